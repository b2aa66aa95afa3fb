export { apply, Misfit } from './apply.ts'
export { type Delta, delta, type Json } from './delta.ts'
export {
  type ClientMessage,
  clientMessage,
  type MovedMessage,
  type NoMessage,
  readMessage,
  type ServerMessage,
  type TableMessage,
  WIRE_VERSION,
} from './messages.ts'
