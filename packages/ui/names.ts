/** What is wrong with the names given at set-up; undefined where nothing is. */
export function namesProblem(players: readonly string[]): { readonly problem: string } | undefined {
  return players.some((name) => name.trim() === '' || name.length > 60)
    ? { problem: 'Every player needs a name of 1 to 60 characters.' }
    : undefined
}
