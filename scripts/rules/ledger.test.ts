import { expect, test } from 'vitest'
import { readLedger } from './ledger.ts'

const chapters = [
  { id: 'MOVE', rules: [{ id: 'BB-MOVE-1' }, { id: 'BB-MOVE-2' }] },
  { id: 'ATTACK', rules: [{ id: 'BB-ATTACK-1' }] },
]

test('rules and rulings are read in the order of the book', () => {
  expect(readLedger('bladeborn', { prefix: 'BB', complete: true, chapters, rulings: [{ id: 'BB-R-1' }] })).toEqual({
    game: 'bladeborn',
    options: [],
    prefix: 'BB',
    complete: true,
    rules: ['BB-MOVE-1', 'BB-MOVE-2', 'BB-ATTACK-1'],
    rulings: ['BB-R-1'],
  })
})

test('a game is incomplete unless it says otherwise', () => {
  expect(readLedger('bladeborn', { prefix: 'BB', chapters }).complete).toBe(false)
})

test.each([
  [null, 'games/bladeborn/rulebook.yaml: at /: found null; expected a mapping.'],
  [{ chapters }, 'at /prefix: found nothing; expected capitals like BB.'],
  [{ prefix: 'BB' }, 'at /chapters: found nothing; expected a list.'],
  [{ prefix: 'BB', chapters, complete: 'yes' }, 'at /complete: found "yes"; expected true or false.'],
  [
    { prefix: 'BB', chapters: [{ rules: [{}] }] },
    'at /chapters/0/rules/0/id: found nothing; expected an id like BB-MOVE-3.',
  ],
  [{ prefix: 'BB', chapters: [{ rules: [{ id: 'AR-MOVE-1' }] }] }, 'found "AR-MOVE-1"; expected an id like BB-MOVE-3.'],
  [{ prefix: 'BB', chapters: [chapters[0], chapters[0]] }, 'BB-MOVE-1 stands there twice; expected each id once.'],
])('refuses %j', (data, message) => {
  expect(() => readLedger('bladeborn', data)).toThrow(message)
})
