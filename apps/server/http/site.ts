import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Where a request reached us, and what can be had there. */
export interface Site {
  /** As a browser writes it: `https://table.example`. */
  readonly origin: string
  /** Whether cookies travel encrypted. */
  readonly isSecure: boolean
  /** The name passkeys are bound to; nothing where browsers offer none. */
  readonly passkeysFor: string | undefined
  /** Whether browsers offer notifications here. */
  readonly mayPush: boolean
  /** What somebody should know who plays here. */
  readonly why?: string | undefined
}

const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** The site a request is for: the public address that was set, or else the one it was sent to. */
export function siteOf(headers: IncomingHttpHeaders, publicOrigin: string | undefined): Site {
  const { protocol, hostname, origin } = new URL(publicOrigin ?? `http://${hostIn(headers)}`)
  const isSecure = protocol === 'https:'
  const isLocal = LOCAL.test(hostname)
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const passkeysFor = (isSecure || isLocal) && isName ? hostname : undefined
  return { origin, isSecure, passkeysFor, mayPush: isSecure || isLocal, why: whyNot(isSecure, isLocal, isName) }
}

function whyNot(isSecure: boolean, isLocal: boolean, isName: boolean): string | undefined {
  if (!isSecure && !isLocal)
    return 'This address is not encrypted (http, not https). So the cookie that keeps you signed in can be read on the way, and browsers offer neither passkeys nor notifications here. Whoever runs this table can set it up with https.'
  if (!isName) return 'Browsers offer passkeys only where an address is a name. On this machine, that is localhost.'
  return undefined
}

/** A host header can hold anything; whatever is no host is taken for none. */
function hostIn({ host = '' }: IncomingHttpHeaders): string {
  return /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`)
    ? host
    : 'localhost'
}
