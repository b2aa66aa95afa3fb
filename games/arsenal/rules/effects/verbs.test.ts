import { expect, test } from 'vitest'
import { type Bench, type BenchSetup, bench, type PlayerSetup } from '../../testing/bench.ts'
import {
  action,
  attack,
  autonomous,
  BLANK,
  instant,
  lockOn,
  personal,
  protocol,
  type TestCard,
} from '../../testing/pack.ts'
import { full } from '../../testing/stock.ts'
import { boardFor } from '../arena.ts'
import { locksOf } from '../lockon.ts'

/** A test a word of the vocabulary: what it does, to whom, and to whom it does not. */

type Action = NonNullable<Parameters<typeof action>[0]>
type Deeds = NonNullable<Action['do']>

const here = [0, 0] as const

/** The first player plays a card that does this, at a target where there is one. */
function played(fields: Action, players: readonly PlayerSetup[], more: Partial<BenchSetup> = {}, at?: string): Bench {
  const [first, ...others] = players
  const hand = ['card', ...(first?.hand ?? [])]
  const t = bench({ ...more, cards: { card: action(fields), ...more.cards }, players: [{ ...first, hand }, ...others] })
  return t.does(at === undefined ? 'play card' : `play card at ${at}`)
}
const doing = (what: Deeds, players: readonly PlayerSetup[], more: Partial<BenchSetup> = {}) =>
  played({ do: what }, players, more)
const doingTo = (at: string, what: Deeds, players: readonly PlayerSetup[], more: Partial<BenchSetup> = {}) =>
  played({ target: { what: at.startsWith('player') ? 'player' : 'in-play' }, do: what }, players, more, at)
const doingToMech = (what: Deeds, players: readonly PlayerSetup[], more: Partial<BenchSetup> = {}) =>
  played({ target: { what: 'mech' }, do: what }, players, more, 'mech-1')

const damages = (t: Bench) => t.state.players.map(({ damage }) => damage)
const energies = (t: Bench) => [...t.state.players.keys()].map((seat) => t.energy(seat))
const hands = (t: Bench) => t.state.players.map(({ hand }) => hand.cards.length)

test('AR-ROLL-13 dice: more or fewer dice on a roll of whoever is meant', () => {
  const add = (who: 'me' | 'target' | 'rivals' | 'everyone') =>
    played(
      { target: { what: 'player' }, do: [{ dice: { roll: 'evasion', add: 2, who } }] },
      [{}, {}, {}],
      {},
      'player-1',
    )
      .told('dice-added')
      .map(({ seat, add: dice }) => [seat, dice])
  expect(add('me')).toEqual([[0, 2]])
  expect(add('target')).toEqual([[1, 2]])
  expect(add('rivals')).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect(add('everyone')).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ])
  const cards = { zap: attack({ accuracy: 4, damage: 1 }) }
  const t = doing([{ dice: { roll: 'attack', less: 3 } }], [{ at: here, hand: ['zap'] }, { at: here }], { cards })
  expect(t.dice(1).does('play zap at mech-1').told('attack-roll')[0]?.dice).toBe(1)
})

test('AR-ROLL-17 range: the range bonus of the next evasion roll is multiplied, for whoever is meant', () => {
  const cards = { zap: attack({ accuracy: 1 }) }
  const t = doing([{ range: { times: 3, who: 'rivals' } }], [{ at: here, hand: ['zap'] }, { at: [2, 0] }], { cards })
  t.dice(1, 3, 3, 3, 3, 3, 3).does('play zap at mech-1')
  expect(t.told('evasion-roll')[0]?.dice).toBe(6)
})

test('AR-POOL-5 AR-R-72 pool: dice into a pool, or out of it down to none', () => {
  const players = [{ mech: { atk: 2 } }, { mech: { eva: 3 } }, { mech: { eva: 1 } }]
  expect(doing([{ pool: { of: 'attack', add: 3 } }], players).pools(0)).toBe('5/0/0')
  const t = doing([{ pool: { of: 'evasion', less: 2, who: 'rivals' } }], players)
  expect([t.pools(0), t.pools(1), t.pools(2)]).toEqual(['2/0/0', '0/1/0', '0/0/0'])
})

