/**
 * Two letters for each id, the first and another one of its own, so that no two are the same: "turosh" is Tu, and
 * "turok" after it To.
 */
export function initialsOf(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, string>()
  const used = new Set<string>()
  for (const id of ids) {
    const letters = [...id.replace(/[^a-z0-9]/gi, '')]
    const first = (letters[0] ?? 'x').toUpperCase()
    const second = [...letters.slice(1), ...'0123456789'].find((letter) => !used.has(first + letter)) ?? '?'
    used.add(first + second)
    taken.set(id, first + second)
  }
  return taken
}
