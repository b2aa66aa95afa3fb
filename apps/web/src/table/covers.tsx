import type { PageUi } from '@muster/ui'
import { lazy, Suspense } from 'react'
import type { TableModel } from './model.ts'
import type { TableState } from './state.ts'

/** Seen now and then. */
const AftermathCover = lazy(async () => ({ default: (await import('./aftermath.tsx')).AftermathCover }))
const HandOver = lazy(async () => ({ default: (await import('./hand-over.tsx')).HandOver }))
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts }))
const TakeBack = lazy(async () => ({ default: (await import('./take-back.tsx')).TakeBack }))
const HowToCover = lazy(async () => ({ default: (await import('../teach/how-to-cover.tsx')).HowToCover }))

export type Help = 'keys' | 'how-to' | undefined

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly help: Help
  readonly onHelp: (help: Help) => void
}

/** Whatever lies over the whole table. */
export function Covers({ ui, model, state, help, onHelp }: Props) {
  const close = () => onHelp(undefined)
  return (
    <Suspense>
      {state.handOver !== undefined && <HandOver ui={ui} model={model} state={state} />}
      {state.aftermath && <AftermathCover of={state.aftermath} onClose={() => model.goOn()} />}
      {state.request && <TakeBack model={model} state={state} of={state.request} />}
      {help === 'keys' && <Shortcuts onClose={close} />}
      {help === 'how-to' && <HowToCover game={ui.id} onClose={close} />}
    </Suspense>
  )
}
