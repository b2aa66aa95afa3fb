import { Fault, issueText } from '@muster/table'
import { z } from 'zod'
import type { CardSpeech } from '../../describe/speech.ts'
import { colours } from '../../dice.ts'
import { type Action, actionSchema } from '../../grammar/action.ts'
import { type CardRules, cardRulesShape } from '../../grammar/trigger.ts'
import { type SharedWho, whoSchema } from '../../grammar/who.ts'
import { type CardSchemas, sharedMoments } from '../../grammar/words.ts'
import { type KeywordShapes, keywordSchema } from '../../keyword.ts'
import { skillsWith } from '../../skill.ts'

/** The words of a game made for our own tests: fighters in a line, who shoot and strike at each other. */
export const pitSkills = skillsWith('nerve')
const numbers = [...pitSkills, 'acting', 'opposing'] as const
const liberties = ['strikes-friends', 'takes-no-reaction'] as const
const moments = [...sharedMoments, 'bell'] as const
const pitKeywords = {
  deadly: 'plain',
  sweep: 'plain',
  accurate: 'plain',
  stun: 'number',
} satisfies KeywordShapes

const who = whoSchema({ alone: z.boolean().optional().describe('the last of its side') })
type PitWho = SharedWho & { readonly alone?: boolean | undefined }

/** Only the pit has this: whoever is meant moves one place away. */
const shove = z.strictObject({ shove: z.enum(['me', 'them']) })

export interface PitWords {
  readonly who: PitWho
  readonly skill: (typeof pitSkills)[number]
  readonly number: (typeof numbers)[number]
  readonly liberty: (typeof liberties)[number]
  readonly moment: (typeof moments)[number]
  readonly deed: z.infer<typeof shove>
}

export const pitSchemas: CardSchemas<PitWords> = {
  who,
  skill: z.enum(pitSkills),
  number: z.enum(numbers),
  liberty: z.enum(liberties),
  moment: z.enum(moments),
  keyword: keywordSchema(pitKeywords, pitSkills),
  deeds: [shove],
}

export interface PitCard extends CardRules<PitWords> {
  readonly name: string
  readonly kind: string
  readonly tokens: readonly (typeof colours)[number][]
  readonly skills: Readonly<Partial<Record<PitWords['skill'], number>>>
  readonly actions: readonly Action<PitWords>[]
}

const cardSchema = z.strictObject({
  name: z.string(),
  kind: z.string().default('fighter'),
  tokens: z.array(z.enum(colours)).min(1),
  skills: z.partialRecord(z.enum(pitSkills), z.int()).default({}),
  actions: z.array(actionSchema(pitSchemas)).min(1),
  ...cardRulesShape(pitSchemas),
})

export type PitContent = Readonly<Record<string, PitCard>>

/** Reads cards as they are written; a mistake is told with its place. */
export function readPitCards(written: Readonly<Record<string, unknown>>): PitContent {
  const parsed = z.record(z.string(), cardSchema).safeParse(written)
  if (!parsed.success) throw new Fault('bad-content', issueText(parsed.error, 'cards'))
  return parsed.data as unknown as PitContent
}

const momentTexts: Readonly<Record<PitWords['moment'], string>> = {
  action: 'acts',
  rolled: 'has rolled',
  crit: 'rolls a Crit',
  fumble: 'rolls a Fumble',
  success: 'succeeds',
  failure: 'fails',
  hit: 'hits',
  wounded: 'is wounded',
  'takes-out': 'takes a model out',
  'taken-out': 'is taken out',
  reaction: '[RE]acts',
  'activation-start': 'is activated',
  'activation-end': 'ends its activation',
  'game-start': 'begins the game',
  'game-end': 'ends the game',
  bell: 'hears the bell',
}

const asName = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`

/** How the Pit speaks of its cards. */
export const pitSpeech: CardSpeech<PitWords> = {
  bearer: 'fighter',
  skill: asName,
  number: (number) => (number === 'acting' || number === 'opposing' ? `${number} roll` : asName(number)),
  liberty: (liberty) => (liberty === 'strikes-friends' ? 'strike friends' : 'go without a [RE]action'),
  moment: (moment, subject) => `${subject} ${momentTexts[moment]}`,
  card: asName,
  who: ({ alone }) => (alone === undefined ? [] : [alone ? 'who is alone' : 'who is not alone']),
  deed: (deed) => `push ${deed.shove === 'me' ? 'this fighter' : 'the target'} one place`,
}

export const isPitKeywordPlain = (name: string): boolean => pitKeywords[name as keyof typeof pitKeywords] === 'plain'

const stab = { name: 'stab', skill: 'melee', bands: ['red'], attack: true }

/** Cards that use every word the package has. */
export const pitCards: Readonly<Record<string, unknown>> = {
  brute: {
    name: 'Brute',
    tokens: ['green', 'yellow'],
    skills: { melee: 2, reflexes: 1 },
    actions: [
      { ...stab, crits: ['deadly'] },
      { name: 'roar', skill: 'nerve', bands: ['red', 'yellow'], with: ['stun 1'], fails: [{ luck: { add: -1 } }] },
    ],
    standing: [{ change: 'melee', add: 1, against: { wounded: true }, for: { attack: true } }],
    triggers: [{ on: 'takes-out', do: [{ ready: { who: 'me', tokens: 1 } }] }],
  },
  sniper: {
    name: 'Sniper',
    tokens: ['yellow', 'yellow'],
    skills: { ranged: 2 },
    actions: [
      stab,
      { name: 'shot', skill: 'ranged', bands: ['yellow', 'green', 'long'], attack: true, with: ['accurate'] },
      { name: 'burst', skill: 'ranged', bands: ['red', 'yellow', 'green'], attack: true, with: ['sweep'] },
    ],
    triggers: [{ on: 'crit', for: { attack: true }, times: 2, do: [{ luck: { add: 1 } }] }],
  },
  medic: {
    name: 'Medic',
    kind: 'healer',
    tokens: ['yellow', 'red'],
    skills: { medical: 1, reflexes: 2 },
    actions: [
      stab,
      {
        name: 'tend',
        does: [
          { pick: { who: { side: 'friendly', wounded: true, within: { band: 'yellow', of: 'me' } }, optional: true } },
          {
            heal: {
              who: 'them',
              wounds: { count: 'models', who: { kind: 'healer', side: 'friendly' }, times: 1, most: 2 },
            },
          },
          { shove: 'them' },
        ],
      },
      {
        name: 'pray',
        does: [
          {
            choose: [
              {
                name: 'fortune',
                do: [
                  {
                    chance: {
                      die: 'red',
                      need: 4,
                      do: [{ luck: { add: 1 } }],
                      else: [{ stun: { who: 'me', tokens: 1 } }],
                    },
                  },
                ],
              },
              {
                name: 'fury',
                do: [
                  {
                    all: {
                      who: { side: 'friendly', visible: true },
                      do: [{ last: { who: 'them', until: 'round', standing: { change: 'acting', add: 1 } } }],
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    triggers: [
      {
        on: 'wounded',
        may: true,
        do: [{ if: { who: { is: 'me', alone: true }, do: [{ ready: { who: 'me', tokens: 1 } }] } }],
      },
      { on: 'bell', by: { side: 'any' }, do: [{ wound: { who: { side: 'rival', 'red-lined': true }, wounds: 1 } }] },
    ],
  },
}
