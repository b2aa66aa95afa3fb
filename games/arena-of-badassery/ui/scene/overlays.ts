import { type Band, bandNames, bands } from '@muster/reaction'
import type { Hex } from '@muster/space'
import type { Seat } from '@muster/table'
import type { Overlay, Subject } from '@muster/ui'
import { lineBetween } from '@muster/ui/place'
import { meansNamed } from '../../rules/action.ts'
import { assaultOf } from '../../rules/assault.ts'
import { enemyNamed, labelOf, vaultOf, zoneLabelled } from '../../rules/lookup.ts'
import { moveOf, rangeOf } from '../../rules/numbers.ts'
import { readKey } from '../../rules/offer.ts'
import { bandLimits, rangeBetween } from '../../rules/range.ts'
import { seesZone } from '../../rules/sight.ts'
import type { Enemy, Hunter, State } from '../../rules/state.ts'
import { targetsFor } from '../../rules/target.ts'
import { stopsWithin } from '../../rules/zone.ts'
import { cellOf, edgesAround } from './board.ts'
import { activeHunter } from './pieces.ts'

/** Bands look alike wherever they occur. */
const LINES = [
  { band: 'red', name: 'RED: 0 or 1 zone', tone: '#e0322a', edge: 'solid' },
  { band: 'yellow', name: 'YELLOW: 2 zones', tone: '#c98f00', edge: 'dashed' },
  { band: 'green', name: 'GREEN: 3 zones', tone: '#1f9a45', edge: 'dotted' },
] as const

/** AB-RANGE-2..5: the bands around a zone, as lines between zones; those an action reaches are named so. */
export function bandsAround(state: State, from: Hex, reached: readonly Band[] = bands): Overlay[] {
  return LINES.flatMap(({ band, name, tone, edge }, at) => {
    const places = edgesAround(state, from, bandLimits[at] as number)
    const out = reached.includes(band) ? '' : ' (out of range)'
    return places.length === 0 ? [] : [{ kind: 'range' as const, name: `${name}${out}`, places, tone, edge }]
  })
}

/** AB-SIGHT-1: whom a hunter sees and whom not, of those on the other side. */
function sightFrom(state: State, hunter: Hunter): Overlay[] {
  const from = labelOf(state, hunter.zone)
  const zones = [...new Set(state.enemies.map(({ zone }) => zone))].filter((zone) => zone !== hunter.zone)
  const lines = (seen: boolean) =>
    zones
      .filter((zone) => seesZone(state, hunter, zone) === seen)
      .map((zone) => lineBetween(from, labelOf(state, zone)))
  const overlays: Overlay[] = [
    { kind: 'sight', name: 'in sight', places: lines(true) },
    { kind: 'blocked', name: 'no line of sight', places: lines(false) },
  ]
  return overlays.filter(({ places }) => places.length > 0)
}

const ofHunter = (state: State, hunter: Hunter): Overlay[] =>
  hunter.zone < 0 ? [] : [...bandsAround(state, hunter.zone), ...sightFrom(state, hunter)]

/** An enemy pointed at: where a Move order could take it, where it could strike or shoot, and whom it would attack now. */
function ofEnemy(state: State, enemy: Enemy): Overlay[] {
  const reach = Math.max(1, rangeOf(state, enemy))
  const { board } = vaultOf(state)
  const threatened = board.labels.flatMap((_, zone) =>
    rangeBetween(state, enemy.zone, zone) <= reach && seesZone(state, enemy, zone) ? [cellOf(state, zone)] : [],
  )
  const kind = rangeOf(state, enemy) > 0 ? 'ranged' : 'melee'
  const targets = targetsFor(state, enemy, assaultOf(state, enemy, kind))
  const here = labelOf(state, enemy.zone)
  return [
    { kind: 'threat', name: `could ${kind === 'melee' ? 'strike' : 'shoot'} here`, places: threatened },
    {
      kind: 'reach',
      name: 'one Move order',
      places: stopsWithin(state, enemy, moveOf(state, enemy)).map((zone) => cellOf(state, zone)),
      fill: 'none',
      edge: 'dashed',
    },
    ...(targets.length === 0
      ? []
      : [
          {
            kind: 'lane' as const,
            name: 'would attack now',
            places: targets.map(({ zone }) => lineBetween(here, labelOf(state, zone))),
          },
        ]),
  ]
}

/** An action aimed: its bands and the line to its target. Options are known by their keys: "sparrowhawk psycho-2 G+". */
function ofOption(state: State, key: string, kind: string | undefined): Overlay[] {
  const hunter = activeHunter(state)
  if (!hunter || hunter.zone < 0) return []
  const { word, rest } = readKey(key)
  if (kind === 'move') {
    const zone = zoneLabelled(state, rest.split(' ')[0] ?? '')
    return zone < 0 ? [] : bandsAround(state, zone)
  }
  const means = kind === 'use' ? meansNamed(state, hunter, word) : undefined
  if (!means) return []
  const target = enemyNamed(state, rest)?.zone ?? zoneLabelled(state, rest.slice(rest.indexOf('@') + 1))
  const far = target >= 0 ? rangeBetween(state, hunter.zone, target) : 0
  return [
    ...bandsAround(state, hunter.zone, bandNames(means.action.bands)),
    ...(far === 0
      ? []
      : [
          {
            kind: 'sight' as const,
            name: 'line of sight',
            places: [
              lineBetween(
                labelOf(state, hunter.zone),
                labelOf(state, target),
                `${far} ${far === 1 ? 'zone' : 'zones'}`,
              ),
            ],
          },
        ]),
  ]
}

/** What is drawn over the board for what somebody points at. Everything in the Vault is open to all. */
export function overlaysOf(state: State, _seat: Seat | undefined, subject: Subject): Overlay[] {
  if (state.round === 0 || 'drawn' in subject) return []
  if ('option' in subject) return ofOption(state, subject.option, subject.kind)
  const hunter = state.hunters.find(({ id }) => id === subject.ref)
  if (hunter) return ofHunter(state, hunter)
  const enemy = enemyNamed(state, subject.ref)
  return enemy ? ofEnemy(state, enemy) : []
}
