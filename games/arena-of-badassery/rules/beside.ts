import type { Force } from '@muster/reaction'
import { Given } from '@muster/table'
import type { ScenarioCard } from '../content/cards/scenario.ts'
import type { ArenaWords } from '../content/grammar/schemas.ts'
import type { VaultMap } from '../content/maps.ts'
import type { Occupancy } from './occupancy.ts'

/** What is worked out from a state and kept beside it, never in it: by whoever works it out, from when it is first asked for. */
export interface Beside {
  occupancy: Occupancy | undefined
  force: Force<ArenaWords> | undefined
  /** The map in play, and by which name. */
  place: string | undefined
  vault: VaultMap | undefined
  /** The card of the scenario. */
  show: ScenarioCard | undefined
}

/** A side note of its own code: it is asked for many times a decision. */
class Noted extends Given {
  #beside: Beside = { occupancy: undefined, force: undefined, place: undefined, vault: undefined, show: undefined }

  static of(state: object): Beside {
    return #beside in state ? state.#beside : (new Noted(state) as Noted).#beside
  }
}

export const besideOf = (state: object): Beside => Noted.of(state)
