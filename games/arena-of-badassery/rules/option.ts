import type { ReactionLimit, Token } from '@muster/reaction'
import type { Hex } from '@muster/space'
import type { freeActs } from '../content/grammar/deeds.ts'
import type { State } from './state.ts'

export type FreeAct = (typeof freeActs)[number]

/** Under what terms a hunter acts: in its activation, as a [RE]action that may be limited, or for free. */
export interface Terms {
  readonly isReaction: boolean
  readonly limit?: ReactionLimit | undefined
  readonly free?: FreeAct | undefined
}

/** One thing a hunter may do, with the token it is done with; using Loot needs none. */
export type Option =
  | {
      readonly do: 'move'
      readonly zone: Hex
      readonly token: Token
      /** A zone with Loot that it goes by, where the shortest way would not. */
      readonly via?: Hex
      /** AB-KEYWORD-15: the GREEN token a frozen hunter takes a wound on to move. */
      readonly thaw?: Token
    }
  | {
      readonly do: 'use'
      readonly source: string
      readonly aim: string
      readonly token: Token
      /** AB-KEYWORD-48: paid with the token on the weapon. */
      readonly run?: true
    }
  | Basic
  | { readonly do: 'spend'; readonly loot: string; readonly how: 'use' | 'draw' }
  | { readonly do: 'end' }

/** AB-BASIC-8..17: the Easy basic actions. */
export type Basic =
  | { readonly do: 'loot'; readonly token: Token }
  | { readonly do: 'swap'; readonly out: string; readonly card: string; readonly token: Token }
  | { readonly do: 'interact'; readonly with: string; readonly token: Token }
  | { readonly do: 'hand'; readonly to: string; readonly token: Token }

export const END: Option = { do: 'end' }

/** What the question is about: whose action, under which terms. */
export interface Menu {
  readonly state: State
  readonly hunter: string
  readonly terms: Terms
}
