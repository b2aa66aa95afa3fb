import type { Reason } from '@muster/table'
import type { CardDrawing, StatDrawing } from '@muster/ui'
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

function linesOf(card: FighterCard, weapons: readonly Weapon[]) {
  const rules = card.rules ? rulesText(card.rules, 'fighter') : ''
  const lines = weapons.map((weapon) => ({ name: weapon.name, text: weaponText(weapon) }))
  return rules ? [...lines, { name: 'Rule', text: rules }] : lines
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
      { name: 'Toughness', value: card.toughness },
      { name: 'Wounds', value: card.wounds },
    ],
    lines: linesOf(card, card.weapons),
  }
}

function statOf(name: string, of: (because: Reason[]) => number): StatDrawing {
  const because: Reason[] = []
  return { name, value: of(because), because }
}

/** A weapon with what works on it now, against nobody in particular. */
function weaponNow(battle: Battle, fighter: Fighter, weapon: Weapon): Weapon {
  const value = (what: Parameters<typeof weaponValue>[4]) => weaponValue(battle, fighter, weapon, undefined, what)
  return {
    ...weapon,
    range: value('range'),
    attacks: value('attacks'),
    strength: value('strength'),
    damage: [value('damage'), value('critical')],
  }
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
      statOf('Toughness', (because) => toughnessOf(battle, fighter, because)),
      statOf('Wounds', (because) => woundsOf(battle, fighter, because)),
    ],
    lines: [
      ...linesOf(
        card,
        card.weapons.map((weapon) => weaponNow(battle, fighter, weapon)),
      ),
      ...borne,
      ...lasting,
    ],
  }
}
