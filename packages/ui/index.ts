export type {
  Badge,
  Base,
  BoardDrawing,
  Cell,
  CellBoard,
  Mark,
  Moment,
  Overlay,
  PieceDrawing,
  Place,
  PlaneBoard,
  Scenery,
  Spot,
} from './board.ts'
export type {
  Bar,
  CardDrawing,
  Forecast,
  Roll,
  Scene,
  SeatDrawing,
  StackItem,
  StatDrawing,
  Subject,
  ZoneDrawing,
} from './drawing.ts'
export type { Box, EngineUi, Orders, Plan, Scenario, SideOffer } from './engine-ui.ts'
export { Icon } from './icon.tsx'
export type {
  ArtProps,
  MainOption,
  Mode,
  OptionLook,
  OptionValue,
  OrderOffer,
  PageUi,
  SetupChoice,
  SoundName,
} from './page-ui.ts'
export { cellSpots, cellsOf, lineBetween } from './place.ts'
export { gameMark, type SeatMark, seatMark, seatMarks } from './seat-mark.ts'
