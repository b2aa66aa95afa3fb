const KEY = 'muster-notes'

interface Known {
  /** Whether notes are wanted at all. */
  readonly wanted: boolean
  /** The kinds of question that a note was given for, as "game ask". */
  readonly seen: readonly string[]
}

function load(): Known {
  try {
    return { wanted: true, seen: [], ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { wanted: true, seen: [] }
  }
}

function keep(known: Known): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {}
}

/** Whether somebody is to be told about a kind of question: the first time, unless they want no notes. */
export function wantsNote(game: string, ask: string): boolean {
  const { wanted, seen } = load()
  return wanted && !seen.includes(`${game} ${ask}`)
}

export function noteSeen(game: string, ask: string): void {
  const known = load()
  keep({ ...known, seen: [...new Set([...known.seen, `${game} ${ask}`])] })
}

/** Turns notes off, or on again from the beginning. */
export function wantNotes(wanted: boolean): void {
  keep({ wanted, seen: [] })
}

export const areNotesWanted = (): boolean => load().wanted
