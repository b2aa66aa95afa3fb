import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gamesWith } from '../lib/files.ts'
import { EXCUSED, type Excuse } from './excused-twins.ts'
import type { Refusal } from './syntax.ts'

/** What a card is called and how it looks: two cards that differ in nothing else play alike. */
const OUTSIDE: ReadonlySet<string> = new Set('id name text flavour flavor motto icon colour'.split(' '))

type Card = { readonly id: string; readonly name?: string }

/** Each card of a box gives a choice of its own. */
export async function twinRefusals(root: string): Promise<Refusal[]> {
  const refusals = gamesWith(root, 'content/index.ts').map(async (game) => {
    const file = `games/${game}/content/index.ts`
    const { baseContent } = await import(pathToFileURL(join(root, file)).href)
    if (!baseContent) return [`${file}: no baseContent; expected the cards of the box under that name`]
    return refusalsOf(game, baseContent, EXCUSED[game])
  })
  return (await Promise.all(refusals)).flat()
}

/** The twins of a game that nothing excuses, and excuses that no longer excuse anything. */
export function refusalsOf(game: string, content: unknown, excuse?: Excuse): Refusal[] {
  const where = `games/${game}/content`
  const twins = Object.entries(content as object).flatMap(([group, cards]) =>
    twinsOf(cards).map((ids) => ({ group, ids: ids.join(', ') })),
  )
  const excused = excuse?.twins.map((ids) => ids.join(', ')) ?? []
  const unlike = excused.filter((each) => !twins.some(({ ids }) => ids === each))
  return [
    ...twins
      .filter(({ ids }) => !excused.includes(ids))
      .map(
        ({ group, ids }) => `${where}: ${group} ${ids} differ in name and text only; expected each to play its own way`,
      ),
    ...unlike.map((ids) => `${where}: ${ids} are excused as twins; expected them to be alike, or no excuse`),
  ]
}

/** Lists of ids of cards that are alike. Cards of one name too are copies of one card, and count once. */
export function twinsOf(cards: unknown): string[][] {
  const alike = new Map<string, Card[]>()
  for (const card of Object.values(cards ?? {}).filter(isCard)) {
    const inside = JSON.stringify(card, (key, value) => (OUTSIDE.has(key) ? undefined : value))
    const known = alike.get(inside) ?? []
    if (card.name === undefined || known.every(({ name }) => name !== card.name)) alike.set(inside, [...known, card])
  }
  return [...alike.values()].filter((same) => same.length > 1).map((same) => same.map(({ id }) => id))
}

function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && typeof (value as Card).id === 'string'
}
