import { conform } from '@muster/table/testing'
import { combatZone } from './rules/game.ts'
import { yard } from './testing/yard.ts'
import { sceneOf } from './ui/scene/scene.ts'

/** Every table option away from its default, those of campaigns and of teams apart. */
const options = {
  measureToleranceInches: 0.05,
  modelHeightInches: 1.5,
  obstacleDieFumble: false,
  luckOnObstacleDie: false,
  bodyPlacement: 'removed-base-centre',
  outnumberCountsSelf: true,
  armorAgainstBlastArea: false,
  armorAgainstReflexesAttacks: true,
  silentForbids: 'any-action-at-the-attacker',
  torrentTargetsObscureEachOther: false,
  impactTokenDiameterInches: 0.5,
  blastDodgeIsReaction: false,
  ownActionWoundOnRedToken: 'choose-other-token',
  marksSetDuringInspire: 'cleared-at-once',
} as const

const together = {
  objectiveDraw: 'draw-3',
  teamsShown: 'while-being-built',
  teamGameLuck: 'three-per-side',
  teamGameEb: 'half-the-limit-per-player',
} as const

/** Teams with programs and drones. */
const netrunners = ['gen-red-200', 'maelstrom-150']

const campaign = { play: 'campaign', together: true, rounds: 1, controls: 2, market: true }

const yardFight = { eb: 100, scenario: 'turf-war', battlespace: 'yard', controls: 4 }

conform(combatZone, {
  setups: [
    { seats: 2, config: { controls: 4 } },
    { seats: 3, config: { eb: 100, scenario: 'hot-package', battlespace: 'container-yard', controls: 3 } },
    { seats: 4, packs: [yard], config: { ...yardFight, pairs: true, controls: 3 } },
    { seats: 2, packs: [yard], config: { ...yardFight, options } },
    { seats: 4, config: { ...campaign, pairs: true, options: together } },
    {
      seats: 2,
      packs: [yard],
      config: { ...yardFight, eb: 200, teams: netrunners, deployment: 'lined-up', controls: 8 },
    },
  ],
  seeds: 1,
  scene: sceneOf,
})
