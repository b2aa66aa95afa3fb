import { Match } from '@muster/table'
import { cellsOf } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { arsenal } from '../../rules/game.ts'
import icons from '../icons.json' with { type: 'json' }
import { cardIcon } from '../look/card-icon.ts'
import { configOf, quick, seatNote } from '../setup.ts'
import { boxOf } from './box.ts'

const { sides, scenarios } = boxOf()

test('the box holds 18 Mechs with a deck of 40 cards each, every card with its picture', () => {
  const ready = sides.filter(({ id }) => id !== 'random')
  const mechs = Map.groupBy(ready, ({ group }) => group?.id)
  expect([...mechs.values()].map((decks) => decks.length)).toEqual(Array(18).fill(1))
  for (const { cards } of ready) {
    const counts = cards.slice(1).map(({ count = 0 }) => count)
    expect(counts.reduce((sum, count) => sum + count)).toBe(40)
  }
  const used = new Set(sides.flatMap(({ icon, cards }) => [icon, ...cards.map((card) => card.icon)]))
  expect([...used].filter((icon) => !icons.includes(icon))).toEqual([])
  const mechIcons = new Set([...mechs.keys()].map((id) => cardIcon(id ?? '')))
  expect(mechIcons.size).toBe(18)
})

test('each layout has as many start hexes as seats and opens a table', () => {
  expect(scenarios).toHaveLength(8)
  for (const { id, seats = 0, board } of scenarios) {
    const starts = cellsOf(board).filter(({ look }) => look.some((name) => name.startsWith('start-')))
    expect(starts).toHaveLength(seats)
    const choice = { ...quick, scenario: id, sides: Array<string>(seats).fill('longwatch-signature') }
    const made = configOf(choice)
    if ('problem' in made) throw new Error(made.problem)
    expect(Match.open(arsenal, { seats, config: made.config, seed: id }).state.players).toHaveLength(seats)
  }
})

test('a layout for another number of seats is a problem that names its rule', () => {
  expect(configOf({ ...quick, scenario: '3' })).toMatchObject({ rule: 'AR-SETUP-2' })
  expect(configOf({ ...quick, players: ['Asha', ' '] })).toMatchObject({ problem: expect.stringContaining('name') })
})

test('seats alternate between teams', () => {
  const noteOf = (scenario: string) => [0, 1, 2, 3].map((seat) => seatNote({ ...quick, scenario }, seat))
  expect(noteOf('4 in 2 teams')).toEqual(['Team 1', 'Team 2', 'Team 1', 'Team 2'])
  expect(noteOf('4')).toEqual(['', '', '', ''])
})
