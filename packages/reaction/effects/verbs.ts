import type { Table } from '@muster/table'
import type { ControlDeeds, Deed, SharedDeeds } from '../grammar/deed.ts'
import type { CardWords } from '../grammar/words.ts'
import type { CardGame, Use } from './card-game.ts'
import { all, choose, fork, pick, roll } from './verbs/control.ts'
import { last } from './verbs/last.ts'
import { luck } from './verbs/luck.ts'
import { heal, ready, stun, wound } from './verbs/tokens.ts'

/** What a verb needs: the table, the game and its state, the card being carried out, and how to do further deeds. */
export interface Doing<State, W extends CardWords> {
  readonly table: Table
  readonly game: CardGame<State, W>
  readonly state: State
  readonly use: Use
  readonly perform: (deeds: readonly Deed<W>[], use: Use) => void
}

/** One word of the vocabulary. It may name another `them` for the deeds after it. */
export type Verb<State, W extends CardWords, Args> = (args: Args, doing: Doing<State, W>) => Use | undefined

export type SharedVerbs<State, W extends CardWords> = {
  readonly [Name in keyof SharedDeeds<W>]: Verb<State, W, SharedDeeds<W>[Name]>
} & { readonly [Name in keyof ControlDeeds<W>]: Verb<State, W, ControlDeeds<W>[Name]> }

function sharedVerbs<State, W extends CardWords>(): SharedVerbs<State, W> {
  return { wound, heal, ready, stun, luck, last, pick, all, choose, chance: roll, if: fork }
}

type DeedNames<D> = D extends unknown ? keyof D : never

/** The verbs only this game has: one for each of its own deeds. */
export type OwnVerbs<State, W extends CardWords> = {
  readonly [Name in DeedNames<W['deed']>]: Verb<State, W, Extract<W['deed'], Record<Name, unknown>>[Name]>
}

export type Perform<State, W extends CardWords> = (
  table: Table,
  state: State,
  deeds: readonly Deed<W>[],
  use: Use,
) => void

/** Whether somebody could have been picked and nobody was: nothing of what follows is done then. */
function isDeclined<W extends CardWords>(deed: Deed<W>, { them }: Use): boolean {
  return 'pick' in deed && them === undefined && (deed as Pick<ControlDeeds<W>, 'pick'>).pick.optional === true
}

/** The runner of a game's cards, made once: deeds in order, each doing what it still can. */
export function makePerform<State, W extends CardWords>(
  game: CardGame<State, W>,
  own: OwnVerbs<State, W>,
): Perform<State, W> {
  const verbs = { ...sharedVerbs<State, W>(), ...own } as unknown as Record<string, Verb<State, W, unknown>>
  return function perform(table, state, deeds, use) {
    let now = use
    for (const deed of deeds) {
      for (const name in deed) {
        const doing = {
          table,
          game,
          state,
          use: now,
          perform: (more: typeof deeds, by: Use) => perform(table, state, more, by),
        }
        now = (verbs[name] as Verb<State, W, unknown>)((deed as Record<string, unknown>)[name], doing) ?? now
      }
      if (isDeclined(deed, now)) return
    }
  }
}
