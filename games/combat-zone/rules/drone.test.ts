import { makePile } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { netrun, program } from '../testing/netrun.ts'
import type { ModelSetup } from '../testing/position.ts'

const crab = (more: Partial<ModelSetup> = {}): Record<string, ModelSetup> => ({
  'scrap-crab': { seat: 1, at: [5, 12], droneOf: 'bob', ...more },
})

test('CZ-DRONE-1 a drone is a model, and neither a character nor a Gonk', () => {
  const who = (kind: string) => ({ name: kind, bands: ['green'], attack: true, skill: 'ranged', who: { kind } })
  const t = duel({ ana: { actions: ['character', 'gonk', 'drone'].map(who) }, bob: { at: [20, 28] }, more: crab() })
  expect(t.offer('ana-1')).toEqual([])
  expect(t.offer('ana-2')).toEqual([])
  expect(t.offer('ana-3')).toEqual([])
  const near = duel({
    ana: { at: [5, 1], actions: ['character', 'gonk', 'drone'].map(who) },
    bob: { at: [20, 28] },
    more: crab(),
  })
  expect(near.offer('ana-3')).toEqual(['ana-3 scrap-crab-1 on G+', 'ana-3 scrap-crab-1 on Y+'])
  expect([near.offer('ana-1'), near.offer('ana-2')]).toEqual([[], []])
})

test('CZ-DRONE-2 launching its program puts it on the table, within reach of its Netrunner', () => {
  const t = netrun(['scrap-crab']).dice(7, 3).answer('launch scrap-crab')
  expect(t.question().ask).toBe('deploy')
  t.answer({ x: 605, y: 500 })
  expect(t.model('scrap-crab')).toMatchObject({ kind: 'drone', seat: 0, runner: 'ana-1', at: { x: 605, y: 500 } })
  expect(t.told('deployed')).toHaveLength(1)
})

test('CZ-DRONE-3 it goes on when its program is reloaded, and leaves only where that says so', () => {
  const state = (card: string) => ({ programs: [{ of: 'ana-1', card, running: true as const }] })
  const drone = { seat: 0, at: [9, 5], droneOf: 'ana' } as const
  const spare = { name: 'spare', does: [{ reload: { who: 'me' } }] }
  const crabbed = netrun([], {
    ana: { actions: [spare], tokens: 'Y+' },
    more: { 'scrap-crab': drone },
    state: state('scrap-crab'),
  })
  crabbed.answer('ana-1 on Y+')
  expect([program(crabbed, 'scrap-crab')?.running, crabbed.model('scrap-crab').where]).toEqual([false, 'table'])
  const burnt = netrun([], {
    ana: { actions: [spare], tokens: 'Y+' },
    more: { matchstick: drone },
    state: state('matchstick'),
  })
  burnt.answer('ana-1 on Y+')
  expect([program(burnt, 'matchstick')?.running, burnt.model('matchstick').where]).toEqual([false, 'out'])
})

test('CZ-DRONE-4 nothing but an attack is aimed at it', () => {
  const zap = { name: 'zap', bands: ['red'], with: ['stun 1'] }
  const hook = { name: 'hook', bands: ['red'], skill: 'tech', with: ['push'] }
  const t = duel({ ana: { actions: [zap, hook] }, bob: { at: [20, 28] }, more: crab({ at: [5, 6.3] }) })
  expect(['ana-1', 'ana-2', 'drag'].map((key) => t.offer(key))).toEqual([[], [], []])
  expect(['ana-1', 'ana-2', 'drag'].map((key) => t.whyNot(`${key} scrap-crab-1 on G+`))).toEqual(
    Array(3).fill('CZ-DRONE-4'),
  )
  expect(t.offer('strike')).toEqual(['strike scrap-crab-1 on G+', 'strike scrap-crab-1 on Y+'])
})

test('CZ-DRONE-4 effects that speak of all models leave it out', () => {
  const t = netrun(['running-rabbit'], { more: { 'scrap-crab': { seat: 0, at: [7, 5], droneOf: 'ana' } } })
  t.dice(5, 3).answer('launch running-rabbit').walk([5, 4])
  expect(t.question().ask).toBe('act')
})

