import {
  canonicalJson,
  type Entry,
  Fault,
  type MatchSetup,
  type Random,
  randomAnswer,
  seededRandom,
  writeChoice,
} from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { engineOf, type GameEngine } from '../engine.ts'
import type { Hosted } from '../hosted.ts'
import { addLines, type LogLine } from '../reader.ts'
import type { HeardUpTo, News } from '../seen.ts'
import { Session } from '../session.ts'

/** One viewer's log, followed by news alone. */
class Heard {
  readonly log: LogLine[] = []
  upTo: HeardUpTo | undefined
  /** From where on nothing is missing. */
  begins = 0

  hear({ from, events, upTo }: News): void {
    addLines(this.log, { from, lines: events.map((event) => ({ ...event, text: '' })) })
    this.upTo = upTo
  }
}

/**
 * Plays a game at random at two tables, one a `Session` and one as a server hosts it, with acts and take-backs, and says where
 * they differ: what each viewer sees and heard, questions and their ids, what could be taken back, results. The hosted one is
 * written as JSON and taken up again at every question.
 */
export function hostedApart(
  ui: Pick<EngineUi, 'game' | 'reveals'>,
  setup: MatchSetup,
  { decisions, wild = true }: { readonly decisions: number; readonly wild?: boolean },
): string[] {
  const random = seededRandom(`hosted ${setup.seed}`)
  const engine = engineOf(ui as EngineUi, { together: false })
  const session = Session.open({ game: ui.game, reveals: ui.reveals }, setup)
  let hosted = engine.open(setup)
  const entries: Entry[] = []
  const viewers = [undefined, ...Array.from({ length: setup.seats }, (_, seat) => seat)]
  const heard = viewers.map(() => [new Heard(), new Heard()] as const)
  const problems: string[] = []
  for (let turn = 0; turn < decisions && problems.length === 0; turn++) {
    const where = `${ui.game.id} ${setup.seed}, entry ${session.seq}`
    for (const [index, viewer] of viewers.entries()) {
      const [one, two] = heard[index] as readonly [Heard, Heard]
      const { news, ...seen } = session.seen({ viewer, since: one.upTo })
      const { news: other, ...hostedSeen } = hosted.seen({ viewer, since: two.upTo })
      one.hear(news)
      two.hear(other)
      // A server sends the whole table after a take-back, with as much of what was told as it still holds.
      if (other.from > news.from || other.from < two.begins) two.begins = other.from
      const [log, hostedLog] = [one, two].map((each) => canonicalJson(each.log.filter(({ at }) => at >= two.begins)))
      if (canonicalJson(seen) !== canonicalJson(hostedSeen)) problems.push(`${where}: viewer ${viewer} sees otherwise`)
      if (log !== hostedLog) problems.push(`${where}: viewer ${viewer} heard otherwise`)
    }
    if (hosted.hash() !== session.match.record().end) problems.push(`${where}: another state`)
    if (session.match.result) break
    const again = engine.resume(setup, JSON.parse(JSON.stringify(hosted.snapshot())), [])
    if (canonicalJson(again.snapshot()) !== canonicalJson(hosted.snapshot()))
      problems.push(`${where}: taken up otherwise`)
    hosted = again
    hosted = moved({ engine, setup, session, hosted, entries, random, problems, wild })
  }
  const whole = engine.resume(setup, undefined, entries)
  if (canonicalJson(whole.snapshot()) !== canonicalJson(hosted.snapshot()))
    problems.push(`${ui.game.id} ${setup.seed}: replayed from the start it stands otherwise`)
  return problems
}

interface Both {
  readonly engine: GameEngine
  readonly setup: MatchSetup
  readonly session: Session
  readonly hosted: Hosted
  readonly entries: Entry[]
  readonly random: Random
  readonly problems: string[]
  readonly wild: boolean
}

/** Does something at random at both tables. */
function moved(both: Both): Hosted {
  const { random, session, hosted, entries, wild } = both
  const lot = wild ? random.below(20) : 20
  const seat = random.below(session.match.setup.seats)
  if (lot === 0 && session.seq > 0) {
    const to = random.below(3) === 0 ? random.below(session.seq) : session.seq - 1
    session.takeBack(to, seat)
    return kept(both, takenBack(both, to, seat))
  }
  if (lot === 1) {
    const acts = [
      { act: 'timed-out' },
      { act: 'bot', level: 'novice' },
      { act: 'back-to-person' },
      { act: 'agree-draw' },
      ...(session.seq > 40 ? [{ act: 'resign' } as const] : []),
    ] as const
    const act = acts[random.below(acts.length)] as (typeof acts)[number]
    try {
      session.act(seat, act)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      refusesToo(both, error, () => hosted.act(seat, act))
      return hosted
    }
    return kept(both, hosted.act(seat, act))
  }
  const asked = session.match.pending[random.below(session.match.pending.length)]
  if (!asked) return hosted
  const question = session.match.questionId(asked.seat)
  const given = {
    seat: asked.seat,
    choice: writeChoice(asked.question, randomAnswer(asked.question, random)),
    question,
  }
  refusesToo(both, new Fault('bad-choice', ''), () => hosted.answer({ ...given, choice: '\u0000' }))
  session.answer(given)
  const step = hosted.answer(given)
  if (step === 'repeated') {
    both.problems.push(`entry ${entries.length}: taken for a repeated one`)
    return hosted
  }
  if (step.next.answer(given) !== 'repeated') both.problems.push(`entry ${entries.length}: not known as repeated`)
  return kept(both, step)
}

function kept({ entries }: Both, { next, entry }: { next: Hosted; entry: Entry }): Hosted {
  entries.push(entry)
  return next
}

/** Takes back at the hosted table; where that lies too far back, after it was taken up from the start. */
function takenBack({ engine, setup, hosted, entries }: Both, to: number, by: number) {
  try {
    return hosted.takeBack(to, by)
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'forgotten') throw error
    return engine.resume(setup, undefined, entries).takeBack(to, by)
  }
}

function refusesToo({ problems, session }: Both, expected: Fault, deed: () => unknown): void {
  try {
    deed()
    problems.push(`entry ${session.seq}: not refused, expected ${expected.code}`)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code !== expected.code) problems.push(`entry ${session.seq}: ${error.code} instead of ${expected.code}`)
  }
}
