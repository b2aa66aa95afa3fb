import { makePile, ok, type Pile, putOnTop, putUnder, shufflePile, takeCard, takeTop, type Words } from '@muster/table'
import type { EnemyCard } from '../content/cards/enemy.ts'
import type { BountyCard } from '../content/cards/scenario.ts'
import { obstacleDie, rolls } from './dice.ts'
import { force } from './effects/force.ts'
import { decide } from './group.ts'
import { huntOf, nameOf, scenarioOf, standsIn, vaultOf } from './lookup.ts'
import { addEnemy, forgetOccupancy, workOutOccupancy } from './occupancy.ts'
import { makeEnemy, nearestWith } from './spawn.ts'
import type { Campaign, State } from './state.ts'
import type { Table } from './table.ts'
import { roomVerdict } from './zone.ts'

/** AB-BOUNTY-5. */
const BOARD = 3

/** AB-BOUNTY-7, AB-R-76: shuffled once, when a campaign begins. */
export function bountyDeck(table: Table, { content }: State): Pile {
  const deck = makePile('bounty', 'none', Object.keys(content.bounties))
  shufflePile(table, deck, 'the Bounty deck')
  return deck
}

const isBountyToken = ({ content }: State, token: string): boolean => content.lootTokens[token]?.kind === 'bounty'

/** AB-R-72: what Rest takes off a card: all but the Bounty token. */
export const leavesAtRest = (state: State, token: string): boolean => !isBountyToken(state, token)

/** AB-BOUNTY-1..3, AB-R-72: the hunts that a game has brought: by the token, won or lost, and by the After part of a win. */
export function earnHunts(state: State, won: boolean): void {
  const campaign = state.campaign as Campaign
  if (campaign.hunt?.by === 'token') returnToken(state)
  const isCarried = state.hunters.some(({ loot }) => loot.some((token) => isBountyToken(state, token)))
  const isNoted = won && !campaign.hunt && scenarioOf(state).after.bounty
  campaign.hunts = [...(isCarried ? ['token' as const] : []), ...(isNoted ? ['note' as const] : []), ...campaign.hunts]
}

/** AB-BOUNTY-4, AB-R-73. */
function returnToken(state: State): void {
  const token = Object.keys(state.content.lootTokens).find((id) => isBountyToken(state, id))
  if (token !== undefined) putOnTop(state.bag, token)
}

const NONE = 'none'

const boardWords: Words<string, State> = {
  ask: 'bounty',
  doing: 'chooses a Bounty',
  rule: 'AB-BOUNTY-5',
  prompt: () => 'Which Bounty is hunted?',
  key: (id) => id,
  text: (id, { content }) => content.bounties[id]?.name ?? 'No Bounty Hunt',
  refs: (id) => (id === NONE ? [] : [id]),
}

/** AB-BOUNTY-1..8, AB-BOUNTY-20: a hunt that is due is offered, one after the other; then the scenario that is due anyway. */
export function huntOn(table: Table, state: State): void {
  const campaign = state.campaign as Campaign
  if (campaign.hunt) endHunt(state, campaign)
  const [by, ...later] = campaign.hunts
  if (by === undefined) {
    state.stage = 'next'
    return
  }
  if (!campaign.board) {
    layBoard(table, campaign)
    return
  }
  const options = [...campaign.board, NONE]
  const picked = decide(table, state, options, { words: boardWords, context: state, pass: NONE })
  for (const card of campaign.board) if (card !== picked) putUnder(campaign.bounties, card)
  delete campaign.board
  campaign.hunts = later
  if (by === 'token')
    for (const hunter of state.hunters) hunter.loot = hunter.loot.filter((token) => !isBountyToken(state, token))
  if (picked !== NONE) beginHunt(table, state, picked, by)
  else if (by === 'token') returnToken(state)
}

/** AB-BOUNTY-5, AB-R-99: three cards, or as many as are left. */
function layBoard(table: Table, campaign: Campaign): void {
  const board: string[] = []
  for (let card = takeTop(campaign.bounties); card !== undefined; card = takeTop(campaign.bounties)) {
    board.push(card)
    if (board.length === BOARD) break
  }
  campaign.board = board
  table.tell({ event: 'bounty-board', rule: 'AB-BOUNTY-5', cards: board.slice() })
}

/** AB-BOUNTY-8: the Obstacle Die chooses the map. */
function beginHunt(table: Table, state: State, card: string, by: 'token' | 'note'): void {
  const [face = 1] = table.roll(state.hunters[0]?.seat ?? 0, 1, obstacleDie, rolls.bountyMap)
  const map = Object.values(state.content.bountyMaps).find(({ roll }) => roll === face)?.id as string
  const campaign = state.campaign as Campaign
  campaign.hunt = { card, map, by }
  table.tell({ event: 'hunt', rule: 'AB-BOUNTY-8', card, map })
  changeVault(state)
  state.stage = 'setup'
}

function endHunt(state: State, campaign: Campaign): void {
  delete campaign.hunt
  changeVault(state)
}

function changeVault(state: State): void {
  state.spotlight = -1
  forgetOccupancy(state)
  force.changed(state)
}

/** AB-BOUNTY-9, AB-BOUNTY-10: the enemies of the card stand on the places of the map, the Unique on its own. */
export function layQuarry(state: State): void {
  const hunt = huntOf(state)
  if (!hunt) return
  for (const { enemy, count } of hunt.enemies)
    for (let placed = 0; placed < count; placed++) placeQuarry(state, standsIn(state, enemy))
}

function placeQuarry(state: State, card: EnemyCard): void {
  const { unique, enemy } = vaultOf(state).places
  const places = card.type === 'unique' ? unique : enemy
  const { enemies } = workOutOccupancy(state)
  const hasRoom = (zone: number) => roomVerdict(state, zone, card.base === 'large') === ok
  const free = places.filter(hasRoom).toSorted((a, b) => (enemies[a] as number) - (enemies[b] as number))
  const zone = free[0] ?? nearestWith(state, places[0] as number, hasRoom)[0]
  if (zone !== undefined) addEnemy(state, makeEnemy(state, card, zone))
}

const rewardWords: Words<string, State> = {
  ask: 'bounty reward',
  doing: 'hands out a reward',
  rule: 'AB-BOUNTY-11',
  prompt: () => 'Who gets the reward of the Bounty?',
  key: (id) => id,
  text: (id, state) => nameOf(state, id),
  refs: (id) => [id],
}

/** AB-BOUNTY-11..13: the Legendary item that the card names, or, where somebody has it already, any; for one Inventory. */
export function giveBounty(table: Table, state: State, { reward }: BountyCard): void {
  const isThere = state.legendary.cards.includes(reward)
  if (!isThere) shufflePile(table, state.legendary, 'the Legendary deck')
  const card = isThere ? takeCard(state.legendary, reward) : takeTop(state.legendary)
  if (isThere) shufflePile(table, state.legendary, 'the Legendary deck')
  if (card === undefined) return
  const ids = state.hunters.map(({ id }) => id)
  const id = decide(table, state, ids, { words: rewardWords, context: state })
  const hunter = state.hunters[ids.indexOf(id)] as State['hunters'][number]
  hunter.inventory = [...hunter.inventory, { card, down: false }]
  table.tell({ event: 'bounty-reward', rule: 'AB-BOUNTY-11', id, card })
}
