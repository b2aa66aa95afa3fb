export { conform } from './conformance.ts'
export { playRandomly } from './play.ts'
export { Study } from './study.ts'
export { type Smugglers, smugglers } from './toy-game.ts'
