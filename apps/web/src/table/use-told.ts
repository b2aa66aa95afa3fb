import type { LogLine } from '@muster/session/reader'
import { useEffect, useMemo, useState } from 'react'
import { isYou } from './names.ts'
import type { TableState } from './state.ts'

type Tell = typeof import('./as-you.ts')['asYou']

/** The table with its log told to the one person at the screen, who is "you" there; as it is where several sit, or nobody. */
export function useTold(state: TableState): TableState {
  const { kept, viewer, log, fresh } = state
  const [tell, setTell] = useState<Tell>()
  useEffect(() => void import('./as-you.ts').then(({ asYou }) => setTell(() => asYou)), [])
  const name = viewer !== undefined && isYou(state, viewer) && kept.names[viewer]
  const heard = useMemo(() => {
    if (!tell || !name) return undefined
    const told = (lines: readonly LogLine[]) => lines.map((line) => ({ ...line, text: tell(line.text, name) }))
    return { log: told(log), fresh: told(fresh) }
  }, [log, fresh, name, tell])
  return heard ? { ...state, ...heard } : state
}
