import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, BLANK, instant, lockOn, personal, protocol } from '../testing/pack.ts'
import { full, misses } from '../testing/stock.ts'
import { boardFor } from './arena.ts'
import { costOf, statOf } from './effects/standing.ts'
import { arsenal } from './game.ts'
import { cardNamed, hexOf } from './lookup.ts'

const here = [0, 0] as const

test('AR-R-11 players recharge one after the other, so the earlier one runs out first', () => {
  const empty = { hand: full.slice(1), only: [] }
  const t = bench({ players: [empty, empty], phase: 'recharge', turn: 1 })
  expect([t.result?.winners, t.told('unmark').map(({ seat }) => seat)]).toEqual([[0], [1]])
})

test('AR-R-12 with the option, first hands are drawn before the first turn and may be exchanged once', () => {
  const open = (mulligan: 'none' | 'one') =>
    Match.open(arsenal, {
      seats: 2,
      config: { decks: ['eagle-eye-signature', 'stone-helix-signature'], first: 1, options: { mulligan } },
      seed: 'hands',
    })
  expect(open('none').questions[0]?.ask).toBe('act')
  const match = open('one')
  expect(match.questions.map(({ seat, ask }) => [seat, ask])).toEqual([[1, 'mulligan']])
  const before = [...(match.state.players[1]?.hand.cards ?? [])]
  match.answer(1, 'exchange')
  expect([match.questions[0]?.seat, match.state.players[1]?.hand.cards.length]).toEqual([0, 8])
  expect(match.state.players[1]?.hand.cards).not.toEqual(before)
  match.answer(0, 'keep')
  expect([match.questions[0]?.ask, match.state.players[0]?.reserve.cards.length]).toEqual(['act', 32])
})

test('AR-R-13 the arena is a hexagon of the radius chosen', () => {
  for (const [radius, hexes] of [
    [3, 37],
    [4, 61],
    [5, 91],
    [6, 127],
  ] as const) {
    const t = bench({ players: [{ at: [radius, 0] }, {}], options: { arenaRadius: radius } })
    const arena = boardFor(t.state.config).hexes
    expect([t.at(0), arena.length, new Set(arena.map(String)).size]).toEqual([[radius, 0], hexes, hexes])
    for (const [q, r] of arena) expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(radius)
    expect(() => bench({ players: [{ at: [radius + 1, 0] }, {}], options: { arenaRadius: radius } })).toThrow(
      'there is no hex',
    )
  }
})

test('AR-R-15 AR-R-16 any number of things share a hex, and nothing stands in the way of an Attack', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 0 }), drone: autonomous() },
    players: [
      { at: here, hand: ['zap'] },
      {
        at: [2, 0],
        inPlay: [
          { card: 'drone', id: 'a', at: [1, 0] },
          { card: 'drone', id: 'b', at: [1, 0] },
        ],
      },
      { at: [1, 0] },
    ],
  })
  expect(t.offer('play')).toEqual(['play zap at mech-1', 'play zap at mech-2', 'play zap at a', 'play zap at b'])
})

test('AR-R-20 movement forced by somebody else disrupts too', () => {
  const cards = {
    zap: attack(),
    shove: instant({ target: { what: 'mech' }, do: [{ move: { hexes: 1, what: 'target' } }] }),
  }
  const t = bench({ cards, players: [{ at: here, hand: ['zap'] }, { at: [2, 0] }, { at: [4, 0], hand: ['shove'] }] })
  t.answer('play zap at mech-1').answer('play shove at mech-1').answer(t.hex(2, 1))
  expect(t.kinds('disrupted', 'attack-roll')).toEqual(['disrupted'])
})

test('AR-R-28 a Swarm copy keeps Rapid-Fire, a Rapid-Fire copy makes no Swarm, and the card is scrapped after the last', () => {
  const t = bench({
    cards: { storm: attack({ accuracy: 1, damage: 1, swarm: 1, rapidFire: 1 }) },
    players: [{ at: here, hand: ['storm'] }, { at: here }],
  })
  t.answer('play storm at mech-1').dice(1, 1, 1, 1).answer('mech-1')
  expect([t.damage(1), t.scrapheap(0), t.told('attack-roll').length]).toEqual([4, ['storm'], 4])
  expect(t.events.at(-1)?.event).toBe('scrapped')
})

test('AR-R-37 AR-R-39 a seized card goes to its owner when scrapped, and leaves with a loser who controls it', () => {
  const cards = { guard: personal({ hp: 1 }), zap: attack({ accuracy: 1, damage: 9 }) }
  const owned = [{ card: 'guard', owner: 2 }]
  const wrecked = bench({ cards, players: [{ at: here, hand: ['zap'] }, { at: here, inPlay: owned }, { at: here }] })
  expect(wrecked.dice(1, 3).does('play zap at guard').scrapheap(2)).toEqual(['guard'])
  const lost = bench({
    cards,
    players: [{ at: here, hand: ['zap'] }, { at: here, damage: 15, inPlay: owned }, { at: here }],
  })
  lost.dice(1).does('play zap at mech-1')
  expect([lost.state.inPlay, lost.scrapheap(2), lost.hand(2)]).toEqual([[], [], []])
})

