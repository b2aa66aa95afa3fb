import type { Contest, Mind } from '@muster/bots'
import { type AnyGame, Fault } from '@muster/table'
import { shelf } from '../shelf.ts'

/** A game that bots can be measured at. */
export type Measured = { readonly game: AnyGame; readonly mind: Mind; readonly contest: Contest }

/** Throws a fault that lists the games there are. */
export function entryNamed(id: string | undefined): Measured {
  const able = shelf.filter((entry) => entry.mind && entry.contest)
  const entry = able.find(({ game }) => game.id === id)
  if (entry?.mind && entry.contest) return { game: entry.game, mind: entry.mind, contest: entry.contest }
  const known = able.map(({ game }) => game.id).join(', ')
  throw new Fault(
    'unknown-game',
    id === undefined ? `which game? --game ${known}` : `there is no game "${id}" to measure; there is ${known}`,
  )
}
