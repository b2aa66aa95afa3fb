import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Account, Accounts } from '../people/accounts.ts'
import type { Notifier } from '../people/notify.ts'
import type { Limits } from './limits.ts'
import { read } from './read.ts'
import { active, addressOf, giveSession, known, person, tokenOf } from './who.ts'

const named = z.strictObject({ name: z.string().max(200) })
const nothing = z.strictObject({})

interface Parts {
  readonly accounts: Accounts
  readonly notifier: Pick<Notifier, 'publicKey'>
}

/** Who I am here. */
export function meRoutes(app: FastifyInstance, { accounts, notifier }: Parts, limits: Limits): void {
  app.get('/api/me', async ({ account, site }, reply) => {
    reply.header('cache-control', 'no-store')
    const { isSecure, passkeysFor, mayPush, why } = site
    return {
      account: account ? shown(account) : null,
      ...(account && { vacation: await accounts.awayUntil(account.id) }),
      secure: isSecure,
      passkeys: passkeysFor !== undefined,
      ...(why && { why }),
      ...(mayPush && { vapid: notifier.publicKey }),
    }
  })

  app.post('/api/me', async (request, reply) => {
    const { name } = read(named, request.body)
    if (request.account) {
      const me = person(active(request))
      limits.take('name', me.id)
      return { account: shown({ ...me, name: await accounts.rename(me.id, name) }) }
    }
    limits.take('guest', addressOf(request))
    const { account, token } = await accounts.welcome(name)
    giveSession(request, reply, token)
    return { account: shown(account) }
  })

  app.post('/api/me/sign-out', async (request, reply) => {
    read(nothing, request.body)
    person(known(request))
    const token = tokenOf(request)
    if (token !== undefined) await accounts.closeSession(token)
    giveSession(request, reply, undefined)
    return {}
  })
}

export function shown({ id, name, isGuest, isBot, isOperator, isSuspended }: Account) {
  return { id, name, isGuest, isBot, isOperator, isSuspended }
}
