import type { Seat } from '@muster/table'
import type { Deed } from '../content/grammar.ts'
import { cardNamed } from './lookup.ts'
import { type Act, functionOfUse } from './options.ts'
import type { Item, State } from './state.ts'

/** What only readies a seat for a roll of its own: it is as good when that roll is about to come, and a window comes before it. */
function readiesFor(deed: Deed): 'attack' | 'defence' | undefined {
  if ('dice' in deed) return deed.dice.who !== 'me' ? undefined : deed.dice.roll === 'attack' ? 'attack' : 'defence'
  if ('range' in deed) return deed.range.who === 'me' ? 'attack' : undefined
  if ('prevent' in deed) return deed.prevent.to === 'me' ? 'defence' : undefined
  return undefined
}

function deedsOf(state: State, seat: Seat, act: Act): readonly Deed[] {
  if (act.do === 'use') return functionOfUse(state, seat, act).do
  const card = act.do === 'play' ? cardNamed(state, act.card) : undefined
  return card?.type === 'action' ? card.do : []
}

/** Whether what waits can lead to no roll: a standard move, or the end of a turn. */
const isQuiet = ({ kind }: Item): boolean => kind === 'move' || kind === 'end'

/**
 * AR-R-5: whether something keeps: declared at a later window of this turn it does the same, and now it would do nothing. What
 * readies for one's own attack rolls keeps while no attack of one's own waits; what readies for evasion, armor or damage
 * keeps while nothing waits but moves and the end of the turn.
 */
export function keeps(state: State, seat: Seat, act: Act): boolean {
  if (state.turn === seat) return false
  const deeds = deedsOf(state, seat, act)
  const attacks = state.stack.some((item) => item.seat === seat && !isQuiet(item))
  return (
    deeds.length > 0 &&
    deeds.every((deed) => {
      const readies = readiesFor(deed)
      return readies === 'attack' ? !attacks : readies === 'defence' && state.stack.every(isQuiet)
    })
  )
}
