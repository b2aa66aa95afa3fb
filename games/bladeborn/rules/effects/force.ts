import { Given, type Seat } from '@muster/table'
import {
  type CardRules,
  type Characteristic,
  characteristics,
  type Liberty,
  liberties,
  type Moment,
  moments,
  type StandingRule,
  type Trigger,
} from '../../content/grammar.ts'
import { convergenceCard } from '../../content/load.ts'
import { battleCardOf, cardOf, sideOf } from '../lookup.ts'
import type { Battle, Fighter } from '../state.ts'

/** A rule in force: what it says, whom it works for, who bears it, and the name of the card it stands on. */
export type RuleInForce<Rule> = {
  readonly rule: Rule
  readonly owner: Seat | undefined
  /** The place of the bearer among the battle's fighters; undefined for a card nobody bears. */
  readonly bearer: number | undefined
  readonly source: string
  readonly rank: Rank
}

/** BB-R-36: how narrow a card is: the battle card, the twist, the convergence, what a single fighter bears or is under. */
export type Rank = 1 | 2 | 3 | 4

type Change = Extract<StandingRule, { change: unknown }>
type Allow = Extract<StandingRule, { allow: unknown }>
type Reroll = Extract<StandingRule, { reroll: unknown }>

/** Every rule that cards add to a battle as it stands, sorted by what it is about. */
export type Force = {
  readonly changes: { [What in Characteristic]?: RuleInForce<Change>[] | undefined }
  readonly liberties: { [What in Liberty]?: RuleInForce<Allow>[] | undefined }
  readonly rerolls: RuleInForce<Reroll>[]
  readonly triggers: { [When in Moment]?: RuleInForce<Trigger>[] | undefined }
}

/** What was worked out for a battle: its cards, and these together with what fighters are under for a while. */
type Noted = { readonly cards: Force; readonly force: Force | undefined }

/** A side note of its own code: it is asked for many times a decision. */
class Note extends Given {
  #noted: Noted | undefined

  static get(battle: object): Noted | undefined {
    return #noted in battle ? battle.#noted : undefined
  }

  static set(battle: object, noted: Noted | undefined): void {
    const note = #noted in battle ? battle : (new Note(battle) as Note)
    note.#noted = noted
  }
}

/**
 * The cards in force, worked out when first asked for and kept beside the state (never in it) until `cardsChanged`. Its slow
 * twin is `workOut`; the laws of every position compare the two.
 */
export function forceOf(battle: Battle): Force {
  return Note.get(battle)?.force ?? workOutAnew(battle)
}

function workOutAnew(battle: Battle): Force {
  const cards = Note.get(battle)?.cards ?? workOutCards(battle)
  const force = withLasting(battle, cards)
  Note.set(battle, { cards, force })
  return force
}

/** To be called by whatever brings a card into force or takes one out: a twist, an arrival, a fall. */
export function cardsChanged(battle: Battle): void {
  Note.set(battle, undefined)
}

/** To be called by whatever begins or ends an effect a fighter is under for a while. */
export function lastingChanged(battle: Battle): void {
  const noted = Note.get(battle)
  if (noted) Note.set(battle, { cards: noted.cards, force: undefined })
}

/** Whether a fighter's coming or going changes what is in force: only if it bears a card. */
export function bringsCards(battle: Battle, { bears, card }: Fighter): boolean {
  return bears.length > 0 || battle.content.fighters[card]?.rules !== undefined
}

/** The fighter that bears a card in force. */
export function bearerOf(battle: Battle, { bearer }: RuleInForce<unknown>): Fighter | undefined {
  return bearer === undefined ? undefined : battle.fighters[bearer]
}

/** Gives a copy of a battle what was worked out for the original: it names fighters by their place, so it holds for both. */
export function shareForce(from: object, to: Battle): Battle {
  Note.set(to, Note.get(from))
  return to
}