test('CZ-DRONE-4 no area of an action that is no attack has a drone in it, be it a Blast, a Torrent or a Brawl', () => {
  const thrown = (keyword: string) => ({
    name: keyword,
    skill: 'reflexes',
    bands: ['yellow'],
    who: { side: 'rival' },
    with: [keyword, 'stun 1'],
  })
  const rolled = (keyword: string, at: readonly [number, number], ...more: unknown[]) => {
    const t = duel({ ana: { actions: [thrown(keyword)], tokens: 'Y+' }, bob: { tokens: 'Y-' }, more: crab({ at }) })
    t.dice(7, 3, 2).play('ana-1 bob-1 on Y+', ...more)
    expect(t.model('scrap-crab').marks).toEqual([])
    return t.told('dice').map(({ die }) => die)
  }
  expect(rolled('blast', [6.5, 11], { x: 500, y: 1103 })).toEqual(['YELLOW', 'YELLOW', 'YELLOW'])
  expect(rolled('torrent', [5, 11.5])).toEqual(['YELLOW', 'YELLOW'])
  const cat = { seat: 0, at: [6.5, 10], tokens: 'Y+' } as const
  const t = netrun(['speedtrap'], { more: { cat, ...crab({ at: [3.6, 10] }) } }).dice(9, 3, 7)
  expect(t.answer('launch speedtrap bob-1').told('dice')).toHaveLength(3)
})

test('CZ-DRONE-5 it is attacked like other models', () => {
  const t = duel({ bob: { at: [20, 28] }, more: crab() })
  expect(t.offer('shoot')).toEqual(['shoot scrap-crab-1 on G+', 'shoot scrap-crab-1 on Y+'])
})

test("CZ-DRONE-6 it is a friend to its own side and everybody else's rival", () => {
  const through = (seat: number) => {
    const t = duel({ bob: { at: [20, 28] }, more: crab({ seat, droneOf: seat === 0 ? 'ana' : 'bob', at: [5, 8] }) })
    return t.answer('move on G+')
  }
  expect(through(0).walk([5, 12]).told('meets')).toEqual([])
  expect(through(1).dice(9, 3).walk([5, 12]).told('meets')).toHaveLength(1)
})

describe('attacked', () => {
  const shot = (...faces: number[]) =>
    duel({ bob: { at: [20, 28] }, more: crab(), pieces: [{ kind: 'fence', at: [5, 9] }], luck: [0, 1] })
      .dice(...faces)
      .answer('shoot scrap-crab-1 on G+')

  test('CZ-DRONE-7 CZ-DRONE-8 it opposes with the Obstacle die and nothing added, be there cover or not', () => {
    const t = shot(3, 4)
    expect(t.told('acts')[0]).toMatchObject({ cover: 0 })
    expect(t.told('dice').map(({ die, faces }) => [die, faces])).toEqual([
      ['GREEN', [3]],
      ['Obstacle', [4]],
    ])
    expect(t.told('failure')[0]).toMatchObject({ against: 4 })
  })

  test('CZ-LUCK-14 no Luck is spent on its die', () => {
    const t = shot(5, 2)
    expect([t.model('scrap-crab').where, t.told('again'), t.state.sides[1]?.luck]).toEqual(['out', [], 1])
  })

  test('CZ-DRONE-9 CZ-DRONE-10 one wound takes it out, and no Body lies there', () => {
    const t = shot(9, 4)
    expect([t.model('scrap-crab').where, t.state.bodies, t.question().ask]).toEqual(['out', [], 'act'])
  })

  test('CZ-DRONE-11 nobody [RE]acts for it', () => {
    expect(shot(9, 4).question().seat).toBe(0)
  })
})

test('CZ-DRONE-11 it is neither activated nor inspired', () => {
  const gus = { seat: 0, at: [12, 5], gonk: 'yellow' } as const
  const drone = { seat: 0, at: [9, 5], droneOf: 'zoe' } as const
  const t = duel({ active: 'bob', ana: { tokens: 'Y- Y+' }, more: { gus, matchstick: drone } }).answer('end')
  expect(t.offer()).toEqual(['activate ana-1', 'inspire'])
  expect(t.whyNot('activate matchstick-1')).toBe('CZ-DRONE-11')
  expect(t.answer('inspire').offer()).toEqual(['gus-1', 'done'])
})

