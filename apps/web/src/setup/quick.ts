import { settings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { pageOf } from '../shell/page-games.ts'
import { openTable } from './open-table.ts'
import { usualNames, usualPlan } from './seating.ts'

/** "Play now": ready-made sides, bots of middle strength, no question before the first decision. */
export async function quickTable(game: string): Promise<void> {
  const ui = await pageOf(game)
  const seats = ui.quick.sides.map((_, seat) => usualPlan(seat))
  const names = usualNames(seats, settings().name)
  const made = ui.configOf({ ...ui.quick, players: names })
  if ('problem' in made) throw new Error(made.problem)
  const title = `${boxOf(game)?.title ?? game}: quick game`
  await openTable({ game, title, config: made.config, count: seats.length, seats, names, settles: ui.quickSettles })
}
