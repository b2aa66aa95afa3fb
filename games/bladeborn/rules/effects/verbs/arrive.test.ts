import { expect, test } from 'vitest'
import { ready, used } from '../../../testing/deeds.ts'

const FIELD = `A . . . .
                # . . . .
               . . . . b`

test('arrive: a reserve fighter of the player’s choice, in a free hex next to the fighter', () => {
  const t = used(FIELD, [{ arrive: { who: 'reserve', near: 'me' } }], { reserves: { C: {}, D: {}, e: {} } })
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  expect(t.offer()).toEqual(['place sun-c b3', 'place sun-d b3'])
  expect(t.whyNot('place sun-c a2')).toBe('BB-SETUP-16')
  expect(t.whyNot('place sun-c c3')).toBe('BB-BATTLE-7')
  t.play('place sun-d b3')
  expect(t.fighter('D')).toMatchObject({ where: 'field', activated: false })
  expect([t.hex('D'), t.fighter('C').where]).toEqual(['b3', 'reserve'])
})

test('arrive: near the own reserve hexes, or in the own territory', () => {
  const reserveHexes = [['e3'], ['a1']] as const
  const t = used(FIELD, [{ arrive: { who: 'reserve', near: 'reserve-hexes' } }], { reserves: { C: {} }, reserveHexes })
  expect(t.offer()).toEqual(['place sun-c d3', 'place sun-c e3', 'place sun-c d2', 'place sun-c e2'])
  const starting = [
    ['a1', 'b1', 'c1', 'd1'],
    ['a3', 'b3', 'c3', 'd3'],
  ] as const
  const home = used(FIELD, [{ arrive: { who: 'reserve', near: 'own-territory' } }], { reserves: { C: {} }, starting })
  expect(home.labels('place')).toEqual(['b2', 'c2', 'd2', 'a1', 'b1', 'c1', 'd1'])
})

test('arrive: a named fighter that stands apart', () => {
  const t = used(FIELD, [{ arrive: { who: 'sun-c', near: 'me' } }], { fighters: { C: { where: 'apart' } } })
  expect(t.play('place sun-c b3').hex('C')).toBe('b3')
  const down = ready(FIELD, [{ arrive: { who: 'sun-c', near: 'me' } }], { fighters: { C: { where: 'down' } } })
  expect(down.whyNot('ability test-ability')).toBe('BB-R-61')
})

test('BB-R-61 arrive: nobody waits, or no hex is free', () => {
  expect(ready(FIELD, [{ arrive: { who: 'reserve', near: 'me' } }]).whyNot('ability test-ability')).toBe('BB-R-61')
  const full = `A b . . .
                 # . . . .
                . . . . .`
  expect(
    ready(full, [{ arrive: { who: 'reserve', near: 'me' } }], { reserves: { C: {} } }).whyNot('ability test-ability'),
  ).toBe('BB-R-61')
})
