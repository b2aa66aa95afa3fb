import { describe, expect, test } from 'vitest'
import { answerOfAbsent, type Choice, writeChoice } from '../choice.ts'
import { invariant } from '../fault.ts'
import type { AnyGame } from '../game.ts'
import type { Exercise, Lessons, Puzzle } from '../lessons/exercise.ts'
import { type Ending, type Guidance, Guide } from '../lessons/guide.ts'
import { layExercise } from '../lessons/lay.ts'
import type { Match } from '../match.ts'
import { seededRandom } from '../random/seeded.ts'
import { showQuestion } from '../shown.ts'
import { bestChance, firstsOf } from './solve.ts'

/** More decisions than any exercise takes. */
const MOST = 400
/** What fits on a card beside the board. */
const LONGEST = 420

/** Somebody who plays an exercise, with the others as it scripts them. */
class Pupil {
  readonly match: Match
  readonly guide: Guide
  readonly #seat: number

  constructor(game: AnyGame, exercise: Exercise, lay: Lessons['lay']) {
    this.match = layExercise(game, exercise, lay)
    this.guide = new Guide(exercise, this.match)
    this.#seat = exercise.seat
    this.#letOthers()
  }

  get guidance(): Guidance {
    return this.guide.guidance(this.match)
  }

  get isAsked(): boolean {
    return this.match.pending.some(({ seat }) => seat === this.#seat)
  }

  /** The answer that leaves most to others. */
  pass(): Choice {
    const { question } = this.match.pendingOf(this.#seat)
    return writeChoice(question, answerOfAbsent(question))
  }

  /** Keys on offer that do not carry the step on. */
  unwanted(): string[] {
    const { question } = this.match.pendingOf(this.#seat)
    const wanted = new Set(this.guidance.wanted)
    return showQuestion(this.#seat, question)
      .options.map(({ key }) => key)
      .filter((key) => wanted.size > 0 && !wanted.has(key))
  }

  answer(choice: Choice): string | undefined {
    const refused = this.guide.refuses(this.match, choice)
    if (refused !== undefined) return refused
    this.#take(this.#seat, choice)
    this.#letOthers()
    return undefined
  }

  #take(seat: number, choice: Choice | undefined): void {
    const passed: { state: unknown; told: number }[] = []
    this.match.answer(seat, choice, ({ checkpoint, before }) => passed.push({ state: checkpoint, told: before }))
    this.guide.settle(this.match, passed)
  }

  #letOthers(): void {
    for (let count = 0; count < MOST && !this.isAsked && !this.guide.ending; count++) {
      const [asked] = this.match.pending
      if (!asked) return
      this.#take(asked.seat, this.guide.answerFor(this.match))
    }
  }
}

/** Goes through a lesson to its end, with one answer a decision; the endings of its steps in words where it gets stuck. */
function follow(pupil: Pupil, choose: (guidance: Guidance) => Choice | undefined): Ending | string {
  for (let count = 0; count < MOST; count++) {
    const { guidance } = pupil
    if (guidance.ending) return guidance.ending
    const place = `step ${guidance.at} "${guidance.say.slice(0, 40)}"`
    if (guidance.isRead) pupil.guide.goOn(pupil.match)
    else {
      const choice = pupil.isAsked ? choose(guidance) : undefined
      if (choice === undefined) return `${place}: nothing left to answer, asked ${asks(pupil)}`
      const refused = pupil.answer(choice)
      if (refused !== undefined) return `${place}: ${JSON.stringify(choice)} is refused: ${refused}`
    }
  }
  return 'no end'
}

const asks = ({ match }: Pupil) =>
  match.questions
    .map(
      ({ ask, seat, options }) =>
        `${ask} of ${seat}: ${options
          .map(({ key }) => key)
          .join(' | ')
          .slice(0, 600)}`,
    )
    .join()

/** Runs what a game teaches: its lesson by the answers it shows and by others it takes, its puzzles by their solutions. */
export function testLessons(game: AnyGame, lessons: Lessons): void {
  const { lesson, puzzles, lay } = lessons
  describe(`what ${game.title} teaches`, () => {
    test(`the first game "${lesson.title}" is played to its end as it shows`, () => {
      expect(follow(new Pupil(game, lesson, lay), ({ show }) => show)).toBe('done')
    })
    test('any answer it takes leads to its end too', () => {
      for (let seed = 0; seed < 6; seed++) expect(wander(new Pupil(game, lesson, lay), `wander ${seed}`)).toBe('done')
    })
    test('an answer that does not help yet is not taken, and says why', () => {
      const pupil = new Pupil(game, lesson, lay)
      let refused = 0
      follow(pupil, ({ show }) => {
        const { length } = pupil.match.entries
        for (const key of pupil.unwanted().slice(0, 3)) {
          expect(pupil.guide.refuses(pupil.match, key)).toMatch(/\w+ \w+/)
          refused++
        }
        expect(pupil.match.entries).toHaveLength(length)
        return show
      })
      expect(refused).toBeGreaterThan(0)
    })
    test('its cards are short, and there are six puzzles', () => {
      const texts = [
        ...lesson.steps.map(({ say }) => say),
        lesson.done,
        ...puzzles.flatMap(({ task, why }) => [task, why]),
      ]
      for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(LONGEST)
      expect(puzzles).toHaveLength(6)
    })
    for (const puzzle of puzzles) testPuzzle(game, puzzle, lay)
  })
}

function wander(pupil: Pupil, seed: string): Ending | string {
  const random = seededRandom(seed)
  return follow(pupil, ({ wanted, show }) => (wanted.length > 0 ? wanted[random.below(wanted.length)] : show))
}

function testPuzzle(game: AnyGame, puzzle: Puzzle, lay: Lessons['lay']): void {
  const { title, solution, limit, chance, firsts } = puzzle
  describe(`the puzzle "${title}"`, () => {
    test('its solution solves it', () => {
      const pupil = new Pupil(game, puzzle, lay)
      for (const choice of solution) {
        expect(pupil.guidance.ending, `before ${JSON.stringify(choice)}`).toBeUndefined()
        invariant(pupil.isAsked, `nobody asks for ${JSON.stringify(choice)}`)
        pupil.answer(choice)
      }
      expect(pupil.guidance.ending).toBe('solved')
      expect(solution.length).toBeLessThanOrEqual(limit)
    })
    test('passing does not', () => {
      const pupil = new Pupil(game, puzzle, lay)
      for (let made = 0; made < limit && !pupil.guidance.ending && pupil.isAsked; made++) pupil.answer(pupil.pass())
      expect(pupil.guidance.ending).toBe('missed')
    })
    if (chance !== undefined)
      test(`nothing has a better chance than ${chance}`, () => {
        const best = bestChance(layExercise(game, puzzle, lay), puzzle)
        expect(`${best.chance.top}/${best.chance.bottom}`).toBe(chance)
        if (firsts !== undefined) expect(best.firsts).toHaveLength(firsts)
        expect(best.firsts).toContainEqual(solution[0])
      })
    else if (firsts !== undefined)
      test(`of all first decisions ${firsts === 1 ? 'one solves it' : `${firsts} solve it`}`, () => {
        const found = firstsOf(layExercise(game, puzzle, lay), puzzle)
        expect(found).toContainEqual(solution[0])
        expect(found, found.map((one) => JSON.stringify(one)).join(', ')).toHaveLength(firsts)
      })
  })
}
