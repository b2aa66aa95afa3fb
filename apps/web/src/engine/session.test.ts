import { expect, test } from 'vitest'
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
    session.bot(asked.seat, 'veteran')
  return session
}

test('a battle between bots is played to its end, kept as a record and opened again', async () => {
  const session = await played()
  const { result, log, decisions, scene } = session.standing(undefined, 0)
  expect(result).toMatchObject({ winners: expect.any(Array) })
  expect(log.every(({ text }) => !/undefined|null|\[object/.test(text))).toBe(true)
  expect(scene.board?.cells).toHaveLength(95)
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

test('what a seat takes back is its own last decision; dice seen since are named', async () => {
  const session = Session.open(await engineOf('bladeborn'), setup)
  const [first] = session.standing(0, 0).questions
  if (!first) throw new Error('nobody is asked')
  expect(session.undo(first.seat)).toEqual({ to: undefined, seen: false })
  session.bot(first.seat, 'veteran')
  expect(session.undo(first.seat)).toEqual({ to: 0, seen: false })
  expect(session.undoTo(0)).toBe(0)
  expect(session.standing(0, 0).questions).toEqual([first])
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
})
