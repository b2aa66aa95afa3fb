import type { TokenRules, WoundRules } from '@muster/reaction'

/** The rules that tokens are turned over by. */
export const tokenRules: TokenRules = { paid: 'CZ-ACTION-1', ready: 'CZ-KEYWORD-18', stun: 'CZ-KEYWORD-21' }

/** The rules that wounds come and go by, where nothing was rolled for them. */
export const woundRules: WoundRules = {
  wound: 'CZ-WOUND-1',
  chosen: 'CZ-WOUND-10',
  chosenOut: 'CZ-WOUND-11',
  redLined: 'CZ-WOUND-6',
  out: 'CZ-TAKENOUT-1',
  heal: 'CZ-HEAL-1',
}

/** The same of an Opposed Roll: the first wound is the token's that was rolled with, the others are chosen. */
export const rolledWoundRules: WoundRules = { ...woundRules, chosen: 'CZ-WOUND-9' }

/** CZ-R-19: the same of a model's own action. */
export const ownWoundRules: WoundRules = { ...woundRules, wound: 'CZ-WOUND-5', out: 'CZ-R-19' }
