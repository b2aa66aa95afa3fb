type Spot = readonly [x: number, y: number]

interface Heard {
  readonly begin: () => void
  readonly drag: (from: Spot, to: Spot) => void
  readonly zoom: (factor: number, at: Spot) => void
}

/** How far a pointer moves before it is a drag and no click. */
const SLACK = 7

/** Drags, wheel and pinches on an element, in the page's pixels. */
export function onGestures(element: SVGSVGElement, { begin, drag, zoom }: Heard): () => void {
  const held = new Map<number, Spot>()
  let dragging = false
  let apart = 0
  const down = (event: PointerEvent) => {
    if (held.size === 0) {
      dragging = false
      begin()
    }
    held.set(event.pointerId, [event.clientX, event.clientY])
    apart = 0
  }
  const move = (event: PointerEvent) => {
    const last = held.get(event.pointerId)
    if (!last) return
    const now: Spot = [event.clientX, event.clientY]
    if (held.size === 1) {
      if (!dragging && Math.hypot(now[0] - last[0], now[1] - last[1]) < SLACK) return
      dragging = true
      drag(last, now)
    }
    held.set(event.pointerId, now)
    if (held.size === 2) pinch([...held.values()] as [Spot, Spot])
  }
  const pinch = ([a, b]: readonly [Spot, Spot]) => {
    const now = Math.hypot(a[0] - b[0], a[1] - b[1])
    if (apart > 0) zoom(now / apart, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
    apart = now
  }
  const up = (event: PointerEvent) => held.delete(event.pointerId)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    zoom(Math.exp(-event.deltaY * 0.0016), [event.clientX, event.clientY])
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
}
