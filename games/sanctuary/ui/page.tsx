import '@fontsource/barlow/latin-400.css'
import '@fontsource/barlow/latin-600.css'
import '@fontsource/bungee/latin-400.css'
import './look/sanctuary.css'
import type { PageParts } from '@muster/ui'
import * as look from './look/index.ts'
import * as setup from './setup.ts'

export const pageUi: PageParts = {
  ...look,
  ...setup,
  teaching: async () => (await import('./teaching.ts')).teaching,
  fewDice: true,
  terms: { side: 'Hunter', scenario: 'Layout', twist: '', wounds: 'health' },
  scoreName: 'loot',
  course: ['lives left', 'enemies on the board', 'loot gained'],
}
