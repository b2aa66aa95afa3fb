import type { CardDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import type { Program } from '../../content/cards/gear.ts'
import { gearLines, programLines } from '../../content/describe.ts'
import type { Content, Gear } from '../../content/load.ts'

/** The picture of Gear is what it is for: shooting, striking, wearing, or anything else. */
function gearIcon({ armor, actions, keywords }: Gear): string {
  const skills = actions.map(({ skill }) => skill)
  if (skills.includes('ranged')) return 'pistol-gun'
  if (skills.includes('melee')) return 'katana'
  if (armor !== undefined) return 'breastplate'
  return keywords.includes('cybergear') ? 'processor' : 'backpack'
}

function bought({ cost, cred, rarity }: Pick<Gear, 'cost' | 'cred' | 'rarity'>): Pick<CardDrawing, 'cost' | 'stats'> {
  return {
    cost: { name: 'EB', value: cost },
    stats: [
      { name: 'Rarity', value: rarity },
      ...(cred > 0 ? [{ name: 'Street Cred needed', short: 'Cred', value: cred }] : []),
    ],
  }
}

/** CZ-GEAR-1..10: a Gear card as it is bought. */
export function gearCard(content: Content, gear: Gear): CardDrawing {
  const { stats = [], ...price } = bought(gear)
  return {
    ...looseCard,
    ...price,
    id: gear.id,
    name: gear.name,
    icon: gearIcon(gear),
    kind: 'Gear',
    tags: gear.keywords,
    stats: [...stats, ...(gear.armor === undefined ? [] : [{ name: 'Armor', short: 'Arm', value: gear.armor }])],
    text: gearLines(content, gear),
  }
}

/** CZ-NET-3..7: a program as it is bought. */
export function programCard(content: Content, program: Program): CardDrawing {
  return {
    ...looseCard,
    ...bought(program),
    id: program.id,
    name: program.name,
    icon: 'virus',
    kind: 'Program',
    tags: [program.quality.toUpperCase()],
    text: programLines(content, program),
  }
}
