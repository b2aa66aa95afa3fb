const KEY = 'muster-muted'

function read(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

const muted = read()

/** Whether one does not want to hear somebody; the server keeps it too, and this page at once. */
export const isMuted = (account: string): boolean => muted.has(account)

export function mute(account: string): void {
  muted.add(account)
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted]))
  } catch {}
}
