import { isSettled, type Roll } from '@muster/reaction'
import type { AnyQuestion, Seat } from '@muster/table'
import type { ArenaAction } from '../content/grammar/schemas.ts'
import { meansOf } from '../rules/action.ts'
import { someAim } from '../rules/attack.ts'
import { rolls } from '../rules/dice.ts'
import { force } from '../rules/effects/force.ts'
import { hunterOf, spotlightHunter } from '../rules/lookup.ts'
import { inOrder, mayUse } from '../rules/offer.ts'
import type { Menu, Option } from '../rules/option.ts'
import type { Hunter, State } from '../rules/state.ts'

type Deed = ArenaAction['does'][number]

/** AB-SPOT-4, AB-FREE-1: the Spotlight for who has it already, and a free attack that nobody and nothing is in reach of. */
function comesToNothing(state: State, hunter: Hunter, deed: Deed): boolean {
  if ('spotlight' in deed) return deed.spotlight.who === 'me' && spotlightHunter(state) === hunter
  if (!('act' in deed) || deed.act.who !== 'me') return false
  const { free } = deed.act
  if (free !== 'attack' && free !== 'melee') return false
  const menu: Menu = { state, hunter: hunter.id, terms: { isReaction: false, free } }
  return !meansOf(state, hunter).some(
    (means) => mayUse(menu, means) && someAim(state, hunter, means, inOrder) !== undefined,
  )
}

/**
 * Whether a card makes something of rolling again what lies as well as can be: of the Luck that is spent, or of the Crit that an action
 * may still come to.
 */
function hearsOfLuck({ context }: AnyQuestion, state: State, seat: Seat): boolean {
  const { triggers } = force.of(state)
  const { fans } = state.content
  const isAction = (context as { rolls: readonly Roll[] }).rolls.some(({ kind }) => kind === rolls.action)
  const heard = isAction ? (['spends-luck', 'crit'] as const) : (['spends-luck'] as const)
  return heard.some(
    (on) => triggers.has(on) || state.hunters.some((hunter) => hunter.seat === seat && fans[hunter.fan]?.on === on),
  )
}

/**
 * What would have no effect now: actions without a roll whose token bots rather keep, and Luck on an action that succeeds or a
 * defence that holds (AB-LUCK-2).
 */
export function idle(question: AnyQuestion, state: State, seat: Seat): readonly boolean[] | undefined {
  if (question.form !== 'one') return undefined
  const { words, options, pass } = question
  if (words.ask === 'again')
    return isSettled(question) && !hearsOfLuck(question, state, seat)
      ? options.map((option) => option !== pass)
      : undefined
  if (words.ask !== 'act') return undefined
  const hunter = hunterOf(state, (question.context as Menu).hunter)
  const idles = meansOf(state, hunter).filter(
    ({ action: { skill, does } }) =>
      skill === undefined && does.length > 0 && does.every((deed) => comesToNothing(state, hunter, deed)),
  )
  if (idles.length === 0) return undefined
  return options.map((option: Option) => option.do === 'use' && idles.some(({ source }) => source === option.source))
}
