import type { Fault } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, type Position, position } from '../testing/position.ts'
import { tableFor } from '../testing/table.ts'

const reserve = (more: Partial<ModelSetup> = {}): ModelSetup => ({ seat: 0, at: [0, 0], where: 'reserve', ...more })
const bob: ModelSetup = { seat: 1, at: [20, 20] }
const cat: ModelSetup = { seat: 0, at: [19.5, 24], tokens: 'G- Y-' }

const refusal = (t: Position, x: number, y: number): string | undefined => {
  try {
    t.match.answer(0, { x: Math.round(x * 100), y: Math.round(y * 100) })
  } catch (error) {
    return (error as Fault).rule
  }
  throw new Error('it came in')
}

describe('keeping back', () => {
  const config = { battlespace: 'parade-ground', firstSide: 0 }
  const offered = (scenario: string, team: object) =>
    tableFor({ eb: 100, teams: [team, 'zoners-100'], scenario, ...config }).offer()

  test('CZ-RESERVE-1 only whom its own rules or the scenario let may be kept in Reserve', () => {
    const list = { faction: 'bozos', characters: [{ card: 'ringmaster' }, { card: 'jackbox' }] }
    expect(offered('turf-war', list)).toEqual(['deploy ringmaster-1', 'deploy jackbox-1', 'reserve jackbox-1'])
    expect(offered('dead-or-alive', list)).toContain('reserve ringmaster-1')
  })

  test('CZ-RESERVE-1 whom nothing lets be kept back is refused with the rule', () => {
    const list = { faction: 'bozos', characters: [{ card: 'ringmaster' }, { card: 'jackbox' }] }
    const t = tableFor({ eb: 100, teams: [list, 'zoners-100'], scenario: 'turf-war', ...config })
    expect(t.refused()).toMatchObject([{ key: 'reserve ringmaster-1', rule: 'CZ-RESERVE-1' }])
  })

  test('CZ-RESERVE-1 it is not deployed, and the fight begins without it', () => {
    const list = { faction: 'bozos', characters: [{ card: 'ringmaster' }] }
    const boss = { faction: 'zoners', characters: [{ card: 'zone-boss' }] }
    const t = tableFor({ eb: 100, teams: [list, boss], scenario: 'dead-or-alive', ...config })
    t.dice(5, 1).play('reserve ringmaster-1', 'deploy zone-boss-1', { x: 2100, y: 500 })
    expect(t.state.models.map(({ where }) => where)).toEqual(['reserve', 'table'])
    expect(t.state.stage).toBe('active')
  })
})

