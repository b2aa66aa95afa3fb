import { editedState } from './edit.ts'
import type { Told } from './event.ts'
import { Fault } from './fault.ts'
import { copyOf, type Game, type PlayedState } from './game.ts'
import type { CommittedRandom } from './random/committed.ts'
import type { Entry } from './record.ts'
import { LiveTable, type Pending, suspended } from './tables/live.ts'

/** What stays the same all through a match. */
export interface Course<State> {
  readonly game: Game<State & PlayedState>
  readonly random: CommittedRandom
  /** Test matches allow no die that was not set. */
  readonly onlyForced: boolean
}

/** Where a match can be taken up again. */
export interface Checkpoint<State> {
  readonly checkpoint: State
  /** Random bytes used, dice still set, and entries used, each up to the checkpoint. */
  readonly position: number
  readonly forced: readonly number[]
  readonly since: number
  readonly step: number
  /** How much was told up to the checkpoint. */
  readonly before: number
}

/** A match at rest: its last checkpoint, and the step under way with the questions it waits for. */
export interface Standing<State> extends Checkpoint<State> {
  readonly working: State
  readonly pending: readonly Pending[]
  /** Dice still set where the step waits. */
  readonly left: readonly number[]
}

/** Told of each step played to its end: the state there, not to be changed, and how much had been told by then. */
export type OnStep<State> = (state: State, told: number) => void

/** More steps than any game plays on its own between two decisions. */
const MOST_STEPS = 10_000

export function startOf<State>(origin: State): Checkpoint<State> {
  return { checkpoint: origin, position: 0, forced: [], since: 0, step: 0, before: 0 }
}

/**
 * Plays on from a checkpoint until an answer is missing or the game is over. Changes nothing it is given; `told` is what
 * was told since that checkpoint.
 */
export function playOn<State extends PlayedState>(
  course: Course<State>,
  entries: readonly Entry[],
  from: Checkpoint<State>,
  known?: LiveTable['known'],
  onStep?: OnStep<State>,
): { standing: Standing<State>; told: readonly Told[] } {
  const told: Told[] = []
  let here = from
  for (let quiet = 0; quiet < MOST_STEPS; quiet++) {
    const { since } = here
    const ran = runFrom(course, entries, here, known)
    const next = entries[ran.at]
    if (ran.pending && next && 'edit' in next) {
      told.push({ event: { event: 'edit' }, to: undefined, others: undefined })
      const checkpoint = editedState(course.game, here.checkpoint, next.edit)
      here = {
        ...here,
        checkpoint,
        forced: diceSet(entries.slice(since, ran.at)) ?? here.forced,
        since: ran.at + 1,
        before: from.before + told.length,
      }
    } else {
      for (const event of ran.told) told.push(event)
      if (ran.pending) return { standing: standingAt(here, ran, ran.pending), told }
      const { working: checkpoint, position, forced, at } = ran
      here = { checkpoint, position, forced, since: at, step: here.step + 1, before: from.before + told.length }
      onStep?.(checkpoint, here.before)
    }
    if (here.since > since) quiet = 0
  }
  throw new Fault('bug', `the game played ${MOST_STEPS} steps without asking anybody and without an end`)
}

/** Where a step got to. What it waits for is nothing where it came to its end, and nobody where the game is over. */
interface Ran<State> {
  readonly working: State
  readonly pending: readonly Pending[] | undefined
  readonly at: number
  readonly position: number
  readonly forced: readonly number[]
  readonly told: readonly Told[]
}

function runFrom<State extends PlayedState>(
  { game, random, onlyForced }: Course<State>,
  entries: readonly Entry[],
  { checkpoint, position, forced, since }: Checkpoint<State>,
  known: LiveTable['known'],
): Ran<State> {
  if (game.result(checkpoint)) return { working: checkpoint, pending: [], at: since, position, forced, told: [] }
  const working = copyOf(game, checkpoint)
  const stream = random.fork(position)
  const table = new LiveTable(entries, since, stream, forced, onlyForced)
  table.known = known
  const pending = runStep(game, table, working)
  return { working, pending, at: table.at, position: stream.position, forced: table.forced, told: table.told }
}

function standingAt<State>(here: Checkpoint<State>, ran: Ran<State>, pending: readonly Pending[]): Standing<State> {
  const { checkpoint, position, forced, since, step, before } = here
  return { checkpoint, position, forced, since, step, before, working: ran.working, pending, left: ran.forced }
}

/** The dice last set in these entries. */
function diceSet(entries: readonly Entry[]): readonly number[] | undefined {
  const set = entries.findLast((entry) => 'dice' in entry)
  return set && 'dice' in set ? set.dice : undefined
}

/** Runs one step in place; what it waits for, or nothing where it came to its end. */
export function runStep<State extends PlayedState>(
  game: Game<State>,
  table: LiveTable,
  state: State,
): readonly Pending[] | undefined {
  try {
    game.step(table, state)
    return undefined
  } catch (thrown) {
    if (thrown === suspended) return table.pending
    if (thrown instanceof Fault) throw thrown
    const bug = new Fault('bug', `the rules failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    bug.cause = thrown
    throw bug
  }
}
