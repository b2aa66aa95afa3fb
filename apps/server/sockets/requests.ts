import type { Choice, Seat } from '@muster/table'
import type { ClientMessage, ClientWord } from '@muster/wire'
import type { Account } from '../people/accounts.ts'
import { actDecision } from '../tables/acts.ts'
import { answering } from '../tables/decision.ts'
import type { About } from '../tables/held.ts'
import type { Room } from '../tables/room.ts'
import { Trouble } from '../tables/trouble.ts'
import type { Connection } from './connection.ts'
import { mute } from './muting.ts'

type Said<Word extends ClientWord> = Extract<ClientMessage, { say: Word }>
type Handlers = {
  readonly [Word in Exclude<ClientWord, 'hello'>]: (
    connection: Connection,
    message: Said<Word>,
    received: number,
  ) => void | Promise<void>
}

/** Requests that others do not wait for. */
export const slowWords: ReadonlySet<ClientWord> = new Set(['forecast', 'judge', 'log'])

export const handlers: Handlers = {
  watch: async (connection, { match, seat }) => {
    const room = await connection.patiently(async () => {
      const found = await roomOf(connection, match)
      await found.table.catchUp()
      return found
    })
    if (seat !== undefined) needOwn(connection, room.table.about, seat, 'or away')
    connection.eyes.watch(room, seat)
  },
  leave: (connection, { match }) => connection.eyes.leave(match),
  answer: async (connection, { match, seat, epoch, asked, choice, r }, received) => {
    const room = connection.parts.registry.held(match) ?? (await roomOf(connection, match))
    const { id } = needOwn(connection, room.table.about, seat)
    const watcher = connection.eyes.at(match, seat)
    const question = { epoch, asked }
    const outcome = await room.table.decide({
      judge: answering(seat, choice as Choice, question),
      by: id,
      received,
      way: connection.way,
      ack: watcher && { watcher, r },
    })
    room.orders.hasAnswered(seat)
    reply(connection, room, seat, r, outcome === 'stored' && watcher !== undefined)
  },
  act: async (connection, { match, seat, epoch, act, level, r }) => {
    const room = await roomOf(connection, match)
    const { id } = needActive(connection)
    const { table, presence } = room
    const watcher = connection.eyes.at(match, seat)
    const wanted = actDecision(table.about, id, { seat, act, level, epoch }, (account) => presence.awayFor(account))
    await table.decide({ ...wanted, by: id, ack: watcher && { watcher, r } })
    reply(connection, room, seat, r, watcher !== undefined)
  },
  offer: async (connection, { match, seat, epoch, proposal, r }) => {
    const { table, offers } = await roomOf(connection, match)
    const { id } = needOwn(connection, table.about, seat)
    await offers.make(id, seat, epoch, proposal)
    connection.say({ say: 'ok', r })
  },
  consent: async (connection, { match, seat, offer, yes, r }) => {
    const { table, offers } = await roomOf(connection, match)
    const { id } = needOwn(connection, table.about, seat)
    await offers.consent(id, offer, yes)
    connection.say({ say: 'ok', r })
  },
  forecast: async (connection, { match, seat, choices, r }) => {
    const { table, inquiries } = await roomOf(connection, match)
    const { id } = needOwn(connection, table.about, seat)
    connection.say({ say: 'told', r, answer: await inquiries.forecasts(id, seat, choices as Choice[]) })
  },
  judge: async (connection, { match, seat, drawn, r }) => {
    const { table, inquiries } = await roomOf(connection, match)
    const { id } = needOwn(connection, table.about, seat)
    connection.say({ say: 'told', r, answer: await inquiries.judge(id, seat, drawn) })
  },
  log: async (connection, { match, from, to, r }) => {
    const { inquiries } = await roomOf(connection, match)
    const watcher = connection.eyes.at(match)
    if (!watcher) throw new Trouble('bad-request', 'watch the table first')
    const who = connection.account?.id ?? connection.key
    connection.say({ say: 'told', r, answer: await inquiries.log(who, watcher.viewer, from, to) })
  },
  orders: async (connection, { match, seat, orders, r }) => {
    const room = await roomOf(connection, match)
    needOwn(connection, room.table.about, seat)
    await room.orders.give(seat, orders)
    connection.say({ say: 'ok', r })
  },
  say: async (connection, { match, text, r }) => {
    const { chat } = await roomOf(connection, match)
    await chat.say(needActive(connection), text)
    connection.say({ say: 'ok', r })
  },
  mute: async (connection, { account, on, r }) => {
    await mute(connection, account, on)
    connection.say({ say: 'ok', r })
  },
  report: async (connection, { match, line, reason, r }) => {
    const { chat } = await roomOf(connection, match)
    await chat.report(needActive(connection).id, line, reason)
    connection.say({ say: 'ok', r })
  },
  explain: async (connection, { match, seat, r }) => {
    const { table } = await roomOf(connection, match)
    needOwn(connection, table.about, seat)
    connection.say({ say: 'told', r, answer: table.playing.hosted.explain(seat) })
  },
  sit: async (connection, { match, seat, hash, r }) => {
    const room = await roomOf(connection, match)
    await room.seating.sit(needActive(connection).id, seat, hash)
    connection.say({ say: 'ok', r })
  },
  stand: async (connection, { match, seat, r }) => {
    const room = await roomOf(connection, match)
    await room.seating.stand(needAccount(connection).id, seat)
    connection.say({ say: 'ok', r })
  },
  reveal: async (connection, { match, seat, contribution, r }) => {
    const room = await roomOf(connection, match)
    await room.seating.reveal(needAccount(connection).id, seat, contribution)
    connection.say({ say: 'ok', r })
  },
}

function roomOf({ parts }: Connection, match: string): Promise<Room> {
  return parts.registry.get(match)
}

/** A request that was done is answered with how the table stands now, whether or not it was done before. */
function reply(connection: Connection, room: Room, seat: Seat, r: number, isAnswered: boolean): void {
  if (isAnswered) return
  const watcher = connection.eyes.at(room.table.id, seat)
  if (watcher) room.table.audience.whole(watcher, r)
  else connection.outbox.send(room.table.audience.frameFor(seat, r))
}

function needAccount({ account }: Connection): Account {
  if (!account) throw new Trouble('not-known', 'choose a name or sign in first')
  return account
}

function needActive(connection: Connection): Account {
  const account = needAccount(connection)
  if (account.isSuspended) throw new Trouble('suspended', 'this account is suspended')
  return account
}

/** Whoever asks, if the seat is theirs. */
function needOwn(connection: Connection, { seats }: About, seat: Seat, also?: 'or away'): Account {
  const account = needActive(connection)
  const found = seats[seat]
  const isOwn = found?.account === account.id || (also !== undefined && found?.away === account.id)
  if (!isOwn) throw new Trouble('not-yours', 'this seat is not yours')
  return account
}
