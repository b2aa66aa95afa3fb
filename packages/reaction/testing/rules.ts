import type { TokenRules } from '../pay.ts'
import type { WoundRules } from '../wound.ts'

/** Made-up rule ids for what the package tells. */
export const woundRules: WoundRules = {
  wound: 'T-WOUND-1',
  redLined: 'T-WOUND-3',
  out: 'T-WOUND-4',
  heal: 'T-WOUND-5',
}

export const tokenRules: TokenRules = { paid: 'T-TOKEN-1', ready: 'T-TOKEN-2', stun: 'T-TOKEN-3' }
