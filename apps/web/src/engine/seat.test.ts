import type { LogLine } from '@muster/session'
import { cellsOf } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { engineOf as engineOfForagers } from '../../tests/pages/foragers/games.ts'
import { engineOf } from './games.ts'
import type { Eyes } from './protocol.ts'
import { SeatedTable } from './seat.ts'

const setup = {
  config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
  seats: 2,
  seed: 'session',
}

const eyes = (viewer: number | undefined): Eyes => ({ viewer, seats: [0, 1], kept: 0 })
const waitingFor = ({ session }: SeatedTable) => session.match.pending[0]?.seat
const letPlay = (table: SeatedTable, level: 'fighter' | 'veteran' = 'veteran') =>
  table.session.bot(waitingFor(table) ?? 0, level, () => {})
const again = (table: SeatedTable) => SeatedTable.replay(table.ui, structuredClone(table.session.record()))

async function played(): Promise<SeatedTable> {
  const table = SeatedTable.open(await engineOf('bladeborn'), setup)
  while (waitingFor(table) !== undefined) await letPlay(table)
  return table
}

test('a battle between bots is played to its end, kept as a record and opened again', async () => {
  const seated = await played()
  const { table, log, entries } = seated.report(eyes(undefined))
  expect(table.result).toMatchObject({ winners: expect.any(Array) })
  expect(log.lines.every(({ text }) => !/undefined|null|\[object/.test(text))).toBe(true)
  expect(cellsOf(table.scene.board)).toHaveLength(95)
  expect(entries).toEqual(seated.session.record().answers)
  expect(again(seated).report(eyes(undefined))).toEqual(seated.report(eyes(undefined)))
  const { scores, rounds } = seated.course()
  expect(scores).toHaveLength(table.decisions + 1)
  expect(rounds.map(({ name }) => name)).toContain('Round 2 of 3')
})

test('stepping back shows the table as it stood, with the log up to there', async () => {
  const seated = await played()
  const then = seated.report(eyes(0), 3)
  expect(then.table.decisions).toBe(3)
  expect(then.table.waiting).not.toHaveLength(0)
  expect(then.log.lines.length).toBeLessThan(seated.report(eyes(0)).log.lines.length)
  for (const at of [0, 17, 40]) expect(seated.report(eyes(0), at).table.decisions).toBe(at)
})

test('frames show the steps an answer led through, the last of them where it led', async () => {
  const seated = SeatedTable.open(await engineOf('bladeborn'), setup)
  let heard: readonly LogLine[] = []
  for (let turn = 0; turn < 30 && waitingFor(seated) !== undefined; turn++) {
    const { upTo: since } = seated.report(eyes(0))
    await letPlay(seated)
    const { frames, log } = seated.report({ ...eyes(0), since, framed: true })
    const lengths = frames.map((frame) => frame.log.lines.length)
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b))
    for (const frame of frames) expect(frame.log.lines).toEqual(log.lines.slice(0, frame.log.lines.length))
    heard = [...heard, ...log.lines]
  }
  expect(seated.report(eyes(0)).log.lines.slice(-heard.length)).toEqual(heard)
})

test('pointing at a fighter shows what it reaches and threatens', async () => {
  const seated = SeatedTable.open(await engineOf('bladeborn'), setup)
  let piece: string | undefined
  for (let turn = 0; turn < 60 && piece === undefined; turn++) {
    const { scene } = seated.report(eyes(0)).table
    piece = scene.track.find(({ now }) => now)?.name === 'Combat' ? scene.board?.pieces[0]?.id : undefined
    if (piece === undefined) await letPlay(seated)
  }
  const overlays = await seated.overlays(0, { ref: piece ?? '' })
  expect(overlays.map(({ kind }) => kind)).toEqual(['threat', 'reach', 'sight', 'blocked'])
  const [threat, reach] = overlays
  expect(threat?.places.length).toBeGreaterThan(reach?.places.length ?? 0)
  expect(await seated.overlays(0, { ref: 'nobody' })).toEqual([])
})

