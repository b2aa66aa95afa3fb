import { Fault, oddsOf, type Point, type ShownQuestion } from '@muster/table'
import { botLevels } from '../requests.ts'
import { meant, readTyped } from './choose.ts'
import { load, save } from './files.ts'
import { findReadings, readingsFor } from './find-reading.ts'
import { type Reading, type Readings, readingsOf } from './readings.ts'
import { foldedText, oddsText, refusedText } from './show.ts'
import { cardText, namesText } from './show-card.ts'
import { draw, hearAll, letBotAnswer, type Sitting, viewerOf, viewOf } from './sitting.ts'

/** What came of a line: the game changed, the person leaves, or another line is to be read. */
export type Done = 'changed' | 'quit' | 'again'

interface Command {
  readonly usage: string
  readonly does: string
  readonly run: (sitting: Sitting, rest: string) => Done | Promise<Done>
}

const commands: Readonly<Record<string, Command>> = {
  odds: { usage: 'odds N', does: 'the exact chances of an option, by its number or key', run: odds },
  why: { usage: 'why KEY', does: 'which rule refuses an option; without a key, all that is refused', run: why },
  card: { usage: 'card NAME', does: 'what a card says; without a name, what there is to read', run: card },
  more: { usage: 'more', does: 'what else may be chosen, where some is folded away', run: more },
  bot: { usage: 'bot [LEVEL]', does: `let a bot (${botLevels.join(', ')}) take this decision`, run: bot },
  undo: { usage: 'undo', does: 'take back your last decision and what followed', run: undo },
  board: { usage: 'board', does: 'draw the board again', run: board },
  save: { usage: 'save FILE', does: 'write the game so far to a file', run: save },
  load: { usage: 'load FILE', does: 'go on with a saved game', run: load },
  help: { usage: 'help', does: 'this list', run: help },
  quit: { usage: 'quit', does: 'leave', run: () => 'quit' },
}

/** Does what a line says: a command, or else an answer. What cannot be done is said, and changes nothing. */
export async function obey(sitting: Sitting, line: string): Promise<Done> {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(line) ?? []
  const command = Object.hasOwn(commands, word) && !isKey(sitting, line) ? commands[word] : undefined
  try {
    if (line === '') return 'again'
    if (command) return await command.run(sitting, rest)
    const question = asked(sitting)
    sitting.table.answer({ seat: question.seat, choice: typedChoice(sitting, question, line) })
    return 'changed'
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    sitting.say(`${error.message}${error.rule ? ` (${error.rule})` : ''}.`)
    return 'again'
  }
}

/** The question that waits for somebody at this terminal. */
function asked({ table: { match } }: Sitting): ShownQuestion {
  const [question] = match.questions
  if (!question) throw new Fault('game-over', 'the game is over: save FILE, undo or quit')
  return question
}

function typedChoice(sitting: Sitting, question: ShownQuestion, typed: string): unknown {
  const { table, entry } = sitting
  const completed = (drawn: readonly Point[]) =>
    entry.terminal?.completed?.(viewOf(sitting, question.seat), drawn) ?? drawn
  return readTyped(question, typed, () => table.explain(question.seat), completed)
}

function isKey({ table: { match } }: Sitting, line: string): boolean {
  return match.questions[0]?.options.some(({ key }) => key === line) ?? false
}

function odds(sitting: Sitting, rest: string): Done {
  const question = asked(sitting)
  if (rest === '') throw new Fault('bad-request', 'expected odds N, with the number or key of an option')
  sitting.say(oddsText(oddsOf(sitting.table.match, question.seat, typedChoice(sitting, question, rest))))
  return 'again'
}

function why(sitting: Sitting, rest: string): Done {
  const question = asked(sitting)
  const refused = sitting.table.explain(question.seat)
  const offered = question.options.find(({ key }, index) => key === rest || String(index + 1) === rest)
  if (offered) sitting.say(`"${offered.key}" is on offer.`)
  else if (rest === '') sitting.say(refusedText(refused))
  else {
    const key = meant(
      refused.map((option) => option.key),
      rest,
    )
    if (key === undefined) throw new Fault('bad-choice', `"${rest}" is not on offer, and no rule speaks of it`)
    sitting.say(refusedText(refused.filter((option) => option.key === key)))
  }
  return 'again'
}

/** As whoever is asked sees the table; where nobody is, as whoever sits here does. */
async function card(sitting: Sitting, rest: string): Promise<Done> {
  const { entry, table, say, paint } = sitting
  if (!entry.ui) throw new Fault('bad-request', `${entry.game.title} has no cards to read here`)
  const [question] = table.match.questions
  const viewer = question ? question.seat : viewerOf(sitting)
  const { packs } = table.match.setup
  const readings = await readingsOf(await entry.ui(), viewOf(sitting, viewer), viewer, packs)
  if (rest === '') say(namesText(readings))
  else {
    const found = /^\d+$/.test(rest) ? cardsOfOption(readings, question, rest) : findReadings(readings, rest)
    say(found.map((reading) => cardText(reading, paint)).join('\n'))
  }
  return 'again'
}

function cardsOfOption(readings: Readings, question: ShownQuestion | undefined, number: string): readonly Reading[] {
  const option = question?.options[Number(number) - 1]
  const found = option ? readingsFor(readings, option) : []
  if (found.length > 0) return found
  throw new Fault('bad-request', option ? `"${option.key}" is about no card` : `there is no option ${number}`)
}

function more(sitting: Sitting): Done {
  sitting.say(foldedText(asked(sitting).options))
  return 'again'
}

function bot(sitting: Sitting, rest: string): Done {
  const level = botLevels.find((known) => known === (rest || 'greedy'))
  if (!level) throw new Fault('bad-request', `there is no bot "${rest}"; expected one of ${botLevels.join(', ')}`)
  letBotAnswer(sitting, asked(sitting).seat, level)
  return 'changed'
}

function undo(sitting: Sitting): Done {
  const { table, sitters } = sitting
  const people = sitters.flatMap((sitter, seat) => (sitter === 'me' ? [seat] : []))
  const [last] = table.seen({ viewer: undefined, seats: people }).undo
  if (!last) throw new Fault('nothing-to-undo', 'you have decided nothing yet')
  table.takeBack(last.to, last.seat)
  hearAll(sitting)
  sitting.say('Taken back.')
  return 'changed'
}

function board(sitting: Sitting): Done {
  sitting.drawn = ''
  draw(sitting, sitting.table.match.pending[0]?.seat)
  return 'again'
}

function help({ say, entry }: Sitting): Done {
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(12)} ${does}`)
  say(['Answer with a number or a key from the list, shortened as long as it is clear, or:', ...lines].join('\n'))
  if (entry.terminal) say(entry.terminal.legend)
  return 'again'
}