test('AR-DAMAGE-2 prevent: covers the next damage of its type to its subject, once', () => {
  const shock = action({ target: { what: 'mech' }, do: [{ damage: { amount: 3, to: 'target' } }] })
  const cards = { shock, zap: attack({ accuracy: 1, damage: 3, damageType: 'laser' }) }
  const t = doing([{ prevent: { amount: 2 } }], [{ hand: ['shock', 'shock'] }, {}], { cards })
  expect(t.told('guarded')).toMatchObject([{ rule: 'AR-DAMAGE-2', id: 'mech-0', amount: 2 }])
  expect(damages(t.does('play shock at mech-0').does('play shock at mech-0'))).toEqual([4, 0])
  const struck = { at: here, hand: ['zap', 'shock'] }
  const typed = doingToMech([{ prevent: { amount: 2, to: 'target', type: 'laser' } }], [struck, { at: here }], {
    cards,
  })
  expect(damages(typed.does('play shock at mech-1'))).toEqual([0, 3])
  expect(damages(typed.dice(1).does('play zap at mech-1'))).toEqual([0, 4])
})

test('AR-DAMAGE-10 damage: to the own Mech or the target, with an armor roll unless it is sure', () => {
  const armored = [{ mech: { arm: 1 } }, { mech: { arm: 1 } }]
  const t = doingToMech([{ damage: { amount: 2, to: 'target' } }], armored)
  expect(t.asked).toBe('1 pull')
  expect(damages(t.dice(6).answer(1))).toEqual([0, 1])
  const sure = doingToMech(
    [{ damage: { amount: 2, to: 'target', sure: true } }, { damage: { amount: 1, sure: true } }],
    armored,
  )
  expect(damages(sure)).toEqual([1, 2])
})

test('AR-KEYWORD-20 AR-R-38 blast: everything of its kind and side within its reach, at once', () => {
  const cards = { guard: personal({ hp: 9 }), drone: autonomous({ hp: 9 }) }
  const players: PlayerSetup[] = [
    { at: here, inPlay: [{ card: 'drone', id: 'own', at: [0, 1] }] },
    {
      at: [1, 0],
      inPlay: [
        { card: 'guard', id: 'near' },
        { card: 'drone', id: 'far', at: [3, 0] },
      ],
    },
    { at: [2, 0] },
  ]
  const hurt = (blast: Extract<Deeds[number], { blast: object }>['blast']) => {
    const t = played({ target: { what: 'mech' }, do: [{ blast }] }, players, { cards }, 'mech-2')
    return t.told('damage').map(({ to, amount }) => `${to} ${amount}`)
  }
  expect(hurt({ amount: 1, what: 'mechs', side: 'rival', from: 'me', radius: 1 })).toEqual(['mech-1 1'])
  expect(hurt({ amount: 2, what: 'mechs', side: 'any', from: 'me', radius: 2 })).toEqual([
    'mech-0 2',
    'mech-1 2',
    'mech-2 2',
  ])
  expect(hurt({ amount: 1, what: 'objects', side: 'rival', from: 'me', radius: 1 })).toEqual(['near 1'])
  expect(hurt({ amount: 1, what: 'objects', side: 'any', from: 'me', radius: 1 })).toEqual(['own 1', 'near 1'])
  expect(hurt({ amount: 1, what: 'both', side: 'rival', from: 'target', radius: 1 })).toEqual([
    'mech-1 1',
    'mech-2 1',
    'near 1',
    'far 1',
  ])
})

test('AR-R-72 repair: counters off the own Mech or the target, no more than there are', () => {
  const hurt = [{ damage: 5 }, { damage: 1, inPlay: [{ card: 'guard', damage: 2 }] }]
  const cards = { guard: personal() }
  expect(damages(doing([{ repair: { amount: 3 } }], hurt, { cards }))).toEqual([2, 1])
  expect(damages(doingToMech([{ repair: { amount: 3, to: 'target' } }], hurt, { cards }))).toEqual([5, 0])
  const t = doingTo('guard', [{ repair: { amount: 1, to: 'target' } }], hurt, { cards })
  expect([t.card('guard').damage, t.told('repaired')]).toEqual([1, [expect.objectContaining({ amount: 1, total: 1 })]])
})

