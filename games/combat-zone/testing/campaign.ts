import { parseRow } from '@muster/reaction'
import { scripted } from '@muster/reaction/testing'
import { makePile, type Script, takeCard } from '@muster/table'
import { contentWith } from '../content/index.ts'
import { clearTable } from '../rules/campaign/fight.ts'
import { newPlayer } from '../rules/campaign/hq.ts'
import { playerOf } from '../rules/campaign/lookup.ts'
import type { Campaign, CampaignGame, Player } from '../rules/campaign/state.ts'
import { config } from '../rules/config.ts'
import { combatZone } from '../rules/game.ts'
import type { Battle, Model, Side } from '../rules/state.ts'

/** What a test changes of a player: cards that join the HQ, and everything else as it is in the state. */
type PlayerSetup = Partial<Omit<Player, 'hand' | 'supply' | 'drawn'>> & {
  readonly more?: readonly string[]
  readonly hand?: readonly string[]
  readonly drawn?: readonly string[]
}

type ModelSetup = {
  readonly seat: number
  readonly tokens?: string
  readonly where?: Model['where']
  readonly at?: readonly [x: number, y: number]
  readonly loot?: string[]
  readonly gonk?: boolean
}

export type CampaignSetup = {
  readonly stage: Campaign['stage']
  readonly factions?: readonly string[]
  readonly players?: readonly PlayerSetup[]
  readonly game?: Partial<CampaignGame>
  readonly market?: readonly string[]
  readonly winners?: readonly number[]
  /** By card, of the box; the first of each. */
  readonly models?: Readonly<Record<string, ModelSetup>>
  readonly campaign?: Partial<Campaign>
  readonly config?: object
  readonly packs?: readonly unknown[]
}

const FACTIONS = ['maelstrom', 'tyger-claws', 'zoners', 'lawmen']

/** A campaign as a test wants it, of two players and two factions unless it says otherwise. */
export function campaign(setup: CampaignSetup): Battle {
  const { stage, players = [], game, market, winners, factions = FACTIONS.slice(0, 2), models = {} } = setup
  const content = contentWith(setup.packs ?? [])
  const whole = config.parse({ play: 'campaign', factions, ...setup.config })
  const battle = combatZone.start(content, whole, factions.length)
  const own = battle.campaign as Campaign
  own.players = factions.map((faction, seat) => newPlayer(content, faction, seat))
  for (const [seat, { more = [], hand = [], drawn = [], ...rest }] of players.entries()) {
    const player = Object.assign(own.players[seat] as Player, rest)
    player.characters.push(...more)
    for (const id of player.objectives) if (player.supply.cards.includes(id)) takeCard(player.supply, id)
    for (const id of hand) player.hand.cards.push(takeCard(player.supply, id))
    player.drawn.cards.push(...drawn)
  }
  Object.assign(own, { round: 1, ...setup.campaign, stage })
  if (market) own.market = makePile('market', 'none', market)
  clearTable(battle)
  if (stage !== 'round') own.game = { seats: [0, 1], hurt: {}, progress: {}, injured: [], ...game }
  battle.models = Object.entries(models).map(([card, one]) => modelFor(card, one))
  for (const seat of own.game?.seats ?? []) (battle.sides[seat] as Side).left = false
  if (winners) battle.outcome = { winners: [...winners], by: 'limit' }
  return battle
}

function modelFor(
  card: string,
  { seat, tokens = 'G+ Y+', where = 'table', at = [5, 5], loot = [], gonk }: ModelSetup,
): Model {
  const [x, y] = at
  return {
    id: `${card}-1`,
    seat,
    card,
    kind: gonk ? 'gonk' : 'character',
    where,
    at: { x: x * 100, y: y * 100, z: 0 },
    tokens: gonk ? [] : parseRow(tokens),
    gear: [],
    loot,
    hacked: 0,
    marks: [],
  }
}

/** Steps until the campaign has come to a stage, with every die and answer to be given. */
export function playTo(battle: Battle, stage: Campaign['stage'], script: Script = {}) {
  return scripted(script, (table) => {
    do combatZone.step(table, battle)
    while (battle.campaign?.stage !== stage)
  })
}

export const hq = (battle: Battle, seat: number): Player => playerOf(battle, seat)

/** The campaign beside a fight with stock models: who holds and has completed which Objectives. */
export function underCampaign(players: readonly PlayerSetup[], factions?: readonly string[]): Pick<Battle, 'campaign'> {
  const { campaign: own } = campaign({ stage: 'game', players, ...(factions && { factions }) })
  return { campaign: own }
}
