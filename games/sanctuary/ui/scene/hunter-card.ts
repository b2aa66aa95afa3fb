import type { Reason } from '@muster/table'
import type { CardDrawing, StatDrawing } from '@muster/ui'
import type { HunterCard } from '../../content/grammar.ts'
import { abilityNumber, damageOf, healthOf, maxHealth, movementOf, rangeOf, recoveryOf } from '../../rules/character.ts'
import { cardOf, deciderFor, hunterRef, lootOf, playerName } from '../../rules/lookup.ts'
import { waysToFire } from '../../rules/shots.ts'
import type { Hunter, State } from '../../rules/state.ts'
import { hunterIcon } from './icons.ts'

/** A hunter's card as it is printed. */
export function printedHunter(card: HunterCard): CardDrawing {
  const { id, name, class: kind, health, damage, range, movement, ability } = card
  return {
    id,
    name,
    icon: hunterIcon(id),
    seat: 0,
    tags: [kind],
    status: '',
    dimmed: false,
    active: false,
    hurt: 0,
    wounds: health,
    stats: [
      { name: 'Damage', value: damage, short: 'Dmg' },
      { name: 'Range', value: range, short: 'Rng' },
      { name: 'Movement', value: movement, short: 'Move' },
      { name: 'Health', value: health },
    ],
    lines: [{ name: ability.name, text: ability.text }],
  }
}

/** Reasons name cards by id; people read their names. */
export function named(state: State, reasons: readonly Reason[]): Reason[] {
  const { hunters, loot } = state.content
  return reasons.map((reason) => ({
    ...reason,
    source: hunters[reason.source]?.name ?? loot[reason.source]?.name ?? reason.source,
  }))
}

function statOf(state: State, name: string, of: (because: Reason[]) => number, short?: string): StatDrawing {
  const because: Reason[] = []
  const value = of(because)
  return { name, value, because: named(state, because), ...(short ? { short } : {}) }
}

/** What each equipped gun makes of damage and range; the bare numbers where there is none. */
function shotLines(state: State, hunter: Hunter): CardDrawing['lines'] {
  return waysToFire(state, hunter).map((guns) => {
    const damage: Reason[] = []
    const range: Reason[] = []
    const text = `damage ${damageOf(state, hunter, guns, damage)} per bullet, range ${rangeOf(state, hunter, guns, range)}`
    const name = guns.map((gun) => lootOf(state, gun).name).join(' and ') || 'Without a gun'
    return { name, text, because: named(state, [...damage, ...range]) }
  })
}

const abilityWords = {
  damage: 'damage',
  reach: 'reach',
  bonus: 'extra damage',
  loot: 'free loot',
  actions: 'extra actions',
} as const

function abilityLine(state: State, hunter: Hunter): CardDrawing['lines'][number] {
  const { ability } = cardOf(state, hunter)
  const because: Reason[] = []
  const numbers = Object.entries(abilityWords).flatMap(([what, words]) => {
    const value = abilityNumber(state, hunter, what as keyof typeof abilityWords, because)
    return value === 0 ? [] : [`${words} ${value}`]
  })
  const cooldown = abilityNumber(state, hunter, 'cooldown', because)
  const ready = hunter.timer === 0 ? 'Ready.' : `Ready in ${hunter.timer} ${hunter.timer === 1 ? 'turn' : 'turns'}.`
  return {
    name: ability.name,
    text: `${ready} ${ability.text} Now: ${[...numbers, `cooldown ${cooldown}`].join(', ')}.`,
    because: named(
      state,
      because.filter(({ add }) => add !== 0),
    ),
  }
}

/** SN-R-86: whoever plays the hunter of a player who gave up stands beside how it is. */
function statusOf(state: State, hunter: Hunter): string {
  const player = deciderFor(state, hunter.seat)
  const played = player === hunter.seat ? '' : `played by ${playerName(state, player)}`
  return [played, conditionOf(state, hunter)].filter((part) => part !== '').join(', ')
}

function conditionOf(state: State, hunter: Hunter): string {
  const { turn } = state
  if (hunter.square < 0) return state.round === 0 ? 'not placed yet' : 'down, comes back next turn'
  if (turn?.seat !== hunter.seat) return ''
  if (turn.condition === 'shoot-only') return 'down, may only shoot'
  const left = `${turn.left} ${turn.left === 1 ? 'action' : 'actions'} left`
  return turn.gunzerking ? `Gunzerking, ${left}` : left
}

/** A hunter's card in the game, its numbers with their reasons. */
export function hunterInPlay(state: State, hunter: Hunter): CardDrawing {
  const best = waysToFire(state, hunter)[0] ?? []
  return {
    ...printedHunter(cardOf(state, hunter)),
    id: hunterRef(hunter.seat),
    seat: hunter.seat,
    status: statusOf(state, hunter),
    dimmed: hunter.square < 0 && state.round > 0,
    active: state.turn?.seat === hunter.seat,
    hurt: maxHealth(state, hunter) - healthOf(state, hunter),
    wounds: maxHealth(state, hunter),
    stats: [
      statOf(state, 'Damage', (because) => damageOf(state, hunter, best, because), 'Dmg'),
      statOf(state, 'Range', (because) => rangeOf(state, hunter, best, because), 'Rng'),
      statOf(state, 'Movement', (because) => movementOf(state, hunter, because), 'Move'),
      statOf(state, 'Health', (because) => maxHealth(state, hunter, because)),
    ],
    lines: [
      abilityLine(state, hunter),
      ...shotLines(state, hunter),
      { name: 'Recovery', text: `regains ${recoveryOf(state, hunter)} health at the end of the turn` },
    ],
  }
}
