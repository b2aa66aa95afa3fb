import { contributionHash, seededRandom } from '@muster/table'
import type { NoMessage } from '@muster/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StoreFault } from '../store/store-fault.ts'
import { choiceAt, playToEnd } from '../testing/play.ts'
import { begun, contributionOf, type TestClient, TestServer } from '../testing/server.ts'
import { answering } from './decision.ts'
import type { TableParts } from './parts.ts'
import { Registry } from './registry.ts'

const arsenal = { game: 'arsenal', config: {} }
const duel = { game: 'bladeborn', config: { warbands: ['godsworn-hunt', 'khagras-ravagers'] } }

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.stop())

/** An answer to the first question a player is asked, as it would be sent. */
function answerOf(match: string, player: TestClient, seed = 'answer') {
  const [question] = player.at(match).questions
  if (!question) throw new Error('this player is not asked')
  const { seat, id } = question
  return { say: 'answer', match, seat, ...id, choice: choiceAt(question, seededRandom(seed)) as never } as const
}

/** Whoever is asked at a table, once somebody is. */
async function asked(match: string, players: readonly TestClient[]): Promise<TestClient> {
  const level = Math.max(...players.map((player) => player.at(match).seq))
  for (const player of players) await player.at(match).until(({ seq }) => seq >= level)
  return players.find((player) => player.at(match).questions.length > 0) as TestClient
}

