import { freshRow } from '@muster/reaction'
import type { Hex } from '@muster/space'
import {
  attachContent,
  makePile,
  mapped,
  ok,
  pickOne,
  pickSome,
  refuse,
  type Seat,
  shufflePile,
  takeTop,
  type Words,
} from '@muster/table'
import type { Content } from '../content/load.ts'
import { besideOf } from './beside.ts'
import { layQuarry } from './bounty.ts'
import { checkConfig } from './check-config.ts'
import { keepCheckpoint } from './checkpoint.ts'
import type { Config } from './config.ts'
import { fillBag, layAnnouncements, readyDecks } from './decks.ts'
import { force } from './effects/force.ts'
import { gearAsEquipped } from './gear.ts'
import { hunterCardOf, huntOf, labelOf, nameOf, STATION, standsIn, vaultOf } from './lookup.ts'
import { STARTING_LUCK } from './luck.ts'
import { forgetOccupancy, putInZone } from './occupancy.ts'
import { beginRound } from './round.ts'
import { makeEnemy } from './spawn.ts'
import type { Hunter, State } from './state.ts'
import { CLEAR } from './status.ts'
import { stockOf } from './stock.ts'
import type { Table } from './table.ts'
import { roomVerdict } from './zone.ts'

/** AB-SETUP-1. */
const HUNTERS = [0, 1, 2, 3] as const
/** AB-SETUP-9. */
const TREES = 3

/** AB-SETUP-2, AB-R-84: who runs which hunter: as the table said, or the seats in turn, clockwise. */
function newHunter({ hunters, controllers }: Config, at: number, seats: number): Hunter {
  return {
    id: hunters?.[at] ?? '',
    seat: controllers?.[at] ?? at % seats,
    zone: -1,
    tokens: [],
    activated: false,
    dying: false,
    status: CLEAR,
    gear: [],
    inventory: [],
    trees: [],
    loot: [],
    things: [],
    fan: '',
  }
}

export function start(content: Content, config: Config, seats: number): State {
  checkConfig(content, config, seats)
  const state: Omit<State, 'content'> = {
    config,
    seats,
    stage: config.play === 'campaign' ? 'campaign' : 'hunters',
    scenario: config.scenario ?? stockOf(content).scenario,
    round: 0,
    hunters: mapped(HUNTERS, (at) => newHunter(config, at, seats)),
    enemies: [],
    luck: STARTING_LUCK,
    spotlight: -1,
    red: false,
    counters: {},
    lasting: [],
    elements: [],
    ground: [],
    idle: 0,
    active: undefined,
    orders: [],
    moment: undefined,
    announced: undefined,
    todo: [],
    deck: makePile('announcement', 'none'),
    queue: makePile('announcement', 'all'),
    past: makePile('announcement', 'all'),
    events: makePile('event', 'none'),
    pastEvents: makePile('event', 'all'),
    fans: makePile('fan', 'none'),
    bag: makePile('loot', 'none'),
    guns: makePile('guns', 'none'),
    meds: makePile('meds', 'none'),
    ammo: makePile('ammo', 'none'),
    legendary: makePile('legendary', 'none'),
    campaign: undefined,
    vending: undefined,
    outcome: undefined,
    gone: undefined,
  }
  const whole = attachContent(state, content) as State
  besideOf(whole)
  return whole
}

interface ChoiceAsk {
  readonly state: State
  readonly at: number
}

const twice = refuse('AB-R-88', 'each Vault Hunter exists once')

const hunterWords: Words<string, ChoiceAsk> = {
  ask: 'hunter',
  doing: 'chooses a hunter',
  rule: 'AB-SETUP-3',
  prompt: ({ at }) => `Who is Vault Hunter ${at + 1}?`,
  key: (id) => id,
  text: (id, { state }) => nameOf(state, id),
  refs: (id) => [id],
  candidates: ({ state }) => stockOf(state.content).hunters,
  verdict: (id, { state }) => (state.hunters.some((one) => one.id === id) ? twice : ok),
}

/** AB-SETUP-1, AB-SETUP-3, AB-R-88: the players choose their hunters in seat order, each of which exists once. */
export function chooseHunter(table: Table, state: State): void {
  const at = state.hunters.findIndex(({ id }) => id === '')
  const hunter = state.hunters[at]
  if (!hunter) {
    state.stage = 'trees'
    return
  }
  const free = stockOf(state.content).hunters.filter((id) => !state.hunters.some((one) => one.id === id))
  hunter.id = table.ask(hunter.seat, pickOne(hunterWords, free, { state, at }))
  table.tell({ event: 'hunter', rule: 'AB-SETUP-3', id: hunter.id, seat: hunter.seat })
}

interface TreesAsk {
  readonly state: State
  readonly hunter: string
}

const treesWords: Words<string, TreesAsk> = {
  ask: 'trees',
  doing: 'chooses Skill Trees',
  rule: 'AB-SETUP-9',
  prompt: ({ state, hunter }) => `Which three Skill Trees does ${nameOf(state, hunter)} climb?`,
  key: (id) => id,
  text: (id, { state }) => state.content.trees[id]?.name ?? 'a tree',
  refs: (id) => [id],
}

