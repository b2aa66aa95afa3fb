import '@fontsource/chakra-petch/latin-600.css'
import '@fontsource/rajdhani/latin-500.css'
import '@fontsource/rajdhani/latin-700.css'
import './look/arsenal.css'
import './look/table.css'
import type { PageUi } from '@muster/ui'
import { CardArt } from './look/card-art.tsx'
import { CellArt } from './look/cell-art.tsx'
import { Ground } from './look/ground.tsx'
import { Interlude } from './look/interlude.tsx'
import { MarkArt } from './look/mark-art.tsx'
import { isGrave, isHeading, isMinor, moments, rolls, sounds } from './look/moments.ts'
import { oddsBars, oddsLine } from './look/odds.ts'
import { optionLook } from './look/option-look.ts'
import { PieceArt } from './look/piece-art.tsx'
import { SeatExtra } from './look/seat-extra.tsx'
import { telling } from './look/telling.ts'
import { TopExtra } from './look/top-extra.tsx'
import { traces } from './look/traces.ts'
import { configOf, modes, orders, passOn, quick, seatNote } from './setup.ts'

export const pageUi: PageUi = {
  id: 'arsenal',
  seats: { min: 2, max: 6 },
  modes,
  terms: { side: 'Mech and deck', scenario: 'Layout', twist: '', wounds: 'hit points' },
  scoreName: 'HP',
  sounds,
  orders,
  passOn,
  Ground,
  CellArt,
  MarkArt,
  PieceArt,
  SeatExtra,
  TopExtra,
  CardArt,
  Interlude,
  optionLook,
  oddsBars,
  oddsLine,
  moments,
  rolls,
  traces,
  isHeading,
  isMinor,
  isGrave,
  cardText: () => undefined,
  telling,
  seatNote,
  configOf,
  quick,
}
