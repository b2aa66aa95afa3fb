import type { BoardDrawing } from '@muster/ui'
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { boxOf, placeCells } from './layout.ts'

/** How much larger a board must come out to be worth turning. */
const WORTH = 1.12

/** A board turned a quarter clockwise. */
export function quarterTurned(drawing: BoardDrawing): BoardDrawing {
  const { shape } = drawing
  return {
    ...drawing,
    shape: shape === 'hex-pointy' ? 'hex-flat' : shape === 'hex-flat' ? 'hex-pointy' : shape,
    cells: drawing.cells.map((cell) => ({ ...cell, x: -cell.y, y: cell.x })),
  }
}

/** Whether a board is drawn notably larger in some room when it is turned a quarter. */
export function fitsBetterTurned(drawing: BoardDrawing, room: { width: number; height: number }): boolean {
  const [, , width = 1, height = 1] = boxOf(drawing, placeCells(drawing)).split(' ').map(Number)
  const scale = (across: number, down: number) => Math.min(room.width / across, room.height / down)
  return scale(height, width) > WORTH * scale(width, height)
}

/** The board as it fills its holder best: as it is, or turned a quarter where its art allows it. */
export function useQuarter(holder: RefObject<HTMLElement | null>, drawing: BoardDrawing): [BoardDrawing, boolean] {
  const [turned, setTurned] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board keeps its cells from one position to the next
  useLayoutEffect(() => {
    const element = holder.current
    if (!element || !drawing.turns) return setTurned(false)
    const measure = () => setTurned(fitsBetterTurned(drawing, element.getBoundingClientRect()))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [drawing.turns, drawing.cells.length])
  const shown = useMemo(() => (turned ? quarterTurned(drawing) : drawing), [turned, drawing])
  return [shown, turned]
}
