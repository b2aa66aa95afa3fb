import type { Match } from '@muster/table'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'

/** Scenarios on the way through a campaign, of two to pick from one. */
const STAGES = 6

/**
 * How a finished scenario or campaign went, as numbers whose means say where it is hard: who was taken out, and how many tries
 * each stage of the campaign took.
 */
export function paceOf({ told }: Pick<Match<State>, 'told'>): Record<string, number> {
  const tries = Array<number>(STAGES).fill(0)
  const out = { hunters: 0, enemies: 0 }
  let stage = 0
  let isHunt = false
  for (const { event } of told as readonly { event: Event }[])
    if (event.event === 'scenario') {
      isHunt = false
      if (stage < STAGES) tries[stage] = (tries[stage] as number) + 1
    } else if (event.event === 'hunt') isHunt = true
    else if (event.event === 'game-won' && !isHunt) stage++
    else if (event.event === 'taken-out') out.hunters++
    else if (event.event === 'enemy-out') out.enemies++
  return {
    'hunters out': out.hunters,
    'enemies out': out.enemies,
    ...Object.fromEntries(tries.map((count, at) => [`tries ${at + 1}`, count])),
  }
}
