export type {
  BoardDrawing,
  CardDrawing,
  Cell,
  Mark,
  Moment,
  PieceDrawing,
  Roll,
  Scene,
  SeatDrawing,
  StatDrawing,
} from './drawing.ts'
export type { Box, EngineUi, Scenario, SideOffer } from './engine-ui.ts'
export { Icon } from './icon.tsx'
export type { ArtProps, Bar, OptionLook, PageUi, SetupChoice } from './page-ui.ts'
export { type SeatMark, seatMark, seatMarks } from './seat-mark.ts'
