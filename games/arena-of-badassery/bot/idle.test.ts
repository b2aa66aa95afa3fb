import { decide, strengthOf } from '@muster/bots'
import { expect, test } from 'vitest'
import { mind } from '../bot.ts'
import { type Position, type PositionSetup, position } from '../testing/position.ts'

const berserk = { name: 'berserk', does: [{ spotlight: { who: 'me' } }, { act: { who: 'me', free: 'melee' } }] }

const row: PositionSetup = { map: ['a b c d e f'], hunters: { ann: 'a' } }

/** What bots leave alone, of what a hunter is offered. */
function left(t: Position): string[] {
  const [asked] = t.match.pending
  const idle = asked && mind.idle?.(asked.question, t.state, asked.seat)
  return t.offer().filter((_, index) => idle?.[index])
}

test('AB-SPOT-4 AB-FREE-1 bots keep the token where an action gives neither the Spotlight nor anybody to strike', () => {
  const raging = (at: string, spotlight: 'ann' | 'bob') =>
    left(
      position({ ...row, enemies: { 'thug-1': at }, spotlight, cards: { hunters: { ann: { actions: [berserk] } } } }),
    )
  expect(raging('d', 'ann')).toEqual(['ann on G+', 'ann on Y+'])
  expect(raging('d', 'bob')).toEqual([])
  expect(raging('b', 'ann')).toEqual([])
})

test('AB-LUCK-2 bots spend no Luck on an action that succeeds, unless a Crit would do more or a card pays for it', () => {
  const shot = (face: number, cards: PositionSetup['cards'] = {}) =>
    left(
      position({ ...row, enemies: { 'ogre-1': 'b' }, luck: 2, cards })
        .dice(face)
        .answer('ann-gun ogre-1 on G+'),
    )
  const gun = (more: object) => ({
    gear: { 'ann-gun': { actions: [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true, ...more }] } },
  })
  expect(shot(7)).toEqual(['luck 0'])
  expect(shot(2)).toEqual([])
  expect(shot(7, gun({}))).toEqual(['luck 0'])
  expect(shot(7, gun({ crits: ['deadly'] }))).toEqual([])
  const triggers = [{ on: 'spends-luck', do: [{ heal: { who: 'me', wounds: 1 } }] }]
  expect(shot(7, { hunters: { ann: { triggers } } })).toEqual([])
})

test('AB-LUCK-3 nor on a defence that holds; a novice neither', () => {
  const attacked = (face: number) =>
    position({ ...row, enemies: { 'thug-1': 'b' }, luck: 2 })
      .end(face)
      .answer('G+')
  expect(left(attacked(1))).toEqual([])
  const held = attacked(9)
  expect(left(held)).toEqual(['luck 0'])
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { why } = decide({ match: held.match, seat: 0, mind, strength: strengthOf('novice', mind), seed })
    expect(why.line[0]).toBe('keep')
  }
})
