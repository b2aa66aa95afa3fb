import type { Point } from '@muster/table'
import type { Camera } from '../board/camera.ts'
import type { Laid } from '../board/lay.ts'
import { apart } from '../board/outline.ts'
import type { Planning } from './planning.ts'

/** A board somebody plans on, as it is at the moment. */
export interface Desk {
  readonly laid: Laid
  readonly plan: Planning
  readonly camera: Camera
  readonly svg: SVGSVGElement
  readonly group: SVGGElement
}

/** How near to a base a finger has to come down to draw from it, and how far ahead of it the point runs, in pixels. */
const GRIP = 40
const AHEAD = 60
/** How far a finger moves before it draws. */
const SLACK = 7
/** How near to the ghost a click has to be to take it, beyond its base, as it is drawn. */
const NEAR = 8

/** A place of the page as a point of the plane, kept on it. */
function pointAt({ laid: { drawing, read }, group }: Desk, clientX: number, clientY: number): Point {
  const { x, y } = read(new DOMPoint(clientX, clientY).matrixTransform(group.getScreenCTM()?.inverse()))
  const [width, depth] = drawing.shape === 'plane' ? [drawing.width, drawing.depth] : [0, 0]
  return { x: Math.round(Math.max(0, Math.min(width, x))), y: Math.round(Math.max(0, Math.min(depth, y))) }
}

function pixelsOf({ laid, group }: Desk, point: Point): Point {
  const { x, y } = laid.draw(point)
  return new DOMPoint(x, y).matrixTransform(group.getScreenCTM() ?? undefined)
}

/**
 * Planning by mouse and by touch: a move shows, a click bends or takes; a finger draws from the base, a tap sets the end. Heard
 * before the camera is, so that a finger that draws does not drag the board; a second one still does.
 */
export function planByPointer(svg: SVGSVGElement, desk: () => Desk, onDraw: (draws: boolean) => void): () => void {
  let finger: { readonly id: number; readonly from: Point } | undefined
  let isTouch = false
  /** Whether the last finger drew, so that no tap follows from it. */
  let hasDrawn = false
  const down = (event: PointerEvent) => {
    isTouch = event.pointerType !== 'mouse'
    if (!finger) hasDrawn = false
    const { plan } = desk()
    const grip = plan.draft.points.at(-1) ?? plan.from
    if (!isTouch || finger || !grip) return
    const from = { x: event.clientX, y: event.clientY }
    if (apart(pixelsOf(desk(), grip), from) > GRIP) return
    finger = { id: event.pointerId, from }
    event.stopPropagation()
  }
  const move = ({ pointerId, pointerType, clientX, clientY, buttons, target }: PointerEvent) => {
    if (finger?.id === pointerId) {
      hasDrawn ||= apart(finger.from, { x: clientX, y: clientY }) > SLACK
      if (!hasDrawn) return
      onDraw(true)
      desk().plan.end(pointAt(desk(), clientX, clientY - AHEAD))
    } else if (pointerType === 'mouse' && buttons === 0 && svg.contains(target as Node))
      desk().plan.hover(pointAt(desk(), clientX, clientY))
  }
  const up = ({ pointerId }: PointerEvent) => {
    if (finger?.id !== pointerId) return
    onDraw(false)
    finger = undefined
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') desk().plan.hover(undefined)
  }
  const click = (event: MouseEvent) => {
    event.stopPropagation()
    const { plan, camera, laid } = desk()
    if (hasDrawn || camera.dragged()) return
    const at = pointAt(desk(), event.clientX, event.clientY)
    if (isTouch) plan.end(at)
    else plan.put(at, (plan.from?.radius ?? 0) + NEAR / laid.scale)
  }
  const listening = new AbortController()
  const early = { capture: true, signal: listening.signal }
  svg.addEventListener('pointerdown', down, early)
  svg.addEventListener('click', click, early)
  svg.addEventListener('pointerleave', leave, { signal: listening.signal })
  addEventListener('pointermove', move, { signal: listening.signal })
  addEventListener('pointerup', up, { signal: listening.signal })
  addEventListener('pointercancel', up, { signal: listening.signal })
  return () => listening.abort()
}
