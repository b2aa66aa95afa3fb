import { hasReady, isReady, type Token } from '@muster/reaction'
import { FINE } from '@muster/space'
import type { Seat } from '@muster/table'
import { controlsOf } from '../rules/end.ts'
import { isStunned } from '../rules/gonk.ts'
import { areRivals, modelsOn } from '../rules/lookup.ts'
import { isVulnerable } from '../rules/net.ts'
import { isForQuarters } from '../rules/quarter.ts'
import { limitOf } from '../rules/scenario.ts'
import type { Battle, Model } from '../rules/state.ts'
import { goalsInTheEnd, goalsOf } from './goals.ts'
import { type Stander, standerOf, threatOf } from './threat.ts'
import { worthOfModel } from './worth.ts'

/** The weight of each thing a position is judged by; a point is ten EB. */
const WEIGHTS = {
  /** What a threat of one's own counts, and one of a rival: who waits to be shot at first gains nothing by it. */
  threat: 1,
  danger: 0.6,
  /** How much of a threat is left where no token is Ready. */
  spent: 0.85,
  /** What counts besides of the threat of the Active Model for each action it has left, of two at most. */
  tempo: 0.45,
  token: 0.005,
  /** What the Control costs that an Inspire takes. */
  control: 0.06,
  luck: 0.22,
  hacked: 0.12,
  running: 0.3,
  vulnerable: 0.25,
  loot: 0.2,
}

/**
 * What a position is worth to a seat: models, what they threaten, tokens, Luck, the net, Loot and the scenario's goals: the points there are and
 * are as good as scored, or in a race for quarters those there will be in the end.
 */
export const value = (battle: Battle, seat: Seat): number =>
  isForQuarters(battle) ? outlook(battle, seat) : forcesOf(battle, seat) + goalsOf(battle, seat)

/** The same in the longer view of those who search: who will be ahead in the end. */
export function outlook(battle: Battle, seat: Seat): number {
  return forcesOf(battle, seat) + (battle.scenario === undefined ? goalsOf : goalsInTheEnd)(battle, seat)
}

/** What a position is worth but for the scenario's goals. */
function forcesOf(battle: Battle, seat: Seat): number {
  const standing = modelsOn(battle).map((model) => standerOf(battle, model))
  let sum = 0
  const rivalsOf = battle.sides.map((_, side) =>
    standing.filter(({ model }) => areRivals(battle, model, { seat: side })),
  )
  for (const one of standing) {
    const rivals = rivalsOf[one.model.seat] as readonly Stander[]
    sum += sideOf(one.model, seat) * modelValue(battle, one)
    sum += threatFor(battle, one, rivals, seat)
  }
  if (battle.stage === 'inspire') sum -= WEIGHTS.control * (battle.control === seat ? 1 : -1)
  for (const [other, { luck, left }] of battle.sides.entries())
    if (!left) sum += WEIGHTS.luck * luck * (other === seat ? 1 : -1)
  return sum + netValue(battle, seat)
}

/** What an attack that costs no token counts, in attacks that cost one. */
const FREE = 2

const sideOf = (model: Model, seat: Seat): number => (model.seat === seat ? 1 : -1)

/** CZ-R-131: whether its player will have Control again. */
const isToAct = (battle: Battle, { seat }: Model): boolean => controlsOf(battle, seat) < limitOf(battle, seat)

/** CZ-INSPIRE-5: whether its side is about to turn its tokens Ready. */
const isInspiring = ({ stage, control }: Battle, { seat }: Model): boolean => stage === 'inspire' && control === seat

function modelValue(battle: Battle, { model }: Stander): number {
  const fresh = isInspiring(battle, model)
  const tokens = model.tokens.filter((token: Token) => fresh || isReady(token)).length
  const marks = WEIGHTS.loot * model.loot.length - WEIGHTS.hacked * model.hacked
  const open = isVulnerable(battle, model) ? WEIGHTS.vulnerable : 0
  return worthOfModel(battle, model) + WEIGHTS.token * tokens + marks - open
}

/** What a model threatens, for or against a seat: more where it may act at once, less where it must be inspired first. */
function threatFor(battle: Battle, one: Stander, rivals: readonly Stander[], seat: Seat): number {
  const { model } = one
  const moving = battle.moving?.id === model.id ? battle.moving.left / FINE : 0
  const { most, isAimed } = threatOf(battle, one, rivals, moving)
  const isAble = model.kind === 'gonk' ? !isStunned(model) : isInspiring(battle, model) || hasReady(model.tokens)
  const often =
    (isAble || !isToAct(battle, model) ? 1 : WEIGHTS.spent) + WEIGHTS.tempo * actsLeft(battle, model, isAimed)
  return most * often * (model.seat === seat ? WEIGHTS.threat : -WEIGHTS.danger)
}

/**
 * CZ-CONTROL-8, CZ-INSPIRE-2, CZ-FREE-1, CZ-COMMAND-2, CZ-R-78: how many attacks somebody may make at once, as far as they count: the Active
 * Model and who is commanded, where nobody is in reach after a move; who may attack for free; a Gonk that is inspired.
 */
function actsLeft(battle: Battle, model: Model, isAimed: boolean): number {
  const { active, stage, moving, inspired, errands, commanded } = battle
  const { id, kind, tokens } = model
  if (errands.some((errand) => errand.do === 'act' && errand.id === id)) return isAimed ? FREE : 0
  if (kind === 'gonk' && isInspiring(battle, model))
    return isAimed && !inspired.includes(id) && !isStunned(model) ? 1 : 0
  if ((commanded ?? active?.id) !== id || stage !== 'active' || (active?.over && commanded !== id)) return 0
  const acts =
    kind === 'character' ? tokens.filter(isReady).length : commanded === id ? 1 : 1 - Math.min(1, active?.acts ?? 0)
  return Math.min(2, Math.max(0, isAimed || moving?.id === id ? acts : acts - 1))
}

/** CZ-NET-18: programs that run, of Netrunners who stand. */
function netValue(battle: Battle, seat: Seat): number {
  let sum = 0
  for (const { of, running } of battle.programs) {
    const runner = running ? battle.models.find(({ id }) => id === of) : undefined
    if (runner?.where === 'table') sum += WEIGHTS.running * sideOf(runner, seat)
  }
  return sum
}
