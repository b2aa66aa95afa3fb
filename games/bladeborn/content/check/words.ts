import { objectsWith, places } from '@muster/table'
import type { Warband } from '../cards.ts'
import type { Content } from '../load.ts'
import type { ContentDocument } from '../schema.ts'
import { whomProblems } from './whom.ts'

/** Words of the vocabulary that a card may spell rightly and yet use for something that does not exist. */
export function wordProblems(document: ContentDocument, content: Content): string[] {
  return [
    ...document.warbands.flatMap((warband, index) => warbandProblems(warband, `warbands[${index}]`)),
    ...emptyWords(document, content),
  ]
}

/** Words that mean nothing where they stand, so that the card would do less than it says: no pack may have any. */
export function emptyWords(document: ContentDocument, content: Content): string[] {
  return [
    ...nameProblems(document, content),
    ...markProblems(document),
    ...valueProblems(document),
    ...changeProblems(document),
    ...ownerProblems(document),
    ...whomProblems(document),
  ]
}

/** BB-ABILITY-8: an ability nobody can use is a mistake; so is a fighter that stands apart and is never called in. */
function warbandProblems(warband: Warband, path: string): string[] {
  const unusable = warband.abilities.flatMap(({ id, runemarks }, index) =>
    warband.fighters.some((fighter) => runemarks.every((runemark) => fighter.runemarks.includes(runemark)))
      ? []
      : [
          `${path}.abilities[${index}].runemarks: nobody in the warband can use ${id}; expected a fighter with all of them`,
        ],
  )
  const called = [...objectsWith(warband, 'arrive')].map(({ object }) => (object.arrive as { who: string }).who)
  const forgotten = warband.fighters.flatMap(({ id, apart }, index) =>
    apart && !called.includes(id)
      ? [`${path}.fighters[${index}]: ${id} stands apart; expected a card that brings it in`]
      : [],
  )
  return [...unusable, ...forgotten]
}

/** Fighters and runemarks that cards speak of. */
function nameProblems(document: ContentDocument, content: Content): string[] {
  const fighters = Object.keys(content.fighters)
  const runemarks = [
    ...Object.keys(content.warbands),
    ...Object.values(content.fighters).flatMap((card) => card.runemarks),
  ]
  const problems: string[] = []
  for (const { value, path, key } of places(document)) {
    if (typeof value !== 'string') continue
    const isFighter = key === 'fighter' || (/\.arrive\.who$/.test(path) && value !== 'reserve')
    if (isFighter && !fighters.includes(value))
      problems.push(`${path}: there is no fighter ${value}; expected a fighter's id`)
    if ((key === 'runemark' || key === 'without') && !runemarks.includes(value))
      problems.push(`${path}: no fighter has the runemark ${value}; expected one that is on a card`)
  }
  return problems
}

/** Marks of objectives that a battle's rules speak of, and that its own map must show. */
function markProblems(document: ContentDocument): string[] {
  return document.battles.flatMap((card, index) =>
    [...objectsWith(card.rules, 'marked')]
      .filter(({ object }) => !card.map.objectives.some(({ mark }) => mark === object.marked))
      .map(
        ({ path, object }) =>
          `battles[${index}].rules.${path}: no objective is marked ${object.marked}; expected a mark of the map`,
      ),
  )
}

/** Only an ability is paid for with dice; anywhere else their value would be nothing. */
function valueProblems(document: ContentDocument): string[] {
  return [...places(document)]
    .filter(({ value, path }) => (value === 'value' || value === 'half-value') && !/\babilities\[/.test(path))
    .map(({ value, path }) => `${path}: ${value}; expected a number, since no ability dice are spent here`)
}

/** Move, Toughness and Wounds belong to the fighter: no weapon and no target changes them. */
function changeProblems(document: ContentDocument): string[] {
  const problems: string[] = []
  for (const { path, object } of objectsWith(document, 'change')) {
    const deed = typeof object.change === 'object'
    const change = (deed ? object.change : object) as Record<string, unknown>
    const what = deed ? change.what : change.change
    if (deed && (change.add === undefined) === (change.by === undefined))
      problems.push(`${path}.change: expected either how much to add or by what of the dice`)
    if (['move', 'toughness', 'wounds'].includes(String(what)) && (change.with ?? change.against ?? change.defending))
      problems.push(`${path}: ${what} changed for some weapons only; expected a change of the fighter itself`)
  }
  return problems
}

/** Battles and twists work for neither player, so what holds by them knows no friends and no enemies. */
function ownerProblems({ battles, twists }: ContentDocument): string[] {
  const cards = [
    ...battles.map(({ rules }, index) => ({ rules, path: `battles[${index}]` })),
    ...twists.map(({ rules }, index) => ({ rules, path: `twists[${index}]` })),
  ]
  return cards.flatMap(({ rules, path }) =>
    rules.standing.flatMap(({ who }, index) =>
      who?.side === 'friendly' || who?.side === 'enemy'
        ? [`${path}.rules.standing[${index}].who.side: ${who.side}, yet nobody owns this card; expected any or no side`]
        : [],
    ),
  )
}
