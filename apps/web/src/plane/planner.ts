import type { Choice, Point, ShownQuestion } from '@muster/table'
import type { BoardDrawing } from '@muster/ui'
import { apart } from '../board/outline.ts'
import type { Judged } from '../engine/protocol.ts'
import { bent, blank, cleaned, type Draft, ended, nudged, suggestionsOf, typedTo, unbent } from './draft.ts'
import { PlanForm } from './plan-form.tsx'
import type { Planning } from './planning.ts'

export interface PlanGiven {
  readonly board: BoardDrawing | undefined
  readonly question: ShownQuestion
  readonly answer: (choice: Choice) => void
  /** What the rules say of a point or way; undefined where that cannot be asked now. */
  readonly judge: (drawn: readonly Point[]) => Promise<Judged | undefined>
}

const HELP = {
  point:
    'Board. Tab goes through suggestions, arrow keys move the place by 10, with Shift by 100, with Alt by 1, Enter takes it, Escape leaves.',
  path: 'Board. Tab goes through suggestions, arrow keys move the end by 10, with Shift by 100, with Alt by 1, digits set the length, B bends, Backspace undoes a bend, Enter goes, Escape leaves.',
} as const

/** How long a way rests before the rules are asked about it, in milliseconds. */
const REST = 30

/** Somebody's plan for one question about a plane, and whoever listens to it. */
export class Planner {
  readonly #given: PlanGiven
  readonly #listeners = new Set<() => void>()
  readonly #isPath: boolean
  readonly #fixed: Omit<Planning, 'draft' | 'way' | 'judged'>
  /** Where nudges and lengths begin. */
  readonly #start: Point
  #draft: Draft = blank
  #tip: Point | undefined
  #known: { readonly of: string; readonly judged: Judged | undefined } | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #toPlane = (seen: Point): Point => seen
  #shown: Planning

  constructor(given: PlanGiven) {
    const { question, board } = given
    const suggestions = suggestionsOf(question)
    const at = board?.pieces.find(({ active }) => active)?.at
    const from = question.form === 'path' && at && !('cell' in at) ? at : undefined
    this.#given = given
    this.#isPath = question.form === 'path'
    this.#start = from ?? suggestions[0]?.points.at(-1) ?? { x: 0, y: 0 }
    const form = this.#isPath ? 'path' : 'point'
    this.#fixed = {
      Form: PlanForm,
      form,
      help: HELP[form],
      from,
      region: question.region ?? [],
      suggestions,
      ...this.#deeds(),
    }
    this.#shown = this.#show()
  }

  readonly get = (): Planning => this.#shown
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #deeds() {
    const units = this.#given.board?.shape === 'plane' ? this.#given.board.measure.units : 1
    const last = () => this.#draft.points.at(-1)
    return {
      hover: (at: Point | undefined) => this.#draw(this.#draft, at),
      put: (at: Point, near: number) => {
        const end = last()
        if (end && apart(end, at) <= near) void this.#go(this.#draft.points)
        else this.#draw(bent(this.#draft, at))
      },
      end: (at: Point) => this.#draw(ended(this.#draft, at)),
      nudge: (seen: Point) => this.#draw(nudged(this.#draft, this.#toPlane(seen), this.#start)),
      face: (toPlane: (seen: Point) => Point) => {
        this.#toPlane = toPlane
      },
      bend: () => {
        const end = last()
        if (end) this.#draw(bent(this.#draft, end))
      },
      undo: () => this.#draw(unbent(this.#draft)),
      take: (index: number) => {
        const points = this.#fixed.suggestions[index]?.points
        if (points) this.#draw({ points, taken: index, typed: '' })
      },
      type: (typed: string) => this.#draw(typedTo(this.#draft, typed, this.#start, units)),
      clear: () => this.#draw(blank),
      go: () => void this.#go(this.#drawn()),
    }
  }

  /** All that is drawn, the pointer included. */
  #drawn(): Point[] {
    const points = this.#tip ? [...this.#draft.points, this.#tip] : this.#draft.points
    return cleaned(this.#isPath ? points : points.slice(-1))
  }

  #draw(draft: Draft, tip?: Point): void {
    this.#tip = tip
    this.#draft = this.#isPath ? draft : { ...draft, points: draft.points.slice(-1) }
    clearTimeout(this.#resting)
    const drawn = this.#drawn()
    if (this.#isMeant(drawn)) this.#resting = setTimeout(() => void this.#ask(drawn), REST)
    this.#tell()
  }

  /** Whether something is drawn, or a suggestion was taken that goes nowhere. */
  #isMeant(drawn: readonly Point[]): boolean {
    return drawn.length > 0 || this.#draft.taken !== undefined
  }

  async #ask(drawn: readonly Point[]): Promise<Judged | undefined> {
    const judged = await this.#given.judge(drawn)
    this.#known = { of: JSON.stringify(drawn), judged }
    this.#tell()
    return judged
  }

  async #go(points: readonly Point[]): Promise<void> {
    const drawn = cleaned(points)
    const judged = this.#isMeant(drawn) ? await this.#ask(drawn) : undefined
    if (!judged || judged.verdict) return
    const end = judged.points.at(-1)
    if (this.#isPath) this.#given.answer(judged.points)
    else if (end) this.#given.answer(end)
  }

  #tell(): void {
    this.#shown = this.#show()
    for (const listener of this.#listeners) listener()
  }

  #show(): Planning {
    const drawn = this.#drawn()
    const judged = this.#known?.of === JSON.stringify(drawn) ? this.#known.judged : undefined
    return { ...this.#fixed, draft: this.#draft, way: judged?.points ?? drawn, judged }
  }
}
