import type { GameEvent } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { duel, hasSucceeded } from '../testing/duel.ts'
import { type ModelSetup, type PositionSetup, position } from '../testing/position.ts'
import { describe as sentence } from './words.ts'

/** Where several chapters meet: the places at which an order of events is easily got wrong. */

type Wish = NonNullable<Parameters<typeof duel>[0]>
const one = (seat: number, x: number, y: number, more: Partial<ModelSetup> = {}): ModelSetup => ({
  seat,
  at: [x, y],
  tokens: 'Y+',
  ...more,
})
const gun = (...keywords: string[]) => ({
  name: 'gun',
  skill: 'ranged',
  bands: ['yellow', 'green'],
  attack: true,
  with: keywords,
})
const worn = (card: string) => [{ card, down: false }]

describe('Luck on both sides', () => {
  /** Bob, wounded by Ana, shoots back at her; the Control is hers. */
  const shootsBack = (...dice: number[]) =>
    duel({ ana: { tokens: 'G+ Y+' }, bob: { tokens: 'Y+ Y+' }, luck: [1, 1] })
      .dice(7, 2, ...dice)
      .play('shoot bob-1 on Y+', 'keep', 'keep', 'shoot ana-1 on Y+', 'G+')

  test('CZ-LUCK-6..12 CZ-CRIT-2 Control is asked first and once more; Crit against Crit holds, for nothing on either side', () => {
    const t = shootsBack(5, 4, 8, 12)
    expect([t.question().ask, t.question().seat]).toEqual(['again', 0])
    expect(t.answer('keep').question().seat).toBe(1)
    t.answer('luck 0')
    expect([t.state.sides[1]?.luck, t.question().ask, t.question().seat]).toEqual([1, 'again', 0])
    t.answer('luck 0')
    expect([t.state.sides.map(({ luck }) => luck), t.tokens('ana'), hasSucceeded(t)]).toEqual([[1, 1], 'G+ Y-', false])
    expect([t.question().ask, t.question().seat]).toEqual(['act', 0])
  })

  test('CZ-LUCK-4 CZ-LUCK-8 who rolled again first is not asked a second time', () => {
    const t = shootsBack(5, 4, 6, 8).answer('luck 0')
    t.answer('luck 0')
    expect([t.state.sides.map(({ luck }) => luck), t.tokens('ana'), hasSucceeded(t)]).toEqual([[0, 1], 'g+ Y-', true])
  })
})

describe('two wounds, one shield', () => {
  const gear = { vest: { armor: 2 } }
  const struck = (...keywords: string[]) =>
    duel({
      ana: { actions: [gun(...keywords)], tokens: 'G+' },
      bob: { tokens: 'G+ Y+', gear: worn('vest') },
      gear,
    })
      .dice(9, 3)
      .play('ana-1 bob-1 on G+', 'G+ vest')

  test('CZ-ARMOR-8 CZ-R-58 of a Deadly hit Armor Gear takes one wound, the other falls on the token rolled and is [RE]acted to', () => {
    const t = struck('deadly')
    expect([t.model('bob').gear, t.tokens('bob'), t.question().seat]).toEqual([[], 'g+ Y+', 1])
  })

  test('CZ-ARMOR-7 of a plain hit it takes all, and nobody [RE]acts', () => {
    const t = struck()
    expect([t.model('bob').gear, t.tokens('bob'), t.state.batch]).toEqual([[], 'G+ Y+', undefined])
  })
})

describe('Rapid fire', () => {
  const three = (bob: string) =>
    duel({
      ana: { actions: [gun('rapid 3')], tokens: 'Y+' },
      bob: { tokens: bob },
      more: { cid: one(1, 8.1, 10, { tokens: 'Y+ Y+' }), dee: one(1, 11.2, 10) },
    })

  test('CZ-RAPID-3 CZ-RAPID-6 CZ-R-84 there and back: one less once, and the last guard is chosen with the first wound on the row', () => {
    const t = three('G+ Y+').dice(5, 3, 5, 3, 5, 3).play('ana-1 bob-1 on Y+', 'G+', 'cid-1', 'bob-1')
    expect([t.question().ask, t.offer()]).toEqual(['guard', ['g+', 'Y+']])
    t.answer('Y+')
    expect(t.told('success').map(({ total }) => total)).toEqual([5, 4, 4])
  })

  test('CZ-RAPID-4 CZ-REACT-9 [RE]actions wait for the last shot and come by first wound', () => {
    const t = three('G+ Y+').dice(5, 3, 5, 3, 2, 3)
    t.play('ana-1 bob-1 on Y+', 'G+', 'cid-1', 'bob-1', 'Y+')
    expect(t.question()).toMatchObject({ ask: 'act', text: expect.stringContaining('Bob') })
    expect(t.answer('end').question()).toMatchObject({ ask: 'act', text: expect.stringContaining('Cid') })
  })

  test('CZ-R-85 who was taken out still says how far fire walks', () => {
    const t = three('R+').dice(5, 3).play('ana-1 bob-1 on Y+', { x: 500, y: 1103 })
    expect([t.offer(), t.whyNot('dee-1')]).toEqual([['cid-1', 'stop'], 'CZ-RAPID-5'])
  })
})

