import { expect, test } from 'vitest'
import { describeCard } from '../content/describe.ts'
import { baseContent } from '../content/index.ts'
import { bench, type PlayerSetup } from '../testing/bench.ts'
import { action, attack, autonomous, BLANK, instant, lockOn, personal, protocol } from '../testing/pack.ts'
import { rangeTo } from './range.ts'

const misses = (count: number) => Array<number>(count).fill(3)
const add = (roll: 'attack' | 'evasion' | 'armor', count: number) => instant({ do: [{ dice: { roll, add: count } }] })

/** The number of evasion dice of an Attack at so many hexes. */
function evasionAt(steps: number, target: PlayerSetup = {}, at = 'mech-1', cards = {}) {
  const t = bench({
    cards: { zap: attack({ accuracy: 0 }), ...cards },
    players: [
      { at: [-4, 0], hand: ['zap'] },
      { at: [steps - 4, 0], ...target },
    ],
  })
  t.dice(...misses(12)).does(`play zap at ${at}`)
  return t.told('evasion-roll')[0]?.dice
}

test('AR-ATTACK-1 an Attack runs in the order of the book', () => {
  const t = bench({
    cards: { zap: attack({ cost: 2, accuracy: 2, damage: 3 }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [1, 0], hand: [BLANK], mech: { arm: 1 } },
    ],
  })
  t.answer('play zap at mech-1').dice(1, 6, 2).answer('pass').dice(3).answer(1)
  expect(t.kinds('declared', 'paid', 'offer', 'attack-roll', 'evasion-roll', 'hit', 'armor', 'damage')).toEqual([
    'paid',
    'declared',
    'offer',
    'attack-roll',
    'evasion-roll',
    'hit',
    'armor',
    'damage',
  ])
})

test('AR-ATTACK-2 the target is named at declaration and open to all', () => {
  const t = bench({ cards: { zap: attack() }, players: [{ hand: ['zap'] }, { hand: [BLANK] }, {}] })
  expect(() => t.answer('play zap')).toThrow('needs a target')
  expect(t.whyNot('play zap')).toBe('AR-ATTACK-2')
  t.answer('play zap at mech-2')
  for (const seat of [0, 1, 2]) expect(t.match.view(seat).stack[0]?.strikes).toEqual(['mech-2'])
})

test('AR-ATTACK-3 AR-R-17 targets are Mechs and Objects in play, of opponents unless the table says otherwise', () => {
  const cards = { zap: attack(), guard: personal(), drone: autonomous(), radar: lockOn(), plan: protocol() }
  const players = [
    { at: [0, 0] as const, hand: ['zap'], inPlay: [{ card: 'guard', id: 'own' }] },
    { at: [0, 0] as const, inPlay: ['guard', { card: 'drone', at: [0, 0] as const }, 'radar', 'plan'] },
  ]
  expect(bench({ cards, players }).offer('play')).toEqual([
    'play zap at mech-1',
    'play zap at guard',
    'play zap at drone',
  ])
  expect(bench({ cards, players }).whyNot('play zap at own')).toBe('AR-R-17')
  expect(bench({ cards, players, options: { attack_own_side: 'yes' } }).offer('play')).toEqual([
    'play zap at mech-1',
    'play zap at own',
    'play zap at guard',
    'play zap at drone',
  ])
})

test('AR-ATTACK-4 the target must be at a playable range when the Attack is declared', () => {
  const t = bench({
    cards: { stab: attack({ ranges: ['short'], cost: 2 }) },
    players: [{ at: [0, 0], hand: ['stab'] }, { at: [2, 0] }],
  })
  expect([t.offer('play'), t.whyNot('play stab at mech-1'), t.energy(0)]).toEqual([[], 'AR-ATTACK-4', '8/0/0'])
})

test("AR-ATTACK-5 distance is counted from the attacker's own Mech", () => {
  const t = bench({
    cards: { drone: autonomous() },
    players: [{ at: [0, 0], inPlay: [{ card: 'drone', at: [3, 0] }] }, { at: [4, 0] }],
  })
  expect(rangeTo(t.state, 0, 'mech-1')).toBe(4)
})

test('AR-ATTACK-6 AR-ATTACK-7 AR-ATTACK-8 AR-ATTACK-9 AR-ATTACK-10 the five ranges give 0, 1, 2, 3 and 5 dice', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((steps) => evasionAt(steps))).toEqual([0, 1, 2, 3, 5, 5, 5])
})

