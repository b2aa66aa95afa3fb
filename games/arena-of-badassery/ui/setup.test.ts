import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import sample from '../content/packs/sample.yaml'
import { arena } from '../rules/game.ts'
import { boxOf } from './scene/box.ts'
import { sceneOf } from './scene/scene.ts'
import { configOf, quick } from './setup.ts'

const configFor = (sides: readonly string[], mode = 'scenario') => configOf({ ...quick, mode, sides })

test('every number of seats and every hunter makes a table, with three trees for each of the four', () => {
  for (const id of Object.keys(baseContent.hunters)) {
    const made = configFor([id])
    if ('problem' in made) throw new Error(made.problem)
    expect(made.config).toMatchObject({ hunters: expect.arrayContaining([id]) })
    expect(() => Match.open(arena, { seats: 1, config: made.config as object, seed: 'any' })).not.toThrow()
  }
})

test('a campaign is opened with the same hunters, and the table picks which', () => {
  const made = configFor(quick.sides, 'campaign')
  expect(made).toMatchObject({ config: { play: 'campaign', hunters: quick.sides } })
  expect(made).not.toMatchObject({ config: { scenario: expect.anything() } })
})

test('trees are left to the table where somebody wants to pick them', () => {
  expect(configFor(quick.sides, 'own-trees')).not.toMatchObject({ config: { trees: expect.anything() } })
})

test('everybody has the name that was given at set-up, in the scene and in every sentence', () => {
  const players = ['Ann', 'Veteran bot', 'Veteran bot 2', 'Bo']
  const made = configOf({ ...quick, players })
  if ('problem' in made) throw new Error(made.problem)
  const { state, told } = Match.open(arena, { seats: 4, config: made.config as object, seed: 'names' })
  expect(sceneOf(state, 0).seats.map(({ name }) => name)).toEqual(players)
  const gaveUp = { event: 'gave-up', rule: 'AB-R-103', seat: 1 }
  expect(arena.describe(gaveUp, state)).toBe('Veteran bot gives up.')
  expect(told.map(({ event }) => arena.describe(event, state)).join(' ')).not.toMatch(/Player \d/)
  expect(configOf({ ...quick, players: ['Ann', ' ', 'Cy', 'Bo'] })).toHaveProperty('problem')
})

test('one hunter twice, or a hunter for some seats only, is a problem in words with its rule', () => {
  expect(configFor(['maya', 'maya'])).toMatchObject({ rule: 'AB-R-88' })
  expect(configFor(['maya', ''])).toMatchObject({ rule: 'AB-SETUP-3' })
  expect(configFor(['', ''])).not.toHaveProperty('problem')
})

test('the host has a word for every hunter and scenario that is offered, a pack’s own among them', () => {
  const { sides, scenarios } = boxOf([sample])
  const says = (texts: readonly { name: string; text: string }[] = []) =>
    texts.find(({ name }) => name === 'The host')?.text
  expect(sides.map(({ cards }) => says(cards[0]?.lines)).filter((line) => line === undefined)).toEqual([])
  expect(says(sides.find(({ id }) => id === 'nana-fuse')?.cards[0]?.lines)).toContain('THREE HUNDRED')
  expect(says(scenarios.find(({ id }) => id === 'the-long-night')?.texts)).toContain('DARK')
})
