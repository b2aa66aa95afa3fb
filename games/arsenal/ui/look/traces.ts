import type { GameEvent } from '@muster/table'
import type { Mark } from '@muster/ui'

/** A wreck where each Mech stood that is out of the game, as far as it had moved from its start. */
export function traces(events: readonly GameEvent[]): Mark[] {
  const stood = new Map<string, string>()
  return events.flatMap((event): Mark[] => {
    if (event.event === 'moved') stood.set(String(event.what), (event.path as string[]).at(-1) ?? '')
    const mech = `mech-${event.seat}`
    const cell = event.event === 'lost' ? stood.get(mech) : undefined
    if (cell === undefined) return []
    const seat = Number(event.seat)
    return [{ id: `wreck-${mech}`, at: { cell }, look: 'wreck', name: `wreck of the Mech of seat ${seat + 1}`, seat }]
  })
}
