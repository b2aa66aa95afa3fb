import type { Content } from '../load.ts'
import type { TeamTerms } from './cost.ts'

const added = ['gonks', 'mercs', 'programs'] as const

/** What completed Objectives give a team to be built with: EB, Street Cred, and more of what is limited. */
type Earned = Pick<TeamTerms, 'eb' | 'cred' | 'more'> & { readonly luck: number }

/**
 * CZ-OBJECTIVE-6, CZ-OBJECTIVE-10, CZ-TEAM-17, CZ-CRED-1, CZ-R-105: the stars and the numbers of the Objectives that lie before a
 * player; with the stars of the Veterans in the HQ, the whole Street Cred of a campaign team.
 */
export function earnedBy(content: Content, objectives: readonly string[], veterans = 0): Earned {
  const cards = objectives.flatMap((id) => content.objectives[id] ?? [])
  const sum = (number: string): number =>
    cards
      .flatMap(({ standing }) => standing)
      .reduce((total, rule) => total + ('change' in rule && rule.change === number ? rule.add : 0), 0)
  const stars = cards.filter(({ star }) => star).length
  return {
    eb: sum('eb'),
    luck: sum('luck'),
    cred: Math.max(0, veterans + stars + sum('cred')),
    more: Object.fromEntries(added.map((number) => [number, sum(number)])),
  }
}
