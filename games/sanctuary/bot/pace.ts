import type { Match } from '@muster/table'
import type { Content } from '../content/load.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'

/** Enemies of each tier that appeared and that fell, Loot Goblins among them, and the damage hunters did. */
type Pace = { appeared: Record<string, number>; fell: Record<string, number>; damage: number[]; escaped: number }

const tiers = ['one star', 'two stars', 'three stars', 'bosses', 'goblins'] as const

/** Rounds are taken together in fives; whatever comes later counts with the last. */
const spans = ['rounds 1-5', 'rounds 6-10', 'rounds 11+'] as const
const SPAN = 5

/** How a finished game went, as numbers whose means say whether fights decide: who came, who fell, damage a round, escapes. */
export function paceOf({ told, state }: Pick<Match<State>, 'told' | 'state'>): Record<string, number> {
  const pace: Pace = { appeared: {}, fell: {}, damage: [], escaped: state.escaped }
  const tierOf = tiersIn(state.content)
  const left = new Map<string, number>()
  let round = 1
  for (const { event } of told as readonly { event: Event }[])
    if (event.event === 'round') round = event.round
    else if (event.event === 'spawned' || event.event === 'goblin') add(pace.appeared, tierOf(event.enemy))
    else if (event.event === 'defeated') add(pace.fell, tierOf(event.enemy))
    else if (event.event === 'harm') {
      const dealt = (left.get(event.enemy) ?? event.max) - event.left
      left.set(event.enemy, event.left)
      pace.damage[round] = (pace.damage[round] ?? 0) + dealt
    }
  return numbersOf(pace, round)
}

function numbersOf({ appeared, fell, damage, escaped }: Pace, rounds: number): Record<string, number> {
  const numbers: Record<string, number> = { escaped }
  for (const tier of tiers) {
    numbers[tier] = appeared[tier] ?? 0
    numbers[`${tier} killed`] = fell[tier] ?? 0
  }
  for (const [index, span] of spans.entries()) {
    const first = index * SPAN + 1
    const last = index === spans.length - 1 ? rounds : Math.min(rounds, first + SPAN - 1)
    let sum = 0
    for (let round = first; round <= last; round++) sum += damage[round] ?? 0
    numbers[`damage a round, ${span}`] = last < first ? 0 : sum / (last - first + 1)
  }
  return numbers
}

const add = (counts: Record<string, number>, tier: string): void => {
  counts[tier] = (counts[tier] ?? 0) + 1
}

/** The tier of an enemy by its id; what no enemy card puts on the board is a Loot Goblin. */
function tiersIn({ enemies }: Content): (enemy: string) => string {
  const known = new Map<string, string>()
  for (const { tokens, boss, stars } of Object.values(enemies))
    for (const token of tokens) known.set(token, boss ? 'bosses' : (tiers[stars - 1] as string))
  return (enemy) => known.get(enemy) ?? 'goblins'
}
