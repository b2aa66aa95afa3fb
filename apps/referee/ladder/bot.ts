import { type Mind, parseStrength, type Strength } from '@muster/bots'

/** What a bot is called that also does what comes to nothing: the measure of what leaving that alone is worth. */
const WITH_IDLE = '+idle'

/** A bot of the ladder, by a strength's name, with a budget or not, and with idle moves or not: `legend@250ms`, `fighter+idle`. */
export function ladderBot(name: string, mind: Mind): { strength: Strength; mind: Mind } {
  if (!name.endsWith(WITH_IDLE)) return { strength: parseStrength(name, mind), mind }
  const { idle: _, ...unpruned } = mind
  return { strength: parseStrength(name.slice(0, -WITH_IDLE.length), mind), mind: unpruned }
}
