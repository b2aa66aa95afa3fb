import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant, personal } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'
import { mayAct } from './concede.ts'

const nop = instant()
const evade = instant({ do: [{ dice: { roll: 'evasion', add: 2 } }] })
const breakIt = instant({ target: { what: 'waiting' }, do: [{ disrupt: {} }] })

test('AR-INIT-1 the active player has initiative when the action phase begins', () => {
  const t = bench({ players: [{ hand: full }, { hand: full }], phase: 'recharge' })
  expect([t.asked, t.offer().includes('end')]).toEqual(['0 act', true])
})

test('AR-INIT-2 AR-INIT-4 AR-R-4 only who has initiative may act; others cannot on their own impulse', () => {
  const t = bench({ cards: { nop }, players: [{ hand: ['nop'] }, { hand: ['nop'] }] })
  expect(t.match.pending.map(({ seat }) => seat)).toEqual([0])
  for (const choice of ['play nop', 'pass', 'end', 'move'])
    expect(() => t.match.answer(1, choice)).toThrow('seat 1 is not asked now')
  expect(t.match.view(1).players).toHaveLength(2)
  expect(mayAct(t.state, 1, 'resign')).toBeUndefined()
  expect(t.offer()).not.toContain('pass')
})

test('AR-INIT-5 AR-INIT-6 declaring passes initiative clockwise to everyone else, concerned or not', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 0, ranges: ['melee', 'short', 'medium'] }), nop },
    players: [{ hand: ['zap', 'nop'] }, { hand: [BLANK] }, { hand: ['nop'], at: [2, 0] }],
  })
  t.answer('play zap at mech-2')
  expect(t.asked).toBe('1 act')
  t.answer('pass')
  expect(t.asked).toBe('2 act')
  t.answer('play nop')
  expect(t.asked).toBe('0 act')
  t.dice(2, 2).passAll()
  expect(t.told('offer').map(({ seat }) => seat)).toEqual([1, 2, 0, 1, 2])
  expect(t.kinds('miss')).toEqual(['miss'])
})

test('AR-INIT-7 a declared action takes effect only when initiative is back', () => {
  const t = bench({ cards: { guard: personal() }, players: [{ hand: ['guard'] }, { hand: [BLANK] }] })
  t.answer('play guard')
  expect(t.inPlay(0)).toEqual([])
  t.answer('pass')
  expect(t.inPlay(0)).toEqual(['guard'])
})

test('AR-INIT-8 initiative may simply be passed on', () => {
  const cards = { zap: attack({ accuracy: 1, ranges: ['melee'] }), nop }
  const players = [
    { at: [0, 0] as const, hand: ['zap', BLANK] },
    { at: [0, 0] as const, hand: ['nop'] },
  ]
  const plain = bench({ cards, players }).answer('play zap at mech-1').dice(2).answer('pass')
  expect(plain.kinds('attack-roll')).toEqual(['attack-roll'])
  const reacted = bench({ cards, players }).answer('play zap at mech-1').answer('play nop')
  expect(reacted.asked).toBe('0 act')
  reacted.dice(2).answer('pass')
  expect(reacted.kinds('resolves', 'attack-roll', 'pass')).toEqual([
    'pass',
    'resolves',
    'pass',
    'resolves',
    'attack-roll',
  ])
})

test('AR-INIT-9 AR-INIT-10 AR-R-3 a reaction may be reacted to, and the latest resolves first', () => {
  const t = bench({
    cards: { one: action(), two: instant(), three: instant() },
    players: [{ hand: ['one', 'three'] }, { hand: ['two', BLANK] }],
  })
  t.answer('play one').answer('play two')
  expect([t.asked, t.offer()]).toEqual(['0 act', ['play three', 'pass']])
  t.answer('play three').passAll()
  expect(t.told('resolves').map(({ card }) => card)).toEqual(['three', 'two', 'one'])
})

test('AR-INIT-11 AR-ROLL-4 a reaction is carried out before what it interrupts and counts for it', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), evade },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [2, 0], hand: ['evade'] },
    ],
  })
  t.answer('play zap at mech-1').dice(2, 2, 2, 2, 2).answer('play evade')
  expect(t.told('evasion-roll')[0]).toMatchObject({ dice: 4 })
})

