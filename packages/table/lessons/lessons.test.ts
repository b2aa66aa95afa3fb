import { expect, test } from 'vitest'
import { d6 } from '../dice.ts'
import { tinyGame, which } from '../testing/tiny-game.ts'
import { inHundred, parseFraction } from './chance.ts'
import { type Exercise, readLessons } from './exercise.ts'
import { holds } from './goal.ts'
import { Guide } from './guide.ts'
import { layExercise, matches } from './lay.ts'
import { patchOf, valueAt } from './place.ts'

const state = {
  fighters: [
    { id: 'a', hurt: 2 },
    { id: 'b', hurt: 0 },
  ],
  held: [0, 1, 0],
  over: false,
}
const reached = (events: { event: string }[] = [], asked?: string) => ({ state, events, asked })

test('a place is found by key, by number and by a field of what lies there', () => {
  expect(valueAt(state, 'fighters/id=b/hurt')).toBe(0)
  expect(valueAt(state, 'held/1')).toBe(1)
  expect(valueAt(state, 'fighters/id=c/hurt')).toBeUndefined()
  expect(patchOf(state, { 'fighters/id=a/hurt': 5, 'held/2': 1, over: true })).toEqual([
    { op: 'add', path: '/fighters/0/hurt', value: 5 },
    { op: 'replace', path: '/held/2', value: 1 },
    { op: 'add', path: '/over', value: true },
  ])
  expect(() => patchOf(state, { 'fighters/id=c/hurt': 1 })).toThrow(/no place "fighters\/id=c\/hurt"/)
})

test('a goal looks at the state, at what was told, and at what is asked', () => {
  expect(holds({ at: 'fighters/id=a/hurt', least: 2, most: 2 }, reached())).toBe(true)
  expect(holds({ at: 'fighters/id=a/hurt', most: 1 }, reached())).toBe(false)
  expect(holds({ at: 'over', is: false }, reached())).toBe(true)
  expect(holds({ count: 'held', of: 0, least: 2 }, reached())).toBe(true)
  expect(holds({ count: 'fighters', of: { hurt: 0 }, is: 2 }, reached())).toBe(false)
  expect(holds({ gone: 'fighters/id=c' }, reached())).toBe(true)
  expect(holds({ gone: 'fighters/id=a' }, reached())).toBe(false)
  const told = reached([{ event: 'hit', who: 'a' } as { event: string }], 'move')
  expect(holds({ told: 'hit', with: { who: 'a' } }, told)).toBe(true)
  expect(holds({ told: 'hit', with: { who: 'b' } }, told)).toBe(false)
  expect(holds({ all: [{ asked: 'move' }, { not: { told: 'miss' } }] }, told)).toBe(true)
  expect(holds({ any: [{ asked: 'shoot' }, { told: 'miss' }] }, told)).toBe(false)
})

test('a pattern stands for keys, a star in it for any text', () => {
  expect(['move e4', 'move e44', 'remove e4'].filter((key) => matches('move e4', key))).toEqual(['move e4'])
  expect(['attack a with b', 'attack with b', 'attack a'].filter((key) => matches('attack * with *', key))).toEqual([
    'attack a with b',
  ])
  expect(matches('*', 'anything')).toBe(true)
  expect(matches('ab*ba', 'aba')).toBe(false)
})

test('chances are exact, and said in hundred', () => {
  expect(inHundred(parseFraction('2/3'))).toBe('67 times in 100')
  expect(inHundred(parseFraction('1/2'))).toBe('50 times in 100')
})

/** Seat 0 and 1 in turn write down what they choose; "roll" throws a die. */
const game = tinyGame((table, at) => {
  const seat = at.log.length % 2
  const chosen = table.ask(seat, which(['left', 'right', 'roll', 'rest'], 'rest'))
  at.log.push(chosen === 'roll' ? table.roll(seat, 1, d6, { why: 'luck', rule: 'T-1' })[0] : chosen)
  at.over = at.log.length === 6
})
const position = { seats: 2, seed: 'tiny' }
const lesson = {
  id: 'first',
  title: 'First',
  minutes: [1, 2],
  position,
  others: ['ri*'],
  steps: [
    { say: 'Welcome.' },
    { say: 'Go left.', want: ['left'], otherwise: 'Left, not right.', show: ['left'] },
    { say: 'Roll or rest.', want: ['r*t', 'roll'], goal: { at: 'log', least: 0 }, show: ['rest'] },
  ],
  done: 'Well done.',
}
const puzzle = {
  id: 'puzzle',
  title: 'Puzzle',
  task: 'Go left twice.',
  position: { ...position, set: { log: ['left', 'left'] } },
  goal: { count: 'log', of: 'left', least: 4 },
  limit: 2,
  hints: ['Left.'],
  solution: ['left', 'left'],
  why: 'Left is left.',
}
const {
  lesson: first,
  puzzles,
  lay,
} = readLessons([['all', { lesson: { ...lesson, steps: lesson.steps.slice(0, 2) }, puzzles: [puzzle] }]])

