import type { Reason } from '@muster/table'
import type { CardDrawing } from '@muster/ui'
import type { FighterCard, Weapon } from '../../content/cards.ts'
import { rulesText, weaponText } from '../../content/describe.ts'
import { moveOf, toughnessOf, weaponValue, woundsOf } from '../../rules/characteristics.ts'
import { cardOf } from '../../rules/lookup.ts'
import type { Battle, Fighter } from '../../rules/state.ts'

const WHERE: Record<Fighter['where'], string> = {
  unplaced: 'not placed yet',
  reserve: 'in reserve',
  field: '',
  down: 'taken down',
  apart: 'set apart',
}

function tagsOf(card: FighterCard): string[] {
  return card.runemarks.map((mark) => (mark === 'hero' ? 'leader' : mark.replaceAll('-', ' ')))
}

function ruleLine(card: FighterCard): CardDrawing['lines'] {
  const rules = card.rules ? rulesText(card.rules, 'fighter') : ''
  return rules ? [{ name: 'Rule', text: rules }] : []
}

/** "R1 · 2d · S3 · 1/3": a weapon in a line. */
function weaponBrief({ name, range, minimum, attacks, strength, damage }: Omit<Weapon, 'id'>) {
  const reach = minimum === undefined ? `R${range}` : `R${minimum}–${range}`
  return { name, text: `${reach} · ${attacks}d · S${strength} · ${damage.join('/')}` }
}

/** A fighter card as it is printed. */
export function printedCard(card: FighterCard, seat = 0): CardDrawing {
  return {
    id: card.id,
    name: card.name,
    icon: card.icon ?? 'crossed-swords',
    seat,
    tags: tagsOf(card),
    status: card.apart ? 'set apart' : '',
    dimmed: false,
    active: false,
    hurt: 0,
    wounds: card.wounds,
    stats: [
      { name: 'Move', value: card.move },
      { name: 'Toughness', short: 'Tough', value: card.toughness },
      { name: 'Wounds', value: card.wounds },
    ],
    brief: card.weapons.map(weaponBrief),
    lines: [...card.weapons.map((weapon) => ({ name: weapon.name, text: weaponText(weapon) })), ...ruleLine(card)],
  }
}

/** A number and what it is made of. */
type Figure = { readonly name: string; readonly value: number; readonly because: readonly Reason[] }

function statOf(name: string, of: (because: Reason[]) => number): Figure {
  const because: Reason[] = []
  return { name, value: of(because), because }
}

const WEAPON = ['range', 'attacks', 'strength', 'damage', 'critical'] as const

/** A weapon with what works on it now, against nobody in particular; reasons where its numbers are not the printed ones. */
function weaponNow(battle: Battle, fighter: Fighter, weapon: Weapon) {
  const [range, attacks, strength, damage, critical] = WEAPON.map((what) =>
    statOf(what, (because) => weaponValue(battle, fighter, weapon, undefined, what, because)),
  ) as [Figure, Figure, Figure, Figure, Figure]
  const now: Weapon = {
    ...weapon,
    range: range.value,
    attacks: attacks.value,
    strength: strength.value,
    damage: [damage.value, critical.value],
  }
  const because = [range, attacks, strength, damage, critical].flatMap(({ name, because: reasons }) =>
    reasons.slice(1).map((reason) => ({ ...reason, source: `${reason.source}, ${name}` })),
  )
  return { now, line: { name: weapon.name, text: weaponText(now), because } }
}

/** A fighter's card in a battle, its numbers with their reasons. */
export function cardInBattle(battle: Battle, fighter: Fighter): CardDrawing {
  const card = cardOf(battle, fighter)
  const active = battle.active?.fighter === fighter.id
  const actions = battle.active?.actions ?? 0
  const status = active
    ? `active, ${actions} ${actions === 1 ? 'action' : 'actions'} left`
    : WHERE[fighter.where] || (fighter.activated ? 'has acted' : '')
  const { powers, rewards } = battle.content
  const borne = fighter.bears.flatMap((id) => {
    const found = powers[id] ?? rewards[id]
    return found ? [{ name: found.name, text: rulesText(found.rules, 'fighter') }] : []
  })
  const lasting = fighter.lasting.map(({ source, until }) => ({
    name: source,
    text: `in force until the end of the ${until}`,
  }))
  const weapons = card.weapons.map((weapon) => weaponNow(battle, fighter, weapon))
  return {
    ...printedCard(card, fighter.seat),
    id: fighter.id,
    status,
    active,
    dimmed: fighter.where === 'down' || fighter.where === 'apart',
    hurt: fighter.damage,
    wounds: woundsOf(battle, fighter),
    stats: [
      statOf('Move', (because) => moveOf(battle, fighter, because)),
      { ...statOf('Toughness', (because) => toughnessOf(battle, fighter, because)), short: 'Tough' },
      statOf('Wounds', (because) => woundsOf(battle, fighter, because)),
    ],
    brief: weapons.map(({ now }) => weaponBrief(now)),
    lines: [...weapons.map(({ line }) => line), ...ruleLine(card), ...borne, ...lasting],
  }
}
