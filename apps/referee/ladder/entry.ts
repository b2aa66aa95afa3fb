import type { Contest, Mind, SharedContest, Variant } from '@muster/bots'
import { type AnyGame, Fault } from '@muster/table'
import { shelf } from '../shelf.ts'

/** A game that bots can be measured at: against each other, or all together against the table. */
export type Measured = { readonly game: AnyGame; readonly mind: Mind; readonly contest: Contest | SharedContest }

export function isShared(contest: Contest | SharedContest): contest is SharedContest {
  return 'tables' in contest
}

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

/** The tables of a shared contest by name; all where none is named. */
export function tablesNamed({ tables }: SharedContest, given: string | boolean | undefined): SharedContest['tables'] {
  if (typeof given !== 'string') return tables
  return given.split('/').map((name) => {
    const table = tables.find((one) => one.name === name)
    if (table) return table
    throw new Fault(
      'bad-request',
      `there is no table "${name}"; there are ${tables.map((one) => one.name).join(' / ')}`,
    )
  })
}

/** The games of one kind that a contest can be asked for. */
export function variantNamed({ variants = {} }: Contest, name: string): Variant {
  const variant = variants[name]
  if (variant) return variant
  const known = Object.keys(variants).join(', ') || 'none'
  throw new Fault('bad-request', `there is no variant "${name}"; there is ${known}`)
}
