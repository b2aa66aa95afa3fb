import { arsenal } from '@muster/arsenal'
import { bladeborn } from '@muster/bladeborn'
import { sanctuary } from '@muster/sanctuary'
import { type Contender, listedRate, liveRate, playoutRate, type Rate, searchRate } from './measure.ts'
import { peerRate } from './peers/boardgame-io.ts'

export const contenders: Readonly<Record<string, Contender>> = {
  bladeborn: {
    game: bladeborn,
    seats: 2,
    config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
  },
  sanctuary: { game: sanctuary, seats: 2, config: {} },
  arsenal: { game: arsenal, seats: 2, config: { decks: ['eagle-eye-guided', 'stone-helix-brawl'] } },
}

const ways = { playout: playoutRate, listed: listedRate, live: liveRate, search: searchRate }

/** Everything that is measured, by name: the peer in two manners, and each game in four ways. */
export const measures: Readonly<Record<string, (seconds: number) => Rate>> = {
  'peer documented': (seconds) => peerRate(seconds, 'documented'),
  'peer fastest': (seconds) => peerRate(seconds, 'fastest'),
  ...Object.fromEntries(
    Object.entries(contenders).flatMap(([id, contender]) =>
      Object.entries(ways).map(([way, rate]) => [`${id} ${way}`, (seconds: number) => rate(contender, seconds)]),
    ),
  ),
}
