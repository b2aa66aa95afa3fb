import { setTimeout as wait } from 'node:timers/promises'
import type { GameEngine } from '@muster/session'
import { seededRandom } from '@muster/table'
import type { Store } from '../store/open-store.ts'
import { addMatches, addPlayers, seatedAs } from './fill.ts'
import type { Played } from './found.ts'
import { type Acked, Player } from './player.ts'

export interface CrowdSettings {
  readonly engine: GameEngine
  readonly config?: unknown
  readonly tables: number
  /** The longest a player thinks, in milliseconds; nothing for not at all. */
  readonly pause?: number
  /** Where the player of a seat connects to; asked anew each time, with how many tries in a row have failed. */
  readonly urlFor: (seat: number, failed: number) => string
  readonly seed: string
}

/** Players of two at each of many tables, each with a socket of its own. */
export class Crowd {
  readonly acked: Acked[] = []
  readonly faults: string[] = []
  /** The longest that all tables took to move on after something went wrong. */
  longestStill = 0
  readonly matches: readonly string[]
  readonly players: Played['players']
  readonly engine: GameEngine

  static async seat(store: Store, settings: CrowdSettings): Promise<Crowd> {
    const seats = Array.from({ length: settings.tables }, (_, table) => [
      `player ${2 * table}`,
      `player ${2 * table + 1}`,
    ])
    await addPlayers(store.database, seats.flat())
    return new Crowd(
      settings,
      seats,
      await addMatches(store, { engine: settings.engine, config: settings.config, seats }),
    )
  }

  private constructor(settings: CrowdSettings, seats: readonly string[][], matches: readonly string[]) {
    this.engine = settings.engine
    this.matches = matches
    const random = seededRandom(settings.seed)
    const { pause } = settings
    this.players = matches.flatMap((match, table) =>
      (seats[table] ?? []).map((name, seat) => {
        const own = new Map([[match, seat]])
        const player = new Player({
          who: seatedAs(name),
          url: (failed) => settings.urlFor(seat, failed),
          seats: own,
          below: (count) => random.below(count),
          onAcked: (acked) => void this.acked.push(acked),
          onFault: (fault) => void this.faults.push(fault),
          ...(pause !== undefined && { pause: () => random.below(pause) }),
        })
        return { player, seats: own }
      }),
    )
  }

  get areAllOver(): boolean {
    return this.players.every(({ player, seats }) => [...seats.keys()].every((match) => player.seen(match).isOver))
  }

  /** Waits until every table that is not over has moved since now; gives those that have not after so many milliseconds. */
  async stuckAfter(ms: number): Promise<readonly string[]> {
    const [began, end] = [Date.now(), Date.now() + ms]
    const before = new Map(this.players.map(({ player, seats }) => [player, seqOf(player, seats)]))
    const still = () => this.players.filter(({ player, seats }) => !hasMoved(player, seats, before.get(player) ?? -1))
    while (still().length > 0 && Date.now() < end) await wait(20)
    this.longestStill = Math.max(this.longestStill, Date.now() - began)
    return still().map(({ seats }) => `${[...seats.keys()].join()} has not moved for ${Date.now() - began} ms`)
  }

  close(): void {
    for (const { player } of this.players) player.close()
  }
}

const seqOf = (player: Player, seats: ReadonlyMap<string, number>): number =>
  player.seen([...seats.keys()][0] ?? '').seq

function hasMoved(player: Player, seats: ReadonlyMap<string, number>, before: number): boolean {
  const { seq, isOver } = player.seen([...seats.keys()][0] ?? '')
  return isOver || seq > before
}
