export type {
  Badge,
  Bar,
  BoardDrawing,
  CardDrawing,
  Cell,
  Forecast,
  Mark,
  Moment,
  Overlay,
  PieceDrawing,
  Roll,
  Scene,
  SeatDrawing,
  StackItem,
  StatDrawing,
  Subject,
  ZoneDrawing,
} from './drawing.ts'
export type { Box, EngineUi, Orders, Scenario, SideOffer } from './engine-ui.ts'
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
export { gameMark, type SeatMark, seatMark, seatMarks } from './seat-mark.ts'
