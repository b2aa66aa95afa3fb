import { pickOne, pickOneOf, type Seat, type Words } from '@muster/table'
import { firstAtTable, seatsAtTable } from './lookup.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-R-23: the player of the Spotlight decides for all, or the first one at the table. */
export function deciderOf(state: State): Seat {
  const holder = state.config.options.groupDecisions === 'host' ? undefined : state.hunters[state.spotlight]
  return (holder as Hunter | undefined)?.seat ?? firstAtTable(state)
}

/** What a choice of the group needs besides its options: how to ask, and the book's way out where nothing comes about. */
interface Choice<Option, Context> {
  readonly words: Words<Option, Context>
  readonly context: Context
  /** The option that means "as they come". */
  readonly pass?: Option
  /** Others that hardly anybody wants: taken where somebody names them. */
  readonly further?: readonly Option[]
  /** AB-REACT-11: settles it where the group does not; else it is picked at random. */
  readonly wayOut?: Option
}

/** AB-R-23: a choice that the book leaves to the players together. Nobody is asked what has one answer. */
export function decide<Option, Context>(
  table: Table,
  state: State,
  options: readonly Option[],
  choice: Choice<Option, Context>,
): Option {
  const { words, context, pass, further = [] } = choice
  if (options.length + further.length === 1) return options[0] as Option
  const question =
    further.length === 0
      ? pickOne(words, options, context, pass)
      : pickOneOf(words, { options: () => options, further: () => further }, context, pass)
  switch (state.config.options.groupDecisions) {
    case 'automatic':
      return settle(table, options, choice)
    case 'vote': {
      const votes = table.askAll(seatsAtTable(state).map((seat) => ({ seat, question })))
      const voted = new Set(votes.map((vote) => words.key(vote, context)))
      return (
        majorityOf(votes, choice) ??
        settle(
          table,
          [...options, ...further].filter((option) => voted.has(words.key(option, context))),
          choice,
        )
      )
    }
    default:
      return table.ask(deciderOf(state), question)
  }
}

function majorityOf<Option, Context>(
  votes: readonly Option[],
  { words, context }: Choice<Option, Context>,
): Option | undefined {
  const keys = votes.map((vote) => words.key(vote, context))
  return votes.find((_, at) => 2 * keys.filter((key) => key === keys[at]).length > votes.length)
}

function settle<Option, Context>(
  table: Table,
  options: readonly Option[],
  { words, wayOut }: Choice<Option, Context>,
): Option {
  return wayOut ?? (options[table.chance(options.length, words.ask)] as Option)
}
