import { expect, test } from 'vitest'
import { describeCard } from '../content/describe.ts'
import { baseContent } from '../content/index.ts'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, BLANK, instant } from '../testing/pack.ts'
import { add, misses } from '../testing/stock.ts'

test('AR-ROLL-1 the attack roll has accuracy, added and pulled dice', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 6 }), aim: add('attack', 2) },
    players: [{ at: [0, 0], hand: ['aim', 'zap', 'zap'], mech: { atk: 3 } }, { at: [0, 0] }],
  })
  t.does('play aim')
    .answer('play zap at mech-1')
    .dice(...misses(11))
    .answer(3)
    .dice(...misses(6))
    .answer('play zap at mech-1')
  expect(t.told('attack-roll').map(({ dice }) => dice)).toEqual([11, 6])
  expect(t.told('attack-roll')[0]?.because).toEqual([
    { source: 'The zap', add: 6, rule: 'AR-ROLL-1' },
    { source: 'The aim', add: 2, rule: 'AR-ROLL-13' },
  ])
})

test('AR-ROLL-2 the pull comes after all reactions and shows the other dice', () => {
  const t = bench({
    cards: {
      zap: attack({ accuracy: 4 }),
      foil: instant({ do: [{ dice: { roll: 'attack', less: 1, who: 'rivals' } }] }),
    },
    players: [
      { at: [0, 0], hand: ['zap'], mech: { atk: 2 } },
      { at: [0, 0], hand: ['foil'] },
    ],
  })
  t.answer('play zap at mech-1').answer('play foil')
  expect([t.asked, t.question().text]).toEqual([
    '0 pull',
    'The zap against Test Mech 1. How many dice do you pull from your attack pool? 3 other dice are rolled.',
  ])
})

test('AR-ROLL-3 ones and sixes are successes, other faces are not', () => {
  const t = bench({ cards: { zap: attack({ accuracy: 7 }) }, players: [{ at: [0, 0], hand: ['zap'] }, { at: [0, 0] }] })
  t.dice(1, 2, 3, 4, 5, 6, 6).does('play zap at mech-1')
  expect(t.told('hit')[0]?.hits).toBe(3)
})

test('AR-ROLL-4 the evasion roll has range bonus, added and pulled dice', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), evade: add('evasion', 2) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [2, 0], hand: ['evade'], mech: { eva: 3 } },
    ],
  })
  t.answer('play zap at mech-1')
    .dice(3)
    .answer('play evade')
    .dice(...misses(5))
    .answer(1)
  expect(t.told('evasion-roll')[0]?.dice).toBe(5)
})

test('AR-ROLL-5 AR-ROLL-8 the defender sees the attack roll before pulling, and needs nothing against no success', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 2 }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], mech: { eva: 4 } },
    ],
  })
  t.dice(2, 3).answer('play zap at mech-1')
  expect([t.asked, t.question().text]).toEqual([
    '1 pull',
    'The zap against Test Mech 1 has 0 successes. How many dice do you pull from your evasion pool? No other dice are rolled.',
  ])
  t.answer(0)
  expect([t.kinds('hit', 'miss'), t.damage(1)]).toEqual([['miss'], 0])
})

test('AR-ROLL-6 AR-ROLL-7 equal or more evasion successes miss, fewer are hit', () => {
  const outcome = (attackFaces: number[], evasionFaces: number[]) => {
    const t = bench({
      cards: { zap: attack({ accuracy: 3 }) },
      players: [{ at: [0, 0], hand: ['zap'] }, { at: [3, 0] }],
    })
    t.dice(...attackFaces, ...evasionFaces).does('play zap at mech-1')
    return t.kinds('hit', 'miss')[0]
  }
  expect(outcome([1, 1, 6], [6, 6, 1])).toBe('miss')
  expect(outcome([1, 1, 2], [6, 6, 1])).toBe('miss')
  expect(outcome([1, 1, 6], [6, 6, 2])).toBe('hit')
})

test('AR-ROLL-9 a declared Attack cannot be called off', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }) },
    players: [{ at: [0, 0], hand: ['zap'], mech: { atk: 2 } }, { at: [0, 0] }],
  })
  t.answer('play zap at mech-1')
  expect([t.asked, t.question().min]).toEqual(['0 pull', 0])
  t.dice(3).answer(0)
  expect(t.kinds('attack-roll', 'miss')).toEqual(['attack-roll', 'miss'])
})

test('AR-ROLL-10 the dice of range are rolled even if none is pulled', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [3, 0], mech: { eva: 2 } },
    ],
  })
  t.dice(1, 3, 3, 3).answer('play zap at mech-1').answer(0)
  expect(t.told('evasion-roll')[0]).toMatchObject({ dice: 3, pulled: 0 })
})

test('AR-ROLL-11 the player whose thing is the target makes the evasion roll', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), drone: autonomous() },
    players: [{ at: [0, 0], hand: ['zap'] }, { at: [0, 0] }, { at: [4, 0], inPlay: [{ card: 'drone', at: [0, 0] }] }],
  })
  t.dice(1, 3, 3).does('play zap at drone')
  expect(t.told('evasion-roll').map(({ seat }) => seat)).toEqual([2])
})

test('AR-ROLL-13 AR-ROLL-16 "next roll" effects count once and add up', () => {
  const cards = {
    zap: attack({ accuracy: 1 }),
    evade: add('evasion', 2),
    leap: add('evasion', 3),
    aim: add('attack', 2),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['aim', 'zap', 'zap'] },
      { at: [0, 0], hand: ['evade', 'evade', 'leap'] },
    ],
  })
  t.does('play aim')
    .answer('play zap at mech-1')
    .play('play evade', 'pass', 'play evade', 'pass', 'play leap')
    .dice(...misses(10))
    .answer('pass')
    .dice(3)
    .does('play zap at mech-1')
  expect(t.told('attack-roll').map(({ dice }) => dice)).toEqual([3, 1])
  expect(t.told('evasion-roll').map(({ dice }) => dice)).toEqual([7, 0])
})