describe('an answer is known by its question', () => {
  test('of two seats asked at once, the second is not late because the first has answered', async () => {
    const { match, players } = await begun(server, arsenal)
    const [one, two] = players as [TestClient, TestClient]
    const [first, second] = [answerOf(match, one), answerOf(match, two)]
    expect(first.asked).toBe(second.asked)
    expect(await Promise.all([one.ask(first), two.ask(second)])).toEqual([
      expect.objectContaining({ say: 'moved' }),
      expect.objectContaining({ say: 'moved' }),
    ])
  })

  test('answers that come together wait for each other: nobody is told that the table is busy', async () => {
    const { match, players } = await begun(server, arsenal)
    const replies = await Promise.all(
      players.flatMap((player) => (player.at(match).questions.length > 0 ? [player.ask(answerOf(match, player))] : [])),
    )
    expect(replies.length).toBeGreaterThan(0)
    for (const reply of replies) expect(reply).toMatchObject({ say: 'moved' })
  })

  test('a repeated answer is acknowledged with how the table stands now, never stored twice', async () => {
    const { match, players } = await begun(server, duel)
    const player = await asked(match, players)
    const answer = answerOf(match, player)
    await player.ask(answer)
    const { seq } = player.at(match)
    const again = await player.ask(answer)
    expect(again).toMatchObject({ say: 'table', seq, shown: { view: expect.anything() } })
    expect((await server.serving.registry.parts.store.matches.load(match))?.seq).toBe(seq)
  })

  test('it is also known after a restart, by the ids as they were stored, many entries on', async () => {
    const { match, players } = await begun(server, duel)
    const random = seededRandom('many')
    let last: { player: TestClient; answer: ReturnType<typeof answerOf> } | undefined
    for (let i = 0; i < 21; i++) {
      const player = await asked(match, players)
      const answer = answerOf(match, player, `${random.below(1000)}`)
      await player.ask(answer)
      last = { player, answer }
    }
    if (!last) throw new Error('nothing was answered')
    const { seq } = last.player.at(match)
    expect(last.answer.asked).toBeGreaterThan(9)
    await server.restart()
    await last.player.open()
    expect(await last.player.ask(last.answer)).toMatchObject({ say: 'table', seq })
    expect(await last.player.ask({ ...last.answer, choice: 'something else' })).toMatchObject({ code: 'stale' })
  })

  test('so is the answer that ended the game, whose reply was lost', async () => {
    const { match, players } = await begun(server, duel)
    let last: { player: TestClient; answer: ReturnType<typeof answerOf> } | undefined
    while (players[0]?.at(match).shown.result === null) {
      const player = await asked(match, players)
      if (!player) break
      last = { player, answer: answerOf(match, player, `${player.at(match).seq}`) }
      await player.ask(last.answer)
      for (const one of players) await one.at(match).until(({ seq }) => seq >= player.at(match).seq)
    }
    if (!last) throw new Error('nothing was answered')
    const { player, answer } = last
    const { seq } = player.at(match)
    expect(await player.ask(answer)).toMatchObject({ say: 'table', state: 'over', seq })
    await server.restart()
    await player.open()
    expect(await player.ask(answer)).toMatchObject({ say: 'table', state: 'over', seq })
    expect(await player.ask({ ...answer, choice: 'something else' })).toMatchObject({ code: 'game-over' })
  })

  test('whoever loses against another node judges again, and finds its own answer where it was stored', async () => {
    const { match, players } = await begun(server, duel)
    const player = await asked(match, players)
    const answer = answerOf(match, player)
    const { registry } = server.serving
    const { table } = await registry.get(match)
    const hosted = table.held.game?.hosted
    const step = hosted?.answer({
      seat: answer.seat,
      choice: answer.choice,
      question: { epoch: answer.epoch, asked: answer.asked },
    })
    if (!step || step === 'repeated') throw new Error('not judged')
    // Another node has stored this very answer, and its reply was lost.
    await registry.parts.store.matches.append({
      row: {
        match,
        seq: step.next.seq,
        epoch: 0,
        entry: step.entry,
        seat: answer.seat,
        asked: answer.asked,
        by: player.id,
        spent: 0,
        at: 0,
      },
      due: undefined,
    })
    expect(await player.ask(answer)).toMatchObject({ say: 'table', seq: step.next.seq })
    expect((await registry.parts.store.matches.load(match))?.seq).toBe(step.next.seq)
  })

  test('while the store cannot be read, whoever asks is told to try again, and who watches is shown the table once it can', async () => {
    const { match, players } = await begun(server, duel)
    const [one] = players as [TestClient]
    await server.restart()
    const { database } = server.serving.registry.parts.store
    await one.open()
    const all = database.all.bind(database)
    const reports: string[] = []
    const parts = server.serving.registry.parts as { report: TableParts['report'] }
    const { report } = parts
    parts.report = (what) => void reports.push(what)
    database.all = async (sql, ...values) => {
      if (sql.includes('from said')) throw new StoreFault('failed', 'the connection was reset')
      return await all(sql, ...values)
    }
    expect(await one.ask({ say: 'explain', match, seat: 0 })).toMatchObject({ say: 'no', code: 'try-again' })
    const heard = one.heard.length
    const shown = one.watch(match, 0)
    await one.ask({ say: 'log', match, from: 0, to: 1 })
    expect(one.heard.slice(heard)).toMatchObject([{ say: 'no' }])
    database.all = all
    expect((await shown).state).toBe('playing')
    parts.report = report
    expect(reports).toEqual([])
  })

  test('what cannot be stored is not shown, and may be tried again', async () => {
    const { match, players } = await begun(server, duel)
    const player = await asked(match, players)
    const answer = answerOf(match, player)
    const { matches } = server.serving.registry.parts.store
    const append = matches.append.bind(matches)
    matches.append = async () => {
      throw new Error('the disk is full')
    }
    const before = players.map((one) => one.at(match).seq)
    expect(await player.ask(answer)).toMatchObject({ say: 'no', code: 'try-again' })
    expect(players.map((one) => one.at(match).seq)).toEqual(before)
    matches.append = append
    expect(await player.ask(answer)).toMatchObject({ say: 'moved' })
  })
})

test('dice that were seen do not fall again after a take-back', async () => {
  const { match, players } = await begun(server, duel)
  const [one, two] = players as [TestClient, TestClient]
  await playToEnd(match, players, 12, 'the same answers')
  const dice = () =>
    one.at(match).log.flatMap(({ event }) => (event.event === 'dice' ? [JSON.stringify(event.faces)] : []))
  const before = dice()
  const back = one.next(({ say }) => say === 'offers')
  void one.ask({ say: 'offer', match, seat: 0, epoch: 0, proposal: { kind: 'take-back', to: 0 } })
  const offers = (await back) as unknown as { offers: { id: string }[] }
  await two.ask({ say: 'consent', match, seat: 1, offer: offers.offers[0]?.id ?? '', yes: true })
  await one.at(match).until(({ epoch }) => epoch === 1)
  await playToEnd(match, players, 12, 'the same answers')
  expect(dice().length).toBeGreaterThan(3)
  expect(dice()).not.toEqual(before)
})

