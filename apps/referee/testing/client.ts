import { makeReferee } from '../handle.ts'
import type { Shelf } from '../shelf.ts'
import { duel } from './duel.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads replies of every shape
export type Reply = any

/** Speaks with a referee in this process: requests as objects or raw lines, replies parsed. */
export function client(shelf: Shelf = [{ game: duel }]): (request: object | string) => Reply {
  const referee = makeReferee(shelf)
  return (request) => JSON.parse(referee(typeof request === 'string' ? request : JSON.stringify(request)))
}
