/** AB-SKILL-1, AB-R-4, CZ-SKILLS-1: the Skills both games name alike; the sixth is Willpower in one, Influence in the other. */
const commonSkills = ['reflexes', 'ranged', 'melee', 'medical', 'tech'] as const

export function skillsWith<Sixth extends string>(sixth: Sixth): readonly [...typeof commonSkills, Sixth] {
  return [...commonSkills, sixth]
}

/**
 * CZ-SKILLS-4..9, AB-DEFEND-6, AB-DEFEND-7: what an action with a Skill is opposed with. Ranged opposes nothing, and what is
 * shot is dodged; every other Skill opposes itself.
 */
export function opposingSkill<Skill extends string>(skill: Skill): Exclude<Skill, 'ranged'> | 'reflexes' {
  return skill === 'ranged' ? 'reflexes' : (skill as Exclude<Skill, 'ranged'>)
}

/** AB-R-20, CZ-SKILLS-10: 0 where a card does not name the Skill. */
export function skillOn<Skill extends string>(
  card: { readonly [Name in Skill]?: number | undefined },
  skill: Skill,
): number {
  return card[skill] ?? 0
}
