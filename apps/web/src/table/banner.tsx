import type { LogLine } from '@muster/session'
import type { PageUi } from '@muster/ui'
import { useEffect, useState } from 'react'
import { settings } from '../settings/settings.ts'
import type { TableState } from './state.ts'

/** How long a banner stays, in milliseconds. */
const STAYS = 2200

const NONE: readonly LogLine[] = []

/**
 * Announces a new round or phase, a twist, points: over the board's upper edge, in nobody's way. It stays for its time while play
 * goes on, and is gone at the next press or announcement.
 */
export function Banner({ ui, state: { fresh, beat } }: { ui: PageUi; state: TableState }) {
  const [shown, setShown] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat is announced once
  useEffect(() => {
    const lines = fresh.filter(({ event }) => ui.isAnnounced?.(event))
    if (settings().speed !== 'instant' && lines.length > 0) setShown(lines.slice(-2))
  }, [beat])
  useEffect(() => {
    if (shown === NONE) return
    const go = () => setShown(NONE)
    const timer = setTimeout(go, STAYS)
    addEventListener('pointerdown', go)
    addEventListener('keydown', go)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', go)
      removeEventListener('keydown', go)
    }
  }, [shown])
  if (shown === NONE) return null
  return (
    <div className="banner" aria-hidden="true">
      {shown.map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  )
}
