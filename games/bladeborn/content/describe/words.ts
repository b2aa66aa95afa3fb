/** Small matters of English that every description needs. */

/** "hex" or "hexes", "damage token" or "damage tokens", with the number. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

export const hexes = (count: number): string => counted(count, 'hex', 'hexes')

export function withArticle(phrase: string): string {
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** An id as words, for what has no name of its own: runemarks and marks. */
export const inWords = (id: string): string => id.replaceAll('-', ' ')

/** An id as a name: the fighters a card calls by name are called so. */
export const asName = (id: string): string => inWords(id).replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())

/** Phrases with single spaces between them; empty ones are left out. */
export const phrase = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(' ')

/** Clauses as sentences. */
export const sentences = (clauses: readonly string[]): string =>
  clauses.map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`).join(' ')

/** Items in runs of neighbours that are alike. */
export function runsOf<Item>(items: readonly Item[], alike: (one: Item, next: Item) => boolean): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && alike(run[0], item)) run.push(item)
    else runs.push([item])
  }
  return runs
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** "the third battle round", "the second and third battle rounds". */
export function roundsText(rounds: readonly number[]): string {
  const which = listed(rounds.map((round) => ordinals[round - 1] ?? `${round}th`))
  return `the ${which} battle ${rounds.length === 1 ? 'round' : 'rounds'}`
}
