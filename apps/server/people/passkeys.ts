import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Refused } from '../http/refused.ts'
import type { Site } from '../http/site.ts'
import type { Database, Statement } from '../store/database.ts'
import type { Account } from './accounts.ts'

const MINUTES = 60 * 1000
const CHALLENGE = 5 * MINUTES
const MOST_PASSKEYS = 10

type Kind = 'register' | 'login'

interface PasskeyRow {
  readonly credential: string
  readonly account: string
  readonly key: string
  readonly counter: number
  readonly transports: string
}

/** Passkeys: how somebody claims an account, and signs in to it from anywhere. Nobody has to remember anything. */
export class Passkeys {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** What a browser needs to make a passkey for an account. */
  async registration(account: Account, site: Site) {
    const known = await this.#of(account.id)
    if (known.length >= MOST_PASSKEYS)
      throw new Refused(409, 'too-many', `an account has at most ${MOST_PASSKEYS} passkeys`)
    const options = await generateRegistrationOptions({
      rpName: 'Muster',
      rpID: placeOf(site),
      userName: account.name,
      userDisplayName: account.name,
      userID: new TextEncoder().encode(account.id),
      timeout: CHALLENGE,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credential, transports }) => ({
        id: credential,
        transports: JSON.parse(transports),
      })),
    })
    await this.#keep(options.challenge, 'register', account.id)
    return options
  }

  /** Keeps a passkey that a browser made. From then on the account is no guest's; its id, games and rating stay. */
  async register(account: Account, site: Site, response: RegistrationResponseJSON): Promise<void> {
    const challenge = await this.#used(response.response.clientDataJSON, 'register', account.id)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: placeOf(site),
      requireUserVerification: true,
    }).catch(refuse)
    if (!verified) throw new Refused(422, 'bad-passkey', 'the passkey could not be verified')
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const key = Buffer.from(publicKey).toString('base64url')
    const [taken] = await this.#database.all('select credential from passkey where credential = ?', id)
    if (taken) throw new Refused(409, 'bad-passkey', 'this passkey belongs to an account already')
    await this.#database.run(
      {
        sql: 'insert into passkey (credential, account, key, counter, transports, created) values (?, ?, ?, ?, ?, ?)',
        values: [id, account.id, key, counter, JSON.stringify(transports), await this.#database.now()],
      },
      { sql: 'update account set guest = 0 where id = ?', values: [account.id] },
    )
  }

  /** What a browser needs to sign in with whichever passkey it has for this place. */
  async authentication(site: Site) {
    const options = await generateAuthenticationOptions({
      rpID: placeOf(site),
      timeout: CHALLENGE,
      userVerification: 'required',
    })
    await this.#keep(options.challenge, 'login', null)
    return options
  }

  /** Whose passkey it is. */
  async login(site: Site, response: AuthenticationResponseJSON): Promise<string> {
    const challenge = await this.#used(response.response.clientDataJSON, 'login', null)
    const [row] = await this.#database.all<PasskeyRow>(
      `select p.credential, p.account, p.key, p.counter, p.transports from passkey p
       join account a on a.id = p.account where p.credential = ? and a.deleted is null`,
      response.id,
    )
    if (!row) throw new Refused(422, 'bad-passkey', 'this passkey belongs to no account here')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: placeOf(site),
      requireUserVerification: true,
      credential: {
        id: row.credential,
        publicKey: new Uint8Array(Buffer.from(row.key, 'base64url')),
        counter: Number(row.counter),
        transports: JSON.parse(row.transports),
      },
    }).catch(refuse)
    if (!verified) throw new Refused(422, 'bad-passkey', 'the passkey could not be verified')
    await this.#database.run({
      sql: 'update passkey set counter = ?, seen = ? where credential = ?',
      values: [authenticationInfo.newCounter, await this.#database.now(), row.credential],
    })
    return row.account
  }

  #of(account: string): Promise<PasskeyRow[]> {
    return this.#database.all(
      'select credential, account, key, counter, transports from passkey where account = ? order by created',
      account,
    )
  }

  async #keep(challenge: string, kind: Kind, account: string | null): Promise<void> {
    const now = await this.#database.now()
    const forget: Statement = { sql: 'delete from challenge where until < ?', values: [now] }
    await this.#database.run(forget, {
      sql: `insert into challenge (id, kind, account, body, until) values (?, ?, ?, '', ?)`,
      values: [challenge, kind, account, now + CHALLENGE],
    })
  }

  /** The challenge an answer was made for, which is gone from here on: whatever becomes of the answer, it counts once. */
  async #used(clientData: string, kind: Kind, account: string | null): Promise<string> {
    const named = challengeIn(clientData)
    const [row] = await this.#database.all<{ kind: Kind; account: string | null; until: number }>(
      'delete from challenge where id = ? returning kind, account, until',
      named,
    )
    const now = await this.#database.now()
    if (!row || row.kind !== kind || row.account !== account || Number(row.until) < now)
      throw new Refused(422, 'bad-passkey', 'this took longer than five minutes, or was sent before; please try again')
    return named
  }
}

function placeOf({ passkeysFor, why }: Site): string {
  if (passkeysFor === undefined) throw new Refused(409, 'no-passkeys', why ?? 'there are no passkeys at this address')
  return passkeysFor
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return String(challenge)
  } catch {
    throw new Refused(400, 'bad-request', 'response.clientDataJSON: expected what a browser makes of a passkey')
  }
}

function refuse(error: Error): never {
  throw new Refused(422, 'bad-passkey', `the passkey could not be verified: ${error.message}`)
}
