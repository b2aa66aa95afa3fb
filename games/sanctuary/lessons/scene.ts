import { squareLabelled } from '@muster/space'
import { Fault, issueText } from '@muster/table'
import type { Lessons } from '@muster/table/lessons'
import { z } from 'zod'
import { baseContent } from '../content/index.ts'
import { board } from '../rules/board.ts'
import type { State } from '../rules/state.ts'
import { newTurn } from '../rules/turn.ts'

const cards = z.array(z.string()).default([])

/** The first hunter's turn, in words: who stands where with what, and which cards lie where, top card first. */
const sceneSchema = z.strictObject({
  hunters: z.array(
    z.strictObject({
      at: z.string(),
      wounds: z.int().default(0),
      /** Turns until the ability is back. */
      timer: z.int().default(0),
      guns: cards,
      shields: cards,
      upgrades: cards,
      hand: cards,
    }),
  ),
  /** Enemies by id, "psychos.2" being the second of the card of Psychos. */
  enemies: z.record(z.string(), z.strictObject({ at: z.string(), health: z.int().positive().optional() })),
  cover: z.array(z.string()).default([]),
  deck: cards,
  /** Guns, so that a defeated card pays nothing that is rolled for. */
  loot: z.array(z.string()).default(['peacemaker', 'anarchist', 'handbrake']),
  rare: cards,
  escaped: z.int().default(0),
})

function squareOf(label: string): number {
  const square = squareLabelled(board, label)
  if (square < 0) throw new Fault('bad-content', `position.scene: there is no square ${label}`)
  return square
}

/** The values that make a new table stand in the first hunter's turn. */
export const lay: Lessons['lay'] = ({ scene: told }, state) => {
  const parsed = sceneSchema.safeParse(told)
  if (!parsed.success) throw new Fault('bad-content', issueText(parsed.error, 'position.scene'))
  const { hunters, enemies, cover, deck, loot, rare, escaped } = parsed.data
  const { lootDeck, rare: rareDeck } = state as State
  const owned = new Set([
    ...hunters.flatMap(({ guns, shields, upgrades, hand }) => [...guns, ...shields, ...upgrades, ...hand]),
  ])
  const under = (all: readonly string[], top: readonly string[]) => [
    ...all.filter((card) => !top.includes(card) && !owned.has(card)),
    ...top.toReversed(),
  ]
  return {
    stage: 'act',
    round: 1,
    turn: newTurn(0),
    pieces: cover.map((label) => ({ kind: 'cover', squares: [squareOf(label)] })),
    enemies: Object.entries(enemies).map(([id, { at, health }]) => enemyOf(id, squareOf(at), health)),
    inPlay: [...new Set(Object.keys(enemies).map(cardOf))].map((card) => ({ card, escaped: 0 })),
    'enemyDeck/cards': deck.toReversed(),
    'bosses/cards': [],
    'lootDeck/cards': under(lootDeck.cards, loot),
    'rare/cards': under(rareDeck.cards, rare),
    escaped,
    ...Object.assign({}, ...hunters.map(({ at, ...has }, seat) => placed(seat, { square: squareOf(at), ...has }))),
  }
}

const cardOf = (enemy: string): string => enemy.split('.')[0] as string

const placed = (seat: number, has: object) =>
  Object.fromEntries(Object.entries(has).map(([name, value]) => [`hunters/${seat}/${name}`, value]))

function enemyOf(id: string, square: number, health: number | undefined) {
  const member = Number(id.split('.')[1]) - 1
  const card = baseContent.enemies[cardOf(id)]
  const unit = card?.members[member]
  if (!unit) throw new Fault('bad-content', `position.scene.enemies: there is no enemy ${id}`)
  return { id, card: cardOf(id), member, square, health: health ?? unit.health }
}