test('AR-LOSE-6 draw: whoever is meant draws, the active player first', () => {
  const two: Deeds = [{ draw: { cards: 2, who: 'everyone' } }]
  expect(hands(doing(two, [{}, {}, {}]))).toEqual([2, 2, 2])
  expect(hands(doing([{ draw: { cards: 1, who: 'rivals' } }], [{}, {}, {}]))).toEqual([0, 1, 1])
  const gone = doing(two, [{}, { only: [BLANK] }, {}])
  expect([hands(gone), gone.state.lost]).toEqual([[2, 0, 2], [[1]]])
})

test('AR-DISCHARGE-5 drop: whoever is meant scraps cards from hand, by choice, as many as there are', () => {
  const cards = { nop: action(), nil: action() }
  const t = doingTo(
    'player-1',
    [{ drop: { cards: 2, who: 'target' } }],
    [{ hand: ['nop'] }, { hand: ['nop', 'nil', 'nop'] }],
    { cards },
  )
  expect([t.asked, t.offer()]).toEqual(['1 scrap', ['nop', 'nil']])
  t.play('nil', 'nop')
  expect([t.hand(0), t.hand(1), t.scrapheap(1), t.asked]).toEqual([['nop'], ['nop'], ['nil', 'nop'], '0 act'])
  const all = doing([{ drop: { cards: 2, who: 'rivals' } }], [{ hand: ['nop'] }, { hand: ['nil'] }, {}], { cards })
  expect([all.answer('nil').hand(1), all.hand(0), all.asked]).toEqual([[], ['nop'], '0 act'])
})

test('AR-DISCHARGE-5 drop: cards scrapped at random are chosen by nobody', () => {
  const cards = { nop: action(), nil: action() }
  const players = [{}, { hand: ['nop', 'nil', 'nop', 'nil'] }]
  const t = doingTo('player-1', [{ drop: { cards: 3, who: 'target', random: true } }], players, { cards })
  expect([t.hand(1).length, t.scrapheap(1).length, t.asked]).toEqual([1, 3, '0 act'])
})

test('AR-ACTION-2 recover: the top cards of the own Scrapheap, to the hand or onto the Reserve', () => {
  const cards = { nop: action(), nil: action(), top: action() }
  const players = [{ scrapheap: ['nop', 'nil', 'top'] }, { scrapheap: ['nop'] }]
  const kept = doing([{ recover: { cards: 2, to: 'hand' } }], players, { cards })
  expect([kept.hand(0), kept.scrapheap(0), kept.scrapheap(1)]).toEqual([['top', 'nil'], ['nop', 'card'], ['nop']])
  const t = doing([{ recover: { cards: 9, to: 'reserve' } }], players, { cards })
  expect([t.player(0).reserve.cards.slice(-3), t.hand(0), t.scrapheap(0)]).toEqual([
    ['top', 'nil', 'nop'],
    [],
    ['card'],
  ])
})

test('AR-NONSTD-2 AR-R-49 move: so many hexes, or up to so many', () => {
  const exact = doing([{ move: { hexes: 2 } }], [{ at: here }, { at: [4, 0] }])
  expect(exact.offer()).not.toContain('stop')
  exact.play(exact.hex(1, 0), exact.hex(2, 0))
  expect(exact.at(0)).toEqual([2, 0])
  const most = doingToMech([{ move: { hexes: 2, what: 'target', upTo: true } }], [{ at: here }, { at: [3, 0] }])
  expect([most.asked, most.question().pass]).toEqual(['0 step', 'stop'])
  most.play(most.hex(2, 0), 'stop')
  expect([most.at(0), most.at(1)]).toEqual([here, [2, 0]])
})

test('AR-NONSTD-4 AR-OBJECT-6 move, advance, retreat: a Personal Object and the Mech itself are no subject of their own', () => {
  const cards = { guard: personal() }
  const players = [{ at: here }, { at: [2, 0] as const, inPlay: ['guard'] }]
  const moved = (deed: Deeds[number]) => doingTo('guard', [deed], players, { cards }).kinds('moved')
  expect(moved({ move: { hexes: 1, what: 'target' } })).toEqual([])
  expect(moved({ advance: { hexes: 1, what: 'target', to: 'me' } })).toEqual([])
  expect(moved({ retreat: { hexes: 1, what: 'target', from: 'me' } })).toEqual([])
  const alone = played(
    { target: { what: 'mech' }, do: [{ advance: { hexes: 1, to: 'target' } }] },
    players,
    { cards },
    'mech-0',
  )
  expect([alone.kinds('moved'), alone.asked]).toEqual([[], '0 act'])
})

