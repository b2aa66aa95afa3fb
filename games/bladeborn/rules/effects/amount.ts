import { d6, type Matters, type RollKind } from '@muster/table'
import type { Amount, Task } from '../../content/grammar.ts'
import { isOnField, mapOf, opponentOf } from '../lookup.ts'
import { NOBODY } from '../objective.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import type { Use } from './deeds.ts'
import { fits } from './who.ts'

const effectRoll: RollKind = { why: 'for an effect', rule: 'BB-ABILITY-15', set: 'action' }

/** How much a card means, here and now. Rolls dice where the card says so. */
export function amountOf(table: Table, battle: Battle, amount: Amount, use: Use): number {
  if (typeof amount === 'number') return amount
  if (amount === 'value') return use.value
  if (amount === 'half-value') return half(use.value)
  if ('dice' in amount) {
    const count = typeof amount.dice === 'number' ? amount.dice : amount.dice === 'value' ? use.value : half(use.value)
    if (count === 0) return 0
    const scores = table.roll(use.owner, count, d6, effectRoll, successes(amount.need))
    return scores.filter((score) => score >= amount.need).length * amount.each
  }
  const counted = countOf(battle, amount, use) * amount.times
  return amount.most === undefined ? counted : Math.min(counted, amount.most)
}

/** Half of an ability's value, rounded up. */
export const half = (value: number): number => Math.ceil(value / 2)

const successes = (need: number): Matters => d6.faces.map((face) => (face >= need ? 1 : 0))

/** What a card counts, here and now. */
export function countOf(battle: Battle, amount: Omit<Task, 'least'>, use: Pick<Use, 'owner' | 'me' | 'them'>): number {
  const { who } = amount
  switch (amount.count) {
    case 'objectives': {
      const holder = amount.held === 'opponent' ? opponentOf(use.owner) : amount.held === 'nobody' ? NOBODY : use.owner
      return mapOf(battle).objectives.filter(
        ({ mark }, index) =>
          battle.control[index] === holder && (amount.marked === undefined || mark === amount.marked),
      ).length
    }
    case 'fighters':
      return battle.fighters.filter((fighter) => isOnField(fighter) && (!who || fits(battle, fighter, who, use))).length
    case 'fallen':
      return battle.fighters.filter((fighter) => fighter.where === 'down' && (!who || fits(battle, fighter, who, use)))
        .length
    case 'desecrations':
      return battle.desecrated.length
  }
}
