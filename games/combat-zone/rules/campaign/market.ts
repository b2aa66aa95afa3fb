import {
  makePile,
  type Offer,
  type Pile,
  pickOne,
  pickOneOf,
  pickSome,
  putOnTop,
  putUnder,
  type Seat,
  takeCard,
  takeTop,
  type Words,
} from '@muster/table'
import { gearLines } from '../../content/describe.ts'
import type { Content } from '../../content/load.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { addToHq, gearOfFaction } from './hq.ts'
import { campaignOf, gameOf, hqCardName, playerOf } from './lookup.ts'
import type { KeptLoot } from './state.ts'

const DRAWN = 3
const NONE = 'none'

const agreeWords: Words<'yes' | 'no', Content> = {
  ask: 'market',
  rule: 'CZ-MARKET-1',
  prompt: () =>
    'Do you agree to a Shared Market? Loot stays on models, and Gear with a Street Cred requirement is drawn from one deck.',
  doing: 'thinks about a Shared Market',
  key: (option) => option,
  text: (option) => (option === 'yes' ? 'Yes, share a Market' : 'No, each team has its own Gear'),
  assume: () => 'yes',
}

/** CZ-MARKET-1, CZ-MARKET-3, CZ-R-122: where all agree, the Gear of all teams that asks for Street Cred is one deck; programs are not in it. */
export function openMarket(table: Table, battle: Battle): void {
  const { content, config } = battle
  const campaign = campaignOf(battle)
  if (!config.market) return
  const question = pickOne(agreeWords, ['yes', 'no'] as const, content)
  const answers = table.askAll(campaign.players.map((_, seat) => ({ seat, question })))
  if (answers.includes('no')) return
  const gear = new Set(campaign.players.flatMap(({ faction }) => gearOfFaction(content, faction)))
  const starred = [...gear].filter((id) => (content.gear[id]?.cred ?? 0) > 0)
  campaign.market = makePile('market', 'none', table.shuffle(starred, 'the Market'))
  table.tell({ event: 'market', rule: 'CZ-MARKET-3', cards: starred.length })
}

const marketOf = (battle: Battle): Pile => campaignOf(battle).market ?? makePile('market', 'none')

/** CZ-MARKET-3: whether a card lies where a player's own Supply would be: of Gear that asks for Street Cred, in the Market deck. */
export function isInSupply(battle: Battle, card: string): boolean {
  const { market } = campaignOf(battle)
  return !market || (battle.content.gear[card]?.cred ?? 0) === 0 || market.cards.includes(card)
}

/** CZ-OBJECTIVE-12, CZ-SCENARIO-3: a card out of the Supply, or of the Market deck where it lies there. Whether there was one to be had. */
export function addFromSupply(battle: Battle, seat: Seat, card: string): boolean {
  if (!isInSupply(battle, card)) return false
  const { market } = campaignOf(battle)
  if (market?.cards.includes(card)) takeCard(market, card)
  return addToHq(battle.content, playerOf(battle, seat), card)
}

/** CZ-MARKET-4, CZ-R-112: so many cards for a player alone to see; one is not drawn that is not there. */
function draw(table: Table, battle: Battle, seat: Seat, many: number): void {
  const { drawn } = playerOf(battle, seat)
  for (let at = 0; at < many; at++) {
    const card = takeTop(marketOf(battle))
    if (card !== undefined) drawn.cards.push(card)
  }
  tellDrawn(table, battle, seat, 'CZ-MARKET-4')
}

function tellDrawn(table: Table, battle: Battle, seat: Seat, rule: string): void {
  const { drawn } = playerOf(battle, seat)
  const less = { event: 'draws-market', rule, seat, many: drawn.cards.length } as const
  table.tell({ ...less, cards: [...drawn.cards] }, [seat], less)
}

/** CZ-MARKET-4: three cards for each player of the game. */
export function drawMarket(table: Table, battle: Battle): void {
  for (const seat of gameOf(battle).seats) draw(table, battle, seat, DRAWN)
}

