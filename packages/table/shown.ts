import type { AnyQuestion, Point, Seat, Words } from './question.ts'
import type { Refusal } from './verdict.ts'

/** An option as it is shown and spoken of outside the rules. */
export interface ShownOption {
  readonly key: string
  readonly text: string
  readonly refs: readonly string[]
  /** What sort of option it is, where the question has several. */
  readonly kind?: string
  /** What stands on its button, where that is shorter than its text, and beside it. */
  readonly label?: string
  readonly detail?: string
  /** What it and others are together, in words, where that is not its label. */
  readonly group?: string
  /** What it is folded away under, where hardly anybody wants it. */
  readonly fold?: string
}

/** What a question is about, without what it offers. */
export interface QuestionHead {
  readonly seat: Seat
  readonly ask: string
  readonly form: AnyQuestion['form']
  readonly text: string
  readonly rule?: string
  /** The numbers behind it. */
  readonly about?: Readonly<Record<string, unknown>>
}

/** A question as a client, a program or a person reads it. */
export interface ShownQuestion extends QuestionHead {
  readonly options: readonly ShownOption[]
  readonly min?: number
  readonly max?: number
  readonly pass?: string
  readonly suggestions?: readonly unknown[]
  /** The suggestions in words, one for each. */
  readonly suggestionTexts?: readonly string[]
  /** Where an answer may end, as outlines; one within another is a hole. */
  readonly region?: readonly (readonly Point[])[]
}

export interface RefusedOption {
  readonly key: string
  readonly rule: string
  readonly text: string
  readonly refs: readonly string[]
  readonly kind?: string
  readonly label?: string
  readonly detail?: string
  readonly group?: string
}

export function headOf(seat: Seat, { words, context, form }: AnyQuestion): QuestionHead {
  return {
    seat,
    ask: words.ask,
    form,
    text: words.prompt(context),
    ...(words.rule === undefined ? {} : { rule: words.rule }),
    ...(words.about ? { about: words.about(context) } : {}),
  }
}

export function showQuestion(seat: Seat, question: AnyQuestion): ShownQuestion {
  const { words, context } = question
  const shown = headOf(seat, question)
  switch (question.form) {
    case 'one': {
      const pass = question.pass === undefined ? {} : { pass: words.key(question.pass, context) }
      const options = question.options.map((option) => showOption(question, option))
      const fold = words.fold ?? ''
      for (const option of question.further ?? []) options.push({ ...showOption(question, option), fold })
      return { ...shown, options, ...pass }
    }
    case 'some':
    case 'order': {
      const range = question.form === 'some' ? { min: question.min, max: question.max } : {}
      return { ...shown, options: question.options.map((option) => showOption(question, option)), ...range }
    }
    case 'number':
      return { ...shown, options: [], min: question.min, max: question.max }
    default: {
      const suggestions: readonly unknown[] = question.candidates
      const suggestionTexts = suggestions.map((place) => words.text(place as never, context))
      const region = words.region ? { region: words.region(context) } : {}
      return { ...shown, options: [], suggestions, suggestionTexts, ...region }
    }
  }
}

const NOTHING: readonly string[] = []

function showOption(question: AnyQuestion, option: unknown): ShownOption {
  const { context } = question
  const words = question.words as Words<unknown, unknown>
  const shown = {
    key: words.key(option, context),
    text: words.text(option, context),
    refs: words.refs?.(option, context) ?? NOTHING,
  }
  return withLooks(shown, words, option, context)
}

type Looks = { -readonly [Look in 'kind' | 'label' | 'detail' | 'group']?: string }

/** What an option's words say beyond its key and text; one object is made, since questions have many options. */
function withLooks<Shown extends object>(
  shown: Shown & Looks,
  words: Words<unknown, unknown>,
  option: unknown,
  context: unknown,
): Shown & Looks {
  if (words.kind) shown.kind = words.kind(option, context)
  if (words.label) shown.label = words.label(option, context)
  if (words.detail) shown.detail = words.detail(option, context)
  if (words.group) shown.group = words.group(option, context)
  return shown
}

/** Why a candidate is not offered; nothing where no candidate has that key, or all that have it are. */
export function refusalOf(question: AnyQuestion, key: unknown): Refusal | undefined {
  const { context } = question
  const words = question.words as Words<unknown, unknown>
  if (!words.candidates || !words.verdict) return undefined
  for (const option of words.candidates(context)) {
    const verdict = words.key(option, context) === key && words.verdict(option, context)
    if (verdict) return verdict
  }
  return undefined
}

/** The candidates that are not offered, each with the rule that refuses it. */
export function refusedOptions(question: AnyQuestion): RefusedOption[] {
  const { context } = question
  const words = question.words as Words<unknown, unknown>
  if (!words.candidates || !words.verdict) return []
  const refused: RefusedOption[] = []
  for (const option of words.candidates(context)) {
    const verdict = words.verdict(option, context)
    if (!verdict) continue
    const { rule, text } = verdict
    const shown = { key: words.key(option, context), rule, text, refs: words.refs?.(option, context) ?? [] }
    refused.push(withLooks(shown, words, option, context))
  }
  return refused
}
