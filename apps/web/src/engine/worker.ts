import { Fault, parseRecord, verifyRecord } from '@muster/table'
import { z } from 'zod'
import { engineOf } from './games.ts'
import type { Eyes, Reply, Report, Request, Requests, Trouble, Verb } from './protocol.ts'
import { SeatedTable } from './seat.ts'

/** The worker: one table a worker, requests answered in order. */

let seated: SeatedTable | undefined

function table(): SeatedTable {
  if (!seated) throw new Error('no table is open in this worker')
  return seated
}

/** Does something to the table and reports how it stands then. */
function after(eyes: Eyes, deed: (session: SeatedTable['session']) => void): Report {
  deed(table().session)
  return table().report(eyes)
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
    seated = SeatedTable.open(await engineOf(game), { config, seats, seed })
    return seated.session.record()
  },
  replay: async ({ record }) => {
    seated = SeatedTable.replay(await engineOf(parseRecord(record).game), record)
    return { decisions: seated.session.decisions, record: seated.session.record() }
  },
  look: ({ at, ...eyes }) => table().report(eyes, at),
  answer: ({ seat, choice, question, eyes }) =>
    after(eyes, (session) => {
      session.answer({ seat, choice, question })
    }),
  bot: async ({ seat, level, eyes }, tell) => {
    const thought = await table().session.bot(seat, level, tell)
    return { thought, report: table().report(eyes) }
  },
  hurry: () => {
    seated?.session.hurry()
    return null
  },
  obey: ({ seat, orders, eyes }) => (table().obey(seat, orders) ? table().report(eyes) : null),
  act: ({ seat, act, eyes }) => after(eyes, (session) => session.act(seat, act)),
  takeBack: ({ to, by, eyes }) => after(eyes, (session) => session.takeBack(to, by)),
  overlays: ({ viewer, subject, at }) => table().overlays(viewer, subject, at),
  explain: ({ seat }) => table().session.explain(seat),
  judge: ({ seat, drawn }) => table().judge(seat, drawn),
  forecasts: ({ seat, choices }) => table().forecasts(seat, choices),
  record: () => table().session.record(),
  course: () => table().course(),
  verify: async ({ record }) => verifyRecord((await engineOf(parseRecord(record).game)).game, record),
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
