import type { CardSpeech, Describing } from '@muster/reaction'
import type { CombatWords } from '../grammar/index.ts'
import { isPlainKeyword } from '../grammar/vocabulary.ts'
import type { Who } from '../grammar/who.ts'
import type { Content } from '../load.ts'
import { deedText } from './deed.ts'
import { capital, forbiddenTexts, libertyTexts, momentText, nounText, numberText } from './words.ts'

/** What bears a card, in one word. */
export type BearerWord = 'character' | 'Gonk' | 'drone' | 'model'

/** How the cards of a table are spoken of. */
export function describing(content: Content, bearer: BearerWord = 'character', them?: string): Describing<CombatWords> {
  const speech: CardSpeech<CombatWords> = {
    bearer,
    them,
    ...(them !== undefined && { picked: () => describing(content, bearer).speech }),
    skill: capital,
    number: numberText,
    liberty: (liberty, isForbidden) => (isForbidden && forbiddenTexts[liberty]) || libertyTexts[liberty],
    against: (liberty) => (liberty === 'be-targeted' ? 'by' : 'against'),
    noun: nounText,
    moment: momentText,
    card: (id) => content.characters[id]?.name ?? content.gonks[id]?.name ?? id,
    who: (who) => whoText(who, bearer),
    deed: (deed) => deedText(deed, how),
  }
  const how = { speech, isPlain: isPlainKeyword }
  return how
}

/** What this game's own words say of a model, after its name. */
function whoText(who: Who, bearer: BearerWord): string[] {
  const { reach, beyond, brawling, hacked, elevated, moved, alone, laden, near, unclaimed, carries, burdened } = who
  const says = (is: boolean | undefined, yes: string, no: string) => (is === undefined ? [] : [is ? yes : no])
  return [
    ...(reach ? [`within reach of ${reach === 'me' ? `this ${bearer}` : 'the target'}`] : []),
    ...(beyond ? [`more than ${beyond.toUpperCase()} away`] : []),
    ...says(brawling, 'in a Brawl', 'in no Brawl'),
    ...says(hacked, 'that is Hacked', 'that is not Hacked'),
    ...says(elevated, 'up high', 'on the ground'),
    ...says(moved, 'that has moved this activation', 'that has not moved this activation'),
    ...says(alone, 'with no friend within YELLOW', 'with a friend within YELLOW'),
    ...says(laden, 'with a Loot card', 'without a Loot card'),
    ...(near ? [`within reach of a ${words(near)}`] : []),
    ...(unclaimed ? [`within reach of a ${words(unclaimed)} that is not yours`] : []),
    ...(carries ? [`carrying a ${words(carries)}`] : []),
    ...says(burdened, 'carrying something', 'carrying nothing'),
    ...(who.in ? [`in the ${words(who.in)}`] : []),
  ]
}

const words = (id: string): string => id.replaceAll('-', ' ')
