import type { Overlay, Subject } from '@muster/ui'
import { useEffect, useState } from 'react'
import type { TableModel } from './model.ts'

/** How long one points at something before it is looked into. */
const DWELL = 120

const NONE: readonly Overlay[] = []

/**
 * What to draw over the board for the option or thing that is pointed at: of the first subject there is something to say of. While a
 * way is drawn, what was shown stays until what is shown next is known.
 */
export function useOverlays(model: TableModel, beat: number, subjects: readonly Subject[]): readonly Overlay[] {
  const [overlays, setOverlays] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat is another position
  useEffect(() => {
    const [first] = subjects
    if (!first || !('drawn' in first)) setOverlays(NONE)
    let current = true
    const look = async () => {
      for (const subject of subjects) {
        const found = await model.overlays(subject)
        if (!current) return
        if (found.some(({ places }) => places.length > 0)) return setOverlays(found)
      }
      setOverlays(NONE)
    }
    const dwelt = setTimeout(look, DWELL)
    return () => {
      current = false
      clearTimeout(dwelt)
    }
  }, [model, beat, JSON.stringify(subjects)])
  return overlays
}
