import { describe, expect, test } from 'vitest'
import { patchedBy } from './json-patch.ts'

const document = () => ({ name: 'a', list: [1, 2, 3], deep: { 'x/y': 1, 'm~n': { k: null } } })
const after = (...patch: unknown[]) => patchedBy(document(), patch)
const refusal = (...patch: unknown[]) => {
  try {
    patchedBy(document(), patch)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing is wrong'
}

test('adds to objects, into lists and at their end, and replaces what is there', () => {
  expect(after({ op: 'add', path: '/new', value: [0] })).toEqual({ ...document(), new: [0] })
  expect(after({ op: 'add', path: '/name', value: 'b' })).toEqual({ ...document(), name: 'b' })
  expect(after({ op: 'add', path: '/list/1', value: 9 })).toMatchObject({ list: [1, 9, 2, 3] })
  expect(after({ op: 'add', path: '/list/3', value: 9 })).toMatchObject({ list: [1, 2, 3, 9] })
  expect(after({ op: 'add', path: '/list/-', value: 9 })).toMatchObject({ list: [1, 2, 3, 9] })
  expect(after({ op: 'replace', path: '/list/2', value: 9 })).toMatchObject({ list: [1, 2, 9] })
  expect(after({ op: 'replace', path: '', value: { all: 'new' } })).toEqual({ all: 'new' })
})

test('removes, moves and copies', () => {
  expect(after({ op: 'remove', path: '/list/0' })).toMatchObject({ list: [2, 3] })
  expect(after({ op: 'remove', path: '/name' })).not.toHaveProperty('name')
  expect(after({ op: 'move', from: '/list/0', path: '/list/2' })).toMatchObject({ list: [2, 3, 1] })
  expect(after({ op: 'move', from: '/deep', path: '/there' })).toEqual({
    name: 'a',
    list: [1, 2, 3],
    there: document().deep,
  })
  const copied = after({ op: 'copy', from: '/list', path: '/copy' }, { op: 'add', path: '/copy/-', value: 4 })
  expect(copied).toMatchObject({ list: [1, 2, 3], copy: [1, 2, 3, 4] })
})

test('reads ~1 and ~0 in keys as / and ~', () => {
  expect(after({ op: 'replace', path: '/deep/x~1y', value: 2 })).toMatchObject({ deep: { 'x/y': 2 } })
  expect(after({ op: 'remove', path: '/deep/m~0n/k' })).toMatchObject({ deep: { 'm~n': {} } })
})

test('tests for what is equal in whatever order its keys stand', () => {
  const same = { 'm~n': { k: null }, 'x/y': 1 }
  expect(after({ op: 'test', path: '/deep', value: same })).toEqual(document())
  expect(refusal({ op: 'test', path: '/list', value: [1, 3, 2] })).toBe(
    'operation 0: test: /list is [1,2,3], expected [1,3,2]',
  )
})

test('leaves the values of a patch to whoever gave them', () => {
  const value = { mine: true }
  const changed = patchedBy({}, [
    { op: 'add', path: '/it', value },
    { op: 'replace', path: '/it/mine', value: false },
  ])
  expect([value, changed]).toEqual([{ mine: true }, { it: { mine: false } }])
})

describe('says which operation fails, where, and what was expected', () => {
  test.each([
    [{ op: 'grow', path: '/name' }, 'expected an op of add, remove, replace, move, copy, test'],
    [5, 'expected an op of add, remove, replace, move, copy, test'],
    [{ op: 'toString', path: '/name' }, 'expected an op of add, remove, replace, move, copy, test'],
    [{ op: 'add', path: '/name' }, 'add needs a value'],
    [{ op: 'move', path: '/name' }, 'move needs a from'],
    [{ op: 'remove' }, 'remove needs a path'],
    [{ op: 'remove', path: 'name' }, 'path is to be a JSON Pointer: nothing, or /key/key'],
    [{ op: 'remove', path: '/list/3' }, 'nothing lies at /list/3: the list has 3'],
    [{ op: 'replace', path: '/list/-', value: 1 }, 'nothing lies at /list/-: the list has 3'],
    [{ op: 'replace', path: '/toString', value: 1 }, 'nothing lies at /toString: there is name, list, deep'],
    [{ op: 'add', path: '/list/4', value: 1 }, '/list/4 is to end in an index or in -: the list has 3'],
    [{ op: 'add', path: '/list/01', value: 1 }, '/list/01 is to end in an index or in -: the list has 3'],
    [{ op: 'add', path: '/name/0/x', value: 1 }, 'nothing lies on the way of /name/0/x at /name'],
    [{ op: 'add', path: '/__proto__/x', value: 1 }, 'nothing lies on the way of /__proto__/x at /__proto__'],
    [{ op: 'add', path: '/__proto__', value: 1 }, '/__proto__ ends in a key that no state has'],
    [{ op: 'move', from: '/deep', path: '/deep/in' }, '/deep cannot be moved into itself, to /deep/in'],
    [{ op: 'remove', path: '' }, 'the whole cannot be taken away'],
  ])('%j', (operation, message) => {
    expect(refusal({ op: 'test', path: '/name', value: 'a' }, operation)).toBe(`operation 1: ${message}`)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})
