import type { EngineUi } from '@muster/ui'
import { mind } from '../bot.ts'
import { contentWith } from '../content/index.ts'
import { combatZone } from '../rules/game.ts'
import type { Battle } from '../rules/state.ts'
import { boxOf } from './scene/box.ts'
import { luckOf } from './scene/luck.ts'
import { overlaysOf } from './scene/overlays.ts'
import { planOf } from './scene/plan.ts'
import { sceneOf } from './scene/scene.ts'

export const engineUi: EngineUi<Battle> = {
  game: combatZone,
  mind,
  box: (packs) => boxOf(contentWith(packs)),
  builder: async () => (await import('./list/builder.ts')).listBuilder,
  scene: sceneOf,
  scores: (battle) => [...battle.scores],
  luck: luckOf,
  reveals: ['dice', 'loots'],
  overlays: overlaysOf,
  plan: planOf,
}
