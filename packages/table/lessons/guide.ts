import type { Choice } from '../choice.ts'
import type { GameEvent } from '../event.ts'
import { Match } from '../match.ts'
import { showQuestion } from '../shown.ts'
import { chanceOf, type Fraction, inHundred, isLess, parseFraction } from './chance.ts'
import { type Exercise, isPuzzle, type Lesson, type Puzzle, type Step } from './exercise.ts'
import { type Goal, holds } from './goal.ts'
import { matches, scriptedAnswer } from './lay.ts'

/** How an exercise came out: a lesson is done; a puzzle is solved, came about by luck only, or was missed. */
export type Ending = 'done' | 'solved' | 'lucky' | 'missed'

/** The table after a step on the way, and how much was told by then. */
export interface Passed {
  readonly state: unknown
  readonly told: number
}

/** What whoever plays an exercise is told now. */
export interface Guidance {
  readonly kind: 'lesson' | 'puzzle'
  readonly id: string
  readonly title: string
  readonly say: string
  /** Of a lesson, the step and how many there are; of a puzzle, the decision and the most there may be. */
  readonly at: number
  readonly of: number
  /** Whether the step is only read, and gone on from. */
  readonly isRead: boolean
  /** The keys on offer that carry the step on. */
  readonly wanted: readonly string[]
  /** What to answer now to get on; undefined where the line was left. */
  readonly show: Choice | undefined
  /** What is to be said to the last answer, if anything. */
  readonly note: string
  readonly hints: readonly string[]
  readonly ending: Ending | undefined
}

/**
 * Goes through an exercise with a match: judges what the player is about to answer, answers for the other seats, and knows
 * how far it has come.
 */
export class Guide {
  readonly exercise: Exercise
  #step = 0
  /** How much was told, and how many entries there were, when the exercise began; and when its step did. */
  readonly #began: { readonly told: number; readonly entries: number }
  #told: number
  #entries: number
  #note = ''
  #chance: Fraction | undefined
  #ending: Ending | undefined

  constructor(exercise: Exercise, match: Match) {
    this.exercise = exercise
    this.#began = { told: match.told.length, entries: match.entries.length }
    this.#told = this.#began.told
    this.#entries = this.#began.entries
  }

  get ending(): Ending | undefined {
    return this.#ending
  }

  /** Why an answer is not taken, in words; undefined where it is. */
  refuses(match: Match, choice: Choice): string | undefined {
    this.#note = ''
    const { exercise } = this
    if (this.#ending) return this.#say('This one is over. Start it again, or go on to the next.')
    if (isPuzzle(exercise)) {
      if (exercise.chance) this.#chance = chanceOf(match, exercise.seat, choice, exercise.goal)
      return undefined
    }
    const step = this.#stepOf(exercise)
    if (isRead(step)) return this.#say('Read on first: press Go on.')
    return this.#isWanted(match, step, choice) ? undefined : this.#say(step.otherwise ?? 'That comes later.')
  }

  #say(words: string): string {
    this.#note = words
    return words
  }

