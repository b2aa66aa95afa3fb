import { applyFix, type TeamFix } from './fix.ts'
import type { TeamList } from './team.ts'

/** One change of a team: what repairs it, a card given to one of its characters, or one more Gonk. */
export type TeamChange =
  | TeamFix
  | { readonly give: 'gear' | 'programs'; readonly member: number; readonly card: string }
  | { readonly hire: string }

/** The team with a change made to it, whether or not the rules like it then. */
export function changeTeam(team: TeamList, change: TeamChange): TeamList {
  if ('hire' in change) return { ...team, gonks: { ...team.gonks, [change.hire]: (team.gonks[change.hire] ?? 0) + 1 } }
  if (!('give' in change)) return applyFix(team, change)
  const { give, member, card } = change
  const characters = team.characters.map((held, index) =>
    index === member ? { ...held, [give]: [...held[give], card] } : held,
  )
  return { ...team, characters }
}