describe('seats', () => {
  test('are taken once, revealed when all sit, and only as they were committed to', async () => {
    const [ann, bob, eve] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Eve')]
    const match = await ann.lay({ ...duel, seats: ['me', 'free'] })
    expect(await ann.sit(match, 0)).toMatchObject({ say: 'ok' })
    expect(await ann.reveal(match, 0)).toMatchObject({ code: 'too-early' })
    expect(await bob.sit(match, 0)).toMatchObject({ code: 'taken' })
    const hash = contributionHash(contributionOf(match, 0))
    expect(await bob.ask({ say: 'sit', match, seat: 1, hash })).toMatchObject({ code: 'bad-request' })
    expect(await bob.sit(match, 1)).toMatchObject({ say: 'ok' })
    expect(await eve.sit(match, 1)).toMatchObject({ code: 'taken' })
    expect(await eve.reveal(match, 1)).toMatchObject({ code: 'not-yours' })
    const other = { say: 'reveal', match, seat: 1, contribution: 'something else altogether' } as const
    expect(await bob.ask(other)).toMatchObject({ code: 'bad-request' })
    expect(await bob.reveal(match, 1)).toMatchObject({ say: 'ok' })
    expect(await ann.reveal(match, 0)).toMatchObject({ say: 'ok' })
    const { about, state } = await ann.watch(match, 0)
    expect([state, about.contributions]).toEqual(['playing', [contributionOf(match, 0), contributionOf(match, 1)]])
    expect(await eve.sit(match, 1)).toMatchObject({ code: 'begun' })
  })

  test('are answered for by whoever has them and nobody else', async () => {
    const { match, players } = await begun(server, duel)
    const player = await asked(match, players)
    const other = players.find((one) => one !== player) as TestClient
    const eve = await server.guest('Eve')
    for (const who of [other, eve]) {
      expect(await who.ask(answerOf(match, player))).toMatchObject({ code: 'not-yours' } satisfies Partial<NoMessage>)
      expect(await who.ask({ say: 'explain', match, seat: answerOf(match, player).seat })).toMatchObject({
        code: 'not-yours',
      })
    }
    expect(player.at(match).seq).toBe(0)
  })
})

describe('a node that has not heard of what another stored', () => {
  /** A table as another node holds it, which nobody tells of anything. */
  async function heldElsewhere(match: string, isShared: boolean) {
    const { parts } = server.serving.registry
    const registry = new Registry({ ...parts, isShared, onAppended: undefined, onChanged: undefined })
    return { registry, table: (await registry.get(match)).table }
  }

  test('reads it before it shows a table to whoever comes', async () => {
    const { match, players } = await begun(server, duel)
    const { registry, table } = await heldElsewhere(match, true)
    await playToEnd(match, players, 3)
    expect(table.about.seq).toBe(0)
    await table.catchUp()
    expect(table.about.seq).toBe(3)
    await registry.close()
  })

  test('reads it before it calls an answer late; alone it has nothing to read', async () => {
    const { match, players } = await begun(server, duel)
    const others = [await heldElsewhere(match, false), await heldElsewhere(match, true)] as const
    await playToEnd(match, players, 3)
    const { seat, epoch, asked: at, choice } = answerOf(match, await asked(match, players))
    const decision = { judge: answering(seat, choice, { epoch, asked: at }), by: 'somebody' }
    await expect(others[0].table.decide(decision)).rejects.toMatchObject({ code: 'stale' })
    expect(await others[1].table.decide(decision)).toBe('stored')
    expect(others[1].table.about.seq).toBe(4)
    for (const { registry } of others) await registry.close()
  })
})
