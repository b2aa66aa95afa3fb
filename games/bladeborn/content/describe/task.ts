import type { Task } from '../grammar.ts'
import { abilityVoice, type Voice } from './voice.ts'
import { allOf } from './who.ts'
import { counted, inWords, phrase, sentences } from './words.ts'

const voice: Voice = { ...abilityVoice, bearer: 'aspirant', player: 'the aspirant' }

/** BB-R-70: "When the battle ends, the aspirant wins if at least 3 of the aspirant's fighters are in enemy territory; ..." */
export function taskText(task: Task): string {
  return sentences([
    `when the battle ends, however it does, the aspirant wins if at least ${done(task)}; otherwise the adversary wins`,
  ])
}

function done({ count, who = {}, held, marked, least }: Task): string {
  const is = least === 1 ? 'is' : 'are'
  switch (count) {
    case 'fighters':
      return `${least} of ${allOf(who, voice)} ${is} on the battlefield`
    case 'fallen':
      return `${least} of ${allOf(who, voice)} ${least === 1 ? 'has' : 'have'} been taken down`
    case 'objectives':
      return `${phrase(counted(least, 'objective'), marked && `marked ${inWords(marked)}`)} ${is} under ${held === 'opponent' ? "the adversary's" : held === 'nobody' ? "nobody's" : 'their'} control`
    case 'desecrations':
      return `${counted(least, 'Desecration token')} ${is} on the battlefield`
  }
}
