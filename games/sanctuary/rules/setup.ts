import { attachContent, Fault, makePile, ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { HunterCard } from '../content/grammar.ts'
import type { Content } from '../content/load.ts'
import { centres, NOWHERE } from './board.ts'
import type { Config } from './config.ts'
import { standInCity } from './death.ts'
import { makeDecks } from './decks.ts'
import { difficultyOf } from './difficulty.ts'
import { deciderFor, hunterOf, playerName, tableOptions, turnOrder } from './lookup.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'
import { layByDice, layoutName, layPreset } from './terrain.ts'
import { beginRound } from './turn.ts'

/** SN-R-9, SN-R-10: such that the timer is at zero on the player's third turn. */
const firstTimer = { 'third-turn-after': 3, 'three-turns-between': 2 } as const

function newHunter(seat: Seat, config: Config): Hunter {
  return {
    seat,
    card: '',
    square: NOWHERE,
    wounds: 0,
    timer: firstTimer[config.options.cooldown],
    guns: [],
    shields: [],
    upgrades: [],
    hand: [],
    perks: [],
    collected: 0,
    returning: false,
  }
}

/** SN-SETUP-8, SN-SETUP-9: nobody has loot, no enemy is on the board. */
export function start(content: Content, config: Config, seats: number): State {
  const state = {
    config,
    stage: 'table',
    centre: '10,10',
    first: 0,
    pieces: [],
    kit: [],
    hunters: Array.from({ length: seats }, (_, seat) => newHunter(seat, config)),
    enemies: [],
    inPlay: [],
    tokens: [],
    enemyDeck: makePile('enemy', 'none'),
    bosses: makePile('boss', 'none'),
    enemyDiscard: makePile('enemy', 'all'),
    lootDeck: makePile('loot', 'none'),
    lootDiscard: makePile('loot', 'all'),
    rare: makePile('rare', 'none'),
    gone: [],
    round: 0,
    turnsTaken: 0,
    mixed: false,
    escaped: 0,
    turn: undefined,
    march: undefined,
    phaselock: undefined,
    turret: undefined,
    mark: undefined,
    outcome: undefined,
  }
  const started = attachContent(state, content) as unknown as State
  checkFit(started)
  return started
}

const misfit = (message: string, rule: string) => new Fault('bad-config', message, rule)

/** SN-TERRAIN-7, SN-SETUP-6, SN-R-16: what a table asks for must exist. */
function checkFit(state: State): void {
  const { hunters = [], kit = [], first, options } = state.config
  const seats = state.hunters.length
  const named = hunters.filter((card) => card !== null)
  if (hunters.length > seats) throw misfit(`hunters are named for ${hunters.length} seats of ${seats}`, 'SN-SETUP-5')
  for (const card of named) if (!state.content.hunters[card]) throw misfit(`there is no hunter ${card}`, 'SN-SETUP-5')
  if (new Set(named).size < named.length) throw misfit('two players may not choose the same hunter', 'SN-SETUP-6')
  if (first !== undefined && first >= seats) throw misfit(`there is no seat ${first} to begin`, 'SN-R-5')
  if (first !== undefined && options.firstPlayer === 'random')
    throw misfit('config.first names who begins, and firstPlayer is random; expected firstPlayer chosen', 'SN-R-5')
  if (kit.length > 0 && options.terrainPlacement === 'preset')
    throw misfit('config.kit is placed by dice, and terrainPlacement is preset; expected random', 'SN-R-16')
  if (kit.length > options.terrainPieces)
    throw misfit(`config.kit has ${kit.length} pieces, and terrainPieces is ${options.terrainPieces}`, 'SN-R-16')
  for (const piece of kit) if (!state.content.pieces[piece]) throw misfit(`there is no piece ${piece}`, 'SN-R-16')
  if (new Set(kit).size < kit.length) throw misfit('each piece of the kit can be placed once', 'SN-R-16')
  if (options.terrainPlacement === 'random' || options.terrainPieces === 0) return
  const layout = state.content.layouts[layoutName(state)]
  if (!layout) throw misfit(`there is no layout ${layoutName(state)}`, 'SN-R-16')
  if (layout.pieces.length < options.terrainPieces)
    throw misfit(`the layout ${layout.id} has ${layout.pieces.length} pieces, not ${options.terrainPieces}`, 'SN-R-16')
}

/** SN-R-1, SN-R-5: where Sanctuary lies and who begins. */
export function setTable(table: Table, state: State): void {
  const { sanctuaryCentre, firstPlayer } = tableOptions(state)
  state.centre =
    sanctuaryCentre === 'random'
      ? (centres[table.chance(centres.length, 'where Sanctuary lies')] as State['centre'])
      : sanctuaryCentre
  state.first = firstPlayer === 'chosen' ? (state.config.first ?? 0) : table.chance(state.hunters.length, 'who begins')
  table.tell({
    event: 'table',
    rule: 'SN-R-5',
    first: state.first,
    centre: state.centre,
    difficulty: difficultyOf(state),
  })
  state.stage = 'terrain'
}

/** SN-TERRAIN-1 to SN-TERRAIN-12: before decks and characters. */
export function setTerrain(table: Table, state: State): void {
  const { terrainPlacement, terrainPieces } = tableOptions(state)
  if (terrainPlacement === 'preset') layPreset(table, state)
  else if (state.pieces.length < terrainPieces) {
    layByDice(table, state)
    return
  }
  state.stage = 'decks'
}

export function setDecks(table: Table, state: State): void {
  makeDecks(table, state)
  state.stage = 'hunters'
}

const taken = refuse('SN-SETUP-6', 'another player has chosen this hunter')

type Choosing = { readonly state: State; readonly seat: Seat }

const hunterWords: Words<string, Choosing> = {
  ask: 'hunter',
  doing: 'chooses a hunter',
  rule: 'SN-SETUP-5',
  prompt: ({ state, seat }) =>
    deciderFor(state, seat) === seat
      ? 'Choose your vault hunter'
      : `Choose a vault hunter for ${playerName(state, seat)}`,
  key: (card) => card,
  text: (card, { state }) => {
    const { name, class: kind, ability } = state.content.hunters[card] as HunterCard
    return `${name}, ${kind}: ${ability.name}. ${ability.text}`
  },
  kind: () => 'hunter',
  label: (card, { state }) => {
    const { name, class: kind } = state.content.hunters[card] as HunterCard
    return `${name}, ${kind}`
  },
  detail: (card, { state }) => (state.content.hunters[card] as HunterCard).ability.name,
  refs: (card) => [card],
  candidates: ({ state }) => Object.keys(state.content.hunters),
  verdict: (card, { state }) => hunterVerdict(state, card),
}

/** SN-SETUP-6: chosen by another player, or named for one beforehand. */
function hunterVerdict(state: State, card: string): Verdict {
  return state.hunters.some((hunter) => hunter.card === card) || state.config.hunters?.includes(card) ? taken : ok
}

/** SN-SETUP-5, SN-SETUP-6, SN-R-5: the next player in turn order takes a hunter. */
export function chooseHunter(table: Table, state: State): void {
  const seat = turnOrder(state).find((at) => hunterOf(state, at).card === '')
  if (seat === undefined) {
    state.stage = 'places'
    return
  }
  const free = Object.keys(state.content.hunters).filter((card) => !hunterVerdict(state, card))
  const card =
    state.config.hunters?.[seat] ?? table.ask(deciderFor(state, seat), pickOne(hunterWords, free, { state, seat }))
  hunterOf(state, seat).card = card
  table.tell({ event: 'hunter', rule: 'SN-SETUP-5', seat, hunter: card })
}

/** SN-SETUP-7: the next player in turn order stands on Sanctuary; then the first round begins. */
export function choosePlace(table: Table, state: State): void {
  const seat = turnOrder(state).find((at) => hunterOf(state, at).square === NOWHERE)
  if (seat === undefined) {
    beginRound(table, state)
    return
  }
  standInCity(table, state, seat, 'SN-SETUP-7')
}
