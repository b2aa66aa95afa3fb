import { paceSchema } from '@muster/wire'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Account } from '../people/accounts.ts'
import { outcomesOf, profileOf } from '../people/profile.ts'
import type { Records } from '../people/records.ts'
import type { Database } from '../store/database.ts'
import type { Limits } from './limits.ts'
import { read } from './read.ts'
import { Refused } from './refused.ts'
import { active, known } from './who.ts'

/** Packs of one's own come with a table. */
const TABLE_BODY = 1024 * 1024

const id = z.string().min(1).max(64)
const game = z.string().min(1).max(60)

const filter = z.strictObject({
  game: game.optional(),
  pace: z.literal(['untimed', 'live', 'by-turns']).optional(),
  free: z
    .literal(['0', '1'])
    .transform((free) => free === '1')
    .optional(),
})
export type LobbyFilter = z.infer<typeof filter>

const wanted = z.strictObject({
  game,
  config: z.unknown().optional(),
  packs: z.array(z.unknown()).max(20).optional(),
  seats: z
    .array(z.union([z.literal(['me', 'free']), z.strictObject({ bot: z.string().min(1).max(20) })]))
    .min(1)
    .max(16),
  pace: paceSchema,
  isPrivate: z.boolean(),
  /** By how many decisions spectators see it later. */
  watchDelay: z.int().min(0).max(100),
  /** A game begun elsewhere, to go on here. */
  record: z.unknown().optional(),
})
export type TableWanted = z.infer<typeof wanted>

interface Line {
  readonly match: string
  readonly seats: readonly { readonly name: string }[]
}

/** The tables there are, as far as they are spoken of over HTTP. */
export interface Lobby {
  list(filter: LobbyFilter): Promise<readonly unknown[]>
  /** The id of the new match. Throws a fault that says what is wrong with it. */
  create(by: Account, wanted: TableWanted): Promise<string>
  /** What a table is, for whoever has its link. */
  about(match: string): Promise<unknown>
  /** The tables somebody sits at, or has sat at lately. */
  mine(account: Account): Promise<readonly Line[]>
}

export interface TableParts {
  readonly database: Database
  readonly lobby: Lobby
  readonly records: Records
}

/** The lobby, invitations, one's own tables, records and profiles. */
export function tableRoutes(app: FastifyInstance, { database, lobby, records }: TableParts, limits: Limits): void {
  app.get('/api/tables', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { tables: await lobby.list(read(filter, request.query, 'query')) }
  })

  app.post('/api/tables', { bodyLimit: TABLE_BODY }, async (request) => {
    const me = active(request)
    const table = read(wanted, request.body)
    limits.take('table', me.id)
    const match = await lobby.create(me, table)
    return { match, link: `${request.site.origin}/#/online/table/${match}` }
  })

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const about = await lobby.about(read(id, request.params.id, 'id'))
    if (about === undefined) throw new Refused(404, 'unknown-table', 'there is no such table')
    return about
  })

  app.get('/api/mine', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const me = known(request)
    const lines = await lobby.mine(me)
    const outcomes = await outcomesOf(
      database,
      me.id,
      lines.map(({ match }) => match),
    )
    return {
      tables: lines.map(({ seats, ...line }) => ({
        ...line,
        names: seats.map(({ name }) => name),
        outcome: outcomes.get(line.match),
      })),
    }
  })

  app.get<{ Params: { id: string } }>('/api/matches/:id/record', async (request) =>
    records.of(read(id, request.params.id, 'id')),
  )

  app.get<{ Params: { id: string } }>('/api/people/:id', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return profileOf(database, read(id, request.params.id, 'id'), request.account?.id)
  })
}
