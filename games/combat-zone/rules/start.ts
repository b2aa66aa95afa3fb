import { freshRow } from '@muster/reaction'
import { Fault, makeSideNote, type Seat } from '@muster/table'
import type { Content } from '../content/load.ts'
import { units } from '../content/space/scene.ts'
import type { Battlespace } from '../content/space/scenery.ts'
import { readTeam } from '../content/team/choice.ts'
import { characterCost, type TeamTerms, teamCost, teamCred } from '../content/team/cost.ts'
import type { TeamList } from '../content/team/team.ts'
import { checkBrought, termsWith } from './campaign/bring.ts'
import { startCampaign } from './campaign/start.ts'
import type { Config } from './config.ts'
import { copyBattle, shaped } from './copy.ts'
import { freshCardState } from './effects/state.ts'
import { areRivals } from './lookup.ts'
import { shareLuck, startingLuck } from './luck.ts'
import { installedOn } from './net.ts'
import { checkScenario } from './scenario.ts'
import { checkSpace } from './space.ts'
import type { Battle, Loose, Model, Side } from './state.ts'

/** A team that takes part: what it is called, who is in it, how it is judged, and Luck it has for other reasons than its cards. */
export type Entrant = {
  readonly name: string
  readonly list: TeamList
  readonly terms: Omit<TeamTerms, 'eb'>
  readonly luck?: number | undefined
}

/** The table before anybody has decided anything: bare ground, and empty seats. */
const BARE = 'parade-ground'

/** A battle of so many seats before its first decision. */
type Beginning = { readonly content: Content; readonly seats: number; readonly battle: Battle }

/** The beginning that a config led to last, kept beside it: whoever plays many battles with one config begins all alike. */
const beginnings = makeSideNote<Beginning>()

/** CZ-SETUP-3: the battle before its first decision. */
export function start(content: Content, config: Config, seats: number): Battle {
  checkPlayers(config, seats)
  if (config.play === 'campaign') return startCampaign(content, config, seats)
  const known = beginnings.get(config)
  if (known?.content === content && known.seats === seats) return copyBattle(known.battle)
  const battle = startAnew(content, config, seats)
  beginnings.set(config, { content, seats, battle: copyBattle(battle) })
  return battle
}

/** The same, worked out: what the config says is settled, and what is wrong with it is refused. */
export function startAnew(content: Content, config: Config, seats: number): Battle {
  checkSeats(config, seats)
  checkOneOff(config)
  checkScenario(content, config, seats)
  checkSpace(content, config)
  checkBrought(content, config, seats)
  const battle = bareBattle(content, config, seats)
  const eb = sizeNamed(content, config)
  if (eb === undefined) return battle
  const isOpen = battle.sides.some((_, seat) => (config.teams[seat] ?? RANDOM_TEAM) === RANDOM_TEAM)
  if (isOpen) checkLeaders(content, config, eb, Object.keys(content.factions))
  battle.eb = eb
  battle.stage = 'teams'
  if (config.objectives.some((cards) => cards.length > 0)) return battle
  const entrants = config.teams.map((choice, seat) =>
    choice === null || choice === RANDOM_TEAM
      ? undefined
      : entrantOf(content, choice, limitFor(config, eb), `teams[${seat}]`),
  )
  if (entrants.length === seats && entrants.every((one) => one !== undefined)) enter(battle, entrants as Entrant[])
  return battle
}

export const RANDOM_TEAM = 'random'

/** Whoever plays is known by name in all that is told. */
function checkPlayers({ players = [] }: Config, seats: number): void {
  if (players.length > seats) throw new Fault('bad-config', `players: there are ${players.length} for ${seats} seats`)
  const again = players.findIndex((name, at) => players.indexOf(name) !== at)
  const name = players[again]
  if (name !== undefined)
    throw new Fault(
      'bad-config',
      `players[${again}]: ${name} plays in seat ${players.indexOf(name)} already; expected a name of its own for each`,
    )
}

/** CZ-TEAMPLAY-1: two against two are four. */
function checkSeats({ pairs, firstSide, teams }: Config, seats: number): void {
  if (pairs && seats !== 4)
    throw new Fault('bad-config', `pairs: there are ${seats} seats; two against two are 4`, 'CZ-TEAMPLAY-1')
  if (firstSide !== undefined && firstSide >= seats)
    throw new Fault('bad-config', `firstSide: there is no seat ${firstSide}; expected 0 to ${seats - 1}`)
  if (teams.length !== 0 && teams.length !== seats)
    throw new Fault('bad-config', `teams: there are ${teams.length} for ${seats} seats; expected one for each, or none`)
}

/** CZ-CAMPAIGN-1: what only a campaign has is refused where none is played. */
function checkOneOff({ factions, market, together, rounds }: Config): void {
  const given = { factions: factions.length > 0, market, together, rounds: rounds !== undefined }
  const [stray] = Object.entries(given).flatMap(([name, isThere]) => (isThere ? [name] : []))
  if (stray)
    throw new Fault('bad-config', `${stray}: only a campaign has that; expected play: campaign`, 'CZ-CAMPAIGN-1')
}

