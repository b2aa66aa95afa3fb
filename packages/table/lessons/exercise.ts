import { z } from 'zod'
import type { Choice } from '../choice.ts'
import { readDocument } from '../content-document.ts'
import { badContent } from '../found-cards.ts'
import { goal } from './goal.ts'

/** Lessons and puzzles as data: a position, what is to be done there, and one way to do it. */

const words = z.string().min(1)
const point = z.strictObject({ x: z.int(), y: z.int() })
const choice: z.ZodType<Choice> = z.union([z.string(), z.int(), point, z.array(z.string()), z.array(point)])
/** A key, with "*" for any text in it. */
const pattern = z.string().min(1)

const position = z.strictObject({
  seats: z.int().positive(),
  config: z.unknown().prefault({}),
  seed: words.describe('decides every die: honest, and known to whoever wrote the exercise'),
  play: z.array(choice).default([]).describe('answers of whoever is asked, before the position is laid'),
  set: z.record(z.string(), z.unknown()).default({}).describe('values by their place in the state'),
  scene: z.unknown().optional().describe("the position in the game's own words"),
})
export type Position = z.infer<typeof position>

const shared = {
  id: z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens'),
  title: words,
  seat: z.int().nonnegative().default(0).describe('whom the player plays'),
  position,
  others: z.array(pattern).default([]).describe('what other seats answer: the first of these that is offered'),
}

const step = z
  .strictObject({
    say: words.describe('what happens here and what to do'),
    want: z
      .array(pattern)
      .optional()
      .describe('answers that carry the step on; any that reaches the goal, where left out'),
    goal: goal.optional().describe('when the step is done; after one answer, where left out'),
    otherwise: words.optional().describe('why another answer does not help yet'),
    show: z.array(choice).default([]).describe('one way to do it; a step without it is read and gone on from'),
    others: z.array(pattern).optional(),
  })
  .refine(({ show, want, goal: until }) => show.length > 0 === (want !== undefined || until !== undefined), {
    error: 'a step that is to be done has "show" and "want" or "goal"; one to read has none of them',
  })
export type Step = z.infer<typeof step>

const lesson = z.strictObject({
  ...shared,
  minutes: z.tuple([z.int(), z.int()]),
  steps: z.array(step).min(1),
  done: words.describe('what the player can do now'),
})
export type Lesson = z.infer<typeof lesson>

const puzzle = z.strictObject({
  ...shared,
  task: words,
  goal,
  limit: z.int().positive().describe('the most decisions'),
  over: goal.optional().describe('when it is too late'),
  hints: z.array(words).min(1),
  solution: z.array(choice).min(1),
  why: words.describe('why this is the way'),
  chance: z
    .string()
    .regex(/^\d+\/\d+$/, 'expected a fraction such as "5/6"')
    .optional()
    .describe('the best chance there is, where dice decide; else no die may fall'),
  firsts: z.int().positive().optional().describe('how many first decisions still solve it, where they were all tried'),
})
export type Puzzle = z.infer<typeof puzzle>

const lessonsDocument = z.strictObject({ lesson: lesson.optional(), puzzles: z.array(puzzle).default([]) })

export type Exercise = Lesson | Puzzle
export const isPuzzle = (exercise: Exercise): exercise is Puzzle => 'solution' in exercise

/** What a game teaches: a first game, and puzzles in their order. */
export interface Lessons {
  readonly lesson: Lesson
  readonly puzzles: readonly Puzzle[]
  /** Values by their place in the state that lay a position told in the game's own words. */
  readonly lay: (position: Position, state: unknown) => Readonly<Record<string, unknown>>
}

const NO_SCENE: Lessons['lay'] = () => ({})

/** Reads a game's lessons out of its files. Throws a `bad-content` fault with the place and what was expected. */
export function readLessons(
  files: readonly (readonly [file: string, data: unknown])[],
  lay: Lessons['lay'] = NO_SCENE,
): Lessons {
  const documents = files.map(([file, data]) => readDocument(lessonsDocument, data, `lessons/${file}`).document)
  const [first, second] = documents.flatMap((one) => one.lesson ?? [])
  if (!first || second) throw badContent('lessons', 'expected one first game')
  const puzzles = documents.flatMap((one) => one.puzzles)
  const ids = [first, ...puzzles].map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice) throw badContent('lessons', `two are called "${twice}"`)
  return { lesson: first, puzzles, lay }
}
