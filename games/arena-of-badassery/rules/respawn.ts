import type { Hex } from '@muster/space'
import { ok, pickOne, refuse, type Words } from '@muster/table'
import { reload } from './ammo.ts'
import { canPool, payFromPool, payOwn, priceOf } from './cash.ts'
import { force } from './effects/force.ts'
import { restore } from './ffyl.ts'
import { decide } from './group.ts'
import { isSpawningZone, isUp, labelOf, nameOf, STATION } from './lookup.ts'
import { shakeBag } from './loot.ts'
import { putInZone } from './occupancy.ts'
import { nearestWith } from './spawn.ts'
import { gainSpotlight } from './spot.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'
import { lose } from './win.ts'
import { roomVerdict } from './zone.ts'

/** AB-RESPAWN-2, AB-RESPAWN-7: the zones of active stations. */
const stations = ({ elements }: State): Hex[] =>
  elements.filter(({ kind, on }) => kind === STATION && on).map(({ zone }) => zone)

interface RespawnAsk {
  readonly state: State
  readonly hunter: string
}

const zoneText = (zone: Hex, { state }: RespawnAsk): string => `Zone ${labelOf(state, zone)}`

const inactive = refuse('AB-RESPAWN-7', 'the NEW-U Station is not active')
const notNearest = refuse('AB-RESPAWN-4', 'the closest zone with room that hunters may enter')

const stationWords: Words<Hex, RespawnAsk> = {
  ask: 'station',
  doing: 'chooses a station',
  rule: 'AB-RESPAWN-2',
  prompt: ({ state, hunter }) => `At which NEW-U Station does ${nameOf(state, hunter)} come back?`,
  key: (zone, { state }) => labelOf(state, zone),
  text: zoneText,
  refs: (zone, { state }) => [labelOf(state, zone)],
  candidates: ({ state }) => state.elements.flatMap(({ kind, zone }) => (kind === STATION ? [zone] : [])),
  verdict: (zone, { state }) => (stations(state).includes(zone) ? ok : inactive),
}

const { candidates: _, verdict: __, ...plainWords } = stationWords

const besideWords: Words<Hex, RespawnAsk> = {
  ...plainWords,
  whyNot: () => notNearest,
  ask: 'respawn zone',
  doing: 'comes back',
  rule: 'AB-R-68',
  prompt: ({ state, hunter }) => `The station is full: where does ${nameOf(state, hunter)} come back?`,
}

const isOut = ({ zone }: Hunter): boolean => zone < 0

/**
 * AB-RESPAWN-1..10, AB-R-67: those who are out come back one after the other, in seat order, those first who pay for themselves;
 * who cannot is the end of the game. Then the queue is filled.
 */
export function respawnNext(table: Table, state: State): void {
  const out = state.hunters.some(isOut) ? state.hunters.filter(isOut) : []
  const hunter = out.find((one) => priceOf(state, one) === 'own') ?? out[0]
  if (!hunter) {
    spotlightAfterRespawn(table, state)
    state.stage = 'queue'
    return
  }
  if (stations(state).length === 0 || (priceOf(state, hunter) === 'pool' && !canPool(state, hunter))) {
    lose(table, state, 'a Vault Hunter cannot be respawned', 'AB-RESPAWN-10')
    return
  }
  if (priceOf(state, hunter) === 'own') payOwn(table, state, hunter)
  else payFromPool(table, state, hunter)
  comeBack(table, state, hunter)
  shakeBag(table, state)
}

/** AB-RESPAWN-2..4, AB-R-60, AB-R-68. */
function comeBack(table: Table, state: State, hunter: Hunter): void {
  const context = { state, hunter: hunter.id }
  const places = stations(state)
  const station =
    places.length === 1 ? (places[0] as Hex) : table.ask(hunter.seat, pickOne(stationWords, places, context))
  const willDo = (zone: Hex) => roomVerdict(state, zone, false) === ok && !isSpawningZone(state, zone)
  const zone = decide(table, state, nearestWith(state, station, willDo), { words: besideWords, context })
  putInZone(state, hunter, zone)
  restore(table, state, hunter)
  reload(state, hunter)
  force.changed(state)
  table.tell({ event: 'respawned', rule: 'AB-RESPAWN-2', id: hunter.id, zone: labelOf(state, zone) })
}

/** AB-R-60: where nobody held the Spotlight, the first hunters to come back get it, at random if several did. */
function spotlightAfterRespawn(table: Table, state: State): void {
  if (state.spotlight >= 0) return
  const up = state.hunters.filter(isUp)
  const at = up.length === 1 ? 0 : table.chance(up.length, 'who gets the Spotlight')
  gainSpotlight(table, state, up[at] as Hunter, 'AB-R-60')
}
