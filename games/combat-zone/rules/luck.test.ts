import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { duel, hasSucceeded } from '../testing/duel.ts'
import { position } from '../testing/position.ts'
import { config } from './config.ts'
import { start } from './start.ts'

const one = { tokens: 'Y+' } as const

/** A card of a team for the start of a game. */
function luckAtStart(first: object, second: object): number[] {
  const character = (id: string, more: object) => ({
    id,
    name: id,
    keywords: ['leader'],
    cost: 20,
    flavour: 'Made for a test.',
    versions: [{ tokens: ['green'], ...more }, {}, {}],
  })
  const text = 'Made for a test.'
  const faction = (id: string, more: object) => ({
    id,
    name: id,
    plays: text,
    flavour: text,
    characters: [character(`${id}-boss`, more)],
  })
  const team = (id: string, stars: number) => ({
    id: `${id}-team`,
    name: id,
    eb: 100,
    text,
    faction: id,
    characters: [{ card: stars > 0 ? `${id}-boss-${stars}` : `${id}-boss` }],
  })
  const starsOf = (more: object) => ('stars' in more ? (more.stars as number) : 0)
  const plain = ({ stars: _, ...more }: Record<string, unknown>) => more
  const pack = {
    factions: [faction('one', plain(first as never)), faction('two', plain(second as never))],
    teams: [team('one', starsOf(first)), team('two', starsOf(second))],
  }
  const battle = start(contentWith([pack]), config.parse({ teams: ['one-team', 'two-team'] }), 2)
  return battle.sides.map(({ luck }) => luck)
}

test('CZ-LUCK-1 each team starts with three Luck tokens', () => {
  expect(luckAtStart({}, {})).toEqual([3, 3])
})

test('CZ-LUCK-2 a Luck token rolls one of the own dice again', () => {
  const t = duel({ ana: one, bob: one, luck: [2, 0] })
    .dice(3, 5, 7)
    .answer('shoot bob-1 on Y+')
  expect(t.offer()).toEqual(['luck 0', 'keep'])
  t.answer('luck 0')
  expect(t.told('success')).toMatchObject([{ total: 7 }])
  expect(t.state.sides[0]?.luck).toBe(1)
})

test('CZ-LUCK-2 without a token nobody is asked', () => {
  const t = duel({ ana: one, bob: one }).dice(3, 5).answer('shoot bob-1 on Y+')
  expect(t.told('failure')).toMatchObject([{ total: 3 }])
})

test('CZ-LUCK-3 the new face counts even if it is worse', () => {
  const t = duel({ ana: one, bob: one, luck: [1, 0] })
    .dice(3, 5, 2)
    .play('shoot bob-1 on Y+', 'luck 0')
  expect(t.told('failure')).toMatchObject([{ total: 2 }])
})

test('CZ-LUCK-4 a die is re-rolled once, however much Luck is left', () => {
  const t = duel({ ana: one, bob: one, luck: [2, 0] })
    .dice(3, 5, 4)
    .play('shoot bob-1 on Y+', 'luck 0')
  expect(t.told('failure')).toHaveLength(1)
  expect(t.state.sides[0]?.luck).toBe(1)
})

test('CZ-LUCK-5 cards may raise what a team starts with', () => {
  expect(luckAtStart({ standing: [{ change: 'luck', add: 1 }] }, {})).toEqual([4, 3])
})

const both = () => duel({ ana: one, bob: one, luck: [2, 2] })

test('CZ-LUCK-6 whoever has Control decides first, even when winning', () => {
  expect(both().dice(7, 2).answer('shoot bob-1 on Y+').question().seat).toBe(0)
})

test('CZ-LUCK-7 then the opponent decides', () => {
  expect(both().dice(7, 2).play('shoot bob-1 on Y+', 'keep').question().seat).toBe(1)
})