  #isWanted(match: Match, { want, goal }: Step, choice: Choice): boolean {
    if (want) return keysOf(choice).every((key) => want.some((pattern) => matches(pattern, key)))
    const tried = Match.restore(match.game, match.save())
    tried.answer(this.exercise.seat, choice)
    return goal !== undefined && this.#holds(tried, goal, this.#told)
  }

  /** What another seat answers. */
  answerFor(match: Match): Choice | undefined {
    const { exercise } = this
    const pending = match.pending.find(({ seat }) => seat !== exercise.seat)
    const own = isPuzzle(exercise) ? undefined : this.#stepOf(exercise).others
    return pending && scriptedAnswer(pending, [...(own ?? []), ...exercise.others])
  }

  /** Looks how far it has come, after anybody answered; `passed` are the steps that led through. */
  settle(match: Match, passed: readonly Passed[] = []): void {
    if (this.#ending) return
    const { exercise } = this
    if (isPuzzle(exercise)) this.#ending = this.#endingOf(match, exercise, passed)
    else this.#followSteps(match, exercise)
  }

  /** Goes on from a step that is read. */
  goOn(match: Match): void {
    const { exercise } = this
    if (isPuzzle(exercise) || this.#ending || !isRead(this.#stepOf(exercise))) return
    this.#note = ''
    this.#next(match, exercise)
  }

  #followSteps(match: Match, lesson: Lesson): void {
    const step = this.#stepOf(lesson)
    if (isRead(step)) return
    const isDone = step.goal
      ? this.#holds(match, step.goal, this.#told)
      : this.#answers(match, this.#entries) > 0 && !isOthersTurn(match, lesson)
    if (isDone) this.#next(match, lesson)
  }

  #next(match: Match, { steps }: Lesson): void {
    this.#told = match.told.length
    this.#entries = match.entries.length
    this.#step++
    if (this.#step >= steps.length) this.#ending = 'done'
  }

  #endingOf(match: Match, { goal, over, limit, chance }: Puzzle, passed: readonly Passed[]): Ending | undefined {
    const { told, entries } = this.#began
    if (chance && isRolled(match, told, match.told.length)) return this.#weighed(parseFraction(chance))
    for (const one of [...passed, { state: match.state, told: match.told.length }])
      if (this.#held(match, goal, one)) return isRolled(match, told, one.told) ? 'lucky' : 'solved'
    const isOver = over !== undefined && this.#holds(match, over, told)
    const isSpent = this.#pending(match) !== undefined && this.#answers(match, entries) >= limit
    if (isOver || isSpent || match.result) return 'missed'
    return undefined
  }

  /** Where dice decide, the chance that was taken counts and not how they fell. */
  #weighed(best: Fraction): Ending {
    const taken = this.#chance ?? { top: 0n, bottom: 1n }
    const isBest = !isLess(taken, best)
    this.#note = isBest
      ? `This comes off ${inHundred(taken)}, and nothing does better.`
      : `This comes off ${inHundred(taken)}. There is a way that does ${inHundred(best)}.`
    return isBest ? 'solved' : 'missed'
  }

  #answers(match: Match, from: number): number {
    return match.entries.slice(from).filter((entry) => 'choice' in entry && entry.seat === this.exercise.seat).length
  }

  #holds(match: Match, goal: Goal, from: number): boolean {
    const events: GameEvent[] = match.told.slice(from).map(({ event }) => event)
    return holds(goal, { state: match.state, events, asked: this.#pending(match)?.question.words.ask })
  }

  /** Whether the goal was reached by a step's end: what falls after that is no luck. */
  #held(match: Match, goal: Goal, { state, told }: Passed): boolean {
    if (state === match.state) return this.#holds(match, goal, this.#began.told)
    const events = match.told.slice(this.#began.told, told).map(({ event }) => event)
    return holds(goal, { state, events, asked: undefined })
  }

  #pending(match: Match) {
    return match.pending.find(({ seat }) => seat === this.exercise.seat)
  }

  #stepOf({ steps }: Lesson): Step {
    return steps[Math.min(this.#step, steps.length - 1)] as Step
  }

  guidance(match: Match): Guidance {
    const { exercise } = this
    const { id, title } = exercise
    const told = { id, title, note: this.#note, ending: this.#ending }
    if (isPuzzle(exercise)) {
      const made = this.#answers(match, this.#began.entries)
      const say = this.#ending === 'solved' ? exercise.why : exercise.task
      const place = { at: Math.min(made + 1, exercise.limit), of: exercise.limit, isRead: false, wanted: [] }
      return { ...told, ...place, kind: 'puzzle', say, show: this.#shown(match, made), hints: exercise.hints }
    }
    const step = this.#stepOf(exercise)
    const say = this.#ending ? exercise.done : step.say
    const place = { at: Math.min(this.#step + 1, exercise.steps.length), of: exercise.steps.length }
    const doing = { isRead: !this.#ending && isRead(step), wanted: this.#wanted(match, step), hints: [] }
    const made = this.#answers(match, this.#entries)
    return { ...told, ...place, ...doing, kind: 'lesson', say, show: this.#ending ? undefined : step.show[made] }
  }

  /** The next answer of a puzzle's solution, as long as it was followed. */
  #shown(match: Match, made: number): Choice | undefined {
    if (!isPuzzle(this.exercise) || this.#ending) return undefined
    const { solution, seat } = this.exercise
    const given = match.entries
      .slice(this.#began.entries)
      .flatMap((entry) => ('choice' in entry && entry.seat === seat ? [entry.choice] : []))
    const isFollowed = given.every((choice, index) => JSON.stringify(choice) === JSON.stringify(solution[index]))
    return isFollowed ? solution[made] : undefined
  }

  #wanted(match: Match, { want }: Step): string[] {
    const pending = this.#pending(match)
    if (!pending || !want || this.#ending) return []
    const { options } = showQuestion(pending.seat, pending.question)
    return options.map(({ key }) => key).filter((key) => want.some((pattern) => matches(pattern, key)))
  }
}

/** Whether a die fell among what was told from one place to another. */
const isRolled = ({ told }: Match, from: number, upTo: number): boolean =>
  told.slice(from, upTo).some(({ event }) => event.event === 'dice')

const isRead = ({ show }: Step): boolean => show.length === 0

const isOthersTurn = ({ pending }: Match, { seat }: Lesson): boolean =>
  pending.length > 0 && pending.every((one) => one.seat !== seat)

/** A choice as keys that patterns are held against; points have none of their own. */
function keysOf(choice: Choice): string[] {
  if (Array.isArray(choice)) return choice.map((one) => (typeof one === 'object' ? `${one.x},${one.y}` : one))
  return [typeof choice === 'object' ? `${(choice as { x: number }).x},${(choice as { y: number }).y}` : String(choice)]
}
