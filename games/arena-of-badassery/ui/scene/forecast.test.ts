import { view } from '@muster/table'
import { expect, test } from 'vitest'
import { position } from '../../testing/position.ts'
import { forecastOf } from './forecast.ts'

test('AB-RESOLVE-3 an attack says what it needs, how likely it is, and how likely with Luck', () => {
  const t = position({ map: ['a b . . .'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' }, active: 'ann', luck: 2 })
  t.question()
  const [asked] = t.match.pending
  if (!asked) throw new Error('nobody is asked')
  const key = t.question().options.find((one) => one.kind === 'use')?.key ?? ''
  const forecast = forecastOf(view(t.state, asked.seat), asked.seat, t.question(), key)
  expect(forecast?.line).toMatch(/^\d+\s% · needs\s\d+\+ · Luck\s\d+\s%$/)
  const [hit, miss] = forecast?.bars ?? []
  expect((hit?.p ?? 0) + (miss?.p ?? 0)).toBeCloseTo(1)
  expect(forecast?.numbers.map(({ name }) => name)).toContain('Defense')
})

test('AB-DEFEND-2 AB-DEFEND-4 a token to defend with says how likely it holds, and what it costs where it does not', () => {
  const t = position({
    map: ['a b . . .'],
    hunters: { ann: { at: 'a', tokens: 'G+ Y- Y-' } },
    enemies: { 'thug-1': 'b' },
    queue: [['melee']],
    luck: 0,
  }).end()
  const [asked] = t.match.pending
  if (!asked) throw new Error('nobody is asked')
  expect(t.question().ask).toBe('guard')
  const lines = t.offer().map((key) => forecastOf(view(t.state, asked.seat), asked.seat, t.question(), key))
  expect(lines.map((one) => one?.line)).toEqual([
    expect.stringMatching(/^\d+\s% · needs\s\d+\+$/),
    expect.stringMatching(/^\d+\s% · needs\s\d+\+$/),
  ])
  const [green, yellow] = lines.map((one) => one?.bars[0]?.p ?? 0)
  expect(green).toBeGreaterThan(yellow ?? 1)
  expect(lines[1]?.bars[1]?.name).toBe('a wound on Used YELLOW')
})
