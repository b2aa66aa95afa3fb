import {
  type Base,
  isPieceWithin,
  isTouching,
  isWalked,
  type Met,
  type Plane,
  type Stop,
  stopAt,
  walked,
} from '@muster/space'
import { invariant } from '@muster/table'
import { brawlersWith, escapes } from './brawl.ts'
import { climbs } from './climb.ts'
import { baseOf, looseBase, planeFor } from './components.ts'
import { putDown } from './drag.ts'
import { endLasting } from './effects/lasting.ts'
import { happen } from './effects/moments.ts'
import { fall } from './fall.ts'
import { isOn, looseOf, modelOf } from './lookup.ts'
import { isEscape, judgedLast, metBy, pathQuestion, walkOf, wayOf } from './move.ts'
import { crosses } from './obst.ts'
import type { Battle, Model, Moving, Paid } from './state.ts'
import type { Table } from './table.ts'
import type { MoveAsk, Path } from './ways.ts'

/** CZ-R-8, CZ-MOVE-6: on along a path, up to the first thing that asks for a roll. */
export function walkOn(table: Table, battle: Battle): void {
  const moving = battle.moving as Moving
  const model = modelOf(battle, moving.id)
  const ask: MoveAsk = { battle, model, moving, last: undefined }
  const drawn = table.ask(model.seat, pathQuestion(ask))
  if (!isOn(model)) return
  const path = wayOf(ask, drawn)
  const found = judgedLast(ask, drawn)
  invariant(!('rule' in found), 'a path was walked that cannot be')
  if (path.length > 0 && isEscape(ask, path, found)) return getAway(table, battle, model, moving, path)
  const [met] = found.met
  if (!met) return arrive(table, battle, model, found.end, path)
  meet(table, ask, path, met)
}

/** CZ-MOVE-6, CZ-R-8, CZ-R-12: up to what is met, and past it if the roll succeeds. */
function meet(table: Table, ask: MoveAsk, path: Path, met: Met): void {
  const { battle, model, moving } = ask
  const plane = planeFor(battle)
  const what = metBy(ask, plane, met)
  const told = { id: model.id, ...toldOf(battle, what) }
  // A climb begins where the model stands: all of it lies behind the roll.
  const isClimb = met.kind === 'climb'
  const stop = isClimb ? undefined : stopAt(plane, walkOf(ask, path), met)
  const paid = stop ? paidOnTheWay(ask, plane, path, stop) : moving.paid
  const was = model.at
  if (stop) place(model, stop.base)
  table.tell(() => {
    const way = stop ? wayTold([was, ...path.slice(0, stop.stretch), stop.base]) : []
    return { event: 'meets', rule: rules[met.kind].meets, ...told, way }
  })
  const drop = met.drop && { ...baseOf(battle, model), ...met.drop }
  const missed = isClimb && drop ? climbs(table, battle, moving, what, drop) : undefined
  const isAcross = isClimb ? missed === undefined : crosses(table, battle, model, moving.token, what)
  if (!isOn(model)) return
  if (!isAcross) return fail(table, battle, moving, what, missed ?? drop)
  table.tell({ event: 'crosses', rule: isModel(battle, what) ? 'CZ-OBST-9' : rules[met.kind].crosses, ...told })
  moving.left = Math.max(0, moving.left - (stop?.length ?? 0))
  moving.paid = [...paid.filter((one) => isStillAt(ask, plane, one)), asPaid(ask, plane, what)]
  moving.rest = path.slice(stop?.stretch ?? 0).map(({ x, y }) => ({ x, y }))
  happen(table, battle, { on: 'crossed', by: model, who: isModel(battle, what) ? modelOf(battle, what.of) : undefined })
}

const rules = {
  piece: { meets: 'CZ-MOVE-6', crosses: 'CZ-OBST-6' },
  base: { meets: 'CZ-MOVE-6', crosses: 'CZ-OBST-6' },
  jump: { meets: 'CZ-JUMP-1', crosses: 'CZ-JUMP-3' },
  climb: { meets: 'CZ-CLIMB-4', crosses: 'CZ-CLIMB-5' },
} as const

/** CZ-OBST-7, CZ-OBST-10, CZ-JUMP-4, CZ-CLIMB-6, CZ-CLIMB-11: the move ends where the model is held, or where its fall ends. */
function fail(table: Table, battle: Battle, moving: Moving, what: Paid, drop: Base | undefined): void {
  const model = modelOf(battle, moving.id)
  if (drop) fall(table, battle, { id: model.id, seat: model.seat, model, token: moving.token }, drop)
  else
    table.tell({
      event: 'held',
      rule: isModel(battle, what) ? 'CZ-OBST-10' : 'CZ-OBST-7',
      id: model.id,
      ...toldOf(battle, what),
    })
  if (isOn(model)) arrive(table, battle, model, baseOf(battle, model))
}

