import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, Match, parseRecord, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { type Playthrough, playThrough, writePlaythrough } from '@muster/table/testing'
import { beforeAll, expect, test } from 'vitest'
import { arena } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { position } from './position.ts'

/**
 * Golden games. Each is a record (.json) that replays to the byte and a text (.txt) made from it. After a change of rules or
 * content, play them anew on purpose and read the difference:
 * MUSTER_REGENERATE=1 npm test -- games/arena-of-badassery/testing/playthroughs.test.ts
 */
type Golden = Playthrough & { readonly name: string; readonly play: () => Match<State> }

const HUNTERS = ['mordecai', 'brick', 'maya', 'gaige']

/** An action aimed at an enemy, which has a number. */
const AIMED = /-\d on ..$/

/** Attacks whenever it can, else walks, and [RE]acts with everybody; all else at random. */
function playUntil(match: Match<State>, seed: string, isThere: (match: Match<State>) => boolean = () => false) {
  const random = seededRandom(seed)
  for (let asked = match.pending[0]; asked && !isThere(match); asked = match.pending[0]) {
    const { question, seat } = asked
    const { ask, options } = match.questions.find((one) => one.seat === seat) ?? { ask: '', options: [] }
    const liked = [
      options.filter(({ kind, key }) => kind === 'use' && AIMED.test(key)),
      options.filter(({ kind }) => kind === 'loot'),
      options.filter(({ kind }) => kind === 'move'),
    ].find((some) => some.length > 0)
    if (ask === 'react')
      match.answer(
        seat,
        options.map(({ key }) => key),
      )
    else if (liked) match.answer(seat, liked[random.below(liked.length)]?.key)
    else match.answer(seat, writeChoice(question, randomAnswer(question, random)))
  }
  return match
}

const open = (seed: string, scenario: string) =>
  Match.open(arena, { seats: 2, config: { scenario, hunters: HUNTERS }, seed })

const golden: readonly Golden[] = [
  {
    name: 'make-me-a-sandwich',
    title: 'A whole scenario: Make Me A Sandwich',
    about: 'Two players with two Vault Hunters each, who attack whenever they can, from the set-up to the end.',
    play: () => playUntil(open('the golden sandwich', 'make-me-a-sandwich'), 'sandwich'),
  },
  {
    name: 'boss',
    title: 'Four rounds with a Boss: the last scenario of the tournament',
    about: 'The Boss acts before each Announcement and follows none; the hunters attack whoever they can reach.',
    since: 'round',
    play() {
      const last = arena.content([]).campaigns['torgue-tournament']?.scenarios.at(-1) as string
      return playUntil(open('the golden boss', last), 'boss', ({ state }) => state.round > 4)
    },
  },
]

const fileOf = (name: string) => join(import.meta.dirname, '../playthroughs', name)
const recordOf = (name: string) => parseRecord(JSON.parse(readFileSync(fileOf(`${name}.json`), 'utf8')))

function textOf({ name: _, play: __, ...shown }: Golden, record: GameRecord): string {
  const { seats, config, packs, seed = '', contributions } = record
  return writePlaythrough(shown, Match.open(arena, { seats, config, packs, seed, contributions }), record)
}

beforeAll(() => {
  if (!process.env.MUSTER_REGENERATE) return
  for (const game of golden) {
    const record = game.play().record()
    writeFileSync(fileOf(`${game.name}.json`), `${JSON.stringify(record, null, 1)}\n`)
    writeFileSync(fileOf(`${game.name}.txt`), textOf(game, record))
  }
}, 120_000)

test.each(golden)('$name replays to the byte', ({ name }) => {
  const match = Match.replay(arena, recordOf(name))
  expect(`${JSON.stringify(match.record(), null, 1)}\n`).toBe(readFileSync(fileOf(`${name}.json`), 'utf8'))
})

test.each(golden)('$name reads as it did', (game) => {
  expect(textOf(game, recordOf(game.name))).toBe(readFileSync(fileOf(`${game.name}.txt`), 'utf8'))
})

test('they show what they say they show', () => {
  const scenario = Match.replay(arena, recordOf('make-me-a-sandwich'))
  expect(scenario.result).toBeDefined()
  const boss = Match.replay(arena, recordOf('boss')).told.map(({ event }) => event)
  expect(boss.some(({ event, enemy }) => event === 'attacks' && String(enemy).startsWith('chairman-mayhem'))).toBe(true)
})

test('a Fight For Your Life in a Spawn order reads as it did', async () => {
  const lines = [
    { enemy: 'thug', count: 2, at: 1 },
    { enemy: 'thug', count: 2, at: 1 },
  ]
  const t = position({
    map: ['a b c d e', '         1'],
    hunters: { ann: { at: 'a', tokens: 'G+ y- y-' }, bob: 'a' },
    enemies: { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'e', 'thug-4': 'e', 'thug-5': 'e', 'thug-6': 'd' },
    scenario: { spawning: lines },
    queue: [['spawn']],
    active: 'dee',
    spotlight: 'ann',
  }).dice(1, 12, 2)
  const answers = ['end', 'thug-1', 'y-', ['ann'], 'melee thug-2 on G+']
  const deeds = answers.map((choice) => ({ seat: 0, choice }))
  await expect(playThrough(t.match, deeds)).toMatchFileSnapshot(fileOf('fight-in-a-spawn-order.txt'))
  expect(t.told('fought')).toMatchObject([{ id: 'ann' }])
  expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['thug-2'])
})
