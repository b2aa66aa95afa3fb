import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, personal, protocol } from '../testing/pack.ts'
import { mayAct } from './concede.ts'
import { arsenal } from './game.ts'

const cards = { zap: attack({ accuracy: 0 }) }
const players = [{ at: [0, 0] as const, hand: ['zap'] }, { at: [0, 0] as const, hand: ['zap'] }, {}]
const resign = { act: 'resign' } as const
const draw = { act: 'agree-draw' } as const

test('AR-R-63 a player may give up without having initiative, and leaves as one who has lost', () => {
  const t = bench({ cards, players })
  t.match.act(2, resign)
  expect(t.state.players.map(({ out }) => out)).toEqual([false, false, true])
  expect([t.state.lost, t.player(2).hex, t.player(2).reserve.cards]).toEqual([[[2]], -1, []])
  expect(t.asked).toBe('0 act')
})

test('AR-R-63 the last opponent to give up ends the game, in the middle of an Attack too', () => {
  const t = bench({ cards, players: players.slice(0, 2) }).answer('play zap at mech-1')
  expect(t.asked).toBe('1 act')
  t.match.act(1, resign)
  expect(t.result).toMatchObject({ winners: [0], lost: [[1]] })
})

test('AR-R-63 AR-R-36 what was paid and declared stays so when another player gives up', () => {
  const t = bench({ cards, players }).answer('play zap at mech-1')
  const before = { energy: t.player(0).energy, hand: t.player(0).hand.cards, stack: t.state.stack.length }
  t.match.act(2, resign)
  expect(t.asked).toBe('1 act')
  expect({ energy: t.player(0).energy, hand: t.player(0).hand.cards, stack: t.state.stack.length }).toEqual(before)
})

test('AR-R-36 what waits for a player who gives up vanishes, and the others go on', () => {
  const t = bench({ cards, players }).answer('play zap at mech-1')
  t.match.act(0, resign)
  expect([t.state.stack, t.result]).toEqual([[], undefined])
  expect(t.asked.startsWith('0')).toBe(false)
})

test('AR-R-36 AR-R-66 a lap is over with the item it was for: nobody reacts any more to what its player took along', () => {
  const instant = action({ instant: true, do: [{ dice: { roll: 'armor', add: 1 } }] })
  const hand = ['dodge', 'dodge']
  const three = [{ at: [0, 0] as const, hand: ['zap'] }, { hand }, { hand }]
  const t = bench({ cards: { ...cards, dodge: instant }, players: three }).answer('play zap at mech-1')
  t.match.act(0, resign)
  expect(t.asked).toBe('1 act')
  expect(t.offer()).toEqual(['pass'])
  expect(t.whyNot('play dodge')).toBe('AR-R-66')
  expect(t.answer('pass').asked).toBe('1 scrap')
})

test('AR-R-36 AR-R-66 AR-R-2 a reaction taken along leaves the player who was asked about it without one', () => {
  const instant = action({ instant: true, do: [{ dice: { roll: 'armor', add: 1 } }] })
  const three = [{ at: [0, 0] as const, hand: ['zap', 'dodge'] }, { hand: ['dodge'] }, { hand: ['dodge'] }]
  const t = bench({ cards: { ...cards, dodge: instant }, players: three }).answer('play zap at mech-2')
  t.answer('play dodge').answer('pass')
  expect(t.asked).toBe('0 act')
  t.match.act(1, resign)
  expect(t.offer()).toEqual(['pass'])
  expect(t.answer('pass').asked).toBe('2 act')
  expect(t.offer()).toContain('play dodge')
})

const pools = { attack: 2, evasion: 2, armor: 2 }
const pulling = players.map((player) => ({ ...player, at: [0, 0] as const, pools }))

test('AR-R-36 an attacker who gives up while the defender pulls hits nobody', () => {
  const strong = { zap: attack({ accuracy: 2, damage: 3 }) }
  const t = bench({ cards: strong, players: pulling }).does('play zap at mech-1')
  expect(t.asked).toBe('0 pull')
  t.dice(1, 1).answer(0)
  expect(t.asked).toBe('1 pull')
  t.match.act(0, resign)
  t.answer(0)
  expect([t.player(1).damage, t.told('evasion-roll', 'hit', 'miss')]).toEqual([0, []])
  expect(t.asked).toBe('1 scrap')
})

test('AR-R-35 AR-R-36 a defender who gives up while the attacker pulls makes no evasion roll', () => {
  const t = bench({ cards: { zap: attack({ accuracy: 2, damage: 3 }) }, players: pulling }).does('play zap at mech-1')
  expect(t.asked).toBe('0 pull')
  t.match.act(1, resign)
  t.answer(0)
  expect(t.kinds('attack-roll', 'evasion-roll', 'hit', 'miss', 'strike-off')).toEqual(['strike-off'])
  expect(t.player(0).scrapheap.cards).toContain('zap')
})

test.each([
  ['the attacker', 1, 0, 'attack'],
  ['the defender', 0, 1, 'evasion'],
] as const)(
  'AR-R-36 AR-POOL-3 dice that %s pulls for a roll no longer made stay in the pool, added ones wait on',
  (_, leaver, asked, roll) => {
    const t = bench({
      cards: { zap: attack({ accuracy: 2, damage: 3 }) },
      players: pulling,
      lasting: [{ kind: 'dice', seat: asked, roll, add: 1, all: false, autonomous: false, source: 'Aim' }],
    }).does('play zap at mech-1')
    if (asked === 1) t.dice(1, 1).answer(0)
    expect(t.asked).toBe(`${asked} pull`)
    t.match.act(leaver, resign)
    t.answer(2)
    expect([t.pools(asked), t.state.lasting]).toEqual(['2/2/2', [expect.objectContaining({ add: 1 })]])
  },
)