test('AR-NONSTD-5 AR-NONSTD-6 advance, retreat: the target to or from the own Mech', () => {
  const players = [{ at: here }, { at: [2, 0] as const }]
  const nearer = doingToMech([{ advance: { hexes: 1, what: 'target', to: 'me' } }], players)
  expect([nearer.at(0), nearer.at(1)]).toEqual([here, [1, 0]])
  const farther = doingToMech([{ retreat: { hexes: 1, what: 'target', from: 'me' } }], players)
  expect(new Set(farther.hexesOffered())).toEqual(new Set(['3,0', '3,-1', '2,1']))
  const away = doingToMech([{ retreat: { hexes: 2, from: 'target' } }], players)
  expect(new Set(away.hexesOffered())).toEqual(new Set(['-1,0', '-1,1', '0,-1']))
})

const eye = (until: 'turn' | 'card', at?: TestCard) =>
  ({
    ...(at ?? autonomous({ radius: 1 })),
    functions: [{ cost: { mark: true }, do: [{ lock: { until, on: 'radius' } }] }],
  }) as TestCard
const watched: PlayerSetup[] = [
  { at: [1, 0], inPlay: ['guard', { card: 'drone', id: 'inside', at: here }] },
  { at: [2, 0], inPlay: [{ card: 'drone', id: 'outside', at: [0, 2] }] },
]

test('AR-LOCKON-6 AR-KEYWORD-20 lock: on every rival thing inside the Radius and on nothing else', () => {
  const cards = { eye: eye('turn'), guard: personal(), drone: autonomous() }
  const own = {
    at: here,
    inPlay: [
      { card: 'drone', id: 'own', at: here },
      { card: 'eye', at: here },
    ],
  }
  const t = bench({ cards, players: [own, ...watched] }).does('use eye')
  expect(locksOf(t.state, 0)).toEqual(['mech-1', 'guard', 'inside'])
  expect(locksOf(t.endTurn().state, 0)).toEqual([])
})

test('AR-LOCKON-8 lock: while its card is in play', () => {
  const cards = { eye: eye('card', personal({ radius: 1 })), guard: personal(), drone: autonomous() }
  const t = bench({ cards, players: [{ at: here, inPlay: ['eye'] }, ...watched] })
    .does('use eye')
    .endTurn()
  expect(t.card('eye').locks).toEqual(['mech-1', 'guard', 'inside'])
})

test('AR-LOCKON-10 lock: only on what is aimed at, and a card from hand gives none that would need it in play', () => {
  expect(locksOf(doingToMech([{ lock: { until: 'turn', on: 'target' } }], [{}, {}, {}]).state, 0)).toEqual(['mech-1'])
  expect(locksOf(doingToMech([{ lock: { until: 'card', on: 'target' } }], [{}, {}, {}]).state, 0)).toEqual([])
})

const locked = (...pairs: (readonly [seat: number, on: string])[]) =>
  pairs.map(([seat, on]) => ({ kind: 'lock' as const, seat, on }))

test('AR-LOCKON-11 AR-R-70 unlock: all locks of whoever is meant, or only those on the own things', () => {
  const lasting = locked([0, 'mech-1'], [1, 'mech-0'], [1, 'mech-2'], [2, 'guard'])
  const cards = { guard: personal() }
  const players = [{ inPlay: ['guard'] }, {}, {}]
  const left = (deed: Deeds[number]) => {
    const { state } = doing([deed], players, { cards, lasting })
    return [0, 1, 2].map((seat) => locksOf(state, seat))
  }
  expect(left({ unlock: { who: 'rivals' } })).toEqual([['mech-1'], [], []])
  expect(left({ unlock: { who: 'rivals', on: 'me' } })).toEqual([['mech-1'], ['mech-2'], []])
  expect(left({ unlock: { who: 'me' } })).toEqual([[], ['mech-0', 'mech-2'], ['guard']])
})

