import { ok, pickOne, type Question, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { cardNamed, playerOf } from './lookup.ts'
import type { State } from './state.ts'

export const STOP = 'stop'

type Discard = {
  readonly state: State
  readonly seat: Seat
  readonly why: string
  /** Whether no card need be scrapped. */
  readonly stop: Verdict
}

const notInHand = refuse('AR-SCRAP-1', 'the card is not in your hand')

const scrapWords: Words<string, Discard> = {
  ask: 'scrap',
  doing: 'may scrap cards',
  rule: 'AR-DISCHARGE-3',
  prompt: ({ why }) => why,
  key: (card) => card,
  text: (card, { state }) => (card === STOP ? 'Scrap no more' : `Scrap ${cardNamed(state, card).name}`),
  kind: (card) => (card === STOP ? 'keep-hand' : 'scrap'),
  label: (card, { state }) => (card === STOP ? 'Keep these cards' : `Scrap ${cardNamed(state, card).name}`),
  detail: (card) => (card === STOP ? 'scrap no more' : ''),
  group: (card) => (card === STOP ? 'Keep these cards' : 'Scrap'),
  refs: (card) => (card === STOP ? [] : [card]),
  candidates: ({ state, seat }) => [...namesInHand(state, seat), STOP],
  verdict: (card, { stop }) => (card === STOP ? stop : ok),
  whyNot: () => notInHand,
}

/** Asks for a card to scrap; where that may be left out, `stop` is ok and the question can be passed. */
export function discardOf(state: State, seat: Seat, why: string, stop: Verdict): Question<string> {
  const options = namesInHand(state, seat)
  if (stop === ok) options.push(STOP)
  return pickOne(scrapWords, options, { state, seat, why, stop }, stop === ok ? STOP : undefined)
}

/** The different cards of a hand, as they lie. */
function namesInHand(state: State, seat: Seat): string[] {
  const { cards } = playerOf(state, seat).hand
  const names: string[] = []
  for (const id of cards) if (!names.includes(id)) names.push(id)
  return names
}
