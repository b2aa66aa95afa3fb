import type { Point } from '@muster/table'
import type { Step } from '@muster/ui'
import { drawSpot, type Laid, standOf } from './lay.ts'
import { pointsOf } from './outline.ts'

/** Where what happened is marked: at the piece or cell, else at the end of the way. */
function placeOf(laid: Laid, { at, trails = [] }: Step) {
  const named = at === undefined ? undefined : (standOf(laid, at) ?? laid.cells.get(at))
  const end = trails.length === 1 ? trails[0]?.at(-1) : undefined
  return named ?? (end && drawSpot(laid, end))
}

/** How far from what it is about a number stands: within the hex, so that it is read as that one's. */
const BESIDE = 22
const SIXTH = Math.PI / 3

/** Where the numbers of steps stand; several at one place go round it. */
export function numberSpots(laid: Laid, steps: readonly Step[]): (Point & { readonly number: number })[] {
  const taken = new Map<string, number>()
  return steps.flatMap((step, index) => {
    const place = placeOf(laid, step)
    if (!place) return []
    const key = `${place.x} ${place.y}`
    const before = taken.get(key) ?? 0
    taken.set(key, before + 1)
    const turn = -(before + 0.75) * SIXTH
    return [{ number: index + 1, x: place.x + BESIDE * Math.cos(turn), y: place.y + BESIDE * Math.sin(turn) }]
  })
}

/** Trails and numbers of what happened while somebody waited; nothing of it can be pointed at. */
export function RecapLayer({ laid, steps }: { laid: Laid; steps: readonly Step[] }) {
  return (
    <g className="recap-marks">
      {steps.map(({ trails = [] }, index) =>
        trails.map((trail, which) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: ways are told apart by their order
            key={`${index} ${which}`}
            points={pointsOf(trail.flatMap((spot) => drawSpot(laid, spot) ?? []))}
          />
        )),
      )}
      {numberSpots(laid, steps).map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <circle r="11" />
          <text y="5">{number}</text>
        </g>
      ))}
    </g>
  )
}
