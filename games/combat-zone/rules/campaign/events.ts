import type { Seat } from '@muster/table'

type Of = { readonly seat: Seat }
type OfCard = Of & { readonly card: string }
/** How many cards were drawn, and to whoever drew them, which. */
type Drawn = Of & { readonly many: number; readonly cards?: readonly string[] }
type Model = { readonly id: string }

/** What is told of a campaign. */
export type CampaignDetails = {
  campaign: { readonly factions: readonly string[]; readonly rounds: number }
  market: { readonly cards: number }
  pairing: { readonly round: number; readonly seats: readonly Seat[] }
  proving: Of & { readonly scenario: string }
  fields: Of & { readonly cards: readonly string[]; readonly gonks: Readonly<Record<string, number>> }
  'draws-objectives': Drawn
  'shows-objectives': Of & { readonly to: Seat }
  brings: Of & { readonly cards: readonly string[] }
  completes: OfCard
  recycles: OfCard
  'joins-hq': Of & { readonly cards: readonly string[] }
  spoils: Of & { readonly eb: number; readonly luck: number }
  promoted: OfCard
  hired: OfCard
  unharmed: Model
  'major-injury': Model
  saved: Model
  'falls-back': Model & OfCard
  'wounded-leader': Of
  'leader-well': Of
  'draws-market': Drawn
  'spends-loot': OfCard
  proven: Of
  'cleaned-up': { readonly cred: readonly number[] }
  'campaign-over': { readonly winners: readonly Seat[] }
}
