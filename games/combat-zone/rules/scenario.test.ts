import type { Fault } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { baseContent, contentWith } from '../content/index.ts'
import { duel } from '../testing/duel.ts'
import { allSay, tableFor } from '../testing/table.ts'
import { baseOf } from './components.ts'
import type { Model } from './state.ts'

const teams = ['maelstrom-100', 'zoners-100']
const bare = { battlespace: 'parade-ground', firstSide: 0 }
const ready = { teams, ...bare }

const refusedBy = (act: () => unknown): string | undefined => {
  try {
    act()
  } catch (error) {
    return (error as Fault).rule
  }
  throw new Error('it was allowed')
}

describe('which scenario', () => {
  test('CZ-SCENARIO-1 the one all players pick', () => {
    const t = allSay(tableFor(ready), 'blood-rain')
    expect([t.state.scenario, t.events.at(-1)?.event]).toEqual(['blood-rain', 'side'])
    expect(t.events.find(({ event }) => event === 'scenario')).toMatchObject({ name: 'Blood Rain', isDrawn: false })
  })

  test('CZ-SCENARIO-1 otherwise one is drawn', () => {
    const t = tableFor(ready)
    t.answer('blood-rain', 0).answer('turf-war', 1)
    expect(t.events.find(({ event }) => event === 'scenario')).toMatchObject({ isDrawn: true })
    expect(baseContent.scenarios[t.state.scenario ?? '']?.players).toEqual([2])
    const agreedToDraw = allSay(tableFor(ready), 'random')
    expect(agreedToDraw.events.find(({ event }) => event === 'scenario')).toMatchObject({ isDrawn: true })
  })

  test('CZ-SCENARIO-2 no Prove Your Worth, neither offered nor named', () => {
    const offered = tableFor(ready).offer('', 0)
    expect(offered).toEqual(['turf-war', 'open-ports', 'smash-and-grab', 'dead-or-alive', 'blood-rain', 'random'])
    expect(refusedBy(() => tableFor({ ...ready, scenario: 'prove-lawmen' }))).toBe('CZ-SCENARIO-2')
  })

  test('CZ-SCENARIO-3 players, story, set-up, goal and consequences are asked of every scenario', () => {
    const whole = JSON.parse(JSON.stringify(baseContent.scenarios['turf-war'])) as Record<string, unknown>
    const without = (part: string) => {
      const { [part]: _, ...rest } = whole
      return () => contentWith([{ scenarios: [{ ...rest, id: 'mine' }] }])
    }
    for (const part of ['players', 'story', 'goal', 'zones', 'sides', 'deploy', 'first', 'end', 'tie', 'spoils'])
      expect(without(part), part).toThrow(part)
    expect(without('markers')).not.toThrow()
  })
})

