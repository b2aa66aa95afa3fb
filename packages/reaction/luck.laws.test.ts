import { PlayoutTable, type Policy, randomAnswer, seededRandom } from '@muster/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colours, dieOf } from './dice.ts'
import { offerAgain } from './luck.ts'
import type { Roll } from './roll.ts'
import { purseLuck } from './testing/luck.ts'

const kind = { why: 'to hit', rule: 'T-HIT-1' }

test('whatever is answered, a die is rolled again once at most, and Luck pays for all but Accurate and Streaks', () => {
  const dice = fc.array(fc.constantFrom(...colours), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(dice, fc.nat(4), fc.boolean(), fc.string(), (thrown, luck, isAccurate, seed) => {
      const rolls: Roll[] = thrown.map((colour) => ({ seat: 0, die: dieOf(colour), kind, face: 0, done: false }))
      const purse = { luck: [luck] }
      const ways: string[] = []
      let again = 0
      const table = new PlayoutTable(
        seededRandom(seed),
        (_, question, __, random) => {
          if (question.form !== 'one') throw new Error('another form was asked')
          const picked = question.options[random.below(question.options.length)] as string
          if (picked !== 'keep') ways.push(picked)
          return picked
        },
        purse,
      )
      const count = table.roll.bind(table)
      table.roll = (...args) => {
        again++
        return count(...args)
      }
      const did = offerAgain(table, purseLuck, purse, 0, rolls, isAccurate ? rolls[0] : undefined)
      const places = ways.map((way) => way.split(' ')[1])
      expect(new Set(places).size).toBe(places.length)
      expect(again).toBe(ways.length)
      expect(did).toBe(ways.length > 0)
      expect(rolls.filter(({ done }) => done)).toHaveLength(ways.length)
      const paid = ways.filter((way) => way.startsWith('luck'))
      const streaks = paid.filter((way) => {
        const roll = rolls[Number(way.split(' ')[1])] as Roll
        return roll.face === roll.die.crit
      })
      expect(purse.luck[0]).toBe(luck - paid.length + streaks.length)
      expect(purse.luck[0]).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('an answer drawn without the others is the one that would be drawn from all of them', () => {
  const dice = fc.array(fc.boolean(), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(dice, fc.nat(2), fc.boolean(), fc.string(), (isDone, luck, isAccurate, seed) => {
      const rolls: Roll[] = isDone.map((done) => ({ seat: 0, die: dieOf('red'), kind, face: 1, done }))
      const policy: Policy = (_, question, __, random) => {
        if (question.form !== 'one') throw new Error('another form was asked')
        const listed = question.options[seededRandom(seed).below(question.options.length)]
        expect(question.sample?.(seededRandom(seed))).toBe(listed)
        return randomAnswer(question, random)
      }
      const table = new PlayoutTable(seededRandom(seed), policy, {})
      offerAgain(table, purseLuck, { luck: [luck] }, 0, rolls, isAccurate ? rolls[0] : undefined)
    }),
  )
})
