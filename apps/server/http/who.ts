import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account, Accounts } from '../people/accounts.ts'
import { sessionCookie, sessionIn } from './cookies.ts'
import type { Limits } from './limits.ts'
import { Refused } from './refused.ts'
import { type Site, siteOf } from './site.ts'

declare module 'fastify' {
  interface FastifyRequest {
    site: Site
    account: Account | undefined
  }
}

interface Knowing {
  readonly accounts: Accounts
  readonly origin?: string | undefined
}

/** Each request for something of the API knows where it came to and who sent it, and none comes too often. */
export function recognise(app: FastifyInstance, { accounts, origin }: Knowing, limits: Limits): void {
  app.decorateRequest('site')
  app.decorateRequest('account')
  app.addHook('onRequest', async (request) => {
    request.site = siteOf(request.headers, origin)
    if (!request.url.startsWith('/api/')) return
    limits.take('any', addressOf(request))
    request.account = await accounts.accountOf(request.headers)
  })
}

/** Whom a limit counts: an address, or the net of one, since a household has as many of the longer ones as it likes. */
export function addressOf({ ip }: FastifyRequest): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}

/** Whoever sent a request; it is refused where that is nobody. */
export function known({ account }: FastifyRequest): Account {
  if (!account) throw new Refused(401, 'not-known', 'choose a name or sign in first')
  return account
}

/** Whoever sent a request that lets others see or hear something: nobody suspended. */
export function active(request: FastifyRequest): Account {
  const account = known(request)
  if (account.isSuspended)
    throw new Refused(403, 'suspended', 'this account is suspended; it can still read, export and delete its data')
  return account
}

/** A person, for what a program with a token may not do in its owner's place. */
export function person(account: Account): Account {
  if (account.isBot) throw new Refused(403, 'not-yours', 'a bot account cannot do this; its owner can')
  return account
}

export function tokenOf({ headers, site }: FastifyRequest): string | undefined {
  return sessionIn(headers, site.isSecure)
}

/** Hands out a session, in place of the one there was. */
export function giveSession(request: FastifyRequest, reply: FastifyReply, token: string | undefined): void {
  reply.header('set-cookie', sessionCookie(token, request.site.isSecure))
}