/** CZ-TEAM-2: refuses a size for which a faction that may be played has no Leader. */
export function checkLeaders(content: Content, config: Config, eb: number, factions: readonly string[]): void {
  const leaders = Object.values(content.characters).filter(({ keywords }) => keywords.includes('leader'))
  for (const faction of factions) {
    const least = Math.min(...leaders.filter((one) => one.faction === faction).map((one) => characterCost(one, {})))
    const name = content.factions[faction]?.name ?? faction
    if (least === Number.POSITIVE_INFINITY) throw new Fault('bad-config', `${name} has no Leader`, 'CZ-TEAM-2')
    if (least > limitFor(config, eb))
      throw new Fault('bad-config', `eb: ${eb} are too few for a Leader of ${name}, who costs ${least}`, 'CZ-TEAM-2')
  }
}

/** CZ-SETUP-1: the standard sizes, in EB. */
export const SIZES = [100, 150, 200] as const

/** CZ-SETUP-1: the size the config names, or the least standard one that holds every team in it; none where it is to be asked for. */
function sizeNamed(content: Content, config: Config): number | undefined {
  const { eb, teams, objectives } = config
  if (eb !== undefined || teams.every((choice) => choice === null)) return eb
  const costs = teams.map((choice, seat) => {
    if (choice === null || choice === RANDOM_TEAM) return 0
    const { terms, eb: extra } = termsWith(content, 0, objectives[seat] ?? [])
    const list = readTeam(content, choice, { ...terms, eb: Number.MAX_SAFE_INTEGER }, `teams[${seat}]`)
    return teamCost(content, list) - extra
  })
  const most = Math.max(...costs)
  return SIZES.find((size) => limitFor(config, size) >= most) ?? (most * SIZES[0]) / limitFor(config, SIZES[0])
}

/** CZ-R-129: what the team of one player may cost in a game of a size. */
export function limitFor({ pairs, options }: Config, eb: number): number {
  return pairs && options.teamGameEb === 'half-the-limit-per-player' ? eb / 2 : eb
}

/** CZ-TEAM-1..19: a legal team by its id, its code or its list; what is wrong with it is a fault with its rule. */
export function entrantOf(
  content: Content,
  choice: string | TeamList,
  eb: number,
  where: string,
  objectives: readonly string[] = [],
): Entrant {
  const { terms, luck, eb: most } = termsWith(content, eb, objectives)
  const list = readTeam(content, choice, { ...terms, eb: most }, where)
  const ready = typeof choice === 'string' ? content.teams[choice] : undefined
  return { name: ready?.id ?? content.factions[list.faction]?.name ?? list.faction, list, terms, luck }
}

/** An empty table, with nothing settled yet. */
export function bareBattle(content: Content, config: Config, seats: number): Battle {
  const empty: Side = { faction: '', team: '', luck: 0, cred: 0, controls: 0, left: false }
  return shaped(
    {
      config,
      stage: 'size' as const,
      battlespace: BARE,
      control: 0,
      sides: Array.from({ length: seats }, () => ({ ...empty })),
      models: [],
      inspired: [],
      laterBatches: [],
      fallen: [],
      bodies: [],
      loose: [],
      markers: [],
      ...freshCardState(content, seats),
    },
    content,
  )
}

/** CZ-LUCK-1, CZ-LUCK-13, CZ-R-123: the teams are shown: models set aside to be deployed, programs installed, Luck taken. */
export function enter(battle: Battle, entrants: readonly Entrant[]): void {
  const { content } = battle
  const cred = entrants.map(({ list, terms }) => teamCred(content, list, terms))
  battle.sides = entrants.map(({ name, list, luck = 0 }, seat): Side => {
    const side = battle.sides[seat] as Side
    const own = cred[seat] as number
    const rivals = cred.filter((_, other) => areRivals(battle, { seat }, { seat: other }))
    return {
      ...side,
      faction: list.faction,
      team: name,
      luck: startingLuck(content, list, own, rivals) + luck,
      cred: own,
    }
  })
  shareLuck(battle)
  const lists = entrants.map(({ list }) => list)
  battle.models = fielded(content, lists)
  battle.programs = installedOn(battle.models, lists).map((one) => ({ ...one, running: false }))
  for (const model of battle.models) if (battle.sides[model.seat]?.left) model.where = 'out'
  battle.stage = 'scenario'
}

/** CZ-DRAG-1: what can be dragged, where the map has it. */
export function looseOn({ loose }: Pick<Battlespace, 'loose'>): Loose[] {
  return loose.map(({ kind, at: [x, y] }, at) => ({
    id: `loose-${kind}-${at + 1}`,
    kind,
    at: { x: units(x), y: units(y), z: 0 },
  }))
}

/** CZ-CARDS-1, CZ-CARDS-2, CZ-CARDS-6: every model with its tokens Ready and its Gear face up. */
function fielded(content: Content, teams: readonly TeamList[]): Model[] {
  const models: Model[] = []
  const add = (seat: Seat, card: string, more: Pick<Model, 'kind' | 'tokens' | 'gear'>) => {
    const no = models.filter((model) => model.card === card).length + 1
    const at = { x: 0, y: 0, z: 0 }
    models.push({
      id: `${card}-${no}`,
      seat,
      card,
      where: 'aside',
      at,
      loot: [],
      hacked: 0,
      marks: [],
      ...more,
    })
  }
  for (const [seat, { characters, gonks }] of teams.entries()) {
    for (const { card, gear } of characters) {
      const character = content.characters[card]
      const carried = [...(character?.gear ?? []), ...gear].map((id) => ({ card: id, down: false }))
      add(seat, card, { kind: 'character', tokens: freshRow(character?.tokens ?? []), gear: carried })
    }
    for (const [card, many] of Object.entries(gonks))
      for (let made = 0; made < many; made++) add(seat, card, { kind: 'gonk', tokens: [], gear: [] })
  }
  return models
}
