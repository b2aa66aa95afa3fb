import { heardBy, type Match, type Seat } from '@muster/table'
import type { HeardEvent, News } from './seen.ts'

/** What a viewer heard of what was told from one place on, up to another. */
export function newsOf(match: Match, viewer: Seat | undefined, from: number, upTo: number): News {
  const events: HeardEvent[] = []
  for (let at = from; at < upTo; at++) {
    const told = match.told[at]
    const event = told && heardBy(told, viewer)
    if (told && event) events.push({ at, after: told.after, event })
  }
  return { from, upTo: { epoch: match.epoch, told: upTo }, events }
}
