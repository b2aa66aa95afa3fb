import { codeLetters, codeOfCard, openCode, sealedCode } from '@muster/table'
import type { Content } from '../load.ts'
import type { Member, TeamList } from './team.ts'

const PREFIX = 'CZ1-'

/** How many there are, then each. */
const listOf = (ids: readonly string[]): string =>
  `${codeLetters(ids.length)}${[...ids].sort().map(codeOfCard).join('')}`

const memberLetters = ({ card, gear, programs }: Member): string =>
  `${codeOfCard(card)}${listOf(gear)}${listOf(programs)}`

/** The share code of a team. Equal teams have equal codes, in whatever order they were put together. */
export function makeTeamCode({ faction, characters, gonks }: TeamList): string {
  const kinds = Object.entries(gonks).sort(([a], [b]) => (a < b ? -1 : 1))
  const parts = [
    codeOfCard(faction),
    codeLetters(characters.length),
    ...characters.map(memberLetters).sort(),
    codeLetters(kinds.length),
    ...kinds.map(([id, many]) => `${codeOfCard(id)}${codeLetters(many)}`),
  ]
  return sealedCode(PREFIX, parts.join(''))
}

/** The team a code stands for. Throws a `bad-config` fault that says what is wrong with it, and where it stood if that is given. */
export function parseTeamCode(content: Content, code: string, where?: string): TeamList {
  const reader = openCode('team', PREFIX, code, where === undefined ? '' : `${where}: `)
  const many = <Item>(read: () => Item): Item[] => Array.from({ length: reader.number() }, read)
  const team = {
    faction: reader.card(content.factions, 'faction'),
    characters: many(() => ({
      card: reader.card(content.characters, 'character'),
      gear: many(() => reader.card(content.gear, 'Gear card')),
      programs: many(() => reader.card(content.programs, 'program')),
    })),
    gonks: Object.fromEntries(many(() => [reader.card(content.gonks, 'Gonk'), reader.number()] as const)),
  }
  if (reader.left > 0) throw reader.bad('is longer than a team')
  return team
}
