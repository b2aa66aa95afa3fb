import type { Seat } from '@muster/table'
import type { CardRules, Characteristic, Liberty, Moment, Standing, Trigger } from '../../content/grammar.ts'
import { convergenceCard } from '../../content/load.ts'
import { battleCardOf, cardOf, sideOf } from '../lookup.ts'
import type { Battle, Fighter } from '../state.ts'

/** A rule in force: what it says, whom it works for, who bears it, and the name of the card it stands on. */
export type InForce<Rule> = {
  readonly rule: Rule
  readonly owner: Seat | undefined
  /** The place of the bearer among the battle's fighters; undefined for a card nobody bears. */
  readonly bearer: number | undefined
  readonly source: string
  readonly rank: Rank
}

/** BB-R-36: how narrow a card is: the battle card, the twist, the convergence, what a single fighter bears or is under. */
export type Rank = 1 | 2 | 3 | 4

type Change = Extract<Standing, { change: unknown }>
type Allow = Extract<Standing, { allow: unknown }>
type Reroll = Extract<Standing, { reroll: unknown }>

/** Every rule that cards add to a battle as it stands, sorted by what it is about. */
export type Force = {
  readonly changes: { readonly [What in Characteristic]?: InForce<Change>[] }
  readonly liberties: { readonly [What in Liberty]?: InForce<Allow>[] }
  readonly rerolls: InForce<Reroll>[]
  readonly triggers: { readonly [When in Moment]?: InForce<Trigger>[] }
}

/** The cards in force, and these together with what fighters are under for a while. */
type WithForce = Battle & { cards?: Force | undefined; force?: Force | undefined }

/**
 * The cards in force, worked out when first asked for and kept beside the state (never in it) until `cardsChanged`. Its slow
 * twin is `workOut`; the laws of every position compare the two.
 */
export function forceOf(battle: Battle): Force {
  const known = (battle as WithForce).force
  if (known !== undefined) return known
  if (!('force' in battle)) attachForce(battle)
  const kept = battle as WithForce
  kept.cards ??= workOutCards(battle)
  kept.force = withLasting(battle, kept.cards)
  return kept.force
}

/** To be called by whatever brings a card into force or takes one out: a twist, an arrival, a fall. */
export function cardsChanged(battle: Battle): void {
  if (!('force' in battle)) return
  ;(battle as WithForce).cards = undefined
  ;(battle as WithForce).force = undefined
}

/** To be called by whatever begins or ends an effect a fighter is under for a while. */
export function lastingChanged(battle: Battle): void {
  if ('force' in battle) (battle as WithForce).force = undefined
}

/** Whether a fighter's coming or going changes what is in force: only if it bears a card. */
export function bringsCards(battle: Battle, { bears, card }: Fighter): boolean {
  return bears.length > 0 || battle.content.fighters[card]?.rules !== undefined
}

/** The fighter that bears a card in force. */
export function bearerOf(battle: Battle, { bearer }: InForce<unknown>): Fighter | undefined {
  return bearer === undefined ? undefined : battle.fighters[bearer]
}

/** Gives a copy of a battle what was worked out for the original: it names fighters by their place, so it holds for both. */
export function shareForce(from: Battle, to: Battle): Battle {
  attachForce(to)
  ;(to as WithForce).cards = (from as WithForce).cards
  ;(to as WithForce).force = (from as WithForce).force
  return to
}

/** Makes room beside a battle's state for what is worked out from it. */
export function attachForce(battle: Battle): Battle {
  const hidden = { value: undefined, enumerable: false, configurable: true, writable: true }
  return Object.defineProperties(battle, { cards: hidden, force: hidden })
}

/**
 * BB-PRECEDENCE-1, BB-PRECEDENCE-2, BB-R-36: every card that adds rules to this battle, wider before narrower: the battle
 * card, the twist, the convergence, then what single fighters bear or are under.
 */
export function workOut(battle: Battle): Force {
  return withLasting(battle, workOutCards(battle))
}

function workOutCards(battle: Battle): Force {
  const force = { changes: {}, liberties: {}, rerolls: [], triggers: {} } as Force
  const card = battleCardOf(battle)
  addCard(force, card.rules, { owner: undefined, bearer: undefined, source: card.name, rank: 1 })
  const twist = battle.twist === undefined ? undefined : battle.content.twists[battle.twist]
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

function copyForce({ changes, liberties, rerolls, triggers }: Force): Force {
  return { changes: copyLists(changes), liberties: copyLists(liberties), rerolls: rerolls.slice(), triggers }
}

function copyLists<Lists extends Record<string, unknown[] | undefined>>(lists: Lists): Lists {
  const copy: Record<string, unknown[] | undefined> = {}
  for (const name in lists) copy[name] = lists[name]?.slice()
  return copy as Lists
}

function addCard(force: Force, rules: CardRules, card: Omit<InForce<unknown>, 'rule'>): void {
  for (const rule of rules.standing) addStanding(force, { rule, ...card })
  for (const rule of rules.triggers) add(force.triggers, rule.on, { rule, ...card })
}

function addStanding(force: Force, entry: InForce<Standing>): void {
  const { rule } = entry
  if ('allow' in rule) add(force.liberties, rule.allow, entry as InForce<Allow>)
  else if ('reroll' in rule) force.rerolls.push(entry as InForce<Reroll>)
  else add(force.changes, rule.change, entry as InForce<Change>)
}

function add<Name extends string, Rule>(
  lists: { [Key in Name]?: InForce<Rule>[] },
  name: Name,
  entry: InForce<Rule>,
): void {
  const list = lists[name] ?? []
  list.push(entry)
  lists[name] = list
}
