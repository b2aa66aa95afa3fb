import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Accounts } from '../people/accounts.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { Limits } from './limits.ts'
import { shown } from './me.ts'
import { read } from './read.ts'
import { Refused } from './refused.ts'
import { active, addressOf, giveSession, person, tokenOf } from './who.ts'

const text = z.string().max(8000)
const id = z.string().min(1).max(1400)
const attachment = z.literal(['platform', 'cross-platform']).nullish()

/** What browsers add of their own is let through; what is used of it is checked. */
const common = { id, rawId: id, type: z.literal('public-key'), authenticatorAttachment: attachment }
const extensions = z.record(z.string().max(60), z.unknown()).default({})

const registered = z.strictObject({
  ...common,
  response: z.looseObject({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
})

const authenticated = z.strictObject({
  ...common,
  response: z.looseObject({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(200).nullish(),
  }),
  clientExtensionResults: extensions,
})

const nothing = z.strictObject({})

interface Parts {
  readonly accounts: Accounts
  readonly passkeys: Passkeys
}

/** Claiming an account with a passkey, and signing in with one. */
export function passkeyRoutes(app: FastifyInstance, { accounts, passkeys }: Parts, limits: Limits): void {
  app.post('/api/passkeys/register/options', async (request) => {
    read(nothing, request.body)
    limits.take('passkey', addressOf(request))
    return passkeys.registration(person(active(request)), request.site)
  })

  app.post('/api/passkeys/register/verify', async (request) => {
    const response = read(registered, request.body)
    const me = person(active(request))
    await passkeys.register(me, request.site, response as RegistrationResponseJSON)
    return { account: shown({ ...me, isGuest: false }) }
  })

  app.post('/api/passkeys/login/options', async (request) => {
    read(nothing, request.body)
    limits.take('passkey', addressOf(request))
    return passkeys.authentication(request.site)
  })

  app.post('/api/passkeys/login/verify', async (request, reply) => {
    const response = read(authenticated, request.body)
    const id = await passkeys.login(request.site, response as AuthenticationResponseJSON)
    const account = await accounts.find(id)
    if (!account) throw new Refused(422, 'bad-passkey', 'this passkey belongs to no account here')
    const before = tokenOf(request)
    if (before !== undefined) await accounts.closeSession(before)
    giveSession(request, reply, await accounts.openSession(id))
    return { account: shown(account) }
  })
}