test('AR-ATTACK-11 AR-ATTACK-12 six hexes are the limit unless a card reaches farther', () => {
  const cards = { zap: attack(), scope: protocol({ functions: [], standing: [{ reach: 8 }] }), rock: autonomous() }
  const far = (steps: number, inPlay: string[]) =>
    bench({
      cards,
      players: [{ at: [-4, 0], hand: ['zap'], inPlay }, { at: [4, 0] }],
      ...(steps === 9 ? { options: { arena_radius: 5 as const } } : {}),
    })
  const seven = bench({ cards, players: [{ at: [-4, 0], hand: ['zap'] }, { at: [3, 0] }] })
  expect([seven.offer('play'), seven.whyNot('play zap at mech-1')]).toEqual([[], 'AR-ATTACK-4'])
  expect(far(8, ['scope']).offer('play')).toEqual(['play zap at mech-1'])
  const nine = bench({
    cards,
    players: [{ at: [-5, 0], hand: ['zap'], inPlay: ['scope'] }, { at: [4, 0] }],
    options: { arena_radius: 5 },
  })
  expect(nine.offer('play')).toEqual([])
})

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

test('AR-R-71 every card of our pool that changes a next roll says "this turn"', () => {
  const all = [...Object.values(baseContent.mechs), ...Object.values(baseContent.cards)]
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

test('AR-R-18 the attacker moving measures the range anew and disrupts only where it is not playable', () => {
  const cards = {
    zap: attack({ accuracy: 1, ranges: ['short', 'medium'] }),
    nop: instant(),
    step: instant({ do: [{ move: { hexes: 1 } }] }),
  }
  const played = (q: number) => {
    const t = bench({
      cards,
      players: [
        { at: [0, 0], hand: ['zap', 'step'] },
        { at: [2, 0], hand: ['nop'] },
      ],
    })
    t.answer('play zap at mech-1')
      .answer('play nop')
      .answer('play step')
      .dice(...misses(3))
      .answer(t.hex(q, 0))
    return t
  }
  expect(played(1).told('evasion-roll')[0]?.dice).toBe(1)
  expect(played(-1).kinds('attack-roll', 'strike-off')).toEqual(['strike-off'])
})

test('AR-DAMAGE-1 AR-LOCKON-7 a hit puts as many counters as the damage value', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1, damage: 5 }) },
    players: [{ at: [0, 0], hand: ['zap'] }, { at: [0, 0] }],
  })
  expect(t.dice(1).does('play zap at mech-1').damage(1)).toBe(5)
})

test('AR-DAMAGE-2 AR-DAMAGE-6 AR-R-34 prevention comes before the armor decision', () => {
  const cards = { zap: attack({ accuracy: 1, damage: 5 }), guard: instant({ do: [{ prevent: { amount: 2 } }] }) }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap', 'zap'] },
      { at: [0, 0], hand: ['guard'], mech: { arm: 1 } },
    ],
  })
  t.answer('play zap at mech-1').answer('play guard').dice(1).answer('pass')
  expect([t.asked, t.question().text]).toEqual([
    '1 pull',
    '3 damage is coming. How many dice do you pull from your armor pool? No other dice are rolled.',
  ])
  expect(t.answer(0).damage(1)).toBe(3)
  expect(t.dice(1).answer('play zap at mech-1').answer(0).damage(1)).toBe(8)
})

test('AR-DAMAGE-3 AR-DAMAGE-4 an armor roll of any number of dice prevents 1 damage for each 1 and 6', () => {
  const setup = {
    cards: { zap: attack({ accuracy: 1, damage: 5 }) },
    players: [
      { at: [0, 0] as const, hand: ['zap'] },
      { at: [0, 0] as const, mech: { arm: 4 } },
    ],
  }
  const t = bench(setup).dice(1).answer('play zap at mech-1')
  expect([t.asked, t.question().min, t.question().max]).toEqual(['1 pull', 0, 4])
  expect(t.dice(6, 6, 3, 2).answer(4).damage(1)).toBe(3)
  const none = bench(setup).dice(1).answer('play zap at mech-1').answer(0)
  expect([none.damage(1), none.kinds('armor'), none.pools(1)]).toEqual([5, [], '0/0/4'])
})

test('AR-DAMAGE-5 prevention cannot bring damage below 0', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1, damage: 2 }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], damage: 3, mech: { arm: 4 } },
    ],
  })
  expect(t.dice(1, 6, 6, 6, 6).answer('play zap at mech-1').answer(4).damage(1)).toBe(3)
})

