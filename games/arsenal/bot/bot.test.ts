import { decide, greedyPlayer, namedStrengths, type Player, playMatch, randomPlayer, strengthOf } from '@muster/bots'
import { clone, Match, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { mind } from '../bot.ts'
import { arsenal } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { bench } from '../testing/bench.ts'
import { attack, instant } from '../testing/pack.ts'
import { outlook } from './outlook.ts'
import { value } from './value.ts'

const even = () => bench({ players: [{ at: [0, 0] }, { at: [2, 0] }, { at: [0, 2] }] }).state

test('a position is worth more with less damage, more Energy, more locks and rivals who are hurt', () => {
  const worth = (change: (state: ReturnType<typeof even>) => void) => {
    const state = clone(even())
    change(state)
    return value(state, 0)
  }
  const plain = worth(() => {})
  const player = (state: ReturnType<typeof even>, seat: number) => state.players[seat] as (typeof state.players)[number]
  expect(
    worth((state) => {
      player(state, 0).damage = 5
    }),
  ).toBeLessThan(plain)
  expect(
    worth((state) => {
      player(state, 1).damage = 5
    }),
  ).toBeGreaterThan(plain)
  expect(
    worth((state) => {
      player(state, 0).energy = { ready: 4, marked: 0, burned: 4 }
    }),
  ).toBeLessThan(plain)
  expect(
    worth((state) => {
      state.lasting.push({ kind: 'lock', seat: 0, on: 'mech-1' })
    }),
  ).toBeGreaterThan(plain)
  expect(
    worth((state) => {
      player(state, 2).hand.cards = ['heavy-beam', 'sidestep']
    }),
  ).toBeLessThan(plain)
})

test('what the next recharge brings back counts for nothing beyond the turn', () => {
  const [plain, spent, burned] = [clone(even()), clone(even()), clone(even())]
  Object.assign(spent.players[0] ?? {}, {
    energy: { ready: 0, marked: 8, burned: 0 },
    pools: { attack: 0, evasion: 0, armor: 0 },
  })
  Object.assign(burned.players[0] ?? {}, { energy: { ready: 4, marked: 0, burned: 4 } })
  expect(outlook(spent, 0)).toBe(outlook(plain, 0))
  expect(outlook(burned, 0)).toBeLessThan(outlook(plain, 0))
})

test('who is out is worth the more the later it happened', () => {
  const [early, late] = [clone(even()), clone(even())]
  for (const state of [early, late]) Object.assign(state.players[0] ?? {}, { out: true, hex: -1 })
  early.lost = [[0], [1]]
  late.lost = [[1], [0]]
  expect(value(early, 0)).toBeLessThan(value(late, 0))
  expect(value(late, 0)).toBeLessThan(value(even(), 0))
})

test('a likely hit weighs more than ending the turn, a hopeless one less', () => {
  const weights = (accuracy: number, at: readonly [number, number]) => {
    const t = bench({
      cards: { zap: attack({ accuracy, damage: 4, cost: 1 }) },
      players: [{ at: [0, 0], hand: ['zap'] }, { at }],
    })
    const question = t.match.pending[0]?.question
    const options = t.offer()
    const found = question && mind.weigh?.(question, t.state, 0)
    return Object.fromEntries(options.map((key, index) => [key, found?.[index] ?? 0]))
  }
  const close = weights(8, [1, 0])
  expect(close['play zap at mech-1']).toBeGreaterThan(close.end ?? 0)
  const far = weights(1, [4, 0])
  expect(far['play zap at mech-1']).toBeLessThan(far.end ?? 0)
})

const bots: Player<State> = greedyPlayer(mind)
const seatAt = (at: readonly [number, number], damage: number, hand: readonly string[] = []) => ({ at, damage, hand })

test('a seat takes a rival out who is within reach, and so a place, rather than hurt another', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 12, damage: 3, cost: 1 }) },
    players: [seatAt([0, 0], 15, ['zap']), seatAt([1, 0], 0), seatAt([0, 1], 18), seatAt([-1, 0], 4)],
  })
  const answer = bots(t.match, 0)
  expect(answer).toEqual({ do: 'play', card: 'zap', target: 'mech-2' })
})

