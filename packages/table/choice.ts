import { Fault } from './fault.ts'
import { plural } from './plural.ts'
import type { AnyQuestion, Point } from './question.ts'
import { refusalOf } from './shown.ts'
import type { Verdict } from './verdict.ts'

/** An answer as records, the protocol and tests write it: a key, keys, a number, a point or a path. */
export type Choice = string | number | Point | readonly string[] | readonly Point[]

/** The answer a choice stands for. Throws a `bad-choice` fault that names the rule where one refuses it. */
export function readChoice(question: AnyQuestion, choice: unknown): unknown {
  switch (question.form) {
    case 'one':
      return optionOf(question, choice)
    case 'some': {
      const picked = new Set(listed(question, choice, question.min, question.max))
      return question.options.filter((option) => picked.has(option))
    }
    case 'order':
      return listed(question, choice, question.options.length, question.options.length)
    case 'number':
      if (!Number.isSafeInteger(choice) || (choice as number) < question.min || (choice as number) > question.max)
        throw badChoice(
          question,
          `expected a whole number from ${question.min} to ${question.max}, got ${show(choice)}`,
        )
      return choice
    case 'point': {
      if (!isPoint(choice)) throw badChoice(question, `expected {"x":…,"y":…} in whole units, got ${show(choice)}`)
      return accepted(question, onlyPlace(choice))
    }
    case 'path': {
      if (!Array.isArray(choice) || !choice.every(isPoint))
        throw badChoice(question, `expected a list of {"x":…,"y":…} in whole units, got ${show(choice)}`)
      return accepted(question, choice.map(onlyPlace))
    }
  }
}

/** What the rules say of a point or a path that somebody draws, before it is answered; of a point, its last one counts. */
export function verdictOn(question: AnyQuestion, drawn: readonly Point[]): Verdict {
  if (question.form === 'path') return question.verdict(drawn)
  const end = drawn.at(-1)
  if (question.form !== 'point' || !end) throw badChoice(question, `nothing is drawn to answer it, got ${show(drawn)}`)
  return question.verdict(end)
}

/** The choice that stands for an answer; `readChoice(q, writeChoice(q, a))` is `a`. */
export function writeChoice(question: AnyQuestion, answer: unknown): Choice {
  switch (question.form) {
    case 'one':
      return question.words.key(answer, question.context)
    case 'some':
    case 'order':
      return (answer as unknown[]).map((option) => question.words.key(option, question.context))
    default:
      return answer as Choice
  }
}

/** The answer to reckon with where nobody is there to give one: to pass, else what the words assume; none where there is neither. */
export function likelyAnswer(question: AnyQuestion): unknown {
  if (question.form !== 'one') return undefined
  return question.pass ?? question.words.assume?.(question.options, question.context)
}

/** Every answer to a question in a fixed order, but for further options; for points and paths, the suggested ones. */
export function* everyAnswer(question: AnyQuestion): Generator<unknown> {
  switch (question.form) {
    case 'one':
      yield* question.options
      return
    case 'some':
      for (let size = question.min; size <= question.max; size++) yield* subsets(question.options, size)
      return
    case 'order':
      yield* orders(question.options)
      return
    case 'number':
      for (let n = question.min; n <= question.max; n++) yield n
      return
    default:
      yield* question.candidates
  }
}

/** What a seat that has left answers: it passes, else as the question assumes, else what is offered first. */
export function answerOfAbsent(question: AnyQuestion): unknown {
  return likelyAnswer(question) ?? everyAnswer(question).next().value
}

function* subsets(options: readonly unknown[], size: number, from = 0): Generator<unknown[]> {
  if (size === 0) return yield []
  for (let i = from; i <= options.length - size; i++)
    for (const rest of subsets(options, size - 1, i + 1)) yield [options[i], ...rest]
}

function* orders(options: readonly unknown[]): Generator<unknown[]> {
  if (options.length === 0) return yield []
  for (let i = 0; i < options.length; i++)
    for (const rest of orders([...options.slice(0, i), ...options.slice(i + 1)])) yield [options[i], ...rest]
}

type WithOptions = Extract<AnyQuestion, { options: readonly unknown[] }>

function optionOf(question: WithOptions, key: unknown): unknown {
  if (question.form === 'one' && question.read) {
    const option = typeof key === 'string' ? question.read(key) : undefined
    if (option !== undefined) return option
  } else for (const option of question.options) if (question.words.key(option, question.context) === key) return option
  const verdict =
    refusalOf(question, key) ?? (typeof key === 'string' ? question.words.whyNot?.(key, question.context) : undefined)
  if (verdict) throw new Fault('bad-choice', `${show(key)} is refused: ${verdict.text}`, verdict.rule)
  const { length } = question.options
  throw badChoice(question, `${show(key)} is not ${length === 1 ? 'its one option' : `one of its ${length} options`}`)
}

/** The options listed by key, in the order given. */
function listed(question: WithOptions, choice: unknown, min: number, max: number): unknown[] {
  const many = min === max ? plural(max, 'key') : `${min} to ${plural(max, 'key')}`
  if (!Array.isArray(choice)) throw badChoice(question, `expected a list of ${many}, got ${show(choice)}`)
  if (choice.length < min || choice.length > max) throw badChoice(question, `expected ${many}, got ${choice.length}`)
  if (new Set(choice).size !== choice.length) throw badChoice(question, 'a key is given twice')
  return choice.map((key) => optionOf(question, key))
}

function accepted<Place>(question: { verdict: (place: Place) => Verdict }, place: Place): Place {
  const verdict = question.verdict(place)
  if (verdict) throw new Fault('bad-choice', `${show(place)} is refused: ${verdict.text}`, verdict.rule)
  return place
}

function badChoice(question: AnyQuestion, what: string): Fault {
  return new Fault('bad-choice', `to the question "${question.words.ask}": ${what}`, question.words.rule)
}

function isPoint(value: unknown): value is Point {
  const point = value as Point
  return typeof value === 'object' && value !== null && Number.isSafeInteger(point.x) && Number.isSafeInteger(point.y)
}

/** A point without whatever else came with it. */
function onlyPlace({ x, y }: Point): Point {
  return { x, y }
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
