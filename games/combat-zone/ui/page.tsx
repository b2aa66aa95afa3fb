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
  /** What only a campaign needs is loaded after its first battle. */
  aftermath: async (heard, scene, nameOf) =>
    heard.some(({ event }) => event.event === 'over')
      ? (await import('./look/aftermath.ts')).aftermath(heard, scene, nameOf)
      : undefined,
  teaching: async () => (await import('./teaching.ts')).teaching,
  terms: { side: 'Team', scenario: 'Scenario', twist: 'Battlespace', wounds: 'tokens' },
  scoreName: 'Points',
  builds: 'team',
  fewDice: true,
  wideChoices: true,
  deedName: 'actions',
}
