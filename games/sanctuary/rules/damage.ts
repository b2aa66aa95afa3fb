import { ok, pickOne, refuse, type Seat, type Words } from '@muster/table'
import { isDownAt, maxHealth } from './character.ts'
import { goDown } from './death.ts'
import { cardOf, cityOf, deciderFor, hunterOf, lootOf, unitOf, whoIs } from './lookup.ts'
import { isLocked } from './phaselock.ts'
import { canFireAt } from './sight.ts'
import type { Enemy, State } from './state.ts'
import type { Table } from './table.ts'

/** SN-DAMAGE-1, SN-DAMAGE-4, SN-ENEMYFIRE-1 to SN-ENEMYFIRE-3, SN-R-71: who fires at the player whose turn begins. */
export function enemiesFiring(state: State, seat: Seat): Enemy[] {
  const hunter = hunterOf(state, seat)
  if (cityOf(state).has[hunter.square] !== 0) return []
  const firing: Enemy[] = []
  for (const enemy of state.enemies) if (canFireAt(state, enemy, hunter) && !isLocked(state, enemy)) firing.push(enemy)
  return firing
}

/** SN-DAMAGE-1 to SN-DAMAGE-5, SN-CHARACTER-8: the shots of all who can fire are summed and subtracted. */
export function takeDamage(table: Table, state: State, seat: Seat): void {
  const firing = enemiesFiring(state, seat)
  let damage = 0
  for (const enemy of firing) {
    const shot = unitOf(state, enemy)?.damage ?? 0
    damage += shot
    table.tell(() => ({
      event: 'fire',
      rule: 'SN-DAMAGE-3',
      enemy: enemy.id,
      seat,
      who: whoIs(state, seat),
      damage: shot,
    }))
  }
  damage = preventDamage(table, state, seat, damage)
  if (damage === 0) return
  const hunter = hunterOf(state, seat)
  hunter.wounds += damage
  const max = maxHealth(state, hunter)
  const health = max - hunter.wounds
  table.tell({ event: 'hurt', rule: 'SN-DAMAGE-3', seat, who: hunter.card, damage, health, max })
  if (isDownAt(state, health)) goDown(table, state, seat)
}

const TAKE_IT = ''

type Hit = { readonly state: State; readonly seat: Seat; readonly damage: number }

const preventWords: Words<string, Hit> = {
  ask: 'prevent',
  doing: 'may prevent damage',
  rule: 'SN-EQUIP-14',
  prompt: ({ state, seat, damage }) =>
    `Enemies hit ${cardOf(state, hunterOf(state, seat)).name} for ${damage}: use a card, or take the damage`,
  key: (card) => (card === TAKE_IT ? 'take it' : `use ${card}`),
  text: (card, { state }) => (card === TAKE_IT ? 'Take the damage' : `Use ${lootOf(state, card).name}`),
  kind: (card) => (card === TAKE_IT ? 'endure' : 'use'),
  about: ({ damage }) => ({ damage }),
  refs: (card) => (card === TAKE_IT ? [] : [card]),
  candidates: ({ state, seat }) => [...hunterOf(state, seat).hand, TAKE_IT],
  verdict: (card, { state }) => (card === TAKE_IT || lootOf(state, card).kind === 'when-hit' ? ok : inActionPhase),
  whyNot: () => notInHand,
}

const inActionPhase = refuse('SN-EQUIP-11', "this loot is equipped or used in its owner's Action Phase")
const notInHand = refuse('SN-EQUIP-14', 'the card is not in the hand of the character that is hit')

/** SN-EQUIP-14, SN-EQUIP-15, SN-R-60: cards that work when damage is taken, as many as the owner likes. */
function preventDamage(table: Table, state: State, seat: Seat, damage: number): number {
  let left = damage
  while (left > 0) {
    const { hand } = hunterOf(state, seat)
    const cards = hand.filter((card) => lootOf(state, card).kind === 'when-hit')
    if (cards.length === 0) return left
    const card = table.ask(
      deciderFor(state, seat),
      pickOne(preventWords, [...cards, TAKE_IT], { state, seat, damage: left }, TAKE_IT),
    )
    if (card === TAKE_IT) return left
    const loot = lootOf(state, card)
    const prevents = loot.kind === 'when-hit' && loot.prevents !== 'all' ? loot.prevents : left
    hand.splice(hand.indexOf(card), 1)
    state.lootDiscard.cards.push(card)
    left = Math.max(0, left - prevents)
    table.tell({ event: 'prevented', rule: 'SN-EQUIP-14', seat, who: whoIs(state, seat), card, left })
  }
  return 0
}
