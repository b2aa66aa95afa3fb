import { Match, parseRecord, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { sanctuary } from '../../rules/game.ts'
import { contentWith } from '../index.ts'
import sample from './sample.yaml'

/** The sample pack is what people copy, so everything in it must be sound, playable and really played. */

const packs = [sample]
const config = { hunters: ['nell', 'maya'], options: { terrainLayout: 'salt-flats', lives: 5, enemyDeck: 'full' } }

test('one of everything, beside our own cards', () => {
  const content = contentWith(packs)
  expect(content.hunters.nell?.ability.reach).toBe(2)
  expect(content.enemies['salt-baron']?.members).toHaveLength(3)
  expect(content.chests['salt-crate']).toBeDefined()
  expect(content.decks.find(({ players, lives }) => players === 2 && lives === 5)?.oneStar).toBe(14)
  for (const [part, cards] of Object.entries(sample as object).filter(([name]) => name !== 'name'))
    expect(cards.length, part).toBeGreaterThan(0)
})

test('games with it are played to the end, meet its cards, and their records carry it', () => {
  const told = Array.from({ length: 12 }, (_, game) => {
    const match = Match.open(sanctuary, { seats: 2, config, packs, seed: `salt ${game}` })
    playRandomly(match, seededRandom(`salt ${game}`))
    expect(match.result).toBeDefined()
    expect(sanctuary.broken(match.state)).toEqual([])
    const record = parseRecord(JSON.parse(JSON.stringify(match.record())))
    expect(Match.replay(sanctuary, record).state).toEqual(match.state)
    return match.told.map(({ event }) => event)
  }).flat()
  const named = JSON.stringify(told)
  for (const id of ['brine-crabs', 'salt-baron', 'nell']) expect(named, id).toContain(`"${id}"`)
})

const upgrade = { id: 'x', name: 'X', kind: 'upgrade', type: 'relic' }
const nobody = 'there is no hunter nobody; expected maya, salvador, axton, mordecai'

test.each([
  [{ loot: [{ ...upgrade, only: 'nobody', stats: { range: 1 } }] }, `loot[0].only: ${nobody}`],
  [{ loot: [upgrade] }, 'loot[0]: nothing changes; expected stats or an ability'],
  [
    { loot: [{ ...upgrade, only: 'maya', ability: { of: 'gunzerking', add: { actions: 1 } } }] },
    'loot[0].ability.of: nobody who can equip it has gunzerking; expected phaselock',
  ],
  [
    { loot: [{ ...upgrade, ability: { of: 'bloodwing', add: { reach: 1 } } }] },
    'loot[0].ability.add.reach: it changes nothing; expected bonus or loot or cooldown',
  ],
  [
    { loot: [{ ...upgrade, ability: { of: 'any', add: {} } }] },
    'loot[0].ability.add: it changes nothing; expected cooldown',
  ],
  [
    { loot: [{ id: 'x', name: 'X', kind: 'permanent', stats: {} }] },
    'loot[0].stats: nothing is added; expected damage, range, movement or health',
  ],
  [
    { decks: [{ players: 1, oneStar: 1, twoStar: 1, threeStar: 0, boss: 9, chest: 1 }] },
    'decks[0].boss: 9 of 2 cards for 1 players; expected at most 2',
  ],
])('a word that means nothing is refused with the pack and its place: %j', (parts, problem) => {
  expect(() => contentWith([{ name: 'Mine', ...parts }])).toThrow(`pack 1 "Mine": ${problem}`)
})

test('a hunter with a number its ability does not go by is refused', () => {
  const [nell] = (sample as { hunters: { ability: object }[] }).hunters
  const odd = { ...nell, id: 'odd', ability: { ...nell?.ability, loot: 2 } }
  expect(() => contentWith([{ hunters: [odd] }])).toThrow(
    'pack 1: hunters[0].ability.loot: sabre-turret has no loot; expected damage or reach or cooldown',
  )
})
