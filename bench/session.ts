// What a decision at a session costs after 100, 1,000 and 10,000 decisions of a campaign: an answer, and the reply to the seat asked next.
import { type HeardUpTo, Session } from '@muster/session'
import { type PlayedState, type Random, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { bladeborn } from '../games/bladeborn/index.ts'
import { processorTime } from './processor-time.ts'

/** How many decisions had been made, and what each of the next ones cost, in microseconds. */
export type SessionCost = { readonly after: number; readonly micros: number }

const LENGTHS = [100, 1_000, 10_000]
/** Decisions measured at each length, and how many campaigns are played. */
const MEASURED = 400
const CAMPAIGNS = 3

const config = { play: 'campaign', warbands: ['garreks-reavers', 'godsworn-hunt'] }

type Battling = PlayedState & {
  readonly battle?: { readonly round: number; readonly convergence?: { readonly aspirant: number } }
}

/** A campaign that does not end: an aspirant gives every convergence up in its second round. Says up to where news were heard. */
function playOn(session: Session, decisions: number, random: Random, since?: HeardUpTo): HeardUpTo | undefined {
  let heard = since
  for (let made = 0; made < decisions; made++) {
    const [asked] = session.match.pending
    if (!asked) throw new Error('the campaign was over before it was measured')
    const { battle } = session.match.state as Battling
    const aspirant = battle?.convergence?.aspirant
    if (aspirant !== undefined && battle?.round === 2) session.act(aspirant, { act: 'resign' })
    else session.answer({ seat: asked.seat, choice: writeChoice(asked.question, randomAnswer(asked.question, random)) })
    heard = session.seen({ viewer: session.match.pending[0]?.seat, since: heard }).news.upTo
  }
  return heard
}

function measured(campaign: number): number[] {
  const session = Session.open({ game: bladeborn, reveals: [] }, { seats: 2, seed: `bench ${campaign}`, config })
  const random = seededRandom(`bench ${campaign}`)
  let heard: HeardUpTo | undefined
  return LENGTHS.map((after) => {
    heard = playOn(session, after - session.seq, random, heard)
    const began = processorTime()
    heard = playOn(session, MEASURED, random, heard)
    return (1e6 * (processorTime() - began)) / MEASURED
  })
}

measured(0) // to warm up
const runs = Array.from({ length: CAMPAIGNS }, (_, index) => measured(index + 1))
const costs = LENGTHS.map((after, index): SessionCost => {
  const sorted = runs.map((run) => run[index] as number).sort((a, b) => a - b)
  return { after, micros: Math.round(sorted[Math.floor(CAMPAIGNS / 2)] as number) }
})
process.stdout.write(JSON.stringify(costs))
