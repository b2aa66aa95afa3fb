import { actDecision, STAND_IN } from '../tables/acts.ts'
import { needEngine } from '../tables/held.ts'
import type { Registry } from '../tables/registry.ts'
import type { Room } from '../tables/room.ts'
import { isFault } from '../tables/trouble.ts'

interface SatRow {
  readonly match: string
  readonly seat: number
  readonly state: 'open' | 'playing'
}

/**
 * Takes somebody out of the tables they sit at: they stand up where nothing has begun, give up a game of two sides, and leave their seat
 * to a bot elsewhere. Others can play on.
 */
export async function leaveTables(registry: Registry, account: string): Promise<void> {
  const rows = await registry.parts.store.database.all<SatRow>(
    `select s.match, s.seat, m.state from seat s join match m on m.id = s.match
     where s.account = ? and m.state in ('open', 'playing') order by s.match, s.seat`,
    account,
  )
  for (const row of rows) {
    try {
      await leave(await registry.get(row.match), row, account)
    } catch (error) {
      // It ended meanwhile, or cannot be played on by anybody.
      if (!isFault(error)) throw error
    }
  }
}

async function leave({ table, seating }: Room, { seat, state }: SatRow, account: string): Promise<void> {
  if (state === 'open') return seating.stand(account, seat)
  const { about, held, playing } = table
  const { hosted } = playing
  const mayResign = hosted.game.mayAct(hosted.state, seat, 'resign') === undefined
  const act = about.seats.length === 2 && !needEngine(held).together && mayResign ? 'resign' : 'bot'
  const wanted = { seat, act, level: STAND_IN, epoch: hosted.epoch } as const
  await table.decide({ by: account, ...actDecision(about, account, wanted, () => 0) })
}
