import type { Point } from '@muster/table'
import type { Moment, Place, Spot } from '@muster/ui'
import { drawSpot, type Laid, middleOf, standOf } from './lay.ts'

const STEP = 110

/** A piece as it was drawn before the change that is being shown. */
export interface Before {
  readonly at: Point
  readonly picture: SVGGElement
}

interface Stage {
  readonly root: SVGGElement
  readonly laid: Laid
  readonly before: ReadonlyMap<string, Before>
}

/** Shows the moments of a change one after the other. */
export function showMoments(moments: readonly Moment[], stage: Stage): void {
  let delay = 0
  for (const moment of moments) delay = show(moment, delay, stage)
}

/** A piece on the board; one that has left it is put back for as long as its moments last, and fades. */
function pieceOf(id: string, delay: number, { root, before }: Stage): SVGGElement | undefined {
  const found = root.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"], [data-ghost="${CSS.escape(id)}"]`)
  if (found) return found
  const ghost = before.get(id)?.picture
  if (!ghost) return undefined
  for (const name of ['data-piece', 'data-ref', 'data-target']) ghost.removeAttribute(name)
  ghost.dataset.ghost = id
  root.append(ghost)
  const fade = [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }]
  void ghost.animate(fade, { duration: delay + 900, fill: 'both' }).finished.finally(() => ghost.remove())
  return ghost
}

function show(moment: Moment, delay: number, stage: Stage): number {
  if (moment.kind === 'burst') return burst(moment.places, delay, stage)
  const element = pieceOf(moment.piece, delay, stage)
  const inner = element?.firstElementChild as SVGGElement | null | undefined
  if (!element || !inner) return delay
  const from = stage.before.get(moment.piece)?.at
  switch (moment.kind) {
    case 'move':
      return run(inner, moment.piece, from, moment.path, delay, stage)
    case 'strike': {
      const to = stage.before.get(moment.target)?.at
      return from && to ? lunge(inner, from, to, delay) : delay
    }
    case 'shoot': {
      const to = targetOf(moment.target, stage)
      return from && to ? shot(from, to, delay, stage.root) : delay
    }
    case 'hurt':
      return shake(inner, element, moment.words, delay)
  }
}

/** Where a shot goes: to a piece as it stood, to a cell, to a place. */
function targetOf(target: string | Place, { before, laid }: Stage): Point | undefined {
  return typeof target === 'string' ? (before.get(target)?.at ?? laid.cells.get(target)) : middleOf(laid, target)
}

/** Runs along a path; frames are relative to where the piece is drawn. */
function run(
  inner: SVGGElement,
  piece: string,
  from: Point | undefined,
  path: readonly Spot[],
  delay: number,
  { laid }: Stage,
): number {
  const spots = path.flatMap((spot) => drawSpot(laid, spot) ?? [])
  const steps = from ? [from, ...spots] : spots
  const drawn = standOf(laid, piece) ?? from
  if (!drawn || spots.length === 0 || steps.length < 2) return delay
  const isHome = ({ x, y }: Point) => x === laid.stands.get(piece)?.x && y === laid.stands.get(piece)?.y
  const frames = steps.map((step) => {
    const { x, y } = isHome(step) ? drawn : step
    return { transform: `translate(${x - drawn.x}px, ${y - drawn.y}px)` }
  })
  const duration = STEP * (steps.length - 1) + 60
  inner.animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'backwards' })
  return delay + duration
}

function lunge(inner: SVGGElement, from: Point, to: Point, delay: number): number {
  const [dx, dy] = [(to.x - from.x) * 0.35, (to.y - from.y) * 0.35]
  const frames = [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }]
  inner.animate(frames, { duration: 300, delay, easing: 'ease-in' })
  return delay + 220
}

function shake(inner: SVGGElement, element: SVGGElement, words: string, delay: number): number {
  const shaking = [0, -5, 5, -3, 0].map((x) => ({ transform: `translate(${x}px, 0)` }))
  inner.animate(shaking, { duration: 260, delay })
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  text.textContent = words
  text.setAttribute('class', 'hurt-words')
  element.append(text)
  const rising = [
    { opacity: 0, transform: 'translate(0, -20px)' },
    { opacity: 1, transform: 'translate(0, -36px)', offset: 0.2 },
    { opacity: 0, transform: 'translate(0, -62px)' },
  ]
  void text.animate(rising, { duration: 1300, delay, fill: 'both' }).finished.finally(() => text.remove())
  return delay + 200
}

/** Adds something round to the board for as long as it is animated. */
function flash(root: SVGGElement, className: string, { x: cx, y: cy }: Point, r: number) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
  element.setAttribute('class', className)
  for (const [key, value] of Object.entries({ cx, cy, r })) element.setAttribute(key, String(value))
  root.append(element)
  return (frames: Keyframe[], options: KeyframeAnimationOptions) =>
    element.animate(frames, { ...options, fill: 'both' }).finished.finally(() => element.remove())
}

function shot(from: Point, to: Point, delay: number, root: SVGGElement): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const duration = Math.min(380, 160 + Math.hypot(x, y) / 3)
  const fly = flash(root, 'shot', from, 7)
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
  ]
  void fly(frames, { duration, delay, easing: 'ease-in' })
  return delay + duration
}

function burst(places: readonly Place[], delay: number, { root, laid }: Stage): number {
  for (const place of places) {
    const middle = middleOf(laid, place)
    if (!middle) continue
    const grow = flash(root, 'burst', middle, 'disc' in place ? place.radius * laid.scale : 30)
    void grow([{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], { duration: 420, delay })
  }
  return delay + 260
}
