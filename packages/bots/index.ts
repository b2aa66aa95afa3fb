export { type Explorer, explorerOf, type Reached } from './explore.ts'
export { greedyAnswer, type Judged, judgeAnswers, worthOfResult } from './greedy.ts'
export { type Mind, WIN } from './mind.ts'
export { greedyPlayer, type Player, playMatch, randomPlayer } from './players.ts'
