import type { Choice, Point, RefusedOption, Seat } from '@muster/table'
import type { Forecast, Overlay, PageUi, Scene, Subject } from '@muster/ui'
import type { Judged, TableEngine } from '../engine/protocol.ts'
import type { Looked } from '../questions/narrow.ts'

export const NO_FORECAST: Forecast = { line: '', bars: [], numbers: [] }

/** What is asked about the present position, each thing once. What the engine cannot say is nothing to show. */
export class Inquiry {
  readonly #engine: TableEngine
  readonly #ui: PageUi
  readonly #known = new Map<string, Promise<unknown>>()

  constructor(engine: TableEngine, ui: PageUi) {
    this.#engine = engine
    this.#ui = ui
  }

  /** Another position, other answers. */
  forget(): void {
    this.#known.clear()
  }

  #once<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = (this.#known.get(key) as Promise<Value> | undefined) ?? ask()
    this.#known.set(key, known)
    return known
  }

  /** What comes of a choice: as the game itself says, else by the exact odds. */
  forecast(seat: Seat, scene: Scene, { option }: Looked, choice: Choice): Promise<Forecast> {
    return this.#once(`forecast ${seat} ${JSON.stringify(choice)}`, async () => {
      const [told = null] = await this.#engine.ask('forecasts', { seat, choices: [choice] }).catch(() => [])
      if (told && 'line' in told) return told
      const outcomes = told ?? []
      if (outcomes.length === 0) return NO_FORECAST
      const line = this.#ui.oddsLine(outcomes, option, scene)
      return { line, bars: this.#ui.oddsBars(outcomes, option, scene), numbers: [] }
    })
  }

  overlays(viewer: Seat | undefined, subject: Subject, at: number | undefined): Promise<readonly Overlay[]> {
    return this.#once(`overlays ${viewer} ${at} ${JSON.stringify(subject)}`, () =>
      this.#engine.ask('overlays', { viewer, subject, at }).catch(() => []),
    )
  }

  judge(seat: Seat, drawn: readonly Point[]): Promise<Judged | undefined> {
    return this.#once(`judge ${seat} ${JSON.stringify(drawn)}`, () =>
      this.#engine.ask('judge', { seat, drawn }).catch(() => undefined),
    )
  }

  why(seat: Seat): Promise<readonly RefusedOption[]> {
    return this.#once(`why ${seat}`, async () => {
      const refused = await this.#engine.ask('explain', { seat }).catch(() => [])
      return this.#ui.telling?.(refused) ?? refused
    })
  }
}