/** CZ-BRAWL-8, CZ-BRAWL-10, CZ-BRAWL-11: who gets away moves on as it likes; who does not has not moved at all. */
function getAway(table: Table, battle: Battle, model: Model, moving: Moving, path: Path): void {
  const isFree = escapes(table, battle, model, moving.token, moving.held)
  if (!isOn(model)) return
  if (!isFree) return arrive(table, battle, model, baseOf(battle, model))
  moving.held = []
  moving.rest = path.map(({ x, y }) => ({ x, y }))
  happen(table, battle, { on: 'crossed', by: model })
}

/** Whether what was met is a rival, and no scenery nor loose thing. */
const isModel = (battle: Battle, { kind, of }: Paid): boolean => kind === 'base' && !looseOf(battle, of)

function toldOf(battle: Battle, what: Paid) {
  const { kind, of } = what
  const how = kind === 'climb' || kind === 'jump' ? { how: kind } : {}
  return { what: of, isModel: isModel(battle, what), ...how }
}

/** CZ-R-8, CZ-R-12: who had to go back for room to stand has what it rolled for still ahead. */
function asPaid(ask: MoveAsk, plane: Plane, what: Paid): Paid {
  const isAhead = (what.kind === 'piece' || what.kind === 'base') && !isStillAt(ask, plane, what)
  return isAhead ? { ...what, ahead: true } : what
}

/** What was rolled for, as it is once somebody has gone as far as it stops: what lay ahead and was entered is so no more. */
function paidOnTheWay(ask: MoveAsk, plane: Plane, path: Path, { base, stretch }: Stop): Paid[] {
  const { paid } = ask.moving
  if (!paid.some(({ ahead }) => ahead)) return paid
  const moving = { ...ask.moving, paid: paid.filter(({ ahead }) => !ahead) }
  const found = walked(plane, walkOf({ ...ask, moving }, [...path.slice(0, stretch), { x: base.x, y: base.y }]))
  const met = isWalked(found) ? found.met.map((one) => metBy(ask, plane, one)) : []
  return paid.map((one) => {
    const isEntered = one.ahead && met.some(({ kind, of }) => kind === one.kind && of === one.of)
    return isEntered ? { kind: one.kind, of: one.of } : one
  })
}

/** CZ-R-9, CZ-R-25: who has left a thing wholly rolls for it anew, but a barrier is climbed for one roll in a move. */
function isStillAt({ battle, model }: MoveAsk, plane: Plane, { kind, of, ahead }: Paid): boolean {
  if (ahead || kind === 'climb') return true
  if (kind === 'jump') return false
  const base = baseOf(battle, model)
  if (kind === 'base') {
    const loose = looseOf(battle, of)
    return isTouching(base, loose ? looseBase(loose) : baseOf(battle, modelOf(battle, of)))
  }
  const piece = plane.pieces.findIndex(({ id }) => id === of)
  return isPieceWithin(plane, piece, base, 0)
}

function place(model: Model, { x, y, z }: Base): void {
  model.at = { x, y, z }
}

const wayTold = (path: Path): Path => path.map(({ x, y }) => ({ x, y }))

/** CZ-MOVE-1: where the move ends; with that the action is over. */
function arrive(table: Table, battle: Battle, model: Model, end: Base, path: Path = []): void {
  standAt(table, battle, model, end, path)
  endLasting(battle, 'action')
}

function standAt(table: Table, battle: Battle, model: Model, end: Base, path: Path): void {
  const { from, near, drags } = battle.moving as Moving
  const was = model.at
  place(model, end)
  battle.moving = undefined
  table.tell(() => {
    const way = path.length > 0 ? wayTold([was, ...path]) : []
    return { event: 'stands', rule: 'CZ-MOVE-1', id: model.id, ...model.at, way }
  })
  if (drags !== undefined) putDown(table, battle, model, drags)
  if (!isOn(model)) return
  if (model.at.x === from.x && model.at.y === from.y && model.at.z === from.z) return
  if (!battle.moved.includes(model.id)) battle.moved = [...battle.moved, model.id]
  happen(table, battle, { on: 'moved', by: model })
  for (const rival of brawlersWith(battle, model))
    if (isOn(model) && !near.includes(rival.id)) happen(table, battle, { on: 'brawl', by: model, who: rival })
}
