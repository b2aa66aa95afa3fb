import type { ShownOption } from '@muster/table'
import type { Scene } from '@muster/ui'
import type { BladebornExtra } from '../scene/extra.ts'

/** What the ability or artefact says that an option would use. */
export function cardText({ key }: ShownOption, { extra }: Scene) {
  const [verb, id] = key.split(' ')
  const { sides } = extra as BladebornExtra
  const cards = sides.flatMap((side) => (verb === 'ability' ? side.abilities : verb === 'use' ? side.lesser : []))
  return cards.find((card) => card.id === id)?.text
}
