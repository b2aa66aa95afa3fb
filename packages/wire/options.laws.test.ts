import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packQuestions, unpackQuestions } from './options.ts'

const word = fc.constantFrom('move', 'e4', 'e', 'e5', '', 'with', '$&', 'a')
const words = fc.array(word, { maxLength: 3 }).map((all) => all.join(' '))
const option = fc.record(
  { key: words, text: words, refs: fc.array(word, { maxLength: 2 }), kind: word, label: words, fold: words },
  { requiredKeys: ['key', 'text', 'refs'] },
)
const questions = fc.array(fc.record({ seat: fc.nat(3), options: fc.array(option, { maxLength: 6 }) }), {
  maxLength: 2,
})

test('what is unpacked is what was packed, as JSON carries it, and every key is there as it is', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const sent = JSON.parse(JSON.stringify(packQuestions(asked)))
      expect(unpackQuestions(sent)).toEqual(asked)
      for (const [index, { options }] of asked.entries())
        expect(sent[index].options.map(({ key }: { key: string }) => key)).toEqual(options.map(({ key }) => key))
    }),
  )
})

test('options that differ by their place alone are sent by their keys alone', () => {
  const options = ['e4', 'e5', 'f5'].map((hex) => ({
    key: `move ${hex}`,
    text: `Move to ${hex}`,
    refs: [hex],
    kind: 'move',
  }))
  expect(packQuestions([{ options }])).toEqual([{ options: [options[0], { key: 'move e5' }, { key: 'move f5' }] }])
})
