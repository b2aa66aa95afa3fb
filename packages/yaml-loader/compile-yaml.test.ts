import { expect, test } from 'vitest'
import { compileYaml } from './compile-yaml.ts'

async function load(source: string): Promise<unknown> {
  const code = compileYaml(source, 'cards.yaml')
  const module: { default: unknown } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.default
}

test('data comes out as written', async () => {
  expect(await load('name: Grawl\nmove: 4\nweapons:\n  - {name: mace, reach: [1, 2]}\nhero: true\nnote: null')).toEqual(
    {
      name: 'Grawl',
      move: 4,
      weapons: [{ name: 'mace', reach: [1, 2] }],
      hero: true,
      note: null,
    },
  )
})

test('what YAML 1.1 bends stays text', async () => {
  expect(await load('[no, on, 12:30:45, 2024-01-02, "quote\\" \u2028"]')).toEqual([
    'no',
    'on',
    '12:30:45',
    '2024-01-02',
    'quote" \u2028',
  ])
})

test('anchors are copied and an empty file is null', async () => {
  expect(await load('a: &x {n: 1}\nb: *x')).toEqual({ a: { n: 1 }, b: { n: 1 } })
  expect(await load('')).toBeNull()
})

test('the data is frozen to the leaves', async () => {
  const data = (await load('a: {b: [{c: 1}]}')) as { a: { b: { c: number }[] } }
  for (const part of [data, data.a, data.a.b, data.a.b[0]]) expect(Object.isFrozen(part)).toBe(true)
  expect(() => Object.assign(data.a.b[0]!, { c: 2 })).toThrow(TypeError)
})

test.each([
  ['a: 1\na: 2', 'cards.yaml:2:1: Map keys must be unique; expected each key once in a mapping.'],
  ['a:\n\t- 1', 'cards.yaml:2:1: Tabs are not allowed as indentation; expected spaces, not tabs, as indentation.'],
  ['a: "open', 'cards.yaml:1:9: Missing closing "quote; expected the missing character or quote.'],
  ['a: !die 6', 'cards.yaml:1:4: Unresolved tag: !die; expected plain data without a "!tag".'],
  ['a: 1\n---\nb: 2', /^cards\.yaml:\d:1: .*; expected one document in a file, so no "---" between two\.$/],
  ['a:\n  b: .inf', 'cards.yaml: at /a/b: Infinity; expected text, number, true, false, null, list or mapping.'],
  ['? [1, 2]\n: x', 'cards.yaml: at /: a key that is no text; expected text or a number as key.'],
])('refuses %j with file, line, column and what was expected', (source, message) => {
  expect(() => compileYaml(source, 'cards.yaml')).toThrow(message)
})
