import { type ActionDie, type Colour, reaches } from '@muster/reaction'
import type { Base } from '@muster/space'
import type { Skill } from '../content/grammar/vocabulary.ts'
import { baseOf, LIMITER, REACH, ranks } from '../rules/components.ts'
import type { Battle, Model } from '../rules/state.ts'
import { type AttackBrief, attackColour, attacksOf, chanceOf, guardAdd, guardDie } from './attacks.ts'
import { coverAlong } from './lines.ts'
import { woundWorth } from './worth.ts'

/** A model on the table as threats are measured: where it stands, what a wound to it is worth, how it attacks and opposes. */
export type Stander = {
  readonly model: Model
  readonly base: Base
  readonly wound: number
  readonly attacks: readonly AttackBrief[]
  readonly colour: Colour
  readonly die: ActionDie
  /** What it adds against attacks of a Skill, as far as it was asked for. */
  readonly guards: Partial<Record<Skill, number>>
}

export const standerOf = (battle: Battle, model: Model, base: Base = baseOf(battle, model)): Stander => ({
  model,
  base,
  wound: woundWorth(battle, model),
  attacks: attacksOf(battle, model),
  colour: attackColour(battle, model),
  die: guardDie(battle, model),
  guards: {},
})

/** How much of an attack is left that takes a move first, how far off it is as good as gone, and what stays of it. */
const AFTER_MOVE = 0.6
const FAR = 2800
const LEAST = 0.05
/** How many units of way a barrier in the line is reckoned as, and the cover behind it. */
const ROUND = 400
const GUESSED_COVER = 1

const limits = [LIMITER.red, LIMITER.yellow, LIMITER.green] as const

function gapBetween(one: Base, other: Base): number {
  const [x, y, z] = [other.x - one.x, other.y - one.y, other.z - one.z]
  const flat = Math.max(0, Math.sqrt(x * x + y * y) - one.radius - other.radius)
  return z === 0 ? flat : Math.sqrt(flat * flat + z * z)
}

function rankOf(gap: number): 0 | 1 | 2 | 3 {
  if (gap <= limits[0]) return ranks.red
  if (gap <= limits[1]) return ranks.yellow
  return gap <= limits[2] ? ranks.green : ranks.long
}

/** How far it is to where an attack reaches: nearer, or off from too near. */
function wayToBand(bands: number, gap: number): number {
  if (reaches(bands, rankOf(gap), [0, 1, 2])) return 0
  let least = Number.POSITIVE_INFINITY
  for (let rank = 0; rank <= 3; rank++) {
    if (!reaches(bands, rank, [0, 1, 2])) continue
    const [from, to] = [rank === 0 ? 0 : (limits[rank - 1] as number), limits[rank] ?? 10_000]
    least = Math.min(least, gap > to ? gap - to : from - gap)
  }
  return least
}

/** What an attack takes off its target on average if it is made from where both stand; 0 out of range or sight. */
export function blowOf(battle: Battle, by: Stander, attack: AttackBrief, at: Stander): number {
  const cover = coverAlong(battle, by.base, at.base)
  if (cover === undefined || !reaches(attack.bands, rankOf(gapBetween(by.base, at.base)), [0, 1, 2])) return 0
  return brings(battle, by, attack, at, cover)
}

/** What an attack takes off its target on average, in reach or not. */
function brings(battle: Battle, by: Stander, { add, skill, force }: AttackBrief, at: Stander, cover: number): number {
  const { guards, model, die, wound } = at
  guards[skill] ??= guardAdd(battle, model, skill, true)
  const more = add - guards[skill] - (model.kind === 'drone' ? 0 : cover)
  return chanceOf(by.colour, die, more) * force * wound
}

/** The share of an attack that counts so far from where it reaches. */
function shareAt(far: number): number {
  if (far <= 0) return 1
  return Math.max(LEAST, AFTER_MOVE * (1 - far / FAR))
}

/** The most an attack would bring, at once or after a move, and whether there is one that can be made at once. */
export type Threat = { readonly most: number; readonly isAimed: boolean }

/** What a model threatens, so many units of a move being its own already. */
export function threatOf(battle: Battle, by: Stander, rivals: readonly Stander[], way = 0): Threat {
  let most = 0
  let isAimed = false
  const gaps = rivals.map(({ base }) => gapBetween(by.base, base))
  const isHeld = gaps.some((gap) => gap <= REACH)
  for (const [at, rival] of rivals.entries()) {
    const gap = gaps[at] as number
    if (isHeld && gap > REACH) continue
    const cover = coverAlong(battle, by.base, rival.base)
    for (const attack of by.attacks) {
      const far = wayToBand(attack.bands, gap) + (cover === undefined ? ROUND : 0) - way
      const threat = brings(battle, by, attack, rival, cover ?? GUESSED_COVER) * shareAt(far)
      if (threat > most) most = threat
      if (far + way <= 0 && threat > 0) isAimed = true
    }
  }
  return { most, isAimed }
}
