import { colours, dieOf, isCrit, isFumble } from '@muster/reaction'
import type { GameEvent } from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { woundsNow } from '../rules/effects/who.ts'
import type { Event } from '../rules/events.ts'
import { arena } from '../rules/game.ts'
import { showOf } from '../rules/lookup.ts'
import type { State } from '../rules/state.ts'
import { sceneOf } from './scene/scene.ts'

const dice = colours.map(dieOf)

/** How many Crits more than Fumbles fell on the hunters' dice; as many of both are to be expected. */
function luck(events: readonly GameEvent[]) {
  let lead = 0
  for (const event of events as readonly Event[]) {
    const die = event.event === 'dice' ? dice.find(({ name }) => name === event.die) : undefined
    if (!die || event.event !== 'dice') continue
    for (const face of event.faces) lead += (isCrit({ die, face }) ? 1 : 0) - (isFumble({ die, face }) ? 1 : 0)
  }
  return [{ name: 'Crits more than Fumbles', values: [lead] }]
}

export const engineUi: EngineUi<State> = {
  game: arena,
  mind: async () => (await import('../bot.ts')).mind,
  box: async (packs) => (await import('./scene/box.ts')).boxOf(packs),
  scene: sceneOf,
  asides: async (view) => (await import('./scene/asides.ts')).asidesOf(view),
  /** Enemies in the Vault, wounds on hunters, Luck: as the page names the lines of the course. */
  scores: (state) => [
    state.enemies.length,
    state.hunters.reduce((sum, hunter) => sum + woundsNow(hunter), 0),
    state.luck,
  ],
  /** A campaign's course is told by its scenarios and hunts. */
  chapter: (state) => state.campaign && showOf(state).name,
  luck,
  reveals: ['dice', 'machine', 'queue', 'announced', 'event', 'drawn', 'dropped', 'loot-gained', 'spotlight'],
  overlays: async (...asked) => (await import('./scene/overlays.ts')).overlaysOf(...asked),
  forecast: async (...asked) => (await import('./scene/forecast.ts')).forecastOf(...asked),
}
