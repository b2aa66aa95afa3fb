import type { AnyQuestion, Seat } from '@muster/table'
import type { Deed } from '../content/grammar.ts'
import type { Card } from '../content/schema.ts'
import { everyTarget, strikeVerdict } from '../rules/attack.ts'
import { costOf } from '../rules/effects/standing.ts'
import { mostEnergy } from '../rules/energy.ts'
import { cardNamed, controllerOf, playerOf } from '../rules/lookup.ts'
import { type Act, functionOfUse, isEndStep } from '../rules/options.ts'
import type { Item, State } from '../rules/state.ts'

/** AR-ATTACK-1: an Attack that still has somebody to strike. */
const isAttack = ({ content }: State, { card, strikes = [] }: Item): boolean =>
  strikes.length > 0 && card !== undefined && content.cards[card]?.type === 'attack'

/** Whether an Attack of the seat waits, or could be declared at once. */
function attacks(state: State, seat: Seat): boolean {
  if (state.stack.some((item) => item.seat === seat && isAttack(state, item))) return true
  if (state.turn !== seat || state.stack.length > 0 || isEndStep(state)) return false
  const { hand, energy } = playerOf(state, seat)
  const targets = everyTarget(state)
  return hand.cards.some((id) => {
    const card: Card = cardNamed(state, id)
    if (card.type !== 'attack' || costOf(state, seat, card, 0) > mostEnergy(energy)) return false
    return targets.some((target) => strikeVerdict(state, seat, card, target) === undefined)
  })
}

/** Whether an Attack on something of the seat's waits to be resolved. */
const isStruck = (state: State, seat: Seat): boolean =>
  state.stack.some(
    (item) => isAttack(state, item) && item.strikes?.some((target) => controllerOf(state, target) === seat),
  )

/**
 * AR-ROLL-13, AR-R-30: dice and range for a roll of this turn that nothing announces yet. They can be had as well when it does,
 * for whatever is declared can be answered.
 */
function comesToNothing(deed: Deed, state: State, seat: Seat): boolean {
  if ('dice' in deed) {
    const { roll, add, who, until } = deed.dice
    if (add === undefined || who !== 'me' || until) return false
    return roll === 'attack' ? !attacks(state, seat) : !isStruck(state, seat)
  }
  return 'range' in deed && deed.range.who === 'me' && !isStruck(state, seat)
}

function deedsOf(state: State, seat: Seat, act: Act): readonly Deed[] {
  if (act.do === 'use') return functionOfUse(state, seat, act).do
  if (act.do !== 'play') return []
  const card: Card = cardNamed(state, act.card)
  return card.type === 'action' ? card.do : []
}

/** What a seat could declare that would have no effect now: such acts bots leave alone. */
export function idle(question: AnyQuestion, state: State, seat: Seat): readonly boolean[] | undefined {
  if (question.form !== 'one' || question.words.ask !== 'act') return undefined
  return question.options.map((act: Act) => {
    const deeds = deedsOf(state, seat, act)
    return deeds.length > 0 && deeds.every((deed) => comesToNothing(deed, state, seat))
  })
}
