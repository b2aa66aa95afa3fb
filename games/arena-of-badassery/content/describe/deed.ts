import {
  type CardSpeech,
  counted,
  keywordText,
  listed,
  selfText,
  themText,
  whomText,
  withArticle,
} from '@muster/reaction'
import type { OwnDeed } from '../grammar/deeds.ts'
import type { ArenaWords } from '../grammar/schemas.ts'
import { actionKeywords } from '../grammar/words.ts'
import { ordersText } from './order.ts'
import { placeText, spelled, whereText } from './places.ts'

type Speech = CardSpeech<ArenaWords>
type Args<Name extends string> = Extract<OwnDeed, Record<Name, unknown>> extends Record<Name, infer Said> ? Said : never
type DeedNames<Deed> = Deed extends unknown ? keyof Deed : never

export const isPlain = (name: string): boolean => actionKeywords[name as keyof typeof actionKeywords] !== 'number'

const statusNames = { corrosive: 'Corrosive', burning: 'Burning', cryo: 'Cryo', radiation: 'Radiation', slag: 'Slag' }
const deckNames = { guns: 'Guns', meds: 'Meds', ammo: 'Ammo', legendary: 'Legendary' }
const freeTexts = {
  any: 'any free action',
  move: 'a free Basic Move',
  attack: 'a free attack',
  melee: 'a free Basic Melee Action',
  interact: 'a free Interact Action',
  swap: 'a free Swap Guns Action',
}

const describers: { readonly [Name in DeedNames<OwnDeed>]: (args: Args<Name>, speech: Speech) => string } = {
  status: ({ who, add, count }, speech) =>
    `put ${count === 1 ? withArticle(`${statusNames[add]} token`) : counted(count, `${statusNames[add]} token`)} on ${whomText(speech, who)}`,
  cure: ({ who }, speech) => `take all status tokens off ${whomText(speech, who)}`,
  recharge: ({ who }, speech) => `${whomText(speech, who)} recharges its shields`,
  reload: ({ who }, speech) => `${whomText(speech, who)} reloads`,
  empty: ({ who }, speech) => `${whomText(speech, who)} is out of ammo`,
  exhaust: () => 'turn this card face down until the game is over',
  discard: () => 'discard this card',
  loot: ({ who, add }, speech) =>
    add < 0
      ? `${whomText(speech, who)} loses ${counted(-add, 'Loot token')}`
      : `${whomText(speech, who)} takes ${counted(add, 'Loot token')} from the bag`,
  drop: ({ at, tokens }, speech) => `drop ${counted(tokens, 'Loot token')} from the bag ${whereText(speech, at)}`,
  draw: ({ who, deck }, speech) => `${whomText(speech, who)} draws a card of the ${deckNames[deck]} deck`,
  mod: ({ who }, speech) => `${whomText(speech, who)} places a Mod`,
  spotlight: ({ who }, speech) => `${whomText(speech, who).replace(/^each /, 'the ')} gains the Spotlight`,
  move: ({ who, zones }, speech) => `${whomText(speech, who)} moves up to ${counted(zones, 'zone')}`,
  push: ({ who, zones, way, of }, speech) =>
    `push ${whomText(speech, who)} ${counted(zones, 'zone')} ${way === 'away' ? 'away from' : 'closer to'} ${of === 'me' ? selfText(speech) : themText(speech)}`,
  place: ({ who, at }, speech) => `put ${whomText(speech, who)} into ${placeText(speech, at)}`,
  act: ({ who, free }, speech) => `${whomText(speech, who)} may take ${freeTexts[free]}`,
  attack: ({ who, strength, kind, with: keywords }, speech) =>
    `${whomText(speech, who)} suffers a ${kind} attack of Strength ${strength}${keywords.length > 0 ? ` with ${listed(keywords.map((one) => keywordText(one, isPlain)))}` : ''}`,
  orders: ({ who, list }, speech) =>
    who === undefined
      ? `carry out ${ordersText(speech, list)} at once`
      : `${whomText(speech, who)} carries out ${ordersText(speech, list)} at once`,
  spawn: ({ enemy, count, at }, speech) =>
    speech.article?.({ card: enemy }) === ''
      ? `${speech.card(enemy)} appears ${whereText(speech, at)}`
      : `spawn ${counted(count, speech.card(enemy)).replace(/ys$/, 'ies')} ${whereText(speech, at)}`,
  queue: (what) =>
    what === 'swap'
      ? 'the first two Announcements of the queue change places'
      : 'put the first Announcement of the queue under the deck and fill the queue up',
  carry: ({ who, thing, add }, speech) =>
    `${whomText(speech, who)} ${add > 0 ? 'picks up' : 'gives up'} ${withArticle(spelled(thing))}`,
  count: ({ what, add }) =>
    add < 0 ? `take ${-add} from the tally of ${spelled(what)}` : `add ${add} to the tally of ${spelled(what)}`,
  element: ({ put, at }, speech) => `put ${withArticle(spelled(put))} ${whereText(speech, at)}`,
  clear: ({ element, at }, speech) => `remove the ${spelled(element)} ${whereText(speech, at)}`,
  end: (how) => (how === 'won' ? 'the hunters win' : 'the hunters lose'),
}

/** What one of Arena's own deeds says: "put a Cryo token on the target". */
export function ownDeedText(deed: OwnDeed, speech: Speech): string {
  const [name = ''] = Object.keys(deed)
  const describe = describers[name as DeedNames<OwnDeed>] as (args: unknown, speech: Speech) => string
  return describe((deed as unknown as Record<string, unknown>)[name], speech)
}
