import type { Point } from '@muster/table'
import type { Base } from '@muster/ui'
import type { ComponentType } from 'react'
import type { Judged } from '../engine/protocol.ts'
import type { Draft } from './draft.ts'

/** A point or a way that somebody plans on the board: what is drawn so far, what the rules say of it, and what can be done. */
export interface Planning {
  /** The control that shows it beside the board; it comes with the plan, so that nothing is waited for. */
  readonly Form: ComponentType<{ readonly plan: Planning }>
  /** What the keys do meanwhile. */
  readonly help: string
  readonly form: 'point' | 'path'
  /** The base that goes, where one does. */
  readonly from: Base | undefined
  readonly draft: Draft
  /** The way as it would be answered, as far as the pointer or the draft: as the game completes it, once that is known. */
  readonly way: readonly Point[]
  /** What is known of the way as it is drawn now. */
  readonly judged: Judged | undefined
  readonly region: readonly (readonly Point[])[]
  readonly suggestions: readonly { readonly points: readonly Point[]; readonly text: string }[]
  /** Where the pointer is; undefined where it left. */
  readonly hover: (at: Point | undefined) => void
  /** Puts a corner down; where the way ends within so many units of it already, it is taken. */
  readonly put: (at: Point, near: number) => void
  readonly end: (at: Point) => void
  /** Moves the end so many units in a direction as it is seen. */
  readonly nudge: (seen: Point) => void
  /** Hears what a direction as it is seen is on the plane, from the board, which may lie turned. */
  readonly face: (toPlane: (seen: Point) => Point) => void
  readonly bend: () => void
  readonly undo: () => void
  readonly take: (suggestion: number) => void
  readonly type: (typed: string) => void
  readonly clear: () => void
  /** Answers with what is drawn, if the rules take it. */
  readonly go: () => void
}
