import type { GameEvent } from '@muster/table'
import type { Heard, Step } from './page-ui.ts'

/** An event with its sentence. */
export type Told<Event extends GameEvent> = Event & { readonly text: string }

/** A step that says what its sentence says. */
export const stepAs = (icon: string, weight: number, { text }: { readonly text: string }, at?: string): Step => ({
  icon,
  weight,
  text,
  at,
})

/** Events that are one step where they follow one another, and that step. */
interface Together<Event extends GameEvent, Name extends Event['event']> {
  readonly event: Name
  readonly step: (told: readonly Told<Extract<Event, { readonly event: Name }>>[]) => Step
}

/** What there is to tell of some events, step by step. */
export function stepsOf<Event extends GameEvent, Name extends Event['event'] = Event['event']>(
  heard: readonly Heard[],
  stepOf: (told: Told<Event>) => Step | undefined,
  together?: Together<Event, Name>,
): Step[] {
  const steps: Step[] = []
  let joined: Told<Extract<Event, { readonly event: Name }>>[] = []
  for (const { event, text } of heard) {
    const told = { ...(event as Event), text }
    if (together && told.event === together.event) {
      if (joined.length > 0) steps.pop()
      joined = [...joined, told as (typeof joined)[number]]
      steps.push(together.step(joined))
      continue
    }
    const step = stepOf(told)
    if (!step) continue
    joined = []
    steps.push(step)
  }
  return steps
}
