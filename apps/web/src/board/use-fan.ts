import { useEffect, useMemo, useRef, useState } from 'react'
import { type Fan, fanned, fanOf } from './fan.ts'
import { cellUnder, type Laid } from './lay.ts'

/** How long a mouse rests before a crowded cell is fanned out, in milliseconds: who clicks at once hits what was seen. */
const DWELL = 200

interface Fanning {
  readonly fan: Fan | undefined
  /** The board with the cell fanned out. */
  readonly open: Laid
  /** A mouse rests somewhere, or leaves. */
  readonly rest: (ref: string | undefined) => void
  /** A finger or the keyboard goes somewhere. */
  readonly go: (ref: string | undefined) => void
  /** Something was chosen: what lies around is free again, until the mouse comes back. */
  readonly close: () => void
}

/** The crowded cell that is fanned out, one at a time. */
export function useFan(laid: Laid): Fanning {
  const [near, setNear] = useState<string>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Where the mouse is, and the cell that stays shut until it has been elsewhere. */
  const at = useRef<string>(undefined)
  const shut = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const fan = useMemo(() => (near === undefined ? undefined : fanOf(laid, near)), [laid, near])
  const open = useMemo(() => fanned(laid, fan), [laid, fan])
  const cellOf = (ref: string | undefined) => {
    const piece = laid.drawing.pieces.find(({ id }) => id === ref)
    return piece ? cellUnder(piece) : ref
  }
  const go = (ref: string | undefined) => {
    clearTimeout(waiting.current)
    setNear(ref)
  }
  return {
    fan,
    open,
    go,
    rest: (ref) => {
      const cell = cellOf(ref)
      at.current = cell
      if (cell !== shut.current) shut.current = undefined
      if (cell !== undefined && (cell === shut.current || cell === fan?.cell)) return
      go(undefined)
      if (ref !== undefined) waiting.current = setTimeout(() => setNear(ref), DWELL)
    },
    close: () => {
      shut.current = at.current
      go(undefined)
    },
  }
}