function begin(exercise: Exercise) {
  const match = layExercise(game, exercise, lay)
  const guide = new Guide(exercise, match)
  const answer = (choice: string) => {
    if (guide.refuses(match, choice) !== undefined) return
    match.answer(0, choice)
    guide.settle(match)
    const other = guide.ending ? undefined : guide.answerFor(match)
    if (other !== undefined) match.answer(1, other)
    guide.settle(match)
  }
  return { match, guide, answer, now: () => guide.guidance(match) }
}

test('a lesson takes the answer a step wants, and says why it does not take another', () => {
  const { match, guide, answer, now } = begin(first)
  expect(now()).toMatchObject({ at: 1, of: 2, isRead: true, wanted: [], show: undefined })
  answer('left')
  expect(now().note).toMatch(/Go on/)
  guide.goOn(match)
  expect(now()).toMatchObject({ at: 2, say: 'Go left.', isRead: false, wanted: ['left'], show: 'left', note: '' })
  answer('right')
  expect(now()).toMatchObject({ at: 2, note: 'Left, not right.' })
  expect(match.entries).toHaveLength(0)
  answer('left')
  expect(now()).toMatchObject({ ending: 'done', say: 'Well done.' })
  expect(match.state).toMatchObject({ log: ['left', 'right'] })
})

test('a puzzle is solved by its goal, missed at its limit, and luck is no solution', () => {
  const [only] = puzzles as [Exercise]
  const solved = begin({ ...only, others: ['rest'] })
  solved.answer('left')
  expect(solved.now()).toMatchObject({ at: 2, show: 'left', ending: undefined })
  solved.answer('left')
  expect(solved.now()).toMatchObject({ ending: 'solved', say: 'Left is left.' })
  const missed = begin(only)
  missed.answer('right')
  expect(missed.now()).toMatchObject({ show: undefined, ending: undefined })
  missed.answer('rest')
  expect(missed.now().ending).toBe('missed')
  const lucky = begin({ ...only, goal: { count: 'log', of: 'rest', most: 0 }, limit: 1 } as Exercise)
  lucky.answer('roll')
  expect(lucky.now().ending).toBe('lucky')
})

test('where dice decide, the chance that was taken counts', () => {
  const [only] = puzzles as [Exercise]
  const weighed = { ...only, goal: { any: [1, 2, 3, 4, 5].map((face) => ({ at: 'log/2', is: face })) }, chance: '5/6' }
  const best = begin(weighed as Exercise)
  best.answer('roll')
  expect(best.now()).toMatchObject({
    ending: 'solved',
    note: 'This comes off 83 times in 100, and nothing does better.',
  })
  const poor = begin({ ...weighed, goal: { at: 'log/2', is: 6 } } as Exercise)
  poor.answer('roll')
  expect(poor.now()).toMatchObject({ ending: 'missed', note: expect.stringContaining('17 times in 100') })
})

test('what is wrong with a lesson is said with its place', () => {
  const read = (document: unknown) => () => readLessons([['all.yaml', document]])
  expect(read({ lesson: { ...lesson, steps: [{ say: 'Go.', want: ['left'] }] } })).toThrow(
    /lessons\/all.yaml: lesson.steps\[0\]: a step that is to be done has "show"/,
  )
  expect(read({ puzzles: [] })).toThrow('lessons: expected one first game')
  expect(read({ lesson, puzzles: [{ ...puzzle, id: 'first' }] })).toThrow('two are called "first"')
  expect(read({ lesson, puzzles: [{ ...puzzle, goal: { at: 'x', iz: 1 } }] })).toThrow(/puzzles\[0\].goal/)
})
