import { engineUi as bladeborn } from '@muster/bladeborn/ui/engine'
import { Session } from '@muster/session'
import { randomAnswer, seededRandom, writeChoice } from '@muster/table'
import type { OfferLine, ServerMessage, TableMessage } from '@muster/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOnce, choiceAt, playToEnd } from '../testing/play.ts'
import { begun, type TestClient, TestServer } from '../testing/server.ts'
import { UNLIMITED } from '../testing/unlimited.ts'
import { VirtualTime } from '../testing/virtual-time.ts'

const duel = { game: 'bladeborn', config: { warbands: ['godsworn-hunt', 'khagras-ravagers'] } }
const live = { kind: 'live', decision: 10, reserve: 20 } as const
const byTurns = { kind: 'by-turns', hours: 24 } as const
const HOUR = 3600_000
const PATIENCE = { timeout: 20_000 }

let server: TestServer
let time: VirtualTime
beforeAll(async () => {
  time = new VirtualTime()
  server = await TestServer.start({
    time,
    socketLimits: { ...UNLIMITED, silent: Number.POSITIVE_INFINITY },
  })
})
afterAll(() => server.stop())

type Offers = Extract<ServerMessage, { say: 'offers' }>
const isOffers = (message: ServerMessage): message is Offers => message.say === 'offers'

function askedOf(
  match: string,
  players: readonly TestClient[],
): { player: TestClient; other: TestClient; seat: number } {
  const player = players.find((one) => one.at(match).questions.length > 0) as TestClient
  const seat = players.indexOf(player)
  return { player, seat, other: players[1 - seat] as TestClient }
}

/** One proposes, and hears of it; what is proposed. */
async function propose(
  match: string,
  player: TestClient,
  seat: number,
  proposal: OfferLine['proposal'],
): Promise<OfferLine> {
  const told = player.next(isOffers)
  const reply = await player.ask({ say: 'offer', match, seat, epoch: player.at(match).epoch, proposal })
  expect(reply).toMatchObject({ say: 'ok' })
  return (await told).offers[0] as OfferLine
}

