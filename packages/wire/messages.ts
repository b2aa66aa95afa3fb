import { z } from 'zod'

/** What goes over a wire between a table and whoever sits at it elsewhere: one JSON object a message, each strictly checked. */

export const WIRE_VERSION = 1

const seat = z.int().nonnegative()
const count = z.int().nonnegative()
const point = z.strictObject({ x: z.int(), y: z.int() })
const choice = z.union([
  z.string().max(2000),
  z.int(),
  point,
  z.array(z.string().max(2000)).max(200),
  z.array(point).max(64),
])
const match = z.string().min(1).max(64)
/** Echoed in the reply, so that each can be told from the others. */
const r = z.int().nonnegative()

/** An answer names its question by (epoch, asked). */
const answer = z.strictObject({ say: z.literal('answer'), match, seat, epoch: count, asked: count, choice, r })

const act = z.strictObject({
  say: z.literal('act'),
  match,
  seat,
  epoch: count,
  act: z.literal(['resign', 'agree-draw', 'bot', 'back-to-person']),
  level: z.string().max(20).optional(),
  r,
})

export const clientMessage = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('hello'), proto: z.literal(WIRE_VERSION) }),
  z.strictObject({ say: z.literal('watch'), match, seat: seat.optional() }),
  answer,
  act,
  z.strictObject({ say: z.literal('back'), match, seat, epoch: count, to: count, r }),
  z.strictObject({ say: z.literal('explain'), match, seat, r }),
  z.strictObject({ say: z.literal('odds'), match, seat, choices: z.array(choice).max(200), r }),
])
export type ClientMessage = z.infer<typeof clientMessage>

/** How a table stands for one viewer, whole; also after every reconnect and gap. */
export interface TableMessage {
  readonly say: 'table'
  readonly match: string
  readonly game: string
  readonly epoch: number
  readonly seq: number
  readonly view: unknown
  readonly questions: readonly unknown[]
}

/** What one decision changed for one viewer. `from` is the seq the delta starts at. */
export interface MovedMessage {
  readonly say: 'moved'
  readonly match: string
  readonly epoch: number
  readonly from: number
  readonly seq: number
  readonly delta: unknown
  readonly events: readonly unknown[]
  readonly questions: readonly unknown[]
  /** The request this answers, where it was the viewer's own. */
  readonly ok?: number
}

/** Why a request was refused; nothing has changed. */
export interface NoMessage {
  readonly say: 'no'
  readonly r: number
  readonly code: string
  readonly text: string
  readonly rule?: string
}

export type ServerMessage = TableMessage | MovedMessage | NoMessage

const LONGEST = 16 * 1024

/** Reads a client's message. What is wrong with it comes back as a sentence; it never throws. */
export function readMessage(text: string): { message: ClientMessage } | { problem: string } {
  if (text.length > LONGEST) return { problem: `a message has at most ${LONGEST} characters` }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: 'a message is one JSON object' }
  }
  const parsed = clientMessage.safeParse(data)
  if (parsed.success) return { message: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: `${issue?.path.join('.') || 'message'}: ${issue?.message}` }
}
