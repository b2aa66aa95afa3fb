import type { Seat } from '@muster/table'
import { movesMore } from '../../content/describe/deeds.ts'
import { statOf } from '../../rules/effects/standing.ts'
import { playerOf } from '../../rules/lookup.ts'
import { moveCost } from '../../rules/move.ts'
import { nameOf } from '../../rules/names.ts'
import type { Energy, Lasting, State } from '../../rules/state.ts'

export type SideExtra = {
  readonly energy: Energy
  /** What the next standard move costs; undefined where none is left. */
  readonly nextMove: number | undefined
  readonly handSize: number
  /** What lasts until the end of the turn, in words. */
  readonly lasting: readonly string[]
}

/** What only Arsenal shows: Energy, standard moves, what lasts this turn. */
export type ArsenalExtra = { readonly sides: readonly SideExtra[] }

const dice = (count: number): string =>
  `${count > 0 ? '+' : '−'}${Math.abs(count)} ${Math.abs(count) === 1 ? 'die' : 'dice'}`

function lastingWords(state: State, one: Lasting): string {
  switch (one.kind) {
    case 'dice':
      return `${one.source}: ${dice(one.add)} on ${one.all ? 'all' : 'the next'} ${one.roll} ${one.all ? 'rolls' : 'roll'}`
    case 'range':
      return `${one.source}: the next range bonus counts ${one.times} times`
    case 'prevent':
      return `${one.source}: up to ${one.amount} of the next ${one.type === undefined ? '' : `${one.type} `}damage to ${nameOf(state, one.on)} is prevented`
    case 'lock':
      return `lock on ${nameOf(state, one.on)} this turn`
    case 'jam':
      return 'cannot have a lock this turn'
    case 'halt':
      return 'cannot make standard moves this turn'
    case 'speed':
      return `${movesMore(one.free, one.paid)} this turn`
  }
}

const concerns = (one: Lasting, seat: Seat): boolean => ('seat' in one ? one.seat === seat : one.on === `mech-${seat}`)

function sideExtra(state: State, seat: Seat): SideExtra {
  const { energy } = playerOf(state, seat)
  return {
    energy: { ...energy },
    nextMove: moveCost(state, seat),
    handSize: statOf(state, seat, 'hand'),
    lasting: state.lasting.filter((one) => concerns(one, seat)).map((one) => lastingWords(state, one)),
  }
}

export const extraOf = (state: State): ArsenalExtra => ({
  sides: state.phase === 'decks' ? [] : [...state.players.keys()].map((seat) => sideExtra(state, seat)),
})
