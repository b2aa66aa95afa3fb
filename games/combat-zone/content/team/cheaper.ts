import type { Content } from '../load.ts'
import { characterCost, type TeamTerms } from './cost.ts'
import type { TeamFix } from './fix.ts'
import type { TeamList } from './team.ts'

/** CZ-TEAM-5: what to take out of a team that is too dear: the cheapest that is enough, else the dearest; never the Leader. */
export function cheaper(content: Content, team: TeamList, terms: TeamTerms, excess: number): TeamFix | undefined {
  const choices: { readonly fix: TeamFix; readonly cost: number }[] = []
  for (const [member, { card, gear, programs }] of team.characters.entries()) {
    const carried = { gear, programs }
    let all = 0
    for (const take of ['gear', 'programs'] as const)
      for (const one of carried[take]) {
        const cost = content[take][one]?.cost ?? 0
        all += cost
        choices.push({ fix: { take, member, card: one }, cost })
      }
    const character = content.characters[card]
    if (character && !character.keywords.includes('leader'))
      choices.push({ fix: { take: 'member', member }, cost: characterCost(character, terms) + all })
  }
  for (const card of Object.keys(team.gonks))
    choices.push({ fix: { take: 'gonk', card }, cost: content.gonks[card]?.cost ?? 0 })
  const sorted = choices.filter(({ cost }) => cost > 0).sort((a, b) => a.cost - b.cost)
  return (sorted.find(({ cost }) => cost >= excess) ?? sorted.at(-1))?.fix
}
