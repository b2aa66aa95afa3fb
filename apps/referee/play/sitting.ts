import { heardBy, type Match, type Seat, writeChoice } from '@muster/table'
import { botOf } from '../bots.ts'
import type { BotLevel } from '../requests.ts'
import type { ShelfEntry } from '../shelf.ts'
import type { Paint } from './paint.ts'

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
  match: Match
  /** How many of the events told were shown. */
  shown: number
  /** The board as it was last drawn. */
  drawn: string
}

export function nameOf({ entry, match }: Sitting, seat: Seat): string {
  return entry.nameOf?.(match.state, seat) ?? `Seat ${seat}`
}

/** Who plays whom: "you are Player 1, Player 2 is a greedy bot". */
export function sittersText(session: Sitting): string {
  const people = session.sitters.filter((sitter) => sitter === 'me').length
  return session.sitters
    .map((sitter, seat) => {
      const name = nameOf(session, seat)
      if (sitter !== 'me') return `${name} is a ${sitter} bot`
      return people === 1 ? `you are ${name}` : `${name} is here`
    })
    .join(', ')
}

/** A bot decides for a seat. */
export function letBotAnswer(session: Sitting, seat: Seat, level: BotLevel): void {
  const { match, entry, say, paint, ms } = session
  const { question } = match.pendingOf(seat)
  const choice = writeChoice(question, botOf(level)({ match, entry, seat, ms }).answer)
  const asked = match.questions.find((shown) => shown.seat === seat)
  const texts = [choice]
    .flat()
    .map((part) => asked?.options.find(({ key }) => key === part)?.text ?? JSON.stringify(part))
  // Where several are asked at once, nobody learns what another chose before everybody has.
  const alone = match.pending.length === 1
  match.answer(seat, choice)
  if (alone) say(paint('dim', `${nameOf(session, seat)} (${level}): ${texts.join(', ')}`))
}

/** What happened since, as far as whoever sits here may know it. */
export function tellNews(session: Sitting): void {
  const { match, say, sitters } = session
  const people = sitters.flatMap((sitter, seat) => (sitter === 'me' ? [seat] : []))
  for (const told of match.told.slice(session.shown)) {
    const event = heardBy(told, people.length === 1 ? people[0] : undefined)
    if (event) say(`  ${match.game.describe(event, match.state)}`)
  }
  session.shown = match.told.length
}

/** Draws the board as a seat sees it, unless it looks as it did. */
export function draw(session: Sitting, seat: Seat | undefined): void {
  const picture = session.entry.draw?.(session.match.view(seat), session.paint) ?? ''
  if (picture !== session.drawn && picture !== '') session.say(`\n${picture}\n`)
  session.drawn = picture
}
