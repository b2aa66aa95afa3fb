import { type CardSpeech, counted, listed, nounOf, oneOf, onlyOne, whomText } from '@muster/reaction'
import type { Condition } from '../grammar/condition.ts'
import type { ArenaWords } from '../grammar/schemas.ts'
import { spelled } from './places.ts'
import { stateText } from './who.ts'

/** When something is so, after "when": "Grandmother Maw is taken out", "the tally of locks reaches 3". */
export function conditionsText(speech: CardSpeech<ArenaWords>, said: Condition): string {
  const { counter, none, every, some, rounds, within } = said
  const parts = [
    counter && `the tally of ${spelled(counter.of)} reaches ${counter.least}`,
    none && (onlyOne(speech, none) ? `${onlyOne(speech, none)} is taken out` : `no ${nounOf(speech, none)} is left`),
    every && `${whomText(speech, every.who)} ${stateText(speech, every.fits)}`,
    some && `there is ${oneOf(speech, some)}`,
    rounds && `${counted(rounds, 'round')} ${rounds === 1 ? 'is' : 'are'} over`,
    within && `no more than ${counted(within, 'round')} ${within === 1 ? 'has' : 'have'} begun`,
  ]
  return listed(parts.filter((part) => typeof part === 'string'))
}
