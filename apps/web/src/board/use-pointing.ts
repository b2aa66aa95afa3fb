import type { BoardDrawing } from '@muster/ui'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { LONG_PRESS } from '../shell/long-press.ts'
import type { Targets } from './board.tsx'
import type { Camera } from './camera.ts'
import { type Fan, fanOf } from './fan.ts'
import { cellUnder, type Laid } from './lay.ts'

interface Pointing {
  readonly drawing: BoardDrawing
  readonly targets: Targets
  readonly laid: Laid
  /** The cell that is fanned out now. */
  readonly fan: Fan | undefined
  readonly camera: Camera
  readonly onPick: (ref: string) => void
  readonly onHover: (ref: string | undefined, at?: DOMRect) => void
  /** Hears where a mouse is, and what a finger taps at: either may fan a cell out. */
  readonly onRest: (ref: string | undefined) => void
  readonly onTap: (ref: string | undefined) => void
}

/** Mouse and touch on a board: a click chooses, a hover or a long press shows, a drag does neither. */
export function usePointing({ drawing, targets, laid, fan, camera, onPick, onHover, onRest, onTap }: Pointing) {
  const held = useRef(false)
  const touched = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** What is chosen: a piece stands for itself where it can be chosen, else for the cell it stands on. */
  const refOf = (holder: Element | null) => {
    const ref = holder?.getAttribute('data-ref') ?? undefined
    const piece = drawing.pieces.find(({ id }) => id === ref)
    const cell = piece && cellUnder(piece)
    return cell === undefined || targets.has(ref as string) || !targets.has(cell) ? ref : cell
  }
  const show = (target: EventTarget) => {
    const holder = (target as Element).closest('[data-ref]')
    onHover(holder?.getAttribute('data-ref') ?? undefined, holder?.getBoundingClientRect())
  }
  /** A finger's first tap on who stands in a crowded cell only fans it out; one that means the cell itself is taken at once. */
  const opens = (ref: string | undefined) => {
    if (!touched.current) return false
    onTap(ref)
    const next = ref === undefined ? undefined : fanOf(laid, ref)
    return next !== undefined && next.cell !== fan?.cell && !(ref === next.cell && targets.has(ref))
  }
  const release = () => clearTimeout(waiting.current)
  return {
    onClick: ({ target }: MouseEvent) => {
      const ref = refOf((target as Element).closest('[data-ref]'))
      if (camera.dragged() || held.current) return
      if (!opens(ref) && ref) onPick(ref)
    },
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      held.current = false
      touched.current = pointerType === 'touch'
      if (pointerType !== 'touch') return
      waiting.current = setTimeout(() => {
        held.current = true
        show(target)
      }, LONG_PRESS)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      onRest((target as Element).closest('[data-ref]')?.getAttribute('data-ref') ?? undefined)
      show(target)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      onRest(undefined)
      onHover(undefined)
    },
  }
}
