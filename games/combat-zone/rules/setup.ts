import { pickOne, type Seat, seededRandom, type Words } from '@muster/table'
import { randomTeam } from '../content/team/random-team.ts'
import { agreed } from './agree.ts'
import { bringObjectives, termsWith } from './campaign/bring.ts'
import { putOn } from './campaign/fight.ts'
import { wearCybergear } from './campaign/wear.ts'
import { deployNext } from './deployment.ts'
import { layNext } from './lay.ts'
import { chooseScenario, takeSides } from './scenario.ts'
import { layOut } from './space.ts'
import { type Entrant, enter, entrantOf, limitFor, RANDOM_TEAM, SIZES } from './start.ts'
import type { Battle, Preparing } from './state.ts'
import type { Table } from './table.ts'
import { playing } from './teamplay.ts'

const SEEDS = 1_000_000

const sizeWords: Words<number, Battle> = {
  ask: 'size',
  rule: 'CZ-SETUP-1',
  prompt: () => 'How much may each team cost? If you do not all agree, one of your choices is drawn',
  doing: 'chooses the size of the game',
  key: String,
  text: (eb) => `${eb} EB`,
}

/** CZ-SETUP-1: one limit for all. */
function agreeSize(table: Table, battle: Battle): void {
  battle.eb = agreed(table, battle, pickOne(sizeWords, SIZES, battle), 'the size of the game')
  battle.stage = 'teams'
  table.tell({ event: 'size', rule: 'CZ-SETUP-1', eb: battle.eb })
}

const teamWords: Words<string, Battle> = {
  ask: 'team',
  rule: 'CZ-TEAM-5',
  prompt: ({ eb }) => `Which team do you lead? It may cost ${eb} EB`,
  doing: 'chooses a team',
  key: (id) => id,
  text: (id, { content }) => {
    const team = content.teams[id]
    return team ? `${content.factions[team.faction]?.name}: ${team.name}, ${team.eb} EB` : 'A random team'
  },
  label: (id, { content }) => content.teams[id]?.name ?? 'A random team',
  detail: (id, { content }) => content.teams[id]?.text ?? '',
}

/** CZ-SETUP-3, CZ-TEAM-5, CZ-R-123, CZ-R-132: Objectives are brought first; then who has no team yet picks one, all at once, and all are shown. */
function chooseTeams(table: Table, battle: Battle): void {
  const { content, config } = battle
  const eb = limitFor(config, battle.eb ?? 100)
  const { objectives, factions } = bringObjectives(table, battle)
  const open = playing(battle).filter((seat) => (config.teams[seat] ?? null) === null)
  const optionsFor = (seat: Seat): string[] => {
    const most = termsWith(content, eb, objectives[seat] ?? []).eb
    const fits = Object.values(content.teams).filter(
      (team) => team.eb <= most && (factions[seat] ?? team.faction) === team.faction,
    )
    return [...fits.map(({ id }) => id), RANDOM_TEAM]
  }
  const answers = table.askAll(open.map((seat) => ({ seat, question: pickOne(teamWords, optionsFor(seat), battle) })))
  const entrants = battle.sides.map((_, seat): Entrant => {
    const choice = config.teams[seat] ?? answers[open.indexOf(seat)] ?? RANDOM_TEAM
    const brought = objectives[seat] ?? []
    if (choice !== RANDOM_TEAM) return entrantOf(content, choice, eb, `teams[${seat}]`, brought)
    const random = seededRandom(String(table.chance(SEEDS, 'a team')))
    const { terms, eb: most } = termsWith(content, eb, brought)
    const list = randomTeam(random, content, { ...terms, eb: most }, factions[seat])
    return entrantOf(content, list, eb, `teams[${seat}]`, brought)
  })
  // What is worn is part of the team: nobody sees a team before all have answered.
  const worn = playing(battle).map((seat) => {
    const { list: team } = entrants[seat] as Entrant
    return { seat, built: wearCybergear(table, seat, { content, objectives: objectives[seat] ?? [], team }) }
  })
  enter(battle, entrants)
  for (const { seat, built } of worn) putOn(battle, seat, built)
  for (const [seat, { faction, team }] of battle.sides.entries())
    table.tell({ event: 'team', rule: 'CZ-R-123', seat: seat as Seat, faction, team })
}

const steps: Readonly<Record<Preparing, (table: Table, battle: Battle) => void>> = {
  size: agreeSize,
  teams: chooseTeams,
  scenario: chooseScenario,
  space: layOut,
  laying: layNext,
  sides: takeSides,
  deploy: deployNext,
}

/** CZ-SETUP-3: what is to be settled next before the fight; nothing once it is on. */
export function preparation({ stage }: Battle): ((table: Table, battle: Battle) => void) | undefined {
  return steps[stage as Preparing]
}
