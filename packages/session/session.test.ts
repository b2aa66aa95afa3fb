import { Fault, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { smugglers } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { type HeardUpTo, Session } from './index.ts'
import { addLines, type LogLine } from './reader.ts'

const playable = { game: smugglers, reveals: ['dice'] }
const opened = () => Session.open(playable, { seats: 2, seed: 'session', config: { rounds: 2 } })

/** Answers some questions at random. */
function playOn(session: Session, decisions: number, seed = 'on'): Session {
  const random = seededRandom(seed)
  for (let i = 0; i < decisions; i++) {
    const [asked] = session.match.pending
    if (!asked) break
    session.answer({ seat: asked.seat, choice: writeChoice(asked.question, randomAnswer(asked.question, random)) })
  }
  return session
}

test('a viewer is given its view, its own questions and whom the table waits for', () => {
  const seen = opened().seen({ viewer: 1 })
  expect(seen.questions.map(({ seat, ask, id }) => [seat, ask, id])).toEqual([[1, 'bid', { epoch: 0, asked: 0 }]])
  expect(seen.waiting).toEqual([
    { seat: 0, ask: 'bid', doing: 'decides' },
    { seat: 1, ask: 'bid', doing: 'decides' },
  ])
  expect(JSON.stringify(seen.view)).toContain('null')
  expect(seen.mayDo).toEqual(['resign', 'agree-draw'])
  expect(opened().seen({ viewer: undefined })).toMatchObject({ questions: [], mayDo: [], undo: [] })
})

test('an answer repeated changes nothing, one answered otherwise or late is stale', () => {
  const session = opened()
  const [asked] = session.seen({ viewer: 0 }).questions
  const given = { seat: 0, choice: 1, question: asked?.id }
  expect(session.answer(given)).toBe('taken')
  expect(session.answer(given)).toBe('repeated')
  expect(session.seq).toBe(1)
  expect(() => session.answer({ ...given, choice: 0 })).toThrow(expect.objectContaining({ code: 'stale' }))
  session.answer({ seat: 1, choice: 0 })
  session.act(1, { act: 'timed-out' })
  expect(session.answer(given)).toBe('repeated')
  expect(() => session.answer({ seat: 0, choice: 'peek', question: { epoch: 0, asked: 2 } })).toThrow(Fault)
  expect(session.seq).toBe(3)
  const [now] = session.seen({ viewer: 0 }).questions
  expect(now?.id).toEqual({ epoch: 1, asked: 2 })
  expect(session.answer({ seat: 0, choice: 'peek', question: now?.id })).toBe('taken')
})

/** A reader who follows by news alone. */
class Follower {
  readonly log: LogLine[] = []
  #since: HeardUpTo | undefined

  follow(session: Session, viewer: number | undefined): void {
    const { news } = session.seen({ viewer, since: this.#since })
    addLines(this.log, { from: news.from, lines: news.events.map((heard) => ({ ...heard, text: '' })) })
    this.#since = news.upTo
  }
}

test('news add up to all that was heard, whatever is taken back, edited or done in between', () => {
  for (let game = 0; game < 20; game++) {
    const random = seededRandom(`news ${game}`)
    const session = opened()
    const followers = [undefined, 0, 1].map((viewer) => ({ viewer, reader: new Follower() }))
    for (let turn = 0; turn < 30; turn++) {
      const deed = random.below(8)
      if (deed === 0 && session.seq > 0) session.takeBack(random.below(session.seq), 0)
      else if (deed === 1) session.edit([])
      else if (deed === 2 && session.match.pending.length > 0) session.act(0, { act: 'timed-out' })
      else playOn(session, 1 + random.below(3), `${game} ${turn}`)
      for (const { viewer, reader } of followers) {
        if (random.below(2) === 0) continue
        reader.follow(session, viewer)
        const { events } = session.seen({ viewer }).news
        expect(reader.log.map(({ text: _, ...heard }) => heard)).toEqual(events)
      }
    }
  }
})

test('what a seat takes back is its own last decision; who decided since and dice seen since are named', () => {
  const session = playOn(opened(), 12)
  const { undo } = session.seen({ viewer: undefined, seats: [0, 1] })
  expect(undo.map(({ to }) => to)).toEqual([...undo.map(({ to }) => to)].sort((a, b) => b - a))
  const [latest, earlier] = undo
  expect(latest).toMatchObject({ to: session.seq - 1, left: session.decisions - 1, since: [] })
  expect(earlier?.since).toContain(latest?.seat)
  session.takeBack(earlier?.to ?? 0, earlier?.seat ?? 0)
  expect(session.decisions).toBe(earlier?.left)
  expect(session.match.entries.at(-1)).toEqual({ back: earlier?.to, by: earlier?.seat })
  const past = session.after(earlier?.left ?? 0)
  expect(past.match.state).toEqual(session.match.state)
})

test('the record of a session replays to the same table for everybody', () => {
  const session = playOn(opened(), 9)
  session.takeBack(5, 1)
  playOn(session, 4, 'again')
  const again = Session.replay(playable, structuredClone(session.record()))
  for (const viewer of [undefined, 0, 1]) expect(again.seen({ viewer })).toEqual(session.seen({ viewer }))
})
