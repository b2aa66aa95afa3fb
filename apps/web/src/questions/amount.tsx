import type { Point } from '@muster/table'
import { useState } from 'react'
import type { FormProps } from './one.tsx'

/** A number: a stepper and a slider between the least and the most. */
export function NumberForm({ choosing }: FormProps) {
  const { question, answer } = choosing
  const { min = 0, max = 0 } = question
  const [value, setValue] = useState(min)
  const set = (next: number) => setValue(Math.max(min, Math.min(max, next)))
  return (
    <div className="choices">
      <div className="stepper">
        <button type="button" className="button" aria-label="One less" onClick={() => set(value - 1)}>
          −
        </button>
        <output aria-live="polite">{value}</output>
        <button type="button" className="button" aria-label="One more" onClick={() => set(value + 1)}>
          +
        </button>
        <input
          type="range"
          aria-label={question.text}
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => set(Number(target.value))}
        />
      </div>
      <button type="button" className="button button-strong" data-confirm="" onClick={() => answer(value)}>
        Take {value}
      </button>
    </div>
  )
}

const wordsOf = (points: readonly Point[]) => points.map(({ x, y }) => `${x}, ${y}`).join(' → ')

/** A point or a path on a plane: what is suggested, to take as it is. Planes are pointed at on their board. */
export function PlaneForm({ choosing }: FormProps) {
  const { question, answer } = choosing
  const suggestions = (question.suggestions ?? []) as readonly (Point | readonly Point[])[]
  return (
    <div className="choices">
      {suggestions.slice(0, 40).map((suggestion) => {
        const points = Array.isArray(suggestion) ? (suggestion as readonly Point[]) : [suggestion as Point]
        return (
          <button
            key={wordsOf(points)}
            type="button"
            className="button button-small"
            onClick={() => answer(suggestion)}
          >
            {wordsOf(points)}
          </button>
        )
      })}
    </div>
  )
}
