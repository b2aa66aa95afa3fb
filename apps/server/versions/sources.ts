import { engineOf, type GameEngine } from '@muster/session'
import type { Manifest } from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { games } from '../../../games/list.ts'
import { bundleKey } from './key.ts'

/** The games as the sources have them: what new matches are played with. */
export const currentGames: readonly string[] = games

const engines = new Map<string, Promise<GameEngine>>()

/** The engine of a game's sources, loaded once. */
export function sourceEngine(game: string): Promise<GameEngine> | undefined {
  if (!currentGames.includes(game)) return undefined
  const known = engines.get(game) ?? loadSources(game)
  engines.set(game, known)
  return known
}

async function loadSources(game: string): Promise<GameEngine> {
  const [{ engineUi }, { manifest }] = await Promise.all([
    import(`../../../games/${game}/ui/engine.ts`) as Promise<{ engineUi: EngineUi }>,
    import(`../../../games/${game}/manifest.ts`) as Promise<{ manifest: Manifest }>,
  ])
  return engineOf(engineUi, manifest)
}

/** The key of a game's version. */
export function keyOf(engine: GameEngine): string {
  return bundleKey({ game: engine.game, rules: engine.rules, content: engine.contentHash([]) })
}
