import { attachContent, type Seat } from '@muster/table'
import type { Content } from '../content/load.ts'
import { woundsOf } from './characteristics.ts'
import { forceOf, workOut } from './effects/force.ts'
import { DESECRATIONS } from './effects/verbs/score.ts'
import { fightersOf, isOnField, mapOf } from './lookup.ts'
import { type Battle, type Fighter, phases, type State } from './state.ts'
import { wasBrokenOff } from './victory.ts'

/** What holds in every position, as sentences about what does not. An edit that breaks one is refused. */
export function brokenLaws(state: State): string[] {
  const unknown = unknownCards(state)
  if (unknown.length > 0) return unknown
  const { battle, content, campaign, stage } = state
  const broken: string[] = []
  if (stage === 'battle' && !battle) broken.push('a battle is fought, yet there is none')
  if (stage !== 'warbands' && state.warbands.includes('')) broken.push('a warband is missing')
  if (stage === 'spoils' && !(campaign && battle?.outcome)) broken.push('spoils are for a campaign battle that is over')
  if (battle) {
    if (!battle.content) attachContent(battle, content)
    if (battle.sides.some(({ warband }, seat) => warband !== state.warbands[seat]))
      broken.push('a side leads another warband than its seat')
    broken.push(...brokenProgress(battle), ...brokenFighters(battle), ...brokenPieces(battle))
  }
  if (campaign) broken.push(...brokenLesser(state))
  return broken
}

/** Ids in a state that no card has. */
function unknownCards({ content, battle, campaign, warbands, rewards }: State): string[] {
  const named: [keyof Content, readonly (string | undefined)[]][] = [
    ['warbands', warbands.filter((id) => id !== '')],
    ['rewards', rewards.map(({ reward }) => reward)],
    ['battles', [battle?.card]],
    ['twists', [battle?.twist, battle?.chosenTwist]],
    ['warbands', battle?.sides.map(({ warband }) => warband) ?? []],
    ['fighters', battle?.fighters.map(({ card }) => card) ?? []],
    ['lesserArtefacts', battle?.sides.flatMap(({ lesser, used }) => [...lesser.cards, ...used]) ?? []],
    ['lesserArtefacts', campaign ? [...campaign.pile.cards, ...campaign.lesser.flatMap(({ cards }) => cards)] : []],
    ['powers', campaign?.powers.flatMap((powers) => powers.map(({ card }) => card)) ?? []],
    ['fighters', campaign?.powers.flatMap((powers) => powers.map(({ bearer }) => bearer)) ?? []],
  ]
  return named.flatMap(([kind, ids]) =>
    ids
      .filter((id) => id !== undefined && !Object.hasOwn(content[kind], id))
      .map((id) => `there is no card ${id} among the ${kind}`),
  )
}

/** How far the battle is and what must be settled by then. */
function brokenProgress(battle: Battle): string[] {
  if (battle.phase === 'over' && wasBrokenOff(battle)) return []
  const { phase, winner, initiative, turn, active, sides, round, fighters } = battle
  const past = (other: (typeof phases)[number]) => phases.indexOf(phase) > phases.indexOf(other)
  const isOver = phase === 'over'
  const broken: string[] = []
  if (past('rolloff') && winner === undefined) broken.push('nobody has won the set-up roll-off')
  if ((phase === 'placing' || phase === 'turn') && turn === undefined) broken.push('it is nobody’s turn')
  if (past('placing') && sides.some(({ player }) => player === undefined))
    broken.push('the players’ sides of the map are not settled')
  if (sides[0].player !== undefined && sides[0].player === sides[1].player)
    broken.push('both players are the same player of the map')
  if (past('hero') && !isOver && initiative === undefined) broken.push('nobody has the initiative')
  if (past('hero') !== round > 0 && !isOver && phase !== 'hero')
    broken.push(`round ${round} does not go with the ${phase} phase`)
  if (!past('placing') && fighters.some(({ where }) => where === 'down'))
    broken.push('a fighter is down before the battle began')
  if (!past('reserves') && fighters.some(isOnField)) broken.push('fighters are placed before the reserves are chosen')
  if (!past('reserves') && sides.some(({ warband }, seat) => waiting(battle, seat) <= reservesOf(battle, warband)))
    broken.push('a side has no fighter left to place beside its reserves')
  if (past('placing') && fighters.some(({ where }) => where === 'unplaced')) broken.push('a fighter is not placed yet')
  if (phase === 'turn' && sides.every(({ turnsLeft }) => turnsLeft === 0)) broken.push('nobody has a turn left')
  if (phase === 'turn' && !active && sides[(turn ?? 0) as 0 | 1].turnsLeft === 0)
    broken.push('the player whose turn it is has no turn left')
  if (isOver && !battle.outcome) broken.push('the battle is over without an outcome')
  if (active && (phase !== 'turn' || fighters.find(({ id }) => id === active.fighter)?.seat !== turn))
    broken.push('the active fighter is not one of the player whose turn it is')
  return broken
}

