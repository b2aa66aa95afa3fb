import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/cinzel/latin-600.css'
import './look/bladeborn.css'
import type { PageUi } from '@muster/ui'
import { cardText } from './look/card-text.tsx'
import { CellArt } from './look/cell-art.tsx'
import { Ground } from './look/ground.tsx'
import { Interlude } from './look/interlude.tsx'
import { MarkArt } from './look/mark-art.tsx'
import { moments, rolls } from './look/moments.ts'
import { oddsBars, oddsLine } from './look/odds.ts'
import { optionLook } from './look/option-look.ts'
import { outcome } from './look/outcome.ts'
import { SeatExtra } from './look/seat-extra.tsx'
import { TopExtra } from './look/top-extra.tsx'
import { traces } from './look/traces.ts'
import { configOf, modes, quick } from './setup.ts'

/** What one wants to see while others play. */
const GRAVE = new Set(['dice', 'hits', 'damage', 'down', 'points'])

export const pageUi: PageUi = {
  id: 'bladeborn',
  seats: { min: 2, max: 2 },
  modes,
  terms: { side: 'Warband', scenario: 'Battle', twist: 'Twist', wounds: 'wounds' },
  scoreName: 'VP',
  sounds: { dice: 'dice', move: 'move', attack: 'strike', damage: 'hurt', down: 'fall', points: 'score' },
  Ground,
  CellArt,
  MarkArt,
  SeatExtra,
  TopExtra,
  Interlude,
  optionLook,
  oddsBars,
  oddsLine,
  moments,
  rolls,
  traces,
  isHeading: ({ event }) => event === 'phase' || event === 'activate',
  isMinor: ({ event, amount }) => event === 'activated' || event === 'turn-over' || amount === 0,
  isGrave: ({ event }) => GRAVE.has(event),
  cardText,
  outcome,
  configOf,
  quick,
}
