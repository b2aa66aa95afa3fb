import { keepBeside, makeSideNote, type Seat, type SideNote } from '@muster/table'
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

/** One rule of a card in force, and what it is about. */
interface Named<Rule> {
  readonly name: string
  readonly entry: InForce<Rule>
}

/** The rules of a card in force, one by one. */
interface RulesInForce<W extends CardWords> {
  readonly changes: readonly Named<Standing<W>>[]
  readonly allows: readonly Named<Standing<W>>[]
  readonly forbids: readonly Named<Standing<W>>[]
  readonly keywords: readonly InForce<Standing<W>>[]
  readonly triggers: readonly Named<Trigger<W>>[]
}

/** Rules in force by what they are about, those of one name in the order they are in force. */
export interface ByName<Rule> {
  /** All of them, in that order. */
  readonly rules: readonly Named<Rule>[]
  has(name: string): boolean
  get(name: string): readonly InForce<Rule>[] | undefined
}

/** Every rule that cards add to a state, sorted by what it is about. */
export interface Force<W extends CardWords> {
  /** By the number that is changed, and by the liberty that is given or taken. */
  readonly changes: ByName<Standing<W>>
  readonly allows: ByName<Standing<W>>
  readonly forbids: ByName<Standing<W>>
  readonly keywords: readonly InForce<Standing<W>>[]
  /** By the moment they wait for. */
  readonly triggers: ByName<Trigger<W>>
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
  const workOut = (state: State): Force<W> => {
    const [changes, allows, forbids] = [new Lists<Standing<W>>(), new Lists<Standing<W>>(), new Lists<Standing<W>>()]
    const keywords: InForce<Standing<W>>[] = []
    const triggers = new Lists<Trigger<W>>()
    for (const card of cardsIn(state)) {
      const apart = ruleByRule(card)
      changes.add(apart.changes)
      allows.add(apart.allows)
      forbids.add(apart.forbids)
      for (const entry of apart.keywords) keywords.push(entry)
      triggers.add(apart.triggers)
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

const RULES: unique symbol = Symbol('rules')

interface Told<W extends CardWords> extends CardInForce<W> {
  readonly [RULES]?: RulesInForce<W>
}

/** The rules of a card, told apart once for as long as a game hands in the same card. */
const ruleByRule = <W extends CardWords>(card: Told<W>): RulesInForce<W> =>
  card[RULES] ?? keepBeside(card, RULES, toldApart(card))

function toldApart<W extends CardWords>({ rules, owner, bearer, them, source }: CardInForce<W>): RulesInForce<W> {
  const changes: Named<Standing<W>>[] = []
  const allows: Named<Standing<W>>[] = []
  const forbids: Named<Standing<W>>[] = []
  const keywords: InForce<Standing<W>>[] = []
  for (const rule of rules.standing) {
    const entry = { rule, owner, bearer, them, source }
    if ('change' in rule) changes.push({ name: rule.change, entry })
    else if ('allow' in rule) allows.push({ name: rule.allow, entry })
    else if ('forbid' in rule) forbids.push({ name: rule.forbid, entry })
    else keywords.push(entry)
  }
  const triggers = rules.triggers.map((rule) => ({ name: rule.on, entry: { rule, owner, bearer, them, source } }))
  return { changes, allows, forbids, keywords, triggers }
}

/**
 * A map for very few rules, which are worked out anew some thirty times a game and mostly asked for in vain: nothing but the rules one
 * after the other, those of a card as long as there are no others, and lists of those that somebody got.
 */
class Lists<Rule> implements ByName<Rule> {
  rules: readonly Named<Rule>[] = []
  private got: { readonly name: string; readonly list: readonly InForce<Rule>[] }[] | undefined = undefined

  has(name: string): boolean {
    for (const rule of this.rules) if (rule.name === name) return true
    return false
  }

  get(name: string): readonly InForce<Rule>[] | undefined {
    if (!this.has(name)) return undefined
    this.got ??= []
    for (const one of this.got) if (one.name === name) return one.list
    const list: InForce<Rule>[] = []
    for (const rule of this.rules) if (rule.name === name) list.push(rule.entry)
    this.got.push({ name, list })
    return list
  }

  add(rules: readonly Named<Rule>[]): void {
    if (rules.length > 0) this.rules = this.rules.length > 0 ? [...this.rules, ...rules] : rules
  }
}
