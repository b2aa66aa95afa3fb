import { type Choice, type Point, refuse, type ShownQuestion } from '@muster/table'
import type { PlaneBoard } from '@muster/ui'
import { expect, test, vi } from 'vitest'
import { Planner } from './planner.ts'

const at = (x: number, y: number) => ({ x, y })
const WET = refuse('T-WET-1', 'there is a pond')

const board: PlaneBoard = {
  shape: 'plane',
  width: 1000,
  depth: 1000,
  scenery: [],
  measure: { sign: '″', units: 100 },
  marks: [],
  pieces: [
    {
      id: 'lark',
      name: 'Lark',
      icon: '',
      seat: 0,
      at: { x: 100, y: 100, radius: 50, level: 0 },
      hurt: 0,
      wounds: 0,
      active: true,
      spent: false,
      badges: [],
    },
  ],
  turned: false,
}

/** A planner whose rules refuse what ends beyond 500, and whose game goes round by 100, 500 where it ends beyond 400. */
function plan(form: 'point' | 'path', suggestions: readonly unknown[] = []) {
  const answers: Choice[] = []
  const question: ShownQuestion = { seat: 0, ask: 'where', form, text: '', options: [], suggestions }
  const judge = async (drawn: readonly Point[]) => {
    const end = drawn.at(-1) ?? at(100, 100)
    const points = end.x > 400 && form === 'path' ? [...drawn.slice(0, -1), at(100, 500), end] : drawn
    return { points, words: `${points.length} corners`, verdict: end.x > 500 ? WET : undefined }
  }
  const planner = new Planner({ board, question, answer: (choice) => answers.push(choice), judge })
  return { answers, now: planner.get }
}

const judged = ({ now }: ReturnType<typeof plan>) => vi.waitFor(() => expect(now().judged).toBeDefined())

test('a way follows the pointer, and is known as the game completes it and as the rules judge it', async () => {
  const table = plan('path')
  table.now().hover(at(300, 100))
  expect(table.now().way).toEqual([at(300, 100)])
  await judged(table)
  expect(table.now().judged).toMatchObject({ words: '1 corners', verdict: undefined })
  table.now().hover(at(450, 100))
  expect(table.now().judged).toBeUndefined()
  await judged(table)
  expect(table.now().way).toEqual([at(100, 500), at(450, 100)])
  table.now().hover(undefined)
  expect(table.now().way).toEqual([])
})

test('a click bends, a click on the end takes the way as it was completed', async () => {
  const table = plan('path')
  table.now().put(at(300, 100), 58)
  table.now().put(at(450, 200), 58)
  expect(table.answers).toEqual([])
  table.now().put(at(460, 210), 58)
  await vi.waitFor(() => expect(table.answers).toEqual([[at(300, 100), at(100, 500), at(450, 200)]]))
})

test('what the rules refuse is not answered, and says so', async () => {
  const table = plan('point')
  table.now().end(at(700, 100))
  table.now().go()
  await judged(table)
  expect(table.now().judged?.verdict).toBe(WET)
  expect(table.answers).toEqual([])
  table.now().end(at(400, 100))
  table.now().go()
  await vi.waitFor(() => expect(table.answers).toEqual([at(400, 100)]))
})

test('nothing drawn is nothing answered', async () => {
  const table = plan('path')
  table.now().go()
  table.now().bend()
  await new Promise((done) => setTimeout(done, 60))
  expect(table.answers).toEqual([])
  expect(table.now().draft.points).toEqual([])
})

test('a suggestion that goes nowhere is judged and answered like any other', async () => {
  const table = plan('path', [[], [at(100, 100)]])
  table.now().take(0)
  await judged(table)
  table.now().go()
  await vi.waitFor(() => expect(table.answers).toEqual([[]]))
})

test('the end is nudged as it is seen, from where the piece stands, on a board that lies turned too', () => {
  const table = plan('path')
  table.now().nudge(at(10, 0))
  expect(table.now().draft.points).toEqual([at(110, 100)])
  table.now().face(({ x, y }) => at(y, -x))
  table.now().nudge(at(10, 0))
  expect(table.now().draft.points).toEqual([at(110, 90)])
})

test('a suggestion is taken as it is, and no longer one once its end is elsewhere', () => {
  const table = plan('path', [[at(200, 100), at(200, 300)], [at(100, 100)]])
  table.now().take(0)
  expect(table.now().draft).toMatchObject({ taken: 0, points: [at(200, 100), at(200, 300)] })
  table.now().type('1.5')
  expect(table.now().draft.points).toEqual([at(200, 100), at(200, 150)])
  table.now().nudge(at(0, 1))
  expect(table.now().draft.taken).toBeUndefined()
  table.now().take(7)
  expect(table.now().draft.points).toEqual([at(200, 100), at(200, 151)])
})

test('of a point, only the last place counts', () => {
  const table = plan('point')
  table.now().put(at(100, 100), 8)
  table.now().put(at(300, 300), 8)
  expect(table.now().way).toEqual([at(300, 300)])
})
