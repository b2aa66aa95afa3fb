import { squareDistance, squareLabelled } from '@muster/space'
import { PlayoutTable, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { originOf } from '../testing/origin.ts'
import { position } from '../testing/position.ts'
import { board, cityAt } from './board.ts'
import { sanctuary } from './game.ts'

const far = (a: string, b: string) =>
  squareDistance(board, squareLabelled(board, a), squareLabelled(board, b), 'orthogonal')
const isCity = (label: string) => cityAt('10,10').has[squareLabelled(board, label)] === 1

test('SN-MOVE-1 a move goes up to Movement squares over edges', () => {
  const t = position({ hunters: [{ at: '5,5' }] })
  const expected = board.labels.filter((label) => far('5,5', label) >= 1 && far('5,5', label) <= 3)
  expect(expected).toHaveLength(24)
  expect([...t.squares('move')].sort()).toEqual([...expected].sort())
})

test('SN-R-21 a move may turn and stop early, but goes somewhere', () => {
  const t = position({ hunters: [{ at: '5,5' }] })
  expect(t.offer()).not.toContain('move 5,5')
  expect(t.answer('move 6,6').told('move')).toMatchObject([{ path: ['6,5', '6,6'] }])
})

test('SN-MOVE-2 never diagonally', () => {
  const t = position({ hunters: [{ at: '5,5' }], cover: ['6,5', '5,6'] })
  expect(t.squares('move')).not.toContain('6,6')
  const open = position({ hunters: [{ at: '5,5' }] }).answer('move 6,6')
  expect(open.told('move')[0]?.path).toHaveLength(2)
})

/** What stands on (6,5) can be neither stopped on nor passed: (8,5) is then 5 steps away. */
function bars(t: ReturnType<typeof position>): [boolean, boolean, boolean, boolean] {
  return [
    t.squares('move').includes('6,5'),
    t.squares('move').includes('8,5'),
    t.squares('sprint').includes('8,5'),
    t.squares('move').includes('7,5'),
  ]
}

test('SN-MOVE-3 terrain and cover bar the way', () => {
  const open = position({ hunters: [{ at: '5,5' }] })
  expect(bars(open)).toEqual([true, true, true, true])
  for (const kind of ['cover', 'terrain']) {
    const t = position({ hunters: [{ at: '5,5' }], [kind]: ['6,5'] })
    expect(bars(t)).toEqual([false, false, true, false])
    expect(t.whyNot('move 6,5')).toBe('SN-MOVE-3')
  }
})

test('SN-MOVE-4 enemies bar the way', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '6,5' } })
  expect(bars(t)).toEqual([false, false, true, false])
  expect(t.whyNot('move 6,5')).toBe('SN-MOVE-4')
})

test('SN-MOVE-5 other characters bar the way, inside Sanctuary too', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '6,5' }] })
  expect(bars(t)).toEqual([false, false, true, false])
  expect(t.whyNot('move 6,5')).toBe('SN-MOVE-5')
  const alone = position({ hunters: [{ at: '8,9' }] })
  expect(alone.squares('sprint')).toContain('12,9')
  const inside = position({ hunters: [{ at: '8,9' }, { at: '10,9' }], cover: ['10,8', '12,8'] })
  expect(inside.squares('sprint')).not.toContain('12,9')
})

test('SN-MOVE-6 a move does not end on Sanctuary', () => {
  const t = position({ hunters: [{ at: '8,10' }] })
  for (const label of ['9,10', '10,10', '11,10']) {
    expect(t.squares('move')).not.toContain(label)
    expect(t.whyNot(`move ${label}`)).toBe('SN-MOVE-6')
  }
})

test('SN-MOVE-7 Sanctuary can be crossed', () => {
  const t = position({ hunters: [{ at: '8,9' }], cover: ['8,8', '7,9', '8,10'] })
  expect(t.squares('move')).toEqual(['9,8', '10,8', '9,7'])
  expect(t.answer('move 9,8').told('move')).toMatchObject([{ path: ['9,9', '9,8'] }])
  const across = position({ hunters: [{ at: '8,10' }] })
  expect(across.squares('sprint')).toEqual(expect.arrayContaining(['12,10', '13,10']))
  expect(across.squares('sprint')).not.toContain('14,10')
})

test('SN-MOVE-8 who starts on Sanctuary may walk out', () => {
  const t = position({ hunters: [{ at: '10,10' }] })
  expect(t.squares('move')).toEqual(expect.arrayContaining(['10,8', '10,7', '8,9']))
  expect(t.squares('move')).not.toContain('10,9')
  expect(t.squares('move').some(isCity)).toBe(false)
})

test('SN-MOVE-9 characters get onto Sanctuary only at the start and by death', () => {
  let moved = 0
  for (let seed = 0; seed < 15; seed++) {
    const state = originOf(3, { options: { lives: 7 } })
    const table = new PlayoutTable(seededRandom(`city ${seed}`), randomPolicy, state)
    while (!state.outcome) {
      const before = state.hunters.map(({ square }) => square)
      const { stage } = state
      sanctuary.step(table, state)
      if (stage !== 'act') continue
      state.hunters.forEach(({ square }, seat) => {
        if (square === before[seat]) return
        moved++
        expect(cityAt(state.centre).has[square]).toBe(0)
      })
    }
  }
  expect(moved).toBeGreaterThan(100)
})

test('SN-SPRINT-1 SN-SPRINT-2 a sprint is 2 squares longer and uses up both actions', () => {
  const t = position({ hunters: [{ at: '6,6' }, { at: '15,15' }] })
  expect(t.squares('sprint')).toContain('6,11')
  expect(t.squares('sprint')).not.toContain('6,12')
  expect(t.squares('sprint')).toHaveLength(60)
  expect(t.whyNot('sprint 6,12')).toBe('SN-MOVE-1')
  t.answer('sprint 6,11')
  expect(t.question().ask).toBe('spawn')
  expect(t.turn.left).toBe(0)
})

test('SN-SPRINT-3 a sprint is the only action of the turn', () => {
  const enemies = { 'a.1': { at: '5,8', health: 5 } }
  const t = position({ hunters: [{ at: '5,5' }], enemies }).answer('shoot a.1')
  expect(t.offer('sprint')).toEqual([])
  expect(t.whyNot('sprint 5,6')).toBe('SN-SPRINT-3')
  const ran = position({ hunters: [{ at: '5,5', hand: ['red-tea'] }], enemies }).answer('sprint 6,5')
  expect(ran.offer()).toEqual(['use red-tea', 'end'])
  expect(ran.whyNot('shoot a.1')).toBe('SN-SPRINT-3')
})

test('SN-SPRINT-4 a sprint obeys every restriction of a move', () => {
  const t = position({ hunters: [{ at: '6,10' }] })
  expect(t.squares('sprint').some(isCity)).toBe(false)
  expect(t.whyNot('sprint 11,10')).toBe('SN-MOVE-6')
  const barred = position({ hunters: [{ at: '6,10' }], enemies: { 'a.1': '7,10' } })
  expect(barred.squares('sprint')).toContain('8,10')
  expect(barred.answer('sprint 8,10').told('sprint')[0]?.path).toHaveLength(4)
})

test('SN-R-34 a move may be walked on as a sprint, up to Movement + 2 squares in all', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '15,15' }] }).answer('move 5,7')
  expect(t.turn).toMatchObject({ left: 1, walked: 2 })
  expect(t.squares('sprint')).toContain('5,10')
  expect(t.squares('sprint')).not.toContain('5,11')
  t.answer('sprint 5,10')
  expect([t.at(0), t.turn.left]).toEqual(['5,10', 0])
})