describe('coming in', () => {
  const entering = (more: Record<string, ModelSetup> = {}) =>
    position({ models: { ana: reserve(), bob, cat, ...more } }).answer('activate ana-1')

  test('CZ-RESERVE-2 the first activation begins with its place, and actions come after', () => {
    const t = entering()
    expect([t.question().ask, t.model('ana').where]).toEqual(['enter at', 'reserve'])
    t.answer({ x: 100, y: 100 })
    expect([t.question().ask, t.at('ana'), t.tokens('ana')]).toEqual(['act', [100, 100], 'G+ Y+'])
  })

  test('CZ-RESERVE-3 within reach of any edge', () => {
    expect(refusal(entering(), 5, 0.53 + 1.5)).toBe('CZ-RESERVE-3')
    expect(refusal(entering(), 5, 0.3)).toBe('CZ-R-113')
    expect(
      entering()
        .answer({ x: 500, y: 53 + 90 })
        .at('ana'),
    ).toEqual([500, 143])
  })

  test('CZ-RESERVE-4 farther than GREEN from every rival, or within RED of a friend', () => {
    expect(refusal(entering(), 21, 7.2)).toBe('CZ-RESERVE-4')
    expect(entering().answer({ x: 2100, y: 600 }).at('ana')).toEqual([2100, 600])
    expect(entering().answer({ x: 2100, y: 2500 }).at('ana')).toEqual([2100, 2500])
    expect(refusal(entering({ cat: { ...cat, at: [3, 3] } }), 21, 25)).toBe('CZ-RESERVE-4')
  })

  test('CZ-RESERVE-5 where the scenario says so instead', () => {
    const t = position({
      models: { ana: reserve(), bob, cat },
      enters: 'north',
    }).answer('activate ana-1')
    expect(refusal(t, 1, 1)).toBe('CZ-RESERVE-5')
    expect(t.answer({ x: 2000, y: 2700 }).at('ana')).toEqual([2000, 2700])
  })

  test('CZ-R-113 a Gonk comes in when its team is inspired', () => {
    const t = position({ models: { gus: reserve({ gonk: 'yellow' }), bob, cat } })
    expect(t.offer()).toEqual(['gus-1', 'done'])
    t.play('gus-1', { x: 100, y: 100 })
    expect([t.question().ask, t.at('gus')]).toEqual(['act', [100, 100]])
  })

  test('CZ-R-113 nobody in Reserve is commanded', () => {
    const t = position({ models: { ana: reserve(), bob, cal: { seat: 0, at: [5, 5] } }, active: 'cal' })
    expect(t.offer('command')).toEqual([])
  })

  test('CZ-R-113 its Ready tokens keep a player from inspiring only while it can come in', () => {
    const free = position({ models: { ana: reserve(), bob } })
    expect([free.question().ask, free.state.active?.id]).toEqual(['enter at', 'ana-1'])
    const rivals = Object.fromEntries(
      [2, 11, 20].flatMap((x) => [3, 11, 19, 27].map((y) => [`r${x}-${y}`, { seat: 1, at: [x, y] } as ModelSetup])),
    )
    const shut = position({ models: { ana: reserve(), ...rivals } })
    expect(shut.told('inspires')).toHaveLength(1)
  })
})

describe('who goes into Reserve in its own activation', () => {
  const gear = { hatch: { triggers: [{ on: 'takes-out', may: true, do: [{ withdraw: { who: 'me' } }] }] } }

  test('CZ-RESERVE-2 CZ-CONTROL-11 having acted it is done, and comes in with its next', () => {
    const cal = { seat: 1, at: [20, 28] } as const
    const ana = { tokens: 'Y+ Y+', gear: [{ card: 'hatch', down: false }] }
    const t = duel({ ana, bob: { gonk: 'yellow' }, more: { cal }, gear })
    t.dice(7, 3).play('shoot bob-1 on Y+', 'yes', { x: 500, y: 1103 })
    expect([t.model('ana').where, t.tokens('ana'), t.state.control]).toEqual(['reserve', 'Y- Y+', 1])
    expect(t.play('end').offer()).toEqual(['activate ana-1', 'inspire'])
    expect(t.answer('activate ana-1').question().ask).toBe('enter at')
  })

  test('CZ-RESERVE-2 before its first action it comes in at once, and where there is no place it is done', () => {
    const corners = { bo: [2, 2], ba: [18, 18], be: [2, 18], bi: [18, 2] } as const
    const rivals = Object.entries(corners).map(([name, at]) => [name, { seat: 1, at, tokens: 'Y+' }] as const)
    const run = (...some: typeof rivals) => {
      const ana: ModelSetup = { seat: 0, at: [10, 10], tokens: 'Y+ Y+', loot: ['rat-run-map'] }
      const dan = { seat: 0, at: [10, 8], tokens: 'Y-' } as const
      const t = position({ size: [20, 20], models: { ana, dan, ...Object.fromEntries(some) } })
      return t.play('activate ana-1', 'yes')
    }
    expect(run(...rivals.slice(0, 1)).question()).toMatchObject({ ask: 'enter at', seat: 0 })
    const shut = run(...rivals)
    expect([shut.model('ana').where, shut.state.control, shut.question().seat]).toEqual(['reserve', 1, 1])
  })
})
