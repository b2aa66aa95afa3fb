import { conform } from '@muster/table/testing'
import { bladeborn } from './rules/game.ts'
import { sceneOf } from './ui/scene/scene.ts'

conform(bladeborn, {
  setups: [
    { seats: 2 },
    { seats: 2, config: { play: 'campaign', options: { lesserArtefacts: 'hidden' } } },
    {
      seats: 2,
      config: {
        options: {
          movePaths: 'step-by-step',
          mirrorWarbands: true,
          reserveTiming: 'reserve-phase',
          fastForwardEmpty: false,
        },
      },
    },
  ],
  seeds: 3,
  scene: sceneOf,
})
