import type { Deed } from '../grammar.ts'
import { diceText } from './amount.ts'
import { arrive, desecrate, gain, pick, score, seize } from './deed-of-player.ts'
import { allow, bonus, changes, damage, heal, push, ready, reroll } from './deed-on-fighter.ts'
import { isLike } from './standing.ts'
import { afterPick, goingOn, happens, type Voice } from './voice.ts'
import { eachOf } from './who.ts'
import { runsOf } from './words.ts'

type DeedName = Deed extends infer One ? (One extends Deed ? keyof One : never) : never
export type Args<Name extends DeedName> = Extract<Deed, Record<Name, unknown>>[Name &
  keyof Extract<Deed, Record<Name, unknown>>]

/** How each deed describes itself: one or more clauses. Changes do so together with those that follow. */
const describers: { readonly [Name in Exclude<DeedName, 'change'>]: (args: Args<Name>, voice: Voice) => string[] } = {
  pick,
  damage,
  heal,
  push,
  bonus,
  allow,
  reroll,
  score,
  arrive,
  desecrate,
  gain,
  seize,
  ready,
  all,
  chance,
}

/** Deeds in order. Who was picked, and whose deed it is, carries over from one to the next. */
export function deedClauses(deeds: readonly Deed[], from: Voice): string[] {
  let voice = from
  return runsOf(deeds, alike).flatMap((run) => {
    const clauses = runClauses(run, voice)
    voice = goingOn('pick' in run[0] ? afterPick(voice) : voice)
    return clauses
  })
}

const alike = (one: Deed, next: Deed): boolean =>
  'change' in one && 'change' in next && isLike(one.change, next.change, 'what')

function runClauses(run: readonly [Deed, ...Deed[]], voice: Voice): string[] {
  const [deed, ...more] = run
  if ('change' in deed)
    return changes([deed.change, ...more.flatMap((one) => ('change' in one ? [one.change] : []))], voice)
  const name = Object.keys(deed)[0] as keyof typeof describers
  const describe = describers[name] as (args: unknown, voice: Voice) => string[]
  return describe(deed[name as keyof Deed], voice)
}

/** Each fighter in turn; dice are rolled for each of them on their own. */
function all({ who, do: deeds }: Args<'all'>, voice: Voice): string[] {
  const each = eachOf(who, voice)
  const [first, ...rest] = deeds
  if (first && 'damage' in first && typeof first.damage.amount === 'object' && 'dice' in first.damage.amount) {
    const rolling = `${happens(voice, 'roll')} ${diceText(first.damage.amount.dice)} for ${each}`
    const [, ...others] = deedClauses(deeds, afterPick(goingOn(voice)))
    return [rolling, ...others]
  }
  const clauses = deedClauses(first ? [first] : [], { ...voice, them: each, they: each })
  return [...clauses, ...deedClauses(rest, afterPick(goingOn(voice)))]
}

function chance({ need, do: deeds }: Args<'chance'>, voice: Voice): string[] {
  const [first = '', ...rest] = deedClauses(deeds, goingOn(voice))
  return [`${happens(voice, 'roll')} 1 die`, `on a ${need} or more, ${first}`, ...rest]
}
