import { skillOn } from '@muster/reaction'
import type { Character, Content } from '../load.ts'
import type { TeamList } from './team.ts'

/** CZ-TEAM-8, CZ-TEAM-13: what a star costs in a one-off game. */
const STAR_COST = 5

/** How a team is judged: the EB agreed on, and where it is a campaign's, that its stars are earned (CZ-TEAM-11). */
export type TeamTerms = {
  readonly eb: number
  readonly campaign?: 'first-game' | 'later' | undefined
  /** Street Cred the team has apart from its characters: of Objectives, or the whole of it in a campaign (CZ-R-105). */
  readonly cred?: number | undefined
  /** CZ-MARKET-8: Street Cred and faction of Gear do not matter. */
  readonly market?: boolean | undefined
  /** What completed Objectives add to a team's numbers. */
  readonly more?: Readonly<Partial<Record<'gonks' | 'mercs' | 'programs', number>>> | undefined
}

/** CZ-CARDS-9, CZ-TEAM-8, CZ-TEAM-11: what a character costs, its Gear apart. */
export function characterCost({ cost, stars }: Character, { campaign }: Pick<TeamTerms, 'campaign'>): number {
  return campaign === undefined ? cost + STAR_COST * stars : cost
}

/** CZ-TEAM-5, CZ-TEAM-7, CZ-GEAR-4, CZ-NET-7: what a team costs in all; what there is none of costs nothing. */
export function teamCost(content: Content, team: TeamList, terms: Pick<TeamTerms, 'campaign'> = {}): number {
  let cost = 0
  for (const { card, gear, programs } of team.characters) {
    const character = content.characters[card]
    if (character) cost += characterCost(character, terms)
    for (const id of gear) cost += content.gear[id]?.cost ?? 0
    for (const id of programs) cost += content.programs[id]?.cost ?? 0
  }
  for (const [id, many] of Object.entries(team.gonks)) cost += (content.gonks[id]?.cost ?? 0) * many
  return cost
}

/** CZ-TEAM-16, CZ-R-105: in a one-off game the stars fielded and those of Objectives; in a campaign what it has earned. */
export function teamCred(content: Content, team: TeamList, { campaign, cred = 0 }: Omit<TeamTerms, 'eb'>): number {
  if (campaign !== undefined) return cred
  return cred + team.characters.reduce((stars, { card }) => stars + (content.characters[card]?.stars ?? 0), 0)
}

/** CZ-TEAM-6, CZ-TEAM-19: how many Gonks a team may have. */
export function gonkLimit(content: Content, team: TeamList, { more }: Pick<TeamTerms, 'more'> = {}): number {
  const characters = team.characters.flatMap(({ card }) => content.characters[card] ?? [])
  return characters.reduce((sum, { skills }) => sum + skillOn(skills, 'influence'), more?.gonks ?? 0)
}

export function gonkCount({ gonks }: TeamList): number {
  return Object.values(gonks).reduce((sum, many) => sum + many, 0)
}
