import { join } from 'node:path'

/** All that can be set from outside, in one place. `docs/operations.md` says what each is for. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Where everything is kept: the database, secrets, bundles. */
  readonly data: string
  /** The public address; without it, whatever address a request was sent to. */
  readonly origin?: string | undefined
  readonly isBehindProxy: boolean
  readonly databaseUrl?: string | undefined
  readonly natsUrl?: string | undefined
  /** Folder of the built page. */
  readonly page?: string | undefined
  readonly metricsToken?: string | undefined
  /** Whom push services can ask about us. */
  readonly contact: string
  readonly logLevel: string
  readonly thinkers?: number | undefined
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the environment. Throws an error that says what is wrong with it. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const origin = originIn(env.MUSTER_ORIGIN)
  return {
    port: numberIn('PORT', env.PORT, 4747, 65_535),
    host: env.HOST || (origin === undefined ? 'localhost' : '0.0.0.0'),
    data: env.MUSTER_DATA || join(root, 'data'),
    origin,
    isBehindProxy: env.MUSTER_PROXY === '1',
    databaseUrl: env.DATABASE_URL || undefined,
    natsUrl: env.NATS_URL || undefined,
    metricsToken: env.MUSTER_METRICS_TOKEN || undefined,
    contact: env.MUSTER_CONTACT || origin || 'mailto:operator@localhost',
    logLevel: oneOf('MUSTER_LOG', env.MUSTER_LOG || 'warn', LEVELS),
    thinkers: env.MUSTER_THINKERS ? numberIn('MUSTER_THINKERS', env.MUSTER_THINKERS, 1, 256) : undefined,
  }
}

function numberIn(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined || text === '') return usual
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new Error(`${name}: expected a whole number up to ${most}, found "${text}"`)
  return number
}

function oneOf(name: string, text: string, those: readonly string[]): string {
  if (!those.includes(text)) throw new Error(`${name}: expected one of ${those.join(', ')}, found "${text}"`)
  return text
}

function originIn(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`MUSTER_ORIGIN: expected an address such as https://table.example, found "${text}"`)
  return url.origin
}
