import type { RefusedOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'

/** What is said of something that no rule had to refuse. */
export const NO_CONCERN = 'this has no part in what is decided now'

/** What the answer is called among the things that can lie open. */
export const WHY_NOT = 'why not'

export interface Refused {
  readonly question: ShownQuestion
  readonly reasons: readonly (RefusedOption & { readonly look: OptionLook })[]
  readonly at: DOMRect | undefined
}
