import { Fault, type ShownOption } from '@muster/table'
import { some } from './choose.ts'
import type { Reading, Readings } from './readings.ts'
import { cardText } from './show-card.ts'

/** So many of one name are shown one below the other. */
const MOST_SHOWN = 4

/** What is meant by a name, or a part of one, however it is written. Throws a fault that says what comes near. */
export function findReadings(readings: Readings, typed: string): readonly Reading[] {
  const found = distinct(named(readings, typed) ?? named(readings, typed.replace(/\s+\d+$/, '')) ?? [])
  const names = [...new Set(found.map(({ card }) => card.name))]
  if (names.length === 1 && found.length <= MOST_SHOWN) return found
  if (names.length === 0) throw new Fault('bad-request', `nothing here is called "${typed}"; ${hint(readings, typed)}`)
  const which = names.length > 1 ? names : found.map(({ card, where }) => `${card.name} (${where})`)
  throw new Fault('bad-request', `"${typed}" could be ${some(which)}`)
}

/** The cards an option is about: those it refers to, or else those its words name; on the table, or else in the box. */
export function readingsFor({ cards, box }: Readings, { refs, text }: ShownOption): readonly Reading[] {
  const said = spaced(text)
  const isReferred = ({ card: { id, ref = id } }: Reading) => refs.includes(ref) || refs.includes(id)
  const isNamed = ({ card }: Reading) => said.includes(spaced(card.name))
  for (const pool of [cards, box])
    for (const isAbout of [isReferred, isNamed]) {
      const found = distinct(pool.filter(isAbout)).slice(0, MOST_SHOWN)
      if (found.length > 0) return found
    }
  return []
}

/** Words as they are compared: without capitals, accents and signs. */
function wordsOf(name: string): string[] {
  const bare = name.normalize('NFD').replace(/[\p{M}'’]/gu, '')
  return bare
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Words with room around them, so that none is found within another. */
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** How a name may be typed, the surest first. */
const ways: readonly ((name: readonly string[], typed: readonly string[]) => boolean)[] = [
  (name, typed) => name.join(' ') === typed.join(' '),
  (name, typed) => beginsInOrder(name, typed),
  (name, typed) => name.join('').includes(typed.join('')),
]

function beginsInOrder(name: readonly string[], typed: readonly string[]): boolean {
  let next = 0
  for (const word of name) if (typed[next] !== undefined && word.startsWith(typed[next] as string)) next++
  return next === typed.length
}

/** By name, what lies on the table before what lies in the box; where nothing is called so, the cards that speak of it. */
function named({ cards, lines, box }: Readings, typed: string): readonly Reading[] | undefined {
  const words = wordsOf(typed)
  if (words.length === 0) return undefined
  for (const pools of [[cards, lines], [box]])
    for (const isMeant of ways)
      for (const pool of pools) {
        const found = pool.filter(({ card }) => card.id === typed || isMeant(wordsOf(card.name), words))
        if (found.length > 0) return found
      }
  const telling = cards.filter((reading) => spaced(cardText(reading)).includes(spaced(typed)))
  return telling.length > 0 ? telling : undefined
}

/** What reads the same is shown once. */
function distinct(found: readonly Reading[]): Reading[] {
  const alike = Map.groupBy(found, (reading) => cardText({ ...reading, where: '' }))
  return [...alike.values()].flatMap(([first]) => first ?? [])
}

function hint({ cards, lines, box }: Readings, typed: string): string {
  const [word = '', ...more] = wordsOf(typed)
  const wanted = [word, ...more].join(' ')
  const far = (name: string) =>
    Math.min(...[wordsOf(name).join(' '), ...wordsOf(name)].map((part) => stepsBetween(part, wanted)))
  const near = [...new Set([...cards, ...lines, ...box].map(({ card }) => card.name))]
    .map((name) => ({ name, far: far(name) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 3)))
    .sort((a, b) => a.far - b.far)
  return near.length > 0
    ? `perhaps you mean ${some(near.slice(0, 3).map(({ name }) => name))}`
    : 'card alone lists what can be read'
}

/** How many letters must be changed, added or left out to make one word of another. */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++)
      next.push(
        Math.min(
          (row[to] as number) + 1,
          (next[to - 1] as number) + 1,
          (row[to - 1] as number) + (other[to - 1] === letter ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) as number
}
