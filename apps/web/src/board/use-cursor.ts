import type { Point } from '@muster/table'
import type { PageUi } from '@muster/ui'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Targets } from './board.tsx'
import type { Camera } from './camera.ts'
import { ARROWS, cellUnder, type Laid, middleOf } from './lay.ts'
import { pieceWords } from './piece.tsx'
import { nextTo } from './ways.ts'

interface Keyboard {
  readonly ui: PageUi
  readonly laid: Laid
  readonly targets: Targets
  readonly camera: Camera
  readonly svg: RefObject<SVGSVGElement | null>
  readonly onPick: (ref: string) => void
  readonly onHover: (ref: string | undefined, at?: DOMRect) => void
  readonly onSay: (words: string) => void
}

/** Where a cursor is: on a cell, or on something of a plane; and which of those that share it is meant. */
interface Cursor {
  readonly at: string
  readonly which: number
}

/** What the arrow keys go to: the cells; on a plane its pieces, scenery and marks. */
function stopsOf(laid: Laid): ReadonlyMap<string, Point> {
  const { drawing, cells, stands } = laid
  if (drawing.shape !== 'plane') return cells
  const scenery = drawing.scenery.map(({ id, outline }) => [id, middleOf(laid, { region: [outline] })] as const)
  const marks = drawing.marks.map(({ id, at }) => [id, middleOf(laid, at)] as const)
  return new Map([...stands, ...scenery, ...marks].flatMap(([id, at]) => (at ? [[id, at] as const] : [])))
}

/** A cursor on the board for the keyboard: it says where it is, and chooses. */
export function useCursor({ ui, laid, targets, camera, svg, onPick, onHover, onSay }: Keyboard) {
  const [cursor, setCursor] = useState<Cursor>()
  const { drawing } = laid
  const stops = stopsOf(laid)
  const piecesAt = (stop: string) => drawing.pieces.filter((piece) => (cellUnder(piece) ?? piece.id) === stop)
  /** What choosing at a stop can mean: pieces that can be chosen, the cell itself, else whatever stands there. */
  const refsAt = (stop: string) => {
    const pieces = piecesAt(stop).map(({ id }) => id)
    const chosen = [...pieces, ...(pieces.includes(stop) ? [] : [stop])].filter((ref) => targets.has(ref))
    return chosen.length > 0 ? chosen : pieces.length > 0 ? pieces : [stop]
  }
  const refOf = ({ at, which }: Cursor) => {
    const refs = refsAt(at)
    return refs[which % refs.length] ?? at
  }
  const say = (next: Cursor) => {
    const { at } = next
    const meant = refOf(next)
    const who = piecesAt(at).toSorted((a, b) => Number(b.id === meant) - Number(a.id === meant))
    const cell = laid.cells.get(at)?.cell
    const here = [cell?.id ?? '', ...who.map((piece) => pieceWords(piece, ui.terms.wounds)), cell?.name ?? '']
    const scenery = drawing.shape === 'plane' ? drawing.scenery.filter(({ id }) => id === at) : []
    const marks = drawing.marks.filter((mark) => mark.id === at || ('cell' in mark.at && mark.at.cell === at))
    const can = targets.has(meant) ? 'can be chosen' : ''
    onSay([...here, ...[...scenery, ...marks].map(({ name }) => name), can].filter((part) => part).join(', '))
  }
  const go = (next: Cursor) => {
    setCursor(next)
    say(next)
    onHover(refOf(next), svg.current?.querySelector(`[data-ref="${CSS.escape(next.at)}"]`)?.getBoundingClientRect())
  }
  const leave = () => {
    if (cursor) onHover(undefined)
    setCursor(undefined)
  }
  const first = drawing.pieces.find(({ active }) => active)
  const glowing = [...targets.keys()].find((ref) => stops.has(ref))
  const begin = (first && (cellUnder(first) ?? first.id)) ?? glowing ?? [...stops.keys()][0]
  const here = cursor ?? { at: begin ?? '', which: 0 }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const many = refsAt(here.at).length
    if (arrow && event.shiftKey) go({ ...here, which: (here.which + arrow.x + arrow.y + many) % many })
    else if (arrow) go(cursor === undefined ? here : { at: nextTo(stops, here.at, arrow), which: 0 })
    else if (event.key === 'Enter' || event.key === ' ') onPick(refOf(here))
    else if (!zoomed(event.key, camera)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { cursor: cursor?.at, onKeyDown, onBlur: () => leave() }
}

/** The keys that zoom, wherever else keys go. */
function zoomed(key: string, camera: Camera): boolean {
  if (key === '+' || key === '=') camera.zoom(1.25)
  else if (key === '-') camera.zoom(0.8)
  else if (key === '0') camera.fit()
  else return false
  return true
}
