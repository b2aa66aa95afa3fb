import {
  attachContent,
  d6,
  type Game,
  Match,
  makePile,
  type PlayedState,
  pickOne,
  type Table,
  type Words,
} from '@muster/table'
import { expect, test } from 'vitest'
import { tinyGame } from '../table/testing/tiny-game.ts'
import type { Mind } from './mind.ts'
import { playMatch, strengthPlayer } from './players.ts'
import { parseStrength } from './strengths.ts'

/** Watch, a game against the table: every watch, one of two seats rests or bails; water rises by a die; afloat, all win. */
interface Boat extends PlayedState {
  water: number
  tired: number[]
  watch: number
  deck: ReturnType<typeof makePile<string>>
}

const words: Words<string, undefined> = {
  ask: 'do',
  prompt: () => 'Bail or rest?',
  key: (option) => option,
  text: (option) => option,
}

function step(table: Table, state: Boat): void {
  const seat = state.watch % 2
  const did = table.ask(seat, pickOne(words, ['sing', 'rest', 'bail'], undefined))
  if (did === 'bail' && (state.tired[seat] as number) < 2) {
    state.water = Math.max(0, state.water - 3)
    state.tired[seat] = (state.tired[seat] as number) + 1
  }
  if (did === 'rest') state.tired[seat] = 0
  const [face] = table.roll(seat, 1, d6, { why: 'for the waves', rule: 'BOAT-1' }) as [number]
  state.water += face > 3 ? 2 : 1
  state.watch++
}

const tiny = tinyGame(() => {})

const boat: Game<Boat> = {
  id: 'boat',
  title: 'Boat',
  version: '1',
  seats: { min: 2, max: 2 },
  config: tiny.config,
  content: () => ({}),
  start: (content) =>
    attachContent({ water: 4, tired: [0, 0], watch: 0, deck: makePile<string>('card', 'none') }, content) as Boat,
  step,
  mayAct: () => undefined,
  act: () => 'goes-on',
  result: ({ water, watch }) => (water > 8 ? { winners: [] } : watch >= 12 ? { winners: [0, 1] } : undefined),
  schema: tiny.schema,
  broken: () => [],
  describe: ({ event }) => event,
  summary: () => ({}),
}

const mind: Mind<Boat> = {
  value: ({ water }) => 4 - water,
  looksInto: () => false,
  looksBeyond: () => false,
  together: true,
}

test('where all seats share the result, a search keeps the boat afloat oftener than one step ahead does', () => {
  const afloat = (name: string): number => {
    let won = 0
    for (let game = 0; game < 40; game++) {
      const match = Match.open(boat, { seats: 2, config: {}, seed: `${game}` })
      const players = [0, 1].map(() => strengthPlayer(mind, parseStrength(name), `${game}`))
      won += playMatch(match, players).result.winners.length === 2 ? 1 : 0
    }
    return won / 40
  }
  expect(afloat('search@150')).toBeGreaterThan(2 * afloat('greedy'))
})
