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
import { SeatExtra } from './look/seat-extra.tsx'
import { TopExtra } from './look/top-extra.tsx'
import { configOf, modes, quick } from './setup.ts'

export const pageUi: PageUi = {
  id: 'bladeborn',
  seats: { min: 2, max: 2 },
  modes,
  terms: { side: 'Warband', scenario: 'Battle', twist: 'Twist' },
  scoreName: 'VP',
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
  cardText,
  configOf,
  quick,
}
