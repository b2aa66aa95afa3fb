import { type RefObject, useEffect, useRef } from 'react'

export interface Camera {
  readonly fit: () => void
  readonly zoom: (factor: number) => void
  readonly pan: (dx: number, dy: number) => void
  /** Whether the gesture that just ended was a drag, so that no click follows from it. */
  readonly dragged: () => boolean
}

const MOST = 5

/**
 * Pan and zoom of what is inside an SVG group, by pointer, wheel and pinch. The transform is set on the element itself, so a
 * gesture renders nothing anew.
 */
export function useCamera(svg: RefObject<SVGSVGElement | null>, group: RefObject<SVGGElement | null>): Camera {
  const view = useRef({ x: 0, y: 0, k: 1 })
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
    if (!box || !group.current) return
    const limit = { x: (box.width * (k - 1)) / 2 + box.width * 0.3, y: (box.height * (k - 1)) / 2 + box.height * 0.3 }
    view.current = {
      x: k === 1 ? 0 : Math.max(-limit.x - box.width * k, Math.min(limit.x + box.width * k, x)),
      y: k === 1 ? 0 : Math.max(-limit.y - box.height * k, Math.min(limit.y + box.height * k, y)),
      k,
    }
    group.current.setAttribute('transform', `translate(${view.current.x} ${view.current.y}) scale(${k})`)
  }

  function middle(): [number, number] {
    const box = svg.current?.viewBox.baseVal
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
  }

  function toBoard(clientX: number, clientY: number): [number, number] {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return [point.x, point.y]
  }

  function zoomAt(factor: number, px: number, py: number) {
    const { x, y, k } = view.current
    const next = Math.max(1, Math.min(MOST, k * factor))
    set(px - ((px - x) * next) / k, py - ((py - y) * next) / k, next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read refs only
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const held = new Map<number, [number, number]>()
    let apart = 0
    const down = (event: PointerEvent) => {
      if (held.size === 0) moved.current = false
      held.set(event.pointerId, [event.clientX, event.clientY])
      apart = 0
    }
    const move = (event: PointerEvent) => {
      const last = held.get(event.pointerId)
      if (!last) return
      const [x1, y1] = toBoard(...last)
      const [x2, y2] = toBoard(event.clientX, event.clientY)
      if (held.size === 1) {
        const far = Math.hypot(event.clientX - last[0], event.clientY - last[1])
        if (!moved.current && far < 7) return
        moved.current = true
        if (view.current.k > 1) camera.current?.pan(x2 - x1, y2 - y1)
      }
      held.set(event.pointerId, [event.clientX, event.clientY])
      if (held.size !== 2) return
      moved.current = true
      const [a, b] = [...held.values()] as [[number, number], [number, number]]
      const now = Math.hypot(a[0] - b[0], a[1] - b[1])
      if (apart > 0) zoomAt(now / apart, ...toBoard((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
      apart = now
    }
    const up = (event: PointerEvent) => held.delete(event.pointerId)
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomAt(Math.exp(-event.deltaY * 0.0016), ...toBoard(event.clientX, event.clientY))
    }
    element.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
    }
  }, [])
  return camera.current
}
