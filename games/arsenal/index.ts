export { describeCard } from './content/describe.ts'
export { contentWith } from './content/index.ts'
export type { Content } from './content/load.ts'
export { printedText } from './content/printed.ts'
export { randomDeck } from './content/random-deck.ts'
export { makeShareCode, parseShareCode } from './content/share-code.ts'
export { deckHints, type Violation, validateDeck } from './content/validate.ts'
export { boardOf, labelOf } from './rules/arena.ts'
export { arsenal, arsenal as game } from './rules/game.ts'
export { locksOf } from './rules/lockon.ts'
export { isAutonomous, mechOf, objectCard } from './rules/lookup.ts'
export { itemName, nameOf, seatName, titleOf } from './rules/names.ts'
export {
  firstOrders,
  isWindow,
  type Ordered,
  type Orders,
  orderedAnswer,
  releaseAt,
  WINDOW_PACE,
} from './rules/orders.ts'
export type { Item, Permanent, Player, State } from './rules/state.ts'
