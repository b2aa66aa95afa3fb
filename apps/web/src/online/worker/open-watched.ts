import { hashOf } from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { DRAWING_FORMAT } from '@muster/ui/drawing-format'
import type { TableMessage } from '@muster/wire'
import { engineOf } from '../../engine/games.ts'
import { WatchedTable } from './watched-table.ts'

/** What a bundle of an earlier version brings along. */
interface Bundle {
  readonly engineUi: EngineUi
  /** The format of its drawings. */
  readonly drawings: number
}

/** Opens a table that was heard of, or goes on with it where it was open already. */
export async function openWatched(message: TableMessage, before: WatchedTable | undefined): Promise<WatchedTable> {
  if (before?.isOf(message)) return before
  const { about, match, viewer } = message
  const { engineUi, drawings } = await bundleOf(about)
  const isDrawn = drawings === DRAWING_FORMAT || drawings === DRAWING_FORMAT - 1
  return new WatchedTable({ match, viewer, ui: engineUi, content: engineUi.game.content(about.packs), isDrawn })
}

/** The rules a match is played with: this page's own where they are the same, else those the server keeps for it. */
async function bundleOf({ game, bundle }: TableMessage['about']): Promise<Bundle> {
  const own = await engineOf(game)
  if (bundle === ownKey(own)) return { engineUi: own, drawings: DRAWING_FORMAT }
  const address = new URL(`/bundles/${bundle}.mjs`, self.location.origin).href
  return (await import(/* @vite-ignore */ address)) as Bundle
}

const HASH = 16
const keys = new WeakMap<EngineUi, string>()

/** What this page's own rules and content are called. */
function ownKey(ui: EngineUi): string {
  const { id, version } = ui.game
  const key = keys.get(ui) ?? `${id}-${version}-${hashOf(ui.game.content([])).slice(0, HASH)}`
  keys.set(ui, key)
  return key
}
