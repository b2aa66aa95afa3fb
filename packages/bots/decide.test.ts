import {
  clone,
  determinize,
  everyAnswer,
  hashOf,
  Match,
  randomAnswer,
  type SavedMatch,
  seededRandom,
  writeChoice,
} from '@muster/table'
import { expect, test } from 'vitest'
import { type Smugglers, smugglers } from '../table/testing/toy-game.ts'
import { type Asked, decide, decideSlowly, type Memory } from './decide.ts'
import { playMatch, strengthPlayer } from './players.ts'
import { parseStrength, type Strength } from './strengths.ts'
import { smugglersMind as mind } from './testing/smugglers-mind.ts'

const BOTS = ['random', 'novice', 'greedy', 'search@40']

const open = (seed: string, seats = 2): Match<Smugglers> =>
  Match.open(smugglers, { seats, config: { rounds: 3 }, seed })

const asking = (match: Match<Smugglers>, seat: number, strength: Strength, seed = 'bot'): Asked<Smugglers> => ({
  match,
  seat,
  mind,
  strength,
  seed,
})

/** Every position of a game played at random. */
function* positions(seed: string, seats: number): Generator<Match<Smugglers>> {
  const match = open(seed, seats)
  const random = seededRandom(seed)
  for (let [asked] = match.pending; asked; [asked] = match.pending) {
    yield match
    match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
  }
}

/** The same match with all that a seat may not know otherwise: cards dealt anew, another seed for dice to come. */
function disguised(match: Match<Smugglers>, seat: number): Match<Smugglers> | undefined {
  const saved: SavedMatch = match.save()
  if (saved.since < saved.entries.length) return undefined
  const checkpoint = determinize(clone(saved.checkpoint) as Smugglers, seat, seededRandom('another deal'))
  return Match.restore(smugglers, {
    ...saved,
    setup: { ...saved.setup, seed: 'another seed' },
    checkpoint,
  })
}

test.each(BOTS)('%s chooses the same, for the same reasons, whatever lies hidden', (name) => {
  let compared = 0
  for (const seats of [2, 3])
    for (const match of positions(`hidden ${seats}`, seats)) {
      const seat = match.pending[0]?.seat as number
      const other = disguised(match, seat)
      if (!other) continue
      const strength = parseStrength(name)
      expect(decide(asking(other, seat, strength))).toEqual(decide(asking(match, seat, strength)))
      compared++
    }
  expect(compared).toBeGreaterThan(15)
})

test.each(BOTS)('%s does not use what another has already answered to a question for both', (name) => {
  const choices = [0, 5].map((bid) => {
    const match = open('bids')
    match.answer(1, bid)
    return decide(asking(match, 0, parseStrength(name)))
  })
  expect(choices[0]).toEqual(choices[1])
})

test('the same seed and tries give the same choice; another seed may not', () => {
  for (const match of positions('again', 2)) {
    const seat = match.pending[0]?.seat as number
    const strength = parseStrength('search@60')
    expect(decide(asking(match, seat, strength))).toEqual(decide(asking(match, seat, strength)))
  }
})

