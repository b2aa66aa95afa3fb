import { existsSync } from 'node:fs'
import { entryOf } from '../apps/referee/shelf-entry.ts'
import { games } from '../games/list.ts'
import { type Contender, listedRate, liveRate, playoutRate, type Rate, searchRate, triesRate } from './measure.ts'
import { peerRate } from './peers/boardgame-io.ts'

export type Measure = (seconds: number) => Rate

/** The games that can be measured: those with bots. */
export const contenders: readonly string[] = games.filter((id) =>
  existsSync(new URL(`../games/${id}/bot.ts`, import.meta.url)),
)

const ways: Readonly<Record<string, (contender: Contender, seconds: number) => Rate>> = {
  playout: playoutRate,
  listed: listedRate,
  live: liveRate,
  search: searchRate,
  tries: triesRate,
}

const peers: Readonly<Record<string, Measure>> = {
  'peer documented': (seconds) => peerRate(seconds, 'documented'),
  'peer fastest': (seconds) => peerRate(seconds, 'fastest'),
}

/** The names of all that is measured: the peer in two manners, and each game in five ways. */
export const measures: readonly string[] = [
  ...Object.keys(peers),
  ...contenders.flatMap((id) => Object.keys(ways).map((way) => `${id} ${way}`)),
]

/** A measure by its name. Of the games only its own is loaded, so that none pays for the memory of another. */
export async function measureNamed(name: string): Promise<Measure | undefined> {
  if (peers[name]) return peers[name]
  const [id = '', way = ''] = name.split(' ')
  const rate = ways[way]
  const [entry] = contenders.includes(id) ? await entryOf(id) : []
  if (!rate || !entry?.manifest || !entry.mind) return undefined
  const { game, mind, manifest } = entry
  return (seconds) => rate({ game, mind, ...manifest.bench }, seconds)
}
