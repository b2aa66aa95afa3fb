import type { ListStep } from '@muster/ui'
import { baseContent as content } from '../../content/index.ts'
import { changeTeam, type TeamChange } from '../../content/team/change.ts'
import { teamCost } from '../../content/team/cost.ts'
import { makeTeamCode } from '../../content/team/share-code.ts'
import type { Member, TeamList } from '../../content/team/team.ts'
import type { TeamViolation } from '../../content/team/validate.ts'

/** How a list stands: the team, what it may cost, who is looked at, and what is wrong with it. */
export type ListNow = {
  readonly team: TeamList
  readonly eb: number
  readonly chosen: number | undefined
  readonly faults: readonly TeamViolation[]
}

const isLeader = (card: string): boolean => content.characters[card]?.keywords.includes('leader') ?? false

export const costOf = ({ card, gear, programs }: Member): number =>
  teamCost(content, { faction: '', characters: [{ card, gear, programs }], gonks: {} })

/** The Leader first, then the dearest; equal teams in the same order, however they were put together. */
export function inOrder(team: TeamList): TeamList {
  const bare = ({ card }: Member) => costOf({ card, gear: [], programs: [] })
  const words = ({ card, gear, programs }: Member) => JSON.stringify([card, [...gear].sort(), [...programs].sort()])
  const characters = [...team.characters].sort(
    (a, b) =>
      Number(isLeader(b.card)) - Number(isLeader(a.card)) ||
      bare(b) - bare(a) ||
      (words(a) < words(b) ? -1 : Number(words(a) > words(b))),
  )
  return { ...team, characters }
}

/** The list after a change; who was changed or added is looked at then. */
export function stepOf(team: TeamList, change: TeamChange, member?: number): ListStep {
  const changed = changeTeam(team, change)
  const kept = new Set(team.characters)
  const { characters } = inOrder(changed)
  const at = characters.findIndex((one) => !kept.has(one))
  const same = member === undefined ? undefined : team.characters[member]
  const entry = at >= 0 ? at : same ? characters.indexOf(same) : -1
  return { code: makeTeamCode(changed), entry: entry < 0 ? undefined : String(entry) }
}
