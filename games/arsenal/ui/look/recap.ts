import { cellSpots, type Heard, type Step, stepAs, type Told } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

function stepOf(told: Told<Event>): Step | undefined {
  switch (told.event) {
    case 'moved':
      return { ...stepAs('move', 1, told, told.path.at(-1)), trails: [cellSpots(told.path)] }
    case 'declared':
      return told.card === undefined ? undefined : { ...stepAs('circuitry', 3, told), seat: told.seat }
    case 'damage':
      return told.amount === 0 ? undefined : stepAs('bullet-impacts', 6 + told.amount / 20, told, told.to)
    case 'miss':
      return stepAs('dodging', 2, told, told.target)
    case 'repaired':
      return stepAs('auto-repair', 2, told, told.id)
    case 'destroyed':
      return stepAs('burning-embers', 8, told)
    case 'disrupted':
      return stepAs('cancel', 7, told)
    case 'lock':
      return stepAs('targeted', 4, told, told.on)
    case 'seized':
      return stepAs('grab', 6, told)
    case 'drained':
      return stepAs('battery-minus', 4, told)
    case 'lost':
    case 'gave-up':
      return stepAs('black-flag', 10, told)
    default:
      return undefined
  }
}

/** What there is to tell of the others' turns: steps of one move are one. */
export function recap(heard: readonly Heard[]): Step[] {
  const steps: Step[] = []
  let mover = ''
  for (const { event, text } of heard) {
    const told = { ...(event as Event), text }
    const step = stepOf(told)
    if (!step) continue
    const last = steps.at(-1)
    if (told.event === 'moved' && told.what === mover && last?.trails)
      steps[steps.length - 1] = { ...step, trails: [...last.trails, ...(step.trails ?? [])] }
    else steps.push(step)
    mover = told.event === 'moved' ? told.what : ''
  }
  return steps
}
