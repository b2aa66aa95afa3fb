import type { GameEvent } from '@muster/table'
import type { Mark } from '@muster/ui'

/** Where fighters fell in this battle: the last place each was seen at. */
export function traces(events: readonly GameEvent[]): Mark[] {
  const seenAt = new Map<string, string>()
  const fallen = new Map<string, Mark>()
  for (const event of events) {
    const id = String(event.fighter)
    switch (event.event) {
      case 'battle':
        seenAt.clear()
        fallen.clear()
        break
      case 'place':
      case 'arrive':
        seenAt.set(id, String(event.hex))
        break
      case 'move':
      case 'disengage':
      case 'push': {
        const end = (event.path as string[]).at(-1)
        if (end !== undefined) seenAt.set(id, end)
        break
      }
      case 'down': {
        const cell = seenAt.get(id)
        if (cell !== undefined)
          fallen.set(id, { id: `fallen-${id}`, at: { cell }, look: 'fallen', name: 'somebody fell here' })
        break
      }
    }
  }
  return [...fallen.values()]
}
