import type {
  GameEvent,
  OptionValue,
  Outcome,
  Point,
  RefusedOption,
  Result,
  Seat,
  ShownOption,
  ShownQuestion,
} from '@muster/table'
import type { ComponentType, ReactNode } from 'react'
import type { BoardDrawing, Cell, Mark, Moment, PieceDrawing, Scenery, Spot } from './board.ts'
import type { Deed } from './deeds.ts'
import type { Bar, CardDrawing, Roll, Scene, SeatDrawing } from './drawing.ts'
import type { Orders } from './engine-ui.ts'
import type { Teaching } from './teaching.ts'

export interface ArtProps<Thing> {
  readonly of: Thing
}

/** How an option is offered: under which heading, with what picture, and whether it is the one to make big. */
export interface OptionLook {
  readonly group: string
  readonly groupName: string
  readonly label: string
  readonly detail: string
  readonly icon: string
  readonly strong: boolean
  /** Whether it is chosen by what it concerns on the board, on cards or in the stack, too. */
  readonly onBoard: boolean
  /** Whether it differs from its like only by a place, so that the board is the way to choose it. */
  readonly place: boolean
  /** Whether the active piece walks to its place, so that the way is shown. */
  readonly walks?: boolean | undefined
  /** What it is chosen by, where that is not what the option itself refers to. */
  readonly refs?: readonly string[] | undefined
  /** The card or piece whose picture it shows, where that lies in view. */
  readonly face?: string | undefined
  /** The card it is chosen by: no button of its own until that card is picked. One of its refs. */
  readonly card?: string | undefined
  /** Whether its odds stand on its button. */
  readonly odds?: boolean | undefined
  /** The group of options that is meant instead where something pointed at belongs to both, until this one's is picked. */
  readonly yieldsTo?: string | undefined
  /** Whether its places glow less than others. */
  readonly faint?: boolean | undefined
  /** What it costs beside what it shows: pointed at, it is shown first with these words, and taken by its button. */
  readonly warns?: string | undefined
  /** Whether it ends a turn or passes: it stays in view, however many other choices there are. */
  readonly closes?: boolean | undefined
  /** Whether its places are small: under a thumb one is shown first, and taken when it is touched again or by its button. */
  readonly small?: boolean | undefined
}

export interface SetupChoice {
  readonly mode: string
  /** By seat; as many as there are seats. '' is chosen at the table. */
  readonly sides: readonly string[]
  readonly scenario: string
  readonly twist: string
  readonly players: readonly string[]
  readonly options: Readonly<Record<string, OptionValue>>
}

/** A way to play a game. */
export interface Mode {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Whether the scenario is chosen beforehand. */
  readonly picks: boolean
  /** The numbers of seats it is for; those of the game where left out. */
  readonly seats?: readonly number[] | undefined
}

/** A table option that everybody wants to choose, such as the difficulty. */
export interface MainOption {
  /** Its name in the config's options. */
  readonly name: string
  readonly title: string
  readonly rule: string
  readonly values: readonly { readonly value: OptionValue; readonly name: string; readonly text: string }[]
}

/** Something a seat can order beforehand: one of some values, the first being what it begins with. */
export interface OrderOffer {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly values: readonly {
    readonly id: string
    readonly name: string
    readonly text: string
    /** Whether it looks at what only the seat knows: not to be had where several people share a screen. */
    readonly looks?: boolean | undefined
  }[]
}

/** An event as it was heard, with its sentence. */
export interface Heard {
  readonly event: GameEvent
  readonly text: string
}

/** A step of what happened while somebody waited. */
export interface Step {
  readonly icon: string
  readonly text: string
  /** How much it matters: of many the weightiest are told, and the weightiest of all is the headline. */
  readonly weight: number
  /** Whose doing it was, where it was a seat's. */
  readonly seat?: Seat | undefined
  /** The piece or cell it is marked at, by what options call it. */
  readonly at?: string | undefined
  /** The ways that were gone. */
  readonly trails?: readonly (readonly Spot[])[] | undefined
}

/** What a battle of a campaign came to: shown before play goes on, however fast it goes. */
export interface Aftermath {
  readonly title: string
  /** Result, spoils, standings, what changes, what comes next; a part without lines is left out. */
  readonly parts: readonly { readonly name: string; readonly lines: readonly string[] }[]
  /** What leads on is called. */
  readonly onward: string
}

export type SoundName = 'dice' | 'move' | 'strike' | 'hurt' | 'fall' | 'score' | 'card' | 'alarm'

