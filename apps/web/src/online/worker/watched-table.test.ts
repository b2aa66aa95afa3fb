import { addLines, type LogLine } from '@muster/session'
import { hashOf, randomAnswer, type Seat, seededRandom, writeChoice } from '@muster/table'
import {
  type AboutTable,
  checkOf,
  delta,
  type Json,
  type MovedMessage,
  type Shown,
  type TableMessage,
} from '@muster/wire'
import { expect, test } from 'vitest'
import { engineOf } from '../../engine/games.ts'
import { SeatedTable } from '../../engine/seat.ts'
import { openWatched } from './open-watched.ts'

const configs: Readonly<Record<string, { config: unknown; seats: number }>> = {
  bladeborn: { config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' }, seats: 2 },
  arsenal: { config: { decks: ['eagle-eye-signature', 'stone-helix-signature'], first: 0 }, seats: 2 },
  sanctuary: { config: {}, seats: 2 },
  'arena-of-badassery': { config: {}, seats: 4 },
  'combat-zone': { config: {}, seats: 2 },
}

/** As it comes out of the wire. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

/** A table that is held elsewhere, as one viewer is told of it. */
class Holder {
  readonly table: SeatedTable
  readonly #viewer: Seat | undefined
  readonly #bundle: string
  #since: { epoch: number; told: number } | undefined
  #last: { shown: Shown; seq: number } | undefined

  constructor(table: SeatedTable, viewer: Seat | undefined) {
    this.table = table
    this.#viewer = viewer
    const { id, version, content } = table.ui.game
    this.#bundle = `${id}-${version}-${hashOf(content([])).slice(0, 16)}`
  }

  #told() {
    const { view, news, epoch, seq, questions, ...rest } = this.table.session.seen({
      viewer: this.#viewer,
      since: this.#since,
    })
    this.#since = news.upTo
    const shown = { ...rest, view: view as Json, clocks: [] }
    return { shown, told: { match: 'm', epoch, seq, news, questions } }
  }

  whole(): TableMessage {
    this.#since = undefined
    const { shown, told } = this.#told()
    this.#last = { shown: sent(shown), seq: told.seq }
    const about = { game: this.table.ui.game.id, bundle: this.#bundle, packs: [] } as unknown as AboutTable
    const table = { state: 'playing', about, seats: [], offers: [], chat: [], orders: [] } as const
    return sent({ say: 'table', viewer: this.#viewer, shown, ...told, ...table })
  }

  change(): MovedMessage {
    const before = this.#last
    const { shown, told } = this.#told()
    this.#last = { shown: sent(shown), seq: told.seq }
    const made = delta(before?.shown as unknown as Json, this.#last.shown as unknown as Json)
    return sent({ say: 'moved', from: before?.seq ?? 0, delta: made, check: checkOf(this.#last.shown.view), ...told })
  }
}

function decide({ session }: SeatedTable, random: ReturnType<typeof seededRandom>): boolean {
  const [asked] = session.match.pending
  if (!asked) return false
  session.answer({ seat: asked.seat, choice: writeChoice(asked.question, randomAnswer(asked.question, random)) })
  return true
}

test.each(Object.keys(configs))(
  'a table of %s that is held elsewhere is drawn and told as one in this worker',
  async (game) => {
    const ui = await engineOf(game)
    for (const viewer of [0, undefined]) {
      const random = seededRandom(`${game} ${viewer}`)
      const { config, seats } = configs[game] as (typeof configs)[string]
      const table = SeatedTable.open(ui, { config, seats, seed: 'held elsewhere' })
      const holder = new Holder(table, viewer)
      const first = holder.whole()
      const watched = await openWatched(first, undefined)
      const log: LogLine[] = []
      let heard = watched.hear(first)
      for (let turn = 0; turn < 40; turn++) {
        if (!('report' in heard)) throw new Error(heard.again)
        const here = table.report({ viewer, seats: viewer === undefined ? [] : [viewer], kept: table.session.seq })
        addLines(log, heard.report.log)
        expect(sent(heard.report.table)).toEqual(sent(here.table))
        expect(sent(log)).toEqual(sent(here.log.lines))
        expect(sent(watched.look())).toEqual(sent({ ...here, upTo: heard.report.upTo }))
        if (turn % 7 === 3) table.session.takeBack(random.below(table.session.seq), 0)
        else if (!decide(table, random)) break
        heard = watched.hear(holder.change())
      }
    }
  },
)

test('people are called by their own names, whatever the table was laid with', async () => {
  const ui = await engineOf('bladeborn')
  const { config, seats } = configs.bladeborn as (typeof configs)[string]
  const named = { ...(config as object), players: ['Ann', 'Player 2'] }
  const table = SeatedTable.open(ui, { config: named, seats, seed: 'names' })
  const whole = new Holder(table, 0).whole()
  const lines = ['Ann', 'Bo'].map((name) => ({ name })) as unknown as TableMessage['seats']
  const message = { ...whole, seats: lines }
  const heard = (await openWatched(message, undefined)).hear(message)
  const words = JSON.stringify(heard)
  expect(words).toContain('Bo rolls')
  expect(words).not.toContain('Player 2')
})

test('a change that does not fit is not taken, and the whole table mends it', async () => {
  const ui = await engineOf('bladeborn')
  const table = SeatedTable.open(ui, { ...(configs.bladeborn as (typeof configs)[string]), seed: 'gap' })
  const holder = new Holder(table, 0)
  const whole = holder.whole()
  const watched = await openWatched(whole, undefined)
  watched.hear(whole)
  const random = seededRandom('gap')
  decide(table, random)
  const missed = holder.change()
  decide(table, random)
  expect(watched.hear(holder.change())).toEqual({ again: 'this page stands elsewhere' })
  expect(watched.hear({ ...missed, check: '00000000' })).toEqual({ again: 'the table came out otherwise here' })
  expect(watched.hear({ ...missed, delta: { at: { 0: { set: 1 } } } })).toHaveProperty('again')
  expect(watched.look().table.decisions).toBe(0)
  const again = holder.whole()
  expect(await openWatched(again, watched)).toBe(watched)
  expect(watched.hear(again)).toMatchObject({ report: { table: { decisions: 2 } } })
})

test('moments this page has seen can be looked at again, and lines from before it came are filled in', async () => {
  const ui = await engineOf('bladeborn')
  const table = SeatedTable.open(ui, { ...(configs.bladeborn as (typeof configs)[string]), seed: 'late' })
  const random = seededRandom('late')
  for (let turn = 0; turn < 12; turn++) decide(table, random)
  const holder = new Holder(table, 0)
  const whole = holder.whole()
  const late = whole.news.events.slice(-3)
  const from = late[0]?.at ?? 0
  const watched = await openWatched(whole, undefined)
  const heard = watched.hear({ ...whole, news: { ...whole.news, from, events: late } })
  expect(heard).toMatchObject({ missing: { from: 0, to: from }, isDrawn: true })
  const { log } = watched.older(whole.news.events.slice(0, -3))
  expect(sent(log.lines)).toEqual(sent(table.report({ viewer: 0, seats: [0], kept: 0 }).log.lines))
  const then = table.report({ viewer: 0, seats: [0], kept: 0 }).table.scene
  for (let turn = 0; turn < 4; turn++) {
    decide(table, random)
    watched.hear(holder.change())
  }
  const back = watched.look(12)
  expect(sent(back.table.scene)).toEqual(sent(then))
  expect(back.log.lines.every(({ after }) => after <= 12)).toBe(true)
  expect(watched.look(3).table.decisions).toBe(12)
})
