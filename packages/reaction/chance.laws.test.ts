import { Match, oddsOf, type Throw, togetherOutcomes } from '@muster/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tinyGame, which } from '../table/testing/tiny-game.ts'
import { type Chance, chanceToBeat, chanceToMeet, chanceToMeetDie, otherwise } from './chance.ts'
import { mattersOf, opposed, type Side } from './classes.ts'
import { beats, isCrit, isFumble, meets } from './compare.ts'
import { actionDie, colours, dieOf } from './dice.ts'
import { rollAll, rollDie } from './roll.ts'

const kind = { why: 'to see', rule: 'T-1' }
const obstacle = { arena: actionDie('OBSTACLE', 10, 0, 0), street: actionDie('OBSTACLE', 10) }
const fraction = ({ ways, outOf }: Chance) => `${ways}/${outOf}`
const bare = (at: number): Side => ({ die: dieOf(colours[at] as (typeof colours)[number]), add: 0 })

test('the chances of bare dice are those known from the books', () => {
  const [green, yellow, red] = [bare(0), bare(1), bare(2)]
  expect(fraction(chanceToBeat(green, green))).toBe('11/24')
  expect(fraction(chanceToBeat(yellow, yellow))).toBe('7/16')
  expect(fraction(chanceToBeat(green, red))).toBe('5/8')
  expect(fraction(chanceToBeat(red, green))).toBe('7/24')
  const street: Side = { die: obstacle.street, add: 0 }
  expect([green, yellow, red].map((side) => fraction(chanceToBeat(side, street)))).toEqual(['21/40', '3/8', '19/60'])
  expect([green, yellow, red].map((side) => fraction(chanceToMeetDie(side, obstacle.arena)))).toEqual([
    '37/60',
    '37/80',
    '2/5',
  ])
  expect([green, yellow, red].map((side) => fraction(chanceToMeet(side, 5)))).toEqual(['2/3', '1/2', '1/3'])
  expect(fraction(otherwise(chanceToMeet(green, 5)))).toBe('1/3')
})

const die = fc.constantFrom(...colours.map(dieOf), obstacle.arena, obstacle.street)
const side: fc.Arbitrary<Side> = fc.record({ die, add: fc.integer({ min: -3, max: 6 }) })

/** The chance of `true` that the odds table finds where a rule writes down a yes or a no. */
function oddsOfYes(rule: (table: Parameters<Parameters<typeof tinyGame>[0]>[0]) => boolean): string {
  const game = tinyGame((table, state) => {
    table.ask(0, which(['go']))
    state.log.push(rule(table))
    table.ask(0, which(['on', 'off']))
  })
  const outcomes = oddsOf(Match.open(game, { seats: 2, seed: 'law' }), 0, 'go')
  return outcomes.find(({ summary }) => (summary.log as unknown[])[0] === true)?.chance ?? '0/1'
}

test('a chance to meet a number or a die is what every face gives, and what the odds table says', () => {
  fc.assert(
    fc.property(side, fc.integer({ min: 0, max: 18 }), die, (one, need, other) => {
      const faces = one.die.faces.filter((face) => meets({ die: one.die, face }, one.add, need))
      const chance = chanceToMeet(one, need)
      expect(chance.ways * one.die.faces.length).toBe(faces.length * chance.outOf)
      const matters = mattersOf(one.die, one.add, [need])
      expect(oddsOfYes((table) => meets(rollDie(table, 0, one.die, kind, matters), one.add, need))).toBe(
        fraction(chance),
      )
      const met = oddsOfYes((table) => {
        const number = rollDie(table, 1, other, kind).face
        return meets(rollDie(table, 0, one.die, kind), one.add, number)
      })
      expect(met).toBe(fraction(chanceToMeetDie(one, other)))
    }),
    { numRuns: 60 },
  )
})

test('a chance to beat another roll is what all pairs of faces give, and what the odds table says of both thrown together', () => {
  fc.assert(
    fc.property(side, side, (acting, opposing) => {
      const chance = chanceToBeat(acting, opposing)
      let ways = 0
      for (const face of acting.die.faces)
        for (const other of opposing.die.faces)
          if (beats({ die: acting.die, face }, acting.add, { die: opposing.die, face: other }, opposing.add)) ways++
      expect(chance.ways * acting.die.faces.length * opposing.die.faces.length).toBe(ways * chance.outOf)
      const throws = [acting, opposing].map(({ die: thrown }, seat) => ({ seat, die: thrown, kind }))
      const beaten = oddsOfYes((table) => {
        const [one, two] = rollAll(table, throws, opposed, { acting, opposing: [opposing] })
        return beats(one as never, acting.add, two as never, opposing.add)
      })
      expect(beaten).toBe(fraction(chance))
    }),
    { numRuns: 60 },
  )
})

test('classes tell apart what a rule against fixed numbers can, and nothing else', () => {
  fc.assert(
    fc.property(side, fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }), ({ die: one, add }, needs) => {
      const classes = mattersOf(one, add, needs) as readonly number[]
      const told = (face: number) =>
        [
          isFumble({ die: one, face }),
          isCrit({ die: one, face }),
          ...needs.map((need) => meets({ die: one, face }, add, need)),
        ].join()
      for (const [a, face] of one.faces.entries())
        for (const [b, other] of one.faces.entries()) expect(classes[a] === classes[b]).toBe(told(face) === told(other))
    }),
  )
})

test('one die against several is counted as every face would be: each is judged alone', () => {
  fc.assert(
    fc.property(side, fc.array(side, { minLength: 1, maxLength: 2 }), (acting, opposing) => {
      const throws = [acting, ...opposing].map((one, seat): Throw => ({ seat, die: one.die, kind }))
      const beaten = (faces: readonly number[]) =>
        opposing.map((one, at) =>
          beats(
            { die: acting.die, face: faces[0] as number },
            acting.add,
            { die: one.die, face: faces[at + 1] as number },
            one.add,
          ),
        )
      const weights = (tally: typeof opposed) => {
        const found: Record<string, bigint> = {}
        for (const { faces, weight } of togetherOutcomes(throws, tally, { acting, opposing })) {
          const shown = { die: acting.die, face: faces[0] as number }
          const name = [isCrit(shown), isFumble(shown), ...beaten(faces)].join()
          found[name] = (found[name] ?? 0n) + weight
        }
        return found
      }
      expect(weights(opposed)).toEqual(weights({ count: (soFar, _, face) => `${soFar} ${face}` }))
      expect(togetherOutcomes(throws, opposed, { acting, opposing })).toHaveLength(Object.keys(weights(opposed)).length)
    }),
    { numRuns: 40 },
  )
})
