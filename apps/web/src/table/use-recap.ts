import type { PageUi } from '@muster/ui'
import { useMemo, useState } from 'react'
import { type Recap, recapOf } from './recap.ts'
import type { TableState } from './state.ts'

export interface Recalled {
  readonly of: Recap | undefined
  /** By itself it is shown where there is room beside the board; asked for, everywhere. */
  readonly shown: 'no' | 'where-roomy' | 'yes'
  readonly toggle: () => void
}

/** What happened while the viewer waited, from the moment they are asked until they have decided. */
export function useRecap(ui: PageUi, state: TableState, isAsked: boolean): Recalled {
  const { standing, log, viewer } = state
  const { decisions } = standing
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision or another viewer has another past
  const of = useMemo(() => (isAsked ? recapOf(ui, state) : undefined), [ui, decisions, log, viewer, isAsked])
  const [chosen, setChosen] = useState<{ readonly at: number; readonly isShown: boolean }>()
  const shown = chosen?.at !== decisions ? 'where-roomy' : chosen.isShown ? 'yes' : 'no'
  const isSeen = () => document.querySelector('.recap')?.checkVisibility() ?? false
  return { of, shown, toggle: () => setChosen({ at: decisions, isShown: !isSeen() }) }
}
