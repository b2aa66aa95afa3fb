import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Fault } from './fault.ts'
import { Match } from './match.ts'
import { seededRandom } from './random/seeded.ts'
import { parseRecord } from './record.ts'
import { hashOf } from './state.ts'
import { playRandomly } from './testing/play.ts'
import { type Smugglers, smugglers } from './testing/toy-game.ts'
import { verifyRecord } from './verify.ts'

/** Anything somebody may do to a match, sound or not. */
const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ play: fc.string({ maxLength: 3 }), many: fc.integer({ min: 1, max: 6 }) }) },
  fc.record({ dice: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }) }),
  fc.record({ coins: fc.integer({ min: -1, max: 9 }), seat: fc.nat(2) }),
  fc.record({ undo: fc.nat(40), by: fc.nat(2) }),
  fc.record({ seat: fc.nat(3), act: fc.constantFrom('resign', 'agree-draw', 'timed-out', 'back-to-person') }),
  fc.record({ seat: fc.nat(3), choice: fc.jsonValue() }),
)

type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never

function does(match: Match<Smugglers>, what: Deed): void {
  if ('play' in what) playRandomly(match, seededRandom(what.play), undefined, what.many)
  else if ('dice' in what) match.setDice(what.dice)
  else if ('coins' in what) match.edit([{ op: 'replace', path: `/ships/${what.seat}/coins`, value: what.coins }])
  else if ('undo' in what) match.takeBack(what.undo, what.by)
  else if ('act' in what) match.act(what.seat, what)
  else match.answer(what.seat, what.choice)
}

const allOf = (match: Match<Smugglers>) => hashOf([match.save(), match.told, match.questions, match.state])

test('whatever is done, a refusal changes nothing, and the record and the save lead to the same place', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(deed, { maxLength: 12 }), (seed, deeds) => {
      const match = Match.open(smugglers, { seats: 2, seed, config: { rounds: 2 } })
      for (const what of deeds) {
        const before = allOf(match)
        const decisions = match.entries.length
        try {
          does(match, what)
        } catch (error) {
          expect(error).toBeInstanceOf(Fault)
          expect((error as Fault).code).not.toBe('bug')
          // Random play may have answered some questions before a die set beforehand was refused.
          if (!('play' in what) || match.entries.length === decisions) expect(allOf(match)).toBe(before)
        }
      }
      const record = parseRecord(JSON.parse(JSON.stringify(match.record())))
      expect(allOf(Match.replay(smugglers, record))).toBe(allOf(match))
      expect(allOf(Match.restore(smugglers, JSON.parse(JSON.stringify(match.save()))))).toBe(allOf(match))
    }),
  )
})

test('the record of every game played fairly is found fair', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { minLength: 2, maxLength: 2 }), (seed, contributions) => {
      const match = Match.open(smugglers, { seats: 2, seed, contributions, config: { rounds: 1 } })
      const { commitment } = match.record(false)
      playRandomly(match, seededRandom(seed))
      expect(verifyRecord(smugglers, match.record(), { commitment, contributions })).toEqual([])
    }),
    { numRuns: 30 },
  )
})
