import '@fontsource/bangers/latin-400.css'
import '@fontsource/barlow-condensed/latin-500.css'
import '@fontsource/barlow-condensed/latin-700.css'
import './look/arena.css'
import { lazily, type PageParts } from '@muster/ui'
import { endsGame } from './look/events.ts'
import * as look from './look/index.ts'
import * as setup from './setup.ts'

export const pageUi: PageParts = {
  ...look,
  ...setup,
  /** What only a campaign needs is loaded between its games. */
  Interlude: lazily(async () => (await import('./look/interlude.tsx')).Interlude),
  aftermath: async (heard, scene) =>
    heard.some(({ event }) => endsGame(event))
      ? (await import('./look/aftermath.ts')).aftermath(heard, scene)
      : undefined,
  teaching: async () => (await import('./teaching.ts')).teaching,
  wholeSeats: true,
  wideChoices: true,
  deedName: 'actions',
  terms: { side: 'Vault Hunter', scenario: 'Scenario', twist: '', wounds: 'unhurt' },
  scoreName: 'points',
  course: ['enemies in the Vault', 'wounds on hunters', 'Luck left'],
}
