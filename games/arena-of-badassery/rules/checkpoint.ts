import { decks } from '../content/grammar/words.ts'
import { force } from './effects/force.ts'
import { huntOf, tableOptions } from './lookup.ts'
import type { Campaign, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-R-71: where tables go back after a defeat, what the hunters had is kept as the scenario begins. */
export function keepCheckpoint(state: State): void {
  const { campaign, hunters, lasting } = state
  if (!campaign || huntOf(state) || tableOptions(state).afterDefeat !== 'replay-from-checkpoint') return
  const had = hunters.map(({ gear, inventory, trees }) => ({
    gear: gear.slice(),
    inventory: inventory.slice(),
    trees: trees.slice(),
  }))
  campaign.checkpoint = { hunters: had, lasting: lasting.slice() }
}

/** AB-R-71: everything is as it was before the scenario that was lost; vending decks and the bag are put together at its set-up. */
export function goBack(table: Table, state: State, { hunters, lasting }: NonNullable<Campaign['checkpoint']>): void {
  const campaign = state.campaign as Campaign
  state.hunters.forEach((hunter, at) => {
    Object.assign(hunter, hunters[at])
    hunter.loot = []
  })
  state.lasting = lasting.slice()
  campaign.mods = 0
  const owned = new Set(state.hunters.flatMap(({ gear, inventory }) => [...gear, ...inventory]).map(({ card }) => card))
  for (const deck of decks)
    state[deck].cards = Object.values(state.content.gear).flatMap(({ id, deck: of }) =>
      of === deck && !owned.has(id) ? id : [],
    )
  force.changed(state)
  table.tell({ event: 'went-back', rule: 'AB-R-71' })
}