describe('clocks', () => {
  test('live, whoever uses up its reserve resigns in a game of two', async () => {
    const { match, players } = await begun(server, { ...duel, pace: live })
    await playToEnd(match, players, 10)
    const { player, seat, other } = askedOf(match, players)
    expect(player.at(match).shown.clocks[seat]).toMatchObject({ reserve: 20_000, due: time.now() + 30_000 })
    await time.pass(29_000)
    expect(player.at(match).shown.result).toBeNull()
    await time.pass(2_000)
    await other.at(match).until(({ shown }) => shown.result !== null)
    expect(other.at(match).shown.result).toMatchObject({ winners: [1 - seat] })
    const rows = await server.serving.registry.parts.store.database.all(
      'select body, by from entry where match = ? and seq = 11',
      match,
    )
    expect(rows).toEqual([{ body: JSON.stringify({ seat, act: 'resign' }), by: 'clock' }])
  })

  test('a decision within its time costs nothing of the reserve, what is beyond does, and a claim of less does not help', async () => {
    const { match, players } = await begun(server, { ...duel, pace: live })
    await time.pass(15_000)
    const { player, seat } = askedOf(match, players)
    await answerOnce(match, player, seededRandom('slow'))
    expect(player.at(match).shown.clocks[seat]?.reserve).toBe(15_000)
  })

  test('by turns a bot takes over after the deadline, and the person may come back', { timeout: 60_000 }, async () => {
    const { match, players } = await begun(server, { ...duel, pace: byTurns })
    const { player, seat, other } = askedOf(match, players)
    await time.pass(23 * HOUR)
    expect(player.at(match).seq).toBe(0)
    const seats = other.next(({ say }) => say === 'seats')
    await time.pass(1 * HOUR + 10_000)
    expect(await seats).toMatchObject({
      seats: expect.arrayContaining([
        expect.objectContaining({ seat, kind: 'bot', level: 'veteran', account: player.id }),
      ]),
    })
    const answered = other.at(match).until(({ seq }) => seq >= 2)
    const clock = setInterval(() => void time.pass(500), 50)
    await answered
    clearInterval(clock)
    const [row] = await server.serving.registry.parts.store.database.all<{ by: string }>(
      'select by from entry where match = ? and seq = 2',
      match,
    )
    expect(row).toEqual({ by: 'bot' })
    expect(
      await player.ask({ say: 'act', match, seat, epoch: player.at(match).epoch, act: 'back-to-person' }),
    ).toMatchObject({ say: 'moved' })
    const { seats: lines } = await player.watch(match, seat)
    expect(lines[seat]).toMatchObject({ kind: 'person', account: player.id })
  })

  test('who is on vacation has its time after it', async () => {
    const { match, players } = await begun(server, { ...duel, pace: byTurns })
    const { player, seat } = askedOf(match, players)
    const { database } = server.serving.registry.parts.store
    await database.run({
      sql: 'update account set vacation = ? where id = ?',
      values: [time.now() + 72 * HOUR, player.id],
    })
    await time.pass(25 * HOUR)
    await time.pass(60 * HOUR)
    expect(player.at(match).seq).toBe(0)
    await time.pass(11 * HOUR + 10_000)
    await player.at(match).until(({ seq }) => seq === 1)
    expect(player.at(match).shown.answering[seat]).toMatchObject({ by: 'bot' })
  })

  test('a deadline that was moved for an outage holds after a restart', async () => {
    const { match, players } = await begun(server, { ...duel, pace: byTurns })
    const { player, seat } = askedOf(match, players)
    const due = player.at(match).shown.clocks[seat]?.due as number
    await server.serving.registry.parts.store.database.run({
      sql: 'update match set due = due + ? where id = ?',
      values: [HOUR, match],
    })
    await server.restart()
    await player.open()
    expect((await player.watch(match, seat)).shown.clocks[seat]?.due).toBe(due + HOUR)
  })

  test('whoever does not reveal at a live table leaves its seat; by turns it is dealt in with its hash', async () => {
    for (const pace of [live, byTurns]) {
      const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
      const match = await ann.lay({ ...duel, pace, seats: ['me', 'free'] })
      await ann.sit(match, 0)
      await bob.sit(match, 1)
      await ann.watch(match, 0)
      await ann.reveal(match, 0)
      await time.pass(pace === live ? 31_000 : 24 * HOUR + 10_000)
      // Time passes at once, what is stored takes as long as the disk does.
      const now = async () => {
        const { seats, state, about } = await ann.watch(match)
        return { seats, state, dealtIn: about.contributions[1] }
      }
      if (pace === live)
        await expect
          .poll(now, PATIENCE)
          .toMatchObject({ seats: [{ kind: 'person', committed: false }, { kind: 'free' }] })
      else
        await expect
          .poll(now, PATIENCE)
          .toMatchObject({ state: 'playing', dealtIn: expect.stringMatching(/^[0-9a-f]{64}$/) })
    }
  })
})

