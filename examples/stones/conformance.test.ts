import { conform } from '@muster/table/testing'
import { stones } from './rules/game.ts'
import { engineUi } from './ui/engine.ts'

conform(stones, {
  setups: [{ seats: 2 }, { seats: 2, config: { options: { heaps: 'large' } } }],
  scene: engineUi.scene,
})
