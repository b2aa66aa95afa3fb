import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/cinzel/latin-600.css'
import './look/bladeborn.css'
import type { PageParts } from '@muster/ui'
import * as look from './look/index.ts'
import * as setup from './setup.ts'

export const pageUi: PageParts = {
  ...look,
  ...setup,
  teaching: async () => (await import('./teaching.ts')).teaching,
  terms: { side: 'Warband', scenario: 'Battle', twist: 'Twist', wounds: 'wounds' },
  scoreName: 'VP',
}
