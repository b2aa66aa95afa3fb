import type { GameEvent } from '@muster/table'

const ROLLS = [
  { why: 'to hit', name: 'attack rolls' },
  { why: 'to evade', name: 'evasion rolls' },
  { why: 'for armor', name: 'armor rolls' },
] as const

const isSuccess = (face: number): boolean => face === 1 || face === 6

/** AR-ROLL-3: how many more successes each seat had than a third of its dice. */
export function luckOf(events: readonly GameEvent[], seats: number) {
  return ROLLS.map(({ why, name }) => {
    const values = Array<number>(seats).fill(0)
    for (const event of events) {
      if (event.event !== 'dice' || event.why !== why) continue
      const faces = event.faces as number[]
      const seat = event.seat as number
      values[seat] = (values[seat] ?? 0) + faces.filter(isSuccess).length - faces.length / 3
    }
    return { name, values }
  })
}
