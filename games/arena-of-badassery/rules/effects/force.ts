import { type CardInForce, type CardRules, makeForce } from '@muster/reaction'
import { makeSideNote, type Seat } from '@muster/table'
import type { ArenaStanding, ArenaWords } from '../../content/grammar/schemas.ts'
import { besideOf, kitOf } from '../beside.ts'
import { enemyCardOf, firstAtTable, gearCardOf, hunterCardOf, isOnBoard, showOf } from '../lookup.ts'
import type { Hunter, State } from '../state.ts'
import { stockOf } from '../stock.ts'
import { modded } from '../tree.ts'

type InForce = CardInForce<ArenaWords>
type Rules = CardRules<ArenaWords>

/** A card in force. Every field is named, so that all are alike to the engine. */
const inForce = (rules: Rules, owner: Seat, bearer: string | undefined, source: string): InForce => ({
  rules,
  owner,
  bearer,
  them: undefined,
  source,
})

/** The cards in force, wider before narrower: the scenario or Bounty, the Slaughterlight, the Announcement, enemies, hunters and their Gear. */
function cardsIn(state: State): InForce[] {
  const { content, announced } = state
  const owner = firstAtTable(state)
  const show = showOf(state)
  const cards: InForce[] = []
  if (hasRules(show.special)) cards.push(borne(state, show.special, owner, '', show.name))
  if (state.red) cards.push(borne(state, show.slaughterlight, owner, '', 'Slaughterlight'))
  const announcement = announced === undefined ? undefined : content.announcements[announced]
  if (announcement && hasRules(announcement)) cards.push(borne(state, announcement, owner, '', announcement.name))
  for (const enemy of state.enemies) {
    const rules = enemyCardOf(state, enemy)
    if (hasRules(rules)) cards.push(borne(state, rules, owner, enemy.id, rules.name))
  }
  for (const hunter of state.hunters)
    if (isInForce(state, hunter)) for (const card of cardsOf(state, hunter)) cards.push(card)
  for (const { on, source, standing } of state.lasting) cards.push(borne(state, rulesOf(standing), owner, on, source))
  return cards
}

/** A hunter's cards are in force in the Vault and, while nobody is in it, between games (AB-VENDING-6, AB-R-28). */
const isInForce = (state: State, hunter: Hunter): boolean =>
  isOnBoard(hunter) || (state.round === 0 && hunter.tokens.length > 0)

/** Rules in force for a bearer, '' being nobody, and its player; kept beside the content. */
function borne({ content }: State, rules: Rules, owner: Seat, bearer: string, source: string): InForce {
  const { borne } = stockOf(content)
  const known = borne.get(rules) ?? new Map<string, InForce>()
  const before = known.get(bearer)
  if (before?.owner === owner && before.source === source) return before
  const card = inForce(rules, owner, bearer === '' ? undefined : bearer, source)
  borne.set(rules, known.set(bearer, card))
  return card
}

const knownRules = makeSideNote<Rules>()

/** What holds for a while, as the rules of a card; kept beside it. */
function rulesOf(standing: object): Rules {
  const before = knownRules.get(standing)
  if (before) return before
  const rules: Rules = { standing: [standing as ArenaStanding], triggers: [] }
  knownRules.set(standing, rules)
  return rules
}

/** AB-HUNTER-2, AB-EXHAUST-2, AB-INVENTORY-3, AB-TREE-7: the hunter's card, the Gear it has equipped face up, its Mods. */
export function cardsOf(state: State, hunter: Hunter): readonly InForce[] {
  const kit = kitOf(state, hunter)
  kit.cards ??= workOutCardsOf(state, hunter)
  return kit.cards
}

/** The slow twin. */
export function workOutCardsOf(state: State, hunter: Hunter): InForce[] {
  const { seat: owner, id: bearer } = hunter
  const cards: InForce[] = []
  const add = (rules: Rules & { readonly name: string }) => {
    if (hasRules(rules)) cards.push(borne(state, rules, owner, bearer, rules.name))
  }
  add(hunterCardOf(state, hunter))
  for (const held of hunter.gear) if (!held.down) add(gearCardOf(state, held))
  for (const { slot } of modded(state, hunter)) add(slot)
  return cards
}

/** Whether a card has rules of its own to bring into force. */
const hasRules = ({ standing, triggers }: Rules): boolean => standing.length + triggers.length > 0

/** To be told where it is this card alone that came or went. */
export function forceOfCard(state: State, card: Rules): void {
  if (hasRules(card)) force.changed(state)
}

/** To be told of whatever brings a card into force or takes one out. */
export const force = makeForce<State, ArenaWords>(cardsIn, {
  get: (state) => besideOf(state).force,
  set(state, cards) {
    besideOf(state).force = cards
  },
})
