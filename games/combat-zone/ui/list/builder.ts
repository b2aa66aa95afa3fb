import { seededRandom } from '@muster/table'
import type { ListBuilder, ListDrawing, ListMeter } from '@muster/ui'
import { baseContent as content } from '../../content/index.ts'
import { gonkCount, gonkLimit, teamCost, teamCred } from '../../content/team/cost.ts'
import { fixText } from '../../content/team/fix.ts'
import { randomTeam } from '../../content/team/random-team.ts'
import { makeTeamCode, parseTeamCode } from '../../content/team/share-code.ts'
import { MOST_MERCS, validateTeam } from '../../content/team/validate.ts'
import { SIZES } from '../../rules/start.ts'
import { factionColour, sideOf } from '../scene/box.ts'
import { factionIcon } from '../scene/icons.ts'
import { entriesOf } from './entries.ts'
import { offersOf } from './offers.ts'
import { costOf, inOrder, type ListNow, stepOf } from './step.ts'

/** CZ-TEAM-5: how many EB are usually agreed on. */

function metersOf({ team, eb }: ListNow): ListMeter[] {
  const carried = team.characters.flatMap(({ gear, programs }) => [...gear, ...programs])
  const spent = team.characters.reduce((sum, { card, gear, programs }) => {
    return sum + costOf({ card, gear, programs }) - costOf({ card, gear: [], programs: [] })
  }, 0)
  const influence = gonkLimit(content, team)
  const mercs = team.characters.filter(({ card }) => content.characters[card]?.faction === undefined).length
  return [
    { name: 'EB', value: teamCost(content, team), limit: eb, text: 'what the team costs, of what was agreed on' },
    {
      name: 'Gonks',
      value: gonkCount(team),
      limit: influence,
      text: `the team's Influence of ${influence} leads as many`,
    },
    { name: 'Gear', value: carried.length, text: `Gear and programs carried, for ${spent} EB` },
    {
      name: 'Cred',
      value: teamCred(content, team, {}),
      text: 'Street Cred: the stars of the team; some Gear asks for it',
    },
    { name: 'Mercs', value: mercs, limit: MOST_MERCS, text: 'characters of no faction' },
  ]
}

function show(code: string, eb: number, entry?: string): ListDrawing {
  const team = inOrder(parseTeamCode(content, code))
  const wanted = entry === undefined ? Number.NaN : Number(entry)
  const chosen = team.characters[wanted] ? wanted : team.characters.length > 0 ? 0 : undefined
  const faults = validateTeam(content, team, { eb })
  const now: ListNow = { team, eb, chosen, faults }
  return {
    code: makeTeamCode(team),
    begin: team.faction,
    meters: metersOf(now),
    faults: faults.map(({ text, rule, repair, fix, member }) => ({
      text,
      rule,
      repair: fix ? fixText(content, team, fix) : repair,
      fix: fix && stepOf(team, fix, member),
      entry: member === undefined ? undefined : String(member),
    })),
    entries: entriesOf(now),
    entry: chosen === undefined ? undefined : String(chosen),
    offers: offersOf(now),
    rivals: Object.values(content.teams)
      .filter(({ faction, eb: cost }) => faction !== team.faction && cost === eb)
      .map(({ id }) => id),
  }
}

/** CZ-TEAM-1..19: a team built card by card. */
export const listBuilder: ListBuilder = {
  begins: Object.values(content.factions).map(({ id, name, plays }) => ({
    id,
    name,
    icon: factionIcon(id),
    colour: factionColour(id),
    text: plays,
    code: makeTeamCode({ faction: id, characters: [], gonks: {} }),
  })),
  sizes: SIZES,
  unit: 'EB',
  show,
  random: (begin, eb, lots) => makeTeamCode(randomTeam(seededRandom(lots), content, { eb }, begin)),
  side(code, name) {
    const team = inOrder(parseTeamCode(content, code))
    const text = content.factions[team.faction]?.name ?? ''
    return sideOf({ id: code, name, eb: teamCost(content, team), text, ...team })
  },
}
