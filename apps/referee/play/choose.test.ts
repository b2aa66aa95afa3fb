import type { ShownQuestion } from '@muster/table'
import { expect, test } from 'vitest'
import { howTo, readTyped } from './choose.ts'

const option = (key: string) => ({ key, text: key, refs: [] })
const ask = (form: ShownQuestion['form'], more: Partial<ShownQuestion> = {}): ShownQuestion => ({
  seat: 0,
  ask: 'what',
  form,
  text: 'What?',
  options: [],
  ...more,
})
const keys = ['move e4', 'move e5', 'move f1', 'attack grawl with mace', 'attack grawl with bow', 'wait', 'wait longer']
const one = ask('one', { options: keys.map(option) })
const refused = () => [{ ...option('move z9'), rule: 'BB-MOVE-1', text: 'too far' }]
const typed = (text: string, question = one) => readTyped(question, text, refused)

test.each([
  ['1', 'move e4'],
  ['7', 'wait longer'],
  ['move f1', 'move f1'],
  ['m f', 'move f1'],
  ['move f', 'move f1'],
  ['a g w m', 'attack grawl with mace'],
  ['att grawl with b', 'attack grawl with bow'],
  ['wait', 'wait'],
  ['wait l', 'wait longer'],
])('%s means %s', (text, key) => {
  expect(typed(text)).toBe(key)
})

test('what is folded away is meant where nothing else is, by its number and by its key', () => {
  const burn = { ...option('play beam paying burn 1'), fold: 'Other ways to pay' }
  const question = ask('one', { options: [option('play beam'), option('end'), burn] })
  for (const [text, key] of [
    ['play', 'play beam'],
    ['pl b', 'play beam'],
    ['3', 'play beam paying burn 1'],
    ['play beam paying burn 1', 'play beam paying burn 1'],
    ['play beam p', 'play beam paying burn 1'],
  ] as const)
    expect([text, typed(text, question)]).toEqual([text, key])
})

test('too few and too many are told apart from what is asked for', () => {
  const two = ask('some', { options: keys.map(option), min: 2, max: 2 })
  expect(typed('1, 3', two)).toEqual(['move e4', 'move f1'])
  expect(() => typed('1', two)).toThrow('give 2 of them, with commas between them, not 1')
  expect(() => typed('1, 2, 3', two)).toThrow('give 2 of them, with commas between them, not 3')
  expect(() => typed('none', ask('some', { options: keys.map(option), min: 1, max: 3 }))).toThrow('give 1 to 3')
  expect(() => typed('1', ask('order', { options: keys.slice(0, 2).map(option) }))).toThrow('give 2 of them')
})

test.each([
  ['8', '"8" is not on offer; expected a number from 1 to 7 or a key'],
  ['0', '"0" is not on offer; expected a number from 1 to 7 or a key'],
  ['dance', '"dance" is not on offer; expected a number from 1 to 7 or a key'],
  ['move e', '"move e" could be move e4, move e5'],
  ['a g', '"a g" could be attack grawl with mace, attack grawl with bow'],
  ['mo z', '"move z9" is refused: too far'],
])('%s is refused: %s', (text, message) => {
  expect(() => typed(text)).toThrow(message)
})

test('several options are given with commas, none by its name', () => {
  const question = ask('some', { options: ['ann', 'bob', 'cyd'].map(option), min: 0, max: 2 })
  expect(typed('3, a', question)).toEqual(['cyd', 'ann'])
  expect(typed('none', question)).toEqual([])
  expect(typed('2,1,3', ask('order', { options: question.options }))).toEqual(['bob', 'ann', 'cyd'])
})

test('numbers, points and paths', () => {
  expect(typed('12', ask('number', { min: 1, max: 20 }))).toBe(12)
  expect(() => typed('many', ask('number'))).toThrow('"many" is not a whole number')
  const point = ask('point', { suggestions: [{ x: 5, y: 6 }] })
  expect(typed('1', point)).toEqual({ x: 5, y: 6 })
  expect(typed('3 -4', point)).toEqual({ x: 3, y: -4 })
  expect(() => typed('3', point)).toThrow('"3" is not 2 whole numbers')
  expect(typed('3 4, 5 6', ask('path'))).toEqual([
    { x: 3, y: 4 },
    { x: 5, y: 6 },
  ])
})

test('a way typed by its end is completed; one of the suggestions is taken as it is', () => {
  const path = ask('path', { suggestions: [[{ x: 5, y: 6 }]] })
  const completed = (drawn: readonly object[]) => [{ x: 0, y: 0 }, ...drawn] as never
  expect(readTyped(path, '3 4', refused, completed)).toEqual([
    { x: 0, y: 0 },
    { x: 3, y: 4 },
  ])
  expect(readTyped(path, '1', refused, completed)).toEqual([{ x: 5, y: 6 }])
})

test('every form says how it is answered', () => {
  for (const form of ['one', 'some', 'order', 'number', 'point', 'path'] as const) expect(howTo(ask(form))).toBeTruthy()
})
