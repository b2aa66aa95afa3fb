import { d6, pickOne, type RollKind, type Words } from '@muster/table'
import type { Weapon } from '../content/cards.ts'
import { type RerollGrant, rerollsOf } from './effects/standing.ts'
import { nameOf } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

type Attack = { readonly attacker: Fighter; readonly weapon: Weapon; readonly target: Fighter; readonly need: number }

type Offer = {
  readonly battle: Battle
  readonly attack: Attack
  readonly scores: readonly number[]
  readonly grant: RerollGrant
}

const KEEP = 'keep'

const rerollWords: Words<string, Offer> = {
  ask: 'reroll',
  rule: 'BB-REROLL-1',
  prompt: ({ battle, attack, scores, grant }) =>
    `${nameOf(battle, attack.attacker)} rolled ${scores.join(', ')} and needs ${attack.need} or more. ${grant.source} allows a re-roll`,
  key: (option) => option,
  text: (option, { scores, grant }) => {
    if (option === KEEP) return 'Keep the dice'
    if (option !== 'reroll') return `Re-roll the ${scores[Number(option.slice('reroll '.length)) - 1]}`
    return grant.what === 'all' ? 'Re-roll the dice' : 'Re-roll the misses'
  },
}

const rerollRoll: RollKind = { why: 're-roll to hit', rule: 'BB-REROLL-1', set: 'action' }

/**
 * BB-REROLL-1 to BB-REROLL-4, BB-R-18, BB-R-65: each grant is offered in turn; new scores replace old ones; no die is
 * re-rolled twice, so a later grant takes only the dice not re-rolled yet and is not offered where there are none.
 */
export function offerRerolls(
  table: Table,
  battle: Battle,
  attack: Attack,
  rolled: readonly number[],
): readonly number[] {
  const grants = rerollsOf(battle, attack.attacker, attack.weapon, attack.target)
  if (grants.length === 0) return rolled
  const scores = [...rolled]
  const fresh = new Set(scores.keys())
  for (const grant of grants) {
    const dice = [...fresh].filter((die) => grant.what !== 'misses' || (scores[die] as number) < attack.need)
    if (dice.length === 0) continue
    const options = grant.what === 'one' ? dice.map((die) => `reroll ${die + 1}`) : ['reroll']
    const question = pickOne(rerollWords, [KEEP, ...options], { battle, attack, scores: [...scores], grant }, KEEP)
    const choice = table.ask(attack.attacker.seat, question)
    if (choice === KEEP) continue
    const taken = grant.what === 'one' ? [Number(choice.slice('reroll '.length)) - 1] : dice
    table.roll(attack.attacker.seat, taken.length, d6, rerollRoll).forEach((score, index) => {
      scores[taken[index] as number] = score
      fresh.delete(taken[index] as number)
    })
  }
  return scores
}