test('AR-DAMAGE-8 AR-R-68 added dice are rolled with the pulled ones, and declining keeps them', () => {
  const cards = { zap: attack({ accuracy: 1, damage: 4 }), brace: add('armor', 2) }
  const hit = () =>
    bench({
      cards,
      players: [
        { at: [0, 0], hand: ['zap', 'zap'] },
        { at: [0, 0], hand: ['brace'], mech: { arm: 3 } },
      ],
    })
      .answer('play zap at mech-1')
      .answer('play brace')
      .dice(1)
      .answer('pass')
  expect([hit().asked, hit().offer()]).toEqual(['1 armor', ['roll', 'decline']])
  expect(hit().answer('roll').dice(3, 3, 3).answer(1).told('armor')[0]?.dice).toBe(3)
  expect(hit().answer('roll').dice(3, 3).answer(0).told('armor')[0]?.dice).toBe(2)
  const declined = hit().answer('decline')
  expect([declined.damage(1), declined.state.lasting.length, declined.pools(1)]).toEqual([4, 1, '0/0/3'])
  expect(declined.dice(1).answer('play zap at mech-1').asked).toBe('1 armor')
})

test('AR-DAMAGE-9 a miss deals no damage and allows no armor roll', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], mech: { arm: 2 } },
    ],
  })
  t.dice(3).does('play zap at mech-1')
  expect([t.asked, t.damage(1), t.pools(1)]).toEqual(['0 act', 0, '0/0/2'])
})

test('AR-DAMAGE-10 AR-R-33 an armor roll is allowed against any damage to the Mech', () => {
  const turret = autonomous({
    functions: [{ cost: { mark: true }, target: { what: 'mech' }, do: [{ damage: { amount: 2, to: 'target' } }] }],
  })
  const t = bench({ cards: { turret }, players: [{ inPlay: [{ card: 'turret', at: [0, 0] }] }, { mech: { arm: 3 } }] })
  t.does('use turret at mech-1')
  expect([t.asked, t.question().max]).toEqual(['1 pull', 3])
  expect(t.dice(1).answer(1).damage(1)).toBe(1)
  const sure = autonomous({
    functions: [
      { cost: { mark: true }, target: { what: 'mech' }, do: [{ damage: { amount: 2, to: 'target', sure: true } }] },
    ],
  })
  const certain = bench({
    cards: { sure },
    players: [{ inPlay: [{ card: 'sure', at: [0, 0] }] }, { mech: { arm: 3 } }],
  }).does('use sure at mech-1')
  expect([certain.asked, certain.damage(1)]).toEqual(['0 act', 2])
})

test('AR-DAMAGE-11 AR-KEYWORD-3 armor lowers damage to the Mech only', () => {
  const t = bench({
    cards: { boom: attack({ accuracy: 1, damage: 3, explosive: 2 }), guard: personal() },
    players: [
      { at: [0, 0], hand: ['boom'] },
      { at: [0, 0], inPlay: ['guard'], mech: { arm: 2 } },
    ],
  })
  t.dice(1, 6, 6).answer('play boom at mech-1').answer(2)
  expect([t.damage(1), t.card('guard').damage]).toEqual([1, 2])
})

test('AR-DAMAGE-12 there is one armor roll against each damage', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1, damage: 5 }) },
    players: [
      { at: [0, 0], hand: ['zap', 'zap'] },
      { at: [0, 0], mech: { arm: 4 } },
    ],
  })
  t.dice(1, 3, 3).answer('play zap at mech-1').answer(2)
  expect([t.damage(1), t.asked]).toEqual([5, '0 act'])
  t.dice(1).answer('play zap at mech-1')
  expect([t.asked, t.question().max]).toEqual(['1 pull', 2])
})

test('AR-OBJATTACK-1 AR-OBJATTACK-2 AR-OBJATTACK-3 AR-OBJATTACK-8 an Attack on a Personal Object: one more evasion die, pool dice, no armor', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 2, damage: 2, cost: 1 }), guard: personal() },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [3, 0], inPlay: ['guard'], mech: { eva: 2, arm: 4 }, hand: [BLANK] },
    ],
  })
  t.answer('play zap at guard').dice(1, 1).answer('pass')
  expect([t.asked, t.question().max]).toEqual(['1 pull', 2])
  t.dice(...misses(6)).answer(2)
  expect([t.told('evasion-roll')[0]?.dice, t.card('guard').damage, t.asked, t.pools(1)]).toEqual([
    6,
    2,
    '0 act',
    '0/0/4',
  ])
  expect(t.kinds('paid', 'declared', 'offer', 'attack-roll', 'evasion-roll', 'damage')).toEqual([
    'paid',
    'declared',
    'offer',
    'attack-roll',
    'evasion-roll',
    'damage',
  ])
  expect(evasionAt(3, { inPlay: ['guard'] }, 'guard', { guard: personal() })).toBe(4)
})

