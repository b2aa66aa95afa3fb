import type { Assumed, Outcome, Point, RefusedOption, Result, Seat, ShownOption, ShownQuestion } from '@muster/table'
import type { Paint } from '@muster/terminal'
import { howTo, some } from './choose.ts'

/** A longer list is grouped, and a group with more options than this is shown by its keys alone. */
const MOST_LINES = 12
const MOST_IN_GROUP = 3
const LINE_WIDTH = 78
const PLACE_WIDTH = 9

/** A question with its options numbered; many options are grouped by the first word of their keys. */
export function questionText(question: ShownQuestion, who: string, paint: Paint): string {
  const rule = question.rule ? paint('dim', ` (${question.rule})`) : ''
  const lines = [`${paint('bold', `${who}: ${question.text}`)}${rule}`]
  if (question.form === 'number') lines.push(`  from ${question.min} to ${question.max}`)
  if (question.form === 'some')
    lines.push(`  pick ${question.min === question.max ? question.min : `${question.min} to ${question.max}`}`)
  question.suggestions?.forEach((suggestion, index) => {
    const place = placeText(suggestion as Point | readonly Point[]).padEnd(PLACE_WIDTH)
    lines.push(`  ${number(index)} ${place}  ${paint('dim', question.suggestionTexts?.[index] ?? '')}`)
  })
  lines.push(...optionLines(question.options, paint), ...foldLines(question.options, paint))
  lines.push(paint('dim', `  Answer with ${howTo(question)}; help for more.`))
  return lines.join('\n')
}

/** A place as it may be typed; of a way its end. */
function placeText(suggestion: Point | readonly Point[]): string {
  const place = 'x' in suggestion ? suggestion : suggestion.at(-1)
  return place ? `${place.x} ${place.y}` : ''
}

/** What is folded away: how many options under which heading. */
function foldLines(options: readonly ShownOption[], paint: Paint): string[] {
  const folds = Map.groupBy(
    options.flatMap(({ fold }) => fold ?? []),
    (fold) => fold,
  )
  return [...folds].map(([fold, { length }]) => paint('dim', `      ${fold}: ${length}, listed by more`))
}

/** What is folded away, with the numbers it is answered by. */
export function foldedText(options: readonly ShownOption[]): string {
  const folded = options.flatMap(({ fold, key }, index) => (fold === undefined ? [] : `  ${number(index)} ${key}`))
  return folded.length === 0 ? 'Nothing more is offered here.' : folded.join('\n')
}

/** In the order of their numbers; what differs in its last word only stands together, where its first one would. */
function optionLines(options: readonly ShownOption[], paint: Paint): string[] {
  const numbered = options.map((option, index) => ({ ...option, index })).filter(({ fold }) => fold === undefined)
  const groups = Map.groupBy(numbered, ({ key }) => (numbered.length > MOST_LINES ? beginningOf(key) : ''))
  const groupOf = (key: string) => {
    const members = groups.get(beginningOf(key)) ?? []
    return beginningOf(key) !== '' && members.length > MOST_IN_GROUP ? members : undefined
  }
  const single = numbered.filter(({ key }) => !groupOf(key))
  const width = Math.max(...single.map(({ key }) => key.length))
  return numbered.flatMap((option) => {
    const { index, key, text } = option
    const members = groupOf(key)
    if (!members) return `  ${number(index)} ${key.padEnd(width)}  ${paint('dim', text)}`
    return members[0] === option ? compact(beginningOf(key), members, paint) : []
  })
}

/** Many options that differ in their last word only: that word, in columns. */
function compact(beginning: string, members: readonly { key: string; index: number }[], paint: Paint): string[] {
  const items = members.map(({ key, index }) => `${number(index)} ${key.slice(beginning.length + 1)}`)
  const width = Math.max(...items.map((item) => item.length)) + 2
  const perLine = Math.max(1, Math.floor(LINE_WIDTH / width))
  const lines = [`      ${paint('bold', beginning)}`]
  for (let from = 0; from < items.length; from += perLine) {
    const line = items.slice(from, from + perLine).map((item) => item.padEnd(width))
    lines.push(`  ${line.join('').trimEnd()}`)
  }
  return lines
}

/** A key without its last word: "move e4" and "move e5" are of one kind. */
function beginningOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(' ')))
}

function number(index: number): string {
  return String(index + 1).padStart(3)
}

export function oddsText(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(
      ({ p, chance, summary, assumed = [] }) =>
        `  ${(100 * p).toFixed(1).padStart(5)} %  ${chance.padEnd(12)} ${plain(summary) || 'nothing changes'}${ifText(assumed)}`,
    )
    .join('\n')
}

/** What an outcome rests on: " (if seat 1 answers guard with G+)". */
function ifText(assumed: readonly Assumed[]): string {
  const answers = assumed.map(({ seat, ask, key }) => `seat ${seat} answers ${ask} with ${key}`)
  return answers.length === 0 ? '' : ` (if ${answers.join(' and ')})`
}

/** Refused options by the rule that refuses them. */
export function refusedText(refused: readonly RefusedOption[]): string {
  if (refused.length === 0) return 'No rule refuses anything here.'
  const rules = Map.groupBy(refused, ({ rule, text }) => `${rule}: ${text}`)
  return [...rules].map(([rule, options]) => `  ${rule}\n      ${some(options.map(({ key }) => key))}`).join('\n')
}

export function resultText({ winners, ...details }: Result, nameOf: (seat: Seat) => string): string {
  const who = winners.length === 0 ? 'Nobody wins' : `The winner is ${winners.map(nameOf).join(' and ')}`
  const more = plain(details)
  return `${who}${more ? ` (${more})` : ''}.`
}

/** Data in words: {"damage":{"glissete":3},"down":[]} is "damage glissete 3". */
function plain(data: unknown): string {
  if (Array.isArray(data)) return data.map(plain).join(' ')
  if (typeof data !== 'object' || data === null) return String(data)
  return Object.entries(data)
    .map(([key, value]) => `${key} ${plain(value)}`)
    .join(', ')
}