describe('Blasts', () => {
  const NORTH = { x: 500, y: 1103 }
  const fired = (wish: Wish, ...dice: number[]) =>
    duel({ bob: { tokens: 'Y- Y-' }, ...wish, ana: { tokens: 'Y+ Y+', actions: [gun('blast')], ...wish.ana } })
      .dice(...dice)
      .play('ana-1 bob-1 on Y+', NORTH)

  test('CZ-BLAST-3 CZ-BLAST-10 a target without a Ready token is wounded by the hit and by the area', () => {
    expect(fired({}, 7, 3, 4).answer('Y-').tokens('bob')).toBe('y- y-')
  })

  test('CZ-BLAST-7 CZ-R-47 a stored Crit of 6 is not evaded by 9', () => {
    const dee = one(1, 5, 12.5, { tokens: 'G-', skills: { reflexes: 2 } })
    const crit = duel({
      ana: { tokens: 'R+', actions: [gun('blast')] },
      bob: { tokens: 'Y- Y-' },
      more: { dee },
    })
    crit.dice(6, 3, 7, 7).play('ana-1 bob-1 on R+', NORTH, 'Y-')
    expect(crit.told('blasted').map(({ id }) => id)).toContain('dee-1')
  })

  test('CZ-BLAST-12 CZ-BLAST-13 a miss is shifted onto a friend of who fired', () => {
    const t = fired({ more: { cal: one(0, 5, 16.5) } }, 4, 5)
    expect(t.question()).toMatchObject({ ask: 'shift', seat: 1 })
    t.dice(7, 3).answer({ x: 500, y: 1403 })
    expect(t.question()).toMatchObject({ ask: 'get out', seat: 0 })
    expect(t.answer('stay').tokens('cal')).toBe('y+')
  })

  test('CZ-BLAST-14 CZ-BLAST-15 CZ-R-95 after a Fumble all at the attacker must reach one Obstacle roll', () => {
    const t = fired({ more: { cal: one(0, 6.4, 4, { tokens: 'Y-' }) } }, 1, 5)
    t.dice(5, 5, 4).play({ x: 500, y: 397 }, 'stay', 'Y+')
    expect(t.told('dice').filter(({ die }) => die === 'Obstacle')).toHaveLength(1)
    expect(t.told('blasted').map(({ id }) => id)).toEqual(['cal-1'])
  })

  test('CZ-R-93 who has moved out has no [RE]action left', () => {
    const t = fired({ bob: { tokens: 'Y+ Y+' } }, 7, 3).answer('bob-1 on Y+')
    t.walk([11, 10])
    expect([t.tokens('bob'), t.question().seat]).toEqual(['y+ Y-', 0])
  })
})

describe('Brawls, and shooting into them', () => {
  const gear = { vest: { armor: 2 } }
  const brawl = (dice: readonly number[], fay: Partial<ModelSetup> = {}) =>
    duel({
      ana: { at: [5, 3], tokens: 'G+ Y+' },
      bob: { at: [20, 28] },
      more: { tom: one(1, 5, 10), una: one(1, 6.56, 10, { gear: worn('vest') }), fay: one(0, 3.14, 10, fay) },
      gear,
    }).dice(...dice)

  test('CZ-SHOOTBRAWL-5 CZ-R-44 CZ-R-59 the Fumble of a friend is lowest whatever it adds: it alone is hit, loses its Armor and does not [RE]act', () => {
    const t = brawl([9, 8, 7, 1], { skills: { reflexes: 4 }, gear: worn('vest') })
    t.play('shoot tom-1 on G+', 'Y+ vest', 'Y+ vest')
    expect(t.told('discarded')).toMatchObject([{ id: 'fay-1', card: 'vest' }])
    expect([t.tokens('tom'), t.tokens('una'), t.tokens('fay')]).toEqual(['Y+', 'Y+', 'Y+'])
    expect([t.model('una').gear.length, t.state.batch, t.question().seat]).toEqual([1, undefined, 0])
  })

  test('CZ-SHOOTBRAWL-6 who beats none of them hits nobody', () => {
    const t = brawl([6, 8, 7, 7]).play('shoot tom-1 on G+', 'Y+')
    expect([t.told('failure').length, t.told('wound')]).toEqual([1, []])
  })

  test('CZ-SHOOTBRAWL-10 a strike from outside draws all in, one from within does not', () => {
    const struck = (y: number) => {
      const ana = { at: [5, y] as const, tokens: 'G+ Y+' }
      const t = duel({ ana, bob: { at: [20, 28] }, more: { tom: one(1, 5, 10), fay: one(0, 3.14, 10) } })
      return t.dice(3, 5, 5).answer('strike tom-1 on G+').told('guard').length
    }
    expect([struck(6.94), struck(8.5)]).toEqual([2, 1])
  })
})

