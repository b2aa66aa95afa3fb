import { type Contest, type Mind, searchFor } from '@muster/bots'
import type { AnyQuestion, Seat } from '@muster/table'
import { idle } from './bot/idle.ts'
import { isTurnToBegin, outlook } from './bot/outlook.ts'
import { value } from './bot/value.ts'
import { weigh } from './bot/weigh.ts'
import { baseContent } from './content/index.ts'
import { cardNamed, playerOf } from './rules/lookup.ts'
import type { Pull } from './rules/roll.ts'
import type { State } from './rules/state.ts'

/** How many dice to pull: attackers spread them over the Attacks they can still make, defenders pull what may yet help. */
function pullOf({ state, seat, roll, others, need }: Pull, most: number): number {
  if (roll === 'armor') return Math.min(most, 3 * need)
  if (roll === 'attack') {
    const { hand, energy } = playerOf(state, seat)
    const more = hand.cards.some((id) => cardNamed(state, id).type === 'attack') && energy.ready >= 2
    return more ? Math.ceil(most / 2) : most
  }
  if (need === 0) return 0
  const wanted = Math.max(0, Math.ceil(3 * (need + 0.5)) - others)
  return others + most < 2 * need ? 0 : Math.min(most, wanted)
}

/** After so many turns a bot with nothing to play rather loses by drawing than sits for ever. */
const PATIENCE = 120

/** Which card is scrapped: one that must go, or one of a hand that led to no Attack this turn. */
function scrapOf(state: State, seat: Seat, options: readonly string[]): string {
  const { hand, attacks, reserve } = playerOf(state, seat)
  const worth = (id: string) =>
    (cardNamed(state, id).type === 'attack' ? 2 : 0) + (cardNamed(state, id).instant ? 1 : 0)
  const [least] = options.filter((id) => id !== 'stop').sort((a, b) => worth(a) - worth(b))
  const stuck = state.turn === seat && attacks === 0 && hand.cards.length >= 7
  const dares = reserve.cards.length > 0 || state.turns > PATIENCE
  return least !== undefined && ((stuck && dares) || !options.includes('stop')) ? least : 'stop'
}

/** Questions that need no thought, of every seat. */
function habit(question: AnyQuestion, state: State, seat: Seat): unknown {
  switch (question.words.ask) {
    case 'pull':
      return question.form === 'number' ? pullOf(question.context as Pull, question.max) : undefined
    case 'armor':
      return 'roll'
    case 'burn':
      return question.form === 'number' ? question.max : undefined
    case 'scrap':
      return question.form === 'one' ? scrapOf(state, seat, question.options) : undefined
    case 'payment':
    case 'next effect':
      return question.form === 'one' ? question.options[0] : undefined
    case 'wrecks':
      return question.form === 'order' ? question.options : undefined
    default:
      return undefined
  }
}

/** AR-DECK-13: nobody has shown a deck yet, so each of the ready-made ones is as good; one put together at random is not. */
function alike(question: AnyQuestion, { content }: State): readonly unknown[] | undefined {
  if (question.words.ask !== 'deck' || question.form !== 'one') return undefined
  return question.options.filter((id: string) => content.decks[id] !== undefined)
}

const LOOKS_INTO = new Set(['hex', 'step', 'copy target', 'target', 'keep', 'keep objects'])

export const mind: Mind<State> = {
  value,
  outlook,
  looksInto: (ask) => LOOKS_INTO.has(ask),
  looksBeyond: () => false,
  habit,
  alike,
  weigh,
  idle,
  isQuiet: isTurnToBegin,
  outcomes: [4, 2, 1],
  scale: 8,
  settings: { horizon: 40, patience: 200, noise: 0.02 },
  strengths: {
    novice: { policy: 'light', noise: 0.6 },
    fighter: { policy: 'greedy', noise: 0.1 },
    champion: searchFor(38),
    legend: searchFor(2000),
  },
}

/** The ready-made deck of each Mech, each against each; the first seat begins. */
export const contest: Contest = {
  entrants: Object.keys(baseContent.decks),
  config: (one, two) => ({ decks: [one, two], first: 0 }),
}
