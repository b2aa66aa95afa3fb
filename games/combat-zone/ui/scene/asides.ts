import type { Aside, CardDrawing } from '@muster/ui'
import { gearOf } from '../../content/lookup.ts'
import { playerName } from '../../rules/lookup.ts'
import type { Battle, Model } from '../../rules/state.ts'
import { gearCard, programCard } from '../list/cards.ts'

/** What a model carries, and what it has installed. */
function carriedBy({ content, programs }: Battle, { id, gear }: Model): CardDrawing[] {
  const installed = programs.flatMap(({ of, card }) => (of === id ? (content.programs[card] ?? []) : []))
  return [
    ...gear.flatMap(({ card }) => {
      const found = gearOf(content, card)
      return found ? [gearCard(content, found)] : []
    }),
    ...installed.map((program) => programCard(content, program)),
  ]
}

/** The cards that models carry, which lie open. */
export const asidesOf = (seen: Battle): Aside[] =>
  [...seen.sides.keys()].map((seat) => ({
    name: `${playerName(seen.config, seat)}, Gear`,
    cards: seen.models.filter((model) => model.seat === seat).flatMap((model) => carriedBy(seen, model)),
  }))