/** Whose Market cards are looked at. */
type KeepAsk = { readonly battle: Battle; readonly seat: Seat }

const keepOffer: Offer<string, KeepAsk> = {
  options: ({ battle, seat }) => [...playerOf(battle, seat).drawn.cards, NONE],
}

const keepWords: Words<string, KeepAsk> = {
  ask: 'keep',
  rule: 'CZ-MARKET-4',
  prompt: () => 'Which of these do you add to your HQ?',
  doing: 'looks at the Market',
  key: (card) => card,
  text: (card, { battle }) => (card === NONE ? 'None of them' : hqCardName(battle.content, card)),
  detail: (card, { battle: { content } }) => {
    const gear = content.gear[card]
    return gear ? gearLines(content, gear).join(' ') : ''
  },
}

/** CZ-MARKET-4, CZ-MARKET-5, CZ-MARKET-7: each of those who hold Market cards may add one to the HQ, at the same time. */
export function keepOne(table: Table, battle: Battle): void {
  const { content } = battle
  const seats = gameOf(battle).seats.filter((seat) => playerOf(battle, seat).drawn.cards.length > 0)
  const kept = table.askAll(
    seats.map((seat) => ({ seat, question: pickOneOf(keepWords, keepOffer, { battle, seat }, NONE) })),
  )
  for (const [at, seat] of seats.entries()) {
    const card = kept[at] as string
    if (card === NONE) continue
    const player = playerOf(battle, seat)
    addToHq(content, player, takeCard(player.drawn, card))
    table.tell({ event: 'joins-hq', rule: 'CZ-MARKET-4', seat, cards: [card] })
  }
}

/** CZ-MARKET-5, CZ-R-112: what is left goes to the other player; of several, to the next clockwise. */
export function passOn(table: Table, battle: Battle): void {
  const { seats } = gameOf(battle)
  const drawn = seats.map((seat) => playerOf(battle, seat).drawn)
  const left = drawn.map(({ cards }) => cards)
  for (const [at, pile] of drawn.entries()) pile.cards = left.at(at - 1) as string[]
  for (const seat of seats) tellDrawn(table, battle, seat, 'CZ-MARKET-5')
}

/** CZ-R-112: unwanted cards go under the Market deck. */
export function putBack(battle: Battle): void {
  for (const seat of gameOf(battle).seats) {
    const { drawn } = playerOf(battle, seat)
    for (const card of drawn.cards) putUnder(marketOf(battle), card)
    drawn.cards = []
  }
}

const spendWords: Words<KeptLoot, Content> = {
  ask: 'spend',
  rule: 'CZ-MARKET-6',
  prompt: () => 'Which Loot do you spend, for a Market card each?',
  doing: 'looks through Loot',
  key: ({ of, copy, card }) => `${card} of ${of} ${copy}`,
  text: ({ of, copy, card }, content) => `${hqCardName(content, card)} of ${hqCardName(content, of)} ${copy}`,
}

/** CZ-MARKET-6: Loot for further Market cards, one each. */
export function spendLoot(table: Table, battle: Battle): void {
  const seats = gameOf(battle).seats.filter((seat) => playerOf(battle, seat).kept.length > 0)
  const spent = table.askAll(
    seats.map((seat) => {
      const { kept } = playerOf(battle, seat)
      return { seat, question: pickSome(spendWords, kept, 0, kept.length, battle.content) }
    }),
  )
  for (const [at, seat] of seats.entries()) {
    const loot = spent[at] as KeptLoot[]
    const player = playerOf(battle, seat)
    player.kept = player.kept.filter((one) => !loot.includes(one))
    for (const { card } of loot) {
      putOnTop(battle.lootPast as Pile, card)
      table.tell({ event: 'spends-loot', rule: 'CZ-MARKET-6', seat, card })
    }
    if (loot.length > 0) draw(table, battle, seat, loot.length)
  }
}
