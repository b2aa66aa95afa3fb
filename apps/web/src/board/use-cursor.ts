import type { BoardDrawing, PageUi } from '@muster/ui'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Targets } from './board.tsx'
import type { Camera } from './camera.ts'
import { nextCell, type Placed } from './layout.ts'
import { pieceWords } from './piece.tsx'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Keyboard {
  readonly ui: PageUi
  readonly drawing: BoardDrawing
  readonly placed: ReadonlyMap<string, Placed>
  readonly targets: Targets
  readonly camera: Camera
  readonly svg: RefObject<SVGSVGElement | null>
  readonly onPick: (ref: string) => void
  readonly onHover: (ref: string | undefined, at?: DOMRect) => void
  readonly onSay: (words: string) => void
}

/** A cursor on the board for the keyboard: it says where it is, and chooses. */
export function useCursor({ ui, drawing, placed, targets, camera, svg, onPick, onHover, onSay }: Keyboard) {
  const [cursor, setCursor] = useState<string>()
  const piecesAt = (cell: string) => drawing.pieces.filter((piece) => piece.cell === cell)
  /** What choosing a cell means: a piece on it that can be chosen, the cell itself, else whatever stands there. */
  const refAt = (cell: string) => {
    const pieces = piecesAt(cell)
    const target = pieces.find(({ id }) => targets.has(id))
    return target?.id ?? (targets.has(cell) ? cell : (pieces[0]?.id ?? cell))
  }
  const say = (cell: string) => {
    const who = piecesAt(cell).map((piece) => pieceWords(piece, ui.terms.wounds))
    const marks = drawing.marks.filter((mark) => mark.cell === cell).map(({ name }) => name)
    const can = targets.has(refAt(cell)) ? 'can be chosen' : ''
    onSay([cell, ...who, placed.get(cell)?.cell.name ?? '', ...marks, can].filter((part) => part).join(', '))
  }
  const go = (cell: string) => {
    setCursor(cell)
    say(cell)
    onHover(refAt(cell), svg.current?.querySelector(`[data-ref="${CSS.escape(cell)}"]`)?.getBoundingClientRect())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const here = cursor ?? drawing.pieces.find(({ active }) => active)?.cell ?? [...placed.keys()][0] ?? ''
    if (arrow) go(cursor === undefined ? here : nextCell(placed, here, ...arrow))
    else if (event.key === 'Enter' || event.key === ' ') onPick(refAt(here))
    else if (event.key === '+' || event.key === '=') camera.zoom(1.25)
    else if (event.key === '-') camera.zoom(0.8)
    else if (event.key === '0') camera.fit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { cursor, onKeyDown, onBlur: () => setCursor(undefined) }
}
