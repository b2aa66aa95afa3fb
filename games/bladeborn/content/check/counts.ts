import type { Content } from '../load.ts'

/** What the box holds (BB-COMPONENTS-4, -6 to -9, BB-CONVERGENCE-2, BB-POWER-3). */
const box = {
  sides: 2,
  warbands: 6,
  fighters: 31,
  battles: 12,
  twists: 14,
  lesserArtefacts: 10,
  powers: 12,
  rewards: 6,
} as const satisfies Partial<Record<keyof Content, number>>

/** Every fighter has a picture of its own, so that no two tokens on the board look alike. */
function sharedIcons(content: Content): string[] {
  const icons = Object.values(content.fighters).map(({ icon }) => icon)
  return icons
    .filter((icon, index) => icon === undefined || icons.indexOf(icon) !== index)
    .map((icon) => `the fighters' icon ${icon} is missing or used twice; expected one of its own for each fighter`)
}

export function countProblems(content: Content): string[] {
  const wrong = Object.entries(box).flatMap(([kind, expected]) => {
    const count = Object.keys(content[kind as keyof typeof box]).length
    return count === expected ? [] : [`the content holds ${count} ${kind}; expected the ${expected} of the box`]
  })
  return [...wrong, ...sharedIcons(content)]
}
