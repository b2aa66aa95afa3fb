import type { Point, ShownQuestion } from '@muster/table'
import { cutTo } from '../board/outline.ts'

/** A point or a way that somebody draws on a plane. */
export interface Draft {
  /** The corners put down; the last of them is where it ends. */
  readonly points: readonly Point[]
  /** Which suggestion it is, as long as it is one. */
  readonly taken?: number | undefined
  /** The length that is being typed, and the way as it was before. */
  readonly typed: string
  readonly uncut?: readonly Point[] | undefined
}

export const blank: Draft = { points: [], typed: '' }

/** Answers are in whole units. */
const whole = ({ x, y }: Point): Point => ({ x: Math.round(x) || 0, y: Math.round(y) || 0 })

/** The draft with another corner. */
export const bent = ({ points }: Draft, at: Point): Draft => ({ points: [...points, whole(at)], typed: '' })

/** The draft with its end elsewhere. */
export const ended = ({ points }: Draft, at: Point): Draft => ({
  points: [...points.slice(0, -1), whole(at)],
  typed: '',
})

/** The draft without its last corner. */
export const unbent = ({ points }: Draft): Draft => ({ points: points.slice(0, -1), typed: '' })

/** The draft with its end moved by so much, from where it starts if nothing is drawn yet. */
export function nudged(draft: Draft, by: Point, from: Point): Draft {
  const end = draft.points.at(-1) ?? from
  return ended(draft, { x: end.x + by.x, y: end.y + by.y })
}

/** The way as long as was typed, from its start: cut where it is longer, drawn on straight where it is shorter. */
export function typedTo({ points, uncut = points }: Draft, typed: string, from: Point, units: number): Draft {
  const length = Number(typed) * units
  if (!(length > 0) || uncut.length === 0) return { points: uncut, typed, uncut }
  return {
    points: cutTo([from, ...uncut], length)
      .slice(1)
      .map(whole),
    typed,
    uncut,
  }
}

/** What is answered: no corner twice in a row. */
export const cleaned = (points: readonly Point[]): Point[] =>
  points.filter(({ x, y }, index) => index === 0 || x !== points[index - 1]?.x || y !== points[index - 1]?.y)

/** What a question suggests, with its words: each once, and of what its words cannot tell apart the first. */
export function suggestionsOf({ suggestions = [], suggestionTexts = [] }: ShownQuestion) {
  const seen = new Set<string>()
  return suggestions.flatMap((one, index) => {
    const points = (Array.isArray(one) ? one : [one]) as readonly Point[]
    const end = points.at(-1)
    const text = suggestionTexts[index] || `${end?.x}, ${end?.y}`
    const marks = [text, JSON.stringify(points)]
    if (marks.some((mark) => seen.has(mark))) return []
    for (const mark of marks) seen.add(mark)
    return [{ points, text }]
  })
}
