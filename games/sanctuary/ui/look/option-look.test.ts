import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import type { Study } from '@muster/table/testing'
import { cellsOf } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { sanctuary } from '../../rules/game.ts'
import type { State } from '../../rules/state.ts'
import { fresh, gun, type Position, position } from '../../testing/position.ts'
import { sceneOf } from '../scene/scene.ts'
import { cardText } from './card-text.ts'
import { optionLook } from './option-look.ts'

const ICONS = new Set(JSON.parse(readFileSync(join(import.meta.dirname, '../icons.json'), 'utf8')) as string[])

const option = (kind: string, ...refs: string[]) => ({ key: kind, text: kind, kind, refs })
const asked = { seat: 0, ask: 'action', form: 'one', text: '', options: [] } as const

test('a sprint yields to a move to the same square; a shot, a turret and a step are pointed at by what comes first', () => {
  expect(optionLook(asked, option('sprint', '3,4'))).toMatchObject({ yieldsTo: 'move', faint: true })
  expect(optionLook(asked, option('turret', '5,6', '5,5', '5,7')).refs).toEqual(['5,6'])
  expect(optionLook(asked, option('shoot', 'goliath.1', 'repeater')).refs).toEqual(['goliath.1'])
  expect(optionLook(asked, option('step', '5,6', 'goliath.1')).refs).toEqual(['5,6'])
  expect(optionLook(asked, option('use', 'moonfall', 'goliath.1')).refs).toEqual(['moonfall', 'goliath.1'])
})

test('an option says what it is by its fields: a shot its numbers, a trade its ally, a hunter its ability', () => {
  const looks = (t: Position | Study<State>, key: string) => {
    const question = t.question()
    const shown = question.options.find((one) => one.key === key)
    if (!shown) throw new Error(`${key} is not offered`)
    return { ...optionLook(question, shown), words: cardText(shown, sceneOf(t.state, 0)) }
  }
  const t = position({
    hunters: [
      { at: '5,5', timer: 0, guns: ['one'], hand: ['two'] },
      { at: '6,6', card: 'axton', hand: ['three'] },
    ],
    loot: { one: gun(1, 1), two: gun(2, 2), three: gun() },
    enemies: { 'a.1': '5,7' },
  })
  expect(looks(t, 'shoot a.1 with one')).toMatchObject({
    label: 'Shoot a1',
    detail: 'damage 2, range 4, 1 bullet with Loot one',
    strong: true,
  })
  expect(looks(t, 'trade with 1')).toMatchObject({ label: 'Trade with Axton', refs: ['hunter-1'], onBoard: true })
  expect(looks(t, 'phaselock a.1').words).toMatch(/^Hold/)
  expect(looks(t, 'equip two').words).toBe('+2 damage, +2 range.')
  const choosing = looks(fresh(2), 'salvador')
  expect(choosing).toMatchObject({ label: 'Salvador, Gunzerker', detail: 'Gunzerking', icon: 'dwarf-face' })
  expect(choosing.words).toMatch(/\.$/)
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
        if (onBoard)
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
