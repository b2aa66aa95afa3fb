import { chanceToMeet, colours, dieOf, isCrit, isFumble, shareOf } from '@muster/reaction'
import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const facing = { map: ['a b'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' } }

describe('dice', () => {
  test('AB-DICE-1 a YELLOW action asks for a YELLOW die and for no other', () => {
    const t = position(facing).dice(4).answer('melee thug-1 on Y+')
    expect(t.told('dice').map(({ die }) => die)).toEqual(['YELLOW'])
  })

  test('AB-DICE-2 GREEN is the best die, YELLOW the next, RED the worst', () => {
    const five = colours.map((colour) => {
      const die = dieOf(colour)
      return die.faces.filter((face) => face >= 5).length / die.faces.length
    })
    expect(five).toEqual([8 / 12, 4 / 8, 2 / 6])
    const chances = colours.map((colour) => shareOf(chanceToMeet({ die: dieOf(colour), add: 0 }, 5)))
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  })

  test('AB-DICE-3 each Action die has one Crit, its highest face, and one Fumble, its 1', () => {
    for (const colour of colours) {
      const die = dieOf(colour)
      const shown = die.faces.map((face) => ({ die, face }))
      expect(shown.filter(isCrit).map(({ face }) => face)).toEqual([die.faces.length])
      expect(shown.filter(isFumble).map(({ face }) => face)).toEqual([1])
    }
  })

  test('AB-DICE-4 other dice are rolled only where a rule calls for them: a D4 to clean up', () => {
    const t = position({ ...facing, queue: [['move'], ['move']] })
    t.dice(2).answer('melee thug-1 on G+')
    expect(t.told('dice').map(({ die }) => die)).toEqual(['GREEN'])
    t.end()
    expect(t.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'D4'])
  })
})
