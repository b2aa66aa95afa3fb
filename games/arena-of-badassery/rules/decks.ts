import { makePile, mapped, type Pile, shufflePile, takeTop } from '@muster/table'
import { decks } from '../content/grammar/words.ts'
import { QUEUE } from './cleanup.ts'
import { huntOf, scenarioOf } from './lookup.ts'
import { shakeBag } from './loot.ts'
import type { State } from './state.ts'
import { stockOf } from './stock.ts'
import type { Table } from './table.ts'

/** AB-LEVEL-2, AB-R-10. */
const ANNOUNCEMENTS = 12

/**
 * AB-SETUP-18, AB-R-33: all Loot tokens but the four of $500 that the hunters get, and the Legendary ones. AB-BOUNTY-4, AB-BOUNTY-16:
 * in a Bounty Hunt nobody gets any, and the token it was taken for stays out.
 */
export function fillBag(table: Table, state: State): void {
  const hunt = state.campaign?.hunt
  const bag: string[] = []
  for (const { id, count, kind, value } of stockOf(state.content).loot) {
    if (kind === 'legendary') continue
    const isHandedOut = !hunt && kind === 'cash' && value === 500
    const isKept = hunt?.by === 'token' && kind === 'bounty'
    const many = count[state.config.options.lootBag] - (isHandedOut ? state.hunters.length : isKept ? 1 : 0)
    for (let put = 0; put < many; put++) bag.push(id)
  }
  state.bag.cards = bag
  shakeBag(table, state)
}

/** AB-SETUP-15..17, AB-R-10: the cards of a campaign, or an equal share of each tier; mixed, or the lower tiers on top. */
export function layAnnouncements(table: Table, state: State): void {
  const { tiers, arrange } = scenarioOf(state).announcements
  const own = state.campaign?.deck.cards ?? []
  const named = state.campaign ? [3, 2, 1] : tiers.toSorted((a, b) => b - a)
  const drawn: string[] = []
  for (const tier of named) {
    const ofTier = state.campaign
      ? own.filter((id) => state.content.announcements[id]?.tier === tier)
      : (stockOf(state.content).announcements.get(tier) ?? [])
    const pile: Pile = makePile('announcement', 'none', ofTier)
    shufflePile(table, pile, `the Announcements of tier ${tier}`)
    drawn.push(...(state.campaign ? pile.cards : pile.cards.slice(0, ANNOUNCEMENTS / tiers.length)))
  }
  if (state.campaign) state.campaign.deck.cards = []
  state.deck.cards = drawn
  if ((arrange === 'mixed' || huntOf(state)) && named.length > 1)
    shufflePile(table, state.deck, 'the Announcement deck')
  for (let place = 0; place < QUEUE; place++) {
    const card = takeTop(state.deck)
    if (card !== undefined) state.queue.cards.push(card)
  }
  table.tell({ event: 'queue', rule: 'AB-SETUP-15', cards: state.queue.cards.slice() })
}

/** AB-SETUP-19, AB-EVENT-3, AB-R-76: vending decks are shuffled for each game, Events for the first one alone. */
export function readyDecks(table: Table, state: State, isFirst: boolean): void {
  if (isFirst) {
    const boss = state.campaign && state.content.campaigns[state.campaign.card]?.boss
    const { events } = stockOf(state.content)
    const own = events.filter((card) => card.boss === undefined || card.boss === boss)
    state.events.cards = mapped(own, ({ id }) => id)
    shufflePile(table, state.events, 'the Event deck')
  }
  for (const deck of decks) {
    if (isFirst) state[deck].cards = stockOf(state.content).gear.get(deck)?.slice() ?? []
    shufflePile(table, state[deck], 'a Vending Machine deck')
  }
}
