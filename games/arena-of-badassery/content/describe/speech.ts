import type { CardSpeech } from '@muster/reaction'
import type { ArenaWords } from '../grammar/schemas.ts'
import type { Skill } from '../grammar/words.ts'
import type { Content } from '../load.ts'
import { ownDeedText } from './deed.ts'
import { spelled } from './places.ts'
import { ownWhoText } from './who.ts'
import { actionsText, libertyTexts, momentTexts, numberTexts, shortMoment, skillText } from './words.ts'

/** Who speaks: a card of a hunter, of an enemy, or one of the arena that nobody bears. */
export interface Speaker {
  readonly bearer: 'hunter' | 'enemy' | 'model'
  readonly self?: string
  readonly them?: string | undefined
}

/** How Arena speaks of its cards; names of enemies come from the content. */
export function speechOf({ enemies }: Pick<Content, 'enemies'>, speaker: Speaker): CardSpeech<ArenaWords> {
  const speech: CardSpeech<ArenaWords> = {
    ...speaker,
    ...(speaker.them !== undefined && { picked: () => speechOf({ enemies }, { ...speaker, them: undefined }) }),
    skill: skillText,
    number: (number) =>
      number in numberTexts ? numberTexts[number as keyof typeof numberTexts] : skillText(number as Skill),
    liberty: (liberty) => libertyTexts[liberty],
    moment: (moment, subject, other) => {
      const text = `${subject} ${momentTexts[moment]}`
      return other === undefined ? shortMoment(text) : text.replace('somebody', other)
    },
    card: (id) => enemies[id]?.name ?? spelled(id),
    article: ({ card, spotlight }) => {
      if (card !== undefined) return ['unique', 'boss'].includes(enemies[card]?.type ?? '') ? '' : undefined
      return spotlight ? 'the' : undefined
    },
    filter: actionsText,
    who: (who) => ownWhoText(speech, who),
    deed: (deed) => ownDeedText(deed, speech),
  }
  return speech
}
