import type { TokenRules, WoundRules } from '@muster/reaction'

/** The rules that tokens and wounds are told with. */
export const woundRules: WoundRules = {
  wound: 'AB-DEFEND-11',
  chosen: 'AB-REDLINE-5',
  chosenOut: 'AB-REDLINE-6',
  redLined: 'AB-REDLINE-1',
  out: 'AB-DEFEND-13',
  heal: 'AB-HEAL-1',
}

/** AB-REDLINE-4, AB-REDLINE-6: those of wounds that no defence roll brought. */
export const freeWoundRules: WoundRules = {
  ...woundRules,
  wound: 'AB-REDLINE-4',
  chosen: 'AB-REDLINE-4',
  out: 'AB-REDLINE-6',
}

/** AB-KEYWORD-15: that of the wound a frozen hunter takes to move. */
export const thawRules: WoundRules = { ...woundRules, wound: 'AB-KEYWORD-15' }

export const tokenRules: TokenRules = { paid: 'AB-ACTION-1', ready: 'AB-R-11', stun: 'AB-ACTION-1' }
