export { baseContent, contentWith } from './content/index.ts'
export type { Content } from './content/load.ts'
export { sanctuary } from './rules/game.ts'
export type { Enemy, Hunter, State } from './rules/state.ts'
