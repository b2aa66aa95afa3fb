import { existsSync } from 'node:fs'
import type { Contest, Mind, SharedContest } from '@muster/bots'
import type { AnyGame, Manifest } from '@muster/table'
import type { TerminalDrawing } from '@muster/terminal'
import type { EngineUi } from '@muster/ui'

/** A game as the referee and the terminal know it. */
export interface ShelfEntry {
  readonly manifest?: Manifest
  readonly game: AnyGame
  /** What its bots aim at. Without one they see nothing but the result. */
  readonly mind?: Mind
  /** What it is balanced over, and how bots are rated at it. */
  readonly contest?: Contest | SharedContest
  /** How the terminal shows it. */
  readonly terminal?: TerminalDrawing
  /** What is drawn of it, loaded when somebody wants to read a card. */
  readonly ui?: () => Promise<EngineUi>
}

/** What each part of a game's folder gives to its entry. */
type Parts = {
  readonly 'manifest.ts': Pick<ShelfEntry, 'manifest'>
  readonly 'index.ts': Pick<ShelfEntry, 'game'>
  readonly 'bot.ts': Pick<ShelfEntry, 'mind' | 'contest'>
  readonly 'terminal.ts': Pick<ShelfEntry, 'terminal'>
  readonly 'ui/engine.ts': { readonly engineUi: EngineUi }
}

const hasPart = (id: string, part: keyof Parts): boolean =>
  existsSync(new URL(`../../games/${id}/${part}`, import.meta.url))

async function partOf<Part extends keyof Parts>(id: string, part: Part): Promise<Partial<Parts[Part]>> {
  return hasPart(id, part) ? import(`../../games/${id}/${part}`) : {}
}

/** A game of the list by its id; nothing where there are no rules for it. */
export async function entryOf(id: string): Promise<ShelfEntry[]> {
  const [{ manifest }, { game }, { mind, contest }, { terminal }] = await Promise.all([
    partOf(id, 'manifest.ts'),
    partOf(id, 'index.ts'),
    partOf(id, 'bot.ts'),
    partOf(id, 'terminal.ts'),
  ])
  if (!game) return []
  const ui = async () => (await partOf(id, 'ui/engine.ts')).engineUi as EngineUi
  return [
    {
      game,
      ...(manifest ? { manifest } : {}),
      ...(mind ? { mind } : {}),
      ...(contest ? { contest } : {}),
      ...(terminal ? { terminal } : {}),
      ...(hasPart(id, 'ui/engine.ts') ? { ui } : {}),
    },
  ]
}
