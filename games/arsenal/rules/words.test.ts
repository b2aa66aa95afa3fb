import { expect, test } from 'vitest'
import { type Bench, bench } from '../testing/bench.ts'
import { attack, instant, personal } from '../testing/pack.ts'
import { arsenal } from './game.ts'

/** The sentences of some kinds of events, as they read at the end. */
const said = (t: Bench, ...kinds: string[]): string[] =>
  t.told(...kinds).map((event) => arsenal.describe(event, t.state))

const shot = (fields: Parameters<typeof attack>[0] = {}) =>
  attack({ accuracy: 1, damage: 2, ranges: ['melee'], ...fields })
const zap = shot()

test('a destroyed Object keeps its name in what is told of it', () => {
  const t = bench({
    cards: { zap, guard: personal({ hp: 2 }) },
    players: [
      { at: [0, 0], hand: ['zap'], pools: { attack: 0 } },
      { at: [0, 0], inPlay: [{ card: 'guard', id: 'guard-13' }] },
    ],
  })
  t.dice(1, 3).does('play zap at guard-13')
  expect(said(t, 'declared', 'hit', 'damage', 'destroyed')).toEqual([
    'Player 1 declares The zap at The guard.',
    'The zap hits The guard, 1 to 0.',
    'The guard takes 2 damage (0 of 2 left).',
    'The guard is destroyed.',
  ])
})

test('a copy of an Attack names a target that the shot before destroyed', () => {
  const t = bench({
    cards: { burst: shot({ rapidFire: 1 }), guard: personal({ hp: 2 }) },
    players: [
      { at: [0, 0], hand: ['burst'], pools: { attack: 0 } },
      { at: [0, 0], inPlay: [{ card: 'guard', id: 'guard-13' }] },
    ],
  })
  t.dice(1, 3).does('play burst at guard-13')
  expect(said(t, 'copy', 'strike-off')).toEqual([
    'The burst fires again at The guard.',
    'The burst cannot reach The guard any more.',
  ])
})

test('cards whose names are marked as plurals do things in the plural', () => {
  const t = bench({
    cards: { bolts: shot({ plural: true }), plates: personal({ hp: 1, plural: true }) },
    players: [
      { at: [0, 0], hand: ['bolts'], pools: { attack: 0 } },
      { at: [0, 0], inPlay: [{ card: 'plates', id: 'plates-13' }] },
    ],
  })
  t.dice(1, 3).does('play bolts at plates-13')
  expect(said(t, 'resolves', 'hit', 'damage', 'destroyed')).toEqual([
    "Player 1's The bolts take effect.",
    'The bolts hit The plates, 1 to 0.',
    'The plates take 2 damage (0 of 1 left).',
    'The plates are destroyed.',
  ])
})

test('damage and repairs say what is left', () => {
  const cards = { zap, fix: instant({ do: [{ repair: { amount: 1, to: 'me' } }] }) }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap'], pools: { attack: 0 } },
      { at: [0, 0], hand: ['fix'], mech: { hp: 21 }, damage: 3, pools: { evasion: 0, armor: 0 } },
    ],
  })
  t.answer('play zap at mech-1').dice(1).does('play fix')
  expect(said(t, 'repaired', 'damage')).toEqual([
    'Test Mech 1 repairs 1 damage (19 of 21 left).',
    'Test Mech 1 takes 2 damage (17 of 21 left).',
  ])
})

test('a function whose own card is its cost and its target names it all the same', () => {
  const card = personal({
    functions: [{ cost: { scrap: true }, target: { what: 'object', side: 'own' }, do: [{ mark: {} }] }],
  })
  const t = bench({ cards: { fuse: card }, players: [{ inPlay: [{ card: 'fuse', id: 'fuse-9' }] }, {}] })
  expect(said(t.answer('use fuse-9 at fuse-9'), 'declared')).toEqual([
    'Player 1 declares the function of The fuse at The fuse.',
  ])
})

