import { Fault, makeSideNote } from '@muster/table'
import type { Content } from '../load.ts'
import type { TeamTerms } from './cost.ts'
import { parseTeamCode } from './share-code.ts'
import type { TeamList } from './team.ts'
import { validateTeam } from './validate.ts'

/** The ready-made teams that were found to be legal, each by its id and the terms. */
const legal = makeSideNote<Set<string>>()
const MOST_KNOWN = 200

/** A team by the id of a ready-made one, by its share code or as a list. Refuses illegal ones with every reason. */
export function readTeam(content: Content, choice: string | TeamList, terms: TeamTerms, where: string): TeamList {
  const team = listOf(content, choice, where)
  const name = typeof choice === 'string' && content.teams[choice] ? `${choice} ${JSON.stringify(terms)}` : ''
  const known = legal.get(content) ?? new Set<string>()
  if (known.has(name)) return team
  const violations = validateTeam(content, team, terms)
  const [first] = violations
  if (!first) {
    if (name !== '' && known.size < MOST_KNOWN) legal.set(content, known.add(name))
    return team
  }
  const reasons = violations.map(({ rule, text, repair }) => `${text} (${rule}): ${repair}`).join('; ')
  throw new Fault('bad-config', `${where}: ${reasons}`, first.rule)
}

function listOf(content: Content, choice: string | TeamList, where: string): TeamList {
  if (typeof choice !== 'string') return choice
  const ready = content.teams[choice]
  if (ready) return { faction: ready.faction, characters: ready.characters, gonks: ready.gonks }
  if (choice.startsWith('CZ')) return parseTeamCode(content, choice, where)
  throw new Fault('bad-config', `${where}: there is no ready-made team "${choice}" and it is no share code`)
}
