import { pickOne, pickSome, type Result, type Seat, type Words } from '@muster/table'
import type { Spoils } from '../../content/cards/scenario.ts'
import type { Content } from '../../content/load.ts'
import type { TeamList } from '../../content/team/team.ts'
import { isOver, optionsOf } from '../lookup.ts'
import { chooseScenario } from '../scenario.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { credOf } from './cred.ts'
import { factionWords } from './faction.ts'
import { clearTable, keepLoot, openGame, takeSeats } from './fight.ts'
import { addToHq, gearOfFaction, newPlayer } from './hq.ts'
import { injuredVeterans, nextInjury, offerRecovery } from './injury.ts'
import { campaignOf, gameOf, hqCardName, playerOf } from './lookup.ts'
import { addFromSupply, drawMarket, isInSupply, keepOne, openMarket, passOn, putBack, spendLoot } from './market.ts'
import { drawObjectives, endObjectives, keepObjectives, returnObjectives } from './objective.ts'
import { gearUp, giveMerc, promote } from './promote.ts'
import { allPlayOn, completedCount, provingScenario, provingSeats, whoProves } from './prove.ts'
import { meetingsOf, roundsOf } from './round.ts'
import { showObjectives } from './show.ts'
import type { Campaign } from './state.ts'
import { chooseTeams } from './team.ts'
import { wearCybergear } from './wear.ts'

/** CZ-CAMPAIGN-1: what comes before, between and after the games of a campaign, from one checkpoint to the next. */
export function campaignStep(table: Table, battle: Battle): void {
  const campaign = campaignOf(battle)
  switch (campaign.stage) {
    case 'founding':
      return found(table, battle)
    case 'round':
      return nextGame(table, battle)
    case 'scenario':
      return settleScenario(table, battle)
    case 'teams':
      return fieldTeams(table, battle)
    case 'draw':
      drawObjectives(table, battle)
      return goTo(campaign, 'objectives')
    case 'objectives':
      keepObjectives(table, battle)
      return goTo(campaign, 'show')
    case 'show':
      showObjectives(table, battle)
      return openGame(battle)
    case 'rewards':
      return reward(table, battle)
    case 'injuries':
      return rollInjuries(table, battle)
    case 'gearing':
      for (const seat of gameOf(battle).seats) gearUp(table, battle, seat)
      return goTo(campaign, campaign.market ? 'market' : 'clean-up')
    case 'market':
    case 'keep':
    case 'pass':
    case 'spend':
    case 'keep-spent':
      return visitMarket(table, battle)
    case 'clean-up':
      return cleanUp(table, battle)
    case 'proven':
      return goTo(campaign, allPlayOn(table, battle) ? 'round' : 'over')
    case 'game':
    case 'over':
      return
  }
}

function goTo(campaign: Campaign, stage: Campaign['stage']): void {
  campaign.stage = stage
}

const FIRST_MERCS = 2

const mercWords: Words<string, Content> = {
  ask: 'mercs',
  rule: 'CZ-TEAM-14',
  prompt: () => 'Which Mercs, two at most, come to your HQ for the first game?',
  doing: 'hires Mercs',
  key: (card) => card,
  text: (card, content) => hqCardName(content, card),
}

/** CZ-HQ-1..3, CZ-TEAM-14, CZ-MARKET-1, CZ-R-122: factions, HQs, whether there is a Market, and the first Mercs. */
function found(table: Table, battle: Battle): void {
  const { content, config, sides } = battle
  const campaign = campaignOf(battle)
  const seats = [...sides.keys()]
  const open = seats.filter((seat) => config.factions[seat] === undefined)
  const question = pickOne(factionWords, Object.keys(content.factions), content)
  const chosen = table.askAll(open.map((seat) => ({ seat, question })))
  campaign.players = seats.map((seat) =>
    newPlayer(content, config.factions[seat] ?? (chosen[open.indexOf(seat)] as string), seat),
  )
  const factions = campaign.players.map(({ faction }) => faction)
  table.tell({ event: 'campaign', rule: 'CZ-CAMPAIGN-1', factions, rounds: roundsOf(config) })
  openMarket(table, battle)
  const mercs = Object.values(content.characters).filter(({ faction, stars }) => !faction && stars === 0)
  const ids = mercs.map(({ id }) => id)
  const hired = table.askAll(
    seats.map((seat) => ({ seat, question: pickSome(mercWords, ids, 0, FIRST_MERCS, content) })),
  )
  for (const seat of seats)
    for (const card of hired[seat] as string[]) {
      addToHq(content, playerOf(battle, seat), card)
      table.tell({ event: 'hired', rule: 'CZ-TEAM-14', seat, card })
    }
  clearTable(battle)
  goTo(campaign, 'round')
}

