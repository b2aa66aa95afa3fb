import type { SocketLimits } from '../sockets/limits.ts'

/** Nobody is refused for doing much: a test's players answer as fast as the machine lets them. */
export const UNLIMITED: Partial<SocketLimits> = {
  socketsAnAddress: 1e6,
  socketsAnAccount: 1e6,
  upgrades: { perSecond: 1e6, burst: 1e6 },
  messages: { perSecond: 1e6, burst: 1e6 },
  bytes: { perSecond: 1e9, burst: 1e9 },
  watches: 1e6,
}