/** Processor time of this thread, in milliseconds: what else the machine does counts for nothing. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test('every decision keeps its time', () => {
  const strength = parseStrength('search@20ms')
  let longest = 0
  for (const match of positions('time', 3)) {
    const began = threadTime()
    decide({ ...asking(match, match.pending[0]?.seat as number, strength), now: threadTime })
    longest = Math.max(longest, threadTime() - began)
  }
  expect(longest).toBeLessThan(20 + 50)
})

test('once its time is up, it looks at nothing more', () => {
  let readings = 0
  const now = () => (readings++ < 20 ? 0 : 1000)
  const { why } = decide({ ...asking(open('late'), 0, parseStrength('search@500ms')), now })
  expect(why.cutShort).toBe(true)
  expect(readings).toBeLessThan(30)
})

test('it ends early once no other answer will be tried more often', () => {
  let ended = 0
  for (const match of positions('early', 2)) {
    const { seat, question } = match.pending[0] as (typeof match.pending)[number]
    const { why } = decide(asking(match, seat, parseStrength('search@400')))
    expect(why.cutShort).toBe(false)
    if (why.iterations === 400 || [...everyAnswer(question)].length < 2) continue
    const [best, second] = why.choices
    expect((best?.visits ?? 0) - (second?.visits ?? 0)).toBeGreaterThan(0.75 * (400 - why.iterations))
    ended++
  }
  expect(ended).toBeGreaterThan(0)
})

test('says why: the top three with what is expected and visits, and the main line in keys', () => {
  const match = open('why')
  match.answer(0, 1)
  match.answer(1, 0)
  const { seat } = match.pending[0] as { seat: number }
  const { answer, why } = decide(asking(match, seat, parseStrength('search@200')))
  expect(why.iterations).toBeGreaterThan(100)
  expect(why.iterations).toBeLessThanOrEqual(200)
  expect(why.choices.length).toBeGreaterThan(1)
  expect(why.choices.length).toBeLessThanOrEqual(3)
  expect(why.choices[0]?.key).toBe(answer)
  expect(why.line[0]).toBe(answer)
  expect(why.line.length).toBeGreaterThan(1)
  for (const { expected, visits } of why.choices) {
    expect(Math.abs(expected)).toBeLessThanOrEqual(1)
    expect(visits).toBeGreaterThan(0)
  }
})

test('keeps the part of the tree its answer leads to, where no chance comes between', () => {
  const strength = parseStrength('search@80')
  const visits = ({ why }: ReturnType<typeof decide>) => why.choices.reduce((sum, one) => sum + one.visits, 0)
  let kept = 0
  for (const seed of ['reuse', 'reuse more']) {
    const match = open(seed)
    const memories: Memory[] = [{}, {}]
    for (let [asked] = match.pending; asked; [asked] = match.pending) {
      const { seat, question } = asked
      const memory = memories[seat] as Memory
      const isKnown = memory.mark === hashOf(match.view(seat))
      const fresh = decide(asking(match, seat, strength))
      const reused = decide({ ...asking(match, seat, strength), memory })
      if (isKnown) {
        expect(visits(reused)).toBeGreaterThanOrEqual(visits(fresh))
        kept++
      }
      match.answer(seat, writeChoice(question, reused.answer))
    }
  }
  expect(kept).toBeGreaterThan(0)
})

test('decides slowly what it decides at once, with progress on the way', async () => {
  const match = open('slow')
  const asked = asking(match, 0, parseStrength('search@3000'))
  const heard: number[] = []
  const slow = await decideSlowly(asked, { onProgress: (share) => heard.push(share) })
  expect(slow).toEqual(decide(asked))
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.every((share) => share >= 0 && share <= 1)).toBe(true)
})

test('told to stop, it says the best so far', async () => {
  const stop = new AbortController()
  const asked = asking(open('stop'), 0, parseStrength('search@10000000'))
  const { why } = await decideSlowly(asked, { signal: stop.signal, onProgress: () => stop.abort() })
  expect(why.iterations).toBeGreaterThan(0)
  expect(why.choices.length).toBeGreaterThan(0)
})

test('searching beats judging one step, and that beats chance', () => {
  const score = (one: string, two: string, games: number): number => {
    let points = 0
    for (let game = 0; game < games; game++) {
      const match = open(`${one} ${two} ${game >> 1}`)
      const me = game % 2
      const players = [one, two].map((name) => strengthPlayer(mind, parseStrength(name), `${game}`))
      const { winners } = playMatch(match, me === 0 ? players : players.reverse()).result
      points += winners.length === 1 ? (winners[0] === me ? 1 : 0) : 0.5
    }
    return points / games
  }
  expect(score('greedy', 'random', 40)).toBeGreaterThan(0.6)
  expect(score('search@60', 'random', 30)).toBeGreaterThan(0.65)
})

test.each(BOTS)('%s draws lots where nothing tells some answers apart, and random chooses among all', async (name) => {
  const strength = parseStrength(name, mind)
  const match = open('alike')
  const { seat, question } = match.pending[0] as (typeof match.pending)[number]
  const all = [...everyAnswer(question)]
  const alike = all.slice(-2)
  const answers = new Set<unknown>()
  for (let lot = 0; lot < 30; lot++) {
    const asked = { ...asking(match, seat, strength, `${lot}`), mind: { ...mind, alike: () => alike } }
    const { answer } = decide(asked)
    expect((await decideSlowly(asked, {})).answer).toEqual(answer)
    answers.add(answer)
  }
  expect(all.length).toBeGreaterThan(2)
  expect([...answers].every((answer) => alike.includes(answer))).toBe(name !== 'random')
  expect(answers.size).toBeGreaterThan(1)
})
