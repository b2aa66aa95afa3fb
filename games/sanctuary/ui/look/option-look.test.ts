import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { cellsOf } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { sanctuary } from '../../rules/game.ts'
import { sceneOf } from '../scene/scene.ts'
import { optionLook } from './option-look.ts'

const ICONS = new Set(JSON.parse(readFileSync(join(import.meta.dirname, '../icons.json'), 'utf8')) as string[])

const option = (key: string, text: string, ...refs: string[]) => ({ key, text, refs })
const asked = { seat: 0, ask: 'action', form: 'one', text: '', options: [] } as const

test('a sprint yields to a move to the same square, a turret is pointed at by its own square, a trade by the ally', () => {
  expect(optionLook(asked, option('sprint 3,4', 'Sprint to 3,4', '3,4'))).toMatchObject({
    yieldsTo: 'move',
    faint: true,
  })
  const turret = option('turret 5,6 vertical', 'At 5,6, the wall vertical', '5,5', '5,6', '5,7')
  expect(optionLook(asked, turret).refs).toEqual(['5,6'])
  expect(optionLook(asked, option('trade with 2', 'Trade with Maya')).refs).toEqual(['hunter-2'])
  expect(optionLook(asked, option('use moonfall on goliath.1', 'Use Moonfall on Goliath', 'moonfall')).refs).toEqual([
    'moonfall',
    'goliath.1',
  ])
})

test('through random games every choice has words without ids, a picture that is there, and points at what lies in view', () => {
  for (const seed of ['one', 'two', 'three']) {
    const match = Match.open(sanctuary, { seats: 3, seed, config: {} })
    const random = seededRandom(seed)
    for (let made = 0; made < 250 && !match.result; made++) {
      const [question] = match.questions
      const { board, zones } = sceneOf(match.state, question?.seat)
      const inView = new Set([
        ...cellsOf(board).map(({ id }) => id),
        ...(board?.pieces ?? []).map(({ id }) => id),
        ...zones.flatMap(({ cards }) => cards.map(({ id }) => id)),
      ])
      for (const one of question?.options ?? []) {
        const { label, detail, icon, onBoard, refs = [] } = optionLook(question as NonNullable<typeof question>, one)
        expect(`${label} ${detail}`).not.toMatch(/undefined|[a-z]\.\d/)
        expect(ICONS.has(icon), icon).toBe(true)
        if (onBoard && !one.key.endsWith(' nothing'))
          expect(
            refs.filter((ref) => !inView.has(ref)),
            one.key,
          ).toEqual([])
      }
      const [pending] = match.pending
      if (pending) match.answer(pending.seat, writeChoice(pending.question, randomAnswer(pending.question, random)))
    }
  }
})
