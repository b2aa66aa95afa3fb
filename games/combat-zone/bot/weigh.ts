import { colourOf, isReady } from '@muster/reaction'
import type { Base } from '@muster/space'
import type { AnyQuestion, Seat } from '@muster/table'
import { type Doing, doingOf } from '../rules/cards.ts'
import { baseOf, LIMITER } from '../rules/components.ts'
import { areRivals, modelOf, modelsOn } from '../rules/lookup.ts'
import type { ActAsk, ActOption } from '../rules/menu.ts'
import { isLaunch, tokenOfLaunch } from '../rules/net.ts'
import { isForQuarters } from '../rules/quarter.ts'
import type { Battle, Model } from '../rules/state.ts'
import type { MoveAsk, Path } from '../rules/ways.ts'
import { attacksOf, chanceOf, guardAdd, guardDie } from './attacks.ts'
import { goalsInTheEnd } from './goals.ts'
import { blowOf, type Stander, standerOf, threatOf } from './threat.ts'
import { woundWorth } from './worth.ts'

/** What a token spent costs, and what there is to gain by things that are no attacks. */
const TOKEN = 0.02
const TO_AIM = 0.14
const TO_STAND_BETTER = 0.03
const COMMAND = 0.08
const TREATED = 0.35
const CLEANED = 0.12
const LOOTED = 0.15
const CARD = 0.08
const LAUNCH = 0.4
/** What nobody does without a reason, and what is likely by itself. */
const IDLE = -0.25
const LIKELY = 0.25

const rivalsOf = (battle: Battle, model: Model): Stander[] =>
  modelsOn(battle).flatMap((other) => (areRivals(battle, model, other) ? [standerOf(battle, other)] : []))

/** About what an attack at somebody brings, with the token it is made with. */
function weighAttack(
  battle: Battle,
  model: Model,
  { action }: Doing,
  target: Model,
  token: ActOption['token'],
): number {
  const skill = action.skill ?? 'ranged'
  const brief = attacksOf(battle, model).find((one) => one.skill === skill && one.bands === action.bands)
  const by = { ...standerOf(battle, model), colour: colourOf(token) }
  return brief ? blowOf(battle, by, brief, standerOf(battle, target)) : TREATED * woundWorth(battle, target)
}

/** About what a launch brings: what the program does if it runs, for the chance that it does. */
function weighLaunch(battle: Battle, model: Model, doing: Doing, target: Model | undefined): number {
  const colour = colourOf(tokenOfLaunch(battle, doing))
  const tech =
    (battle.content.characters[model.card]?.skills.tech ?? 0) - (target ? guardAdd(battle, target, 'tech', false) : 0)
  const die = guardDie(battle, target && areRivals(battle, model, target) ? target : { ...model, kind: 'drone' })
  const hit = doing.action.attack && target ? woundWorth(battle, target) : 0
  return chanceOf(colour, die, tech) * (LAUNCH + hit)
}

/** About what a move brings: more where nobody can be aimed at yet, and the farther it goes. */
function weighMove(battle: Battle, model: Model, token: ActOption['token']): number {
  const { isAimed } = threatOf(battle, standerOf(battle, model), rivalsOf(battle, model))
  return (isAimed ? TO_STAND_BETTER : TO_AIM) + LIMITER[colourOf(token)] / 50_000
}

const served: Readonly<Record<string, number>> = {
  command: COMMAND,
  triage: TREATED,
  firewall: CLEANED,
  'loot-gear': LOOTED,
  'loot-goods': LOOTED,
  drag: IDLE,
  climb: 0,
}

function weighAct({ battle, model }: ActAsk, { action, target: aim, token }: ActOption): number {
  if (action === '') return 0
  const target = battle.models.find(({ id }) => id === aim)
  const doing = doingOf(battle, model, action) as Doing
  if (isLaunch(doing)) return weighLaunch(battle, model, doing, target)
  if (action === 'move') return weighMove(battle, model, token) - TOKEN
  if (doing.action.attack && target) return weighAttack(battle, model, doing, target, token) - TOKEN
  return (served[action] ?? CARD) - TOKEN
}

/**
 * What a character would bring if it were activated, and what an Inspire would: the tokens it turns, and the Gonks who act in it. What
 * a team-mate would do with it is not weighed.
 */
