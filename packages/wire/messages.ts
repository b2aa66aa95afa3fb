import { z } from 'zod'
import type { Delta, Json } from './delta.ts'
import { plainAnswer } from './plain-answer.ts'
import { WIRE_VERSION } from './version.ts'

/** What goes over a wire between a table and whoever sits at it elsewhere: one JSON object a message, each strictly checked. */

const seat = z.int().nonnegative().max(63)
const count = z.int().nonnegative()
const point = z.strictObject({ x: z.int(), y: z.int() })
const key = z.string().max(2000)
const choice = z.union([key, z.int(), point, z.array(key).max(200), z.array(point).max(64)])
const match = z.string().min(1).max(64)
/** Echoed in the reply, so that each can be told from the others. */
const r = count
const hex256 = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits')

/** How much time a table gives: seconds for each decision and a reserve, or hours for each turn; untimed among friends. */
export const paceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  z.strictObject({
    kind: z.literal('live'),
    /** Seconds a decision has before the reserve is used. */
    decision: z.int().min(5).max(600),
    /** Seconds of reserve a seat has for the whole game. */
    reserve: z.int().min(0).max(7200),
  }),
  z.strictObject({ kind: z.literal('by-turns'), hours: z.int().min(1).max(336) }),
])
export type Pace = z.infer<typeof paceSchema>

/**
 * An order for when one is away: where a question of this kind is asked and the condition holds of what everybody can see,
 * this is answered. A condition compares a value of the public view, named by its path, with another.
 */
export const conditionalOrderSchema = z.strictObject({
  ask: z.string().min(1).max(60),
  when: z
    .strictObject({
      path: z.array(z.union([z.string().max(60), count])).max(12),
      is: z.literal(['equal', 'not-equal', 'at-least', 'at-most']),
      value: z.union([z.string().max(200), z.number(), z.boolean()]),
    })
    .optional(),
  choice,
})
export type ConditionalOrder = z.infer<typeof conditionalOrderSchema>

/** What a seat proposes to the others: each kind with what it would do. */
export const proposalSchema = z.discriminatedUnion('kind', [
  /** What was so after the first `to` entries is in force again. */
  z.strictObject({ kind: z.literal('take-back'), to: count }),
  z.strictObject({ kind: z.literal('pace'), pace: paceSchema }),
  z.strictObject({ kind: z.literal('rematch') }),
  z.strictObject({ kind: z.literal('abort') }),
])
export type Proposal = z.infer<typeof proposalSchema>

const asked = { match, seat, epoch: count }

export const clientMessage = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('hello'), proto: z.literal(WIRE_VERSION) }),
  /** Sees a table through the eyes of a seat of one's own, or of a spectator. */
  z.strictObject({ say: z.literal('watch'), match, seat: seat.optional() }),
  z.strictObject({ say: z.literal('leave'), match }),
  /** An answer names its question by (epoch, asked). */
  z.strictObject({ say: z.literal('answer'), ...asked, asked: count, choice, r }),
  z.strictObject({
    say: z.literal('act'),
    ...asked,
    act: z.literal(['resign', 'agree-draw', 'bot', 'back-to-person']),
    level: z.string().max(20).optional(),
    r,
  }),
  z.strictObject({ say: z.literal('offer'), ...asked, proposal: proposalSchema, r }),
  /** Agrees to an offer or not; whoever made it withdraws it by saying no. */
  z.strictObject({ say: z.literal('consent'), match, seat, offer: z.string().max(64), yes: z.boolean(), r }),
  z.strictObject({ say: z.literal('explain'), match, seat, r }),
  z.strictObject({ say: z.literal('forecast'), match, seat, choices: z.array(choice).max(200), r }),
  /** A point or way somebody draws: how the game completes it, and what the rules say of it. */
  z.strictObject({ say: z.literal('judge'), match, seat, drawn: z.array(point).max(64), r }),
  /** What was heard between two places, the second left out. */
  z.strictObject({ say: z.literal('log'), match, from: count, to: count, r }),
  /** Takes a free seat; the hash of what one will contribute to the dice. */
  z.strictObject({ say: z.literal('sit'), match, seat, hash: hex256, r }),
  z.strictObject({ say: z.literal('stand'), match, seat, r }),
  z.strictObject({ say: z.literal('reveal'), match, seat, contribution: z.string().min(16).max(200), r }),
  z.strictObject({ say: z.literal('orders'), match, seat, orders: z.array(conditionalOrderSchema).max(40), r }),
  z.strictObject({ say: z.literal('say'), match, text: z.string().min(1).max(500), r }),
  z.strictObject({ say: z.literal('mute'), account: z.string().max(64), on: z.boolean(), r }),
  z.strictObject({ say: z.literal('report'), match, line: count.optional(), reason: z.string().min(1).max(500), r }),
])
export type ClientMessage = z.infer<typeof clientMessage>
export type ClientWord = ClientMessage['say']

/** Who sits where. A seat is a person's, a bot's, or free. */
export interface SeatLine {
  readonly seat: number
  readonly account?: string | undefined
  readonly name: string
  readonly kind: 'person' | 'bot' | 'free'
  readonly level?: string | undefined
  readonly here: boolean
  /** Whether the hash of its contribution to the dice is there, and whether the contribution itself is. */
  readonly committed: boolean
  readonly revealed: boolean
}

export type MatchState = 'open' | 'playing' | 'over' | 'frozen'

