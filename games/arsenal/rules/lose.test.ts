import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, BLANK, instant, personal, protocol } from '../testing/pack.ts'
import { full } from '../testing/stock.ts'
import { areRivals } from './lookup.ts'

const zap = (damage: number) => attack({ accuracy: 1, damage })
const hit = (damage: number, before: number, seats = 2) =>
  bench({
    cards: { zap: zap(damage) },
    players: Array.from({ length: seats }, (_, seat) => ({
      at: [0, 0] as const,
      hand: seat === 0 ? ['zap'] : [],
      damage: seat === 1 ? before : 0,
    })),
  })
    .dice(1)
    .does('play zap at mech-1')

test('AR-LOSE-1 AR-LOSE-9 a Mech with damage at or above its HP loses, and with two players the game is over', () => {
  expect(hit(1, 18).result).toBeUndefined()
  expect(hit(1, 18).damage(1)).toBe(19)
  const t = hit(5, 18)
  expect([t.damage(1), t.player(1).out, t.result?.winners]).toEqual([23, true, [0]])
  expect(t.kinds('phase')).toEqual([])
  expect(hit(2, 18).result?.winners).toEqual([0])
})

test('AR-LOSE-2 AR-R-36 everything a loser controls leaves the game', () => {
  const cards = { zap: zap(9), drone: autonomous() }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap'] },
      { at: [0, 0], damage: 15, hand: full, scrapheap: [BLANK], inPlay: [{ card: 'drone', at: [2, 0] }] },
      { hand: full },
    ],
    lasting: [{ kind: 'lock', seat: 0, on: 'drone' }],
  })
  t.dice(1).does('play zap at mech-1')
  const { out, hex, hand, reserve, scrapheap } = t.player(1)
  expect([out, hex, hand.cards, reserve.cards, scrapheap.cards]).toEqual([true, -1, [], [], []])
  expect([t.state.inPlay, t.state.lasting]).toEqual([[], []])
})

test("AR-LOSE-3 AR-LOSE-4 a loser's card that another controls stays until it is scrapped or returned", () => {
  const cards = {
    zap: zap(9),
    guard: personal({ hp: 1 }),
    other: personal(),
    fetch: instant({ target: { what: 'object' }, do: [{ return: {} }] }),
  }
  const inPlay = [
    { card: 'guard', owner: 1 },
    { card: 'other', owner: 1 },
  ]
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap', 'zap', 'fetch'] },
      { at: [0, 0], damage: 15 },
      { at: [0, 0], inPlay },
    ],
  })
  t.dice(1).does('play zap at mech-1')
  expect(t.inPlay(2)).toEqual(['guard', 'other'])
  t.dice(1, 3).does('play zap at guard').does('play fetch at other')
  expect([t.inPlay(2), t.scrapheap(1), t.hand(1), t.scrapheap(2), t.hand(2)]).toEqual([[], [], [], [], []])
  expect(t.told('removed').map(({ card }) => card)).toEqual(['guard', 'other'])
})

test('AR-LOSE-5 who must draw from an empty Reserve loses', () => {
  const t = bench({ players: [{ hand: full.slice(1), only: [] }, { hand: full }], phase: 'recharge' })
  expect([t.player(0).out, t.result?.winners]).toEqual([true, [1]])
})

test('AR-LOSE-6 so does who cannot draw for a card', () => {
  const t = bench({
    cards: { scan: action({ do: [{ draw: { cards: 2 } }] }) },
    players: [{ hand: ['scan'], only: [BLANK] }, {}],
  })
  t.does('play scan')
  expect([t.kinds('drew', 'lost'), t.result?.winners]).toEqual([['drew', 'lost'], [1]])
})

test('AR-LOSE-7 an empty Reserve alone does not lose', () => {
  const t = bench({
    cards: { nop: action() },
    players: [{ hand: ['nop', ...full.slice(1)], only: [] }, { hand: full }],
    phase: 'recharge',
  })
  expect(t.player(0).out).toBe(false)
  t.does('play nop')
  expect(t.player(0).out).toBe(false)
  t.endTurn()
  expect([t.player(0).out, t.result?.winners]).toEqual([true, [1]])
})

test('AR-LOSE-8 with three players the game goes on until one is left', () => {
  const t = bench({
    cards: { zap: zap(9) },
    players: [
      { at: [0, 0], hand: ['zap', 'zap'] },
      { at: [0, 0], damage: 15 },
      { at: [0, 0], damage: 15 },
    ],
  })
  t.dice(1).does('play zap at mech-1')
  expect([t.result, t.asked]).toEqual([undefined, '0 act'])
  t.dice(1).does('play zap at mech-2')
  expect(t.result).toMatchObject({ winners: [0], lost: [[1], [2]] })
})

test('AR-LOSE-10 who is out takes no turns and is passed over', () => {
  const t = bench({
    cards: { zap: zap(9), nop: action() },
    players: [
      { at: [0, 0], hand: ['zap', 'nop', ...full] },
      { at: [0, 0], damage: 15, hand: full },
      { at: [0, 0], hand: full },
    ],
  })
  t.dice(1).does('play zap at mech-1')
  const before = t.told('offer').length
  t.answer('play nop')
  expect([t.asked, t.told('offer').length]).toEqual(['2 act', before + 1])
  t.passAll()
  const order = [t.state.turn, t.endTurn().state.turn, t.endTurn().state.turn]
  expect(order).toEqual([0, 2, 0])
})

test('AR-R-38 players who lose by one effect lose together', () => {
  const cards = { bomb: action({ do: [{ blast: { amount: 9, what: 'mechs', side: 'any', from: 'me', radius: 1 } }] }) }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['bomb'], damage: 15 },
      { at: [0, 0], damage: 15 },
    ],
  })
  t.does('play bomb')
  expect(t.result).toMatchObject({ winners: [], drawn: [0, 1], lost: [[0, 1]] })
})

