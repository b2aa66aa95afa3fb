import type { ListOffer } from '@muster/ui'

/** What somebody looks for among the cards. */
export interface Wanted {
  /** '' is every sort of card. */
  readonly group: string
  readonly tag: string
  readonly words: string
  /** Whether only cards are shown that break no rule. */
  readonly fits: boolean
  /** "box" as they lie there, "name", "cost", or a number of the cards by its name. */
  readonly by: string
}

export const everything: Wanted = { group: '', tag: '', words: '', fits: false, by: 'box' }

const inGroup = (offers: readonly ListOffer[], group: string): ListOffer[] =>
  offers.filter((one) => group === '' || one.group === group)

/** The sorts of cards there are. */
export const groupsOf = (offers: readonly ListOffer[]): string[] => [...new Set(offers.map(({ group }) => group))]

/** What the cards of a group can be told apart by: words on them, and numbers. */
export function tagsOf(offers: readonly ListOffer[], group: string): string[] {
  return [...new Set(inGroup(offers, group).flatMap(({ card }) => card.tags))]
}

export function numbersOf(offers: readonly ListOffer[], group: string): { name: string; short: string }[] {
  const named = inGroup(offers, group).flatMap(({ card }) => card.stats)
  return [...new Map(named.map(({ name, short = name }) => [name, { name, short }])).values()]
}

/** All that is written on a card, in small letters. */
const textOf = ({ card: { name, tags, text = [], lines } }: ListOffer): string =>
  [name, ...tags, ...text, ...lines.flatMap((line) => [line.name, line.text])].join(' ').toLowerCase()

const numberOn = ({ card: { stats } }: ListOffer, wanted: string): number =>
  Number(stats.find(({ name }) => name === wanted)?.value ?? 0)

/** The cards that are wanted, in the order that is wanted: the cheapest first, or those with most of a number. */
export function sifted(offers: readonly ListOffer[], { group, tag, words, fits, by }: Wanted): ListOffer[] {
  const sought = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = inGroup(offers, group).filter(
    (one) =>
      (tag === '' || one.card.tags.includes(tag)) &&
      (!fits || (one.more !== undefined && one.breaks === '')) &&
      sought.every((word) => textOf(one).includes(word)),
  )
  if (by === 'box') return found
  if (by === 'name') return found.sort((a, b) => a.card.name.localeCompare(b.card.name))
  if (by === 'cost') return found.sort((a, b) => Number(a.card.cost?.value ?? 0) - Number(b.card.cost?.value ?? 0))
  return found.sort((a, b) => numberOn(b, by) - numberOn(a, by))
}