test('AR-LOCKON-15 jam: whoever is meant has no lock and gains none this turn', () => {
  const cards = {
    aim: action({ target: { what: 'mech', other: true }, do: [{ lock: { until: 'turn', on: 'target' } }] }),
  }
  const lasting = locked([0, 'mech-1'], [1, 'mech-0'])
  const t = doing([{ jam: { who: 'rivals' } }], [{ hand: ['aim'] }, {}], { cards, lasting })
  expect([locksOf(t.state, 0), locksOf(t.state, 1)]).toEqual([['mech-1'], []])
  const own = doing([{ jam: { who: 'me' } }], [{ hand: ['aim'] }, {}], { cards, lasting }).does('play aim at mech-1')
  expect([locksOf(own.state, 0), locksOf(own.state, 1)]).toEqual([[], ['mech-0']])
})

test('AR-MOVE-9 halt: whoever is meant makes no standard move this turn', () => {
  expect(doing([{ halt: { who: 'me' } }], [{}, {}]).whyNot('move')).toBe('AR-MOVE-9')
  expect(doing([{ halt: { who: 'rivals' } }], [{}, {}]).offer('move')).toEqual(['move'])
  expect(
    doing([{ halt: { who: 'me' } }], [{ hand: full }, { hand: full }])
      .endTurn()
      .endTurn()
      .offer('move'),
  ).toEqual(['move'])
})

test('AR-R-56 speed: more or fewer free and paid standard moves this turn', () => {
  const slow = { mech: { spd: [0, 0] as [number, number] } }
  expect(doing([{ draw: { cards: 0 } }], [slow, {}]).whyNot('move')).toBe('AR-MOVE-2')
  const free = doing([{ speed: { free: 1 } }], [slow, {}])
  expect(free.does('move').answer(free.hex(1, 0)).energy(0)).toBe('8/0/0')
  expect(free.whyNot('move')).toBe('AR-MOVE-2')
  const paid = doing([{ speed: { paid: 1 } }], [slow, {}])
  expect(paid.does('move').answer(paid.hex(1, 0)).energy(0)).toBe('7/1/0')
  const lame = { mech: { spd: [1, 1] as [number, number] } }
  expect(doing([{ speed: { free: -1, paid: -1 } }], [lame, {}]).whyNot('move')).toBe('AR-MOVE-2')
  expect(doing([{ speed: { free: -1, paid: -1, who: 'rivals' } }], [lame, {}]).offer('move')).toEqual(['move'])
})

test('AR-DISRUPT-2 disrupt: what waits is cancelled, of whatever kind it aims at', () => {
  const cards = {
    hush: instant({ target: { what: 'waiting-attack' }, do: [{ disrupt: {} }] }),
    zap: attack(),
    nop: action(),
  }
  const t = bench({
    cards,
    players: [
      { at: here, hand: ['zap', 'nop'] },
      { at: here, hand: ['hush', BLANK] },
    ],
  })
  t.answer('play nop')
  expect(t.offer()).toEqual(['pass'])
  t.answer('pass').answer('play zap at mech-1')
  expect(t.offer()).toEqual(['play hush at item-101', 'pass'])
  expect(t.does('play hush at item-101').kinds('disrupted', 'attack-roll')).toEqual(['disrupted'])
})

test('AR-MARK-1 AR-R-44 mark, unmark: a card in play or a Mech is turned, and turned back', () => {
  const visor = personal({ functions: [{ cost: { mark: true }, do: [{ draw: { cards: 0 } }] }] })
  const mech = { functions: [{ cost: { mark: true as const }, do: [{ draw: { cards: 0 } }] }] }
  const players = [{ mech, inPlay: ['visor'] }, {}]
  const self = { target: { what: 'mech' as const, side: 'own' as const } }
  const t = doingTo('visor', [{ mark: {} }], players, { cards: { visor } })
  expect([t.card('visor').marked, t.whyNot('use visor'), t.offer('use')]).toEqual([true, 'AR-MARK-3', ['use mech-0']])
  const own = played({ ...self, do: [{ mark: {} }] }, players, { cards: { visor } }, 'mech-0')
  expect([own.player(0).marked, own.offer('use')]).toEqual([true, ['use visor']])
  const tired: PlayerSetup[] = [{ mech, marked: true, inPlay: [{ card: 'visor', marked: true }] }, {}]
  expect(doingTo('visor', [{ unmark: {} }], tired, { cards: { visor } }).offer('use')).toEqual(['use visor'])
  const ready = played({ ...self, do: [{ unmark: {} }] }, tired, { cards: { visor } }, 'mech-0')
  expect(ready.offer('use')).toEqual(['use mech-0'])
})