const waiting = (battle: Battle, seat: Seat): number => fightersOf(battle, seat, 'unplaced').length

const reservesOf = ({ content }: Battle, warband: string): number => content.warbands[warband]?.reserves ?? 0

function brokenFighters(battle: Battle): string[] {
  const broken: string[] = []
  const { board } = mapOf(battle)
  const taken = new Set<number>()
  const ids = new Set<string>()
  for (const fighter of battle.fighters) {
    const { id, hex } = fighter
    if (ids.has(id)) broken.push(`two fighters are called ${id}`)
    ids.add(id)
    if (!ownCards(battle, fighter).includes(fighter.card))
      broken.push(`${id} does not belong to the warband of its side`)
    if (isOnField(fighter) !== hex >= 0) broken.push(`${id} stands in a hex exactly while on the battlefield`)
    if (!isOnField(fighter) && fighter.where !== 'down' && fighter.damage > 0)
      broken.push(`${id} is hurt before it has fought`)
    if (hex < 0) continue
    if (hex >= board.size) return [...broken, `${id} stands off the board`]
    if (board.blocked[hex]) broken.push(`${id} stands in a blocked hex`)
    if (taken.has(hex)) broken.push(`${id} shares a hex with another fighter`)
    taken.add(hex)
  }
  if (broken.length > 0) return broken
  return battle.fighters
    .filter((fighter) => fighter.hex >= 0 && fighter.damage > 0 && fighter.damage >= woundsOf(battle, fighter))
    .map(({ id }) => `${id} has as much damage as Wounds and still stands`)
}

function ownCards(battle: Battle, { seat }: Fighter): string[] {
  return battle.content.warbands[battle.sides[seat as 0 | 1].warband]?.fighters.map(({ id }) => id) ?? []
}

function brokenPieces(battle: Battle): string[] {
  const broken: string[] = []
  const { board, objectives } = mapOf(battle)
  if (JSON.stringify(forceOf(battle)) !== JSON.stringify(workOut(battle)))
    broken.push('the cards in force are not what the state says')
  if (battle.control.length !== objectives.length) broken.push('every objective has exactly one controller or none')
  if (battle.desecrated.length > DESECRATIONS) broken.push(`there are only ${DESECRATIONS} Desecration tokens`)
  if (battle.desecrated.some((hex) => hex < 0 || hex >= board.size))
    broken.push('a Desecration token lies off the board')
  battle.sides.forEach(({ rolled }, seat) => {
    if (rolled.length !== 0 && rolled.length !== 6) broken.push(`seat ${seat} rolled ${rolled.length} ability dice`)
  })
  return broken
}

function brokenLesser({ battle, campaign, content }: State): string[] {
  const held = battle?.sides.flatMap(({ lesser, used }) => [...lesser.cards, ...used]) ?? []
  const lesser = [...(campaign?.pile.cards ?? []), ...(campaign?.lesser.flatMap(({ cards }) => cards) ?? []), ...held]
  const isWhole =
    lesser.length === Object.keys(content.lesserArtefacts).length && new Set(lesser).size === lesser.length
  return isWhole ? [] : ['every lesser artefact is in exactly one place']
}
