import type { MatchSetup } from '@muster/table'
import { yard } from './yard.ts'

type Setup = Omit<MatchSetup, 'seed'>

const two = ['turf-war', 'open-ports', 'smash-and-grab', 'dead-or-alive', 'blood-rain']
const three = ['three-way-split', 'hot-package']
const maps = ['container-yard', 'night-market', 'rooftop-row', 'burned-block']

/** Every scenario for every number of players it is for, and two against two; the maps go round, and so does a crowded yard. */
export const setups: Readonly<Record<string, Setup>> = {
  'two, all asked': { seats: 2 },
  'two, laid in turn': { seats: 2, config: { eb: 100, scenario: 'turf-war', battlespace: 'laid' } },
  'two in the yard': { seats: 2, packs: [yard], config: { eb: 150, scenario: 'random', battlespace: 'yard' } },
  'two with Netrunners': {
    seats: 2,
    packs: [yard],
    config: { teams: ['gen-red-200', 'maelstrom-150'], scenario: 'random', battlespace: 'yard' },
  },
  ...Object.fromEntries(
    two.map((scenario, at) => [
      scenario,
      { seats: 2, config: { eb: 100, scenario, battlespace: maps[at % maps.length] } },
    ]),
  ),
  netrunners: {
    seats: 2,
    packs: [yard],
    config: { eb: 200, teams: ['gen-red-200', 'maelstrom-150'], scenario: 'turf-war', battlespace: 'yard' },
  },
  ...Object.fromEntries(
    three.map((scenario) => [scenario, { seats: 3, config: { eb: 100, scenario, battlespace: 'container-yard' } }]),
  ),
  'block-party': { seats: 4, config: { eb: 100, scenario: 'block-party', battlespace: 'night-market' } },
  ...Object.fromEntries(
    two.map((scenario) => [
      `${scenario} in pairs`,
      { seats: 4, packs: [yard], config: { eb: 100, scenario, battlespace: 'yard', pairs: true, controls: 6 } },
    ]),
  ),
}
