import { distanceText, quantity, valueText } from './amount.ts'
import type { Args } from './deed.ts'
import { libertyText } from './liberty.ts'
import { added, characteristicOf, rerollText } from './standing.ts'
import { can, does, happens, type Voice } from './voice.ts'
import { hexes, phrase } from './words.ts'

/** What happens to the acting fighter or to the one picked. */

type Whom = 'me' | 'them'
export const object = (whom: Whom, voice: Voice): string => (whom === 'me' ? voice.me : voice.them)
const subject = (whom: Whom, voice: Voice): string => (whom === 'me' ? voice.me : voice.they)

const untils = {
  activation: 'until the end of this activation',
  turn: 'until the end of this turn',
  round: 'until the end of this battle round',
  battle: 'until the end of the battle',
} as const

export function damage({ to, amount }: Args<'damage'>, voice: Voice): string[] {
  const { first, head, tail } = quantity(amount, voice, 'damage', 'damage')
  return [...(first ? [first] : []), phrase(happens(voice, 'deal'), head, 'to', object(to, voice), tail)]
}

export function heal({ to, amount }: Args<'heal'>, voice: Voice): string[] {
  const { first, head, tail } = quantity(amount, voice, 'damage token', 'damage tokens')
  return [...(first ? [first] : []), phrase(happens(voice, 'remove'), head, 'from', object(to, voice), tail)]
}

/** BB-R-35: optional unless the card says must. */
export function push({ who, hexes: far, must, away }: Args<'push'>, voice: Voice): string[] {
  const distance = must || far === 1 ? hexes(far) : `up to ${hexes(far)}`
  const whom = object(who, voice)
  const from = away && `away from ${object(who === 'me' ? 'them' : 'me', voice)}`
  return [
    phrase(must ? does(voice, 'push') : can(voice, 'push'), whom, whom.startsWith('each') && 'by', distance, from),
  ]
}

export function bonus({ who, action, hexes: far, engaged }: Args<'bonus'>, voice: Voice): string[] {
  const { first, head } = far === undefined ? { first: undefined, head: undefined } : distanceText(far, voice)
  const clause = phrase(
    subject(who, voice),
    `can make a bonus ${action} action`,
    head && `of ${head}`,
    engaged && 'even if adjacent to enemy fighters',
  )
  return [...(first ? [first] : []), clause]
}

/** One change, or several that differ in nothing but the characteristic. */
export function changes(run: readonly [Args<'change'>, ...Args<'change'>[]], voice: Voice): string[] {
  const [{ who, add, by, with: kind, defending, until }] = run
  const whats = run.map(({ what }) => what)
  const changed = characteristicOf(whats, { whom: object(who, voice), kind, defending })
  const clause = add === undefined ? `add ${valueText(by ?? 'half-value')} to ${changed}` : added(add, changed)
  return [`${clause} ${untils[until]}`]
}

export function allow({ who, what, until }: Args<'allow'>, voice: Voice): string[] {
  const whom = subject(who, voice)
  return [
    `${untils[until]}, ${libertyText(what, what === 'pins-enemies' ? object(who, voice) : whom, whom === 'they')}`,
  ]
}

export function reroll({ who, what, with: kind, until }: Args<'reroll'>, voice: Voice): string[] {
  return [`${untils[until]}, ${rerollText(what, subject(who, voice), kind)}`]
}

export function ready({ who }: Args<'ready'>, voice: Voice): string[] {
  return [`${happens(voice, 'remove')} the activation token from ${object(who, voice)}`]
}
