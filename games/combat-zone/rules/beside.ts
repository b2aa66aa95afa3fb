import type { Force } from '@muster/reaction'
import { Given } from '@muster/table'
import type { CombatWords } from '../content/grammar/index.ts'
import type { Doing } from './cards.ts'

/** What is worked out from a battle and kept beside it, never in it, until a card comes into force or goes out of it. */
export interface Beside {
  force: Force<CombatWords> | undefined
  /** What models can do, by their ids. */
  doings: Map<string, readonly Doing[]> | undefined
}

/** A side note of its own code: it is asked for many times a decision. */
class Noted extends Given {
  #beside: Beside = { force: undefined, doings: undefined }

  static of(battle: object): Beside {
    return #beside in battle ? battle.#beside : (new Noted(battle) as Noted).#beside
  }
}

export const besideOf = (battle: object): Beside => Noted.of(battle)
