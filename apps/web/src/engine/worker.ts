import { Fault } from '@muster/table'
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

type Handlers = { [V in Verb]: (given: Requests[V]['in']) => Requests[V]['out'] | Promise<Requests[V]['out']> }

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
    const { game } = z.looseObject({ game: z.string() }).parse(record)
    session = Session.replay(await engineOf(game), record)
    return { decisions: session.decisions, record: session.record() }
  },
  standing: ({ viewer, from, at }) => seated().standing(viewer, from, at),
  answer: ({ seat, choice }) => seated().answer(seat, choice),
  bot: ({ seat, level }) => seated().bot(seat, level),
  explain: ({ seat }) => seated().explain(seat),
  odds: ({ seat, choice }) => seated().odds(seat, choice),
  undo: ({ seat }) => seated().undo(seat),
  undoTo: ({ count }) => seated().undoTo(count),
  record: () => seated().record(),
  course: () => seated().course(),
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Fault) return { code: error.code, message: error.message, rule: error.rule }
  return { code: 'bug', message: error instanceof Error ? error.message : String(error) }
}

let queue: Promise<unknown> = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<Request>) => {
  queue = queue.then(async () => {
    let reply: Reply
    try {
      reply = { id: data.id, value: await (handlers[data.do] as (given: unknown) => unknown)(data.with) }
    } catch (error) {
      reply = { id: data.id, trouble: troubleOf(error) }
    }
    self.postMessage(reply)
  })
}
