import type { BoardDrawing } from '@muster/ui'
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type Laid, layBoard } from './lay.ts'

/** How much larger a board must come out to be worth turning. */
const WORTH = 1.12

/** Whether a board is drawn notably larger in some room when it is turned a quarter. */
export function fitsBetterTurned({ box }: Laid, room: { width: number; height: number }): boolean {
  const scale = (across: number, down: number) => Math.min(room.width / across, room.height / down)
  return scale(box.height, box.width) > WORTH * scale(box.width, box.height)
}

/** The board as it fills its holder best: as it is, or turned a quarter where its art allows it. */
export function useLaid(holder: RefObject<HTMLElement | null>, drawing: BoardDrawing): Laid {
  const [turned, setTurned] = useState(false)
  const { turns, margin } = drawing
  const many = drawing.shape === 'plane' ? drawing.width : drawing.cells.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board keeps its size from one position to the next
  useLayoutEffect(() => {
    const element = holder.current
    if (!element || !turns) return setTurned(false)
    const laid = layBoard(drawing)
    const measure = () => setTurned(fitsBetterTurned(laid, element.getBoundingClientRect()))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [turns, margin, many])
  return useMemo(() => layBoard(drawing, turned), [turned, drawing])
}
