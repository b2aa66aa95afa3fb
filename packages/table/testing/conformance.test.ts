import { conform } from './conformance.ts'
import { smugglers } from './toy-game.ts'

conform(smugglers, {
  toy: true,
  setups: [
    { seats: 2, config: { rounds: 10 } },
    { seats: 3, packs: [{ cargo: { tea: 5 } }] },
  ],
})