test('a seat with nothing left to win still plays for the better place and not for a rival', () => {
  const t = bench({
    cards: {
      zap: attack({ accuracy: 12, damage: 9 }),
      dodge: instant({ do: [{ dice: { roll: 'evasion', add: 6 } }] }),
    },
    players: [seatAt([0, 0], 0, ['zap']), seatAt([1, 0], 17, ['dodge']), seatAt([0, 1], 0)],
  })
  t.answer('play zap at mech-2')
  expect(bots(t.match, 1)).toEqual({ do: 'pass' })
  const own = bench({
    cards: { zap: attack({ accuracy: 3, damage: 9 }), dodge: instant({ do: [{ dice: { roll: 'evasion', add: 6 } }] }) },
    players: [seatAt([0, 0], 0, ['zap']), seatAt([1, 0], 17, ['dodge']), seatAt([0, 1], 0)],
  })
  own.answer('play zap at mech-1')
  expect(bots(own.match, 1)).toEqual({ do: 'play', card: 'dodge' })
})

/** The place a seat took, 1 for the last one standing. */
const placeOf = ({ lost, players }: State, seat: number): number => {
  const gone = lost.findIndex((group) => group.includes(seat))
  return gone < 0 ? 1 : players.length - lost.slice(0, gone).flat().length
}

test.each([3, 4, 5, 6])(
  'among %i players a bot takes far better places than one that plays at random',
  (seats) => {
    const GAMES = 8
    let sum = 0
    for (let game = 0; game < GAMES; game++) {
      const match = Match.open(arsenal, {
        seats,
        config: { decks: Array(seats).fill('random') },
        seed: `place ${game}`,
      })
      const bot = game % seats
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === bot ? bots : randomPlayer<State>(seededRandom(`${seat} ${game}`)),
      )
      playMatch(match, players)
      sum += placeOf(match.state, bot)
    }
    const average = (seats + 1) / 2
    expect(sum / GAMES).toBeLessThan(average - 0.5 * (average - 1))
  },
  240_000,
)

test('AR-DECK-13 while decks are chosen nobody is ahead yet', () => {
  const { state } = Match.open<State>(arsenal, { seats: 2, seed: 'decks' })
  expect([value(state, 0), outlook(state, 1)]).toEqual([0, 0])
})

test('AR-DECK-13 a bot of any strength asked for its deck takes a ready-made one, not the same at every table', () => {
  for (const name of namedStrengths) {
    const strength = strengthOf(name, mind)
    const decks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const match = Match.open<State>(arsenal, { seats: 2, seed })
      return decide({ match, seat: 1, mind, strength, seed }).answer as string
    })
    const { content } = Match.open<State>(arsenal, { seats: 2, seed: 'decks' }).state
    expect(decks.filter((deck) => content.decks[deck] === undefined)).toEqual([])
    expect(new Set(decks).size).toBeGreaterThan(1)
  }
})

/** What the seat that is asked could do that comes to nothing. */
function idleActs(t: ReturnType<typeof bench>): string[] {
  const [asked] = t.match.pending
  const found = asked && mind.idle?.(asked.question, t.state, asked.seat)
  return t.offer('', asked?.seat).filter((_, index) => found?.[index])
}

test('AR-ROLL-13 dice for a roll that nothing announces come to nothing: they are had when it is announced', () => {
  const duel = (at: readonly [number, number], hand: readonly string[], other: readonly string[] = []) =>
    bench({
      cards: {
        zap: attack({ cost: 1, ranges: ['melee', 'short'] }),
        focus: instant({ do: [{ dice: { roll: 'attack', add: 2 } }] }),
        brace: instant({ do: [{ dice: { roll: 'evasion', add: 2 } }] }),
        roll: instant({ do: [{ dice: { roll: 'evasion', add: 2 } }, { repair: { amount: 1 } }] }),
      },
      players: [
        { at: [0, 0], hand, damage: 3 },
        { at, hand: other },
      ],
    })
  expect(idleActs(duel([1, 0], ['zap', 'focus', 'brace', 'roll']))).toEqual(['play brace'])
  expect(idleActs(duel([4, 0], ['zap', 'focus', 'brace', 'roll']))).toEqual(['play focus', 'play brace'])
  expect(idleActs(duel([1, 0], ['focus']))).toEqual(['play focus'])
  const struck = duel([1, 0], ['zap'], ['focus', 'brace']).answer('play zap at mech-1')
  expect(idleActs(struck)).toEqual(['play focus'])

  const alone = duel([4, 0], ['focus', 'brace'])
  for (const level of ['novice', 'fighter', 'veteran', 'champion'] as const)
    for (const seed of ['a', 'b', 'c']) {
      const { answer } = decide({ match: alone.match, seat: 0, mind, strength: strengthOf(level, mind), seed })
      expect(answer, level).not.toMatchObject({ do: 'play' })
    }
})
