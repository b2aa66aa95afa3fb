import type { PageUi } from '@muster/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { TableModel } from './model.ts'
import { Popover } from './popover.tsx'
import type { TableState } from './state.ts'

/** A bot's clock while it thinks: how long it has been at it, and how far it is. */
export function ThinkingClock({ model, since }: { model: TableModel; since: number }) {
  const [, tick] = useState(0)
  useEffect(() => {
    const clock = setInterval(() => tick((count) => count + 1), 100)
    return () => clearInterval(clock)
  }, [])
  return (
    <span className="clock">
      <progress aria-label="The bot thinks" max={1} value={model.share} /> {((Date.now() - since) / 1000).toFixed(1)} s
    </span>
  )
}

const ThoughtWords = lazy(async () => ({ default: (await import('./thought-words.tsx')).ThoughtWords }))

/** Why a bot did what it did, where it weighed anything. */
export function WhyBot({ ui, state }: { ui: PageUi; state: TableState }) {
  const { thought, kept, standing } = state
  if (!thought || thought.best.length + thought.tries === 0) return null
  return (
    <Popover
      name="thought"
      className="thought"
      buttonClass="button button-small button-quiet"
      title={`Why did ${kept.names[thought.seat]} do that?`}
      label="Why?"
    >
      <Suspense>
        <ThoughtWords ui={ui} standing={standing} of={thought} />
      </Suspense>
    </Popover>
  )
}