/** The next game of the round, or the next round; after the last one the campaign is over. */
function nextGame(table: Table, battle: Battle): void {
  const campaign = campaignOf(battle)
  if (campaign.meetings.length === 0) {
    if (campaign.round >= roundsOf(battle.config)) {
      table.tell({ event: 'campaign-over', rule: 'CZ-CRED-1', winners: leaders(battle) })
      return goTo(campaign, 'over')
    }
    campaign.round++
    campaign.meetings = meetingsOf(battle.sides.length, campaign.round, battle.config.together)
  }
  const [seats, ...later] = campaign.meetings
  if (!seats) return
  campaign.meetings = later
  campaign.game = { seats, hurt: {}, progress: {}, injured: [] }
  takeSeats(battle)
  table.tell({ event: 'pairing', rule: 'CZ-CAMPAIGN-1', round: campaign.round, seats })
  goTo(campaign, 'scenario')
}

/** CZ-PROVE-2, CZ-SCENARIO-1, CZ-SCENARIO-2: a Prove Your Worth where somebody must; else one both want, or one drawn. */
function settleScenario(table: Table, battle: Battle): void {
  const { content } = battle
  const game = gameOf(battle)
  const prover = whoProves(table, battle, game.seats)
  if (prover === undefined) {
    chooseScenario(table, battle)
    game.scenario = battle.scenario
    battle.stage = 'over'
  } else {
    game.proves = prover
    game.seats = provingSeats(battle, prover)
    takeSeats(battle)
    game.scenario = provingScenario(content, playerOf(battle, prover).faction)
    table.tell({ event: 'proving', rule: 'CZ-PROVE-2', seat: prover, scenario: game.scenario ?? '' })
  }
  goTo(campaignOf(battle), 'teams')
}

/** CZ-HQ-4, CZ-OBJECTIVE-9, CZ-R-123: the teams, chosen in secret and shown together, unless the table plays with open cards. */
function fieldTeams(table: Table, battle: Battle): void {
  const { seats } = gameOf(battle)
  const isOpen = optionsOf(battle).teamsShown === 'while-being-built'
  for (const group of isOpen ? seats.map((seat) => [seat]) : [seats]) {
    const { content } = battle
    const teams = chooseTeams(table, battle, group)
    const worn = group.map((seat, at) => {
      const { objectives } = playerOf(battle, seat)
      return wearCybergear(table, seat, { content, objectives, team: teams[at] as TeamList })
    })
    for (const [at, seat] of group.entries()) Object.assign(playerOf(battle, seat), { team: teams[at], worn: worn[at] })
    for (const seat of group) showTeam(table, battle, seat)
  }
  goTo(campaignOf(battle), 'draw')
}

function showTeam(table: Table, battle: Battle, seat: Seat): void {
  const { team } = playerOf(battle, seat)
  const cards = team?.characters.map(({ card }) => card) ?? []
  table.tell({ event: 'fields', rule: 'CZ-HQ-4', seat, cards, gonks: { ...team?.gonks } })
}

/** CZ-OBJECTIVE-5, CZ-PROVE-6: a game of the campaign is over: what its end completes, what Loot stays, and whose worth it has proven. */
export function closeGame(table: Table, battle: Battle): void {
  if (!isOver(battle)) return
  const campaign = campaignOf(battle)
  const { proves } = gameOf(battle)
  endObjectives(table, battle)
  keepLoot(battle)
  if (proves !== undefined && battle.outcome?.winners.includes(proves)) {
    campaign.proven.push(proves)
    table.tell({ event: 'proven', rule: 'CZ-PROVE-6', seat: proves })
  }
  goTo(campaign, 'rewards')
}

/** CZ-INJURY-1, CZ-INJURY-18, CZ-PROMOTE-1, CZ-INJURY-15: what the scenario gives, and what a win brings; then who is hurt. */
function reward(table: Table, battle: Battle): void {
  const game = gameOf(battle)
  const spoils = battle.content.scenarios[game.scenario ?? '']?.spoils
  const winners = battle.outcome?.winners ?? []
  for (const seat of game.seats) {
    const won = winners.includes(seat)
    // CZ-R-131: a drawn game has no winner, and nobody has lost it.
    const own = won ? spoils?.winner : winners.length > 0 ? spoils?.loser : undefined
    if (own) giveSpoils(table, battle, seat, own)
    if (won) {
      offerRecovery(table, battle, seat)
      promote(table, battle, seat)
    }
    if (!own?.unhurt) game.injured.push(...injuredVeterans(battle, seat))
  }
  goTo(campaignOf(battle), 'injuries')
}

