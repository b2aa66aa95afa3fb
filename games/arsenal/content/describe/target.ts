import type { Target } from '../grammar.ts'
import { unit } from './deeds.ts'

const kinds: Record<Target['what'], string> = {
  mech: 'Mech',
  object: 'Object',
  personal: 'Personal Object',
  autonomous: 'Autonomous Object',
  'mech-or-object': 'Mech or Object',
  player: 'player',
  'lock-on': 'Lock-On',
  protocol: 'Protocol',
  'in-play': 'card in play',
  'waiting-card': 'waiting card',
  'waiting-function': 'waiting function',
  'waiting-attack': 'waiting Attack',
  waiting: 'waiting card or function',
}

const WHOSE = { own: 'your own', rival: "a rival's", any: 'any' }

const hexesAway = (hexes: number): string =>
  hexes === 0 ? 'in the hex of your Mech' : `within ${unit(hexes, 'hex', 'hexes')} of your Mech`

/** AR-R-65: what a card or function is aimed at, in words. */
export function describeTarget({ what, side, within, radius, locked, other }: Target): string {
  const limits = [
    other && 'not your own Mech',
    locked && 'you have a lock on it',
    within !== undefined && hexesAway(within),
    radius && 'within the Radius',
  ].filter(Boolean)
  const named = what === 'player' && side === 'rival' ? 'a rival' : `${WHOSE[side]} ${kinds[what]}`
  return `Target: ${named}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}.`
}
