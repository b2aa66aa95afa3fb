import type { Overlay } from '@muster/ui'
import { useEffect, useState } from 'react'
import type { Preview } from '../questions/preview.ts'
import type { TableModel } from './model.ts'

/** How long one points at something before it is looked into. */
const DWELL = 120

const NONE: readonly Overlay[] = []

/** What to draw over the board for the option or thing that is pointed at. */
export function useOverlays(
  model: TableModel,
  beat: number,
  preview: Preview | undefined,
  pointed: string | undefined,
): readonly Overlay[] {
  const [overlays, setOverlays] = useState(NONE)
  const option = preview?.of.option.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat is another position
  useEffect(() => {
    setOverlays(NONE)
    const subject = option !== undefined ? { option } : pointed !== undefined ? { ref: pointed } : undefined
    if (!subject) return
    let current = true
    const dwelt = setTimeout(() => model.overlays(subject).then((found) => current && setOverlays(found)), DWELL)
    return () => {
      current = false
      clearTimeout(dwelt)
    }
  }, [model, beat, option, pointed])
  return overlays
}