/** What a table is, whatever happens at it. */
export interface AboutTable {
  readonly game: string
  readonly rules: string
  readonly content: string
  /** The bundle of rules and content it is played with: `<game>-<rules>-<content hash>`. */
  readonly bundle: string
  readonly config: unknown
  readonly packs: readonly unknown[]
  readonly pace: Pace
  readonly host: string
  readonly isPrivate: boolean
  readonly watchDelay: number
  readonly commitment: string
  readonly contributions: readonly string[]
}

/** The time of each seat: what is left of its reserve, and until when the decision it is asked for has to be there. */
export interface Clock {
  readonly seat: number
  readonly reserve: number
  readonly due: number | undefined
}

export interface OfferLine {
  readonly id: string
  readonly by: number
  readonly proposal: Proposal
  /** Seats that have still to agree. */
  readonly waiting: readonly number[]
  /** What was seen since, for a take-back. */
  readonly lines?: number | undefined
}

export interface ChatLine {
  readonly n: number
  readonly account: string
  readonly name: string
  readonly text: string
  readonly at: number
}

/** An event as a viewer heard it; as `HeardEvent` of the session. */
export interface HeardLine {
  readonly at: number
  readonly after: number
  readonly event: unknown
}

/** How a table stands for one viewer. A change of it is sent as a delta of all this, so that what stays costs nothing. */
export interface Shown {
  /** The state as the viewer may know it; null where the game has not begun. */
  readonly view: Json
  readonly decisions: number
  readonly waiting: readonly unknown[]
  readonly undo: readonly unknown[]
  readonly mayDo: readonly string[]
  readonly agreed: readonly number[]
  readonly answering: readonly unknown[]
  readonly secrets: readonly boolean[]
  readonly result: unknown
  readonly clocks: readonly Clock[]
}

/** What is new for a viewer: whatever it heard from `from` on before is void. */
export interface NewsLine {
  readonly from: number
  readonly upTo: { readonly epoch: number; readonly told: number }
  readonly events: readonly HeardLine[]
}

interface Told {
  readonly match: string
  readonly epoch: number
  readonly seq: number
  readonly news: NewsLine
  /** The viewer's own, with their ids, packed (`unpackQuestions`). */
  readonly questions: readonly unknown[]
  /** The request this answers, where it was the viewer's own. */
  readonly ok?: number | undefined
  /** Once the match is over. */
  readonly seed?: string | undefined
}

/** How a table stands for one viewer, whole; also after every reconnect, gap and conflict. */
export interface TableMessage extends Told {
  readonly say: 'table'
  readonly viewer: number | undefined
  readonly state: MatchState
  readonly about: AboutTable
  readonly seats: readonly SeatLine[]
  readonly shown: Shown
  readonly offers: readonly OfferLine[]
  readonly chat: readonly ChatLine[]
  readonly orders: readonly ConditionalOrder[]
  /** What orders answered for the viewer since it last answered itself. */
  readonly ordered?: readonly { readonly seq: number; readonly choice: unknown }[] | undefined
  /** The match that is played after it. */
  readonly rematch?: string | undefined
  /** Why it is frozen. */
  readonly frozen?: string | undefined
}

/** What one decision changed for one viewer. `from` is the seq the delta starts at. */
export interface MovedMessage extends Told {
  readonly say: 'moved'
  readonly from: number
  /** Of `Shown`; left out where nothing changed. */
  readonly delta?: Delta | undefined
  /** Now and then a checksum of the whole view, so that drift cannot last. */
  readonly check?: string | undefined
}

/** Why a request was refused; nothing has changed. */
export interface NoMessage {
  readonly say: 'no'
  readonly r: number
  readonly code: string
  readonly text: string
  readonly rule?: string | undefined
}

export type ServerMessage =
  | TableMessage
  | MovedMessage
  | NoMessage
  | {
      readonly say: 'welcome'
      readonly proto: number
      readonly you: { readonly account: string; readonly name: string } | null
      readonly now: number
    }
  | { readonly say: 'bye'; readonly code: string; readonly text: string; readonly after?: number | undefined }
  /** A request was done that changed nothing to be seen on the board. */
  | { readonly say: 'ok'; readonly r: number }
  /** The answer to a question beside the game. */
  | { readonly say: 'told'; readonly r: number; readonly answer: unknown }
  | { readonly say: 'seats'; readonly match: string; readonly seats: readonly SeatLine[]; readonly state: MatchState }
  | { readonly say: 'offers'; readonly match: string; readonly offers: readonly OfferLine[]; readonly notice?: string }
  | { readonly say: 'said'; readonly match: string; readonly line: ChatLine }
  | { readonly say: 'unsaid'; readonly match: string; readonly n: number }
  | { readonly say: 'rematch'; readonly match: string; readonly next: string }

export const LONGEST_MESSAGE = 16 * 1024
const DEEPEST = 32

/** Reads a client's message. What is wrong with it comes back as a sentence; it never throws. */
export function readMessage(text: string): { message: ClientMessage } | { problem: string } {
  if (text.length > LONGEST_MESSAGE) return { problem: `a message has at most ${LONGEST_MESSAGE} characters` }
  if (depthOf(text) > DEEPEST) return { problem: `a message is at most ${DEEPEST} levels deep` }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: 'a message is one JSON object' }
  }
  const answer = plainAnswer(data)
  if (answer) return { message: answer }
  const parsed = clientMessage.safeParse(data)
  if (parsed.success) return { message: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: `${issue?.path.join('.') || 'message'}: ${issue?.message}` }
}

/** How deep brackets nest at the most; those within strings count too, which only makes it stricter. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x5d || code === 0x7d) depth--
  }
  return deepest
}
