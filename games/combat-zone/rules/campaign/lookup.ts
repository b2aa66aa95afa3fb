import { invariant, type Seat } from '@muster/table'
import type { Content } from '../../content/load.ts'
import type { Battle } from '../state.ts'
import type { Campaign, CampaignGame, Player } from './state.ts'

export function campaignOf({ campaign }: Battle): Campaign {
  invariant(campaign, 'this is no campaign')
  return campaign
}

export function playerOf(battle: Battle, seat: Seat): Player {
  const player = campaignOf(battle).players[seat]
  invariant(player, `seat ${seat} is not in the campaign`)
  return player
}

/** The game under way, or being prepared, or whose consequences are being settled. */
export function gameOf(battle: Battle): CampaignGame {
  const { game } = campaignOf(battle)
  invariant(game, 'no game of the campaign is under way')
  return game
}

/** CZ-OBJECTIVE-4, CZ-CAMPAIGN-6: the completed Objectives that lie before a player in this game. */
export function completedOf({ campaign, brought }: Battle, seat: Seat): readonly string[] {
  if (!campaign) return brought?.[seat] ?? []
  return campaign.game?.seats.includes(seat) ? (campaign.players[seat]?.objectives ?? []) : []
}

/** The name of a card of an HQ or Supply, with its stars where it is a Veteran's. */
export function hqCardName(content: Content, id: string): string {
  const character = content.characters[id]
  if (character) return `${character.name}${'★'.repeat(character.stars)}`
  return (content.gear[id] ?? content.programs[id] ?? content.objectives[id] ?? content.loot[id])?.name ?? id
}
