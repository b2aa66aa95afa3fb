import { type Colour, colourOf, type Token } from '@muster/reaction'
import {
  type Base,
  FINE,
  isWalked,
  type Met,
  type Plane,
  type PlanePoint,
  stopAt,
  type Thing,
  type Walk,
  type Walked,
  type WalkFault,
  type WaysWish,
  walked,
} from '@muster/space'
import {
  ok,
  type PlaceOffer,
  pickPath,
  type Question,
  type Refusal,
  refuse,
  type Verdict,
  type Words,
} from '@muster/table'
import { brawlersWith, heldBy, isPinned, staysWith } from './brawl.ts'
import { baseOf, LIMITER, looseBase, planeFor, toleranceOf } from './components.ts'
import { getsHold, heldWhileDragging } from './drag.ts'
import { endLasting } from './effects/lasting.ts'
import { cardChange } from './effects/standing.ts'
import { heightOf } from './fall.ts'
import { areRivals, isOn, nameOf } from './lookup.ts'
import { crossesFreely, isBarred } from './obst.ts'
import type { Battle, Model, Moving, Paid } from './state.ts'
import type { Table } from './table.ts'
import { type MoveAsk, type Path, placeText, sampledPath, sceneryName, suggestedPaths } from './ways.ts'

/** CZ-BASIC-2, CZ-MOVE-7, CZ-GONK-2, CZ-FREE-5: a move of the colour of its token begins, or of the colour an effect names. */
export function startMove(
  table: Table,
  battle: Battle,
  model: Model,
  token: Token,
  colour: Colour = colourOf(token),
  drags?: string,
): void {
  battle.moving = makeMove(battle, model, token, colour, drags)
  table.tell({ event: 'moves', rule: 'CZ-BASIC-2', id: model.id, colour })
}

/** A move that has not begun yet. */
export function makeMove(
  battle: Battle,
  model: Model,
  token: Token,
  colour: Colour = colourOf(token),
  drags?: string,
): Moving {
  const near: string[] = []
  for (const { id } of brawlersWith(battle, model)) near.push(id)
  const { x, y, z } = model.at
  return {
    id: model.id,
    token,
    left: lengthOf(battle, model, colour) * FINE,
    paid: [],
    held: drags === undefined ? heldBy(battle, model) : heldWhileDragging(battle, model, drags),
    ...(drags === undefined ? {} : { drags }),
    rest: [],
    from: { x, y, z },
    near,
  }
}

/** CZ-BASIC-2, CZ-CLIMB-3: how far a move of a colour goes, with what cards add to it. */
export function lengthOf(battle: Battle, model: Model, colour: Colour): number {
  return Math.max(0, LIMITER[colour] + 100 * cardChange(battle, model, 'move'))
}

/** CZ-DRAG-3, CZ-DRAG-4, CZ-DRAG-8, CZ-DRAG-13: who gets hold of it moves up to RED, whatever the colour of the token. */
export function drag(table: Table, battle: Battle, by: Model, what: string, token: Token): void {
  if (getsHold(table, battle, by, what, token)) startMove(table, battle, by, token, 'red', what)
  else endLasting(battle, 'action')
}

/** Something a move can meet that is no scenery. */
type InTheWay = { readonly id: string; readonly base: Base }

/** CZ-OBST-5, CZ-OBST-8, CZ-R-143: rivals and loose things cost a roll, but not what is dragged along. */
function rollsFor({ battle, model, moving }: MoveAsk): InTheWay[] {
  const found: InTheWay[] = []
  const add = (id: string, base: Base) => id !== moving.drags && found.push({ id, base })
  for (const other of battle.models)
    if (isOn(other) && areRivals(battle, model, other)) add(other.id, baseOf(battle, other))
  for (const loose of battle.loose) add(loose.id, looseBase(loose))
  return found
}

/** What was rolled for, as the plane counts it: pieces by their place on the map, models by theirs among what costs a roll. */
function paidThings(ask: MoveAsk, plane: Plane): Thing[] {
  if (ask.moving.paid.length === 0) return []
  const rolled = rollsFor(ask)
  return ask.moving.paid.flatMap(({ kind, of, ahead }): Thing[] => {
    const index =
      kind === 'base' ? rolled.findIndex(({ id }) => id === of) : plane.pieces.findIndex(({ id }) => id === of)
    if (kind !== 'jump') return index < 0 ? [] : [{ kind, index, ahead }]
    return plane.surfaces.flatMap(({ piece }, surface) => (piece === index ? [{ kind, index: surface }] : []))
  })
}

