import '@fontsource/oxanium/latin-500.css'
import '@fontsource/oxanium/latin-700.css'
import '@fontsource/share-tech-mono/latin-400.css'
import './look/combat-zone.css'
import './look/board.css'
import type { PageParts } from '@muster/ui'
import * as look from './look/index.ts'
import * as setup from './setup.ts'

export const pageUi: PageParts = {
  ...look,
  ...setup,
  teaching: async () => (await import('./teaching.ts')).teaching,
  terms: { side: 'Team', scenario: 'Scenario', twist: 'Battlespace', wounds: 'tokens' },
  scoreName: 'Points',
  builds: 'team',
  fewDice: true,
}
