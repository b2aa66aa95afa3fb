import type { Token, Until } from '@muster/reaction'
import type { Seat } from '@muster/table'

type Of = { readonly id: string }

/** What is told of cards at work. */
export type CardDetails = {
  luck: { readonly seat: Seat; readonly add: number; readonly source: string }
  lasting: Of & { readonly source: string; readonly until: Until }
  readied: Of & { readonly token: Token }
  stunned: Of & { readonly token: Token }
  hacks: Of & { readonly tokens: number; readonly left: number; readonly source: string }
  loots: Of & { readonly card: string }
  'loses-card': Of & { readonly card: string; readonly to?: string }
  exhausts: Of & { readonly card: string }
  'turns-up': Of & { readonly card: string }
  ignores: Of & { readonly source: string }
  pushed: Of & { readonly inches: number; readonly source: string }
  deployed: Of & { readonly source: string }
  withdrawn: Of
  runs: Of & { readonly card: string; readonly on?: string }
  reloads: Of & { readonly card: string }
  leaks: Of
  intercepts: Of & { readonly target: string }
  leaves: Of
  marker: { readonly id: string; readonly what: 'take' | 'drop' | 'claim' | 'place' | 'remove'; readonly kind: string }
  scores: { readonly seat: Seat; readonly points: number; readonly total: number; readonly source: string }
}
