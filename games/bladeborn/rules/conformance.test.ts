import { conform } from '@muster/table/testing'
import { bladeborn } from './game.ts'

conform(bladeborn, {
  setups: [
    { seats: 2 },
    { seats: 2, config: { play: 'campaign', options: { lesser_artefacts: 'hidden' } } },
    {
      seats: 2,
      config: {
        options: {
          move_paths: 'step_by_step',
          mirror_warbands: 'on',
          reserve_timing: 'reserve_phase',
          fast_forward_empty: 'off',
        },
      },
    },
  ],
  seeds: 3,
  strict: true,
})