describe('Inspire, Gonks and Command', () => {
  const gonk = (x: number, more: Partial<ModelSetup> = {}): ModelSetup => ({
    seat: 0,
    at: [x, 5],
    gonk: 'yellow',
    ...more,
  })
  const models = { ana: one(0, 5, 2, { tokens: 'G- Y-' }), gus: gonk(5), hal: gonk(8), ivy: gonk(11) }

  test('CZ-INSPIRE-7 CZ-INSPIRE-11 CZ-REACT-16 a Gonk lost to a [RE]action costs neither the others nor the tokens', () => {
    const t = position({ models: { ...models, bob: one(1, 5, 7, { tokens: 'Y+ Y+' }) } })
    t.dice(7, 3, 7, 3).play('gus-1', 'strike bob-1 on Y+', 'strike gus-1 on Y+', { x: 500, y: 397 })
    expect([t.tokens('ana'), t.offer()]).toEqual(['G- Y-', ['hal-1', 'ivy-1', 'done']])
    t.play('hal-1', 'end', 'ivy-1', 'end')
    expect([t.tokens('ana'), t.state.control]).toEqual(['G+ Y+', 1])
  })

  test('CZ-KEYWORD-23 CZ-R-76 a Gonk stunned in its own Inspire sits out the next', () => {
    const jab = { name: 'Jab', skill: 'melee', bands: ['red'], attack: true, with: ['stun 1'] }
    const armored = gonk(5, { armor: 2 })
    const t = position({
      models: {
        ...models,
        gus: armored,
        bob: one(1, 5, 7, { tokens: 'Y+ Y+', actions: [{ ...jab, attack: false, who: { side: 'rival' } }] }),
      },
    })
    t.dice(7, 3, 7, 3).play('gus-1', 'strike bob-1 on Y+', 'bob-1 gus-1 on Y+', 'done')
    expect(t.model('gus').marks).toEqual([{ what: 'stunned', stays: false }])
    t.play('activate bob-1', 'end', 'move on Y+').walk([5, 1])
    t.play('end', 'activate bob-1', 'end', 'inspire')
    expect(t.offer()).toEqual(['hal-1', 'ivy-1', 'done'])
  })

  test('CZ-R-78 a commanded Gonk acts once, then Control passes', () => {
    const t = duel({ bob: { at: [20, 28] }, more: { gus: { seat: 0, at: [6.5, 5], gonk: 'yellow' } } })
    t.dice(7, 2).answer('command gus-1 on Y+').answer('move on Y+').walk([6.5, 8])
    expect([t.state.control, t.tokens('ana')]).toEqual([1, 'G+ Y-'])
  })

  const table: PositionSetup = {
    models: {
      ana: one(0, 5, 5, { tokens: 'G+ Y+', actions: [gun('torrent')] }),
      ben: one(1, 5, 10, { tokens: 'G+ Y+' }),
      bea: one(1, 7, 10, { tokens: 'Y+' }),
      cat: one(2, 5, 12.5, { tokens: 'G+ Y+' }),
      cy: one(2, 7, 12.5, { tokens: 'Y+' }),
    },
    active: 'ana',
    luck: [0, 0, 0],
  }

  test('CZ-R-65 CZ-R-67 CZ-COMMAND-11 CZ-MULTIPLAYER-5 of three players one commands in a batch, the others [RE]act, then Control moves', () => {
    const t = position(table)
    t.dice(9, 2, 2).play('ana-1 ben-1 on G+', 'G+', 'G+')
    t.dice(7, 2).answer('command bea-1 on Y+')
    expect([t.question().seat, t.whyNot('command cy-1 on Y+')]).toEqual([2, 'CZ-R-67'])
    expect(t.state.control).toBe(0)
    t.answer('move on Y+').walk([5, 14])
    expect([t.state.control, t.state.active?.id, t.tokens('ana')]).toEqual([1, 'bea-1', 'G- Y+'])
    t.answer('end')
    expect([t.state.control, t.tokens('ana')]).toEqual([2, 'G- Y+'])
  })
})

test('CZ-NET-28 CZ-OBJECTIVE-1 one of a kind is told in the singular', () => {
  const { state } = duel()
  const told = (event: object) => sentence(event as GameEvent, state)
  const hacks = { event: 'hacks', id: 'bob-1', left: 3, source: 'Adware' }
  expect(told({ ...hacks, tokens: 1 })).toBe('Bob 1 gets 1 Hacked token (3 in all, Adware).')
  expect(told({ ...hacks, tokens: -2 })).toBe('Bob 1 loses 2 Hacked tokens (3 in all, Adware).')
  const draws = { event: 'draws-objectives', seat: 0 }
  expect([1, 4].map((many) => told({ ...draws, many }))).toEqual([
    'Player 1 draws 1 Objective.',
    'Player 1 draws 4 Objectives.',
  ])
  expect(told({ event: 'campaign', factions: [], rounds: 1 })).toContain('A campaign of 1 round begins')
  expect(told({ event: 'pushed', id: 'bob-1', inches: 1, source: 'Bash' })).toBe('Bob 1 is moved 1 in by Bash.')
  expect(told({ event: 'marker', id: 'bob-1', what: 'take', kind: 'access-card' })).toBe('Bob 1 takes an access card.')
})
