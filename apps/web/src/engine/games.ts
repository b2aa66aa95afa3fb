import type { EngineUi } from '@muster/ui'

/** The games that can be played, each loaded when it is chosen. */
const engines = import.meta.glob<EngineUi>('../../../../games/*/ui/engine.ts', { import: 'engineUi' })

export async function engineOf(game: string): Promise<EngineUi> {
  const load = engines[`../../../../games/${game}/ui/engine.ts`]
  if (!load) throw new Error(`${game} cannot be played yet`)
  return load()
}