test('CZ-LUCK-8 if the opponent re-rolled, Control may still do so, unless it already has', () => {
  const passed = both().dice(7, 2, 7).play('shoot bob-1 on Y+', 'keep', 'luck 0')
  expect([passed.question().ask, passed.question().seat]).toEqual(['again', 0])
  const rolled = both().dice(3, 5, 7, 7).play('shoot bob-1 on Y+', 'luck 0', 'luck 0')
  expect(rolled.told('failure')).toMatchObject([{ total: 7, against: 7 }])
})

test('CZ-LUCK-9 if the opponent does not, Control has no second chance', () => {
  expect(both().dice(3, 5).play('shoot bob-1 on Y+', 'keep', 'keep').told('failure')).toHaveLength(1)
})

test('CZ-LUCK-10 both may re-roll in the same roll, and both new faces count', () => {
  const t = both().dice(5, 4, 6, 7).play('shoot bob-1 on Y+', 'keep', 'luck 0', 'luck 0')
  expect(t.told('success')).toMatchObject([{ total: 7, against: 6 }])
})

test('CZ-LUCK-11 in a [RE]action the interrupted player, who has Control, decides first', () => {
  const t = duel({ ana: { tokens: 'Y+ Y+' }, bob: { tokens: 'Y+ Y+' }, luck: [1, 1] })
  t.dice(7, 2, 5, 5).play('shoot bob-1 on Y+', 'keep', 'keep', 'shoot ana-1 on Y+', 'Y+')
  expect([t.question().ask, t.question().seat]).toEqual(['again', 0])
})

test('CZ-LUCK-12 a Crit bought with Luck gives the token back, and the die stays re-rolled', () => {
  const t = duel({ ana: one, bob: one, luck: [3, 0] })
    .dice(3, 5, 8)
    .play('shoot bob-1 on Y+', 'luck 0')
  expect(t.state.sides[0]?.luck).toBe(3)
  expect(hasSucceeded(t)).toBe(true)
})

test('CZ-LUCK-13 a team with less Street Cred starts with one more for each point', () => {
  expect(luckAtStart({}, { stars: 2 })).toEqual([5, 3])
  expect(luckAtStart({ stars: 1 }, { stars: 1 })).toEqual([3, 3])
})

test('CZ-R-48 who rolls the Obstacle die may spend Luck on it, unless the table plays otherwise', () => {
  const asked = (luckOnObstacleDie: boolean) =>
    position({
      active: 'ana',
      models: {
        ana: { seat: 0, at: [5, 5] },
        cal: { seat: 0, at: [6.5, 5], tokens: 'y+' },
        bob: { seat: 1, at: [20, 20] },
      },
      luck: [0, 1],
      options: { luckOnObstacleDie },
    })
      .dice(7, 3)
      .answer('triage cal-1 on Y+')
      .question().seat
  expect([asked(true), asked(false)]).toEqual([1, 0])
})

test('CZ-LUCK-6 who may roll again is told how it stands, with all that is added, and what rolling again may bring', () => {
  const asked = (...dice: number[]) =>
    duel({
      ana: { skills: { ranged: 1 } },
      bob: { at: [5, 12], tokens: 'Y+', skills: { reflexes: 2 } },
      pieces: [{ kind: 'fence', at: [5, 9] }],
      luck: [1, 0],
    })
      .dice(...dice)
      .answer('shoot bob-1 on Y+')
      .question()
  expect(asked(5, 3).text).toBe(
    'As it stands Ana 1 fails, 6 against 6. You have rolled YELLOW 5. Roll a die again? (1 Luck left)',
  )
  expect(asked(5, 3).options.map(({ key, detail }) => [key, detail])).toEqual([
    ['luck 0', 'the action succeeds 38 %'],
    ['keep', ''],
  ])
  expect(asked(6, 3).text).toContain('As it stands Ana 1 succeeds, 7 against 6.')
  expect(asked(8, 1).text).toContain('As it stands Ana 1 succeeds, a Crit against a Fumble.')
})