test('AR-OBJATTACK-4 effects that add evasion dice work for a Personal Object', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), guard: personal(), evade: add('evasion', 2) },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [1, 0], inPlay: ['guard'], hand: ['evade'] },
    ],
  })
  t.answer('play zap at guard')
    .dice(...misses(5))
    .answer('play evade')
  expect(t.told('evasion-roll')[0]?.dice).toBe(4)
})

test('AR-OBJATTACK-5 AR-OBJATTACK-6 an Autonomous Object has its range bonus and two dice, and nothing from the pool', () => {
  const drone = autonomous()
  const at = (steps: number) =>
    evasionAt(steps, { mech: { eva: 4 }, inPlay: [{ card: 'drone', at: [steps - 4, 0] }] }, 'drone', { drone })
  expect([at(2), at(0), at(5)]).toEqual([4, 2, 7])
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }), drone },
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], mech: { eva: 4, arm: 2 }, inPlay: [{ card: 'drone', at: [0, 0] }] },
    ],
  })
  t.dice(1, 3, 3).answer('play zap at drone')
  expect([t.asked, t.pools(1), t.card('drone').damage]).toEqual(['0 act', '0/4/2', 2])
})

test('AR-OBJATTACK-7 AR-R-30 AR-R-31 effects add nothing to an Autonomous Object unless they say so, and are used up', () => {
  const roll = (fields: object, options = {}) => {
    const leap = instant({ do: [{ dice: { roll: 'evasion', add: 3, ...fields } }, { range: { times: 2 } }] })
    const t = bench({
      cards: { zap: attack({ accuracy: 1 }), drone: autonomous(), leap },
      players: [
        { at: [0, 0], hand: ['zap'] },
        { at: [0, 0], hand: ['leap'], inPlay: [{ card: 'drone', at: [1, 0] }] },
      ],
      options,
    })
    t.answer('play zap at drone')
      .dice(...misses(7))
      .answer('play leap')
    return [t.told('evasion-roll')[0]?.dice, t.state.lasting.length]
  }
  expect(roll({})).toEqual([3, 0])
  expect(roll({ autonomous: true })).toEqual([6, 0])
  expect(roll({}, { next_roll_on_autonomous: 'kept' })).toEqual([3, 2])
})

test('AR-OBJATTACK-9 other prevention may cover an Object', () => {
  const cards = {
    zap: attack({ accuracy: 1, damage: 3 }),
    guard: personal(),
    cover: instant({ target: { what: 'object' }, do: [{ prevent: { amount: 2, to: 'target' } }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], inPlay: ['guard'], hand: ['cover'] },
    ],
  })
  t.answer('play zap at guard').dice(1, 3).answer('play cover at guard')
  expect(t.card('guard').damage).toBe(1)
})

test('AR-OBJATTACK-10 AR-OBJATTACK-11 an Object is scrapped at its HP, and what is too much is lost', () => {
  const hit = (before: number, damage: number) => {
    const cards = { zap: attack({ accuracy: 1, damage }), guard: personal({ hp: 3 }), other: personal() }
    const t = bench({
      cards,
      players: [
        { at: [0, 0], hand: ['zap'] },
        { at: [0, 0], inPlay: [{ card: 'guard', damage: before }, 'other'], hand: [BLANK] },
      ],
    })
    return t.answer('play zap at guard').dice(1, 3).answer('pass')
  }
  expect(hit(0, 2).inPlay(1)).toEqual(['guard', 'other'])
  expect([hit(0, 3).inPlay(1), hit(0, 3).scrapheap(1)]).toEqual([['other'], ['guard']])
  const over = hit(2, 5)
  expect([over.inPlay(1), over.damage(1), over.card('other').damage]).toEqual([['other'], 0, 0])
  const after = over.events.slice(over.events.findIndex(({ event }) => event === 'damage'))
  expect(after.map(({ event }) => event)).toEqual(['damage', 'destroyed', 'scrapped', 'scrapped'])
})

test('AR-OBJATTACK-12 the range to an Autonomous Object is counted to its own hex', () => {
  const t = bench({
    cards: { drone: autonomous() },
    players: [{ at: [4, 0] }, { at: [0, 0], inPlay: [{ card: 'drone', at: [3, 0] }] }],
  })
  expect(rangeTo(t.state, 0, 'drone')).toBe(1)
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
