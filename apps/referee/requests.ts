import { namedStrengths } from '@muster/bots'
import { Fault, gameActs, issueText } from '@muster/table'
import { z } from 'zod'

/** Everything that can be asked of the referee: one strict schema a request. */

const id = z.unknown().optional()
const table = z.string()
const seat = z.int()
const seed = z.string().default('muster')
const packs = z.array(z.unknown()).default([])
const config = z.unknown().optional()
const point = z.strictObject({ x: z.number(), y: z.number() })
const choice = z.union([z.string(), z.number(), point, z.array(z.string()), z.array(point)], {
  error: 'expected a key, a list of keys, a number, {"x":…,"y":…} or a list of such',
})

const path = z.string().regex(/^(\/|$)/, 'expected a JSON Pointer: "" or "/…"')
const value = z.unknown().refine((given) => given !== undefined, 'expected a value')
const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.enum(['add', 'replace', 'test']), path, value }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({ op: z.enum(['move', 'copy']), path, from: path }),
])

const questionId = z.strictObject({ epoch: z.int().nonnegative(), asked: z.int().nonnegative() })
const plainActs = [...gameActs, 'timed-out', 'back-to-person', 'abort'] as const
const act = { do: z.literal('act'), id, table, seat }

const MOST_PLAYOUTS = 1_000_000
const DEEPEST_PERFT = 20
/** The longest a bot may be given for one decision. */
export const MOST_MS = 60_000

export const botLevels = ['random', 'greedy', 'search', ...namedStrengths] as const
export type BotLevel = (typeof botLevels)[number]

const setup = { game: z.string(), seats: z.int().optional(), config, packs, seed }

const schemas = {
  games: z.strictObject({ do: z.literal('games'), id }),
  new: z.strictObject({ do: z.literal('new'), id, ...setup }),
  answer: z.strictObject({ do: z.literal('answer'), id, table, seat, choice, question: questionId.optional() }),
  act: z.discriminatedUnion('act', [
    z.strictObject({ ...act, act: z.literal(plainActs) }),
    z.strictObject({ ...act, act: z.literal('bot'), level: z.enum(namedStrengths) }),
  ]),
  back: z.strictObject({ do: z.literal('back'), id, table, seat, to: z.int().nonnegative() }),
  ask: z.strictObject({ do: z.literal('ask'), id, table }),
  view: z.strictObject({
    do: z.literal('view'),
    id,
    table,
    seat: z.union([z.int(), z.null(), z.literal('all')], { error: 'expected a seat number, null or "all"' }),
  }),
  dice: z.strictObject({ do: z.literal('dice'), id, table, values: z.array(z.int()).max(1000) }),
  edit: z.strictObject({ do: z.literal('edit'), id, table, patch: z.array(operation).max(1000) }),
  explain: z.strictObject({ do: z.literal('explain'), id, table, seat }),
  odds: z.strictObject({ do: z.literal('odds'), id, table, seat, choice }),
  bot: z.strictObject({
    do: z.literal('bot'),
    id,
    table,
    seat,
    level: z.enum(botLevels),
    ms: z.int().min(1).max(MOST_MS).default(500),
  }),
  record: z.strictObject({ do: z.literal('record'), id, table }),
  replay: z.strictObject({ do: z.literal('replay'), id, record: z.looseObject({}) }),
  perft: z.strictObject({ do: z.literal('perft'), id, table, depth: z.int().min(0).max(DEEPEST_PERFT) }),
  playouts: z.strictObject({ do: z.literal('playouts'), id, ...setup, games: z.int().min(1).max(MOST_PLAYOUTS) }),
  close: z.strictObject({ do: z.literal('close'), id, table }),
}

export type Do = keyof typeof schemas
export type Request<Name extends Do = Do> = z.infer<(typeof schemas)[Name]>

/** Reads a request from data of any origin. Throws a `bad-request` fault that names the field and what was expected. */
export function parseRequest(data: Record<string, unknown>): Request {
  const name = data.do
  if (typeof name !== 'string' || !Object.hasOwn(schemas, name))
    throw new Fault('bad-request', `request.do: expected one of ${Object.keys(schemas).join(', ')}; got ${brief(name)}`)
  const parsed = schemas[name as Do].safeParse(data)
  if (!parsed.success) throw new Fault('bad-request', issueText(parsed.error, 'request'))
  return parsed.data
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