test('CZ-R-103 it holds who would get past it with the bare Obstacle die', () => {
  const t = duel({ ana: { tokens: 'Y+' }, bob: { at: [20, 28] }, more: crab({ at: [5, 8] }) }).answer('move on Y+')
  t.dice(3, 4).walk([5, 11])
  expect(t.told('failure')[0]).toMatchObject({ total: 3, against: 4 })
})

test('a side of which only a drone is left has lost', () => {
  const t = duel({ bob: { tokens: 'R+' }, more: crab() })
    .dice(9, 3)
    .answer('shoot bob-1 on G+')
  expect(t.result).toMatchObject({ winners: [0], by: 'standing' })
})

describe('the drones in the box', () => {
  test('Scrap Crab walks in each Inspire and then brings Loot to a Netrunner in reach', () => {
    const t = netrun(['scrap-crab'], {
      active: 'bob',
      ana: { tokens: 'Y- Y+' },
      more: { 'scrap-crab': { seat: 0, at: [5, 1], droneOf: 'ana' } },
      state: { lootDeck: makePile('loot', 'none', ['dog-tags']) },
    })
    t.play('end', 'inspire')
    expect([t.question().ask, t.question().seat]).toEqual(['path', 0])
    t.walk([5, 3.5])
    expect([t.question().ask, t.offer()]).toEqual(['whom', ['ana-1', 'nobody']])
    expect(t.answer('ana-1').model('ana').loot).toEqual(['dog-tags'])
  })

  test('it brings nothing from afar', () => {
    const t = netrun(['scrap-crab'], {
      active: 'bob',
      ana: { tokens: 'Y- Y+' },
      more: { 'scrap-crab': { seat: 0, at: [5, 1], droneOf: 'ana' } },
    })
    t.play('end', 'inspire').walk([5, 1.5])
    expect([t.model('ana').loot, t.question().seat]).toEqual([[], 1])
  })

  test('Peeping Tom walks at each Control, and whoever it is near uses no Armor until the next Inspire', () => {
    const t = netrun(['peeping-tom'], {
      active: 'bob',
      bob: { armor: 3 },
      more: { 'peeping-tom': { seat: 0, at: [8, 4], droneOf: 'ana' } },
    })
    t.answer('end')
    expect(t.question().ask).toBe('path')
    t.walk([9, 6]).answer('shoot bob-1 on Y+')
    expect(t.offer().some((key) => key.includes('armor'))).toBe(true)
    const near = netrun(['peeping-tom'], {
      active: 'bob',
      bob: { armor: 3, tokens: 'Y- Y+' },
      more: { 'peeping-tom': { seat: 0, at: [8, 4], droneOf: 'ana' } },
    })
    near.answer('end').walk([7, 8]).answer('shoot bob-1 on Y+')
    expect(near.offer()).toEqual(['Y-', 'Y+'])
  })

  test('Matchstick walks when its Netrunner is done, and goes up with whoever is in reach', () => {
    const t = netrun(['matchstick'], {
      bob: { tokens: 'Y+' },
      more: { matchstick: { seat: 0, at: [5, 3.8], droneOf: 'ana' } },
    })
    t.answer('end')
    expect([t.question().ask, t.question().seat]).toEqual(['path', 0])
    t.walk([6.5, 3.8], [6.5, 8.8])
    expect([t.tokens('bob'), t.model('matchstick').where]).toEqual(['y+', 'out'])
  })

  test('with nobody there it waits for the next time', () => {
    const t = netrun(['matchstick'], { more: { matchstick: { seat: 0, at: [5, 3.8], droneOf: 'ana' } } })
    t.answer('end').walk([7, 3.8])
    expect([t.model('matchstick').where, t.at('matchstick')]).toEqual(['table', [700, 380]])
  })

  test('one whose drone is lost is Loaded again', () => {
    const t = netrun(['scrap-crab'], {
      active: 'bob',
      more: { 'scrap-crab': { seat: 0, at: [9, 5], droneOf: 'ana' } },
      state: { programs: [{ of: 'ana-1', card: 'scrap-crab', running: true }] },
    })
    expect(program(t, 'scrap-crab')?.running).toBe(true)
    t.dice(7, 3).answer('shoot scrap-crab-1 on Y+')
    expect(program(t, 'scrap-crab')?.running).toBe(false)
  })
})
