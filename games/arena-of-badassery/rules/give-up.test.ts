import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'
import { arena } from './game.ts'

const resign = { act: 'resign' } as const

/** Four hunters, dealt to so many players in turn; Ann is active. */
const table = (seats: number) =>
  position({ map: ['a b . . .'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' }, active: 'ann', seats })

const owners = (t: ReturnType<typeof table>) => t.state.hunters.map(({ seat }) => seat)

describe('giving up', () => {
  test('AB-R-103 the hunters of who gives up go to the others, clockwise, one after the other', () => {
    const t = table(3)
    expect([owners(t), t.question().seat]).toEqual([[0, 1, 2, 0], 0])
    t.match.act(0, resign)
    expect(owners(t)).toEqual([1, 1, 2, 2])
    expect(t.told('taken-over')).toMatchObject([
      { id: 'ann', seat: 1 },
      { id: 'dee', seat: 2 },
    ])
    // What waited for the one who left is passed; the thug then attacks Ann, and her new player defends.
    expect([t.result, t.question()]).toMatchObject([undefined, { seat: 1, ask: 'guard', about: { hunter: 'ann' } }])
  })

  test('AB-R-103 a seat that is not asked gives up too, and what was rolled before stays', () => {
    const t = table(2)
    const key = t.question().options.find(({ kind }) => kind === 'use')?.key ?? ''
    const unhurt = JSON.stringify(t.state.enemies)
    t.dice(12).answer(key)
    const hurt = JSON.stringify(t.state.enemies)
    expect(hurt).not.toBe(unhurt)
    t.match.act(1, resign)
    expect([owners(t), JSON.stringify(t.state.enemies) === hurt]).toEqual([[0, 0, 0, 0], true])
  })

  test('AB-R-103 AB-FFYL-1 a hunter that may fight for its life is not out with its player: its new one is asked', () => {
    const t = position({
      map: ['a b c d e'],
      hunters: { ann: { at: 'a', tokens: 'G+ y- Y-' } },
      enemies: { 'thug-1': 'b' },
      queue: [['melee'], ['slaughterlight']],
      active: 'dee',
      seats: 2,
    })
    t.end(1).answer('y-')
    expect(t.question()).toMatchObject({ seat: 0, ask: 'react' })
    t.match.act(0, resign)
    expect([t.told('taken-out'), t.question(), t.offer()]).toMatchObject([[], { seat: 1, ask: 'react' }, ['ann']])
  })

  test('AB-R-103 with no seat left the game is lost', () => {
    const t = table(2)
    t.match.act(1, resign)
    t.match.act(0, resign)
    expect(t.result).toMatchObject({ winners: [] })
  })

  test('AB-R-103 also before a Vending Machine, which stays open then', () => {
    const shot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }
    const out = { at: 'out' }
    const t = position({
      map: ['H b'],
      stage: 'vend',
      round: 0,
      queue: [],
      deck: [],
      hunters: { ann: { at: 'out', loot: ['cash-500'] }, bob: out, cid: out, dee: out },
      campaign: { won: true },
      decks: { guns: ['pea'] },
      cards: { gear: { pea: { slot: 'gun', deck: 'guns', cost: 300, resale: 100, actions: [shot] } } },
    })
    t.match.act(0, resign)
    expect([t.result?.winners, arena.broken(t.state)]).toEqual([[], []])
  })

  test('AB-R-103 nobody gives up twice, and all win or lose together', () => {
    const t = table(2)
    t.match.act(1, resign)
    expect(() => t.match.act(1, resign)).toThrow('no longer in the game')
    expect(() => t.match.act(0, { act: 'agree-draw' })).toThrow('there is no draw')
  })
})
