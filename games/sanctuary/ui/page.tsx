import '@fontsource/barlow/latin-400.css'
import '@fontsource/barlow/latin-600.css'
import '@fontsource/bungee/latin-400.css'
import './look/sanctuary.css'
import type { PageUi } from '@muster/ui'
import { cardText } from './look/card-text.ts'
import { CellArt } from './look/cell-art.tsx'
import { CommonExtra } from './look/common-extra.tsx'
import { isGrave, isHeading, isMinor, sounds } from './look/events.ts'
import { Ground } from './look/ground.tsx'
import { Interlude } from './look/interlude.tsx'
import { MarkArt } from './look/mark-art.tsx'
import { moments, rolls } from './look/moments.ts'
import { oddsBars, oddsLine } from './look/odds.ts'
import { optionLook } from './look/option-look.ts'
import { PieceArt } from './look/piece-art.tsx'
import { SeatExtra } from './look/seat-extra.tsx'
import { telling } from './look/telling.ts'
import { TopExtra } from './look/top-extra.tsx'
import { traces } from './look/traces.ts'
import { configOf, mainOptions, modes, orders, passOn, quick } from './setup.ts'

export const pageUi: PageUi = {
  id: 'sanctuary',
  seats: { min: 1, max: 4 },
  together: true,
  fewDice: true,
  modes,
  mainOptions,
  orders,
  passOn,
  terms: { side: 'Hunter', scenario: 'Layout', twist: '', wounds: 'health' },
  scoreName: 'loot',
  course: ['lives left', 'enemies on the board', 'loot gained'],
  Ground,
  CellArt,
  MarkArt,
  PieceArt,
  SeatExtra,
  TopExtra,
  CommonExtra,
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
  sounds,
  cardText,
  telling,
  outcome: ({ winners, by, rounds, escaped }) => {
    if (by === 'gave up') return `Sanctuary falls in round ${rounds}: nobody is left to defend it`
    return winners.length > 0
      ? `Sanctuary holds: all hunters win after ${rounds} rounds, ${escaped === 0 ? 'nobody got in' : `${escaped} got in`}`
      : `Sanctuary falls in round ${rounds}: ${escaped} enemies got in`
  },
  configOf,
  quick,
}
