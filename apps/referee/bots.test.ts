import { type Contest, decide, parseStrength, type SharedContest } from '@muster/bots'
import { clone, determinize, hashOf, Match, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { shelf } from './shelf.ts'

const SEATS = 2
const DECISIONS = 60

function configOf(contest: Contest | SharedContest | undefined): unknown {
  if (!contest) return {}
  if ('tables' in contest) return contest.tables.find(({ seats }) => seats === SEATS)?.config
  return contest.config(...(contest.entrants.slice(0, 2) as [string, string]))
}

/**
 * The same match with all that a seat may not know otherwise: cards dealt anew, another seed for dice to come. None where those
 * dice decide who is asked now, or what.
 */
function disguised(match: Match, seat: number): Match | undefined {
  const saved = match.save()
  if (saved.since < saved.entries.length) return undefined
  const checkpoint = determinize(clone(saved.checkpoint) as object, seat, seededRandom('another deal'))
  const other = Match.restore(match.game, { ...saved, setup: { ...saved.setup, seed: 'another seed' }, checkpoint })
  return hashOf(shownTo(other, seat)) === hashOf(shownTo(match, seat)) ? other : undefined
}

/** What a seat sees, and who is asked what. */
const shownTo = (match: Match, seat: number): unknown => [
  match.view(seat),
  match.pending.map((asked) => [asked.seat, asked.question.words.ask]),
]

const measured = shelf.flatMap(({ game, mind, contest }) => (mind ? [{ id: game.id, game, mind, contest }] : []))

test.each(measured)(
  '$id: bots choose the same, for the same reasons, whatever lies hidden',
  ({ game, mind, contest }) => {
    const match: Match = Match.open(game, { seats: SEATS, config: configOf(contest), seed: 'hidden' })
    const light = parseStrength('fighter', mind)
    let compared = 0
    for (let at = 0; at < DECISIONS && match.pending.length > 0; at++) {
      const { seat, question } = match.pending[0] as (typeof match.pending)[number]
      const other = at % 3 === 0 ? disguised(match, seat) : undefined
      for (const bot of other ? ['fighter', 'greedy', 'search@15'] : []) {
        const asked = { seat, mind, strength: parseStrength(bot, mind), seed: `${at}` }
        expect(decide({ ...asked, match: other as Match })).toEqual(decide({ ...asked, match }))
        compared++
      }
      match.answer(seat, writeChoice(question, decide({ match, seat, mind, strength: light, seed: `${at}` }).answer))
    }
    expect(compared).toBeGreaterThan(9)
  },
)
