import type { LogLine } from '@muster/session/reader'
import { useMemo } from 'react'
import { asYou } from './as-you.ts'
import { nameOfYou } from './names.ts'
import type { TableState } from './state.ts'

/** The table with its log told to the one person at the screen, who is "you" there; as it is where several sit, or nobody. */
export function useTold(state: TableState): TableState {
  const { log, fresh } = state
  const name = nameOfYou(state)
  const told = useMemo(() => {
    const known = new WeakMap<LogLine, LogLine>()
    return (line: LogLine): LogLine => {
      const heard = known.get(line) ?? { ...line, text: asYou(line.text, name) }
      known.set(line, heard)
      return heard
    }
  }, [name])
  return {
    ...state,
    log: useMemo(() => (name ? log.map(told) : log), [log, name, told]),
    fresh: useMemo(() => (name ? fresh.map(told) : fresh), [fresh, name, told]),
  }
}
