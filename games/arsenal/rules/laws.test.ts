import { expect, test } from 'vitest'
import { bench, type PermanentSetup } from '../testing/bench.ts'
import { action, attack, autonomous, lockOn, personal, protocol } from '../testing/pack.ts'

/** Positions that cannot be are refused where somebody edits one. */

const cards = {
  drone: autonomous({ hp: 2 }),
  guard: personal({ hp: 2 }),
  helm: personal({ placement: 'head' }),
  plan: protocol(),
  radar: lockOn(),
  zap: attack(),
  nop: action(),
}
const hand = ['nop', 'zap']
const inPlay: readonly (string | PermanentSetup)[] = ['guard', { card: 'drone', at: [0, 0] }]
const table = () =>
  bench({
    cards,
    players: [{ hand: ['nop', ...Array(5).fill('zap')], inPlay }, { hand: [...hand, ...Array(6).fill('zap')] }],
  })

const edited = (path: string, value: unknown) => {
  const t = table()
  try {
    t.match.edit([{ op: 'replace', path, value }])
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}
test('AR-COMPONENTS-3 AR-LOSE-1 a player has eight Energy cards, a place while in the game, and less damage than HP', () => {
  expect(edited('/players/1/damage', 19)).toBe('accepted')
  expect(edited('/players/1/damage', 20)).toContain('the Mech of seat 1 has as much damage as HP and is still in')
  expect(edited('/players/1/energy', { ready: 4, marked: 2, burned: 2 })).toBe('accepted')
  expect(edited('/players/1/energy', { ready: 4, marked: 2, burned: 1 })).toContain('seat 1 has not eight Energy cards')
  const nowhere = 'the Mech of seat 1 stands in a hex of the arena exactly while it is in the game'
  expect(edited('/players/1/hex', 60)).toBe('accepted')
  for (const hex of [-1, 61])
    expect([hex, edited('/players/1/hex', hex)]).toEqual([hex, expect.stringContaining(nowhere)])
  expect(edited('/players/1/out', true)).toContain(nowhere)
})

test('AR-RESERVE-2 every card exists, wherever it lies', () => {
  for (const pile of ['hand', 'reserve', 'scrapheap'])
    expect(edited(`/players/0/${pile}/cards`, ['spoon'])).toContain('there is no card spoon')
  expect(edited('/inPlay/0/card', 'spoon')).toContain('there is no card spoon')
})

test('a function that is due is one of its card', () => {
  const due = (index: number) => [{ seat: 0, from: 'guard', card: 'guard', index, hex: 0 }]
  expect(edited('/triggered', due(0))).toBe('accepted')
  expect(edited('/triggered', due(7))).toContain('guard has no function 7')
})

test('there are as many players as seats', () => {
  expect(edited('/players', table().match.state.players.slice(0, 1))).toContain('players')
  expect(edited('/players', [...table().match.state.players, table().match.state.players[0]])).toContain(
    'there are 2 seats, and 3 players',
  )
  expect(edited('/turn', 2)).toContain('there is no seat 2')
  expect(edited('/inPlay/0/owner', 3)).toContain('there is no seat 3')
})

test('AR-DECK-1 nobody has more or fewer than 40 cards while all are in', () => {
  expect(edited('/players/0/scrapheap/cards', ['nop'])).toContain('the deck of seat 0 has 41 cards')
  expect(edited('/players/0/hand/cards', ['nop'])).toContain('the deck of seat 0 has 35 cards')
})

test('AR-PLAY-7 AR-OBJECT-6 what is in play is a card that stays, under somebody, in a hex exactly if Autonomous', () => {
  expect(edited('/inPlay/0/damage', 1)).toBe('accepted')
  expect(edited('/inPlay/0/damage', 2)).toContain('guard has as much damage as HP and is still in play')
  expect(edited('/inPlay/0/hex', 3)).toContain('guard stands in a hex exactly if it is Autonomous')
  expect(edited('/inPlay/1/hex', -1)).toContain('drone stands in a hex exactly if it is Autonomous')
  expect(edited('/inPlay/1/hex', 0)).toBe('accepted')
  expect(edited('/inPlay/0/controller', 1)).toBe('accepted')
  expect(edited('/inPlay/0/controller', 2)).toContain("guard is in play under nobody's control")
  expect(edited('/inPlay/0/id', 'drone')).toContain('two cards in play are called drone')
  expect(edited('/inPlay/0/id', 'guard-7')).toBe('accepted')
  expect(edited('/inPlay/0/id', 'guard#7')).toContain('state.inPlay[0].id: expected letters, digits and hyphens')
  expect(edited('/inPlay/0/card', 'zap')).toContain('guard cannot stay in play')
  expect(edited('/inPlay/0/card', 'nop')).toContain('guard cannot stay in play')
  expect(edited('/inPlay/0/card', 'plan')).toBe('accepted')
  expect(edited('/inPlay/0/card', 'nonsense')).toContain('there is no card nonsense')
  expect(edited('/players/0/mech', 'nobody')).toContain('there is no Mech nobody')
})

test('AR-LOCKON-2 AR-PROTOCOL-2 AR-OBJECT-9 nobody has more of a kind than while choosing which to keep', () => {
  const having = (card: string, count: number) => {
    const t = bench({
      cards,
      players: [{ inPlay: Array.from({ length: count }, (_, i) => ({ card, id: `${card}-${i}` })) }, {}],
    })
    try {
      t.match.edit([{ op: 'replace', path: '/players/1/damage', value: 1 }])
      return 'accepted'
    } catch (error) {
      return (error as Error).message
    }
  }
  for (const [card, most, what] of [
    ['plan', 2, 'too many of the type protocol'],
    ['radar', 2, 'too many of the type lock-on'],
    ['helm', 2, 'too many Objects on head'],
    ['guard', 3, 'too many Objects on arm'],
  ] as const) {
    expect([card, having(card, most)]).not.toEqual([card, expect.stringContaining(what)])
    expect([card, having(card, most + 1)]).toEqual([card, expect.stringContaining(`seat 0 has ${what}`)])
  }
})
