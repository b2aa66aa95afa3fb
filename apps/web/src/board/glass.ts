import type { View } from './camera.ts'

export interface Glass {
  readonly show: (view: View) => void
  /** A place of the page in the board's units, before pan and zoom. */
  readonly toBoard: (clientX: number, clientY: number) => [number, number]
  readonly remove: () => void
}

/** How long after the last movement the board is drawn sharp again. */
const SETTLE = 140

/**
 * Shows a board through a moving glass: while it moves, the picture of the board as it was drawn last is shifted and scaled by
 * the compositor, which costs next to nothing however much is on the board; once it rests, the board is drawn anew.
 */
export function glassOver(svg: SVGSVGElement, group: SVGGElement): Glass {
  let drawn: View = { x: 0, y: 0, k: 1 }
  let wanted = drawn
  let frame = 0
  let settle: ReturnType<typeof setTimeout> | undefined
  let base: { readonly scale: number; readonly x: number; readonly y: number } | undefined

  /** How the board's units lie in the page while nothing is shifted; the same for a whole gesture. */
  const basis = () => {
    if (base) return base
    const { a, e, f } = svg.getScreenCTM() ?? new DOMMatrix()
    const { left, top } = svg.getBoundingClientRect()
    base = { scale: a, x: e - left, y: f - top }
    return base
  }
  const shift = () => {
    frame = 0
    const { scale, x, y } = basis()
    const k = wanted.k / drawn.k
    const dx = x + scale * wanted.x - k * (x + scale * drawn.x)
    const dy = y + scale * wanted.y - k * (y + scale * drawn.y)
    svg.style.transform = `translate(${dx}px, ${dy}px) scale(${k})`
  }
  const draw = () => {
    drawn = wanted
    base = undefined
    svg.style.transform = ''
    svg.style.willChange = ''
    group.setAttribute('transform', `translate(${drawn.x} ${drawn.y}) scale(${drawn.k})`)
  }
  const watch = new ResizeObserver(draw)
  watch.observe(svg)
  return {
    show: (view) => {
      basis()
      wanted = view
      svg.style.willChange = 'transform'
      if (frame === 0) frame = requestAnimationFrame(shift)
      clearTimeout(settle)
      settle = setTimeout(() => {
        cancelAnimationFrame(frame)
        frame = 0
        draw()
      }, SETTLE)
    },
    toBoard: (clientX, clientY) => {
      const { scale, x, y } = basis()
      const { left, top } = (svg.parentElement ?? svg).getBoundingClientRect()
      return [(clientX - left - x) / scale, (clientY - top - y) / scale]
    },
    remove: () => {
      clearTimeout(settle)
      cancelAnimationFrame(frame)
      watch.disconnect()
    },
  }
}
