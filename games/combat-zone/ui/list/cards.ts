import type { CardDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import type { PrintedGear, Program } from '../../content/cards/gear.ts'
import { gearLines, programLines } from '../../content/describe.ts'
import type { Character, Content, Gear, Gonk } from '../../content/load.ts'
import { printedCard } from '../scene/model-card.ts'
import { withSaying } from '../scene/said.ts'

/** The picture of Gear is what it is for: shooting, striking, wearing, or anything else. */
function gearIcon({ armor, actions, keywords }: PrintedGear): string {
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

/** CZ-GEAR-1..10: a Gear card, at its price where it can be bought. */
export function gearCard(content: Content, gear: PrintedGear | Gear): CardDrawing {
  const { stats = [], ...price } = 'cost' in gear ? bought(gear) : {}
  const card = {
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
  return withSaying(card, 'gear', gear)
}

/** CZ-NET-3..7: a program as it is bought. */
export function programCard(content: Content, program: Program): CardDrawing {
  const card = {
    ...looseCard,
    ...bought(program),
    id: program.id,
    name: program.name,
    icon: 'virus',
    kind: 'Program',
    tags: [program.quality.toUpperCase()],
    text: programLines(content, program),
  }
  return withSaying(card, 'programs', program)
}

/** What a member of a team carries: a Gear card or a program. */
export function carriedCard(content: Content, take: 'gear' | 'programs', id: string): CardDrawing | undefined {
  const [gear, program] = [content.gear[id], content.programs[id]]
  if (take === 'gear') return gear && gearCard(content, gear)
  return program && programCard(content, program)
}

/** A character as it joins a team. */
export const characterCard = (content: Content, card: Character): CardDrawing =>
  withSaying(printedCard(content, card, card.gear, 1), 'characters', { ...card, id: card.of })

export const gonkCard = (content: Content, card: Gonk, many: number): CardDrawing =>
  withSaying(printedCard(content, card, [], many), 'gonks', card)