test('AR-R-74 drain: whoever is meant marks or burns Energy for nothing, as far as there is any', () => {
  const players = [{}, { energy: [1, 2, 5] as const }, { energy: [8, 0, 0] as const }]
  expect(energies(doing([{ drain: { mark: 2, who: 'rivals' } }], players))).toEqual(['8/0/0', '0/3/5', '6/2/0'])
  expect(energies(doingTo('player-2', [{ drain: { burn: 3, who: 'target' } }], players))).toEqual([
    '8/0/0',
    '1/2/5',
    '5/0/3',
  ])
  expect(energies(doingTo('player-1', [{ drain: { burn: 9, who: 'target' } }], players))).toEqual([
    '8/0/0',
    '0/0/8',
    '8/0/0',
  ])
})

test('AR-ENERGY-11 AR-R-44 charge: marked Energy is readied and burned Energy refreshed by a card', () => {
  const players = [{ energy: [2, 3, 3] as const }, { energy: [0, 1, 7] as const }]
  expect(energies(doing([{ charge: { refresh: 2 } }], players))).toEqual(['4/3/1', '0/1/7'])
  expect(energies(doing([{ charge: { unmark: 2 } }], players))).toEqual(['4/1/3', '0/1/7'])
  expect(energies(doing([{ charge: { unmark: 9, refresh: 9 } }], players))).toEqual(['8/0/0', '0/1/7'])
  expect(energies(doing([{ charge: { unmark: 2, refresh: 1, who: 'rivals' } }], players))).toEqual(['2/3/3', '2/0/6'])
})

test('AR-SCRAP-1 AR-R-39 scrap, return: a card in play goes to its owner', () => {
  const cards = { guard: personal() }
  const players = [{}, { inPlay: [{ card: 'guard', owner: 2 }] }, {}]
  const gone = doingTo('guard', [{ scrap: {} }], players, { cards })
  expect([gone.inPlay(1), gone.scrapheap(2), gone.scrapheap(1)]).toEqual([[], ['guard'], []])
  const back = doingTo('guard', [{ return: {} }], players, { cards })
  expect(back.told('returned')).toMatchObject([{ rule: 'AR-R-39', card: 'guard' }])
  expect([back.inPlay(1), back.hand(2), back.hand(1)]).toEqual([[], ['guard'], []])
})

/** The first player attacks a thing of the second, and the third seizes it while the Attack waits. */
function seizedUnderFire(thing: TestCard, zap: TestCard, more: Partial<BenchSetup> = {}, at?: PlayerSetup['at']) {
  const grab = instant({ target: { what: 'object' }, do: [{ seize: {} }] })
  const t = bench({
    ...more,
    cards: { thing, grab, zap },
    players: [
      { at: here, hand: ['zap'] },
      { at: [1, 0], inPlay: [{ card: 'thing', damage: 1, marked: true, ...(at ? { at } : {}) }], hand: [BLANK] },
      { at: [2, 0], hand: ['grab', BLANK] },
    ],
  })
  return t.play('play zap at thing', 'pass', 'play grab at thing')
}
const sureHit = attack({ accuracy: 4, damage: 1 })

test('AR-R-40 seize: a waiting Attack is disrupted where the seized Object changes its hex', () => {
  const t = seizedUnderFire(personal({ hp: 9 }), sureHit).passAll()
  expect([t.inPlay(2), t.kinds('disrupted', 'attack-roll'), t.card('thing')]).toMatchObject([
    ['thing'],
    ['disrupted'],
    { damage: 1, marked: true, owner: 1, hex: -1 },
  ])
})

test('AR-R-40 seize: a Guided Attack follows it, and is aimed at its new controller', () => {
  const t = seizedUnderFire(personal({ hp: 9 }), attack({ accuracy: 4, damage: 1, guided: true }), {
    lasting: locked([0, 'thing']),
  })
  t.dice(1, 1, 1, 1, 3, 3, 3).passAll()
  expect([t.told('evasion-roll')[0]?.seat, t.card('thing').damage]).toEqual([2, 2])
})

