import type { PlayedState } from '../game.ts'
import type { Match } from '../match.ts'
import type { Seat } from '../question.ts'
import type { Entry, GameRecord } from '../record.ts'
import type { ShownQuestion } from '../shown.ts'

/** What a golden game shows, besides its record. */
export interface Playthrough {
  readonly title: string
  /** Why this game is worth reading, in a sentence or two. */
  readonly about: string
  /** The event it begins with; what went before is in the record alone. */
  readonly since?: string
}

/** What is done to a match: an entry of a record, the answer of whoever is asked first, or the next dice. */
type Deed = Entry | string | number | readonly number[]

export interface Telling<State> {
  /** What a seat's player is called; "seat 1" where left out. */
  readonly nameOf?: (state: State, seat: Seat) => string
  readonly since?: string | undefined
}

const WIDTH = 118
const INDENT = '      '
/** The name of a place on a board: c4, 12,7. */
const PLACE = /^([a-z]{1,2}[1-9]\d?|\d+,\d+)$/

/** A golden game as a text: what it is, and all of its record in the game's notation. */
export function writePlaythrough<State extends PlayedState>(
  { title, about, since }: Playthrough,
  match: Match<State>,
  { seed = '', config, answers }: GameRecord,
  telling: Telling<State> = {},
): string {
  const head = [title, '='.repeat(title.length), ...wrapped(about, ''), '', `seed    ${seed}`]
  return `${[...head, ...wrapped(`config  ${JSON.stringify(config)}`, '        '), '', playThrough(match, answers, { ...telling, since })].join('\n')}`
}

/**
 * Plays on and writes it down: every question with who is asked, what and by which rule, all that is offered, what was answered,
 * and what came of it, each sentence with the rule that caused it.
 */
export function playThrough<State extends PlayedState>(
  match: Match<State>,
  deeds: readonly Deed[],
  { nameOf = (_, seat) => `seat ${seat}`, since }: Telling<State> = {},
): string {
  const teller = new Teller(match)
  const name = (seat: Seat) => nameOf(match.state, seat)
  const begin = teller.news()
  let begun = since === undefined
  const lines = begun ? begin : []
  let number = 0
  for (const deed of deeds) {
    const entry = entryOf(match, deed)
    const asked = 'seat' in entry ? match.questions.find(({ seat }) => seat === entry.seat) : undefined
    if (asked) number++
    const before = asked ? questionLines(number, asked, name(asked.seat)) : []
    match.take(entry)
    const after = teller.news()
    if (!begun && since !== undefined && teller.hasTold(since)) {
      lines.push(`(The first ${number - 1} answers are in the record.)`)
      begun = true
    }
    if (begun) lines.push('', ...before, `  > ${deedText(entry)}`, ...after)
  }
  return `${[...lines, '', endText(match, name)].map((line) => line.trimEnd()).join('\n')}\n`
}

function entryOf(match: Match, deed: Deed): Entry {
  if (Array.isArray(deed)) return { dice: deed }
  if (typeof deed === 'object') return deed as Entry
  return { seat: match.questions[0]?.seat ?? 0, choice: deed }
}

/** Tells what happened since it was last asked; dice that are set may play a step anew. */
class Teller {
  readonly #match: Match
  #told = 0

  constructor(match: Match) {
    this.#match = match
  }

  news(): string[] {
    const { told, state, game } = this.#match
    const events = told.slice(Math.min(this.#told, told.length))
    this.#told = told.length
    return events.map(({ event }) => `  ${String(event.rule ?? '').padEnd(18)} ${game.describe(event, state)}`)
  }

  hasTold(name: string): boolean {
    return this.#match.told.some(({ event }) => event.event === name)
  }
}

function questionLines(number: number, question: ShownQuestion, name: string): string[] {
  const { ask, rule, text, form, min, max } = question
  const range = min === max ? min : `${min} to ${max}`
  const many = form === 'some' ? ` (${range} of these)` : form === 'number' ? ` (${range})` : ''
  const head = `${number}. ${name}: ${ask}${rule ? ` [${rule}]` : ''} ${text}${many}`
  return [...wrapped(head, INDENT), ...optionLines(question).flatMap((line) => wrapped(INDENT + line, `${INDENT}  `))]
}

/** All options but those folded away; those that differ only in the place they end with stand together: "move: c4 c5 d4". */
function optionLines({ options }: ShownQuestion): string[] {
  const shown = options.filter(({ fold }) => fold === undefined)
  const groups = Map.groupBy(shown, ({ key }) => {
    const [, beginning, last = ''] = /^(.+) (\S+)$/.exec(key) ?? []
    return beginning !== undefined && PLACE.test(last) ? beginning : ''
  })
  return [...groups].flatMap(([beginning, members]) =>
    beginning === ''
      ? [members.map(({ key }) => key).join(' | ')]
      : [`${beginning}: ${members.map(({ key }) => key.slice(beginning.length + 1)).join(' ')}`],
  )
}

function deedText(entry: Entry): string {
  if ('dice' in entry) return `the next dice are set to ${entry.dice.join(' ')}`
  if ('edit' in entry) return 'the position is edited'
  if ('back' in entry) return `taken back to ${entry.back}`
  if ('act' in entry) return entry.act
  const { choice } = entry
  if (Array.isArray(choice)) return choice.length === 0 ? 'nothing' : choice.map(choiceText).join(', ')
  return choiceText(choice)
}

/** A key or a number as it is, a place as "x,y". */
function choiceText(choice: unknown): string {
  return typeof choice === 'object' && choice !== null && 'x' in choice && 'y' in choice
    ? `${choice.x},${choice.y}`
    : String(choice)
}

function endText(match: Match, name: (seat: Seat) => string): string {
  if (match.result) return `The game is over: ${JSON.stringify(match.result)}`
  return `The record ends here; next to decide: ${match.questions.map(({ seat, ask }) => `${name(seat)} (${ask})`).join(' and ')}.`
}

/** A line broken at spaces, the rest indented. */
function wrapped(line: string, indent: string): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH)
    if (at <= indent.length) break
    lines.push(rest.slice(0, at))
    rest = indent + rest.slice(at + 1)
  }
  return [...lines, rest]
}