test('AR-R-35 AR-R-36 an Attack on a player who lost is disrupted, and a turn whose player lost goes to its discharge phase', () => {
  const cards = { zap: zap(9), snap: attack({ accuracy: 1, damage: 9, instant: true }), nop: instant() }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap', ...full], damage: 15 },
      { at: [0, 0], hand: ['snap', ...full] },
      { at: [0, 0], hand: full },
    ],
  })
  t.answer('play zap at mech-2').dice(1).answer('play snap at mech-0').passAll()
  expect([t.player(0).out, t.state.stack, t.damage(2), t.asked]).toEqual([true, [], 0, '1 scrap'])
  t.play(BLANK, 'stop', 'stop')
  expect(t.state.turn).toBe(1)
})

const teams = { teams: 2 as const }

test('AR-TEAM-3 a team wins when it has no opponents left, also for its members who are out', () => {
  const cards = { zap: zap(9) }
  const players = [
    { at: [0, 0] as const, damage: 15 },
    { at: [0, 0] as const, damage: 15 },
    { at: [0, 0] as const, hand: ['zap', 'zap'] },
    { at: [0, 0] as const, damage: 15 },
  ]
  const t = bench({ cards, players, config: teams, turn: 2 })
  expect(t.offer('play')).toEqual(['play zap at mech-1', 'play zap at mech-3'])
  t.dice(1).does('play zap at mech-1')
  expect(t.result).toBeUndefined()
  t.dice(1).does('play zap at mech-3')
  expect(t.result?.winners).toEqual([0, 2])
})

test('AR-TEAM-3 a member who is out wins with the team', () => {
  const cards = {
    zap: zap(9),
    doom: protocol({ functions: [{ cost: { scrap: true }, do: [{ damage: { amount: 9, to: 'me', sure: true } }] }] }),
  }
  const players = [
    { at: [0, 0] as const, hand: full },
    { at: [0, 0] as const, damage: 15, hand: full },
    { at: [0, 0] as const, damage: 15, inPlay: ['doom'], hand: ['zap', 'zap', ...full] },
    { at: [0, 0] as const, damage: 15, hand: full },
  ]
  const t = bench({
    cards,
    players: players.map((player, seat) => (seat === 0 ? { ...player, hand: ['zap', 'zap', ...full] } : player)),
    config: teams,
    turn: 2,
  })
  t.dice(1).does('play zap at mech-1').does('use doom')
  expect([t.player(2).out, t.result]).toEqual([true, undefined])
  while (t.asked !== '0 act' || !t.offer().includes('end'))
    t.answer(t.offer().includes('end') ? 'end' : t.offer().includes('stop') ? 'stop' : (t.offer().at(-1) as string))
  t.dice(1).does('play zap at mech-3')
  expect(t.result?.winners).toEqual([0, 2])
})

test('AR-TEAM-4 AR-R-59 team members share nothing but victory', () => {
  const cards = { zap: zap(2), bill: action({ cost: 5 }) }
  const players = [
    { at: [0, 0] as const, hand: ['zap', 'bill'], energy: [0, 0, 8] as const },
    { at: [0, 0] as const, mech: { eva: 0 } },
    { at: [0, 0] as const, hand: [BLANK] },
    { at: [0, 0] as const, mech: { eva: 5 } },
  ]
  const t = bench({ cards, players, config: teams })
  expect(t.whyNot('play bill')).toBe('AR-PLAY-5')
  expect([areRivals(t.state, 0, 2), areRivals(t.state, 0, 1)]).toEqual([false, true])
  t.dice(1).answer('play zap at mech-1').passAll()
  expect([t.asked, t.damage(1), t.pools(3)]).toEqual(['0 act', 2, '0/5/0'])
  expect(t.match.view(2).players[0]?.hand.cards).toEqual([null])
})

const lastWords = {
  fuse: protocol({ functions: [{ on: 'end-of-your-turn', do: [{ damage: { amount: 20, to: 'me', sure: true } }] }] }),
  mend: protocol({ functions: [{ on: 'end-of-each-turn', do: [{ repair: { amount: 1 } }] }] }),
}

test('AR-R-36 when the active player falls at the end of the turn, no further end-of-turn effect happens', () => {
  const t = bench({
    cards: lastWords,
    players: [{ inPlay: ['fuse'] }, { inPlay: ['mend'], damage: 4, hand: full }, { hand: full }],
  })
  t.does('end')
  expect([t.state.lost, t.damage(1), t.state.phase, t.asked]).toEqual([[[0]], 4, 'discharge', '1 scrap'])
})

test('AR-R-36 nor when the active player leaves between two of them, and there is no closing lap', () => {
  const held = full.slice(1)
  const mended = { inPlay: ['mend'], damage: 4, hand: held }
  const t = bench({ cards: lastWords, players: [{}, mended, { inPlay: [{ card: 'mend', id: 'c' }], hand: held }] })
  const leave = [
    { op: 'replace', path: '/players/0/out', value: true },
    { op: 'replace', path: '/players/0/hex', value: -1 },
  ]
  t.answer('end')
  expect([t.asked, t.state.phase]).toEqual(['2 act', 'end'])
  t.match.edit(leave)
  expect([t.damage(1), t.state.phase, t.asked]).toEqual([4, 'discharge', '1 scrap'])
  const closing = bench({ cards: lastWords, players: [{}, mended, { hand: full }] })
  closing.play('end', 'pass')
  expect([closing.asked, closing.state.phase]).toEqual(['1 act', 'closing'])
  closing.match.edit(leave)
  expect([closing.state.phase, closing.asked]).toEqual(['discharge', '1 scrap'])
})
