import { type Random, shuffled } from '@muster/table'
import type { Content } from '../load.ts'
import { changeTeam, type TeamChange } from './change.ts'
import { type TeamTerms, teamCost } from './cost.ts'
import type { TeamList } from './team.ts'
import { validateTeam } from './validate.ts'

/** How many cards in a row may not fit before a team is done. */
const PATIENCE = 40

/** CZ-TEAM-1..19: a random legal team for a budget, of a given faction or of any. The same lots build the same team. */
export function randomTeam(random: Random, content: Content, terms: TeamTerms, faction?: string): TeamList {
  const chosen = faction ?? (shuffled(random, Object.keys(content.factions))[0] as string)
  let team: TeamList = { faction: chosen, characters: [], gonks: {} }
  const leaders = candidates(content, chosen).filter(({ keywords }) => keywords.includes('leader'))
  for (const { id } of shuffled(random, leaders)) {
    const led = changeTeam(team, { add: id })
    if (validateTeam(content, led, terms).length === 0) {
      team = led
      break
    }
  }
  for (let refused = 0; refused < PATIENCE && teamCost(content, team, terms) < terms.eb; ) {
    const more = changeTeam(team, addition(random, content, team))
    if (validateTeam(content, more, terms).length > 0) refused++
    else [team, refused] = [more, 0]
  }
  return team
}

const candidates = (content: Content, faction: string) =>
  Object.values(content.characters).filter((one) => one.faction === faction || one.faction === undefined)

/** A card drawn by lot: of six, two are characters, two Gonks or programs, two Gear for whoever can carry it. */
function addition(random: Random, content: Content, team: TeamList): TeamChange {
  const one = <Item>(items: readonly Item[]): Item | undefined => items[random.below(Math.max(1, items.length))]
  const kind = random.below(6)
  if (kind < 2) return { add: one(candidates(content, team.faction))?.id ?? '' }
  if (kind === 2)
    return { hire: one(Object.values(content.gonks).filter(({ faction }) => faction === team.faction))?.id ?? '' }
  const member = random.below(Math.max(1, team.characters.length))
  const give = kind === 3 ? 'programs' : 'gear'
  const cards = give === 'programs' ? Object.keys(content.programs) : gearFor(content, team.faction)
  return { give, member, card: one(cards) ?? '' }
}

const gearFor = (content: Content, faction: string): string[] =>
  Object.values(content.gear)
    .filter((one) => one.faction === faction || one.faction === undefined)
    .map(({ id }) => id)
