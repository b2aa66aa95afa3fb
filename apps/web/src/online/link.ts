import { useSyncExternalStore } from 'react'
import { Connection, type LinkState } from './connection.ts'

let opened: Connection | undefined

/** The page's one connection; opened when somebody first needs it. */
export function link(): Connection {
  if (opened && opened.state() !== 'ended') return opened
  const address = new URL('./play', location.href)
  address.hash = ''
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  opened = new Connection(address.href)
  return opened
}

/** Another person at this browser, another connection. */
export function closeLink(): void {
  opened?.close()
  opened = undefined
}

/** How the connection stands, and how many answers wait for it. */
export function useLink(): { state: LinkState; kept: number; words: string } {
  const connection = link()
  const state = useSyncExternalStore(connection.subscribe, connection.state)
  const kept = useSyncExternalStore(connection.subscribe, () => connection.kept)
  return { state, kept, words: connection.words }
}
