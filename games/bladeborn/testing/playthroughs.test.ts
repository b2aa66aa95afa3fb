import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { greedyAnswer } from '@muster/bots'
import {
  type GameRecord,
  Match,
  parseRecord,
  type Random,
  randomAnswer,
  seededRandom,
  writeChoice,
} from '@muster/table'
import { type Playthrough, writePlaythrough } from '@muster/table/testing'
import { beforeAll, expect, test } from 'vitest'
import { mind } from '../bot.ts'
import { bladeborn } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/**
 * Golden games. Each is a record (.json) that replays to the byte and a text (.txt) made from it. After a change of rules or
 * content, play them anew on purpose and read the difference:
 * MUSTER_REGENERATE=1 npm test -- games/bladeborn/testing/playthroughs.test.ts
 */
type Golden = Playthrough & { readonly name: string; readonly play: () => Match<State> }

type Bot = (match: Match<State>, seat: number) => unknown

const open = (seed: string, config: object) => Match.open(bladeborn, { seats: 2, config, seed })

const greedy: Bot = (match, seat) => greedyAnswer(match, seat, mind)

/** Uses whatever ability, artefact or pick is on offer, attacks next, and else does anything. */
const showy =
  (random: Random): Bot =>
  (match, seat) => {
    const { question } = match.pendingOf(seat)
    if (question.form !== 'one') return randomAnswer(question, random)
    const first = (word: string) =>
      question.options.filter((option) => String(writeChoice(question, option)).startsWith(word))
    const liked = ['ability', 'pick', 'attack'].map(first).find((options) => options.length > 0)
    return liked ? liked[random.below(liked.length)] : randomAnswer(question, random)
  }

/** Lets a bot play both seats until a match is where it should be, or over. */
function playUntil(match: Match<State>, bot: Bot, isThere: (match: Match<State>) => boolean = () => false) {
  for (let asked = match.pending[0]; asked && !isThere(match); asked = match.pending[0])
    match.answer(asked.seat, writeChoice(asked.question, bot(match, asked.seat)))
  return match
}

const hasTold = (match: Match<State>, name: string) => match.told.some(({ event }) => event.event === name)

const golden: readonly Golden[] = [
  {
    name: 'drawn-and-quartered',
    title: 'A whole skirmish: Drawn and Quartered',
    about: 'The Godsworn Hunt against Khagra’s Ravagers, greedy bots on both sides, from the roll-off to the end.',
    play: () =>
      playUntil(
        open('the golden skirmish', {
          warbands: ['godsworn-hunt', 'khagras-ravagers'],
          battle: 'drawn-and-quartered',
          players: ['Anna', 'Bruno'],
        }),
        greedy,
      ),
  },
  {
    name: 'abilities',
    title: 'Abilities: one round with dice to spare',
    about:
      'The Eyes of the Nine against Grashrak’s Despoilers. The ability dice of the first round are set to three doubles and two triples; whoever may use an ability does.',
    play() {
      const match = open('the golden abilities', {
        warbands: ['eyes-of-the-nine', 'grashraks-despoilers'],
        battle: 'heart-of-the-spoil',
        twist: 'blood-moon',
        players: ['Anna', 'Bruno'],
      })
      const bot = showy(seededRandom('abilities'))
      playUntil(
        match,
        bot,
        ({ state }) => state.battle?.fighters.filter(({ where }) => where === 'unplaced').length === 1,
      )
      match.setDice([6, 6, 5, 5, 4, 4, 5, 5, 5, 3, 3, 3])
      return playUntil(match, bot, ({ state }) => (state.battle?.round ?? 0) > 1)
    },
  },
  {
    name: 'convergence',
    title: 'A stretch of a campaign: the first convergence and its spoils',
    about:
      'Garrek’s Reavers against the Dread Pageant. It begins where the second battle of the campaign does, the first with a convergence, and ends when the aspirant has passed it and taken the spoils.',
    since: 'convergence',
    play() {
      const warbands = ['garreks-reavers', 'dread-pageant']
      const config = { play: 'campaign', warbands, players: ['Anna', 'Bruno'] }
      const isThere = ({ state }: Match<State>) => state.stage === 'battle' && state.campaign?.fought.length === 2
      // The first campaign whose aspirant passes the convergence, since only that gives an artefact of power.
      for (let number = 1; number <= 30; number++) {
        const match = playUntil(open(`the golden campaign ${number}`, config), greedy, isThere)
        if (hasTold(match, 'power')) return match
      }
      throw new Error('no aspirant passed a convergence')
    },
  },
]

const fileOf = (name: string) => join(import.meta.dirname, '../playthroughs', name)

function textOf({ name: _, play: __, ...shown }: Golden, record: GameRecord): string {
  const { seats, config, packs, seed = '', contributions } = record
  const match = Match.open(bladeborn, { seats, config, packs, seed, contributions })
  return writePlaythrough(shown, match, record, { nameOf: ({ config }, seat) => config.players[seat as 0 | 1] })
}

beforeAll(() => {
  if (!process.env.MUSTER_REGENERATE) return
  for (const game of golden) {
    const record = game.play().record()
    writeFileSync(fileOf(`${game.name}.json`), `${JSON.stringify(record, null, 1)}\n`)
    writeFileSync(fileOf(`${game.name}.txt`), textOf(game, record))
  }
}, 300_000)

test.each(golden)('$name replays to the byte', ({ name }) => {
  const text = readFileSync(fileOf(`${name}.json`), 'utf8')
  const match = Match.replay(bladeborn, parseRecord(JSON.parse(text)))
  expect(`${JSON.stringify(match.record(), null, 1)}\n`).toBe(text)
})

test.each(golden)('$name reads as it did', (game) => {
  const record = parseRecord(JSON.parse(readFileSync(fileOf(`${game.name}.json`), 'utf8')))
  expect(textOf(game, record)).toBe(readFileSync(fileOf(`${game.name}.txt`), 'utf8'))
})

test('they show what they say they show', () => {
  const told = (name: string) =>
    Match.replay(bladeborn, parseRecord(JSON.parse(readFileSync(fileOf(`${name}.json`), 'utf8'))))
  expect(told('drawn-and-quartered').result).toBeDefined()
  expect(told('abilities').told.filter(({ event }) => event.event === 'ability').length).toBeGreaterThanOrEqual(4)
  for (const event of ['convergence', 'spoils', 'aspirant', 'power'])
    expect(hasTold(told('convergence'), event)).toBe(true)
})
