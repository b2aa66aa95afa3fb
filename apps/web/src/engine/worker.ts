import { Fault, parseRecord, tableOptionsIn, verifyRecord } from '@muster/table'
import type { ListBuilder, SideOffer } from '@muster/ui'
import { branchOf } from './branch.ts'
import { engineOf } from './games.ts'
import type { Eyes, Reply, Report, Request, Requests, Trouble, Verb } from './protocol.ts'
import { SeatedTable } from './seat.ts'
import { takenAfter } from './taken.ts'
import type { GuidedTable } from './teach.ts'

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

async function builderOf(game: string): Promise<ListBuilder> {
  const builder = await (await engineOf(game)).builder?.()
  if (!builder) throw new Fault('bad-config', `nothing is built for ${game}`)
  return builder
}

/** A list as a side; nothing where its code cannot be read. */
function sideOf(builder: ListBuilder, { code, name }: { code: string; name: string }): SideOffer[] {
  try {
    return [builder.side(code, name)]
  } catch (error) {
    if (error instanceof Fault) return []
    throw error
  }
}

type Progress = (share: number) => void
type Handlers = {
  [V in Verb]: (given: Requests[V]['in'], tell: Progress) => Requests[V]['out'] | Promise<Requests[V]['out']>
}

const handlers: Handlers = {
  box: async ({ game, packs = [] }) => {
    const ui = await engineOf(game)
    return { ...(await ui.box(packs)), options: tableOptionsIn(ui.game.config) }
  },
  // YAML is JSON too, so one reader serves both; who loads no pack does not load it.
  readPack: async ({ file, text }) => (await import('@muster/yaml-loader')).readYaml(text, file),
  lists: async ({ game }) => {
    const { begins, sizes, unit } = await builderOf(game)
    return { begins, sizes, unit }
  },
  list: async ({ game, code, size, entry }) => (await builderOf(game)).show(code, size, entry),
  listByLot: async ({ game, begin, size, lots }) => (await builderOf(game)).random(begin, size, lots),
  listSides: async ({ game, lists }) => {
    const builder = await builderOf(game)
    return lists.flatMap((list) => sideOf(builder, list))
  },
  open: async ({ game, ...setup }) => {
    seated = SeatedTable.open(await engineOf(game), setup)
    return seated.session.record()
  },
  replay: async ({ record }) => {
    seated = SeatedTable.replay(await engineOf(parseRecord(record).game), record)
    return { decisions: seated.session.decisions, record: seated.session.record() }
  },
  lessons: async ({ game }) => (await import('./teach.ts')).exercisesOf(game),
  learn: async (given) => {
    const { guided, ...told } = await (await import('./teach.ts')).layTable(given)
    seated = guided
    return told
  },
  readOn: ({ eyes }) => (seated as GuidedTable).readOn(eyes),
  look: ({ at, ...eyes }) => ({
    ...table().report(eyes, at),
    taken: at === undefined ? undefined : takenAfter(table().session, at, eyes.seats),
  }),
  answer: ({ seat, choice, question, eyes }) => after(eyes, () => table().answer({ seat, choice, question })),
  bot: async ({ seat, level, eyes }, tell) => {
    const thought = await table().bot(seat, level, tell)
    return { thought, report: table().report(eyes) }
  },
  hurry: () => {
    seated?.session.hurry()
    return null
  },
  obey: ({ seat, orders, eyes }) =>
    table().obey(seat, orders) ? table().report(eyes) : { isOver: table().passOnEnds(seat) },
  wouldObey: ({ seat, orders }) => table().orderedFor(seat, orders) !== undefined,
  act: ({ seat, act, eyes }) => after(eyes, (session) => session.act(seat, act)),
  takeBack: ({ to, by, eyes }) => after(eyes, (session) => session.takeBack(to, by)),
  overlays: ({ viewer, subject, at }) => table().overlays(viewer, subject, at),
  explain: ({ seat }) => table().session.explain(seat),
  judge: ({ seat, drawn }) => table().judge(seat, drawn),
  forecasts: ({ seat, choices }) => table().forecasts(seat, choices),
  branch: ({ at, seat, seed }) => branchOf(table().session, at, seat, seed),
  record: () => table().session.record(),
  course: () => table().course(),
  verify: async ({ record, witnessed }) =>
    verifyRecord((await engineOf(parseRecord(record).game)).game, record, witnessed),
  online: async (given) => (await import('../online/work.ts')).work(given),
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
