import { type Hex, hexLabelled } from '@muster/space'
import { type Offer, ok, pickOneOf, pickSome, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { Warband } from '../content/cards.ts'
import type { Content } from '../content/load.ts'
import { TURNS } from './combat.ts'
import { copyBattle } from './copy.ts'
import { bringsCards, cardsChanged } from './effects/force.ts'
import { fighterAt, fighterOf, fightersOf, labelOf, mapOf, nameOf, opponentOf, sideOf, warbandOf } from './lookup.ts'
import { offBoard } from './move.ts'
import { NOBODY } from './objective.ts'
import { rollOff } from './rolloff.ts'
import type { Battle, Convergence, Fighter, Side } from './state.ts'
import type { Table } from './table.ts'

export type BattleSetup = {
  readonly card: string
  readonly warbands: readonly [string, string]
  readonly options: Battle['options']
  readonly lesser: readonly [Side['lesser'], Side['lesser']]
  /** What fighters bear: artefacts of power and rewards, by seat and fighter card. */
  readonly borne: readonly { readonly seat: Seat; readonly fighter: string; readonly card: string }[]
  readonly convergence?: Convergence | undefined
  readonly twist?: string | undefined
}

/**
 * BB-SETUP-1, BB-SETUP-2, BB-SETUP-4, BB-SETUP-18, BB-WARBAND-11: the board, its objectives, and both whole warbands. Made as copies are,
 * so that all battles have one shape and rules stay fast on them.
 */
export function makeBattle(content: Content, setup: BattleSetup): Battle {
  const { card, warbands, options, lesser, convergence, twist } = setup
  const side = (seat: 0 | 1): Side => ({
    warband: warbands[seat],
    player: undefined,
    points: 0,
    turnsLeft: TURNS,
    rolled: [],
    groups: [],
    arrived: 0,
    lesser: lesser[seat],
    used: [],
  })
  const mirror = warbands[0] === warbands[1]
  const battle = {
    card,
    phase: 'rolloff' as const,
    round: 0,
    winner: undefined,
    initiative: undefined,
    turn: undefined,
    active: undefined,
    sides: [side(0), side(1)] as [Side, Side],
    fighters: [0, 1].flatMap((seat) =>
      fightersFor(content.warbands[warbands[seat as 0 | 1]] as Warband, seat, mirror, setup),
    ),
    control: content.maps[card]?.objectives.map(() => NOBODY) ?? [],
    desecrated: [],
    twist: undefined,
    convergence,
    options,
    chosenTwist: twist,
    outcome: undefined,
  }
  return copyBattle(battle, content)
}

function fightersFor(warband: Warband, seat: Seat, mirror: boolean, { borne }: BattleSetup): Fighter[] {
  return warband.fighters.map(({ id, apart }) => ({
    id: mirror && seat === 1 ? twinOf(id, warband) : id,
    card: id,
    seat,
    where: apart ? 'apart' : 'unplaced',
    hex: -1,
    damage: 0,
    activated: false,
    bears:
      borne.length === 0 ? [] : borne.filter((one) => one.seat === seat && one.fighter === id).map((one) => one.card),
    lasting: [],
    marked: [],
  }))
}

/** BB-R-1: what the second copy of a fighter is called, where both play the same warband: like no other fighter. */
function twinOf(id: string, { fighters }: Warband): string {
  let copy = 2
  while (fighters.some((other) => other.id === `${id}-${copy}`)) copy++
  return `${id}-${copy}`
}

/** BB-SETUP-5. */
export function setupRollOff(table: Table, battle: Battle): void {
  table.tell({
    event: 'battle',
    rule: 'BB-SETUP-1',
    battle: battle.card,
    objectives: mapOf(battle).objectives.map(({ hex }) => labelOf(battle, hex)),
  })
  battle.winner = rollOff(table, 'set-up')
  battle.phase = 'reserves'
}

const reserveWords: Words<string, { battle: Battle; seat: Seat }> = {
  ask: 'reserves',
  doing: 'chooses who waits in reserve',
  rule: 'BB-SETUP-6',
  prompt: ({ battle, seat }) => {
    const { reserves } = warbandOf(battle, seat)
    return `Set aside ${reserves} reserve ${reserves === 1 ? 'fighter' : 'fighters'}`
  },
  key: (id) => id,
  text: (id, { battle }) => nameOf(battle, fighterOf(battle, id)),
  refs: (id) => [id],
}

/** BB-SETUP-6 to BB-SETUP-8: the roll-off winner first, then the other player, knowing the winner's choice. */
export function chooseReserves(table: Table, battle: Battle): void {
  const winner = battle.winner as Seat
  for (const seat of [winner, opponentOf(winner)]) {
    const { reserves } = warbandOf(battle, seat)
    if (reserves === 0) continue
    const ids = fightersOf(battle, seat, 'unplaced').map(({ id }) => id)
    const chosen = table.ask(seat, pickSome(reserveWords, ids, reserves, reserves, { battle, seat }))
    for (const id of chosen) fighterOf(battle, id).where = 'reserve'
    const fighterCards = chosen.map((id) => fighterOf(battle, id).card)
    table.tell({ event: 'reserves', rule: 'BB-SETUP-6', seat, fighters: chosen, fighterCards })
  }
  battle.phase = 'placing'
  battle.turn = winner
}

const occupied = refuse('BB-SETUP-15', 'an occupied hex is closed to placement')
const blocked = refuse('BB-SETUP-16', 'a blocked hex is closed to placement')
const notStarting = refuse('BB-SETUP-9', 'the first fighter is placed in a starting hex')
const notOwn = refuse('BB-SETUP-13', "fighters are placed in their player's own territory")

/** BB-SETUP-9, BB-SETUP-12, BB-SETUP-13, BB-SETUP-15, BB-SETUP-16: whether a fighter may be placed in a hex. */
function placementVerdict(battle: Battle, seat: Seat, hex: Hex): Verdict {
  const map = mapOf(battle)
  if (map.board.blocked[hex]) return blocked
  if (fighterAt(battle, hex)) return occupied
  const { player } = sideOf(battle, seat)
  if (player === undefined) return map.starting[0].includes(hex) || map.starting[1].includes(hex) ? ok : notStarting
  return map.inTerritory[player as 0 | 1][hex] ? ok : notOwn
}

const notYours = refuse('BB-COMPONENTS-3', 'only a friendly fighter can be placed')
const inReserve = refuse('BB-SETUP-8', 'the fighter is in reserve and placed later')
const placedAlready = refuse('BB-SETUP-14', 'the fighter is placed already')
const setApart = refuse('BB-PRECEDENCE-2', 'only a card brings this fighter onto the battlefield')

/** Why a fighter is none of those to place; where it is one, the hex is not on the board. */
function whyNotPlaced(battle: Battle, seat: Seat, id: string | undefined): Verdict {
  const fighter = battle.fighters.find((one) => one.id === id)
  if (!fighter) return undefined
  if (fighter.seat !== seat) return notYours
  return { reserve: inReserve, field: placedAlready, down: placedAlready, apart: setApart, unplaced: offBoard }[
    fighter.where
  ]
}

/** The hexes a fighter may be placed in; only starting hexes or the own territory can be among them. */
function placementHexes(battle: Battle, seat: Seat): Hex[] {
  const { starting, territory } = mapOf(battle)
  const { player } = sideOf(battle, seat)
  const near = player === undefined ? [...starting[0], ...starting[1]] : territory[player as 0 | 1]
  return near.filter((hex) => !placementVerdict(battle, seat, hex))
}

type Placement = { readonly fighter: string; readonly hex: Hex }

type Placing = {
  readonly battle: Battle
  readonly seat: Seat
  readonly waiting: readonly Fighter[]
  readonly hexes: readonly Hex[]
}

const placeOffer: Offer<Placement, Placing> = {
  options: ({ waiting, hexes }) => waiting.flatMap(({ id }) => hexes.map((hex) => ({ fighter: id, hex }))),
  sample: ({ waiting, hexes }, random) => ({
    fighter: (waiting[random.below(waiting.length)] as Fighter).id,
    hex: hexes[random.below(hexes.length)] as Hex,
  }),
  read: (key, { battle, waiting, hexes }) => {
    const [, fighter, label = ''] = key.split(' ')
    const hex = hexLabelled(mapOf(battle).board, label)
    const isOffered =
      waiting.some(({ id }) => id === fighter) && hexes.includes(hex) && key === `place ${fighter} ${label}`
    return isOffered ? { fighter: fighter as string, hex } : undefined
  },
}

const placeWords: Words<Placement, Placing> = {
  ask: 'place',
  doing: 'places a fighter',
  rule: 'BB-SETUP-13',
  prompt: ({ battle, seat }) =>
    sideOf(battle, seat).player === undefined
      ? 'Place your first fighter in a starting hex: it decides which side is yours'
      : 'Place a fighter in your territory',
  key: ({ fighter, hex }, { battle }) => `place ${fighter} ${labelOf(battle, hex)}`,
  text: ({ fighter, hex }, { battle }) => `${nameOf(battle, fighterOf(battle, fighter))} at ${labelOf(battle, hex)}`,
  refs: ({ fighter, hex }, { battle }) => [fighter, labelOf(battle, hex)],
  candidates: ({ battle, seat }) =>
    fightersOf(battle, seat, 'unplaced').flatMap(({ id }) =>
      [...mapOf(battle).board.hexes.keys()].map((hex) => ({ fighter: id, hex })),
    ),
  verdict: ({ hex }, { battle, seat }) => placementVerdict(battle, seat, hex),
  whyNot: (key, { battle, seat }) => whyNotPlaced(battle, seat, key.split(' ')[1]),
}

/** BB-SETUP-9 to BB-SETUP-17: one player places one fighter; whoever has none left is passed over. */
export function placeFighter(table: Table, battle: Battle): void {
  const seat = battle.turn as Seat
  const waiting = fightersOf(battle, seat, 'unplaced')
  const hexes = placementHexes(battle, seat)
  if (waiting.length > 0 && hexes.length === 0) joinReserve(table, waiting)
  else if (waiting.length > 0) {
    const { fighter: id, hex } = table.ask(seat, pickOneOf(placeWords, placeOffer, { battle, seat, waiting, hexes }))
    const fighter = fighterOf(battle, id)
    fighter.where = 'field'
    fighter.hex = hex
    if (bringsCards(battle, fighter)) cardsChanged(battle)
    takeSide(battle, seat, hex)
    table.tell({
      event: 'place',
      rule: 'BB-SETUP-13',
      fighter: id,
      fighterCard: fighter.card,
      hex: labelOf(battle, hex),
      seat,
    })
  }
  battle.turn = opponentOf(seat)
  if (battle.fighters.every(({ where }) => where !== 'unplaced')) battle.phase = 'twist'
}

/** BB-SETUP-10, BB-SETUP-11, BB-SETUP-17, BB-R-7: the first placement decides who is player A and who is player B. */
function takeSide(battle: Battle, seat: Seat, hex: Hex): void {
  if (sideOf(battle, seat).player !== undefined) return
  const player = mapOf(battle).starting[0].includes(hex) ? 0 : 1
  sideOf(battle, seat).player = player
  sideOf(battle, opponentOf(seat)).player = 1 - player
}

/** BB-R-6: a fighter for whom no hex of the territory is left joins the reserve. */
function joinReserve(table: Table, waiting: readonly Fighter[]): void {
  for (const fighter of waiting) {
    fighter.where = 'reserve'
    table.tell({ event: 'to-reserve', rule: 'BB-R-6', fighter: fighter.id, fighterCard: fighter.card })
  }
}
