import type { EngineUi } from '@muster/ui'

/** The games that can be played, each loaded when it is chosen. */
const engines: Readonly<Record<string, () => Promise<EngineUi>>> = {
  arsenal: async () => (await import('@muster/arsenal/ui/engine')).engineUi as unknown as EngineUi,
  bladeborn: async () => (await import('@muster/bladeborn/ui/engine')).engineUi as unknown as EngineUi,
  sanctuary: async () => (await import('@muster/sanctuary/ui/engine')).engineUi as unknown as EngineUi,
}

export async function engineOf(game: string): Promise<EngineUi> {
  const load = engines[game]
  if (!load) throw new Error(`${game} cannot be played yet`)
  return load()
}
