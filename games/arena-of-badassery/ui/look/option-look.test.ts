import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { cellsOf } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { arena } from '../../rules/game.ts'
import { sceneOf } from '../scene/scene.ts'
import { optionLook } from './option-look.ts'

const ICONS = new Set(JSON.parse(readFileSync(join(import.meta.dirname, '../icons.json'), 'utf8')) as string[])

const asked = { seat: 0, ask: 'act', form: 'one', text: '', options: [] } as const

test('an attack is pointed at by its enemy, a move by its zone, what stands in a zone by that zone', () => {
  const look = (kind: string, ...refs: string[]) => optionLook(asked, { key: kind, text: kind, kind, refs })
  expect(look('use', 'psycho-2')).toMatchObject({ strong: true, onBoard: true, place: false, refs: ['psycho-2'] })
  expect(look('move', 'c4')).toMatchObject({ place: true, walks: true, refs: ['c4'] })
  expect(look('interact', 'pantry@c4')).toMatchObject({ place: false, onBoard: true, refs: ['c4'] })
  expect(look('end')).toMatchObject({ closes: true, onBoard: false })
  const next = { ...asked, ask: 'enemy', pass: 'psycho-1' }
  const enemy = { key: 'psycho-1', text: 'Psycho 1', refs: ['psycho-1'] }
  expect([optionLook(next, enemy).closes, optionLook(next, { ...enemy, refs: [] }).closes]).toEqual([false, true])
})

test('whatever is offered has a picture of the sprite, words, and points at what is in view', () => {
  const met = new Set<string>()
  for (const seed of ['one', 'two']) {
    const match = Match.open(arena, { seats: 2, config: {}, seed })
    const random = seededRandom(seed)
    for (let turn = 0; turn < 160 && !match.result; turn++) {
      const [question] = match.questions
      const [pending] = match.pending
      if (!question || !pending) break
      const scene = sceneOf(match.state, question.seat)
      const inView = new Set([
        ...cellsOf(scene.board).map(({ id }) => id),
        ...(scene.board?.pieces ?? []).map(({ id }) => id),
        ...scene.seats.flatMap(({ cards }) => cards.map(({ id }) => id)),
      ])
      for (const one of question.options) {
        const { label, detail, icon, onBoard, refs = [] } = optionLook(question, one)
        expect(label).not.toBe('')
        expect(`${label} ${detail}`).not.toMatch(/undefined/)
        expect(ICONS.has(icon), icon).toBe(true)
        if (onBoard)
          expect(
            refs.filter((ref) => !inView.has(ref)),
            `${question.ask}: ${one.key}`,
          ).toEqual([])
      }
      met.add(question.ask)
      match.answer(pending.seat, writeChoice(pending.question, randomAnswer(pending.question, random)))
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['hunter', 'trees', 'act', 'guard']))
})
