import { cardsChanged } from './effects/force.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'

/** BB-TWIST-1, BB-TWIST-2, BB-R-8, BB-R-9: all twist cards are shuffled and the top one holds for this battle. */
export function drawTwist(table: Table, battle: Battle): void {
  battle.phase = 'hero'
  if (battle.convergence && battle.options.convergenceTwist === 'convergence-only') return
  const ids = Object.keys(battle.content.twists)
  const [drawn] = battle.chosenTwist === undefined ? table.shuffle(ids, 'the twist cards') : [battle.chosenTwist]
  battle.twist = drawn
  cardsChanged(battle)
  table.tell({ event: 'twist', rule: 'BB-TWIST-1', twist: drawn as string })
}
