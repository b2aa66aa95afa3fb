import { editedState } from './edit.ts'
import type { Told } from './event.ts'
import { Fault } from './fault.ts'
import { copyOf, type Game, type PlayedState } from './game.ts'
import type { Line } from './line.ts'
import type { Seat } from './question.ts'
import { type CommittedRandom, committedRandom } from './random/committed.ts'
import type { MatchSetup } from './setup.ts'
import { LiveTable, type Pending, type RunBefore } from './tables/live.ts'

/** What stays the same all through a match. */
export interface Premises<State> {
  readonly game: Game<State & PlayedState>
  readonly random: CommittedRandom
  readonly seats: number
  /** Test matches allow no die that was not set. */
  readonly onlyForced: boolean
}

export function premisesOf<State extends PlayedState>(
  game: Game<State>,
  { seed, contributions, seats }: MatchSetup,
  onlyForced: boolean,
): Premises<State> {
  return { game, random: committedRandom(seed, contributions), seats, onlyForced }
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
export interface AtRest<State> extends Checkpoint<State> {
  readonly working: State
  readonly pending: readonly Pending[]
  /** Dice still set where the step waits. */
  readonly left: readonly number[]
  /** The furthest random byte used on the way here. */
  readonly used: number
  /** The seats that agreed to a draw where the step waits, and whether the match was called off. */
  readonly agreed: readonly Seat[]
  readonly aborted: boolean
}

/** Told of each step played to its end; the state there is not to be changed. */
export type OnStep<State> = (here: Checkpoint<State>) => void

/** More steps than any game plays on its own between two decisions. */
const MOST_STEPS = 10_000

export function startOf<State>(origin: State): Checkpoint<State> {
  return { checkpoint: origin, position: 0, forced: [], since: 0, step: 0, before: 0 }
}

/** What came of playing on. */
export interface PlayedOn<State> {
  readonly atRest: AtRest<State>
  /** What was told since the checkpoint played from. */
  readonly told: readonly Told[]
  /** Checkpoints on the way, to be taken up again. */
  readonly passed: readonly Checkpoint<State>[]
}

/** Plays on from a checkpoint until an answer is missing or the game is over. Changes nothing it is given. */
export function playOn<State extends PlayedState>(
  premises: Premises<State>,
  line: Line,
  from: Checkpoint<State>,
  before?: RunBefore,
  onStep?: OnStep<State>,
): PlayedOn<State> {
  const told: Told[] = []
  const passed: Checkpoint<State>[] = []
  let here = from
  let used = 0
  for (let quiet = 0; quiet < MOST_STEPS; quiet++) {
    const { since } = here
    // What was made on the way and is shown to nobody may be played on as it is.
    const ran = runFrom(premises, line, here, here === from ? before : undefined, here !== from && !onStep)
    used = Math.max(used, ran.position)
    const next = line.entries[ran.at]
    if (ran.pending && !ran.aborted && next && 'edit' in next) {
      told.push({ event: { event: 'edit' }, to: undefined, others: undefined, after: ran.at + 1 })
      const checkpoint = editedState(premises.game, here.checkpoint, next.edit, premises.seats)
      here = {
        ...here,
        checkpoint,
        // Dice set since the checkpoint stay set as far as they were not rolled.
        forced: line.entries.slice(since, ran.at).some((entry) => 'dice' in entry) ? ran.forced : here.forced,
        since: ran.at + 1,
        before: from.before + told.length,
      }
    } else {
      for (const event of ran.told) told.push(event)
      if (ran.pending) return { atRest: restAt(here, ran, ran.pending, used), told, passed }
      const { working: checkpoint, position, forced, at } = ran
      if (checkpoint === here.checkpoint) passed.pop()
      here = { checkpoint, position, forced, since: at, step: here.step + 1, before: from.before + told.length }
      passed.push(here)
      onStep?.(here)
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
  readonly agreed: readonly Seat[]
  readonly aborted: boolean
}

function runFrom<State extends PlayedState>(
  { game, random, onlyForced, seats }: Premises<State>,
  { entries, places, skips }: Line,
  here: Checkpoint<State>,
  before: RunBefore | undefined,
  isOwn: boolean,
): Ran<State> {
  const { checkpoint, position, forced, since } = here
  if (game.result(checkpoint)) return waitingAt(here, [])
  const isLast = entries.length === since
  const foreseen = isLast || isOwn ? game.foresee?.(checkpoint) : undefined
  const isQuiet = foreseen === 'nobody'
  if (isLast && foreseen && !isQuiet) return waitingAt(here, [{ ...foreseen, asked: since }])
  const working = isQuiet && isOwn ? checkpoint : copyOf(game, checkpoint)
  const stream = random.fork(position)
  const table = new LiveTable({ entries, at: since, skips, random: stream, forced, seats, onlyForced, places, before })
  const pending = runStep(game, table, working)
  if (pending && isQuiet) throw new Fault('bug', 'a step asks that was foreseen to ask nobody')
  const { at, told, agreed, aborted } = table
  return { working, pending, at, position: stream.position, forced: table.forced, told, agreed, aborted }
}

/** A step that waits before it has done anything, or is not played any more. */
function waitingAt<State>(
  { checkpoint, position, forced, since }: Checkpoint<State>,
  pending: readonly Pending[],
): Ran<State> {
  return { working: checkpoint, pending, at: since, position, forced, told: [], agreed: [], aborted: false }
}

function restAt<State>(
  here: Checkpoint<State>,
  ran: Ran<State>,
  pending: readonly Pending[],
  used: number,
): AtRest<State> {
  const { checkpoint, position, forced, since, step, before } = here
  const { working, forced: left, agreed, aborted } = ran
  return { checkpoint, position, forced, since, step, before, working, pending, left, used, agreed, aborted }
}

/** Runs one step in place; what it waits for, or nothing where it came to its end. */
export function runStep<State extends PlayedState>(
  game: Game<State>,
  table: LiveTable,
  state: State,
): readonly Pending[] | undefined {
  try {
    return table.play(game, state) ? undefined : table.pending
  } catch (thrown) {
    if (thrown instanceof Fault) throw thrown
    const bug = new Fault('bug', `the rules failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    bug.cause = thrown
    throw bug
  }
}
