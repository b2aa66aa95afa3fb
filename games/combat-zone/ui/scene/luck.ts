import { colours, dieOf } from '@muster/reaction'
import type { GameEvent } from '@muster/table'
import type { Event } from '../../rules/events.ts'

/** The mean of a die by its name; the Obstacle die has ten faces. */
const means = new Map<string, number>(
  colours.map((colour) => {
    const { name, faces } = dieOf(colour)
    return [name, faces.reduce((sum, face) => sum + face, 0) / faces.length]
  }),
)
const OBSTACLE_MEAN = 5.5

/** How much higher each seat's dice fell than they do in the long run. */
export function luckOf(events: readonly GameEvent[]) {
  const values: number[] = [0, 0]
  for (const event of events as readonly Event[]) {
    if (event.event !== 'dice' || event.seat === undefined) continue
    const mean = means.get(event.die) ?? OBSTACLE_MEAN
    for (const face of event.faces) values[event.seat] = (values[event.seat] ?? 0) + face - mean
  }
  return [{ name: 'pips above the mean', values: values.map((value) => Math.round(10 * (value ?? 0)) / 10) }]
}
