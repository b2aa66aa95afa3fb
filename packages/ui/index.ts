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
export type { Deed } from './deeds.ts'
export type {
  Bar,
  CardDrawing,
  Forecast,
  Goal,
  Roll,
  Scene,
  SeatDrawing,
  StackItem,
  StatDrawing,
  Subject,
  ZoneDrawing,
} from './drawing.ts'
export type { Aside, Box, EngineUi, Orders, Plan, Scenario, SideOffer } from './engine-ui.ts'
export { Icon } from './icon.tsx'
export { lazily } from './lazily.ts'
export type {
  ListBegin,
  ListBuilder,
  ListDrawing,
  ListEntry,
  ListFault,
  ListMeter,
  ListOffer,
  ListStep,
} from './list-builder.ts'
export { makePage, type PageParts } from './make-page.ts'
export type {
  Aftermath,
  ArtProps,
  Heard,
  MainOption,
  Mode,
  OptionLook,
  OrderOffer,
  PageUi,
  SetupChoice,
  SoundName,
  Step,
} from './page-ui.ts'
export { cellSpots, cellsOf, lineBetween } from './place.ts'
export { plainLook } from './plain-look.ts'
export { stepAs, stepsOf, type Told } from './recap.ts'
export { gameMark, type SeatMark, seatMark, seatMarks } from './seat-mark.ts'
export type { HowToPanel, Teaching } from './teaching.ts'
