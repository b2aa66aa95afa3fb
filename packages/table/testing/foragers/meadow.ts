import { type PlaceOffer, pickPath, pickPoint } from '../../offer.ts'
import { type Point, pickOne, type Words } from '../../question.ts'
import type { Table } from '../../table.ts'
import { ok, refuse, type Verdict } from '../../verdict.ts'
import { barriers, isOn, NESTS, obstacles, RUNNER, TURNS } from './field.ts'
import { around, isHit, isInside, isNearer, lengthOf, type Outline, stretchesOf } from './plane.ts'
import type { Foragers, Runner, Turn } from './state.ts'

const MOST = 600
const THROW = 300
const NEAR_NEST = 200
const CORNERS = 8

/** What climbing over the log costs. */
const OVER = 100

const OFF = refuse('FO-RUN-1', 'a runner stays on the meadow')
const BLOCKED = refuse('FO-RUN-2', 'a runner cannot pass a hedge or a wall')
const TOO_LONG = refuse('FO-RUN-3', 'a run is 6 paces long at most, and the log costs one')
const TAKEN = refuse('FO-RUN-4', 'somebody stands there')
const BENT = refuse('FO-RUN-5', `a run has 1 to ${CORNERS} stretches`)
const FAR = refuse('FO-FLAG-1', 'a flag is planted within 3 paces of its runner')
const CLOSE = refuse('FO-FLAG-2', 'a flag stands a pace from every other flag')
const INSIDE = refuse('FO-FLAG-3', 'a flag is not planted in a hedge or a wall')

/** FO-RUN-3: how far a run is. */
export function runLength(from: Point, path: readonly Point[]): number {
  const stretches = stretchesOf(from, path)
  const climbed = obstacles.filter((edge) => stretches.some(([a, b]) => !isInside(edge, a) && isHit(edge, a, b, 1)))
  return lengthOf(from, path) + OVER * climbed.length
}

const isBlocked = (a: Point, b: Point): boolean => barriers.some((edge) => isHit(edge, a, b, RUNNER))

function runVerdict({ state }: Turn, runner: Runner, path: readonly Point[]): Verdict {
  const end = path.at(-1)
  if (!end || path.length > CORNERS) return BENT
  if (!path.every((point) => isOn(point, RUNNER))) return OFF
  if (stretchesOf(runner, path).some(([a, b]) => isBlocked(a, b))) return BLOCKED
  if (runLength(runner, path) > MOST) return TOO_LONG
  return state.runners.some((other) => other.id !== runner.id && isNearer(other, end, 2 * RUNNER)) ? TAKEN : ok
}

/** A way to a point: straight where that is clear, else by one corner or two, the shortest. */
export function wayTo(from: Point, to: Point): readonly Point[] {
  if (!isBlocked(from, to)) return [to]
  const begun = TURNS.filter((turn) => !isBlocked(from, turn)).map((turn) => [turn])
  const bent = [...begun, ...begun.flatMap(([one]) => TURNS.map((two) => [one as Point, two]))]
    .map((turns) => [...turns, to])
    .filter((path) => stretchesOf(from, path).every(([a, b]) => !isBlocked(a, b)))
  return bent.sort((a, b) => runLength(from, a) - runLength(from, b))[0] ?? [to]
}

export const runnerOf = ({ runners }: Foragers, id: string | undefined): Runner | undefined =>
  runners.find((runner) => runner.id === id)

const inPaces = (units: number): string => `${Math.floor(units / 100)}.${Math.floor((units % 100) / 10)} paces`

const runnerWords: Words<string, Turn> = {
  ask: 'runner',
  prompt: () => 'Who runs?',
  key: (id) => id,
  text: (id) => `${id} runs`,
  refs: (id) => [id],
}

/** All around a runner, without the barriers that lie within. */
const regionAround = (runner: Runner, far: number): readonly Outline[] => [
  around(runner, far),
  ...barriers.filter((edge) => edge.every((corner) => isNearer(runner, corner, far))),
]

interface Run extends Turn {
  readonly runner: Runner
}

const nearestOf = (end: Point): string | undefined => NESTS.find((nest) => isNearer(nest, end, NEAR_NEST))?.id

const runWords: Words<readonly Point[], Run> = {
  ask: 'run',
  rule: 'FO-RUN-3',
  prompt: ({ runner }) => `Which way does ${runner.id} run?`,
  key: (path) => path.map(({ x, y }) => `${x},${y}`).join(' '),
  text: (path, { runner }) => {
    const end = path.at(-1) as Point
    const length = runLength(runner, path)
    return length === 0 ? 'stay here' : `${nearestOf(end) ? `to the ${nearestOf(end)}` : 'across'}, ${inPaces(length)}`
  },
  refs: (path) => {
    const nest = nearestOf(path.at(-1) as Point)
    return nest ? [nest] : []
  },
  region: ({ runner }) => regionAround(runner, MOST),
}

