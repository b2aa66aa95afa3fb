import type { GameEvent } from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { mind } from '../bot.ts'
import { contentWith } from '../content/index.ts'
import type { Event } from '../rules/events.ts'
import { sanctuary } from '../rules/game.ts'
import { tableOptions } from '../rules/lookup.ts'
import type { State } from '../rules/state.ts'
import { boxOf } from './scene/box.ts'
import { forecastOf } from './scene/forecast.ts'
import { orderedOf } from './scene/ordered.ts'
import { overlaysOf } from './scene/overlays.ts'
import { sceneOf } from './scene/scene.ts'

/** How many squares fewer than expected the enemies walked, all rolls for their movement together. */
function luck(events: readonly GameEvent[]) {
  let spared = 0
  for (const event of events as readonly Event[])
    if (event.event === 'dice' && event.rule === 'SN-ENEMYMOVE-4')
      for (const face of event.faces) spared += ((event.die === 'd6' ? 6 : 4) + 1) / 2 - face
  return [{ name: 'squares the enemies were slower by', values: [spared] }]
}

export const engineUi: EngineUi<State> = {
  game: sanctuary,
  mind,
  box: (packs) => boxOf(contentWith(packs)),
  scene: sceneOf,
  /** Lives, enemies on the board, loot gained: as the page names the lines of the course. */
  scores: (state) => [
    Math.max(0, tableOptions(state).lives - state.escaped),
    state.enemies.length,
    state.hunters.reduce((sum, { collected }) => sum + collected, 0),
  ],
  luck,
  reveals: ['dice', 'drawn', 'loot', 'goblin', 'chest', 'roll-again', 'table', 'enemy-deck'],
  overlays: overlaysOf,
  forecast: forecastOf,
  ordered: orderedOf,
}
