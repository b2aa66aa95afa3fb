import type { IncomingHttpHeaders } from 'node:http'

/** Browsers take a `__Host-` cookie only over https, for the whole site and from this very host. */
const SAFE = '__Host-muster'
/** On plain http there can be no such cookie. */
const PLAIN = 'muster'

export const SESSION_DAYS = 180

/** The session's token that a request brought along. */
export function sessionIn({ cookie = '' }: IncomingHttpHeaders, isSecure: boolean): string | undefined {
  const wanted = isSecure ? SAFE : PLAIN
  for (const pair of cookie.split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** The header that hands out a session; with no token, the one that ends it. */
export function sessionCookie(token: string | undefined, isSecure: boolean): string {
  const age = token === undefined ? 0 : SESSION_DAYS * 24 * 3600
  const parts = [`${isSecure ? SAFE : PLAIN}=${token ?? ''}`, 'Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}
