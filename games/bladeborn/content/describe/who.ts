import type { Who } from '../grammar.ts'
import type { Voice } from './voice.ts'
import { asName, hexes, inWords, phrase, withArticle } from './words.ts'

type Near = NonNullable<Who['within']>

const landmarks: Record<Exclude<Near['of'], 'me' | 'them'>, string> = {
  objective: 'an objective',
  friend: 'another fighter of their warband',
  enemy: 'a fighter of the opposing warband',
  edge: 'an edge hex',
  blocked: 'a blocked hex',
  desecration: 'a Desecration token',
  'own-territory': 'their own territory',
  'enemy-territory': 'enemy territory',
}

/** Where being no hex away, or some hexes away, has a word of its own. */
const insides: Partial<Record<Near['of'], string>> = {
  edge: 'in an edge hex',
  'own-territory': 'in their own territory',
  'enemy-territory': 'in enemy territory',
}

function landmark(of: Near['of'], voice: Voice): string {
  if (of === 'me') return voice.me
  if (of === 'them') return voice.them === 'them' ? 'the fighter picked' : voice.them
  return landmarks[of]
}

/** "within 3 hexes" where the acting fighter is the measure, else "within 1 hex of an objective". */
function within({ hexes: far, of }: Near, voice: Voice): string {
  if (far === 0) return insides[of] ?? `in the same hex as ${landmark(of, voice)}`
  if (of === 'me' && voice.me === 'this fighter') return `within ${hexes(far)}`
  return `within ${hexes(far)} of ${landmark(of, voice)}`
}

function beyond({ hexes: far, of }: Near, voice: Voice): string {
  if (far === 0 && insides[of] !== undefined) return `not ${insides[of]}`
  const every = landmark(of, voice)
    .replace(/^another /, 'every other ')
    .replace(/^an? /, 'every ')
  return `more than ${hexes(far)} from ${every}`
}

/** Where a fighter must be and what it must have, after the noun. */
export function conditions(who: Who, voice: Voice): string {
  return phrase(
    who.runemark && `with the ${inWords(who.runemark)} runemark`,
    who.without && `without the ${inWords(who.without)} runemark`,
    who.hurt !== undefined && (who.hurt ? 'with damage tokens' : 'with no damage tokens'),
    who.activated !== undefined && (who.activated ? 'with an activation token' : 'with no activation token'),
    who.within && within(who.within, voice),
    who.beyond && beyond(who.beyond, voice),
  )
}

/** What stands before the noun: "visible enemy". */
function adjectives(who: Who): string {
  return phrase(who.visible && 'visible', who.side !== 'any' && who.side)
}

/** Convergences call the sides after the two players: "the adversary's fighters"; every other card says friendly, enemy. */
function ofPlayer(who: Who, voice: Voice): string | undefined {
  if (voice.bearer !== 'aspirant' || (who.side !== 'friendly' && who.side !== 'enemy')) return undefined
  const player = who.side === 'friendly' ? 'aspirant' : 'adversary'
  return phrase(`the ${player}'s`, who.visible && 'visible', 'fighters')
}

function named(who: Who, voice: Voice): string | undefined {
  if (who.is === 'me') return voice.me
  if (who.is === 'them') return voice.them
  return who.fighter === undefined ? undefined : asName(who.fighter)
}

/** One such fighter: "a visible enemy fighter within 3 hexes". */
export function oneOf(who: Who, voice: Voice): string {
  const group = ofPlayer(who, voice)
  const noun = phrase(adjectives(who), 'fighter')
  const other = who.is === 'not-me'
  const one = group ? `${other ? 'another' : 'one'} of ${group}` : other ? `another ${noun}` : withArticle(noun)
  return phrase(named(who, voice) ?? one, conditions(who, voice))
}

/** Each of them: "each other fighter within 1 hex". */
export function eachOf(who: Who, voice: Voice): string {
  const group = ofPlayer(who, voice)
  const other = who.is === 'not-me' && 'other'
  const each = group ? phrase('each', other, 'of', group) : phrase('each', other, adjectives(who), 'fighter')
  return phrase(named(who, voice) ?? each, conditions(who, voice))
}

/** All of them together: "enemy fighters within 1 hex of a Desecration token". */
export function allOf(who: Who, voice: Voice): string {
  const rest = conditions(who, voice)
  const adjective = adjectives(who)
  const other = who.is === 'not-me' ? 'other' : rest === '' && adjective === '' ? 'all' : undefined
  return phrase(named(who, voice) ?? ofPlayer(who, voice) ?? phrase(other, adjective, 'fighters'), rest)
}

/** What is counted: "friendly fighter within 1 hex of an objective". */
export function nounOf(who: Who, voice: Voice): string {
  const group = ofPlayer(who, voice)
  const noun = group ? `one of ${group}` : phrase(who.is === 'not-me' && 'other', adjectives(who), 'fighter')
  return phrase(named(who, voice) ?? noun, conditions(who, voice))
}
