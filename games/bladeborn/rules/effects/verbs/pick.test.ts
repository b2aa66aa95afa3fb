import { expect, test } from 'vitest'
import { ready, use, used } from '../../../testing/deeds.ts'
import { RAVAGERS, SEAT_0_LEADS, SNAIL_PACK, SNAILS, studyAt } from '../../../testing/skirmish.ts'

const FIELD = `A b . . .
                . . . . .
               C . . . d`
const hurt = { damage: { to: 'them', amount: 1 } } as const

test('pick: the player the card works for picks one of those it names; what follows befalls that one', () => {
  const t = used(FIELD, [{ pick: { who: { side: 'enemy' } } }, hurt])
  expect(t.question()).toMatchObject({ seat: 0, ask: 'pick' })
  expect(t.offer()).toEqual(['pick moon-b', 'pick moon-d'])
  t.play('pick moon-d')
  expect([t.fighter('b').damage, t.fighter('d').damage]).toEqual([0, 1])
})

test('pick: must be done unless it is optional', () => {
  expect(() => used(FIELD, [{ pick: { who: {} } }, hurt]).play('nobody')).toThrow()
  const t = used(FIELD, [{ pick: { who: { side: 'enemy' }, optional: true } }, hurt])
  expect(t.offer()).toEqual(['pick moon-b', 'pick moon-d', 'nobody'])
  t.play('nobody')
  expect([t.fighter('b').damage, t.fighter('d').damage]).toEqual([0, 0])
})

test('pick: a second pick takes the place of the first', () => {
  const t = ready(FIELD, [
    { pick: { who: { side: 'enemy' } } },
    hurt,
    { pick: { who: { side: 'friendly', is: 'not-me' } } },
    hurt,
  ])
  use(t, 'pick moon-b', 'pick sun-c')
  expect([t.fighter('b').damage, t.fighter('C').damage]).toEqual([1, 1])
})

test('BB-R-61 pick: nobody to pick, and the ability is not offered', () => {
  const t = ready(FIELD, [{ pick: { who: { runemark: 'berserker' } } }, hurt])
  expect(t.offer('ability')).toEqual([])
  expect(t.whyNot('ability test-ability')).toBe('BB-R-61')
})

test('BB-R-61 pick: where a second pick finds nobody, what follows befalls nobody', () => {
  const t = ready(FIELD, [
    { pick: { who: { side: 'friendly', is: 'not-me' } } },
    { heal: { to: 'them', amount: 1 } },
    { pick: { who: { side: 'enemy', hurt: true } } },
    { damage: { to: 'them', amount: 3 } },
  ])
  use(t, 'pick sun-c')
  expect(t.question().ask).toBe('action')
  expect(['A', 'b', 'C', 'd'].map((letter) => t.fighter(letter).damage)).toEqual([0, 0, 0, 0])
})

test('pick: a fighter of any name can be picked, one called nobody too', () => {
  const packs = [JSON.parse(JSON.stringify(SNAIL_PACK).replaceAll('slug', 'nobody'))]
  const scene = { packs, warbands: [SNAILS, RAVAGERS], field: { nobody: 'f1', khagra: 'f9' } } as const
  const t = studyAt({ ...scene, twist: 'shifting-earth', turnsLeft: [1, 0] })
  t.dice(...SEAT_0_LEADS).play('activate nobody', 'wait')
  expect(t.offer()).toEqual(['pick nobody', 'nobody'])
  expect(t.answer('pick nobody').question().ask).toBe('push')
})
