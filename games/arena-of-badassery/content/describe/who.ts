import { type CardSpeech, counted, listed, withArticle } from '@muster/reaction'
import type { ArenaWords } from '../grammar/schemas.ts'
import type { ArenaWho } from '../grammar/who.ts'
import { spelled, spotText, whereText } from './places.ts'

type Speech = CardSpeech<ArenaWords>

/** "Melee Normal". */
const typeText = (type: string): string => spelled(type).replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())

const conditions: Readonly<Record<string, string>> = {
  corrosive: 'that is corroded',
  burning: 'that burns',
  cryo: 'that is frozen',
  radiation: 'that glows',
  slag: 'that is slagged',
  any: 'with a status token',
}

const measureTexts: Readonly<Record<string, string>> = {
  wounds: 'wounds',
  loot: 'Loot',
  ready: 'Ready tokens',
}

const yesNo = (said: boolean | undefined, yes: string, no: string): string[] =>
  said === undefined ? [] : [said ? yes : no]

/** What the words only Arena has say of a model, after its name: "that burns", "at the heap". */
export function ownWhoText(speech: Speech, who: ArenaWho): string[] {
  return [
    ...(who.type ? [`of the type ${typeText(who.type)}`] : []),
    ...yesNo(who.tough, 'that is Tough', 'that is not Tough'),
    ...(who.base ? [`with a ${who.base} base`] : []),
    ...yesNo(who.shielded, 'with a working shield', 'without a working shield'),
    ...(who.status ? [conditions[who.status] ?? ''] : []),
    ...yesNo(who.spotlight, 'with the Spotlight', 'without the Spotlight'),
    ...(who.hurt ? [`with at least ${counted(who.hurt, 'wound')}`] : []),
    ...(who.zone ? [whereText(speech, who.zone)] : []),
    ...(who.in ? [whereText(speech, who.in)] : []),
    ...yesNo(who.alone, 'that is alone', 'that is not alone'),
    ...(who.carries ? [`that carries ${withArticle(spelled(who.carries))}`] : []),
    ...yesNo(who.loot, 'with Loot', 'without Loot'),
    ...(who.most ? [`with the most ${measureTexts[who.most]}`] : []),
    ...(who.least ? [`with the ${who.least === 'wounds' ? 'fewest' : 'least'} ${measureTexts[who.least]}`] : []),
    ...(who.closest ? [`closest to ${spotText(speech, who.closest)}`] : []),
  ]
}

/** The same of one that is known, after "while it": "has the Spotlight and is wounded". Nothing where nothing is said. */
export function stateText(speech: Speech, { card: _, is: __, ...who }: ArenaWho): string {
  const states = ownWhoText(speech, who).map((text) =>
    text
      .replace(/^that /, '')
      .replace(/^with /, 'has ')
      .replace(/^without (a )?/, 'has no ')
      .replace(/^(in|at) /, 'is $1 '),
  )
  const wounded = who.wounded === undefined ? [] : [who.wounded ? 'is wounded' : 'is not wounded']
  const redLined = who['red-lined'] === undefined ? [] : [who['red-lined'] ? 'is Red-lined' : 'is not Red-lined']
  return listed([...wounded, ...redLined, ...states])
}
