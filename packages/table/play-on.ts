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

/**
 * Plays on from a checkpoint until an answer is missing or the game is over. Changes nothing it is given; `told` is what
 * was told since that checkpoint.
 */
export function playOn<State extends PlayedState>(
  premises: Premises<State>,
  line: Line,
  from: Checkpoint<State>,
  before?: RunBefore,
  onStep?: OnStep<State>,
): { atRest: AtRest<State>; told: readonly Told[] } {
  let told: Told[] = []
  let here = from
  let used = 0
  for (let quiet = 0; quiet < MOST_STEPS; quiet++) {
    const { since } = here
    const ran = runFrom(premises, line, here, here === from ? before : undefined)
    used = Math.max(used, ran.position)
    const next = line.entries[ran.at]
    if (ran.pending && !ran.aborted && next && 'edit' in next) {
      told.push({ event: { event: 'edit' }, to: undefined, others: undefined, after: ran.at + 1 })
      const checkpoint = editedState(premises.game, here.checkpoint, next.edit)
      here = {
        ...here,
        checkpoint,
        // Dice set since the checkpoint stay set as far as they were not rolled.
        forced: line.entries.slice(since, ran.at).some((entry) => 'dice' in entry) ? ran.forced : here.forced,
        since: ran.at + 1,
        before: from.before + told.length,
      }
    } else {
      if (told.length === 0) told = ran.told
      else for (const event of ran.told) told.push(event)
      if (ran.pending) return { atRest: restAt(here, ran, ran.pending, used), told }
      const { working: checkpoint, position, forced, at } = ran
      here = { checkpoint, position, forced, since: at, step: here.step + 1, before: from.before + told.length }
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
  readonly told: Told[]
  readonly agreed: readonly Seat[]
  readonly aborted: boolean
}

function runFrom<State extends PlayedState>(
  { game, random, onlyForced, seats }: Premises<State>,
  { entries, places, skips }: Line,
  { checkpoint, position, forced, since }: Checkpoint<State>,
  before: RunBefore | undefined,
): Ran<State> {
  if (game.result(checkpoint))
    return { working: checkpoint, pending: [], at: since, position, forced, told: [], agreed: [], aborted: false }
  const working = copyOf(game, checkpoint)
  const stream = random.fork(position)
  const table = new LiveTable({ entries, at: since, skips, random: stream, forced, seats, onlyForced, places, before })
  const pending = runStep(game, table, working)
  const { at, told, agreed, aborted } = table
  return { working, pending, at, position: stream.position, forced: table.forced, told, agreed, aborted }
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