test('AR-R-40 seize: an Autonomous Object stays in its hex, and the Attack goes on against its new controller', () => {
  const t = seizedUnderFire(autonomous({ hp: 9 }), sureHit, {}, [1, 0])
    .dice(1, 1, 1, 1, 3, 3, 3)
    .passAll()
  expect([t.kinds('disrupted'), t.told('evasion-roll')[0]?.seat, t.card('thing').damage]).toEqual([[], 2, 2])
  expect(t.card('thing').hex).toBe(t.player(1).hex)
})

test('AR-R-40 seize: an Attack on what the attacker now controls is disrupted', () => {
  const grab = instant({ target: { what: 'object' }, do: [{ seize: {} }] })
  const t = bench({
    cards: { drone: autonomous(), grab, zap: sureHit },
    players: [
      { at: here, hand: ['zap', 'grab'] },
      { at: here, inPlay: [{ card: 'drone', at: here }], hand: [BLANK] },
    ],
    options: { declarerLastWord: true },
  })
  t.play('play zap at drone', 'pass', 'play grab at drone').passAll()
  expect([t.inPlay(0), t.kinds('disrupted', 'attack-roll')]).toEqual([['drone'], ['disrupted']])
})

test('AR-KEYWORD-23 an amount is the X of the card, or a count of something up to its most', () => {
  const cards = { guard: personal(), drone: autonomous(), radar: lockOn() }
  const things = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ card: 'drone', id: `d${count}${i}`, at: here }))
  const players: PlayerSetup[] = [
    { energy: [3, 2, 3], inPlay: ['guard', 'radar', ...things(1)] },
    { energy: [4, 3, 1], inPlay: things(3) },
    { energy: [3, 0, 5], inPlay: things(2) },
  ]
  const lasting = locked([0, 'mech-1'], [0, 'mech-2'], [0, 'd30'], [1, 'mech-0'])
  const drawn = (cardsDrawn: Extract<Deeds[number], { draw: object }>['draw']['cards']) =>
    doing([{ draw: { cards: cardsDrawn } }], players, { cards, lasting }).hand(0).length
  const per = (what: 'lock' | 'own-object' | 'rival-object' | 'own-burned' | 'rival-burned', most = 10) =>
    drawn({ per: what, most })
  expect([per('lock'), per('own-object'), per('rival-object')]).toEqual([3, 2, 5])
  expect([per('own-burned'), per('rival-burned')]).toEqual([3, 5])
  expect([per('rival-object', 2), per('lock', 4), drawn(6)]).toEqual([2, 3, 6])
  const x = bench({
    cards: { card: action({ cost: 'X', do: [{ draw: { cards: 'X' } }] }) },
    players: [{ hand: ['card'] }, {}],
  })
  expect(x.does('play card for 3').hand(0)).toHaveLength(3)
})

test('AR-R-59 what allies have in play or burned counts for nobody else', () => {
  const cards = { drone: autonomous() }
  const drone = (id: string) => ({ card: 'drone', id, at: here })
  const players: PlayerSetup[] = [
    { inPlay: [drone('a')] },
    { inPlay: [drone('b')], energy: [6, 0, 2] },
    { inPlay: [drone('c')], energy: [0, 0, 8] },
    { energy: [8, 0, 0] },
  ]
  const counted = (per: 'own-object' | 'rival-object' | 'rival-burned') =>
    doing([{ draw: { cards: { per, most: 9 } } }], players, { cards, config: { teams: 2 } }).hand(0).length
  expect([counted('own-object'), counted('rival-object'), counted('rival-burned')]).toEqual([1, 1, 2])
})