describe('where and in what order', () => {
  const deploying = (more: object = {}) => tableFor({ ...ready, scenario: 'turf-war', ...more })

  test('CZ-SCENARIO-5 in the own zone, and nowhere else', () => {
    const t = deploying()
    t.answer('deploy warlord-1')
    const { radius } = baseOf(t.state, t.state.models[0] as Model)
    expect(refusedBy(() => t.answer({ x: 800, y: 500 - radius + 3 }))).toBe('CZ-SCENARIO-5')
    expect(refusedBy(() => t.answer({ x: 800, y: 2900 }))).toBe('CZ-SCENARIO-5')
    expect(refusedBy(() => t.answer({ x: 20, y: 100 }))).toBe('CZ-SCENARIO-5')
    t.answer({ x: 800, y: 500 - radius })
    expect(t.state.models[0]).toMatchObject({ where: 'table', at: { x: 800, y: 500 - radius, z: 0 } })
  })

  test('CZ-SCENARIO-5 not on somebody who stands there already', () => {
    const t = deploying()
    t.play('deploy warlord-1', { x: 800, y: 100 }, 'deploy zone-boss-1', { x: 800, y: 2900 }, 'deploy scrap-hound-1')
    expect(refusedBy(() => t.answer({ x: 850, y: 100 }))).toBe('CZ-SCENARIO-5')
  })

  test('CZ-SCENARIO-5 in turn, model by model; who has more goes on alone', () => {
    const t = deploying()
    const seats: number[] = []
    for (let at = 0; at < 6; at++) {
      seats.push(t.question().seat)
      t.answer(t.offer()[0])
      t.answer({ x: 200 + 150 * at, y: t.question().seat === 0 ? 100 : 2900 })
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1])
  })

  test('CZ-SCENARIO-5 of models that are alike one is offered, but not of two with different programs', () => {
    const team = (...programs: string[]) => ({
      faction: 'gen-red',
      characters: [
        { card: 'prodigy' },
        ...programs.map((program) => ({ card: 'code-twin', programs: [program] })),
        { card: 'slingshot' },
        { card: 'slingshot' },
      ],
    })
    const t = tableFor({
      eb: 150,
      teams: [team('speedtrap', 'adware'), team('adware', 'adware')],
      ...bare,
      scenario: 'turf-war',
    })
    expect(t.offer('deploy')).toEqual(
      ['prodigy-1', 'code-twin-1', 'code-twin-2', 'slingshot-1'].map((id) => `deploy ${id}`),
    )
    t.play('deploy prodigy-1', { x: 800, y: 100 })
    expect(t.offer('deploy')).toEqual(['prodigy-2', 'code-twin-3', 'slingshot-3'].map((id) => `deploy ${id}`))
  })

  test('CZ-SCENARIO-5, CZ-CONTROL-3 or one side after the other, and the last to deploy has Control first', () => {
    const small = (card: string, faction: string) => ({ faction, characters: [{ card }, { card }].slice(0, 1) })
    const t = tableFor({
      eb: 100,
      teams: [
        { faction: 'maelstrom', characters: [{ card: 'warlord' }, { card: 'riveter' }] },
        small('zone-boss', 'zoners'),
      ],
      ...bare,
      scenario: 'smash-and-grab',
    })
    const seats: number[] = []
    for (const [x, y] of [
      [500, 100],
      [800, 100],
      [500, 2900],
    ]) {
      seats.push(t.question().seat)
      if (t.question().ask === 'deploy') t.answer(t.offer()[0])
      t.answer({ x, y })
    }
    expect(seats).toEqual([0, 0, 1])
    expect([t.state.stage, t.state.control]).toEqual(['active', 1])
  })

  test('CZ-SCENARIO-5 sides are rolled off for; whoever wins takes one, and the other is left', () => {
    const t = tableFor({ teams, battlespace: 'parade-ground' })
    t.dice(2, 2, 3, 6)
    allSay(t, 'turf-war')
    expect([t.question().ask, t.question().seat, t.offer()]).toEqual(['side', 1, ['1', '2']])
    t.answer('1')
    expect(t.events.filter(({ event }) => event === 'side')).toMatchObject([
      { seat: 0, zone: 'north' },
      { seat: 1, zone: 'south' },
    ])
    t.answer(t.offer()[0])
    t.answer({ x: 300, y: 100 })
    expect(t.state.models.find(({ where }) => where === 'table')?.seat).toBe(1)
  })
})

describe('who has Control first', () => {
  const first = (scenario: string, more: object, dice: number[]) => {
    const config = { ...ready, scenario, deployment: 'lined-up', ...more }
    const t = tableFor({ ...config, battlespace: undefined })
    t.dice(...dice)
    return allSay(t, 'parade-ground').state.control
  }
  const stars = { faction: 'zoners', characters: [{ card: 'zone-boss-1' }] }

  test('CZ-CONTROL-3 as the scenario says: by a roll-off', () => {
    expect([first('turf-war', {}, [2, 5]), first('turf-war', {}, [5, 2])]).toEqual([1, 0])
  })

  test('CZ-CONTROL-3 with the lower Street Cred, and a roll-off where it is the same', () => {
    expect(first('open-ports', { teams: [stars, 'maelstrom-100'] }, [])).toBe(1)
    expect(first('open-ports', {}, [1, 4])).toBe(1)
  })
})

describe('who wins', () => {
  const last = (scenario: string) =>
    duel({ ana: { tokens: 'Y+ Y+' }, bob: { tokens: 'R+' }, state: { scenario } })
      .dice(7, 3)
      .answer('shoot bob-1 on Y+')

  test('CZ-SCENARIO-4 taking out the last rival ends a scenario only if it says so', () => {
    expect(last('turf-war').result).toMatchObject({ winners: [0], by: 'standing' })
    const goesOn = last('blood-rain')
    expect([goesOn.result, goesOn.question().ask]).toEqual([undefined, 'body'])
  })
})
