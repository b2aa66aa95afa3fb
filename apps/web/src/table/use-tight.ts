import { useSyncExternalStore } from 'react'

/** Windows where the log is a drawer: the same as in table.css. */
const TIGHT = '(max-width: 760px), (max-height: 699.98px) and (orientation: landscape)'

/** Whether there is no room for the log beside the board. */
export function useTight(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const tight = matchMedia(TIGHT)
      tight.addEventListener('change', listener)
      return () => tight.removeEventListener('change', listener)
    },
    () => matchMedia(TIGHT).matches,
  )
}
