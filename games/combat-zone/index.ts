export type { Drone } from './content/cards/gear.ts'
export type { Goal } from './content/cards/objective.ts'
export type { Area } from './content/cards/scenario.ts'
export {
  characterLines,
  gearLines,
  gonkLines,
  lootLines,
  objectiveLines,
  programLines,
  scenarioLines,
} from './content/describe.ts'
export type { CombatDeed, CombatStanding, CombatTrigger } from './content/grammar/index.ts'
export { type ModelKind, teamNumbers } from './content/grammar/vocabulary.ts'
export { baseContent, contentWith } from './content/index.ts'
export type { Content } from './content/load.ts'
export { boundsOfArea, placeOn } from './content/space/area.ts'
export { makeBattlespace } from './content/space/maker.ts'
export { MODEL_HEIGHT } from './content/space/scene.ts'
export { readTeam } from './content/team/choice.ts'
export { characterCost } from './content/team/cost.ts'
export { applyFix } from './content/team/fix.ts'
export { randomTeam } from './content/team/random-team.ts'
export { makeTeamCode } from './content/team/share-code.ts'
export { credOf } from './rules/campaign/cred.ts'
export { hqCardName } from './rules/campaign/lookup.ts'
export { roundsOf } from './rules/campaign/round.ts'
export type { Campaign } from './rules/campaign/state.ts'
export { completedWay, moveAskOf } from './rules/complete.ts'
export { planeFor } from './rules/components.ts'
export { combatZone, combatZone as game } from './rules/game.ts'
export { cardOf, modelsOn, nameOf, nameOfThing } from './rules/lookup.ts'
export { luckOf } from './rules/luck.ts'
export { isVulnerable } from './rules/net.ts'
export { controllersOf, isForQuarters } from './rules/quarter.ts'
export { clockOf, countingZones, zoneName } from './rules/scenario.ts'
export type { Battle, Model } from './rules/state.ts'