test('AR-R-65 each kind of target is exactly what it says', () => {
  const cards = { guard: personal(), drone: autonomous(), radar: lockOn(), plan: protocol(), nop: instant() }
  const inPlay = ['guard', { card: 'drone', at: here }, 'radar', 'plan']
  const offered = (target: NonNullable<Action['target']>) =>
    bench({
      cards: { ...cards, card: action({ target, do: [{ draw: { cards: 0 } }] }) },
      players: [
        { at: here, hand: ['card'], inPlay: [{ card: 'guard', id: 'mine' }] },
        { at: [2, 0], inPlay },
      ],
      lasting: locked([0, 'drone']),
    })
      .offer('play card at')
      .map((key) => key.slice('play card at '.length))
  expect(offered({ what: 'mech' })).toEqual(['mech-0', 'mech-1'])
  expect(offered({ what: 'object' })).toEqual(['mine', 'guard', 'drone'])
  expect(offered({ what: 'personal' })).toEqual(['mine', 'guard'])
  expect(offered({ what: 'autonomous' })).toEqual(['drone'])
  expect(offered({ what: 'mech-or-object' })).toEqual(['mech-0', 'mech-1', 'mine', 'guard', 'drone'])
  expect(offered({ what: 'player' })).toEqual(['player-0', 'player-1'])
  expect(offered({ what: 'lock-on' })).toEqual(['radar'])
  expect(offered({ what: 'protocol' })).toEqual(['plan'])
  expect(offered({ what: 'in-play' })).toEqual(['mine', 'guard', 'drone', 'radar', 'plan'])
  expect(offered({ what: 'mech-or-object', side: 'own' })).toEqual(['mech-0', 'mine'])
  expect(offered({ what: 'mech-or-object', side: 'rival' })).toEqual(['mech-1', 'guard', 'drone'])
  expect(offered({ what: 'mech-or-object', within: 1 })).toEqual(['mech-0', 'mine', 'drone'])
  expect(offered({ what: 'mech-or-object', locked: true })).toEqual(['drone'])
  expect(offered({ what: 'mech-or-object', other: true })).toEqual(['mech-1', 'mine', 'guard', 'drone'])
  expect(offered({ what: 'waiting' })).toEqual([])
})

test('AR-DISRUPT-2 AR-R-61 each kind of waiting thing is exactly what it says', () => {
  const stop = (what: 'waiting' | 'waiting-card' | 'waiting-function' | 'waiting-attack') =>
    instant({ target: { what }, do: [{ disrupt: {} }] })
  const cards = {
    zap: attack(),
    nop: action(),
    coil: personal({ functions: [{ cost: { mark: true }, do: [{ draw: { cards: 0 } }] }] }),
    any: stop('waiting'),
    cards: stop('waiting-card'),
    uses: stop('waiting-function'),
    strikes: stop('waiting-attack'),
  }
  const against = (act: string) => {
    const t = bench({
      cards,
      players: [
        { at: here, hand: ['zap', 'nop'], inPlay: ['coil'] },
        { at: here, hand: ['any', 'cards', 'uses', 'strikes'] },
      ],
    })
    return t
      .answer(act)
      .offer('play')
      .map((key) => key.split(' ')[1])
  }
  expect(against('play nop')).toEqual(['any', 'cards'])
  expect(against('play zap at mech-1')).toEqual(['any', 'cards', 'strikes'])
  expect(against('use coil')).toEqual(['any', 'uses'])
  expect(against('move')).toEqual([])
  expect(against('end')).toEqual([])
})

test('AR-KEYWORD-20 AR-R-60 a Radius works in every hex of the arena, the first included', () => {
  const [first, second] = boardFor(bench({ players: [{}, {}] }).state.config).hexes as (readonly [number, number])[]
  if (!first || !second) throw new Error('the arena has no hexes')
  const cards = {
    pulse: autonomous({
      radius: 0,
      functions: [
        { cost: { mark: true }, do: [{ blast: { amount: 1, what: 'mechs', side: 'rival' } }] },
        { cost: { energy: 1 }, do: [{ lock: { until: 'turn', on: 'radius' } }] },
        { cost: { energy: 2 }, target: { what: 'mech', radius: true }, do: [{ damage: { amount: 3, to: 'target' } }] },
      ],
      standing: [
        { dice: 'evasion', add: -2, who: 'rivals-inside' },
        { forbid: 'moves', who: 'rivals-inside' },
      ],
    }),
  }
  const t = bench({
    cards,
    players: [{ at: here, inPlay: [{ card: 'pulse', at: first }] }, { at: first }, { at: second }],
  })
  expect(t.card('pulse').hex).toBe(0)
  expect(t.offer('use pulse 3')).toEqual(['use pulse 3 at mech-1'])
  expect(damages(t.does('use pulse'))).toEqual([0, 1, 0])
  expect(locksOf(t.does('use pulse 2').state, 0)).toEqual(['mech-1'])
  expect(damages(t.does('use pulse 3 at mech-1'))).toEqual([0, 4, 0])
})
