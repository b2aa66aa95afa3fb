import { useEffect, useSyncExternalStore } from 'react'
import { get, type Me } from './api.ts'

let me: Me | undefined
let asked: Promise<Me> | undefined
const listeners = new Set<() => void>()

function keep(found: Me): Me {
  me = found
  for (const listener of listeners) listener()
  return found
}

/** Who one is at this server, asked anew. */
export function loadMe(): Promise<Me> {
  asked = get<Me>('me').then(keep)
  return asked
}

/** Who one is, asked once. */
export const knownMe = (): Promise<Me> => asked ?? loadMe()

export function useMe(): Me | undefined {
  useEffect(() => {
    void knownMe().catch(() => undefined)
  }, [])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => me,
  )
}
