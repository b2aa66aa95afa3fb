import fc from 'fast-check'
import { expect, test } from 'vitest'
import { die } from './dice.ts'
import { Match } from './match.ts'
import { oddsOf } from './tables/odds.ts'
import { tinyGame, which } from './testing/tiny-game.ts'
import { caseOf, type Tally, type Throw, togetherOutcomes } from './together.ts'

const kind = { why: 'to see', rule: 'T-1' }

/** What is added to each die; the first is thrown against all the others. */
type Adds = readonly number[]

/** Which of the others the first beats; its face is needed on the way and not at the end. */
const beaten: Tally<Adds> = {
  count: (soFar, at, face, adds) => {
    if (at === 0) return `${face}|`
    const first = Number.parseInt(soFar, 10) + (adds[0] as number)
    return `${soFar}${first > face + (adds[at] as number) ? 'x' : '.'}`
  },
  end: (soFar) => soFar.slice(soFar.indexOf('|') + 1),
}

/** The lowest of the others, and whether the first beats it. */
const lowest: Tally<Adds> = {
  count: (soFar, at, face, adds) => {
    if (at === 0) return `${face}`
    const [first, low = '99'] = soFar.split(' ')
    return `${first} ${Math.min(Number(low), face + (adds[at] as number))}`
  },
  end: (soFar, adds) => {
    const [first, low = '99'] = soFar.split(' ')
    return Number(first) + (adds[0] as number) > Number(low) ? `over ${low}` : 'not'
  },
}

/** Every face told apart. */
const faceByFace: Tally<Adds> = { count: (soFar, _, face) => `${soFar} ${face}` }

const roll = fc
  .array(fc.record({ seat: fc.nat(2), sides: fc.integer({ min: 1, max: 5 }), add: fc.integer({ min: -2, max: 2 }) }), {
    maxLength: 5,
  })
  .map((dice) => ({
    throws: dice.map(({ seat, sides }): Throw => ({ seat, die: die(sides), kind })),
    adds: dice.map(({ add }) => add),
  }))

const tally = fc.constantFrom(beaten, lowest, faceByFace)

function* everyFall(throws: readonly Throw[], faces: readonly number[] = []): Generator<readonly number[]> {
  const next = throws[faces.length]
  if (!next) return yield faces
  for (const face of next.die.faces) yield* everyFall(throws, [...faces, face])
}

test('the cases of dice thrown together weigh as much as the faces that fall in them', () => {
  fc.assert(
    fc.property(roll, tally, ({ throws, adds }, one) => {
      const weights = new Map<string, bigint>()
      for (const faces of everyFall(throws)) {
        const name = caseOf(faces, one, adds)
        weights.set(name, (weights.get(name) ?? 0n) + 1n)
      }
      const counted = togetherOutcomes(throws, one, adds).map(
        ({ faces, weight }) => [caseOf(faces, one, adds), weight] as const,
      )
      expect(counted).toHaveLength(weights.size)
      expect(new Map(counted)).toEqual(weights)
    }),
  )
})

test('odds of dice thrown together are the odds of their faces, thrown one after the other', () => {
  const odds = (throws: readonly Throw[], adds: Adds, one: Tally<Adds>, isTogether: boolean) => {
    const game = tinyGame((table, state) => {
      table.ask(0, which(['go']))
      const faces = isTogether
        ? table.rollTogether(throws, one, adds)
        : throws.map((thrown) => table.roll(thrown.seat, 1, thrown.die, thrown.kind)[0] as number)
      state.log.push(caseOf(faces, one, adds))
      table.ask(0, which(['on', 'off']))
    })
    const outcomes = oddsOf(Match.open(game, { seats: 3, seed: 'law' }), 0, 'go')
    return Object.fromEntries(outcomes.map(({ chance, summary }) => [JSON.stringify(summary), chance]))
  }
  fc.assert(
    fc.property(roll, tally, ({ throws, adds }, one) => {
      const few = throws.slice(0, 4)
      expect(odds(few, adds, one, true)).toEqual(odds(few, adds, one, false))
    }),
    { numRuns: 60 },
  )
})