test('AR-R-44 AR-R-45 a card that is readied may be marked again, and a marked one keeps its standing effects', () => {
  const cards = {
    visor: personal({
      functions: [{ cost: { mark: true }, do: [{ dice: { roll: 'attack', add: 1 } }] }],
      standing: [{ stat: 'hand', add: 1 }],
    }),
    ready: instant({ target: { what: 'in-play' }, do: [{ unmark: {} }] }),
  }
  const t = bench({ cards, players: [{ hand: ['ready'], inPlay: ['visor'] }, {}] })
  t.does('use visor')
  expect([t.offer('use'), statOf(t.state, 0, 'hand')]).toEqual([[], 9])
  t.does('play ready at visor').does('use visor')
  expect(t.state.lasting).toHaveLength(2)
})

test('AR-R-48 AR-R-49 a Mech must move when its move resolves, and exactly as far as a card says', () => {
  const t = bench({
    cards: {
      dash: action({ do: [{ move: { hexes: 2 } }] }),
      trot: action({ do: [{ move: { hexes: 2, upTo: true } }] }),
    },
    players: [{ at: here, hand: ['dash', 'trot'] }, { at: [4, 0] }],
  })
  t.does('move')
  expect(t.hexesOffered()).not.toContain('0,0')
  t.answer(t.hex(1, 0)).does('play dash')
  expect(t.offer()).not.toContain('stop')
  t.answer(t.hex(2, 0)).answer(t.hex(1, 0))
  expect(t.at(0)).toEqual([1, 0])
  t.does('play trot')
  expect(t.offer()).toContain('stop')
  expect(t.answer('stop').at(0)).toEqual([1, 0])
})

test('AR-R-52 an Autonomous Object comes to where the Mech stands when the card resolves', () => {
  const cards = {
    drone: autonomous(),
    shove: instant({ target: { what: 'mech' }, do: [{ move: { hexes: 1, what: 'target' } }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: here, hand: ['drone'] },
      { at: [4, 0], hand: ['shove'] },
    ],
  })
  t.answer('play drone').answer('play shove at mech-0').answer(t.hex(1, 0))
  expect([t.at(0), hexOf(t.state, t.idOf(0, 'drone')) === t.player(0).hex]).toEqual([[1, 0], true])
})

test('AR-R-56 SPD counts at once, pools only at the next restore', () => {
  const cards = {
    boots: protocol({
      functions: [],
      standing: [
        { stat: 'free', add: 1 },
        { stat: 'atk', add: 2 },
      ],
    }),
  }
  const t = bench({ cards, players: [{ hand: ['boots', ...full], moves: 3, mech: { atk: 3 } }, { hand: full }] })
  expect(t.offer('move')).toEqual([])
  t.does('play boots')
  expect([t.offer('move'), t.pools(0)]).toEqual([['move'], '3/0/0'])
  expect(t.endTurn().pools(0)).toBe('5/0/0')
})

test('AR-R-57 two players may use the same Mech and the same deck', () => {
  const { state } = Match.open(arsenal, {
    seats: 2,
    config: { decks: ['eagle-eye-signature', 'eagle-eye-signature'] },
    seed: 'twins',
  })
  expect(state.players.map(({ mech }) => mech)).toEqual(['eagle-eye', 'eagle-eye'])
})

test('AR-R-64 cost and timing are not looked at again when something resolves', () => {
  const cards = {
    bill: action({ cost: 8 }),
    leech: instant({ target: { what: 'player' }, do: [{ drain: { burn: 8, who: 'target' } }] }),
  }
  const t = bench({ cards, players: [{ hand: ['bill'] }, { hand: ['leech'] }] })
  t.answer('play bill').answer('play leech at player-0')
  expect([t.energy(0), t.scrapheap(0), t.kinds('resolves').length]).toEqual(['0/0/8', ['bill'], 2])
})

test('AR-R-65 "target Mech" means any Mech at any distance, one\'s own included', () => {
  const cards = { ping: action({ target: { what: 'mech' }, do: [{ repair: { amount: 1, to: 'target' } }] }) }
  const t = bench({ cards, players: [{ at: [-4, 0], hand: ['ping'] }, { at: [4, 0] }] })
  expect(t.offer('play')).toEqual(['play ping at mech-0', 'play ping at mech-1'])
})

test('AR-R-72 nothing is lowered below 0', () => {
  const cards = {
    sale: protocol({ functions: [], standing: [{ cost: -6, of: 'all' }] }),
    zap: attack({ cost: 2, accuracy: 1 }),
    fog: instant({
      do: [{ dice: { roll: 'attack', less: 5, who: 'rivals' } }, { pool: { of: 'attack', less: 9, who: 'rivals' } }],
    }),
  }
  const t = bench({
    cards,
    players: [
      { at: here, hand: ['zap'], inPlay: ['sale'], mech: { atk: 2 } },
      { at: here, hand: ['fog'] },
    ],
  })
  expect(costOf(t.state, 0, cardNamed(t.state, 'zap'), 0)).toBe(0)
  t.answer('play zap at mech-1').answer('play fog')
  expect([t.pools(0), t.told('attack-roll')[0]?.dice, t.kinds('miss')]).toEqual(['0/0/0', 0, ['miss']])
})

