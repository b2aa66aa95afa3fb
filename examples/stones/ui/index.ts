import type { PageParts } from '@muster/ui'
import { CellArt, MarkArt } from './look.tsx'

export const pageUi: PageParts = {
  CellArt,
  MarkArt,
  configOf: ({ options }) => ({ config: { options } }),
  quick: { mode: 'play', sides: ['', ''], scenario: '', twist: '', players: [], options: {} },
}
