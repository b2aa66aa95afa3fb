const KEY = 'muster-learned'

/** What was done and solved in this browser, as "game exercise". */
function load(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const isLearned = (game: string, exercise: string): boolean => load().includes(`${game} ${exercise}`)

export function noteLearned(game: string, exercise: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...load(), `${game} ${exercise}`])]))
  } catch {}
}
