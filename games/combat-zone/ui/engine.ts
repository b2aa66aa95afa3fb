import type { EngineUi } from '@muster/ui'
import { contentWith } from '../content/index.ts'
import { credOf } from '../rules/campaign/cred.ts'
import { combatZone } from '../rules/game.ts'
import type { Battle } from '../rules/state.ts'
import { luckOf } from './scene/luck.ts'
import { planOf } from './scene/plan.ts'
import { sceneOf } from './scene/scene.ts'

export const engineUi: EngineUi<Battle> = {
  game: combatZone,
  mind: async () => (await import('../bot.ts')).mind,
  box: async (packs) => (await import('./scene/box.ts')).boxOf(contentWith(packs)),
  builder: async () => (await import('./list/builder.ts')).listBuilder,
  scene: sceneOf,
  asides: async (seen) => (await import('./scene/asides.ts')).asidesOf(seen),
  scores: (battle) => battle.campaign?.players.map((player) => credOf(battle.content, player)) ?? [...battle.scores],
  luck: luckOf,
  reveals: ['dice', 'loots'],
  overlays: async (...asked) => (await import('./scene/overlays.ts')).overlaysOf(...asked),
  plan: planOf,
}
