import type { BoardDrawing } from '@muster/ui'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { LONG_PRESS } from '../shell/long-press.ts'
import type { Targets } from './board.tsx'
import type { Camera } from './camera.ts'
import { cellUnder } from './lay.ts'

interface Pointing {
  readonly drawing: BoardDrawing
  readonly targets: Targets
  readonly camera: Camera
  readonly onPick: (ref: string) => void
  readonly onHover: (ref: string | undefined, at?: DOMRect) => void
}

/** Mouse and touch on a board: a click chooses, a hover or a long press shows, a drag does neither. */
export function usePointing({ drawing, targets, camera, onPick, onHover }: Pointing) {
  const held = useRef(false)
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
  const release = () => clearTimeout(waiting.current)
  return {
    onClick: ({ target }: MouseEvent) => {
      const ref = refOf((target as Element).closest('[data-ref]'))
      if (ref && !camera.dragged() && !held.current) onPick(ref)
    },
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      held.current = false
      if (pointerType !== 'touch') return
      waiting.current = setTimeout(() => {
        held.current = true
        show(target)
      }, LONG_PRESS)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerOver: ({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && show(target),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onHover(undefined),
  }
}
