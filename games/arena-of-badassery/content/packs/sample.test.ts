import { isConnected } from '@muster/space'
import { Match, readDocument, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { arena } from '../../rules/game.ts'
import { linkProblems } from '../check/links.ts'
import { mapProblems } from '../check/maps.ts'
import { wordProblems } from '../check/words.ts'
import { gearText, scenarioText } from '../describe.ts'
import { contentWith } from '../index.ts'
import { contentDocument } from '../schema.ts'
import sample from './sample.yaml'

/** The sample pack is what people copy, so everything in it must be sound, playable and really played. */
const content = contentWith([sample])

test('is sound beside our own cards', () => {
  const { document } = readDocument(contentDocument, sample, 'sample.yaml')
  expect([...linkProblems(document, content), ...wordProblems(document, content), ...mapProblems(content)]).toEqual([])
  for (const part of ['hunters', 'trees', 'gear', 'enemies', 'elements', 'scenarios'] as const)
    expect(document[part].length, part).toBeGreaterThan(0)
  const map = content.maps['neighbourhood-watch']
  expect(map && isConnected(map.board)).toBe(true)
  expect(Object.keys(content.hunters)).toHaveLength(7)
})

test('says what it does', () => {
  const [kettle, scenario] = [content.gear['tea-kettle'], content.scenarios['neighbourhood-watch']]
  expect(kettle && gearText(content, kettle)).toEqual([
    'Pour (Ranged, YELLOW): Attack, Explosive, Incendiary and Ammo Guzzler.',
    'Once a round, when this hunter reloads, this hunter heals up to 1 wound.',
  ])
  expect(scenario && scenarioText(content, scenario)).toEqual([
    "When a Paper Boy is taken out, drop 1 Loot token from the bag in that Paper Boy's zone.",
    'Slaughterlight: Each enemy has +1 Range.',
    'The hunters win when the tally of letters reaches 3.',
    'The hunters lose when 9 rounds are over.',
  ])
})

test('its hunter, its enemies and its scenario are played to the end', () => {
  const told = Array.from({ length: 5 }, (_, game) => {
    const config = { scenario: 'neighbourhood-watch', hunters: ['nana-fuse', 'brick', 'axton', 'maya'] }
    const match = Match.open(arena, { seats: 2, config, packs: [sample], seed: `nana ${game}` })
    playRandomly(match, seededRandom(`nana ${game}`))
    expect(match.result).toBeDefined()
    expect(arena.broken(match.state)).toEqual([])
    return JSON.stringify(match.told)
  }).join()
  expect(told).toContain('paper-boy-')
  expect(told).toContain('nana-fuse')
})
