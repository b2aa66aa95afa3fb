import { createHash, randomBytes } from 'node:crypto'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Addresses in logs can be told apart for a day and never be found again: the salt they are hashed with lives in memory and is
 * another one tomorrow.
 */
export class Addresses {
  readonly #clock: () => number
  #day = ''
  #salt = Buffer.alloc(0)

  constructor(clock: () => number = Date.now) {
    this.#clock = clock
  }

  hash(address: string): string {
    const day = new Date(this.#clock()).toISOString().slice(0, 10)
    if (day !== this.#day) {
      this.#day = day
      this.#salt = randomBytes(32)
    }
    return createHash('sha256').update(this.#salt).update(address).digest('base64url').slice(0, 12)
  }
}

/** What of an error is written down: where it came from, and no more of what somebody sent than its message has. */
function errorLine(error: Error & { code?: unknown }): object {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack }
}

/** Logs in lines of JSON: ids, never names, no headers, no bodies. */
export function openLog(level = 'info', to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorLine, req: () => undefined, res: () => undefined },
    redact: {
      paths: ['name', '*.name', 'ip', '*.ip', 'cookie', '*.cookie', 'authorization', 'token', '*.token'],
      remove: true,
    },
  }
  return to ? pino(options, to) : pino(options)
}
