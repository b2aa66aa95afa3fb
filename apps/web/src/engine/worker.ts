import { Fault, parseRecord } from '@muster/table'
import { z } from 'zod'
import { engineOf } from './games.ts'
import type { Reply, Request, Requests, Trouble, Verb } from './protocol.ts'
import { Session } from './session.ts'

/** The worker: one table a worker, requests answered in order. */

let session: Session | undefined

function seated(): Session {
  if (!session) throw new Error('no table is open in this worker')
  return session
}

type Progress = (share: number) => void
type Handlers = {
  [V in Verb]: (given: Requests[V]['in'], tell: Progress) => Requests[V]['out'] | Promise<Requests[V]['out']>
}

const handlers: Handlers = {
  box: async ({ game }) => {
    const ui = await engineOf(game)
    return { ...ui.box(), options: z.toJSONSchema(ui.game.config, { io: 'input' }) }
  },
  open: async ({ game, config, seats, seed }) => {
    session = Session.open(await engineOf(game), { config, seats, seed })
    return session.record()
  },
  replay: async ({ record }) => {
    session = Session.replay(await engineOf(parseRecord(record).game), record)
    return { decisions: session.decisions, record: session.record() }
  },
  standing: ({ viewer, from, at }) => seated().standing(viewer, from, at),
  answer: ({ seat, choice }) => seated().answer(seat, choice),
  bot: ({ seat, level }, tell) => seated().bot(seat, level, tell),
  hurry: () => {
    session?.hurry()
    return null
  },
  frames: ({ viewer }) => seated().frames(viewer),
  ordered: ({ seat, orders }) => seated().ordered(seat, orders) ?? null,
  overlays: ({ viewer, subject, at }) => seated().overlays(viewer, subject, at),
  concede: ({ seat }) => seated().concede(seat),
  explain: ({ seat }) => seated().explain(seat),
  judge: ({ seat, drawn }) => seated().judge(seat, drawn),
  odds: ({ seat, choice }) => seated().odds(seat, choice),
  forecast: ({ seat, choice }) => seated().forecast(seat, choice) ?? null,
  undo: ({ seats }) => seated().undo(seats),
  undoTo: ({ count }) => seated().undoTo(count),
  record: () => seated().record(),
  course: () => seated().course(),
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Fault) return { code: error.code, message: error.message, rule: error.rule }
  return { code: 'bug', message: error instanceof Error ? error.message : String(error) }
}

let queue: Promise<unknown> = Promise.resolve()

const send = (reply: Reply) => self.postMessage(reply)

async function answer({ id, do: verb, with: given }: Request): Promise<void> {
  const handle = handlers[verb] as (given: unknown, tell: Progress) => unknown
  try {
    send({ id, value: await handle(given, (progress) => send({ id, progress })) })
  } catch (error) {
    send({ id, trouble: troubleOf(error) })
  }
}

/** Requests wait for each other, except for the one that hurries what is being done. */
self.onmessage = ({ data }: MessageEvent<Request>) => {
  if (data.do === 'hurry') void answer(data)
  else queue = queue.then(() => answer(data))
}
