import type { GameEvent } from '@muster/table'
import type { PageUi } from '@muster/ui'
import { settings } from '../settings/settings.ts'

/** What events sound like. Off until somebody turns sounds on, and loaded then. */
export async function playSounds(events: readonly GameEvent[], sounds: PageUi['sounds']): Promise<void> {
  const { sound } = settings()
  const names = new Set(events.flatMap(({ event }) => sounds?.[event] ?? []))
  if (sound > 0 && names.size > 0) (await import('./sounds.ts')).makeSounds(names, sound / 100)
}
