import { makePile, shufflePile, type Words } from '@muster/table'
import type { CampaignCard } from '../content/cards/scenario.ts'
import { besideOf } from './beside.ts'
import { bountyDeck, earnHunts, giveBounty } from './bounty.ts'
import { goBack } from './checkpoint.ts'
import { meetsCondition } from './condition.ts'
import { perform } from './effects/cards.ts'
import { force } from './effects/force.ts'
import { timeMoment } from './effects/moment.ts'
import { endEvent } from './event.ts'
import { decide, deciderOf } from './group.ts'
import { huntOf, scenarioOf } from './lookup.ts'
import { forgetOccupancy } from './occupancy.ts'
import { newCounts } from './spot.ts'
import type { Campaign, State } from './state.ts'
import { CLEAR } from './status.ts'
import type { Table } from './table.ts'

/** AB-LEVEL-2. */
const ANNOUNCEMENTS = 12

const campaignWords: Words<string, State> = {
  ask: 'campaign',
  doing: 'chooses a campaign',
  rule: 'AB-SETUP-4',
  prompt: () => 'Which campaign is played?',
  key: (id) => id,
  text: (id, { content }) => content.campaigns[id]?.name ?? 'a campaign',
}

/** AB-SETUP-4, AB-LEVEL-3, AB-BOSS-9, AB-BOSS-10, AB-R-98: the group picks a campaign; its Announcements are twelve of tier 1. */
export function openCampaign(table: Table, state: State): void {
  const { campaigns } = state.content
  const card =
    state.config.campaign ?? decide(table, state, Object.keys(campaigns), { words: campaignWords, context: state })
  const { boss, scenarios } = campaigns[card] as CampaignCard
  const stock = makePile('announcement', 'none', poolWith(table, state, boss))
  shufflePile(table, stock, 'the Announcements of the campaign')
  const deck = stock.cards.filter((id) => state.content.announcements[id]?.tier === 1).slice(0, ANNOUNCEMENTS)
  stock.cards = stock.cards.filter((id) => !deck.includes(id))
  state.campaign = {
    card,
    deck: makePile('announcement', 'none', deck),
    stock,
    mods: 0,
    bounties: bountyDeck(table, state),
    hunts: [],
  }
  state.scenario = scenarios[0] as string
  forgetOccupancy(state)
  force.changed(state)
  table.tell({ event: 'campaign', rule: 'AB-SETUP-4', card })
  state.stage = 'hunters'
}

/** AB-BOSS-9, AB-BOSS-10: the Boss's cards join their tiers, and as many normal ones leave at random. */
function poolWith(table: Table, { content }: State, boss: string): string[] {
  const all = Object.values(content.announcements)
  return [1, 2, 3].flatMap((tier) => {
    const own = all.filter((card) => card.tier === tier && card.boss === boss).map(({ id }) => id)
    const normal = all.filter((card) => card.tier === tier && card.boss === undefined).map(({ id }) => id)
    const kept = own.length === 0 ? normal : table.shuffle(normal, 'which Announcements leave').slice(own.length)
    return [...own, ...kept]
  })
}

/** AB-SCENARIO-2, AB-BOUNTY-18, AB-R-71: a game of a campaign is over; what a win brings is a step of its own. */
export function closeGame(table: Table, state: State): void {
  const won = state.outcome?.won ?? false
  state.outcome = undefined
  timeMoment(table, state, 'game-end')
  // AB-EVENT-1: an Event that was under way is resolved by that.
  for (const { by, card } of state.orders.toReversed()) if (by === 'event') endEvent(table, state, card)
  state.orders = []
  state.todo = []
  if (won) state.stage = 'reward'
  else clearUp(table, state, false)
}

/** AB-SCENARIO-2, AB-BOUNTY-11: what a win brings. */
export function reward(table: Table, state: State): void {
  giveRewards(table, state)
  clearUp(table, state, true)
}

/** AB-EVENT-3, AB-BOUNTY-18, AB-BOUNTY-19, AB-R-71: the board is cleared and the decks are put together. */
function clearUp(table: Table, state: State, won: boolean): void {
  const campaign = state.campaign as Campaign
  const checkpoint = won || campaign.hunt ? undefined : campaign.checkpoint
  if (!checkpoint) earnHunts(state, won)
  if (!campaign.hunt) campaign.won = won
  campaign.deck.cards = [...state.deck.cards, ...state.queue.cards, ...state.past.cards]
  state.deck.cards = []
  state.queue.cards = []
  state.past.cards = []
  const used = state.pastEvents.cards.toReversed()
  state.events.cards = checkpoint ? [...state.events.cards, ...used] : [...used, ...state.events.cards]
  state.pastEvents.cards = []
  clearBoard(state)
  if (checkpoint) goBack(table, state, checkpoint)
  state.stage = checkpoint ? 'next' : 'vend'
}

function giveRewards(table: Table, state: State): void {
  const hunt = huntOf(state)
  if (hunt) {
    giveBounty(table, state, hunt)
    return
  }
  const { after, name } = scenarioOf(state)
  const use = { seat: deciderOf(state), me: undefined, them: undefined, source: name, rule: 'AB-SCENARIO-2' }
  for (const reward of after.rewards)
    if (!reward.if || meetsCondition(state, reward.if)) perform(table, state, reward.do, use)
}

function clearBoard(state: State): void {
  state.bag.cards = [
    ...state.bag.cards,
    ...state.ground.map(({ token }) => token).filter((token) => state.content.lootTokens[token]?.kind !== 'legendary'),
  ]
  state.enemies = []
  state.elements = []
  state.ground = []
  state.counters = {}
  besideOf(state).open = undefined
  state.lasting = state.lasting.filter(({ until }) => until === 'campaign')
  state.round = 0
  state.idle = 0
  state.red = false
  state.active = undefined
  state.announced = undefined
  state.moment = undefined
  for (const hunter of state.hunters) {
    hunter.zone = -1
    hunter.dying = false
    hunter.status = CLEAR
    hunter.things = []
  }
  newCounts(state, 'game')
  forgetOccupancy(state)
  force.changed(state)
}

const nextWords: Words<string, State> = {
  ask: 'next scenario',
  doing: 'chooses a scenario',
  rule: 'AB-SCENARIO-2',
  prompt: () => 'Which scenario comes next?',
  key: (id) => id,
  text: (id, { content }) => content.scenarios[id]?.name ?? 'a scenario',
}

/** AB-CAMPAIGN-2, AB-SCENARIO-2, AB-R-71: on to what the After part says; after a defeat, again. */
export function nextScenario(table: Table, state: State): void {
  const campaign = state.campaign as Campaign
  const { after } = scenarioOf(state)
  state.scenario = campaign.won
    ? decide(table, state, after.next, { words: nextWords, context: state })
    : (after.lost ?? state.scenario)
  delete campaign.won
  state.spotlight = -1
  forgetOccupancy(state)
  force.changed(state)
  state.stage = 'setup'
}
