import type { TokenRules, WoundRules } from '@muster/reaction'

/** The rules that tokens and wounds are told with. */
export const woundRules: WoundRules = {
  wound: 'AB-DEFEND-11',
  redLined: 'AB-REDLINE-1',
  out: 'AB-DEFEND-13',
  heal: 'AB-HEAL-1',
}

export const tokenRules: TokenRules = { paid: 'AB-ACTION-1', ready: 'AB-R-11', stun: 'AB-ACTION-1' }
