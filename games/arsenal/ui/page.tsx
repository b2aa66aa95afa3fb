import '@fontsource/chakra-petch/latin-600.css'
import '@fontsource/rajdhani/latin-500.css'
import '@fontsource/rajdhani/latin-700.css'
import './look/arsenal.css'
import './look/table.css'
import type { PageParts } from '@muster/ui'
import * as look from './look/index.ts'
import * as setup from './setup.ts'

export const pageUi: PageParts = {
  ...look,
  ...setup,
  teaching: async () => (await import('./teaching.ts')).teaching,
  terms: { side: 'Mech and deck', scenario: 'Layout', twist: '', wounds: 'hit points' },
  scoreName: 'HP',
}