test('AR-ROLL-14 a disrupted Attack does not use up a "next roll" effect', () => {
  const cards = {
    zap: attack({ accuracy: 1, ranges: ['short'] }),
    aim: add('attack', 2),
    hop: instant({ do: [{ move: { hexes: 1 } }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['aim', 'zap', 'zap'] },
      { at: [1, 0], hand: ['hop'] },
    ],
  })
  t.does('play aim').answer('play zap at mech-1').play('play hop', 'pass').answer(t.hex(0, 1))
  expect(t.kinds('disrupted', 'attack-roll')).toEqual(['disrupted'])
  t.dice(...misses(4)).does('play zap at mech-1')
  expect(t.told('attack-roll')[0]?.dice).toBe(3)
})

test('AR-ROLL-15 an unused "next roll this turn" effect lapses with the turn', () => {
  const hand = Array<string>(8).fill(BLANK)
  const t = bench({
    cards: { leap: add('evasion', 3), zap: attack({ accuracy: 1 }) },
    players: [
      { at: [0, 0], hand: ['leap', ...hand] },
      { at: [0, 0], hand: ['zap', ...hand.slice(1)] },
    ],
  })
  t.does('play leap').endTurn()
  expect(t.state.lasting).toEqual([])
  t.dice(3).does('play zap at mech-0')
  expect(t.told('evasion-roll')[0]?.dice).toBe(0)
})

test('AR-R-71 a "next roll" effect that does not say "this turn" waits for its roll over turns, once', () => {
  const hand = Array<string>(8).fill(BLANK)
  const poised = instant({ do: [{ dice: { roll: 'evasion', add: 3, until: 'rolled' } }] })
  const t = bench({
    cards: { poised, zap: attack({ accuracy: 1 }) },
    players: [
      { at: [0, 0], hand: ['poised', ...hand] },
      { at: [0, 0], hand: ['zap', 'zap', ...hand.slice(2)] },
    ],
  })
  t.does('play poised').endTurn()
  t.dice(...misses(4)).does('play zap at mech-0')
  t.dice(3).does('play zap at mech-0')
  expect(t.told('evasion-roll').map(({ dice }) => dice)).toEqual([3, 0])
  expect(t.state.lasting).toEqual([])
})

test('AR-R-71 every card of our pool that changes a next roll says "this turn", but for Momentum', () => {
  const all = [...Object.values(baseContent.mechs), ...Object.values(baseContent.cards)].filter(
    ({ id }) => id !== 'momentum',
  )
  const next = all.map(describeCard).flatMap((text) => text.match(/next (attack|evasion|armor) roll.{0,10}/g) ?? [])
  expect(next.length).toBeGreaterThan(40)
  for (const words of next) expect(words).toMatch(/roll this turn/)
})

test('AR-R-58 there are as many dice as a roll asks for', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 20, damage: 3 }) },
    players: [{ at: [0, 0], hand: ['zap'], pools: { attack: 40 } }, { at: [0, 0] }],
  })
  t.answer('play zap at mech-1').dice(...Array<number>(60).fill(6))
  t.passAll().answer(40)
  expect(t.told('hit')[0]).toMatchObject({ hits: 60, evaded: 0 })
})

test('AR-ROLL-17 AR-R-32 multiplying the range bonus multiplies only the dice due to range', () => {
  const double = instant({ do: [{ range: { times: 2 } }] })
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), double },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [3, 0], hand: ['double', 'double'], mech: { eva: 2 } },
    ],
  })
  t.answer('play zap at mech-1')
    .answer('play double')
    .dice(3)
    .answer('pass')
    .dice(...misses(8))
    .answer(2)
  expect(t.told('evasion-roll')[0]?.dice).toBe(8)
  const twice = bench({
    cards: { zap: attack({ accuracy: 1 }), double },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [3, 0], hand: ['double', 'double'] },
    ],
  })
  twice
    .answer('play zap at mech-1')
    .answer('play double')
    .dice(...misses(13))
    .answer('play double')
  expect(twice.told('evasion-roll')[0]?.dice).toBe(12)
})

test('AR-ROLL-18 pool dice are pulled once for a roll', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 0 }) },
    players: [
      { at: [0, 0], hand: ['zap'], mech: { atk: 4 } },
      { at: [0, 0], mech: { eva: 4 } },
    ],
  })
  t.answer('play zap at mech-1').dice(3).answer(1)
  expect([t.asked, t.pools(0)]).toEqual(['1 pull', '3/0/0'])
  t.dice(3).answer(1)
  expect([t.asked, t.pools(1)]).toEqual(['0 act', '0/3/0'])
})

test('AR-R-6 the next roll is the first made in order of resolution', () => {
  const cards = {
    zap: attack({ accuracy: 1 }),
    snap: attack({ accuracy: 1, instant: true }),
    aim: add('attack', 2),
    nop: action(),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['aim', 'zap', 'snap'] },
      { at: [0, 0], hand: ['snap', BLANK] },
    ],
  })
  t.does('play aim')
    .answer('play zap at mech-1')
    .answer('play snap at mech-0')
    .answer('play snap at mech-1')
    .dice(...misses(5))
    .passAll()
  expect(t.told('attack-roll').map(({ seat, dice }) => [seat, dice])).toEqual([
    [0, 3],
    [1, 1],
    [0, 1],
  ])
})
