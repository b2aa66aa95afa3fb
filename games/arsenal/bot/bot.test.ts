import { mkdirSync, writeFileSync } from 'node:fs'
import { clone } from '@muster/table'
import { expect, test } from 'vitest'
import { mind, value } from '../bot.ts'
import { bench } from '../testing/bench.ts'
import { attack } from '../testing/pack.ts'
import { balanceOf, balanceTable } from './balance.ts'

const even = () => bench({ players: [{ at: [0, 0] }, { at: [2, 0] }, { at: [0, 2] }] }).state

test('a position is worth more with less damage, more Energy, more locks and rivals who are hurt', () => {
  const worth = (change: (state: ReturnType<typeof even>) => void) => {
    const state = clone(even())
    change(state)
    return value(state, 0)
  }
  const plain = worth(() => {})
  const player = (state: ReturnType<typeof even>, seat: number) => state.players[seat] as (typeof state.players)[number]
  expect(
    worth((state) => {
      player(state, 0).damage = 5
    }),
  ).toBeLessThan(plain)
  expect(
    worth((state) => {
      player(state, 1).damage = 5
    }),
  ).toBeGreaterThan(plain)
  expect(
    worth((state) => {
      player(state, 0).energy = { ready: 4, marked: 0, burned: 4 }
    }),
  ).toBeLessThan(plain)
  expect(
    worth((state) => {
      state.lasting.push({ kind: 'lock', seat: 0, on: 'mech-1' })
    }),
  ).toBeGreaterThan(plain)
  expect(
    worth((state) => {
      player(state, 2).hand.cards = ['heavy-beam', 'sidestep']
    }),
  ).toBeLessThan(plain)
})

test('who is out is worth the more the later it happened', () => {
  const [early, late] = [clone(even()), clone(even())]
  for (const state of [early, late]) Object.assign(state.players[0] ?? {}, { out: true, hex: -1 })
  early.lost = [[0], [1]]
  late.lost = [[1], [0]]
  expect(value(early, 0)).toBeLessThan(value(late, 0))
  expect(value(late, 0)).toBeLessThan(value(even(), 0))
})

test('a likely hit weighs more than ending the turn, a hopeless one less', () => {
  const weights = (accuracy: number, at: readonly [number, number]) => {
    const t = bench({
      cards: { zap: attack({ accuracy, damage: 4, cost: 1 }) },
      players: [{ at: [0, 0], hand: ['zap'] }, { at }],
    })
    const question = t.match.pending[0]?.question
    const options = t.offer()
    const found = question && mind.weigh?.(question, t.state, 0)
    return Object.fromEntries(options.map((key, index) => [key, found?.[index] ?? 0]))
  }
  const close = weights(8, [1, 0])
  expect(close['play zap at mech-1']).toBeGreaterThan(close.end ?? 0)
  const far = weights(1, [4, 0])
  expect(far['play zap at mech-1']).toBeLessThan(far.end ?? 0)
})

const asked = Number(process.env.MUSTER_BALANCE ?? 0)

test('no representative deck is far off the field, and beginning is no great advantage', () => {
  const balance = balanceOf(asked || 4)
  const slack = asked ? 0 : 0.12
  for (const [name, share] of Object.entries(balance.shares))
    expect([name, share > 0.4 - slack && share < 0.6 + slack]).toEqual([name, true])
  expect(balance.starter).toBeGreaterThan(0.45 - slack / 2)
  expect(balance.starter).toBeLessThan(0.55 + slack / 2)
  if (!asked) return
  mkdirSync('reports', { recursive: true })
  writeFileSync(
    'reports/arsenal-balance.md',
    `${balance.games} games, beginner ${(100 * balance.starter).toFixed(1)} %\n\n${balanceTable(balance)}\n`,
  )
}, 1_800_000)
