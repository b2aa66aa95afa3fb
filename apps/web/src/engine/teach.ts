import type { Given, Thought } from '@muster/session'
import type { Choice, Seat } from '@muster/table'
import { type Exercise, Guide, type Lessons, layExercise } from '@muster/table/lessons'
import type { EngineUi } from '@muster/ui'
import { engineOf } from './games.ts'
import type { ExerciseLine, Eyes, Report, Requests } from './protocol.ts'
import { SeatedTable } from './seat.ts'

/** What each game teaches, loaded when somebody wants to learn. */
const taught = import.meta.glob<Lessons>('../../../../games/*/lessons/index.ts', { import: 'lessons' })

async function lessonsOf(game: string): Promise<Lessons> {
  const load = taught[`../../../../games/${game}/lessons/index.ts`]
  if (!load) throw new Error(`${game} has no lessons`)
  return load()
}

export async function exercisesOf(game: string): Promise<ExerciseLine[]> {
  const { lesson, puzzles } = await lessonsOf(game)
  const { id, title, minutes } = lesson
  return [
    { id, kind: 'lesson', title, text: `Learn by playing, ${minutes.join(' to ')} minutes` },
    ...puzzles.map((one) => ({ id: one.id, kind: 'puzzle' as const, title: one.title, text: one.task })),
  ]
}

/** A table at which somebody is led through a lesson or a puzzle. */
export class GuidedTable extends SeatedTable {
  readonly guide: Guide

  private constructor(ui: EngineUi, exercise: Exercise, lay: Lessons['lay']) {
    super(ui, SeatedTable.replay(ui, layExercise(ui.game, exercise, lay).record()).session)
    this.guide = new Guide(exercise, this.session.match)
  }

  static lay(ui: EngineUi, exercise: Exercise, lay: Lessons['lay']): GuidedTable {
    return new GuidedTable(ui, exercise, lay)
  }

  override report(eyes: Eyes, at?: number): Report {
    return { ...super.report(eyes, at), guidance: this.guide.guidance(this.session.match) }
  }

  /** Takes an answer, unless it does not help yet; then the guidance says why. */
  override answer(given: Given): void {
    const { match } = this.session
    if (this.guide.refuses(match, given.choice as Choice) === undefined) this.#take(given)
  }

  /** Whoever leads through the exercise answers for the other seats. */
  override async bot(seat: Seat): Promise<Thought> {
    const choice = this.guide.answerFor(this.session.match) ?? ''
    this.#take({ seat, choice })
    return { seat, choice, tries: 0, best: [], line: [] }
  }

  /** Nothing is answered by standing orders where somebody is to learn it. */
  override orderedFor(): undefined {}

  /** Goes on from a step that is only read. */
  readOn(eyes: Eyes): Report {
    this.guide.goOn(this.session.match)
    return this.report(eyes)
  }

  #take(given: Given): void {
    this.session.answer(given)
    this.guide.settle(this.session.match, this.session.passed)
  }
}

export async function layTable({ game, id }: Requests['learn']['in']) {
  const [{ lesson, puzzles, lay }, ui] = await Promise.all([lessonsOf(game), engineOf(game)])
  const exercise = [lesson, ...puzzles].find((one) => one.id === id)
  if (!exercise) throw new Error(`there is no lesson or puzzle "${id}" here`)
  const guided = GuidedTable.lay(ui, exercise, lay)
  return { guided, record: guided.session.record(), seat: exercise.seat, title: exercise.title }
}
