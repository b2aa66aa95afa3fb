import { arsenal } from '@muster/arsenal'
import { mind as arsenalMind } from '@muster/arsenal/bot'
import { bladeborn } from '@muster/bladeborn'
import { mind as bladebornMind } from '@muster/bladeborn/bot'
import type { Mind } from '@muster/bots'
import { sanctuary } from '@muster/sanctuary'
import { mind as sanctuaryMind } from '@muster/sanctuary/bot'
import { type Contender, listedRate, liveRate, playoutRate, type Rate, searchRate, triesRate } from './measure.ts'
import { peerRate } from './peers/boardgame-io.ts'

export const contenders: Readonly<Record<string, Contender>> = {
  bladeborn: {
    game: bladeborn,
    mind: bladebornMind as unknown as Mind,
    seats: 2,
    config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
  },
  sanctuary: { game: sanctuary, mind: sanctuaryMind as unknown as Mind, seats: 2, config: {} },
  arsenal: {
    game: arsenal,
    mind: arsenalMind as unknown as Mind,
    seats: 2,
    config: { decks: ['eagle-eye-guided', 'stone-helix-brawl'] },
  },
}

const ways = { playout: playoutRate, listed: listedRate, live: liveRate, search: searchRate, tries: triesRate }

/** Everything that is measured, by name: the peer in two manners, and each game in five ways. */
export const measures: Readonly<Record<string, (seconds: number) => Rate>> = {
  'peer documented': (seconds) => peerRate(seconds, 'documented'),
  'peer fastest': (seconds) => peerRate(seconds, 'fastest'),
  ...Object.fromEntries(
    Object.entries(contenders).flatMap(([id, contender]) =>
      Object.entries(ways).map(([way, rate]) => [`${id} ${way}`, (seconds: number) => rate(contender, seconds)]),
    ),
  ),
}
