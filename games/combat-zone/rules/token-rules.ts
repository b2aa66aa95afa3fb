import type { TokenRules, WoundRules } from '@muster/reaction'

/** The rules that tokens are turned over by. */
export const tokenRules: TokenRules = { paid: 'CZ-ACTION-1', ready: 'CZ-KEYWORD-18', stun: 'CZ-KEYWORD-21' }

/** The rules that wounds come and go by. */
export const woundRules: WoundRules = {
  wound: 'CZ-WOUND-1',
  redLined: 'CZ-WOUND-6',
  out: 'CZ-TAKENOUT-1',
  heal: 'CZ-HEAL-1',
}
