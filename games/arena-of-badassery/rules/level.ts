import { takeCard } from '@muster/table'
import { scenarioOf } from './lookup.ts'
import type { Campaign, State } from './state.ts'
import type { Table } from './table.ts'
import { placeMod } from './tree.ts'

/** AB-LEVEL-1..7: the Mods that a win gives, then one upgrade of the Announcements for each Mod of the game. */
export function levelUp(table: Table, state: State): void {
  const campaign = state.campaign as Campaign
  const { mods } = scenarioOf(state).after
  if (campaign.won && !campaign.hunt)
    for (const hunter of state.hunters) for (let placed = 0; placed < mods; placed++) placeMod(table, state, hunter)
  for (; campaign.mods > 0; campaign.mods--) upgrade(table, state, campaign)
  state.stage = 'pack'
}

/** AB-LEVEL-5, AB-LEVEL-6, AB-R-75: a random card of the lowest tier is replaced by a random unused one of the next. */
function upgrade(table: Table, { content }: State, { deck, stock }: Campaign): void {
  const ofTier = (cards: readonly string[], tier: number) =>
    cards.filter((id) => content.announcements[id]?.tier === tier)
  const lowest = [1, 2, 3].find((tier) => ofTier(deck.cards, tier).length > 0) ?? 3
  const [leaving, coming] = [ofTier(deck.cards, lowest), ofTier(stock.cards, lowest + 1)]
  if (leaving.length === 0 || coming.length === 0) return
  const out = takeCard(deck, leaving[table.chance(leaving.length, 'which Announcement leaves')] as string)
  const into = takeCard(stock, coming[table.chance(coming.length, 'which Announcement comes')] as string)
  deck.cards.push(into)
  stock.cards.push(out)
  table.tell({ event: 'upgraded', rule: 'AB-LEVEL-5', tier: lowest + 1 })
}
