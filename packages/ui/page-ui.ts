import type { GameEvent, Outcome, ShownOption, ShownQuestion } from '@muster/table'
import type { ComponentType, ReactNode } from 'react'
import type { BoardDrawing, Cell, Mark, Moment, Roll, Scene, SeatDrawing } from './drawing.ts'

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
  /** Whether it is chosen by what it concerns on the board, too. */
  readonly onBoard: boolean
  /** Whether it differs from its like only by a place, so that the board is the way to choose it. */
  readonly place: boolean
}

/** A bar of an odds chart. */
export interface Bar {
  readonly name: string
  readonly p: number
  readonly tone: 'plain' | 'good' | 'bad'
}

export interface SetupChoice {
  readonly mode: string
  readonly sides: readonly string[]
  readonly scenario: string
  readonly twist: string
  readonly players: readonly string[]
  readonly options: Readonly<Record<string, string>>
}

/** How a game looks on the page. Components take drawings and know no rules. */
export interface PageUi {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Ways to play; `picks` says whether the scenario is chosen beforehand. */
  readonly modes: readonly {
    readonly id: string
    readonly name: string
    readonly text: string
    readonly picks: boolean
  }[]
  /** What the game calls a seat's side, a scenario, and the card that changes it. */
  readonly terms: { readonly side: string; readonly scenario: string; readonly twist: string }
  readonly scoreName: string
  /** Definitions and ground behind the cells. */
  readonly Ground: ComponentType<ArtProps<BoardDrawing>>
  readonly CellArt: ComponentType<ArtProps<Cell>>
  readonly MarkArt: ComponentType<ArtProps<Mark>>
  readonly SeatExtra: ComponentType<{ readonly of: SeatDrawing; readonly scene: Scene }>
  readonly TopExtra: ComponentType<ArtProps<Scene>>
  /** What fills the middle while there is no board. */
  readonly Interlude: ComponentType<ArtProps<Scene>>
  optionLook(question: ShownQuestion, option: ShownOption): OptionLook
  oddsBars(outcomes: readonly Outcome[], option: ShownOption, scene: Scene): readonly Bar[]
  /** A line that sums up odds, for a button. */
  oddsLine(outcomes: readonly Outcome[], option: ShownOption, scene: Scene): string
  /** What there is to see in events, and the dice in them. */
  moments(events: readonly GameEvent[]): readonly Moment[]
  rolls(events: readonly GameEvent[]): readonly Roll[]
  /** The text of a card that an option uses, where it helps. */
  cardText(option: ShownOption, scene: Scene): ReactNode
  /** The config of a match out of what was chosen at set-up; the problem in words where it cannot be played. */
  configOf(choice: SetupChoice): { readonly config: unknown } | { readonly problem: string; readonly rule?: string }
  /** What "Play now" starts. */
  readonly quick: SetupChoice
}