test('AR-INIT-12 AR-R-66 after a reaction its player has initiative again', () => {
  const t = bench({
    cards: { nop, zap: attack({ accuracy: 0, ranges: ['melee'] }), halt: breakIt },
    players: [
      { at: [0, 0], hand: ['zap', 'halt'] },
      { at: [0, 0], hand: ['nop', 'nop', BLANK] },
    ],
  })
  t.answer('play zap at mech-1').answer('play nop').answer('pass')
  expect([t.asked, t.offer()]).toEqual(['1 act', ['play nop', 'pass']])
  t.answer('play nop')
  const [second] = t.state.stack.slice(-1)
  t.answer(`play halt at item-${second?.id}`).answer('pass')
  expect(t.told('disrupted').map(({ card }) => card)).toEqual(['nop'])
  expect(t.asked).toBe('1 act')
  t.answer('pass')
  expect(t.kinds('miss')).toEqual(['miss'])
})

test('AR-INIT-13 when nothing waits the active player has initiative again', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 0, ranges: ['melee'] }), nop },
    players: [
      { at: [0, 0], hand: ['zap', 'zap'] },
      { at: [0, 0], hand: ['nop'] },
    ],
  })
  t.answer('play zap at mech-1').answer('play nop').passAll()
  expect([t.asked, t.state.stack, t.offer('play')]).toEqual(['0 act', [], ['play zap at mech-1']])
})

test('AR-INIT-14 AR-ROLL-12 AR-DAMAGE-7 nobody has initiative from the first roll to the last effect', () => {
  const cards = {
    zap: attack({ accuracy: 4, damage: 4 }),
    evade,
    plate: instant({ do: [{ pool: { of: 'armor', add: 2 } }] }),
  }
  const players = [
    { at: [0, 0] as const, hand: ['zap'], mech: { atk: 1 } },
    { at: [0, 0] as const, hand: ['evade', 'plate'], mech: { eva: 1, arm: 1 } },
  ]
  const t = bench({ cards, players })
  t.answer('play zap at mech-1').answer('pass')
  const asked: string[] = []
  for (const dice of [[1, 1, 1, 1], [3], []]) {
    asked.push(`${t.asked} ${t.question().form}`)
    t.dice(...dice).answer(asked.length === 2 ? 1 : 0)
  }
  expect(asked).toEqual(['0 pull number', '1 pull number', '1 pull number'])
  expect(t.hand(1)).toEqual(['evade', 'plate'])
  const early = bench({ cards, players })
  early.answer('play zap at mech-1').answer('play plate').answer('pass')
  expect(early.pools(1)).toBe('0/1/3')
})

test('AR-INIT-15 AR-NONSTD-2 nobody can react while something is being carried out', () => {
  const t = bench({
    cards: { dash: action({ do: [{ move: { hexes: 3 } }] }), nop },
    players: [
      { at: [0, 0], hand: ['dash'] },
      { at: [4, 0], hand: ['nop'] },
    ],
  })
  t.answer('play dash').answer('pass')
  for (const q of [1, 2, 3]) {
    expect(t.asked).toBe('0 step')
    t.answer(t.hex(q, 0))
  }
  expect(t.told('offer')).toHaveLength(1)
  expect([t.at(0), t.scrapheap(0), t.asked]).toEqual([[3, 0], ['dash'], '0 act'])
})

test('AR-R-1 with all-pass everybody but the declarer must pass in succession', () => {
  const players = [{ hand: ['one'] }, { hand: [BLANK] }, { hand: ['nop', BLANK] }]
  const offers = (initiativeLap: 'single-lap' | 'all-pass') => {
    const t = bench({ cards: { one: action(), nop }, players, options: { initiativeLap } })
    t.answer('play one').answer('pass').answer('play nop').passAll()
    return t.told('offer').map(({ seat }) => seat)
  }
  expect(offers('single-lap')).toEqual([1, 2, 0, 1, 2])
  expect(offers('all-pass')).toEqual([1, 2, 0, 1, 2, 1])
})

test('AR-R-2 the declarer has the last word only with the option', () => {
  const t = (declarerLastWord: boolean) =>
    bench({
      cards: { one: action(), nop },
      players: [{ hand: ['one', 'nop'] }, { hand: [BLANK] }],
      options: { declarerLastWord },
    })
      .answer('play one')
      .answer('pass')
  expect(t(false).offer()).toContain('end')
  expect([t(true).asked, t(true).offer()]).toEqual(['0 act', ['play nop', 'pass']])
})