describe('what people agree on', () => {
  test('a take-back over any number of decisions, by consent, which lapses with the next entry', async () => {
    const { match, players } = await begun(server, duel)
    const [one, two] = players as [TestClient, TestClient]
    await playToEnd(match, players, 30)
    const offer = await propose(match, one, 0, { kind: 'take-back', to: 3 })
    expect(offer).toMatchObject({ by: 0, waiting: [1], lines: 27 })
    const eve = await server.guest('Eve')
    expect(await eve.ask({ say: 'consent', match, seat: 1, offer: offer.id, yes: true })).toMatchObject({
      code: 'not-yours',
    })
    const declined = one.next(isOffers)
    await two.ask({ say: 'consent', match, seat: 1, offer: offer.id, yes: false })
    expect(await declined).toMatchObject({ offers: [], notice: 'declined' })
    const again = await propose(match, one, 0, { kind: 'take-back', to: 3 })
    const lapsed = one.next(isOffers)
    await answerOnce(match, askedOf(match, players).player, seededRandom('on'))
    expect(await lapsed).toMatchObject({ notice: 'lapsed' })
    expect(await two.ask({ say: 'consent', match, seat: 1, offer: again.id, yes: true })).toMatchObject({
      code: 'stale',
    })
    const third = await propose(match, two, 1, { kind: 'take-back', to: 3 })
    await one.ask({ say: 'consent', match, seat: 0, offer: third.id, yes: true })
    await two.at(match).until(({ epoch }) => epoch === 1)
    expect([two.at(match).seq, two.at(match).shown.decisions]).toEqual([32, 3])
    await playToEnd(match, players, 20, 'after')
    await server.restart()
    await one.open()
    expect((await one.watch(match, 0)).seq).toBeGreaterThan(32)
  })

  test('another pace, and none at all', async () => {
    const { match, players } = await begun(server, duel)
    const [one, two] = players as [TestClient, TestClient]
    for (const pace of [live, byTurns, { kind: 'untimed' } as const]) {
      const offer = await propose(match, one, 0, { kind: 'pace', pace })
      await two.ask({ say: 'consent', match, seat: 1, offer: offer.id, yes: true })
      const { about, shown } = await two.watch(match, 1)
      expect([about.pace, shown.clocks.length]).toEqual([pace, pace.kind === 'untimed' ? 0 : 2])
    }
    await playToEnd(match, players, 3)
  })

  test('to call it off, then to play again', async () => {
    const { match, players } = await begun(server, duel)
    const [one, two] = players as [TestClient, TestClient]
    expect(await one.ask({ say: 'offer', match, seat: 0, epoch: 0, proposal: { kind: 'rematch' } })).toMatchObject({
      code: 'not-over',
    })
    const abort = await propose(match, one, 0, { kind: 'abort' })
    await two.ask({ say: 'consent', match, seat: 1, offer: abort.id, yes: true })
    await one.at(match).until(({ shown }) => shown.result !== null)
    expect([one.at(match).shown.result, one.at(match).seed]).toEqual([
      { winners: [], aborted: true },
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ])
    const rematch = await propose(match, two, 1, { kind: 'rematch' })
    const told = two.next(({ say }) => say === 'rematch')
    await one.ask({ say: 'consent', match, seat: 0, offer: rematch.id, yes: true })
    const { next } = (await told) as { next: string } & ServerMessage
    expect((await one.watch(next)).seats).toMatchObject([{ account: one.id }, { account: two.id }])
  })

  test('alone with bots nobody else is asked', async () => {
    const ann = await server.guest('Ann')
    const match = await ann.lay({ ...duel, seats: ['me', { bot: 'novice' }] })
    await ann.sit(match, 0)
    await ann.reveal(match, 0)
    expect((await ann.watch(match, 0)).state).toBe('playing')
    expect(await ann.ask({ say: 'offer', match, seat: 0, epoch: 0, proposal: { kind: 'abort' } })).toMatchObject({
      say: 'ok',
    })
    expect(ann.at(match).shown.result).toMatchObject({ aborted: true })
  })
})

