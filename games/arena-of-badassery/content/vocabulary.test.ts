import { expect, test } from 'vitest'
import { namesUnder, spotsIn } from './check/walk.ts'
import { freeActs, ownDeeds } from './grammar/deeds.ts'
import { arenaWho } from './grammar/who.ts'
import {
  actionKeywords,
  decks,
  gearKeywords,
  liberties,
  numbers,
  ownMoments,
  statuses,
  weaponClasses,
} from './grammar/words.ts'
import { baseContent } from './index.ts'

/** A word that no card needs goes: everything the grammar has is on a card of the box. */
const spots = [...spotsIn(baseContent)]
const keys = new Set(spots.map(({ key }) => key))
const done = new Set(
  spots.flatMap(({ key, path }) => (/(do|does|else|fails|hits|Fumble|entered)\[\d+\]\.\w+$/.test(path) ? [key] : [])),
)
const valuesUnder = (...names: string[]) => new Set(names.flatMap((name) => namesUnder(baseContent, name)))
const unused = (words: readonly string[], used: ReadonlySet<string>) => words.filter((word) => !used.has(word))
const attackWords = new Set(
  spots.flatMap(({ key, value }) => (key === 'name' && typeof value === 'string' ? [value] : [])),
)

test.each<[string, readonly string[], ReadonlySet<string>]>([
  ['numbers', numbers, valuesUnder('change')],
  ['liberties', liberties, valuesUnder('allow', 'forbid')],
  ['moments', ownMoments, valuesUnder('on')],
  ['statuses', statuses, valuesUnder('add', 'status')],
  ['decks', decks, valuesUnder('deck')],
  ['free actions', freeActs, valuesUnder('free')],
  ['words for models', Object.keys(arenaWho.shape), keys],
  ['deeds', ownDeeds.map(({ shape }) => Object.keys(shape)[0] as string), done],
  ['keywords of actions', Object.keys(actionKeywords), attackWords],
  ['keywords of Gear', [...gearKeywords, ...weaponClasses], attackWords],
])('%s: each is on some card', (_, words, used) => {
  expect(unused(words, used)).toEqual([])
})
