import { type Heard, type Step, stepAs, stepsOf, type Told } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

function stepOf(told: Told<Event>): Step | undefined {
  switch (told.event) {
    case 'stands':
      return told.way.length === 0 ? undefined : { ...stepAs('run', 1, told, told.id), trails: [told.way] }
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

/** What there is to tell of the others' Control. */
export const recap = (heard: readonly Heard[]): Step[] => stepsOf(heard, stepOf)