test('standing orders answer a window in a seat’s place, and whoever gives up has lost', async () => {
  const config = { decks: ['eagle-eye-signature', 'stone-helix-signature'], first: 0 }
  const seated = SeatedTable.open(await engineOf('arsenal'), { config, seats: 2, seed: 'orders' })
  for (let turn = 0; turn < 40; turn++) {
    const [own] = seated.report(eyes(1)).table.questions
    if (own?.pass !== undefined) break
    await letPlay(seated, 'fighter')
  }
  const { seq } = seated.session
  expect(seated.obey(1, { pass: 'never' })).toBe(false)
  expect(seated.obey(1, { pass: 'until-my-turn' })).toBe(true)
  expect(seated.session.entriesFrom(seq)).toEqual([{ seat: 1, choice: 'pass' }])
  expect(seated.report(eyes(1)).table.mayDo).toContain('resign')
  seated.session.act(1, { act: 'resign' })
  expect(seated.report(eyes(0)).table.result?.winners).toEqual([0])
  expect(again(seated).report(eyes(0)).table.result?.winners).toEqual([0])
})

test('whenever somebody gives up, the log says who, at the table and in its replay', async () => {
  const config = { decks: ['eagle-eye-signature', 'stone-helix-signature', 'kraken-stride-signature'], first: 0 }
  const seated = SeatedTable.open(await engineOf('arsenal'), { config, seats: 3, seed: 'giving up' })
  for (let turn = 0; turn < 12; turn++) {
    await letPlay(seated, 'fighter')
    const left = again(seated)
    left.session.act(1, { act: 'resign' })
    const told = [left, again(left)].map((one) =>
      one.report(eyes(0)).log.lines.filter(({ event }) => event.event === 'gave-up'),
    )
    const line = { text: 'Player 2 gives up.', after: left.session.decisions }
    expect(told).toMatchObject([[line], [line]])
  }
})

test('a whole campaign is told in words a person can read, at every decision', async () => {
  const config = {
    play: 'campaign',
    warbands: ['garreks-reavers', 'dread-pageant'],
    options: { lesserArtefacts: 'hidden' },
  }
  const seated = SeatedTable.open(await engineOf('bladeborn'), { config, seats: 2, seed: 'campaign' })
  let hidden = false
  for (let turn = 0; turn < 4000; turn++) {
    const seat = waitingFor(seated)
    if (seat === undefined) break
    const { questions, secrets } = seated.session.seen({ viewer: seat })
    const [asked] = questions
    if (!asked) break
    hidden ||= secrets.some((secret) => secret)
    if (turn % 20 === 0) expect(JSON.stringify(seated.report(eyes(0)))).not.toMatch(/undefined|\[object|NaN/)
    const keys = asked.options.map(({ key }) => key)
    const choice =
      asked.form === 'one' ? (keys[(turn * 7) % keys.length] ?? '') : keys.slice(0, asked.min ?? keys.length)
    seated.session.answer({ seat, choice, question: asked.id })
  }
  const { result, scene } = seated.report(eyes(undefined)).table
  expect(result?.winners).toHaveLength(1)
  expect(hidden).toBe(true)
  expect(JSON.stringify(scene)).toContain('convergence')
  const { rounds, scores } = seated.course()
  const fought = (result as { battles?: number } | null)?.battles ?? 0
  expect(rounds.map(({ name }) => name)).toEqual(Array.from({ length: fought }, (_, battle) => `Battle ${battle + 1}`))
  expect(scores.at(-1)?.reduce((sum, won) => sum + won)).toBe(fought)
})

test('a way that somebody draws is completed by the game and judged by the rules, and nothing is answered', async () => {
  const ui = await engineOfForagers('foragers')
  const seated = SeatedTable.open(ui, { config: { ground: 'meadow' }, seats: 2, seed: 'drawn' })
  expect(() => seated.judge(0, [{ x: 1, y: 1 }])).toThrow('to the question "runner"')
  seated.session.answer({ seat: 0, choice: 'Lark' })
  expect(seated.judge(0, [{ x: 500, y: 300 }])).toEqual({
    points: [{ x: 500, y: 300 }],
    words: '3.0″ of 6.0″',
    verdict: undefined,
  })
  const round = seated.judge(0, [{ x: 1000, y: 300 }])
  expect(round.points.length).toBeGreaterThan(1)
  expect(round.verdict).toMatchObject({ rule: 'FO-RUN-3' })
  expect(seated.judge(0, [{ x: 20, y: 300 }]).verdict).toMatchObject({ rule: 'FO-RUN-1' })
  expect(seated.session.decisions).toBe(1)
})