/** CZ-MOVE-3, CZ-R-27: a path with all that is in its way; friends are walked through, and so is what is dragged. */
export function walkOf(ask: MoveAsk, path: Path): Walk {
  const { battle, model, moving } = ask
  const soft: Base[] = []
  const solid: Base[] = []
  // In the order of `rollsFor`, since what is met is known by its place there.
  for (const other of battle.models) {
    if (other === model || !isOn(other)) continue
    const isRolled = other.id !== moving.drags && areRivals(battle, model, other)
    ;(isRolled ? soft : solid).push(baseOf(battle, other))
  }
  for (const loose of battle.loose) (loose.id === moving.drags ? solid : soft).push(looseBase(loose))
  return {
    base: baseOf(battle, model),
    path,
    most: moving.left / FINE,
    soft,
    solid,
    paid: paidThings(ask, planeFor(battle)),
    slack: toleranceOf(battle),
  }
}

const faults: Readonly<Record<WalkFault['fault'], Refusal>> = {
  units: refuse('CZ-R-1', 'places are whole hundredths of an inch'),
  corners: refuse('CZ-R-7', 'a path has at most 32 corners'),
  table: refuse('CZ-R-14', 'the base must stay wholly inside the Battlespace'),
  barrier: refuse('CZ-BARRIER-1', 'a barrier is in the way: it must be gone round'),
  edge: refuse('CZ-R-15', 'nobody steps off an edge higher than 3 inches, nor jumps a gap wider than that'),
  face: refuse('CZ-CLIMB-2', 'a corner named twice is a climb, and one begins with the move, at the face or the edge'),
  length: refuse('CZ-BASIC-2', 'the path is longer than what is left of the move'),
  room: refuse('CZ-MOVE-4', 'there is no room to stand at the end of the path'),
}

/** Where a path cannot be walked, and because of what, in words. */
function faultAt(battle: Battle, plane: Plane, { fault, at, piece }: WalkFault): Refusal {
  const { rule, text } = faults[fault]
  if (fault === 'units' || fault === 'corners') return faults[fault]
  const what = piece === undefined ? '' : `, ${sceneryName(battle, plane.pieces[piece]?.id ?? '')}`
  return refuse(rule, `${text} (at ${at.x / 100}, ${at.y / 100}${what})`)
}

const LEAVES = refuse('CZ-BRAWL-6', 'the escape from a Brawl comes before every other roll of a move')
const PINNED = refuse('CZ-SETUP-4', 'a card keeps it in its Brawl')
const HELD = refuse('CZ-R-28', 'who drags stays within reach of the others it is Brawling with')
const TOO_HIGH = refuse('CZ-CLIMB-3', 'the climb is longer than what is left of the move')
const BARRED = refuse('CZ-SETUP-4', 'a card keeps it from this')

/** What comes of a path, or the rule that refuses it: what is met costs a roll each, if no card spares it. */
export function judged(ask: MoveAsk, drawn: Path, given?: Walk): Walked | Refusal {
  const { battle, model, moving } = ask
  const plane = planeFor(battle)
  const path = wayOf(ask, drawn)
  const walk = given ?? walkOf(ask, path)
  const found = walked(plane, walk)
  if (!isWalked(found)) return found.fault === 'length' && isClimb(ask, path) ? TOO_HIGH : faultAt(battle, plane, found)
  if (found.met.length === 0) return found
  const things: Paid[] = []
  for (const met of found.met) things.push(metBy(ask, plane, met))
  if (things.some((what) => isBarred(battle, model, what))) return BARRED
  // Who climbs with two actions spends its second token at the face, roll or no roll.
  const isRolled = (_: Met, at: number) =>
    moving.second !== undefined || !crossesFreely(battle, model, things[at] as Paid)
  return { ...found, met: found.met.filter(isRolled) }
}

/** What comes of a path that was answered: judged as it was read, so not once more; its slow twin is `judged`. */
export function judgedLast(ask: MoveAsk, path: Path): Walked | Refusal {
  return ask.last?.path === path ? ask.last.found : judged(ask, path)
}

/** CZ-MOVE-1, CZ-CLIMB-2: a path as it is walked. It may name the place it begins at, which is a climb only where there is one. */
export function wayOf(ask: MoveAsk, drawn: Path): Path {
  const { at } = ask.model
  const [first, ...path] = drawn
  if (first?.x !== at.x || first.y !== at.y) return drawn
  if (path.length === 0) return path
  const plane = planeFor(ask.battle)
  if (isWalked(walked(plane, walkOf(ask, drawn)))) return drawn
  const found = walked(plane, walkOf(ask, path))
  return isWalked(found) || !UPRIGHT.has(found.fault) ? path : drawn
}

/** What a climb is for: who draws a path into these meant one. */
const UPRIGHT = new Set<WalkFault['fault']>(['barrier', 'edge', 'face'])

/** Whether a path goes up or down a face: a corner named twice. */
function isClimb({ model: { at } }: MoveAsk, path: Path): boolean {
  return path.some(({ x, y }, step) => {
    const before = step === 0 ? at : (path[step - 1] as PlanePoint)
    return before.x === x && before.y === y
  })
}

