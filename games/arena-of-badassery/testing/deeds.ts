import { type Position, type PositionSetup, position } from './position.ts'

/** A row of zones: Ann at a, Bob at b, a thug at c, and room on both sides. */
const plain: PositionSetup = {
  map: ['. . a b c d .'],
  hunters: { ann: 'a', bob: 'b' },
  enemies: { 'thug-1': 'c' },
}

/** Ann has done these deeds, by an Easy action on her own card. */
export function done(deeds: readonly object[], setup: Partial<PositionSetup> = {}): Position {
  return ready(deeds, setup).answer('ann on G+')
}

/** Ann could do these deeds now. */
export function ready(deeds: readonly object[], { cards, ...setup }: Partial<PositionSetup> = {}): Position {
  const actions = [{ name: 'do it', does: deeds }]
  const hunters = { ...cards?.hunters, ann: { ...cards?.hunters?.ann, actions } }
  return position({ ...plain, ...setup, cards: { ...cards, hunters } })
}
