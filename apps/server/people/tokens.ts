import { createHash, randomBytes } from 'node:crypto'

/** Bearer tokens begin so: a cookie is never taken for one, nor one for a cookie. */
const BOT_PREFIX = 'muster-bot-'

/** An id nobody can guess: 128 random bits. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** What a cookie holds: 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

export function newBotToken(): string {
  return BOT_PREFIX + newSessionToken()
}

export function isSessionToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token)
}

export function isBotToken(token: string): boolean {
  return token.startsWith(BOT_PREFIX) && isSessionToken(token.slice(BOT_PREFIX.length))
}

/** What is kept of a token. It has 256 random bits, so a plain hash cannot be turned back. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
