import type { Amount } from '../grammar.ts'
import { their, type Voice } from './voice.ts'
import { nounOf } from './who.ts'
import { counted, inWords, phrase } from './words.ts'

/** How much, in the parts a sentence puts round its object: "deal [2 damage] to them [for every roll of 4 or more]". */
export type Quantity = {
  /** What is done first: "roll 3 dice". */
  readonly first?: string
  readonly head: string
  readonly tail?: string
}

export const valueText = (amount: 'value' | 'half-value'): string =>
  amount === 'value' ? 'the value of this ability' : 'half the value of this ability (rounded up)'

export function diceText(dice: number | 'value' | 'half-value'): string {
  return typeof dice === 'number' ? counted(dice, 'die', 'dice') : `a number of dice equal to ${valueText(dice)}`
}

export function quantity(amount: Amount, voice: Voice, one: string, many: string): Quantity {
  if (typeof amount === 'number') return { head: counted(amount, one, many) }
  if (typeof amount === 'string') return { head: many, tail: `equal to ${valueText(amount)}` }
  if ('dice' in amount) {
    const tail = `${amount.dice === 1 ? 'on a' : 'for every'} roll of ${amount.need} or more`
    return { first: `roll ${diceText(amount.dice)}`, head: counted(amount.each, one, many), tail }
  }
  const most = amount.most === undefined ? '' : `, up to ${amount.most} in all`
  return { head: counted(amount.times, one, many), tail: `for every ${countedThing(amount, voice)}${most}` }
}

function countedThing(amount: Extract<Amount, { count: string }>, voice: Voice): string {
  const { who = {} } = amount
  switch (amount.count) {
    case 'objectives':
      return phrase('objective', amount.marked && `marked ${inWords(amount.marked)}`, holder(amount.held, voice))
    case 'fighters':
      return nounOf(who, voice) + (amount.who ? '' : ' on the battlefield')
    case 'fallen':
      return `${nounOf(who, voice)} taken down so far`
    case 'desecrations':
      return 'Desecration token on the battlefield'
  }
}

function holder(held: 'owner' | 'opponent' | 'nobody' | undefined, voice: Voice): string {
  if (held === 'nobody') return "under nobody's control"
  return held === 'opponent' ? `under ${their(voice)} opponent's control` : `under ${their(voice)} control`
}

/** How far a bonus move goes at most: "up to 3 hexes". */
export function distanceText(amount: Amount, voice: Voice): Quantity {
  const { first, head, tail } = quantity(amount, voice, 'hex', 'hexes')
  const far = typeof amount === 'string' ? `up to a number of ${head}` : `up to ${head}`
  return { ...(first ? { first } : {}), head: phrase(far, tail) }
}
