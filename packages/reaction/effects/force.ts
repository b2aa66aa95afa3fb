import { makeSideNote, type Seat } from '@muster/table'
import type { Standing } from '../grammar/standing.ts'
import type { CardRules, Trigger } from '../grammar/trigger.ts'
import type { CardWords } from '../grammar/words.ts'

/** A card in force: its rules, whom it works for, who bears it, and its name. */
export interface CardInForce<W extends CardWords> {
  readonly rules: CardRules<W>
  readonly owner: Seat
  readonly bearer: string | undefined
  readonly source: string
}

/** One rule of a card in force. */
export interface InForce<Rule> {
  readonly rule: Rule
  readonly owner: Seat
  readonly bearer: string | undefined
  readonly source: string
}

/** Every rule that cards add to a state, sorted by what it is about. */
export interface Force<W extends CardWords> {
  readonly standing: ReadonlyMap<string, readonly InForce<Standing<W>>[]>
  readonly triggers: ReadonlyMap<string, readonly InForce<Trigger<W>>[]>
}

/** What a standing rule is about: a number, a liberty given or taken, or keywords. */
function topicOf<W extends CardWords>(standing: Standing<W>): string {
  if ('change' in standing) return `change ${standing.change}`
  if ('allow' in standing) return `allow ${standing.allow}`
  return 'forbid' in standing ? `forbid ${standing.forbid}` : 'keyword'
}

/** The cards in force of a game's states. */
export interface ForceOf<State, W extends CardWords> {
  /** Worked out when first asked for and kept beside the state, never in it, until `changed`. Its slow twin is `workOut`. */
  of(state: State): Force<W>
  /** To be called by whatever brings a card into force or takes one out. */
  changed(state: State): void
  /** Gives a copy of a state what was worked out for the original; cards name models by id, so it holds for both. */
  share(from: State, to: State): void
  workOut(state: State): Force<W>
}

/** Made once for a game, from what says which cards are in force, wider before narrower. */
export function makeForce<State extends object, W extends CardWords>(
  cardsIn: (state: State) => Iterable<CardInForce<W>>,
): ForceOf<State, W> {
  const note = makeSideNote<Force<W>>()
  const workOut = (state: State): Force<W> => {
    const standing = new Map<string, InForce<Standing<W>>[]>()
    const triggers = new Map<string, InForce<Trigger<W>>[]>()
    for (const { rules, owner, bearer, source } of cardsIn(state)) {
      for (const rule of rules.standing) add(standing, topicOf(rule), { rule, owner, bearer, source })
      for (const rule of rules.triggers) add(triggers, rule.on, { rule, owner, bearer, source })
    }
    return { standing, triggers }
  }
  return {
    of(state) {
      const known = note.get(state) ?? workOut(state)
      note.set(state, known)
      return known
    },
    changed: (state) => note.set(state, undefined),
    share: (from, to) => note.set(to, note.get(from)),
    workOut,
  }
}

function add<Rule>(lists: Map<string, InForce<Rule>[]>, name: string, entry: InForce<Rule>): void {
  const list = lists.get(name)
  if (list) list.push(entry)
  else lists.set(name, [entry])
}
