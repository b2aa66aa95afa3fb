import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Target, target } from '../content/grammar.ts'
import { baseContent } from '../content/index.ts'
import { makeShareCode, parseShareCode } from '../content/share-code.ts'
import { bench } from '../testing/bench.ts'
import { attack } from '../testing/pack.ts'
import { rimOf } from './arena.ts'
import { everyAim, targetsFor, targetVerdict } from './effects/targets.ts'
import { mostEnergy, paymentsFor } from './energy.ts'
import { arsenal } from './game.ts'
import { rangeTo } from './range.ts'

const energy = fc
  .tuple(fc.nat(8), fc.nat(8))
  .filter(([ready, marked]) => ready + marked <= 8)
  .map(([ready, marked]) => ({ ready, marked, burned: 8 - ready - marked }))

test('AR-ENERGY-5 AR-ENERGY-8 a cost can be paid exactly up to the most there is, and every way pays exactly that', () => {
  fc.assert(
    fc.property(energy, fc.nat(20), (have, cost) => {
      const ways = paymentsFor(have, cost)
      expect(ways.length > 0).toBe(cost <= mostEnergy(have))
      for (const { mark, burn, burnReady } of ways) {
        expect(mark + burn + burnReady).toBe(cost)
        expect(have.ready - mark - burnReady).toBeGreaterThanOrEqual(0)
        expect(have.marked + mark - burn).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('AR-ENERGY-9 however things are paid for, exactly what is due is paid, and the record replays', () => {
  const ways = new Set<string>()
  for (const seats of [2, 3, 4]) {
    const random = seededRandom(`ways ${seats}`)
    const config = { decks: Array(seats).fill('random') }
    const match = Match.open(arsenal, { seats, config, seed: `pay ${seats}` })
    for (let [asked] = match.pending; asked; [asked] = match.pending) {
      const { seat, question } = asked
      const further = question.form === 'one' ? (question.further ?? []) : []
      const before = match.state.players[seat]?.energy
      const heard = match.told.length
      const act = further[random.below(further.length + 1)] ?? randomAnswer(question, random)
      match.answer(seat, writeChoice(question, act))
      if (!further.includes(act)) continue
      const paid = match.told.slice(heard).find(({ event }) => event.event === 'paid')?.event
      const { mark, burn, burnReady } = act.way
      expect(paid).toMatchObject({ seat, cost: mark + burn + burnReady, mark, burn, burnReady })
      expect(paid?.energy).toEqual({
        ready: (before?.ready ?? 0) - mark - burnReady,
        marked: (before?.marked ?? 0) + mark - burn,
        burned: (before?.burned ?? 0) + burn + burnReady,
      })
      ways.add(act.do)
    }
    expect(Match.replay(arsenal, match.record()).state).toEqual(match.state)
  }
  expect([...ways].sort()).toEqual(['play', 'use'])
})

const ids = Object.keys(baseContent.cards)
const deck = fc.record({
  mech: fc.constantFrom(...Object.keys(baseContent.mechs)),
  cards: fc
    .uniqueArray(fc.constantFrom(...ids), { maxLength: 30 })
    .chain((names) =>
      fc
        .array(fc.boolean(), { minLength: names.length, maxLength: names.length })
        .map((twice) => names.flatMap((id, index) => (twice[index] ? [id, id] : [id]))),
    ),
})

test('parse after make is identity for share codes, in any order of the cards', () => {
  fc.assert(
    fc.property(deck, ({ mech, cards }) => {
      const parsed = parseShareCode(baseContent, makeShareCode({ mech, cards }))
      expect([parsed.mech, [...parsed.cards].sort()]).toEqual([mech, [...cards].sort()])
      expect(makeShareCode({ mech, cards: [...cards].reverse() })).toBe(makeShareCode({ mech, cards }))
    }),
  )
})

test('one letter mistyped is never read as another deck', () => {
  fc.assert(
    fc.property(
      deck,
      fc.nat(200),
      fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'),
      ({ mech, cards }, place, letter) => {
        const code = makeShareCode({ mech, cards })
        const at = 4 + (place % (code.length - 4))
        fc.pre(code[at] !== letter)
        expect(() => parseShareCode(baseContent, `${code.slice(0, at)}${letter}${code.slice(at + 1)}`)).toThrow(
          'the deck code',
        )
      },
    ),
  )
})

test('AR-COMPONENTS-5 AR-R-14 the range between two Mechs is the same both ways, and the rim goes once round', () => {
  const rim = rimOf(4)
  expect(new Set(rim.map(String)).size).toBe(24)
  fc.assert(
    fc.property(fc.constantFrom(...rim), fc.constantFrom(...rim), (one, two) => {
      const { state } = bench({ players: [{ at: one }, { at: two }] })
      expect(rangeTo(state, 0, 'mech-1')).toBe(rangeTo(state, 1, 'mech-0'))
    }),
    { numRuns: 30 },
  )
})

test('AR-R-65 what is offered as a target is everything the verdict allows, in its order, in every position', () => {
  const specs = [...Object.values(baseContent.mechs), ...Object.values(baseContent.cards)].flatMap((card) => [
    ...('target' in card && card.target ? [card.target] : []),
    ...('functions' in card ? card.functions.flatMap(({ target }) => (target ? [target] : [])) : []),
  ])
  const kinds = target.shape.what.options.map((what): Target => ({ what, side: 'any' }))
  fc.assert(
    fc.property(fc.string(), fc.nat(120), fc.constantFrom(...specs, ...kinds), (seed, count, spec) => {
      const config = { decks: ['random', 'random', 'random'] }
      const { state } = playRandomly(
        Match.open(arsenal, { seats: 3, config, seed }),
        seededRandom(seed),
        undefined,
        count,
      )
      for (const seat of [0, 1, 2])
        for (const from of [undefined, ...state.inPlay.map(({ id }) => id)])
          expect(targetsFor(state, seat, spec, from)).toEqual(
            everyAim(state).filter((id) => !targetVerdict(state, seat, spec, id, from)),
          )
    }),
    { numRuns: 60 },
  )
})

test('AR-ROLL-7 the odds of an Attack are exact', () => {
  const t = bench({
    cards: { zap: attack({ accuracy: 2, damage: 3 }) },
    players: [{ at: [0, 0], hand: ['zap'] }, { at: [1, 0] }],
  })
  const chances = Object.fromEntries(
    t.odds('play zap at mech-1').map(({ chance, summary }) => [JSON.stringify(summary.damage), chance]),
  )
  expect(chances).toEqual({ '{"mech-1":3}': '11/27', '{}': '16/27' })
})
