import { askToken, type Verb } from '@muster/reaction'
import { type Hex, neighbours } from '@muster/space'
import { ok, pickOne } from '@muster/table'
import type { OwnDeed } from '../../../content/grammar/deeds.ts'
import type { ArenaWords } from '../../../content/grammar/schemas.ts'
import { thaw, thawsOf, walk } from '../../basic.ts'
import { moveEnemy } from '../../enemymove.ts'
import { boardOf, isSpawningZone, labelOf } from '../../lookup.ts'
import { isHunter, isLarge, putInZone } from '../../occupancy.ts'
import { rangeBetween } from '../../range.ts'
import { nearestWith } from '../../spawn.ts'
import type { Enemy, Hunter, State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { isLeaving } from '../../wound.ts'
import { roomVerdict, stopsWithin } from '../../zone.ts'
import { isKeptFrom } from '../liberty.ts'
import { type Args, modelsOf } from '../meant.ts'
import { modelNamed } from '../model.ts'
import { oneZone, pickZone, zoneWords } from '../one-zone.ts'

type Does<Name extends PropertyKey> = Parameters<Verb<State, ArenaWords, Args<OwnDeed, Name>>>

function put(table: Table, state: State, model: Hunter | Enemy, zone: Hex, rule: string): void {
  if (zone === model.zone) return
  putInZone(state, model, zone)
  table.tell({ event: 'put', rule, id: model.id, zone: labelOf(state, zone) })
}

/** A hunter goes where its player likes, or stays, a frozen one for its wound (AB-R-51); an enemy moves as ordered, but so many zones. */
export function move(...[{ who, zones }, { table, state, use }]: Does<'move'>): undefined {
  for (const model of modelsOf(state, who, use)) {
    if (!isHunter(model)) {
      moveEnemy(table, state, model, zones)
      continue
    }
    const thaws = thawsOf(model)
    if (thaws.length === 0) continue
    const ends = [...stopsWithin(state, model, zones), model.zone]
    const context = { state, source: use.source, model: { id: model.id, zone: model.zone } }
    const zone = table.ask(model.seat, pickOne(zoneWords, ends, context, model.zone))
    if (zone === model.zone) continue
    const greens = thaws.filter((token) => token !== undefined)
    if (greens.length > 0)
      thaw(table, state, model, askToken(table, model.seat, 'wound', model, greens, 'AB-KEYWORD-15'))
    walk(table, state, model, { zone, steps: zones })
  }
}

/** Zone by zone further from the bearer or the target, or closer, while there is room; nobody who cannot move (AB-KEYWORD-14). */
export function push(...[{ who, zones, way, of }, { table, state, use }]: Does<'push'>): undefined {
  const from = modelNamed(state, of === 'me' ? use.me : use.them)?.zone
  if (from === undefined) return
  const sign = way === 'away' ? 1 : -1
  for (const model of modelsOf(state, who, use)) {
    if (model.status.cryo > 0 || isKeptFrom(state, 'move', model) || isGone(state, model)) continue
    for (let step = 0; step < zones; step++) {
      const far = (zone: Hex): number => sign * rangeBetween(state, from, zone)
      const next = neighbours(boardOf(state), model.zone).filter(
        (zone) => far(zone) > far(model.zone) && isOpen(state, model, zone),
      )
      const zone = pickZone(table, state, next, use, model)
      if (zone === undefined) break
      put(table, state, model, zone, use.rule)
    }
  }
}

const isGone = (state: State, model: Hunter | Enemy): boolean => !isHunter(model) && isLeaving(state, model)

const hasRoom = (state: State, model: Hunter | Enemy, zone: Hex): boolean =>
  roomVerdict(state, zone, isLarge(state, model)) === ok

const isOpen = (state: State, model: Hunter | Enemy, zone: Hex): boolean =>
  hasRoom(state, model, zone) && !(isHunter(model) && isSpawningZone(state, zone))

/** Placing, not moving: into such a zone with room, be it one that hunters may not move into (AB-SPAWN-8), or the nearest that has. */
export function place(...[{ who, at }, { table, state, use }]: Does<'place'>): undefined {
  for (const model of modelsOf(state, who, use)) {
    const zone = oneZone(table, state, at, use, model)
    if (zone === undefined || zone === model.zone || isGone(state, model)) continue
    const end = pickZone(
      table,
      state,
      nearestWith(state, zone, (one) => (one === zone ? hasRoom : isOpen)(state, model, one)),
      use,
      model,
    )
    if (end !== undefined) put(table, state, model, end, use.rule)
  }
}
