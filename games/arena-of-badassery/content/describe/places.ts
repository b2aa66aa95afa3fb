import { type CardSpeech, selfText, themText } from '@muster/reaction'
import type { ArenaWords } from '../grammar/schemas.ts'

type Speech = CardSpeech<ArenaWords>

/** "kitchen-table" as players read it: "kitchen table". */
export const spelled = (id: string): string => id.replaceAll('-', ' ')

const kinds: Readonly<Record<string, string>> = {
  here: 'its zone',
  spotlight: 'the zone of the Spotlight',
  spawning: 'a spawning zone',
  station: 'the zone of a NEW-U Station',
  start: 'a starting zone',
}

/** A place after "into": "this hunter's zone", "a spawning zone", "the heap". */
export function placeText(speech: Speech, place: string): string {
  if (place === 'me') return `${selfText(speech)}'s zone`
  if (place === 'them') return `${themText(speech)}'s zone`
  return kinds[place] ?? `the ${spelled(place)}`
}

/** Where something is: "in this hunter's zone", "at the heap". */
export function whereText(speech: Speech, place: string): string {
  const isMark = place !== 'me' && place !== 'them' && !(place in kinds)
  return `${isMark ? 'at' : 'in'} ${placeText(speech, place)}`
}

/** A place as something to be close to. */
export function spotText(speech: Speech, place: string): string {
  if (place === 'me') return selfText(speech)
  if (place === 'them') return themText(speech)
  return place === 'spotlight' ? 'the Spotlight' : placeText(speech, place)
}