/** CZ-MOVE-1, CZ-MOVE-2, CZ-MOVE-4, CZ-BARRIER-1: any path within what is left that ends where there is room. */
function moveVerdict(drawn: Path, ask: MoveAsk, walk?: Walk): Verdict {
  const found = judged(ask, drawn, walk)
  if ('rule' in found) return found
  ask.last = { path: drawn, found }
  const path = wayOf(ask, drawn)
  if (ask.moving.second !== undefined && path.length > 0 && !isTwinClimb(ask, found)) return NOT_TWIN
  if (path.length > 0 && isEscape(ask, path, found)) {
    if (ask.moving.drags !== undefined) return HELD
    if (isPinned(ask.battle, ask.model)) return PINNED
    if (ask.moving.paid.length > 0) return LEAVES
  }
  return ok
}

const NOT_TWIN = refuse('CZ-CLIMB-8', 'two actions are combined only for a climb that one is too short for')

/** CZ-CLIMB-8, CZ-R-22: whether a walk begins with a climb that the first of its two actions is too short for. */
function isTwinClimb({ battle, model, moving }: MoveAsk, { met: [first] }: Walked): boolean {
  const { drop } = first ?? {}
  return drop !== undefined && isTooHigh(battle, model, moving.token, heightOf(battle, drop))
}

/** CZ-CLIMB-3, CZ-R-140: whether one action is too short for a face: the base must come over the edge as well, up or down. */
export function isTooHigh(battle: Battle, model: Model, token: Token, height: number): boolean {
  return height + baseOf(battle, model).radius > lengthOf(battle, model, colourOf(token)) + toleranceOf(battle)
}

/** CZ-BRAWL-6, CZ-R-42: whether a move leaves the reach of somebody who holds it, at its end or where a roll may stop it on the way. */
export function isEscape(ask: MoveAsk, path: Path, { end, met }: Walked): boolean {
  const { battle, model, moving } = ask
  if (moving.held.length === 0) return false
  const leaves = ({ x, y, z }: Base): boolean => !staysWith(battle, model, moving.held, { x, y, z })
  if (leaves(end)) return true
  return met.some((one) => one.kind !== 'climb' && leaves(stopAt(planeFor(battle), walkOf(ask, path), one).base))
}

/** The paths that are suggested. */
export function pathsFor(ask: MoveAsk): Path[] {
  return suggestedPaths(wishOf(ask), ask).filter((path) => moveVerdict(path, ask) === ok)
}

const moveOffer: PlaceOffer<Path, MoveAsk> = {
  verdict: (path, ask) => moveVerdict(path, ask),
  candidates: pathsFor,
  sample: (ask, random) => {
    const walk = walkOf(ask, [])
    const path = sampledPath(planeFor(ask.battle), wishIn(ask, walk), [...walk.soft, ...walk.solid], random)
    return moveVerdict(path, ask, { ...walk, path }) === ok ? path : []
  },
}

/** What ways of a move are looked for by. */
export function wishOf(ask: MoveAsk): WaysWish {
  return wishIn(ask, walkOf(ask, []))
}

function wishIn(ask: MoveAsk, { base, soft, paid, slack }: Walk): WaysWish {
  return { base, most: Math.floor(ask.moving.left / FINE), rolls: 1, rivals: soft, paid, slack }
}

const inches = (fine: number): string => `${Math.floor(fine / FINE / 10) / 10} in`

const moveWords: Words<Path, MoveAsk> = {
  ask: 'path',
  rule: 'CZ-MOVE-1',
  prompt: ({ battle, model, moving }) => `Where does ${nameOf(battle, model)} go? (${inches(moving.left)} left)`,
  doing: 'moves',
  key: (path) => (path.length === 0 ? 'stay' : path.map(({ x, y }) => `${x},${y}`).join(' ')),
  text: (path, ask) => {
    const found = judged(ask, path)
    if ('rule' in found || path.length === 0) return 'Stay here'
    // CZ-CLIMB-9: two actions that are one climb roll once each.
    const many = found.met.length + (ask.moving.second === undefined ? 0 : 1)
    const rolls = many === 0 ? 'no roll' : many === 1 ? '1 roll' : `${many} rolls`
    return `${placeText(ask.battle, ask.model, found.end)}, ${inches(found.length)}, ${rolls}`
  },
  refs: (_, { model }) => [model.id],
}

/** CZ-R-8: where a move goes on. */
export const pathQuestion = (ask: MoveAsk): Question<Path> => pickPath(moveWords, moveOffer, ask)

/** What a meeting on a walk is with; a gap that is jumped goes by the piece it leads to. */
export function metBy(ask: MoveAsk, plane: Plane, { kind, index }: Met): Paid {
  if (kind === 'base') return { kind, of: rollsFor(ask)[index]?.id as string }
  const piece = kind === 'jump' ? plane.surfaces[index]?.piece : index
  return { kind, of: plane.pieces[piece as number]?.id as string }
}
