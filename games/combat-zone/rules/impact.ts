import { opposed, type Roll, rollAll } from '@muster/reaction'
import { type Base, isBetween, isOnTable, isTouching, isWithinGap, type PlanePoint, touching } from '@muster/space'
import { ok, type PlaceOffer, pickPoint, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import { units } from '../content/space/scene.ts'
import { baseOf, LIMITER, planeFor, toleranceOf } from './components.ts'
import { obstacleDie } from './dice.ts'
import { isImmune } from './drone.ts'
import { floorBelow } from './fall.ts'
import { clockwiseFrom, isOn, modelsOn, nameOf, optionsOf } from './lookup.ts'
import { settleLuck } from './luck.ts'
import type { Outcome } from './oppose.ts'
import type { Battle, Blast, Model } from './state.ts'
import type { Table } from './table.ts'
import { canLie } from './takenout.ts'
import { windOf } from './ways.ts'

/** CZ-R-91: the Impact token is a disc an inch across, or as the table has it. */
function radiusOf(battle: Battle): number {
  return units(optionsOf(battle).impactTokenDiameterInches) / 2
}

type BesideAsk = { readonly battle: Battle; readonly model: Model }

const APART = refuse('CZ-BLAST-1', 'the Impact token lies in contact with the base')
const BURIED = refuse(
  'CZ-R-91',
  'the Impact token lies beside it on its level, inside the Battlespace and not in a barrier',
)

function besideVerdict({ x, y }: PlanePoint, { battle, model }: BesideAsk): Verdict {
  const base = baseOf(battle, model)
  if (!Number.isInteger(x) || !Number.isInteger(y)) return APART
  const radius = radiusOf(battle)
  if (!isTouching(base, { x, y, z: base.z, radius })) return APART
  return canLie(planeFor(battle), { x, y }, base.z, radius) ? ok : BURIED
}

const besideOffer: PlaceOffer<PlanePoint, BesideAsk> = {
  verdict: besideVerdict,
  candidates: (ask) =>
    touching(baseOf(ask.battle, ask.model), radiusOf(ask.battle)).filter((at) => besideVerdict(at, ask) === ok),
}

const besideWords: Words<PlanePoint, BesideAsk> = {
  ask: 'impact',
  rule: 'CZ-BLAST-1',
  prompt: ({ battle, model }) => `Where does the Impact token lie, in contact with ${nameOf(battle, model)}?`,
  doing: 'places the Impact token',
  key: ({ x, y }) => `${x} ${y}`,
  text: (place, { model }) => `To the ${windOf(model.at, place)}`,
  refs: (_, { model }) => [model.id],
}

/** CZ-BLAST-1, CZ-BLAST-14, CZ-R-91: in contact with a model, where that player wants it. */
export function placeImpact(table: Table, battle: Battle, seat: Seat, model: Model, rule = 'CZ-BLAST-1'): void {
  const ask = { battle, model }
  const isRoom = besideOffer.candidates(ask).length > 0
  const { x, y } = isRoom ? table.ask(seat, pickPoint(besideWords, besideOffer, ask)) : model.at
  battle.impact = { x, y, z: model.at.z }
  table.tell({ event: 'impact', rule, id: model.id, x, y })
}

type ShiftAsk = { readonly battle: Battle; readonly from: Base }

const TOO_FAR = refuse('CZ-BLAST-12', 'the Impact token is shifted by RED at most')
const OFF = refuse('CZ-R-96', 'the Impact token stays inside the Battlespace and goes through no barrier')

/** CZ-R-96: every horizontal surface at a place that is not too high to be reached, from above. */
function floorsAt({ battle, from }: ShiftAsk, place: PlanePoint): number[] {
  const floors: number[] = []
  for (let top = from.z + LIMITER.red + toleranceOf(battle); top >= 0; ) {
    const z = floorBelow(battle, place, top)
    floors.push(z)
    top = z - 1
  }
  return floors
}

function floorVerdict({ battle, from }: ShiftAsk, { x, y }: PlanePoint, z: number): Verdict {
  const plane = planeFor(battle)
  const old = { ...from, radius: 0 }
  const next = { x, y, z, radius: 0 }
  if (!isWithinGap(old, next, LIMITER.red, toleranceOf(battle))) return TOO_FAR
  const isFree = isOnTable(plane, x, y, from.radius) && !isBetween(plane, old, next)
  return isFree && canLie(plane, next, z, from.radius) ? ok : OFF
}

/** CZ-BLAST-12, CZ-R-96: the highest surface there that it can be shifted to. */
function shiftedFloor(ask: ShiftAsk, place: PlanePoint): number | undefined {
  return floorsAt(ask, place).find((z) => floorVerdict(ask, place, z) === ok)
}

function shiftVerdict(place: PlanePoint, ask: ShiftAsk): Verdict {
  if (!Number.isInteger(place.x) || !Number.isInteger(place.y)) return TOO_FAR
  const verdicts = floorsAt(ask, place).map((z) => floorVerdict(ask, place, z))
  return verdicts.includes(ok) ? ok : (verdicts.find((one) => one === OFF) ?? TOO_FAR)
}

/** Where it is, and as far as may be in sixteen directions. */
const shiftOffer: PlaceOffer<PlanePoint, ShiftAsk> = {
  verdict: shiftVerdict,
  candidates: (ask) => {
    const { x, y, z, radius } = ask.from
    const ring = touching({ x, y, z, radius: LIMITER.red - radius }, radius)
    return [{ x, y }, ...ring].filter((place) => shiftVerdict(place, ask) === ok)
  },
}

const shiftWords: Words<PlanePoint, ShiftAsk> = {
  ask: 'shift',
  rule: 'CZ-BLAST-12',
  prompt: () => 'It missed. Where does the Impact token go, up to RED?',
  doing: 'shifts the Impact token',
  key: ({ x, y }) => `${x} ${y}`,
  text: (place, { from }) => (place.x === from.x && place.y === from.y ? 'Leave it' : `To the ${windOf(from, place)}`),
}

function impactBase(battle: Battle): Base {
  const { x, y, z } = battle.impact as NonNullable<Battle['impact']>
  return { x, y, z, radius: radiusOf(battle) }
}

/** CZ-BLAST-12, CZ-R-96: the owner of the target may shift it after a miss. */
function shiftImpact(table: Table, battle: Battle, target: Model): void {
  const from = impactBase(battle)
  const ask = { battle, from }
  const { x, y } = table.ask(target.seat, pickPoint(shiftWords, shiftOffer, ask))
  battle.impact = { x, y, z: shiftedFloor(ask, { x, y }) ?? from.z }
  table.tell({ event: 'shifted', rule: 'CZ-BLAST-12', x, y })
}

/**
 * CZ-BLAST-15, CZ-R-95: the Obstacle die in place of a fumbled roll, rolled by the player of the target. Its 10 is evaded by a Crit only, but
 * nobody has acted with a Crit (CZ-KEYWORD-5, CZ-R-46).
 */
function fumbledRoll(table: Table, battle: Battle, by: Model, target: Model): Blast['roll'] {
  const die = obstacleDie(battle)
  const kind = { why: 'for the Blast', rule: 'CZ-BLAST-15' }
  const rolls = rollAll(table, [{ seat: target.seat, die, kind }], opposed, { acting: { die, add: 0 }, opposing: [] })
  settleLuck(table, battle, by.seat, rolls)
  const [{ face }] = rolls as [Roll]
  return { die: 'obstacle', face, add: 0, isCrit: false }
}

/** CZ-BLAST-4, CZ-BLAST-6, CZ-BLAST-17, CZ-BLAST-18, CZ-R-141: whether the Blast reaches a model, in any direction and past no barrier. */
export function isInBlast(battle: Battle, model: Model): boolean {
  const token = impactBase(battle)
  const base = baseOf(battle, model)
  return (
    isOn(model) &&
    isWithinGap(token, base, LIMITER.red, toleranceOf(battle)) &&
    !isBetween(planeFor(battle), token, base)
  )
}

/** CZ-BLAST-4, CZ-DRONE-4, CZ-R-92: those in the area whom the action affects, players clockwise from the left of who acts, that player last. */
function inBlast(battle: Battle, by: Model, action: CombatAction): string[] {
  const reached = modelsOn(battle).filter((model) => !isImmune(action, model) && isInBlast(battle, model))
  return [...clockwiseFrom(battle, by.seat), by.seat].flatMap((seat) =>
    reached.flatMap((model) => (model.seat === seat ? [model.id] : [])),
  )
}

/** CZ-BLAST-4, CZ-BLAST-11..15, CZ-R-95: where the token lies in the end, what is rolled against, and who is in the area. */
export function settleImpact(
  table: Table,
  battle: Battle,
  by: Model,
  target: Model,
  action: CombatAction,
  { won, isFumble }: Outcome,
): void {
  const blast = battle.blast as Blast
  if (isFumble) {
    placeImpact(table, battle, target.seat, by, 'CZ-BLAST-14')
    blast.roll = fumbledRoll(table, battle, by, target)
  } else if (!won) shiftImpact(table, battle, target)
  blast.listed = inBlast(battle, by, action)
  blast.leaving = [...blast.listed]
}
