import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Accounts } from '../people/accounts.ts'
import type { MyData } from '../people/my-data.ts'
import type { Notifier } from '../people/notify.ts'
import type { Database } from '../store/database.ts'
import type { Limits } from './limits.ts'
import { shown } from './me.ts'
import { read } from './read.ts'
import { Refused } from './refused.ts'
import { active, giveSession, known, person } from './who.ts'

const base64url = z.string().regex(/^[\w-]+=*$/, 'expected base64url')
const subscription = z.strictObject({
  endpoint: z.url().max(1000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: base64url.length(87), auth: base64url.length(22) }),
})
const unsubscription = z.strictObject({ endpoint: z.url().max(1000) })
const named = z.strictObject({ name: z.string().max(200) })
const away = z.strictObject({ until: z.int().positive().nullable() })
const nothing = z.strictObject({})

const DAY = 24 * 3600 * 1000
const LONGEST_VACATION = 60 * DAY

interface Parts {
  readonly database: Database
  readonly accounts: Accounts
  readonly myData: MyData
  readonly notifier: Notifier
}

/** What an account has and does besides playing: notifications, bots, vacation, its data and its end. */
export function ownRoutes(app: FastifyInstance, { database, accounts, myData, notifier }: Parts, limits: Limits): void {
  app.post('/api/push', async (request) => {
    const wanted = read(subscription, request.body)
    const me = person(known(request))
    limits.take('own', me.id)
    await notifier.subscribe(me.id, wanted)
    return {}
  })

  app.delete('/api/push', async (request) => {
    const { endpoint } = read(unsubscription, request.body)
    await notifier.unsubscribe(person(known(request)).id, endpoint)
    return {}
  })

  app.post('/api/bots', async (request) => {
    const { name } = read(named, request.body)
    const me = person(active(request))
    limits.take('own', me.id)
    const { account, token } = await accounts.makeBot(me, name)
    return { account: shown(account), token }
  })

  app.get('/api/bots', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { bots: await accounts.botsOf(person(known(request)).id) }
  })

  app.delete<{ Params: { id: string } }>('/api/bots/:id', async (request) => {
    read(nothing, request.body)
    const me = person(known(request))
    const bots = await accounts.botsOf(me.id)
    if (!bots.some(({ id }) => id === request.params.id))
      throw new Refused(404, 'not-found', 'you have no bot of this id')
    await myData.remove(request.params.id)
    return {}
  })

  app.post('/api/me/vacation', async (request) => {
    const { until } = read(away, request.body)
    const me = person(known(request))
    limits.take('own', me.id)
    const now = await database.now()
    if (until !== null && (until <= now || until > now + LONGEST_VACATION))
      throw new Refused(422, 'bad-request', 'until: expected a time within the next 60 days, or null to be back')
    await accounts.goAway(me.id, until)
    return { until }
  })

  app.get('/api/me/export', async (request, reply) => {
    const me = person(known(request))
    limits.take('export', me.id)
    reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="muster.json"')
    return myData.export(me.id)
  })

  app.delete('/api/me', async (request, reply) => {
    read(nothing, request.body)
    await myData.remove(person(known(request)).id)
    giveSession(request, reply, undefined)
    return {}
  })
}
