import type { ShownOption } from '@muster/table'
import type { Scene } from '@muster/ui'
import type { SanctuaryExtra } from '../scene/extra.ts'

const ABILITIES = new Set(['phaselock', 'gunzerking', 'sabre-turret', 'bloodwing'])
const WITH_CARD = new Set(['equip', 'remove', 'use', 'give', 'take'])

/** What the card or ability says that an option would use; of a hunter to choose, what follows the ability's name. */
export function cardText({ key, text }: ShownOption, { extra, zones }: Scene): string | undefined {
  const [verb = '', id] = key.split(' ')
  const hunter = /^[^:]+, [^:]+: [^.]+\. (.+)$/.exec(text)
  if (id === undefined && hunter) return hunter[1]
  if (ABILITIES.has(verb)) {
    const { abilities } = extra as SanctuaryExtra
    return abilities.find((ability) => ability?.name.toLowerCase().replace(' ', '-') === verb)?.text
  }
  if (!WITH_CARD.has(verb)) return undefined
  return zones
    .flatMap(({ cards }) => cards)
    .find((card) => card.id === id)
    ?.text?.join(' ')
}
