import { type Entry, type GameRecord, Match, type ShownQuestion } from '@muster/table'
import { bladeborn } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** What a golden game shows, besides its record. */
export type Playthrough = {
  readonly title: string
  /** Why this game is worth reading, in a sentence or two. */
  readonly about: string
  /** The event it begins with; what went before is in the record alone. */
  readonly since?: string
}

const WIDTH = 118
const INDENT = '      '
const HEX = /^[a-z]{1,2}[1-9]\d?$/

/**
 * A game in its own notation: every question with who is asked, what and by which rule, all that is offered, what was
 * answered, and what came of it, each sentence with the rule that caused it.
 */
export function writePlaythrough({ title, about, since }: Playthrough, record: GameRecord): string {
  const { seats, config, packs, seed = '', contributions, answers } = record
  const match = Match.open(bladeborn, { seats, config, packs, seed, contributions })
  const teller = new Teller(match)
  const lines = [title, '='.repeat(title.length), ...wrapped(about, ''), '', `seed    ${seed}`]
  lines.push(...wrapped(`config  ${JSON.stringify(config)}`, '        '), '')
  let begun = since === undefined
  let number = 0
  const begin = teller.news()
  if (begun) lines.push(...begin)
  for (const entry of answers) {
    const asked = 'seat' in entry ? match.questions.find(({ seat }) => seat === entry.seat) : undefined
    if (asked) number++
    const before = asked ? questionLines(number, asked, match.state) : []
    match.take(entry)
    const after = teller.news()
    if (!begun && since !== undefined && teller.hasTold(since)) {
      lines.push(`(The first ${number - 1} answers are in the record.)`)
      begun = true
    }
    if (begun) lines.push('', ...before, `  > ${answerText(entry)}`, ...after)
  }
  return `${[...lines, '', endText(match)].map((line) => line.trimEnd()).join('\n')}\n`
}

/** Tells what happened since it was last asked. */
class Teller {
  readonly #match: Match<State>
  #told = 0

  constructor(match: Match<State>) {
    this.#match = match
  }

  news(): string[] {
    const { told, state } = this.#match
    const events = told.slice(this.#told)
    this.#told = told.length
    return events.map(({ event }) => `  ${String(event.rule ?? '').padEnd(18)} ${bladeborn.describe(event, state)}`)
  }

  hasTold(name: string): boolean {
    return this.#match.told.some(({ event }) => event.event === name)
  }
}

function questionLines(number: number, question: ShownQuestion, { config }: State): string[] {
  const { seat, ask, rule, text, form, min, max } = question
  const many = form === 'some' ? ` (${min === max ? min : `${min} to ${max}`} of these)` : ''
  const head = `${number}. ${config.players[seat as 0 | 1]}: ${ask}${rule ? ` [${rule}]` : ''} ${text}${many}`
  return [...wrapped(head, INDENT), ...optionLines(question).flatMap((line) => wrapped(INDENT + line, `${INDENT}  `))]
}

/** All options; those that differ only in the hex they end with stand together: "move: c4 c5 d4". */
function optionLines({ options }: ShownQuestion): string[] {
  const groups = Map.groupBy(options, ({ key }) => {
    const [, beginning, last = ''] = /^(.+) (\S+)$/.exec(key) ?? []
    return beginning !== undefined && HEX.test(last) ? beginning : ''
  })
  return [...groups].flatMap(([beginning, members]) =>
    beginning === ''
      ? [members.map(({ key }) => key).join(' | ')]
      : [`${beginning}: ${members.map(({ key }) => key.slice(beginning.length + 1)).join(' ')}`],
  )
}

function answerText(entry: Entry): string {
  if ('dice' in entry) return `the next dice are set to ${entry.dice.join(' ')}`
  if ('edit' in entry) return 'the position is edited'
  if ('back' in entry) return `taken back to ${entry.back}`
  if ('act' in entry) return entry.act
  return Array.isArray(entry.choice) ? entry.choice.join(', ') : String(entry.choice)
}

function endText(match: Match<State>): string {
  if (match.result) return `The game is over: ${JSON.stringify(match.result)}`
  const who = match.questions.map(({ seat, ask }) => `${match.state.config.players[seat as 0 | 1]} (${ask})`)
  return `The record ends here; next to decide: ${who.join(' and ')}.`
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
