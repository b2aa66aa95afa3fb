import type { CardDrawing } from './drawing.ts'
import type { SideOffer } from './engine-ui.ts'

/** Where a press leads: the list it makes, as its share code, and the entry that is looked at then. */
export interface ListStep {
  readonly code: string
  readonly entry?: string | undefined
}

/** A number of a list that is limited, or worth knowing while one builds. */
export interface ListMeter {
  readonly name: string
  readonly value: number
  readonly limit?: number | undefined
  /** What it is, in a line. */
  readonly text: string
}

/** What is wrong with a list: the rule, what would mend it, and that as one step. */
export interface ListFault {
  readonly text: string
  readonly rule: string
  readonly repair: string
  readonly fix?: ListStep | undefined
  /** The entry it is about. */
  readonly entry?: string | undefined
}

/** A card of a list, or several alike, with what it carries. */
export interface ListEntry {
  readonly id: string
  readonly card: CardDrawing
  /** What it costs in all, with what it carries. */
  readonly cost: number
  readonly less: ListStep
  readonly more?: ListStep | undefined
  /** Its versions, one of which stands there now. */
  readonly versions: readonly { readonly name: string; readonly step: ListStep; readonly now: boolean }[]
  /** Whether it is one that other cards can be given to. */
  readonly carries: boolean
  readonly carried: readonly { readonly card: CardDrawing; readonly less: ListStep }[]
}

/** A card of the box that could be put on a list. */
export interface ListOffer {
  readonly card: CardDrawing
  /** What sort of card it is: "Gear". */
  readonly group: string
  /** How many the list has. */
  readonly has: number
  /** Undefined where nobody is chosen who could take it. */
  readonly more: ListStep | undefined
  /** What would be wrong then that is not now; '' where nothing is. */
  readonly breaks: string
}

/** A list that somebody builds: a team, a deck. */
export interface ListDrawing {
  readonly code: string
  /** What it was begun with. */
  readonly begin: string
  readonly meters: readonly ListMeter[]
  readonly faults: readonly ListFault[]
  readonly entries: readonly ListEntry[]
  /** The entry that is looked at: what can be carried is offered to it. */
  readonly entry: string | undefined
  readonly offers: readonly ListOffer[]
  /** Ready-made sides of its size, to try it against. */
  readonly rivals: readonly string[]
}

/** What a list is begun with, such as a faction, and the list without a card. */
export interface ListBegin extends Pick<SideOffer, 'id' | 'name' | 'icon' | 'colour' | 'text'> {
  readonly code: string
}

/**
 * Building lists for a game. A list is its share code and nothing else: every step leads from code to code, so a link holds it, and
 * going back is having the code from before. Codes that cannot be read are refused as faults.
 */
export interface ListBuilder {
  readonly begins: readonly ListBegin[]
  /** How much a list may cost, and in what: the usual sizes. */
  readonly sizes: readonly number[]
  readonly unit: string
  show(code: string, size: number, entry?: string): ListDrawing
  /** A legal list by lot; the same lots make the same list. */
  random(begin: string, size: number, lots: string): string
  /** A list as a side that can be played. */
  side(code: string, name: string): SideOffer
}
