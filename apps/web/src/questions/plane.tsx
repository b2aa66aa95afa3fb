import type { Point } from '@muster/table'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { FormProps } from './form-props.ts'
import { boundsOf, type Plane, roundedTo, stepOf } from './plane-bounds.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A point or a path on a plane: pointed at on a drawing of it, moved by arrow keys, or typed; suggestions are dots. */
export function PlaneForm({ choosing }: FormProps) {
  const { question, answer } = choosing
  const isPath = question.form === 'path'
  const suggestions = ((question.suggestions ?? []) as readonly (Point | readonly Point[])[]).map((one) =>
    Array.isArray(one) ? (one as readonly Point[]) : [one as Point],
  )
  const plane = boundsOf(suggestions.flat())
  const [points, setPoints] = useState<readonly Point[]>(suggestions[0] ?? [{ x: 0, y: 0 }])
  const last = points.at(-1) ?? { x: 0, y: 0 }
  const put = (point: Point) => setPoints(isPath ? [...points, point] : [point])
  const move = (point: Point) => setPoints([...points.slice(0, -1), point])
  return (
    <div className="plane-form">
      <PlaneDrawing
        plane={plane}
        points={points}
        suggestions={suggestions}
        texts={question.suggestionTexts ?? []}
        onPut={put}
        onMove={move}
      />
      <div className="plane-controls">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="plane-number">
            {axis}
            <input
              type="number"
              value={last[axis]}
              onChange={({ target }) => move({ ...last, [axis]: Math.round(Number(target.value)) })}
            />
          </label>
        ))}
        {isPath && (
          <button
            type="button"
            className="button button-small"
            aria-disabled={points.length < 2}
            onClick={() => points.length > 1 && setPoints(points.slice(0, -1))}
          >
            Take the last point away
          </button>
        )}
        {suggestions.length > 1 && (
          <label className="plane-number">
            Suggested
            <input
              type="range"
              min={0}
              max={suggestions.length - 1}
              defaultValue={0}
              onChange={({ target }) => setPoints(suggestions[Number(target.value)] ?? points)}
            />
          </label>
        )}
        <button
          type="button"
          className="button button-strong"
          data-confirm=""
          onClick={() => answer(isPath ? points : last)}
        >
          {isPath ? `Take this path of ${points.length}` : `Take ${last.x}, ${last.y}`}
        </button>
      </div>
    </div>
  )
}

interface DrawingProps {
  readonly plane: Plane
  readonly points: readonly Point[]
  readonly suggestions: readonly (readonly Point[])[]
  readonly texts: readonly string[]
  readonly onPut: (point: Point) => void
  readonly onMove: (point: Point) => void
}

function PlaneDrawing({ plane, points, suggestions, texts, onPut, onMove }: DrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const step = stepOf(plane)
  const last = points.at(-1) ?? { x: 0, y: 0 }
  const click = ({ clientX, clientY }: MouseEvent) => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    if (matrix) onPut(roundedTo(new DOMPoint(clientX, clientY).matrixTransform(matrix)))
  }
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    const far = event.shiftKey ? step : 1
    onMove({ x: last.x + arrow.x * far, y: last.y + arrow.y * far })
    event.preventDefault()
    event.stopPropagation()
  }
  const dot = plane.width / 90
  return (
    <svg
      ref={svg}
      className="plane"
      viewBox={`${plane.left} ${plane.top} ${plane.width} ${plane.height}`}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the plane is operated by keyboard
      tabIndex={0}
      aria-label={`Plane, at ${last.x}, ${last.y}. Arrow keys move the point, with shift by ${step}.`}
      onClick={click}
      onKeyDown={key}
    >
      <defs>
        <pattern id="plane-grid" width={step} height={step} patternUnits="userSpaceOnUse">
          <path d={`M${step} 0H0V${step}`} className="plane-grid" strokeWidth={plane.width / 900} />
        </pattern>
      </defs>
      <rect x={plane.left} y={plane.top} width={plane.width} height={plane.height} fill="url(#plane-grid)" />
      {suggestions.map((path, index) => {
        const end = path.at(-1) ?? last
        return (
          <circle key={JSON.stringify(path)} className="plane-suggestion" cx={end.x} cy={end.y} r={dot}>
            <title>{texts[index]}</title>
          </circle>
        )
      })}
      <polyline
        className="plane-path"
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeWidth={dot / 1.5}
      />
      {points.map((point, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may come by a point twice
          key={`${index} ${point.x} ${point.y}`}
          className="plane-point"
          cx={point.x}
          cy={point.y}
          r={index === points.length - 1 ? dot * 2 : dot * 1.2}
        />
      ))}
    </svg>
  )
}
