export { apply, Misfit } from './apply.ts'
export { checkOf } from './check.ts'
export { type Delta, delta, type Json } from './delta.ts'
export {
  type AboutTable,
  type ChatLine,
  type ClientMessage,
  type ClientWord,
  type Clock,
  type ConditionalOrder,
  clientMessage,
  conditionalOrderSchema,
  depthOf,
  type HeardLine,
  LONGEST_MESSAGE,
  type MatchState,
  type MovedMessage,
  type NewsLine,
  type NoMessage,
  type OfferLine,
  type Pace,
  type Proposal,
  paceSchema,
  proposalSchema,
  readMessage,
  type SeatLine,
  type ServerMessage,
  type Shown,
  type TableMessage,
} from './messages.ts'
export { packQuestions, unpackQuestions } from './options.ts'
export { closed, type Moved, movedText } from './text.ts'
export { WIRE_VERSION } from './version.ts'
