import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Fault } from '@muster/table'
import { botOf } from '../bots.ts'
import { botLevels, MOST_MS } from '../requests.ts'
import type { Shelf, ShelfEntry } from '../shelf.ts'
import { readJson } from './files.ts'
import type { Sitter } from './sitting.ts'

export interface Arguments {
  readonly entry: ShelfEntry
  readonly sitters: readonly Sitter[]
  readonly config: unknown
  /** Files with packs, to be read. */
  readonly packs: readonly string[]
  readonly seed: string
  /** How long a bot may think about a decision. */
  readonly ms: number
  /** Whether what players could choose was decided for them. */
  readonly isFirstGame: boolean
}

const USAGE =
  'expected npm run play -- GAME [--seats me,greedy] [--choose] [--config FILE.json] [--pack FILE.yaml] [--seed TEXT] [--think MS]'

const USUAL_MS = 1000

/** What there is to play and with whom, for somebody who asks before anything is played. */
export function helpText(shelf: Shelf): string {
  return [
    'npm run play -- GAME [OPTIONS]',
    '',
    ...shelf.map(({ game: { id, title, seats } }) => {
      const many = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`
      return `  ${id.padEnd(21)} ${title}, ${many} seats`
    }),
    '',
    `  --seats me,greedy     who sits where: me, ${botLevels.slice(0, 3).join(', ')},`,
    `                        ${botLevels.slice(3).join(', ')}`,
    '  --choose              be asked for all there is to choose',
    '  --config FILE.json    what is chosen beforehand',
    '  --pack FILE.yaml      cards of your own; may be given several times',
    '  --seed TEXT           the same text gives the same dice',
    `  --think MS            how long a bot may think about a decision (${USUAL_MS})`,
  ].join('\n')
}

/** Reads the command line. Throws a `bad-request` fault: one sentence on what is wrong. */
export function parseArguments(args: readonly string[], shelf: Shelf): Arguments {
  const { values, positionals } = parsed(args)
  const entry = gameOf(positionals, shelf)
  const sitters = sittersOf(values.seats, entry)
  const first = entry.manifest?.firstGame
  const isFirstGame = first?.seats === sitters.length && !values.choose && values.config === undefined && !values.pack
  return {
    entry,
    sitters,
    config: values.config !== undefined ? readJson(values.config) : isFirstGame ? first.config : {},
    packs: values.pack ?? [],
    seed: values.seed ?? randomUUID().slice(0, 8),
    ms: thinkingOf(values.think),
    isFirstGame,
  }
}

function parsed(args: readonly string[]) {
  try {
    const options = {
      seats: { type: 'string' },
      choose: { type: 'boolean' },
      config: { type: 'string' },
      pack: { type: 'string', multiple: true },
      seed: { type: 'string' },
      think: { type: 'string' },
    } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const [reason] = (error as Error).message.split('. ')
    throw new Fault('bad-request', `${reason}; ${USAGE}`)
  }
}

/** The game named, or the first one on the shelf. */
function gameOf(names: readonly string[], shelf: Shelf): ShelfEntry {
  const [name, ...more] = names
  if (more.length > 0) throw new Fault('bad-request', `one game at a time, not ${names.join(' and ')}; ${USAGE}`)
  const entry = name === undefined ? shelf[0] : shelf.find(({ game }) => game.id === name)
  if (entry) return entry
  const known = shelf.map(({ game }) => game.id).join(', ')
  throw new Fault('unknown-game', `there is no game "${name}"; the games are ${known}; ${USAGE}`)
}

function thinkingOf(given = String(USUAL_MS)): number {
  const ms = Number(given)
  if (/^\d+$/.test(given) && ms >= 1 && ms <= MOST_MS) return ms
  throw new Fault('bad-request', `--think: expected whole milliseconds from 1 to ${MOST_MS}, not "${given}"; ${USAGE}`)
}

/** Unless said otherwise, one person plays against greedy bots. */
function sittersOf(given: string | undefined, { game }: ShelfEntry): readonly Sitter[] {
  const { min, max } = game.seats
  const names = given?.split(',') ?? ['me', ...Array<string>(min - 1).fill('greedy')]
  if (names.length < min || names.length > max)
    throw new Fault(
      'bad-config',
      `${game.title} is for ${min === max ? min : `${min} to ${max}`} seats, not ${names.length}`,
    )
  return names.map((name) => {
    if (name === 'me') return name
    const level = botLevels.find((known) => known === name)
    if (!level)
      throw new Fault('bad-request', `nobody called "${name}" can take a seat; expected me, ${botLevels.join(', ')}`)
    botOf(level)
    return level
  })
}
