import { expect, test } from 'vitest'
import { opposingSkill, skillOn, skillsWith } from './skill.ts'

test('there are six Skills, one of which each game names itself (AB-SKILL-1, CZ-SKILLS-1)', () => {
  expect(skillsWith('influence')).toEqual(['reflexes', 'ranged', 'melee', 'medical', 'tech', 'influence'])
  expect(skillsWith('willpower')).toContain('willpower')
})

test('each opposes itself, but what is shot is dodged (CZ-SKILLS-4..9)', () => {
  expect(skillsWith('influence').map(opposingSkill)).toEqual([
    'reflexes',
    'reflexes',
    'melee',
    'medical',
    'tech',
    'influence',
  ])
})

test('a Skill that is not on the card is 0 (AB-R-20, CZ-SKILLS-10)', () => {
  const card: { melee?: number; tech?: number } = { melee: 2 }
  expect([skillOn(card, 'melee'), skillOn(card, 'tech')]).toEqual([2, 0])
})
