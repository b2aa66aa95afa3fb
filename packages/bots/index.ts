export { type BotClient, botClient, type ClientPort } from './client.ts'
export { type Asked, type Decision, decide, decideSlowly, type Memory, type Why } from './decide.ts'
export { type Explorer, explorerOf, type Reached } from './explore.ts'
export { greedyAnswer, type Judged, judgeAnswers, worthOfResult } from './greedy.ts'
export { type Contest, type Mind, type SharedContest, type Variant, WIN } from './mind.ts'
export { greedyPlayer, type Player, playMatch, randomPlayer, strengthPlayer } from './players.ts'
export { search } from './search/search.ts'
export { type SearchSettings, usualSettings } from './search/settings.ts'
export { mean, type Share95, share95 } from './statistics.ts'
export {
  type BotName,
  limitOf,
  type NamedStrength,
  namedStrengths,
  parseStrength,
  type Strength,
  searchFor,
  strengthOf,
  strengths,
  withBudget,
} from './strengths.ts'
export { type Budget, checkBudget } from './time-budget.ts'
