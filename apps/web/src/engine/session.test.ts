import { cellsOf } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { engineOf as engineOfForagers } from '../../tests/pages/foragers/games.ts'
import { engineOf } from './games.ts'
import { Session } from './session.ts'

const setup = {
  config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
  seats: 2,
  seed: 'session',
}

async function played(): Promise<Session> {
  const session = Session.open(await engineOf('bladeborn'), setup)
  for (let asked = session.standing(0, 0).questions[0]; asked; asked = session.standing(0, 0).questions[0])
    await session.bot(asked.seat, 'veteran', () => {})
  return session
}

test('a battle between bots is played to its end, kept as a record and opened again', async () => {
  const session = await played()
  const { result, log, decisions, scene } = session.standing(undefined, 0)
  expect(result).toMatchObject({ winners: expect.any(Array) })
  expect(log.every(({ text }) => !/undefined|null|\[object/.test(text))).toBe(true)
  expect(cellsOf(scene.board)).toHaveLength(95)
  const again = Session.replay(session.ui, structuredClone(session.record()))
  expect(again.standing(undefined, 0)).toEqual(session.standing(undefined, 0))
  const { scores, rounds } = session.course()
  expect(scores).toHaveLength(decisions + 1)
  expect(rounds.map(({ name }) => name)).toContain('Round 2 of 3')
})

test('stepping back shows the table as it stood, with the log up to there', async () => {
  const session = await played()
  const then = session.standing(0, 0, 3)
  expect(then.decisions).toBe(3)
  expect(then.questions).not.toHaveLength(0)
  expect(then.log.length).toBeLessThan(session.standing(0, 0).log.length)
})

test('what a seat takes back is its own last decision; who decided since and dice seen since are named', async () => {
  const session = Session.open(await engineOf('bladeborn'), setup)
  const [first] = session.standing(0, 0).questions
  if (!first) throw new Error('nobody is asked')
  const other = 1 - first.seat
  expect(session.undo([0, 1])).toEqual([])
  await session.bot(first.seat, 'veteran', () => {})
  expect(session.undo([0, 1])).toEqual([{ seat: first.seat, to: 0, seen: false, since: [] }])
  while (session.undo([other]).length === 0)
    await session.bot(session.standing(0, 0).questions[0]?.seat ?? 0, 'veteran', () => {})
  const [latest, earlier] = session.undo([0, 1])
  expect(latest).toMatchObject({ seat: other, to: session.decisions - 1, since: [] })
  expect(earlier).toMatchObject({ seat: first.seat, since: [other] })
  while (!session.undo([other])[0]?.seen)
    await session.bot(session.standing(0, 0).questions[0]?.seat ?? 0, 'veteran', () => {})
  expect(session.undoTo(0)).toBe(0)
  expect(session.standing(0, 0).questions).toEqual([first])
})

test('a bot says how far it is, what it weighed and what it expects; hurried, it answers at once', async () => {
  const session = Session.open(await engineOf('bladeborn'), setup)
  const [first] = session.standing(0, 0).questions
  if (!first) throw new Error('nobody is asked')
  const shares: number[] = []
  const { best, tries, line } = await session.bot(first.seat, 'champion', (share) => shares.push(share))
  expect(tries).toBeGreaterThan(0)
  expect(best[0]?.visits).toBeGreaterThan(0)
  expect(best.map(({ text }) => text).join()).not.toContain('[')
  expect(line.length).toBeGreaterThan(0)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  const [second] = session.standing(0, 0).questions
  const thinking = session.bot(second?.seat ?? 0, 'legend', () => session.hurry())
  session.hurry()
  await expect(thinking).resolves.toMatchObject({ seat: second?.seat })
})

test('frames show the steps an answer led through, the last of them where it led', async () => {
  const session = Session.open(await engineOf('bladeborn'), setup)
  for (let turn = 0; turn < 30; turn++) {
    const [asked] = session.standing(0, 0).questions
    if (!asked) break
    await session.bot(asked.seat, 'veteran', () => {})
    const { log } = session.standing(0, 0)
    const frames = session.frames(0)
    const lengths = frames.map((frame) => frame.log.length)
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b))
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(log.length)
    for (const frame of frames) expect(frame.log).toEqual(log.slice(0, frame.log.length))
  }
})

test('pointing at a fighter shows what it reaches and threatens', async () => {
  const session = Session.open(await engineOf('bladeborn'), setup)
  let piece: string | undefined
  for (let turn = 0; turn < 60 && piece === undefined; turn++) {
    const { questions, scene } = session.standing(0, 0)
    piece = scene.track.find(({ now }) => now)?.name === 'Combat' ? scene.board?.pieces[0]?.id : undefined
    if (piece === undefined && questions[0]) await session.bot(questions[0].seat, 'veteran', () => {})
  }
  const overlays = session.overlays(0, { ref: piece ?? '' })
  expect(overlays.map(({ kind }) => kind)).toEqual(['threat', 'reach', 'sight', 'blocked'])
  const [threat, reach] = overlays
  expect(threat?.places.length).toBeGreaterThan(reach?.places.length ?? 0)
  expect(session.overlays(0, { ref: 'nobody' })).toEqual([])
})

