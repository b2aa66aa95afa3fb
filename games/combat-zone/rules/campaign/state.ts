import { type Pile, pileSchema } from '@muster/table'
import { z } from 'zod'
import { teamList } from '../../content/team/team.ts'

/** Everything a campaign remembers beside the game under way, as schemas. */

const seat = z.int().min(0).max(3)
const whole = z.int().nonnegative()
const pile = pileSchema(4)

/** CZ-CAMPAIGN-4, CZ-MARKET-2: a Loot card that stays on a model: on which of the player's models of a character. */
const keptLoot = z.strictObject({ of: z.string(), copy: z.int().positive(), card: z.string() })
export type KeptLoot = z.infer<typeof keptLoot>

/** CZ-HQ-1: one player's HQ. What is of the faction and not in it is the Supply. */
const player = z.strictObject({
  faction: z.string(),
  /** Cards of characters, a Veteran's as often as it was earned (CZ-R-122). Gonks are always there. */
  characters: z.array(z.string()),
  gear: z.array(z.string()),
  programs: z.array(z.string()),
  /** Completed, face up; Wounded Leader among them (CZ-INJURY-12). */
  objectives: z.array(z.string()),
  /** CZ-OBJECTIVE-3: those to be completed in this game, and those in the Supply. */
  hand: pile,
  supply: pile,
  /** What scenarios left for the next game. */
  eb: whole,
  luck: whole,
  kept: z.array(keptLoot),
  /** CZ-TEAM-10, CZ-TEAM-14: how many games it has played. */
  played: whole,
  /** The team of the game under way, or of the last. */
  team: teamList.optional(),
  /** CZ-OBJECTIVE-9: who wears which Cybergear Objective, by place in the team. */
  worn: z.array(z.strictObject({ card: z.string(), member: whole })),
  /** CZ-MARKET-4: Market cards it is choosing from. */
  drawn: pile,
})
export type Player = Omit<z.infer<typeof player>, 'hand' | 'supply' | 'drawn'> & {
  hand: Pile
  supply: Pile
  drawn: Pile
}

/** One game of the campaign: who plays it, on which side of the scenario, and what is remembered of it. */
const match = z.strictObject({
  seats: z.array(seat).min(2).max(4),
  scenario: z.string().optional(),
  /** CZ-PROVE-2: whose worth is proven in it. */
  proves: seat.optional(),
  /** CZ-INJURY-3: every model that was wounded or taken out, and the worse of the two. */
  hurt: z.record(z.string(), z.enum(['wounded', 'out'])),
  /** How far each Objective not yet completed has come, by seat and card: the same whether it is in hand or not. */
  progress: z.record(z.string(), whole),
  /** Veterans whose injury is still to be rolled for. */
  injured: z.array(z.string()),
})
export type CampaignGame = z.infer<typeof match>

const campaignStages = [
  'founding',
  'round',
  'scenario',
  'teams',
  'draw',
  'objectives',
  'show',
  'game',
  'rewards',
  'injuries',
  'gearing',
  'market',
  'keep',
  'pass',
  'spend',
  'keep-spent',
  'clean-up',
  'proven',
  'over',
] as const

export const campaign = z.strictObject({
  stage: z.enum(campaignStages),
  /** The round under way, from 1; 0 before the first. */
  round: whole,
  /** Who meets in the games of this round that have yet to be played. */
  meetings: z.array(z.array(seat).min(2).max(4)),
  players: z.array(player),
  game: match.optional(),
  /** CZ-MARKET-3: the Market deck, where there is one. */
  market: pile.optional(),
  /** CZ-PROVE-6: who has proven their worth, first first. */
  proven: z.array(seat),
})
export type Campaign = Omit<z.infer<typeof campaign>, 'players' | 'market'> & {
  players: Player[]
  market?: Pile | undefined
}
