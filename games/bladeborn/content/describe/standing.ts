import type { Characteristic, StandingRule, Who } from '../grammar.ts'
import { libertyText } from './liberty.ts'
import { possessive, type Voice } from './voice.ts'
import { allOf, conditions } from './who.ts'
import { listed, phrase, runsOf } from './words.ts'

/** What a fighter card calls them; Damage has a value for hits and one for critical hits. */
const names: Record<Characteristic, string> = {
  move: 'Move',
  toughness: 'Toughness',
  wounds: 'Wounds',
  range: 'Range',
  attacks: 'Attacks',
  strength: 'Strength',
  damage: 'Damage for hits',
  critical: 'Damage for critical hits',
}

const isOfFighter = (what: Characteristic): boolean => ['move', 'toughness', 'wounds'].includes(what)

/** "Attacks and Strength"; both values of Damage together are the Damage. */
function namesOf(whats: readonly Characteristic[]): string {
  const both = whats.includes('damage') && whats.includes('critical')
  const shown = both ? whats.filter((what) => what !== 'critical') : whats
  return listed(shown.map((what) => (both && what === 'damage' ? 'Damage' : names[what])))
}

/** Whether two changes differ in nothing but the characteristic, so that one sentence says both. */
export function isLike<Change extends object>(one: Change, next: Change, key: keyof Change): boolean {
  const [a, b] = [one[key], next[key]] as [Characteristic, Characteristic]
  return (
    isOfFighter(a) === isOfFighter(b) && JSON.stringify({ ...one, [key]: a }) === JSON.stringify({ ...next, [key]: a })
  )
}

type Kind = 'melee' | 'missile' | undefined

/** Whose characteristic is meant, and with which weapons. */
type Owner = {
  readonly whom: string
  readonly plural?: boolean
  readonly kind?: Kind
  readonly defending?: boolean | undefined
}

/** "the Move of all fighters", "this fighter's Toughness", "the Attacks of their melee weapons". */
export function characteristicOf(whats: readonly Characteristic[], { whom, plural, kind, defending }: Owner): string {
  const weapons = phrase(kind, 'weapons')
  const what = namesOf(whats)
  if (defending) return `the ${what} of ${weapons} used against ${whom}`
  if (whats.every(isOfFighter)) return plural ? `the ${what} of ${whom}` : `${possessive(whom)} ${what}`
  return plural ? `the ${what} of the ${weapons} of ${whom}` : `the ${what} of ${possessive(whom)} ${weapons}`
}

export function added(add: number, to: string): string {
  return add < 0 ? `subtract ${-add} from ${to}` : `add ${add} to ${to}`
}

const diceOf = { all: 'all of the dice', one: 'one of the dice', misses: 'all dice that miss' } as const

export function rerollText(what: 'all' | 'one' | 'misses', subject: string, kind?: Kind): string {
  return phrase(subject, 'can re-roll', diceOf[what], 'in attacks', kind && `with ${kind} weapons`)
}

const isOrHas = (condition: string): string =>
  condition.startsWith('with ') ? condition.replace('with', 'has') : `is ${condition}`

/** Whom a standing rule speaks of, and under which condition: the bearer may have to be somewhere for it to hold. */
function subjectOf(who: Who | undefined, voice: Voice): { subject: string; plural: boolean; condition: string } {
  if (who === undefined && voice.bearer === 'fighter') return { subject: voice.me, plural: false, condition: '' }
  if (who?.is !== 'me') return { subject: allOf(who ?? {}, voice), plural: who?.fighter === undefined, condition: '' }
  const rest = conditions(who, voice)
  return { subject: voice.me, plural: false, condition: rest && `while ${voice.me} ${isOrHas(rest)}, ` }
}

/** StandingRule rules as clauses. */
export function standingClauses(rules: readonly StandingRule[], voice: Voice): string[] {
  const alike = (one: StandingRule, next: StandingRule) =>
    'change' in one && 'change' in next && isLike(one, next, 'change')
  return runsOf(rules, alike).map((run) => standingClause(run, voice))
}

function standingClause(run: readonly [StandingRule, ...StandingRule[]], voice: Voice): string {
  const [rule] = run
  const { subject, plural, condition } = subjectOf(rule.who, voice)
  const whom = condition ? 'them' : subject
  if ('allow' in rule)
    return condition + libertyText(rule.allow, condition ? 'they' : subject, plural || condition !== '')
  const against = rule.against && `against ${allOf(rule.against, voice)}`
  if ('reroll' in rule)
    return condition + phrase(rerollText(rule.reroll, condition ? 'they' : subject, rule.with), against)
  const whats = run.flatMap((one) => ('change' in one ? [one.change] : []))
  const what = characteristicOf(whats, { whom, plural, kind: rule.with, defending: rule.defending })
  return condition + phrase(added(rule.add, what), against && `in attacks ${against}`)
}
