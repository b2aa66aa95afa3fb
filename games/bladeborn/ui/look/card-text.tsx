import type { ShownOption } from '@muster/table'
import type { Scene } from '@muster/ui'
import type { BladebornExtra } from '../scene/extra.ts'

/** What the ability or artefact says that an option would use. */
export function cardText({ kind, refs }: ShownOption, { extra }: Scene) {
  const { sides } = extra as BladebornExtra
  const cards = sides.flatMap((side) => (kind === 'ability' ? side.abilities : kind === 'artefact' ? side.lesser : []))
  return cards.find((card) => refs.includes(card.id))?.text
}
