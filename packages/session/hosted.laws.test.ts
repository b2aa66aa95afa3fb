import { type PlayedState, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { smugglers } from '@muster/table/testing'
import type { EngineUi } from '@muster/ui'
import { expect, test } from 'vitest'
import { engineOf, type Hosted } from './index.ts'
import { hostedApart } from './testing/hosted-law.ts'

const ui = { game: smugglers, reveals: ['dice'] } as unknown as EngineUi<PlayedState>
const engine = engineOf(ui, { together: false })

test('a hosted match is the match a session plays, taken up again at every question', () => {
  const problems = Array.from({ length: 12 }, (_, index) =>
    hostedApart(
      ui,
      { seats: 2 + (index % 2), seed: `smugglers ${index}`, config: { rounds: 4 }, contributions: ['a', 'b'] },
      { decisions: 160 },
    ),
  )
  expect(problems.flat()).toEqual([])
})

/** Some answers at random. */
function answered(hosted: Hosted, many: number, seed = 'some'): { hosted: Hosted; entries: unknown[] } {
  const random = seededRandom(seed)
  const entries: unknown[] = []
  let now = hosted
  for (let i = 0; i < many && now.pending[0]; i++) {
    const [{ seat, question }] = now.pending as [Hosted['pending'][number]]
    const step = now.answer({ seat, choice: writeChoice(question, randomAnswer(question, random)) })
    if (step === 'repeated') continue
    entries.push(step.entry)
    now = step.next
  }
  return { hosted: now, entries }
}

test('judging changes nothing: the same answer gives the same again', () => {
  const { hosted } = answered(engine.open({ seats: 2, seed: 'value', config: { rounds: 2 } }), 9)
  const before = JSON.stringify(hosted.snapshot())
  const first = answered(hosted, 1).hosted
  expect(JSON.stringify(answered(hosted, 1).hosted.snapshot())).toBe(JSON.stringify(first.snapshot()))
  expect(JSON.stringify(hosted.snapshot())).toBe(before)
})

test('the last answer of a seat is known again from a snapshot, also behind an act', () => {
  const open = engine.open({ seats: 2, seed: 'again', config: { rounds: 2 } })
  const given = { seat: 0, choice: 1, question: { epoch: 0, asked: 0 } }
  const step = open.answer(given)
  if (step === 'repeated') throw new Error('nothing was answered yet')
  const acted = step.next.act(1, { act: 'timed-out' }).next
  const again = engine.resume({ seats: 2, seed: 'again', config: { rounds: 2 } }, acted.snapshot(), [])
  expect(again.answer(given)).toBe('repeated')
  expect(() => again.answer({ ...given, choice: 2 })).toThrow(expect.objectContaining({ code: 'stale' }))
  expect(() => again.answer({ ...given, question: { epoch: 1, asked: 1 } })).toThrow(
    expect.objectContaining({ code: 'stale' }),
  )
})

test('what lies before what is held is forgotten, and found again from the start; dice do not fall again', () => {
  const setup = { seats: 2, seed: 'back', config: { rounds: 6 } }
  const { hosted, entries } = answered(engine.open(setup), 30)
  expect(() => hosted.takeBack(2, 0)).toThrow(expect.objectContaining({ code: 'forgotten' }))
  const { next } = engine.resume(setup, undefined, entries as never).takeBack(2, 0)
  expect([next.seq, next.decisions, next.epoch]).toEqual([31, 2, 1])
  const dice = (at: Hosted) =>
    at.seen({ viewer: undefined }).news.events.flatMap(({ event }) => (event.event === 'dice' ? [event.faces] : []))
  const replayed = answered(next, 12, 'other').hosted
  expect(dice(replayed)).not.toEqual(
    dice(answered(engine.resume(setup, undefined, entries.slice(0, 2) as never), 12, 'other').hosted),
  )
})

test('a snapshot is small: it holds the step under way, not the past', () => {
  const setup = { seats: 2, seed: 'small', config: { rounds: 8 } }
  const sizes = [10, 200].map((many) => JSON.stringify(answered(engine.open(setup), many).hosted.snapshot()).length)
  expect(sizes[1]).toBeLessThan((sizes[0] as number) * 1.5)
})