/** How a game looks on the page. Components take drawings and know no rules. */
export interface PageUi {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Whether all seats share the result. */
  readonly together?: boolean
  readonly modes: readonly Mode[]
  /** What the game calls a seat's side, a scenario, the card that changes it, and what a piece has left to lose. */
  readonly terms: {
    readonly side: string
    readonly scenario: string
    readonly twist: string
    readonly wounds: string
  }
  readonly scoreName: string
  /** What can be built for it, in a word ("team"), where `EngineUi.builder` builds such lists. */
  readonly builds?: string
  /** Whether all seats stay open, however many there are, because everybody needs what lies before the others. */
  readonly wholeSeats?: boolean
  /** Whether dice are rolled only now and then, so that they lie over the board's edge instead of in a place of their own. */
  readonly fewDice?: boolean
  /** Whether choices need the prompt's whole width, so that the card of whoever acts is lit among the seats' and not repeated there. */
  readonly wideChoices?: boolean
  /** What events sound like. */
  readonly sounds?: Readonly<Record<string, SoundName>>
  readonly mainOptions?: readonly MainOption[]
  readonly orders?: readonly OrderOffer[]
  /**
   * Orders for the moment: what they are called, what is ordered until they give no answer, and the questions they are
   * offered at (all that can be passed, where left out).
   */
  readonly passOn?: { readonly label: string; readonly orders: Orders; readonly asks?: readonly string[] }
  /** What the lines of the course's chart are called, where they are not the seats'. */
  readonly course?: readonly string[]
  /** Definitions and ground behind the cells; `outline` is the path of a plane's edge as drawn, nothing for cells. */
  readonly Ground: ComponentType<ArtProps<BoardDrawing> & { readonly outline: string }>
  /** What lies under the pieces in a cell, around its middle; `outline` is the path of its edge as drawn there. */
  readonly CellArt: ComponentType<ArtProps<Cell> & { readonly outline: string }>
  /** What is drawn on a piece of scenery, inside the path of its outline and its corners as drawn; its shadow, edge and name are the shell's. */
  readonly SceneryArt?: ComponentType<
    ArtProps<Scenery> & { readonly outline: string; readonly corners: readonly Point[] }
  >
  readonly MarkArt: ComponentType<ArtProps<Mark>>
  /** Base, portrait and bar of a piece, where the game draws its own; halo, target ring and name stay the shell's. */
  readonly PieceArt?: ComponentType<ArtProps<PieceDrawing>>
  readonly SeatExtra: ComponentType<{ readonly of: SeatDrawing; readonly scene: Scene }>
  readonly TopExtra: ComponentType<ArtProps<Scene>>
  /** What belongs to nobody, beside the board: a city's lives, the next wave. */
  readonly CommonExtra?: ComponentType<ArtProps<Scene>>
  /** What a piece's card shows under its name beside numbers and lines, such as tokens. */
  readonly CardExtra?: ComponentType<ArtProps<CardDrawing>>
  /** The picture on a card in hand or in a zone, where it is more than its icon. */
  readonly CardArt?: ComponentType<ArtProps<CardDrawing>>
  /** What fills the middle while there is no board. */
  readonly Interlude: ComponentType<ArtProps<Scene>>
  optionLook(question: ShownQuestion, option: ShownOption): OptionLook
  oddsBars(outcomes: readonly Outcome[], option: ShownOption, scene: Scene): readonly Bar[]
  /** A line that sums up odds, for a button. */
  oddsLine(outcomes: readonly Outcome[], option: ShownOption, scene: Scene): string
  /** What there is to see in events, and the dice in them. */
  moments(events: readonly GameEvent[]): readonly Moment[]
  rolls(events: readonly GameEvent[]): readonly Roll[]
  /** What events left lying on the board, such as where somebody fell; of what happened since the game began. */
  traces?(events: readonly GameEvent[]): readonly Mark[]
  /** What the actions are that deeds count, where they are not attacks alone. */
  readonly deedName?: string
  /** What pieces did and what befell them, for the end of a game. */
  deeds?(events: readonly GameEvent[]): readonly Deed[]
  /** Events that begin a new part of the log. */
  isHeading(event: GameEvent): boolean
  /** Events of little weight: shown in the log only on request, never waited for, never the cause of a decision. */
  isMinor?(event: GameEvent): boolean
  /** Events that what follows them explains, such as a card that is declared and then resolved: a short look is enough. */
  isBrief?(event: GameEvent): boolean
  /** Events worth a longer look while others play. */
  isGrave?(event: GameEvent): boolean
  /** What there is to tell of what others did, in the order it happened; `nameOf` names pieces that are still known. */
  recap?(heard: readonly Heard[], nameOf: (id: string) => string | undefined): readonly Step[]
  /**
   * What a battle of a campaign came to, where one ended among what was just heard; undefined else. `scene` is how it stands
   * now, `nameOf` what a seat is called.
   */
  aftermath?(
    heard: readonly Heard[],
    scene: Scene,
    nameOf: (seat: Seat) => string,
  ): Aftermath | undefined | Promise<Aftermath | undefined>
  /** Events that a banner announces: a new round or phase, a twist, points. */
  isAnnounced?(event: GameEvent): boolean
  /** The text of a card that an option uses, where it helps. */
  cardText(option: ShownOption, scene: Scene): ReactNode
  /** Which refusals are worth telling, the best first; all of them where left out. */
  telling?(refused: readonly RefusedOption[]): readonly RefusedOption[]
  /** What stands beside a seat at set-up, such as its team. */
  seatNote?(choice: SetupChoice, seat: number): string
  /** The result in words; "Asha wins" where left out. */
  outcome?(result: Result, names: readonly string[]): string
  /** The config of a match out of what was chosen at set-up; the problem in words where it cannot be played. */
  configOf(choice: SetupChoice): { readonly config: unknown } | { readonly problem: string; readonly rule?: string }
  /** What the game says to newcomers. */
  teaching?(): Promise<Teaching>
  /** What "Play now" starts: the first seat is the player's, the others are bots. */
  readonly quick: SetupChoice
  /** Kinds of question that "Play now" answers in a newcomer's place, by `ask`, so that the first decision is one of play. */
  readonly quickSettles?: readonly string[]
}
