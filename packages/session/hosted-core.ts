import {
  type Answering,
  type AnyGame,
  type AtRest,
  type Checkpoint,
  type CommittedRandom,
  type InForce,
  type PlayedState,
  playOn,
  type Seat,
  type Told,
} from '@muster/table'
import { type Marks, markedAfter, seenBy } from './marks.ts'
import type { Undoing } from './undo.ts'

/**
 * Of what was told before an entry, so much is held for whoever comes to the table, or is told of several entries at once; older
 * events follow from the entries.
 */
export const RECENT = 50

/** What stays the same all through a match. */
export interface HostedCourse extends Undoing {
  readonly game: AnyGame
  readonly random: CommittedRandom
  readonly seats: number
  readonly onlyForced: false
}

/** Where the step under way began: how much came before it, and the seats' last decisions then. */
export interface Base {
  /** Entries in force and events told before it, and the place of the last entry in force; -1 where there is none. */
  readonly decisions: number
  readonly told: number
  readonly place: number
  readonly marks: Marks
}

/** The step under way: its entries alone, with their places in the record and the bytes to skip, counted from its beginning. */
export interface Tail {
  readonly entries: readonly InForce[]
  readonly places: readonly number[]
  readonly skips: ReadonlyMap<number, number>
}

/** A match as it is played: a value. What is played on gives a new one. */
export interface Played {
  readonly atRest: AtRest<PlayedState>
  readonly base: Base
  readonly tail: Tail
  /** By seat, how many entries the record had when it was first asked what it is asked now. */
  readonly asked: ReadonlyMap<Seat, number>
  /** What was told in the step under way, and the last of what was told before it. */
  readonly told: readonly Told[]
  readonly recent: readonly Told[]
  readonly marks: Marks
  readonly furthest: number
}

/** Who answers for whom, and how often what was asked became void: counted along the whole record. */
export interface Counted {
  readonly seq: number
  readonly epoch: number
  readonly answering: readonly Answering[]
}

/** Takes a match up at a checkpoint, with nothing decided since. */
export function takenUp(
  course: HostedCourse,
  from: Omit<Checkpoint<PlayedState>, 'since' | 'before'>,
  base: Base,
  skips: ReadonlyMap<number, number>,
  furthest: number,
): Played {
  const tail = { entries: [], places: [], skips }
  return settled(course, { from, base, tail, told: [], recent: [], marks: base.marks, furthest })
}

/** Plays one entry more; `answer` is what it stands for, where that was read already. Throws a fault where it does not fit. */
export function playedOn(
  course: HostedCourse,
  played: Played,
  entry: InForce,
  place: number,
  answer?: { readonly answer: unknown },
): Played {
  const { atRest, base, tail, told, recent, furthest } = played
  const decisions = base.decisions + tail.entries.length
  const marks = markedAfter(played.marks, entry, { place, decisions })
  const longer = { entries: [...tail.entries, entry], places: [...tail.places, place], skips: tail.skips }
  const read = answer && { at: tail.entries.length, answer: answer.answer }
  return settled(course, { from: atRest, base, tail: longer, told, recent, marks, furthest }, read)
}

/** What was so, with dice going on after the furthest byte ever used: they do not fall again as they were seen to. */
export function wentBack(course: HostedCourse, { atRest, base, tail, ...then }: Played, furthest: number): Played {
  const skips = new Map(tail.skips).set(tail.entries.length, furthest)
  const { told, recent, marks } = then
  return settled(course, { from: atRest, base, tail: { ...tail, skips }, told, recent, marks, furthest })
}

interface Unsettled extends Pick<Played, 'base' | 'tail' | 'told' | 'recent' | 'marks' | 'furthest'> {
  readonly from: Omit<Checkpoint<PlayedState>, 'since' | 'before'>
}

function settled(
  course: HostedCourse,
  { from: { checkpoint, position, forced, step }, base, tail, told, recent, marks, furthest }: Unsettled,
  read?: { readonly at: number; readonly answer: unknown },
): Played {
  const from = { checkpoint, position, forced, step, since: 0, before: 0 }
  const run = playOn(course, tail, from, { told, from: 0, ...(read && { read }) })
  const { since, before } = run.atRest
  const fresh = run.told.slice(told.length).map((one) => ({ ...one, after: one.after + base.decisions }))
  const all = [...told, ...fresh]
  const marked = seenBy(marks, fresh, course)
  const placeBefore = (asked: number) => (asked === 0 ? base.place : (tail.places[asked - 1] as number))
  const isNewStep = run.atRest.step > step
  return {
    atRest: run.atRest,
    base: isNewStep
      ? {
          decisions: base.decisions + since,
          told: base.told + before,
          place: placeBefore(since),
          marks: marked,
        }
      : base,
    tail: isNewStep ? tailFrom(tail, since) : tail,
    asked: new Map(run.atRest.pending.map(({ seat, asked = 0 }) => [seat, placeBefore(asked) + 1])),
    told: all.slice(before),
    // All that one entry led to is new to everybody, however much it is.
    recent: before === 0 ? recent : [...recent, ...all.slice(0, before)].slice(-RECENT - before),
    marks: marked,
    furthest: Math.max(furthest, run.atRest.used),
  }
}

function tailFrom({ entries, places, skips }: Tail, since: number): Tail {
  return {
    entries: entries.slice(since),
    places: places.slice(since),
    skips:
      skips.size === 0 ? skips : new Map([...skips].flatMap(([at, byte]) => (at < since ? [] : [[at - since, byte]]))),
  }
}