test('standing orders answer a window in a seat’s place, and whoever gives up has lost', async () => {
  const ui = await engineOf('arsenal')
  const session = Session.open(ui, {
    config: { decks: ['eagle-eye-guided', 'stone-helix-brawl'], first: 0 },
    seats: 2,
    seed: 'orders',
  })
  const orders = { pass: 'until-my-turn' }
  for (let turn = 0; turn < 40; turn++) {
    const [asked] = session.standing(0, 0).questions
    if (asked?.seat === 1 && asked.pass !== undefined) break
    if (asked) await session.bot(asked.seat, 'fighter', () => {})
  }
  expect(session.ordered(1, orders)).toBe('pass')
  expect(session.ordered(1, { pass: 'never' })).toBeUndefined()
  expect(session.standing(0, 0).mayConcede).toEqual([true, true])
  session.concede(1)
  expect(session.standing(0, 0).result?.winners).toEqual([0])
  expect(Session.replay(ui, structuredClone(session.record())).standing(0, 0).result?.winners).toEqual([0])
})

test('whenever somebody gives up, the log says who, at the table and in its replay', async () => {
  const ui = await engineOf('arsenal')
  const config = { decks: ['eagle-eye-guided', 'stone-helix-brawl', 'kraken-stride-machine'], first: 0 }
  const session = Session.open(ui, { config, seats: 3, seed: 'giving up' })
  for (let turn = 0; turn < 12; turn++) {
    const [asked] = session.standing(0, 0).questions
    if (asked) await session.bot(asked.seat, 'fighter', () => {})
    const left = Session.replay(ui, structuredClone(session.record()))
    left.concede(1)
    const told = [left, Session.replay(ui, structuredClone(left.record()))].map((one) => {
      const { log } = one.standing(0, 0)
      return log.filter(({ event }) => event.event === 'edit')
    })
    const line = { text: 'Player 2 gives up.', after: left.decisions }
    expect(told).toMatchObject([[line], [line]])
  }
})

test('a whole campaign is told in words a person can read, at every decision', async () => {
  const session = Session.open(await engineOf('bladeborn'), {
    config: {
      play: 'campaign',
      warbands: ['garreks-reavers', 'dread-pageant'],
      options: { lesser_artefacts: 'hidden' },
    },
    seats: 2,
    seed: 'campaign',
  })
  let hidden = false
  for (let turn = 0; turn < 4000; turn++) {
    const { questions, secrets, scene } = session.standing(0, Number.MAX_SAFE_INTEGER)
    const [asked] = questions
    if (!asked) break
    hidden ||= secrets.some((secret) => secret)
    if (turn % 20 === 0) expect(JSON.stringify(scene)).not.toMatch(/undefined|\[object|NaN/)
    const keys = asked.options.map(({ key }) => key)
    session.answer(
      asked.seat,
      asked.form === 'one' ? (keys[(turn * 7) % keys.length] ?? '') : keys.slice(0, asked.min ?? keys.length),
    )
  }
  const { result, scene } = session.standing(undefined, 0)
  expect(result?.winners).toHaveLength(1)
  expect(hidden).toBe(true)
  expect(JSON.stringify(scene)).toContain('convergence')
  const { rounds, scores } = session.course()
  const fought = (result as { battles?: number } | null)?.battles ?? 0
  expect(rounds.map(({ name }) => name)).toEqual(Array.from({ length: fought }, (_, battle) => `Battle ${battle + 1}`))
  expect(scores.at(-1)?.reduce((sum, won) => sum + won)).toBe(fought)
})

test('a way that somebody draws is completed by the game and judged by the rules, and nothing is answered', async () => {
  const ui = await engineOfForagers('foragers')
  const session = Session.open(ui, { config: { ground: 'meadow' }, seats: 2, seed: 'drawn' })
  expect(() => session.judge(0, [{ x: 1, y: 1 }])).toThrow('to the question "runner"')
  session.answer(0, 'Lark')
  expect(session.judge(0, [{ x: 500, y: 300 }])).toEqual({
    points: [{ x: 500, y: 300 }],
    words: '3.0″ of 6.0″',
    verdict: undefined,
  })
  const round = session.judge(0, [{ x: 1000, y: 300 }])
  expect(round.points.length).toBeGreaterThan(1)
  expect(round.verdict).toMatchObject({ rule: 'FO-RUN-3' })
  expect(session.judge(0, [{ x: 20, y: 300 }]).verdict).toMatchObject({ rule: 'FO-RUN-1' })
  expect(session.decisions).toBe(1)
})