/** AB-SETUP-9, AB-R-74: three of the trees made for each hunter; where there are no more, there is nothing to choose. */
export function chooseTrees(table: Table, state: State): void {
  const { trees: made } = stockOf(state.content)
  const at = state.hunters.findIndex(({ id, trees }) => trees.length === 0 && made.has(id))
  const hunter = state.hunters[at]
  const ids = made.get(hunter?.id ?? '') ?? []
  if (!hunter) {
    state.stage = 'setup'
    return
  }
  const given = state.config.trees?.[at]
  const chosen =
    given ??
    (ids.length <= TREES
      ? ids
      : table.ask(hunter.seat, pickSome(treesWords, ids, TREES, TREES, { state, hunter: hunter.id })))
  hunter.trees = mapped(chosen, (card) => ({ card, mods: [] }))
  table.tell({ event: 'trees', rule: 'AB-SETUP-9', id: hunter.id, trees: chosen.slice() })
}

/** AB-SETUP-5..19: the board, enemies and elements, hunters' tokens, cards and cash, decks and bag. */
export function layOut(table: Table, state: State): void {
  const isFirst = state.hunters.every(({ tokens }) => tokens.length === 0)
  fillBag(table, state)
  layVault(state)
  layQuarry(state)
  dealHunters(table, state, isFirst)
  keepCheckpoint(state)
  layAnnouncements(table, state)
  readyDecks(table, state, isFirst)
  state.luck = STARTING_LUCK
  if (!huntOf(state)) table.tell({ event: 'scenario', rule: 'AB-SETUP-5', scenario: state.scenario })
  forgetOccupancy(state)
  force.changed(state)
  state.stage = 'places'
}

/** AB-SETUP-7, AB-SETUP-8: what the map shows stands where it is shown; all other models are in reserve. */
function layVault(state: State): void {
  const { enemies, elements, stations, loot } = vaultOf(state)
  for (const { card, zone } of enemies) state.enemies.push(makeEnemy(state, standsIn(state, card), zone))
  const laid = mapped(stations, ({ zone, active }) => ({ kind: STATION, zone, on: active }))
  for (const { kind, zone } of elements) laid.push({ kind, zone, on: true })
  state.elements = laid
  for (const { zone, tokens } of loot)
    for (let drawn = 0; drawn < tokens; drawn++) {
      const token = takeTop(state.bag)
      if (token !== undefined) state.ground = [...state.ground, { zone, token }]
    }
}

/** AB-SETUP-11..13, AB-HUNTER-1, AB-ACTION-6, AB-BOUNTY-16, AB-R-29: tokens, starting gun, Fan Favorite, $500; and somebody in the Spotlight. */
function dealHunters(table: Table, state: State, isFirst: boolean): void {
  state.fans.cards = Object.keys(state.content.fans)
  shufflePile(table, state.fans, 'the Fan Favorites')
  const cash = stockOf(state.content).loot.find(({ kind, value }) => kind === 'cash' && value === 500)
  for (const hunter of state.hunters) {
    const { tokens, gun } = hunterCardOf(state, hunter)
    hunter.tokens = freshRow(tokens)
    if (isFirst && state.config.options.startingGear === 'from-card') hunter.gear = [gearAsEquipped(state, gun)]
    hunter.fan = takeTop(state.fans) ?? ''
    hunter.loot = cash && !huntOf(state) ? [cash.id] : []
  }
  state.spotlight = table.chance(HUNTERS.length, 'who starts in the Spotlight')
  const { id } = state.hunters[state.spotlight] as Hunter
  table.tell({ event: 'spotlight', rule: 'AB-SETUP-12', id })
}

interface PlaceAsk {
  readonly state: State
  readonly hunter: string
}

const notStarting = refuse('AB-SETUP-14', 'Vault Hunters start in the starting zones')

const placeWords: Words<Hex, PlaceAsk> = {
  ask: 'start',
  doing: 'chooses where to start',
  rule: 'AB-SETUP-14',
  prompt: ({ state, hunter }) => `Where does ${nameOf(state, hunter)} start?`,
  key: (zone, { state }) => labelOf(state, zone),
  text: (zone, { state }) => `Zone ${labelOf(state, zone)}`,
  refs: (zone, { state }) => [labelOf(state, zone)],
  candidates: ({ state }) => vaultOf(state).starting,
  verdict: (zone, { state }) => roomVerdict(state, zone, false),
  whyNot: () => notStarting,
}

/** AB-SETUP-14, AB-R-89: hunters are placed in seat order in the starting zones, as far as there is room; then round 1 begins. */
export function placeHunter(table: Table, state: State): void {
  const hunter = state.hunters.find(({ zone }) => zone < 0)
  if (!hunter) {
    beginRound(table, state)
    return
  }
  const zones = vaultOf(state).starting.filter((zone) => roomVerdict(state, zone, false) === ok)
  const context = { state, hunter: hunter.id }
  const zone =
    zones.length === 1 ? (zones[0] as Hex) : table.ask(hunter.seat as Seat, pickOne(placeWords, zones, context))
  putInZone(state, hunter, zone)
  force.changed(state)
  table.tell({ event: 'stands', rule: 'AB-SETUP-14', id: hunter.id, zone: labelOf(state, zone) })
}