test('what waits is named as a target, in the prompt and on the stack too, until it is gone', () => {
  const hush = instant({ target: { what: 'waiting' }, do: [{ disrupt: {} }] })
  const t = bench({
    cards: { hush, nop: instant({}) },
    players: [{ hand: ['nop'] }, { hand: ['hush'] }, { hand: ['hush'] }],
  })
  t.answer('play nop').answer(`play hush at item-${t.state.stack[0]?.id}`)
  expect(said(t, 'declared').at(-1)).toBe('Player 2 declares The hush at waiting The nop.')
  expect(t.question().text).toBe('Test Mech 1 plays The hush at waiting The nop: react or pass')
  t.answer(`play hush at item-${t.state.stack[0]?.id}`).passAll()
  expect(said(t, 'disrupted')).toEqual(["Player 1's The nop is disrupted."])
})

test('two players with the same Mech are told apart by their names', () => {
  const t = bench({
    cards: { zap },
    players: [
      { pilots: 'eagle-eye', at: [0, 0], hand: ['zap'], pools: { attack: 0 } },
      { pilots: 'eagle-eye', at: [0, 0] },
    ],
    config: { players: ['Asha', 'Bo'] },
  })
  t.answer('play zap at mech-1')
  expect(said(t, 'declared')).toEqual(['Asha declares The zap at Eagle Eye of Bo.'])
})

test('dice that a card takes away are fewer, and those that wait are not bound to the turn', () => {
  const cards = {
    haze: instant({ do: [{ dice: { roll: 'attack', less: 2, who: 'rivals' } }] }),
    wait: instant({ do: [{ dice: { roll: 'evasion', add: 1, who: 'me', until: 'rolled' } }] }),
  }
  const t = bench({ cards, players: [{ hand: ['haze', 'wait'] }, {}] })
  expect(said(t.does('play haze').does('play wait'), 'dice-added')).toEqual([
    'Player 2 rolls 2 fewer dice on the next attack roll this turn.',
    'Player 1 rolls 1 more die on the next evasion roll.',
  ])
})

test('Energy is told by its states, and who wins by name', () => {
  const t = bench({
    cards: { zap: shot({ cost: 3 }), leech: instant({ do: [{ drain: { mark: 1, burn: 1, who: 'rivals' } }] }) },
    players: [
      { at: [0, 0], hand: ['zap', 'leech'], pools: { attack: 0 } },
      { at: [0, 0], mech: { hp: 2 }, energy: [2, 0, 6], pools: { evasion: 0, armor: 0 } },
    ],
  })
  t.does('play leech').answer(1)
  t.dice(1).does('play zap at mech-1')
  expect(said(t, 'drained', 'paid', 'lost', 'over')).toEqual([
    'Player 2 marks 1 and burns 1 Energy for nothing (1 ready, 7 burned).',
    'Player 1 pays 3 Energy (5 ready, 3 marked).',
    'Player 2 is out of the game.',
    'Player 1 wins the game.',
  ])
})

test('AR-POOL-3 AR-DAMAGE-8 questions about dice carry which roll, the dice and successes so far, and the damage at stake', () => {
  const t = bench({
    cards: {
      gun: shot({ cost: 'X', damage: 'X', accuracy: 4 }),
      amp: personal({ standing: [{ harm: 1, who: 'me' }] }),
    },
    players: [
      { at: [0, 0], mech: { atk: 2 }, hand: ['gun'], inPlay: ['amp'] },
      { at: [0, 0], mech: { eva: 3, arm: 1 } },
    ],
    lasting: [{ kind: 'dice', seat: 1, roll: 'armor', add: 2, all: false, autonomous: false, source: 'The plate' }],
  })
  const attack = { card: 'gun', x: 2, target: 'mech-1' }
  t.answer('play gun for 2 at mech-1')
  expect(t.question().about).toEqual({ roll: 'attack', dice: 4, pool: 2, damage: 3, attack })
  t.dice(1, 6, 2, 2, 2).answer(1)
  expect(t.question().about).toEqual({ roll: 'evasion', dice: 0, pool: 3, damage: 3, hits: 2, attack })
  t.answer(0)
  expect([t.asked, t.question().about]).toEqual(['1 armor', { roll: 'armor', dice: 2, damage: 3 }])
  t.answer('roll')
  expect(t.question().about).toEqual({ roll: 'armor', dice: 2, pool: 1, damage: 3 })
})