test('AR-R-73 "cannot" goes before "may": a lock is not taken inside a jamming Radius', () => {
  const cards = {
    radar: lockOn(),
    fog: autonomous({ radius: 1, standing: [{ forbid: 'locks', who: 'rivals-inside' }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: here, inPlay: ['radar'] },
      { at: [4, 0], inPlay: [{ card: 'fog', at: [1, 0] }] },
    ],
  })
  t.does('use radar at mech-1')
  expect(t.told('lock')).toEqual([])
  const outside = bench({
    cards,
    players: [
      { at: [-2, 0], inPlay: ['radar'] },
      { at: [4, 0], inPlay: [{ card: 'fog', at: [1, 0] }] },
    ],
  })
  expect(outside.does('use radar at mech-1').told('lock')).toHaveLength(1)
})

test('AR-R-69 what is set off is announced with its own lap, before initiative goes on', () => {
  const cards = {
    zap: attack({ accuracy: 1 }),
    alarm: personal({ functions: [{ on: 'targeted', do: [{ dice: { roll: 'evasion', add: 2 } }] }] }),
    spite: protocol({ functions: [{ on: 'evaded', do: [{ damage: { amount: 1, to: 'target', sure: true } }] }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: here, hand: ['zap', BLANK] },
      { at: here, inPlay: ['alarm', 'spite'] },
    ],
  })
  t.answer('play zap at alarm')
  expect([t.asked, t.state.stack.map(({ kind }) => kind)]).toEqual(['0 act', ['card', 'trigger']])
  t.dice(...misses(4))
    .answer('pass')
    .passAll()
  expect([t.told('evasion-roll')[0]?.dice, t.damage(0)]).toEqual([3, 1])
})

test('AR-R-27 with the option each copy of a Swarm has a further lap before it resolves', () => {
  const cards = {
    pod: attack({ accuracy: 0, swarm: 1 }),
    hush: instant({ target: { what: 'waiting-card' }, do: [{ disrupt: {} }] }),
  }
  const setup = {
    cards,
    players: [
      { at: here, hand: ['pod'] },
      { at: here, hand: ['hush', BLANK] },
    ],
    options: { copyReactions: true },
  }
  const t = bench(setup).play('play pod at mech-1', 'mech-1', 'pass')
  expect([t.asked, t.told('miss').length]).toEqual(['1 act', 1])
  expect(t.answer('pass').told('miss')).toHaveLength(2)
  const stopped = bench(setup).play('play pod at mech-1', 'mech-1', 'pass', 'play hush at item-100')
  expect([stopped.told('miss').length, stopped.scrapheap(0), stopped.asked]).toEqual([1, ['pod'], '0 act'])
})

test('AR-R-1 AR-R-2 with both options the declarer speaks last, and then all others again', () => {
  const options = { initiativeLap: 'all-pass', declarerLastWord: true } as const
  const t = bench({
    cards: { one: action(), nop: instant() },
    players: [{ hand: ['one', 'nop', BLANK] }, { hand: [BLANK] }, { hand: [BLANK] }],
    options,
  })
  t.answer('play one').play('pass', 'pass').answer('play nop').passAll()
  expect(t.told('offer').map(({ seat }) => seat)).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0])
  expect(t.told('resolves').map(({ card }) => card)).toEqual(['nop', 'one'])
})

test('AR-MARK-1 an effect may mark a card for nothing, or return one to the hand', () => {
  const visor = personal({ functions: [{ cost: { mark: true }, do: [{ dice: { roll: 'attack', add: 1 } }] }] })
  const cards = {
    visor,
    sap: action({ target: { what: 'in-play' }, do: [{ mark: {} }] }),
    fetch: action({ target: { what: 'object' }, do: [{ return: {} }] }),
  }
  const t = bench({ cards, players: [{ hand: ['sap', 'fetch'] }, { inPlay: ['visor'] }] })
  t.does('play sap at visor')
  expect(t.card('visor').marked).toBe(true)
  t.does('play fetch at visor')
  expect([t.inPlay(1), t.hand(1)]).toEqual([[], ['visor']])
})

test('AR-PLAY-2 while a start-of-turn effect waits, only Instants and functions are played', () => {
  const study = protocol({ functions: [{ on: 'start-of-your-turn', do: [{ repair: { amount: 1 } }] }] })
  const t = bench({
    cards: { study, slow: action(), nop: instant() },
    players: [{ inPlay: ['study'], hand: ['slow', 'nop', ...full.slice(2)] }, { hand: ['nop', ...full.slice(1)] }],
    phase: 'recharge',
  })
  t.answer('play nop')
  expect([t.asked, t.offer(), t.whyNot('play slow'), t.whyNot('move')]).toEqual([
    '0 act',
    ['play nop', 'pass'],
    'AR-PLAY-2',
    'AR-MOVE-5',
  ])
})
