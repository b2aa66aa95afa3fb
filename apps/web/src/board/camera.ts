import { type RefObject, useEffect, useRef } from 'react'
import { onGestures } from './gestures.ts'
import { type Glass, glassOver } from './glass.ts'

export interface Camera {
  readonly fit: () => void
  readonly zoom: (factor: number) => void
  readonly pan: (dx: number, dy: number) => void
  /** Whether the gesture that just ended was a drag, so that no click follows from it. */
  readonly dragged: () => boolean
}

/** What is seen of a board: shifted by x and y in the board's own units, k times as large. */
export interface View {
  readonly x: number
  readonly y: number
  readonly k: number
}

const MOST = 5

/** Pan and zoom of what is inside an SVG group, by pointer, wheel and pinch. A gesture renders nothing anew. */
export function useCamera(svg: RefObject<SVGSVGElement | null>, group: RefObject<SVGGElement | null>): Camera {
  const view = useRef<View>({ x: 0, y: 0, k: 1 })
  const glass = useRef<Glass | undefined>(undefined)
  const moved = useRef(false)
  const camera = useRef<Camera | undefined>(undefined)
  camera.current ??= {
    fit: () => set(0, 0, 1),
    zoom: (factor) => zoomAt(factor, ...middle()),
    pan: (dx, dy) => set(view.current.x + dx, view.current.y + dy, view.current.k),
    dragged: () => moved.current,
  }

  function set(x: number, y: number, k: number) {
    const box = svg.current?.viewBox.baseVal
    if (!box) return
    const limit = { x: box.width * (1.5 * k - 0.2), y: box.height * (1.5 * k - 0.2) }
    view.current = {
      x: k === 1 ? 0 : Math.max(-limit.x, Math.min(limit.x, x)),
      y: k === 1 ? 0 : Math.max(-limit.y, Math.min(limit.y, y)),
      k,
    }
    glass.current?.show(view.current)
  }

  function middle(): [number, number] {
    const box = svg.current?.viewBox.baseVal
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
  }

  function zoomAt(factor: number, px: number, py: number) {
    const { x, y, k } = view.current
    const next = Math.max(1, Math.min(MOST, k * factor))
    set(px - ((px - x) * next) / k, py - ((py - y) * next) / k, next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read refs only
  useEffect(() => {
    if (!svg.current || !group.current) return
    const laid = glassOver(svg.current, group.current)
    glass.current = laid
    const stop = onGestures(svg.current, {
      begin: () => {
        moved.current = false
      },
      drag: (from, to) => {
        moved.current = true
        if (view.current.k === 1) return
        const [x1, y1] = laid.toBoard(...from)
        const [x2, y2] = laid.toBoard(...to)
        camera.current?.pan(x2 - x1, y2 - y1)
      },
      zoom: (factor, at) => {
        moved.current = true
        zoomAt(factor, ...laid.toBoard(...at))
      },
    })
    return () => {
      stop()
      laid.remove()
    }
  }, [])
  return camera.current
}