/** Beside every nest, as far as a run goes. */
function suggestedRuns(turn: Turn, runner: Runner): (readonly Point[])[] {
  const beside = NESTS.flatMap(({ x, y }) => [
    { x, y: y + 110 },
    { x: x - 110, y },
    { x: x + 110, y: y - 20 },
  ])
  const ways = [...beside.map((to) => wayTo(runner, to)), [{ x: runner.x, y: runner.y }]]
  const across = [{ x: runner.x + (runner.seat === 0 ? 400 : -400), y: runner.y }]
  const allowed = [...ways, across].filter((path) => runVerdict(turn, runner, path) === ok)
  return [...new Map(allowed.map((path) => [JSON.stringify(path), path])).values()]
}

const flagWords: Words<Point, Run> = {
  ask: 'flag',
  rule: 'FO-FLAG-1',
  prompt: ({ runner }) => `Where does ${runner.id} plant its flag?`,
  key: ({ x, y }) => `${x},${y}`,
  text: ({ x, y }, { runner }) =>
    `${y < runner.y ? 'north' : 'south'}${x < runner.x ? '-west' : '-east'} of ${runner.id}`,
  region: ({ runner }) => regionAround(runner, THROW),
}

function flagVerdict({ state, runner }: Run, at: Point): Verdict {
  if (!isOn(at, 0)) return OFF
  if (!isNearer(runner, at, THROW + 1)) return FAR
  if (barriers.some((edge) => isInside(edge, at))) return INSIDE
  return state.flags.some((flag) => isNearer(flag, at, 100)) ? CLOSE : ok
}

function suggestedFlags(run: Run): Point[] {
  const { x, y } = run.runner
  const far = [60, 150, 240].flatMap((out) => [
    { x: x + out, y: y - out / 2 },
    { x: x - out, y: y - out / 2 },
    { x: x + out, y: y + out / 2 },
    { x: x - out, y: y + out / 2 },
  ])
  return far.filter((at) => flagVerdict(run, at) === ok)
}

/** A turn on the meadow, a decision a step: who runs, which way, and where the flag goes. */
export function playMeadow(table: Table, turn: Turn): void {
  const { state, seat } = turn
  const runner = runnerOf(state, state.active?.runner)
  if (!runner) {
    const rested = state.runners.filter((one) => one.seat === seat && !one.ran).map(({ id }) => id)
    state.active = { runner: table.ask(seat, pickOne(runnerWords, rested, turn)), ran: false }
  } else if (state.active?.ran === false) run(table, { ...turn, runner })
  else plant(table, { ...turn, runner })
}

function run(table: Table, asked: Run): void {
  const { state, seat, runner } = asked
  const offer: PlaceOffer<readonly Point[], Run> = {
    candidates: () => suggestedRuns(asked, runner),
    verdict: (way) => runVerdict(asked, runner, way),
  }
  const path = table.ask(seat, pickPath(runWords, offer, asked))
  const { x, y } = path.at(-1) as Point
  Object.assign(runnerOf(state, runner.id) as Runner, { x, y, ran: true })
  state.active = { runner: runner.id, ran: true }
  table.tell({ event: 'runs', rule: 'FO-RUN-3', seat, runner: runner.id, path })
}

function plant(table: Table, asked: Run): void {
  const { state, seat, runner } = asked
  const suggested = suggestedFlags(asked)
  state.active = undefined
  if (suggested.length === 0) return
  const offer: PlaceOffer<Point, Run> = { candidates: () => suggested, verdict: (point) => flagVerdict(asked, point) }
  const at = table.ask(seat, pickPoint(flagWords, offer, asked))
  state.flags.push({ seat, ...at })
  table.tell({ event: 'plants', rule: 'FO-FLAG-1', seat, runner: runner.id, at })
}

/** FO-NEST-1: at the end of a round, a nest scores for everybody who has a runner near it. */
export function countNests(table: Table, state: Foragers): void {
  for (const nest of NESTS)
    for (const seat of new Set(state.runners.filter((one) => isNearer(one, nest, NEAR_NEST)).map((one) => one.seat))) {
      state.scores[seat] = (state.scores[seat] ?? 0) + 1
      table.tell({ event: 'nest', rule: 'FO-NEST-1', seat, nest: nest.id })
    }
}