describe('at the table', () => {
  test('who sits may speak; who is muted is not heard, and what was said can be reported', async () => {
    const { match, players } = await begun(server, duel)
    const [one, two] = players as [TestClient, TestClient]
    const eve = await server.guest('Eve')
    await eve.watch(match)
    const said = eve.next(({ say }) => say === 'said')
    await one.ask({ say: 'say', match, text: 'Good\u202eluck\n!' })
    expect(await said).toMatchObject({ line: { n: 1, account: one.id, name: 'Ann', text: 'Good luck !' } })
    expect(await eve.ask({ say: 'say', match, text: 'me too' })).toMatchObject({ code: 'not-yours' })
    await two.ask({ say: 'mute', account: one.id, on: true })
    const heard = two.heard.length
    await one.ask({ say: 'say', match, text: 'can you hear me?' })
    expect((await two.watch(match, 1)).chat).toEqual([])
    expect(two.heard.slice(heard).filter(({ say }) => say === 'said')).toEqual([])
    await two.ask({ say: 'report', match, line: 2, reason: 'too loud' })
    const rows = await server.serving.registry.parts.store.database.all<{ about: string; context: string }>(
      'select about, context from report where match = ?',
      match,
    )
    expect([rows[0]?.about, JSON.parse(rows[0]?.context ?? '[]').length]).toEqual([one.id, 2])
    for (let i = 0; i < 6; i++) await one.ask({ say: 'say', match, text: `${i}` })
    expect(await one.ask({ say: 'say', match, text: 'and more' })).toMatchObject({ code: 'slow-down' })
  })

  test('presence is seen, and a seat that was left for long may go to a bot and be taken back', async () => {
    const { match, players } = await begun(server, duel)
    const [one, two] = players as [TestClient, TestClient]
    const gone = one.next(({ say }) => say === 'seats')
    two.drop()
    expect(await gone).toMatchObject({ seats: [{ here: true }, { here: false }] })
    const hand = { say: 'act', match, seat: 1, epoch: 0, act: 'bot', level: 'novice' } as const
    expect(await one.ask(hand)).toMatchObject({ code: 'not-yours' })
    await time.pass(121_000)
    await one.ask(hand)
    expect((await one.watch(match, 0)).seats[1]).toMatchObject({ kind: 'bot', level: 'novice', account: two.id })
    await two.open()
    await two.watch(match, 1)
    expect(
      await two.ask({ say: 'act', match, seat: 1, epoch: two.at(match).epoch, act: 'back-to-person' }),
    ).toMatchObject({ say: 'moved' })
  })

  test('who is asked nothing sees what was decided in a flash as one change, and hears all of it', async () => {
    const { match, players } = await begun(server, duel)
    const eve = await server.guest('Eve')
    await eve.watch(match)
    await playToEnd(match, players, 20)
    await time.pass(100)
    for (const one of [...players, eve]) await one.at(match).until(({ seq }) => seq === 20)
    const changes = eve.heard.filter(({ say }) => say === 'moved')
    expect(changes).toMatchObject([{ from: 0, seq: 20, check: expect.any(String) }])
    expect(eve.at(match).log).toEqual(players[0]?.at(match).log)
    expect(eve.at(match).shown.view).toEqual(players[0]?.at(match).shown.view)
  })

  test('spectators see the table so many entries later, also after a restart, and all of it once it is over', async () => {
    const { match, players } = await begun(server, { ...duel, watchDelay: 5 })
    const eve = await server.guest('Eve')
    await eve.watch(match)
    await playToEnd(match, players, 12)
    await time.pass(100)
    await eve.at(match).until(({ seq }) => seq === 7)
    expect(players[0]?.at(match).seq).toBe(12)
    await server.restart()
    for (const one of [...players, eve]) await one.open()
    await eve.watch(match)
    await eve.at(match).until(({ shown }) => shown.view !== null)
    expect(eve.at(match).seq).toBe(7)
    expect(await eve.ask({ say: 'log', match, from: 0, to: 1000 })).toMatchObject({ say: 'told' })
    for (const [seat, player] of players.entries()) await player.watch(match, seat)
    const { player, seat } = askedOf(match, players)
    await player.ask({ say: 'act', match, seat, epoch: 0, act: 'resign' })
    await eve.at(match).until(({ seq }) => seq === 13)
  })

  test('orders answer for who is away from a game by turns, and are shown to it on return', async () => {
    const { match, players } = await begun(server, { ...duel, pace: byTurns })
    const { player, seat } = askedOf(match, players)
    const [question] = player.at(match).questions
    if (!question) throw new Error('nobody is asked')
    const choice = choiceAt(question, seededRandom('order')) as never
    const when = { path: ['nothing', '__proto__'], is: 'equal' as const, value: 1 }
    await player.ask({ say: 'orders', match, seat, orders: [{ ask: question.ask, when, choice }] })
    await time.pass(3_000)
    expect(player.at(match).seq).toBe(0)
    await player.ask({ say: 'orders', match, seat, orders: [{ ask: question.ask, choice }] })
    await time.pass(3_000)
    await time.pass(100)
    await player.at(match).until(({ seq }) => seq >= 1)
    const shown = (await player.watch(match, seat)) as TableMessage
    expect(shown.ordered?.[0]).toEqual({ seq: 1, choice })
    const [row] = await server.serving.registry.parts.store.database.all(
      'select by from entry where match = ? and seq = 1',
      match,
    )
    expect(row).toEqual({ by: 'order' })
  })

  test('a game begun alone goes on among others with its record', async () => {
    const session = Session.open(
      { game: bladeborn.game, reveals: bladeborn.reveals },
      { seats: 2, seed: 'alone', config: duel.config },
    )
    const random = seededRandom('alone')
    for (let i = 0; i < 20; i++) {
      const [asked] = session.match.pending
      if (asked)
        session.answer({ seat: asked.seat, choice: writeChoice(asked.question, randomAnswer(asked.question, random)) })
    }
    session.takeBack(18, 0)
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
    const match = await ann.lay({ ...duel, seats: ['me', 'free'], record: session.record() })
    await bob.sit(match, 1)
    await server.serving.registry.get(match).then(({ seating }) => seating.begin())
    const seen = session.seen({ viewer: 1 })
    const { shown, seq, state, questions } = await bob.watch(match, 1)
    expect([state, seq, shown.decisions]).toEqual(['playing', 21, 18])
    expect(JSON.stringify([shown.view, questions])).toBe(JSON.stringify([seen.view, seen.questions]))
    await ann.watch(match, 0)
    await playToEnd(match, [ann, bob], 5)
    const { think } = server.serving.registry.parts
    const jobs: string[] = []
    const parts = server.serving.registry.parts as { think: typeof think }
    parts.think = (job, who) => {
      jobs.push(job.do)
      return think(job, who)
    }
    const alone = { ...duel, seats: ['me' as const, 'free' as const] }
    for (const [record, code] of [
      [{ ...session.record(), content: 'elsewhere' }, 'bad-record'],
      [{ ...session.record(), answers: [{ seat: 0, choice: 'no such thing' }] }, 'bad-record'],
      [{ ...session.record(), packs: [{ id: 'strange' }] }, 'bad-content'],
    ] as const)
      await expect(ann.lay({ ...alone, record })).rejects.toMatchObject({ code })
    parts.think = think
    // What a stranger sends is played by a process that may be slow or break, never by the one that serves sockets.
    expect(jobs).toEqual(['replay', 'replay', 'replay'])
    const edited = { ...session.record(), answers: [{ dice: [6] }] }
    await expect(ann.lay({ ...duel, seats: ['me', 'free'], record: edited })).rejects.toMatchObject({
      code: 'not-supported',
    })
  })

  test('where the rules break, nothing is stored and the match is frozen as it stands; others go on', async () => {
    const { match, players } = await begun(server, duel)
    const { player, seat, other } = askedOf(match, players)
    const { table } = await server.serving.registry.get(match)
    const hosted = table.held.game?.hosted
    if (!hosted) throw new Error('not begun')
    const { step } = hosted.game
    hosted.game.step = () => {
      throw new Error('the rules broke')
    }
    const [question] = player.at(match).questions
    const choice = choiceAt(question as never, seededRandom('any')) as never
    const reply = await player.ask({ say: 'answer', match, seat, epoch: 0, asked: 0, choice }).finally(() => {
      hosted.game.step = step
    })
    expect(reply).toMatchObject({ say: 'no', code: 'frozen' })
    expect(await other.watch(match, 1 - seat)).toMatchObject({
      state: 'frozen',
      seq: 0,
      frozen: expect.stringContaining('kept'),
    })
    const elsewhere = await begun(server, duel)
    await playToEnd(elsewhere.match, elsewhere.players, 3)
    const abort = await propose(match, player, seat, { kind: 'abort' })
    await other.ask({ say: 'consent', match, seat: 1 - seat, offer: abort.id, yes: true })
    expect((await player.watch(match, seat)).state).toBe('over')
  })
})
