import { settings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { pageOf } from '../shell/page-games.ts'
import { openTable } from './open-table.ts'

/** "Play now": ready-made sides, a bot of middle strength, no question before the first decision. */
export async function quickTable(game: string): Promise<void> {
  const ui = await pageOf(game)
  const names = [settings().name, 'Veteran bot']
  const made = ui.configOf({ ...ui.quick, players: names })
  if ('problem' in made) throw new Error(made.problem)
  await openTable({
    game,
    title: `${boxOf(game)?.title ?? game}: quick game`,
    config: made.config,
    count: 2,
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'veteran' }],
    names,
  })
}
