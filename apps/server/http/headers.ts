import type { FastifyHelmetOptions } from '@fastify/helmet'

const SELF = ["'self'"]
const NONE = ["'none'"]

/** What browsers are told to allow: our own files and our own sockets, nothing written into the page, no frames. */
export function headersFor(origin: string | undefined): FastifyHelmetOptions {
  const isSecure = origin?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': SELF,
        'script-src': SELF,
        'style-src': SELF,
        'img-src': [...SELF, 'data:', 'blob:'],
        'object-src': NONE,
        'base-uri': NONE,
        'form-action': NONE,
        'frame-ancestors': NONE,
      },
    },
    // On plain http it would be ignored, and on localhost it would reach other programs' ports.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }
}
