import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { sanctuary } from '../rules/game.ts'
import { boxOf } from './scene/box.ts'
import { configOf, mainOptions, quick } from './setup.ts'

test('every scenario of the box, and what "Play now" starts, opens a table with its pieces', () => {
  for (const { id } of boxOf().scenarios) {
    const made = configOf({ ...quick, scenario: id })
    if (!('config' in made)) throw new Error(made.problem)
    const { state } = Match.open(sanctuary, { seats: 2, seed: 'setup', config: made.config })
    const [layout, pieces] = id.split(':')
    if (layout !== 'rolled') expect(state.pieces, id).toHaveLength(Number(pieces))
  }
})

test('every difficulty opens a table with its lives', () => {
  for (const { value } of mainOptions[0]?.values ?? []) {
    const made = configOf({ ...quick, options: { lives: value } })
    if (!('config' in made)) throw new Error(made.problem)
    expect(Match.open(sanctuary, { seats: 2, seed: '', config: made.config }).state.config.options.lives).toBe(value)
  }
})

test('a hunter chosen twice and a layout with too few pieces are explained by their rules', () => {
  expect(configOf({ ...quick, sides: ['maya', 'maya'] })).toMatchObject({ rule: 'SN-SETUP-6' })
  expect(configOf({ ...quick, sides: ['', ''] })).toMatchObject({ config: { hunters: [null, null] } })
  expect(configOf({ ...quick, options: { terrainPieces: 8 } })).toMatchObject({ rule: 'SN-R-16' })
  expect(configOf({ ...quick, options: { terrainPieces: 3 } })).toMatchObject({
    config: { options: { terrainPieces: 3 } },
  })
})
