import { makeSideNote, type Seat, type SideNote } from '@muster/table'
import type { Standing } from '../grammar/standing.ts'
import type { CardRules, Trigger } from '../grammar/trigger.ts'
import type { CardWords } from '../grammar/words.ts'

/** A card in force: its rules, whom it works for, who bears it, and its name. */
export interface CardInForce<W extends CardWords> {
  readonly rules: CardRules<W>
  readonly owner: Seat
  readonly bearer: string | undefined
  /** Whom it is aimed at for as long as it is in force; where it names nobody, whoever is on the other side of a roll or a moment. */
  readonly them?: string | undefined
  readonly source: string
}

/** One rule of a card in force. */
export interface InForce<Rule> {
  readonly rule: Rule
  readonly owner: Seat
  readonly bearer: string | undefined
  readonly them?: string | undefined
  readonly source: string
}

/** The rules of a card in force, one by one. */
interface RulesInForce<W extends CardWords> {
  readonly standing: readonly InForce<Standing<W>>[]
  readonly triggers: readonly InForce<Trigger<W>>[]
}

/** Every rule that cards add to a state, sorted by what it is about. */
export interface Force<W extends CardWords> {
  /** By the number that is changed, and by the liberty that is given or taken. */
  readonly changes: ReadonlyMap<string, readonly InForce<Standing<W>>[]>
  readonly allows: ReadonlyMap<string, readonly InForce<Standing<W>>[]>
  readonly forbids: ReadonlyMap<string, readonly InForce<Standing<W>>[]>
  readonly keywords: readonly InForce<Standing<W>>[]
  /** By the moment they wait for. */
  readonly triggers: ReadonlyMap<string, readonly InForce<Trigger<W>>[]>
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

/** Made once for a game, from what says which cards are in force, wider before narrower; a game may have its own place to keep it. */
export function makeForce<State extends object, W extends CardWords>(
  cardsIn: (state: State) => Iterable<CardInForce<W>>,
  note: SideNote<Force<W>> = makeSideNote<Force<W>>(),
): ForceOf<State, W> {
  const told = makeSideNote<RulesInForce<W>>()
  /** Told apart once for as long as a game hands in the same card. */
  const ruleByRule = (card: CardInForce<W>): RulesInForce<W> => {
    const before = told.get(card)
    if (before) return before
    const { rules, owner, bearer, them, source } = card
    const standing = rules.standing.map((rule) => ({ rule, owner, bearer, them, source }))
    const apart = { standing, triggers: rules.triggers.map((rule) => ({ rule, owner, bearer, them, source })) }
    told.set(card, apart)
    return apart
  }
  const workOut = (state: State): Force<W> => {
    const [changes, allows, forbids] = [makeLists<Standing<W>>(), makeLists<Standing<W>>(), makeLists<Standing<W>>()]
    const keywords: InForce<Standing<W>>[] = []
    const triggers = makeLists<Trigger<W>>()
    for (const card of cardsIn(state)) {
      const { standing, triggers: waiting } = ruleByRule(card)
      for (const entry of standing) {
        const { rule } = entry
        if ('change' in rule) add(changes, rule.change, entry)
        else if ('allow' in rule) add(allows, rule.allow, entry)
        else if ('forbid' in rule) add(forbids, rule.forbid, entry)
        else keywords.push(entry)
      }
      for (const entry of waiting) add(triggers, entry.rule.on, entry)
    }
    return { changes, allows, forbids, keywords, triggers }
  }
  return {
    of(state) {
      const known = note.get(state)
      if (known) return known
      const fresh = workOut(state)
      note.set(state, fresh)
      return fresh
    },
    changed: (state) => note.set(state, undefined),
    share: (from, to) => note.set(to, note.get(from)),
    workOut,
  }
}

const makeLists = <Rule>() => new Map<string, InForce<Rule>[]>()

function add<Rule>(lists: Map<string, InForce<Rule>[]>, name: string, entry: InForce<Rule>): void {
  const list = lists.get(name)
  if (list) list.push(entry)
  else lists.set(name, [entry])
}
