import type { HeardUpTo, Session } from '@muster/session'
import { type PlayedState, type Seat, writeChoice } from '@muster/table'
import type { Paint } from '@muster/terminal'
import { botOf } from '../bots.ts'
import type { BotLevel } from '../requests.ts'
import type { ShelfEntry } from '../shelf.ts'

/** Who sits on a seat: somebody at this terminal, or a bot. */
export type Sitter = 'me' | BotLevel

/** A game at a terminal. */
export interface Sitting {
  readonly entry: ShelfEntry
  readonly sitters: readonly Sitter[]
  readonly paint: Paint
  readonly say: (text: string) => void
  /** The next line typed; undefined when there is none any more. */
  readonly read: () => Promise<string | undefined>
  /** How long a bot may think about a decision. */
  readonly ms: number
  table: Session
  /** How far what happened was shown. */
  heard: HeardUpTo | undefined
  /** The board as it was last drawn. */
  drawn: string
}

/** Whose eyes the terminal has while nobody at it is asked: the one person's, or a spectator's where several sit here. */
export function viewerOf({ sitters }: Sitting): Seat | undefined {
  const people = sitters.flatMap((sitter, seat) => (sitter === 'me' ? [seat] : []))
  return people.length === 1 ? people[0] : undefined
}

export const viewOf = (sitting: Sitting, viewer: Seat | undefined): PlayedState =>
  sitting.table.seen({ viewer, since: sitting.heard }).view as PlayedState

export function nameOf(sitting: Sitting, seat: Seat): string {
  return sitting.entry.terminal?.nameOf(viewOf(sitting, viewerOf(sitting)), seat) ?? `Seat ${seat}`
}

/** Who plays whom: "you are Player 1, Player 2 is a greedy bot". */
export function sittersText(sitting: Sitting): string {
  const people = sitting.sitters.filter((sitter) => sitter === 'me').length
  return sitting.sitters
    .map((sitter, seat) => {
      const name = nameOf(sitting, seat)
      if (sitter !== 'me') return `${name} is a ${sitter} bot`
      return people === 1 ? `you are ${name}` : `${name} is here`
    })
    .join(', ')
}

/** A bot decides for a seat. What comes of it is told like anything else: what it chose may be a secret. */
export function letBotAnswer({ table, entry, ms }: Sitting, seat: Seat, level: BotLevel): void {
  const { match } = table
  const { answer } = botOf(level)({ match, entry, seat, ms })
  table.answer({ seat, choice: writeChoice(match.pendingOf(seat).question, answer) })
}

/** What happened since, as far as whoever sits here may know it. */
export function tellNews(sitting: Sitting): void {
  const { table, say, heard } = sitting
  const { view, news } = table.seen({ viewer: viewerOf(sitting), since: heard })
  for (const { event } of news.events) say(`  ${table.playable.game.describe(event, view)}`)
  sitting.heard = news.upTo
}

/** Goes on from how the table stands now, without telling what led there. */
export function hearAll(sitting: Sitting): void {
  sitting.heard = sitting.table.seen({ viewer: viewerOf(sitting) }).news.upTo
}

/** Draws the board as a seat sees it, unless it looks as it did. */
export function draw(sitting: Sitting, seat: Seat | undefined): void {
  const picture = sitting.entry.terminal?.draw(viewOf(sitting, seat), sitting.paint) ?? ''
  if (picture !== sitting.drawn && picture !== '') sitting.say(`\n${picture}\n`)
  sitting.drawn = picture
}
