import type { Seat, Words } from '@muster/table'
import { cardNamed, playerOf } from './lookup.ts'
import type { State } from './state.ts'

export const scrapWords: Words<string, { state: State; seat: Seat; why: string }> = {
  ask: 'scrap',
  rule: 'AR-DISCHARGE-3',
  prompt: ({ why }) => why,
  key: (card) => card,
  text: (card, { state }) => (card === 'stop' ? 'Scrap no more' : `Scrap ${cardNamed(state, card).name}`),
}

/** The different cards of a hand, as they lie. */
export function namesInHand(state: State, seat: Seat): string[] {
  const { cards } = playerOf(state, seat).hand
  const names: string[] = []
  for (const id of cards) if (!names.includes(id)) names.push(id)
  return names
}
