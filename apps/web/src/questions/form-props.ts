import type { Choice, RefusedOption } from '@muster/table'
import type { PageUi, Scene } from '@muster/ui'
import type { ReactNode } from 'react'
import type { Looked } from './narrow.ts'
import type { ShowPreview } from './preview.ts'
import type { Choosing } from './use-choice.ts'

/** What every control of a question is handed. */
export interface FormProps {
  readonly choosing: Choosing
  readonly ui: PageUi
  readonly scene: Scene
  /** What comes of a choice, in a line. */
  readonly oddsLine: (of: Looked, choice: Choice) => Promise<string>
  readonly why: () => Promise<readonly RefusedOption[]>
  readonly onPreview: ShowPreview
  /** What else stands among the buttons that are always in view. */
  readonly beside?: ReactNode
}