/**
 * BB-PRECEDENCE-1, BB-PRECEDENCE-2, BB-R-36: every card that adds rules to this battle, wider before narrower: the battle
 * card, the twist, the convergence, then what single fighters bear or are under.
 */
export function workOut(battle: Battle): Force {
  return withLasting(battle, workOutCards(battle))
}

function workOutCards(battle: Battle): Force {
  const force = emptyForce()
  const card = battleCardOf(battle)
  addCard(force, card.rules, { owner: undefined, bearer: undefined, source: card.name, rank: 1 })
  const twist = battle.twist && battle.content.twists[battle.twist]
  if (twist) addCard(force, twist.rules, { owner: undefined, bearer: undefined, source: twist.name, rank: 2 })
  if (battle.convergence) {
    const { step, aspirant } = battle.convergence
    const convergence = convergenceCard(battle.content, sideOf(battle, aspirant).warband, step)
    if (convergence)
      addCard(force, convergence.rules, { owner: aspirant, bearer: undefined, source: convergence.name, rank: 3 })
  }
  battle.fighters.forEach((fighter, bearer) => {
    if (fighter.hex < 0) return
    const { rules, name } = cardOf(battle, fighter)
    if (rules) addCard(force, rules, { owner: fighter.seat, bearer, source: name, rank: 4 })
    for (const id of fighter.bears) {
      const borne = battle.content.powers[id] ?? battle.content.rewards[id]
      if (borne) addCard(force, borne.rules, { owner: fighter.seat, bearer, source: borne.name, rank: 4 })
    }
  })
  return force
}

/** What fighters are under comes after all cards; where nobody is under anything, the cards are all there is. */
function withLasting(battle: Battle, cards: Force): Force {
  let force = cards
  battle.fighters.forEach(({ hex, seat, lasting }, bearer) => {
    if (hex < 0 || lasting.length === 0) return
    if (force === cards) force = copyForce(cards)
    for (const { standing, source } of lasting)
      addStanding(force, { rule: standing, owner: seat, bearer, source, rank: 4 })
  })
  return force
}

/** Every list has its place, filled or not: rules ask for them all the time, and objects of one shape answer fast. */
const NO_CHANGES: Force['changes'] = listsFor(characteristics)
const NO_LIBERTIES: Force['liberties'] = listsFor(liberties)
const NO_TRIGGERS: Force['triggers'] = listsFor(moments)

function listsFor(names: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

function emptyForce(): Force {
  return { changes: { ...NO_CHANGES }, liberties: { ...NO_LIBERTIES }, rerolls: [], triggers: { ...NO_TRIGGERS } }
}

/** Lists are replaced and never added to in place, so a copy may share them. */
function copyForce({ changes, liberties, rerolls, triggers }: Force): Force {
  return { changes: { ...changes }, liberties: { ...liberties }, rerolls: rerolls.slice(), triggers }
}

function addCard(force: Force, rules: CardRules, card: Omit<RuleInForce<unknown>, 'rule'>): void {
  const { owner, bearer, source, rank } = card
  for (const rule of rules.standing) addStanding(force, { rule, owner, bearer, source, rank })
  for (const rule of rules.triggers) add(force.triggers, rule.on, { rule, owner, bearer, source, rank })
}

function addStanding(force: Force, entry: RuleInForce<StandingRule>): void {
  const { rule } = entry
  if ('allow' in rule) add(force.liberties, rule.allow, entry as RuleInForce<Allow>)
  else if ('reroll' in rule) force.rerolls.push(entry as RuleInForce<Reroll>)
  else add(force.changes, rule.change, entry as RuleInForce<Change>)
}

function add<Name extends string, Rule>(
  lists: { [Key in Name]?: RuleInForce<Rule>[] | undefined },
  name: Name,
  entry: RuleInForce<Rule>,
): void {
  const list = lists[name]
  lists[name] = list === undefined ? [entry] : [...list, entry]
}
