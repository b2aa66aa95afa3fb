import { d6, inNumber, pickOne, type RollKind, refuse, type Verdict, type Words } from '@muster/table'
import { hitsOf, type RolledAttack } from './attack.ts'
import { type RerollGrant, rerollsOf } from './effects/standing.ts'
import { cardOf } from './lookup.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'

type Rerolling = {
  readonly battle: Battle
  readonly attack: RolledAttack
  readonly scores: readonly number[]
  readonly grant: RerollGrant
}

const KEEP = { do: 'keep' } as const
/** One die, by its place in the roll, or all that the grant speaks of. */
type Reroll = { readonly do: 'reroll'; readonly die?: number }

const rerollWords: Words<Reroll | typeof KEEP, Rerolling> = {
  ask: 'reroll',
  doing: 'may roll again',
  rule: 'BB-REROLL-1',
  prompt: ({ battle, attack, scores, grant }) => {
    const attacker = cardOf(battle, attack.attacker)
    return `${attacker.name} rolled ${scores.join(', ')} and ${inNumber(attacker, 'needs')} ${attack.need} or more. ${grant.source} allows a re-roll`
  },
  key: (option) => {
    if (option.do === 'keep') return 'keep'
    return option.die === undefined ? 'reroll' : `reroll ${option.die + 1}`
  },
  text: (option, { scores, grant }) => {
    if (option.do === 'keep') return 'Keep the dice'
    if (option.die !== undefined) return `Re-roll the ${scores[option.die]}`
    return grant.what === 'all' ? 'Re-roll the dice' : 'Re-roll the misses'
  },
  kind: (option) => option.do,
  about: ({ battle, attack, scores, grant }) => ({
    roll: 'to hit',
    fighter: attack.attacker.id,
    weapon: attack.weapon.id,
    target: attack.target.id,
    need: attack.need,
    faces: scores,
    ...hitsOf(battle, attack, scores),
    reroll: grant.what,
    source: grant.source,
  }),
  whyNot,
}

const allDice = refuse('BB-REROLL-2', 'the re-roll takes all the dice')
const otherDice = refuse('BB-REROLL-3', 'the card grants a re-roll of other dice')
const noSuchDie = refuse('BB-REROLL-1', 'there is no such die in the roll')
const wasRerolled = refuse('BB-REROLL-4', 'no die is re-rolled more than once')

/** Why a die, or all dice, cannot be re-rolled. */
function whyNot(key: string, { scores, grant }: Rerolling): Verdict {
  const [, number] = key.split(' ')
  if (grant.what === 'all') return allDice
  if (number === undefined || grant.what === 'misses') return otherDice
  return scores[Number(number) - 1] === undefined ? noSuchDie : wasRerolled
}

const toHitAgain: RollKind = { why: 're-roll to hit', rule: 'BB-REROLL-1', set: 'action' }

/**
 * BB-REROLL-1 to BB-REROLL-4, BB-R-18, BB-R-65: each grant is offered in turn; new scores replace old ones; no die is
 * re-rolled twice, so a later grant takes only the dice not re-rolled yet and is not offered where there are none.
 */
export function offerRerolls(
  table: Table,
  battle: Battle,
  attack: RolledAttack,
  rolled: readonly number[],
): readonly number[] {
  const grants = rerollsOf(battle, attack.attacker, attack.weapon, attack.target)
  if (grants.length === 0) return rolled
  const scores = [...rolled]
  const fresh = new Set(scores.keys())
  for (const grant of grants) {
    const dice = [...fresh].filter((die) => grant.what !== 'misses' || (scores[die] as number) < attack.need)
    if (dice.length === 0) continue
    const options: Reroll[] = grant.what === 'one' ? dice.map((die) => ({ do: 'reroll', die })) : [{ do: 'reroll' }]
    const context = { battle, attack, scores: [...scores], grant }
    const choice = table.ask(attack.attacker.seat, pickOne(rerollWords, [KEEP, ...options], context, KEEP))
    if (choice.do === 'keep') continue
    const taken = choice.die === undefined ? dice : [choice.die]
    table.roll(attack.attacker.seat, taken.length, d6, toHitAgain).forEach((score, index) => {
      scores[taken[index] as number] = score
      fresh.delete(taken[index] as number)
    })
  }
  return scores
}
