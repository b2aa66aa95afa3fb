import { expect, test } from 'vitest'
import { skills } from '../content/grammar/vocabulary.ts'
import { duel } from '../testing/duel.ts'
import { position } from '../testing/position.ts'

const attackWith = (skill: string) => [{ name: 'trick', skill, bands: ['red', 'yellow'], attack: true }]

/** The two totals of an action of a Skill against a rival. */
function totals(skill: string, bob: Record<string, number>): unknown {
  const t = duel({ ana: { actions: attackWith(skill), skills: {} }, bob: { tokens: 'Y+', skills: bob } })
  return t.dice(7, 3).answer('ana-1 bob-1 on Y+').told('success')
}

test('CZ-SKILLS-1 there are six Skills, and a card with another is refused', () => {
  expect(skills).toEqual(['reflexes', 'ranged', 'melee', 'medical', 'tech', 'influence'])
  const bob = { seat: 1, at: [5, 10] } as const
  expect(() => position({ models: { ana: { seat: 0, at: [5, 5], skills: { cooking: 1 } as never }, bob } })).toThrow(
    'cooking',
  )
})

test('CZ-SKILLS-2 who acts adds its own value in the Skill of the action', () => {
  const t = duel({ ana: { skills: { ranged: 1 } }, bob: { tokens: 'R+' } })
    .dice(7, 3)
    .answer('shoot bob-1 on Y+')
  expect(t.told('success')).toMatchObject([{ total: 8, against: 3 }])
})

test('CZ-SKILLS-3 who opposes adds its own value in the opposing Skill', () => {
  const t = duel({ bob: { tokens: 'G+', skills: { reflexes: 2 } } })
    .dice(7, 6)
    .answer('shoot bob-1 on Y+')
  expect(t.told('failure')).toMatchObject([{ total: 7, against: 8 }])
})

const all = { reflexes: 1, ranged: 4, melee: 2, medical: 3 } as const

test('CZ-SKILLS-4 Ranged and Reflexes actions are opposed with Reflexes', () => {
  for (const skill of ['ranged', 'reflexes']) expect(totals(skill, all)).toMatchObject([{ against: 3 + 1 }])
})

test('CZ-SKILLS-5 Melee actions are opposed with Melee', () => {
  expect(totals('melee', { reflexes: 3, melee: 1 })).toMatchObject([{ against: 3 + 1 }])
})

test('CZ-SKILLS-6..8 Medical, Tech and Influence are opposed with themselves', () => {
  expect(totals('medical', { medical: 2 })).toMatchObject([{ against: 3 + 2 }])
  expect(totals('tech', { tech: 1 })).toMatchObject([{ against: 3 + 1 }])
  expect(totals('influence', { influence: 2 })).toMatchObject([{ against: 3 + 2 }])
})

test('CZ-SKILLS-9 Ranged opposes nothing', () => {
  expect(totals('ranged', { ranged: 3 })).toMatchObject([{ against: 3 }])
})

test('CZ-SKILLS-10 a Skill that is not on the card is 0', () => {
  const t = duel({ ana: { skills: { melee: 3 } }, bob: { tokens: 'R+' } })
    .dice(5, 3)
    .answer('shoot bob-1 on Y+')
  expect(t.told('success')).toMatchObject([{ total: 5 }])
})

test('CZ-SKILLS-11 nobody needs a Skill to try an action', () => {
  const t = duel({ more: { cal: { seat: 0, at: [6.5, 5], tokens: 'y+' } } })
  expect(t.offer('triage')).toEqual(['triage cal-1 on G+', 'triage cal-1 on Y+'])
})
