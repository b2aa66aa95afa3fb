import { type Heard, type Step, stepAs, stepsOf, type Told } from '@muster/ui'
import type { Event } from '../../rules/events.ts'
import { followMoves, lengthOf, type Moved } from './ways.ts'

function stepOf(told: Told<Event>): Step | undefined {
  switch (told.event) {
    case 'acts':
      return stepAs('crosshair', 3, told, told.target ?? told.id)
    case 'wound':
      return stepAs('bullet-impacts', 6, told, told.id)
    case 'failure':
      return stepAs('dodging', 2, told, told.id)
    case 'held':
      return stepAs('hazard-sign', 3, told, told.id)
    case 'healed':
      return stepAs('health-increase', 3, told, told.id)
    case 'out':
      return stepAs('death-skull', 9, told, told.id)
    case 'inspires':
      return { icon: 'rally-the-troops', weight: 4, text: told.text, seat: told.seat }
    case 'gave-up':
      return { icon: 'black-flag', weight: 10, text: told.text, seat: told.seat }
    default:
      return undefined
  }
}

const moveOf = ({ id, ways }: Moved, name: string): Step => ({
  icon: 'run',
  weight: 1,
  text: `${name} moves ${lengthOf(ways).toFixed(1)} in`,
  at: id,
  trails: ways,
})

/** What there is to tell of the others' Control. */
export function recap(heard: readonly Heard[], nameOf: (id: string) => string | undefined): Step[] {
  const follow = followMoves()
  return stepsOf<Event>(heard, (told) => {
    const moved = follow(told)
    return moved ? moveOf(moved, nameOf(moved.id) ?? 'A model') : stepOf(told)
  })
}