test('AR-R-36 AR-DAMAGE-1 an Attack that has hit deals its damage though the attacker gives up at the armor roll, and does no more', () => {
  const burst = attack({ accuracy: 2, damage: 3, explosive: 2, hit: [{ damage: { to: 'target', amount: 1 } }] })
  const t = bench({
    cards: { zap: burst, pod: personal({ hp: 5 }) },
    players: [pulling[0] ?? {}, { ...pulling[1], inPlay: ['pod'] }, {}],
  })
  t.does('play zap at mech-1').dice(1, 1).answer(0).answer(0)
  expect(t.asked).toBe('1 pull')
  t.match.act(0, resign)
  t.dice(6).answer(1)
  expect([t.damage(1), t.card('pod').damage, t.pools(1)]).toEqual([2, 0, '2/2/1'])
  expect(t.kinds('lost', 'armor', 'damage', 'explosive')).toEqual(['lost', 'armor', 'damage'])
})

test('AR-LOSE-2 AR-R-36 a Mech whose player gives up when asked for armor dice is gone before the damage', () => {
  const t = bench({ cards: { zap: attack({ accuracy: 2, damage: 3 }) }, players: pulling }).does('play zap at mech-1')
  t.dice(1, 1).answer(0).answer(0)
  expect(t.asked).toBe('1 pull')
  t.match.act(1, resign)
  expect([t.player(1).damage, t.told('damage'), t.state.lost]).toEqual([0, [], [[1]]])
})

test('AR-LOSE-2 AR-R-36 a Mech whose player gives up when asked where it moves stays off the board', () => {
  const t = bench({ cards, players }).does('move')
  expect(t.asked).toBe('0 hex')
  t.match.act(0, resign)
  expect([t.player(0).hex, t.told('moved')]).toEqual([-1, []])
})

test('AR-R-63 AR-LOSE-4 whoever gives up when asked which Protocol stays takes them all along', () => {
  const still = protocol({ standing: [{ stat: 'arm', add: 1 }] })
  const t = bench({
    cards: { ...cards, still, other: still },
    players: [{ hand: ['other'], inPlay: ['still'] }, {}, {}],
  })
  t.does('play other')
  expect(t.asked).toBe('0 keep')
  t.match.act(0, resign)
  expect([t.state.inPlay, t.state.lost]).toEqual([[], [[0]]])
})

test.each([
  ['a card', 'play zap at mech-1'],
  ['a function', 'use plan'],
  ['a move', 'move'],
])('AR-R-63 AR-R-36 whoever gives up when asked how to pay for %s declares nothing', (_, deed) => {
  const pay = protocol({
    functions: [{ cost: { energy: 2, scrap: true }, do: [{ dice: { roll: 'attack', add: 1 } }] }],
  })
  const t = bench({
    cards: { zap: attack({ accuracy: 0, cost: 2 }), plan: pay },
    players: [{ at: [0, 0], hand: ['zap'], inPlay: ['plan'], moves: 2 }, { at: [0, 0], hand: ['zap'] }, {}],
    options: { paymentHelper: 'always-ask' },
  })
  t.answer(t.offer().find((key) => key.startsWith(deed)) ?? deed)
  expect(t.asked).toBe('0 payment')
  t.match.act(0, resign)
  expect([t.state.lost, t.state.stack, t.result]).toEqual([[[0]], [], undefined])
})

test('AR-R-63 nobody gives up twice, before decks are chosen, or where the table says otherwise', () => {
  const t = bench({ cards, players })
  t.match.act(2, resign)
  expect(() => t.match.act(2, resign)).toThrow('seat 2 may not resign: the player is no longer in the game')
  expect(mayAct(bench({ players: [{}, {}], options: { concede: false } }).state, 1, 'resign')?.rule).toBe('AR-R-63')
  const open = Match.open(arsenal, { seats: 2, seed: 'decks' })
  expect(mayAct(open.state, 0, 'resign')?.text).toBe('decks are still being chosen')
})

test('AR-R-75 a draw needs everyone who is still in, and is drawn between them', () => {
  const t = bench({ cards, players })
  t.match.act(2, resign)
  t.match.act(0, draw)
  expect(t.result).toBeUndefined()
  t.match.act(1, draw)
  expect(t.result).toMatchObject({ winners: [], drawn: [0, 1], lost: [[2]] })
})

test('AR-R-63 wherever somebody gives up the game goes on to its end and its record replays', () => {
  for (let game = 0; game < 40; game++) {
    const random = seededRandom(`giving up ${game}`)
    const seats = 3 + (game % 4)
    const match = Match.open(arsenal, { seats, config: { decks: Array(seats).fill('random') }, seed: `leave ${game}` })
    const when = random.below(400)
    for (let [asked] = match.pending; asked; [asked] = match.pending) {
      const leaver = random.below(seats)
      if (match.entries.length > when && random.below(60) === 0 && !mayAct(match.state, leaver, 'resign'))
        match.act(leaver, resign)
      else match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
    }
    expect(match.result?.winners.length).toBeLessThan(2)
    expect(Match.replay(arsenal, match.record()).state).toEqual(match.state)
  }
})