function weighControl(battle: Battle, seat: Seat, option: string): number {
  if (option !== 'inspire') {
    const model = battle.models.find(({ id }) => id === option)
    return model ? threatFrom(battle, option) * (0.5 + 0.5 * model.tokens.filter(isReady).length) : 0
  }
  let sum = 0
  for (const model of modelsOn(battle)) {
    if (model.seat !== seat) continue
    sum += 1.5 * TOKEN * model.tokens.filter((token) => !isReady(token)).length
    if (model.kind === 'gonk') sum += 0.5 * threatFrom(battle, model.id)
  }
  return sum
}

/**
 * What standing at the end of each path is worth to who moves: what it threatens from there, what threatens it, and what the scenario
 * gives for it. A move that was paid for leads somewhere.
 */
function weighPaths({ battle, model, moving }: MoveAsk, paths: readonly Path[]): number[] {
  const isBegun = moving.paid.length > 0 || moving.rest.length > 0
  const isOwnMove = battle.active?.id === model.id || battle.inspired.includes(model.id)
  const mustGo = isOwnMove && !isBegun && paths.length > 1
  const goal = goalsInTheEnd(battle, model.seat)
  const rivals = rivalsOf(battle, model)
  const here = baseOf(battle, model)
  return paths.map((path) => {
    const end = path.at(-1)
    if (!end && mustGo) return Number.NEGATIVE_INFINITY
    const base: Base = end ? { ...here, x: end.x, y: end.y } : here
    const own = standerOf(battle, model, base)
    const danger = rivals.reduce((most, rival) => Math.max(most, threatOf(battle, rival, [own]).most), 0)
    const won = end ? goalsInTheEnd(standingAt(battle, model, base), model.seat) - goal : 0
    return 0.45 * (threatOf(battle, own, rivals).most - danger) + won
  })
}

/** The battle as it would be with a model elsewhere. */
const standingAt = (battle: Battle, model: Model, { x, y, z }: Base): Battle => ({
  ...battle,
  content: battle.content,
  models: battle.models.map((one) => (one.id === model.id ? { ...one, at: { x, y, z } } : one)),
})

const threatFrom = (battle: Battle, id: string): number => {
  const model = modelOf(battle, id)
  return threatOf(battle, standerOf(battle, model), rivalsOf(battle, model)).most
}

/** Where nothing else is known: what odds would assume, or to pass. */
function likely(question: AnyQuestion): readonly number[] | undefined {
  if (question.form !== 'one') return undefined
  const { words, options, context, pass } = question
  const assumed = pass ?? words.assume?.(options, context)
  return assumed === undefined ? undefined : options.map((option: unknown) => (option === assumed ? LIKELY : 0))
}

/** About what each option gains, in the measure of `value`, without trying it out. */
export function weigh(question: AnyQuestion, battle: Battle, seat: Seat): readonly number[] | undefined {
  switch (question.words.ask) {
    case 'act':
      return question.form === 'one'
        ? question.options.map((option: ActOption) => weighAct(question.context as ActAsk, option))
        : undefined
    case 'control':
      return question.form === 'one'
        ? question.options.map((option: string) => weighControl(battle, seat, option))
        : undefined
    case 'path':
      return question.form === 'path'
        ? weighPaths(question.context as MoveAsk, question.candidates as readonly Path[])
        : undefined
    case 'gonk':
      return question.form === 'one'
        ? question.options.map((id: string) => (id === 'done' ? IDLE : threatFrom(battle, id)))
        : undefined
    default:
      return likely(question)
  }
}

/**
 * CZ-REACT-1, CZ-CONTROL-13: a rival that may [RE]act does not pass, as odds assume, where the token it spends may win it a race: it does
 * what weighs most.
 */
export function expects(question: AnyQuestion, battle: Battle): unknown {
  if (question.form !== 'one' || question.words.ask !== 'act' || !isForQuarters(battle)) return undefined
  const ask: ActAsk = question.context
  if (ask.against === undefined) return undefined
  let [best, most] = [question.pass, 0]
  for (const option of question.options as readonly ActOption[]) {
    const weight = weighAct(ask, option)
    if (weight > most) [best, most] = [option, weight]
  }
  return best
}
