import type { Content } from '../../content/load.ts'

/** What an enemy card may be called by, shortest first: its letter, its initials, its first two letters, a letter and a number. */
function* candidatesOf(name: string): Generator<string> {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? ['?']
  const [first = '?'] = words
  yield first.charAt(0)
  if (words.length > 1)
    yield words
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 2)
  for (const letter of words.join('').slice(1)) yield `${first.charAt(0)}${letter}`
  for (let more = 1; ; more++) yield `${first.charAt(0)}${more}.`
}

/** A letter or two for each enemy card, the same in every game; those with many models have the shortest. */
export function lettersOf({ enemies }: Pick<Content, 'enemies'>): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, name } of Object.values(enemies).toSorted((a, b) => b.models - a.models))
    for (const candidate of candidatesOf(name)) {
      if (taken.has(candidate)) continue
      taken.add(candidate)
      letters.set(id, candidate)
      break
    }
  return letters
}

/** "P4": the letter of the card and the number of the model; of a single one the letters alone. */
export function tagOf(content: Pick<Content, 'enemies'>, { id, card }: { readonly id: string; readonly card: string }) {
  const letter = lettersOf(content).get(card) ?? '?'
  return content.enemies[card]?.models === 1 ? letter : `${letter}${id.slice(card.length + 1)}`
}