/** CZ-SCENARIO-3: the consequences of a scenario for one player. */
function giveSpoils(table: Table, battle: Battle, seat: Seat, { eb = 0, luck = 0, gear = 0, merc }: Spoils): void {
  const player = playerOf(battle, seat)
  player.eb += eb
  player.luck += luck
  if (eb + luck > 0) table.tell({ event: 'spoils', rule: 'CZ-SCENARIO-3', seat, eb, luck })
  const supply = gearOfFaction(battle.content, player.faction).filter(
    (id) => !player.gear.includes(id) && isInSupply(battle, id),
  )
  for (const card of gear > 0 ? table.shuffle(supply, 'Gear of the Supply').slice(0, gear) : []) {
    addFromSupply(battle, seat, card)
    table.tell({ event: 'joins-hq', rule: 'CZ-SCENARIO-3', seat, cards: [card] })
  }
  if (merc) giveMerc(table, battle, seat)
}

/** CZ-INJURY-3, CZ-R-151: one Veteran after the other, of one player after the other. */
function rollInjuries(table: Table, battle: Battle): void {
  const { seats, injured } = gameOf(battle)
  for (const seat of seats) {
    const waiting = injured.filter((id) => battle.models.find((model) => model.id === id)?.seat === seat)
    if (waiting.length > 0) return nextInjury(table, battle, seat, waiting)
  }
  goTo(campaignOf(battle), 'gearing')
}

/** CZ-MARKET-4..7: three cards each, one kept; what is left passed on, one kept; then Loot is spent, and one kept. */
function visitMarket(table: Table, battle: Battle): void {
  const campaign = campaignOf(battle)
  switch (campaign.stage) {
    case 'market':
      drawMarket(table, battle)
      return goTo(campaign, 'keep')
    case 'keep':
      keepOne(table, battle)
      passOn(table, battle)
      return goTo(campaign, 'pass')
    case 'pass':
      keepOne(table, battle)
      putBack(battle)
      return goTo(campaign, 'spend')
    case 'spend':
      spendLoot(table, battle)
      return goTo(campaign, 'keep-spent')
    default:
      keepOne(table, battle)
      putBack(battle)
      return goTo(campaign, 'clean-up')
  }
}

/** CZ-INJURY-16, CZ-INJURY-17, CZ-PROMOTE-8: the table is cleared, and every card is in HQ or Supply for the next game. */
function cleanUp(table: Table, battle: Battle): void {
  const campaign = campaignOf(battle)
  const { seats, proves } = gameOf(battle)
  const isProven = proves !== undefined && battle.outcome?.winners.includes(proves)
  returnObjectives(battle)
  for (const seat of seats) playerOf(battle, seat).played++
  delete campaign.game
  clearTable(battle)
  const cred = campaign.players.map((player) => credOf(battle.content, player))
  table.tell({ event: 'cleaned-up', rule: 'CZ-INJURY-16', cred })
  goTo(campaign, isProven ? 'proven' : 'round')
}

/** CZ-PROVE-6, CZ-CRED-1: who has proven their worth; else most Street Cred, then most completed Objectives. */
function leaders(battle: Battle): Seat[] {
  const { proven, players } = campaignOf(battle)
  if (proven.length > 0) return [...proven]
  let best = [...players.keys()]
  for (const measure of [
    (seat: Seat) => credOf(battle.content, playerOf(battle, seat)),
    (seat: Seat) => completedCount(playerOf(battle, seat)),
  ]) {
    const most = Math.max(...best.map(measure))
    best = best.filter((seat) => measure(seat) === most)
  }
  return best
}

/** The result of a whole campaign. */
export function campaignResult(battle: Battle): Result | undefined {
  const { stage, proven, players, round } = campaignOf(battle)
  if (stage !== 'over') return undefined
  return {
    winners: leaders(battle),
    by: proven.length > 0 ? 'proven' : 'cred',
    cred: players.map((player) => credOf(battle.content, player)),
    rounds: round,
  }
}
