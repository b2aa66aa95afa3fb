import { Match, parseRecord, readDocument, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { bladeborn } from '../../rules/game.ts'
import { documentProblems } from '../check.ts'
import { baseFiles, contentWith } from '../index.ts'
import { makeContent } from '../load.ts'
import { contentDocument } from '../schema.ts'
import sample from './sample.yaml'

/** The sample pack is what people copy, so everything in it must be sound, playable and really played. */

const WARDENS = 'bell-wardens'
const REAVERS = 'garreks-reavers'
const packs = [sample]
const skirmish = { warbands: [WARDENS, REAVERS], battle: 'toll-the-hours', twist: 'rising-water' }
const mayHideArtefacts = { lesserArtefacts: 'hidden' }

const play = (config: unknown, seed: string) =>
  playRandomly(Match.open(bladeborn, { seats: 2, config, packs, seed }), seededRandom(seed))

test('one of everything, without a problem, beside our own cards', () => {
  const placed = readDocument(contentDocument, sample, 'sample.yaml')
  expect(documentProblems(placed.document, makeContent([...baseFiles, placed]))).toEqual([])
  const { name: _, ...parts } = placed.document
  for (const [part, cards] of Object.entries(parts)) expect(cards.length, part).toBeGreaterThan(0)
  const content = contentWith(packs)
  expect(Object.keys(content.warbands)).toHaveLength(7)
  expect(content.maps['toll-the-hours']?.board.size).toBe(77)
  expect(content.warbands[REAVERS]).toMatchObject({ reserves: 2, abilities: [{ id: 'red-mist' }, {}] })
})

test('skirmishes on its board, with its warband and twist, are played to the end and use its cards', () => {
  const told = Array.from({ length: 20 }, (_, game) => {
    const match = play(skirmish, `pack ${game}`)
    expect(match.result).toBeDefined()
    expect(bladeborn.broken(match.state)).toEqual([])
    return match.told.map(({ event }) => event)
  }).flat()
  const abilities = new Set(told.filter(({ event }) => event === 'ability').map(({ ability }) => ability))
  for (const id of ['undertow', 'ring-them-up', 'haul-in', 'red-mist']) expect(abilities).toContain(id)
  expect(told.some(({ event, fighter }) => event === 'arrive' && fighter === 'the-drowned')).toBe(true)
  expect(told.some(({ event, source }) => event === 'card' && source === 'Rising Water')).toBe(true)
})

test('campaigns end with a champion, and its convergences, artefacts and battle come up in them', () => {
  const told = Array.from({ length: 6 }, (_, game) => {
    const config = { play: 'campaign', warbands: [WARDENS, REAVERS], options: game % 2 ? mayHideArtefacts : {} }
    const match = play(config, `campaign pack ${game}`)
    expect(match.result?.winners).toHaveLength(1)
    return match.told.map(({ event }) => event)
  }).flat()
  const named = JSON.stringify(told)
  for (const id of ['toll-the-hours', 'rising-water', 'diver-lung', 'pearl-of-the-nave', 'voice-of-the-bell'])
    expect(named, id).toContain(`"${id}"`)
})

test('the record carries the pack and its hash, and leads back only with the very same pack', () => {
  const match = play(skirmish, 'record')
  const record = parseRecord(JSON.parse(JSON.stringify(match.record())))
  expect(record.packs).toEqual([sample])
  const without = Match.open(bladeborn, { seats: 2, seed: 'record' }).record()
  expect(record.content).not.toBe(without.content)
  expect(JSON.stringify(Match.replay(bladeborn, record).record())).toBe(JSON.stringify(match.record()))

  const replayWith = (other: unknown[]) => () => Match.replay(bladeborn, { ...record, packs: other })
  const { content: made } = record
  expect(replayWith([])).toThrow(
    `the record was made with other content: hash ${made.slice(0, 12)}, but with no pack it is ${without.content.slice(0, 12)} here`,
  )
  const changed = JSON.parse(JSON.stringify(sample))
  changed.warbands[0].fighters[0].move = 5
  expect(replayWith([changed])).toThrow(/^the record was made with other content: hash .* but with its pack it is /)
  changed.warbands[0].fighters[0].move = 'far'
  expect(replayWith([changed])).toThrow('pack 1 "The Drowned Bell": warbands[0].fighters[0].move: ')
})

/** The sample pack with one thing changed, by path. */
function spoilt(path: string, value: unknown): unknown {
  const pack = JSON.parse(JSON.stringify(sample))
  const steps = path.split('.')
  const last = steps.pop() as string
  let part = pack
  for (const step of steps) part = part[step]
  part[last] = value
  return pack
}

test.each([
  ['an unknown key', 'warbands.0.speed', 3, 'warbands[0]: Unrecognized key: "speed"'],
  [
    'a wrong type',
    'warbands.0.fighters.0.wounds',
    'many',
    'warbands[0].fighters[0].wounds: Invalid input: expected number, received string',
  ],
  [
    'an id that is taken',
    'warbands.0.fighters.2.id',
    'grawl',
    'warbands[0].fighters[2].id: grawl is the id of warbands/godsworn-hunt.yaml: warbands[0].fighters[2] already; expected one of its own',
  ],
  [
    'an id given twice',
    'twists.1',
    { id: 'rising-water', name: 'Again', rules: {} },
    'twists[1].id: rising-water is the id of pack 1 "The Drowned Bell": twists[0] already; expected one of its own',
  ],
  [
    'a hex off the board',
    'battles.0.map.objectives.1.hex',
    'i2',
    'battles[0].map.objectives[1].hex: there is no hex i2 on this board; expected one of its 77 hexes',
  ],
  [
    'a blocked starting hex',
    'battles.0.map.starting.a.0',
    'f3',
    'battles[0].map.starting.a[0]: the hex f3 is blocked; expected a free one',
  ],
  [
    'too many objectives',
    'battles.0.map.objectives',
    ['a5', 'b5', 'd5', 'e5', 'f5', 'h5'].map((hex) => ({ hex })),
    'battles[0].map.objectives: Too big: expected array to have <=5 items',
  ],
  [
    'a deed that does not exist',
    'lesserArtefacts.0.do.0',
    { drown: { to: 'them' } },
    'lesserArtefacts[0].do[0]: Unrecognized key: "drown"; expected one of pick, damage, heal, push, bonus, change, allow, reroll, score, arrive, desecrate, gain, seize, ready, all, chance',
  ],
  [
    'a deed with a word it does not know',
    'warbands.0.abilities.0.do.1.push.who',
    'us',
    'warbands[0].abilities[0].do[1].push.who: Invalid option: expected one of "me"|"them"',
  ],
  [
    'friends of a card nobody owns',
    'twists.0.rules.standing.0.who',
    { side: 'friendly' },
    'twists[0].rules.standing[0].who.side: friendly, yet nobody owns this card; expected any or no side',
  ],
  [
    'too many reserves',
    'warbands.0.reserves',
    4,
    "warbands[0].reserves: 4 reserves leave nobody of bell-wardens's 4 fighters to place; expected at most 3",
  ],
  [
    'a mark the map does not show',
    'battles.0.map.objectives.0',
    { hex: 'e5' },
    'battles[0].rules.triggers[0].do[1].score.points: no objective is marked great-bell; expected a mark of the map',
  ],
])('%s is said with the pack, the path and what was expected', (_, path, value, message) => {
  expect(() => Match.open(bladeborn, { seats: 2, packs: [spoilt(path, value)], seed: 's' })).toThrow(
    `pack 1 "The Drowned Bell": ${message}`,
  )
})
