import { type CardInForce, type CardRules, makeForce } from '@muster/reaction'
import { makeSideNote, type Seat } from '@muster/table'
import type { ArenaStanding, ArenaWords } from '../../content/grammar/schemas.ts'
import { besideOf } from '../beside.ts'
import { enemyCardOf, firstAtTable, gearCardOf, hunterCardOf, isOnBoard, showOf } from '../lookup.ts'
import type { Hunter, State } from '../state.ts'
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
  const cards: InForce[] = [borne(show.special, owner, '', show.name)]
  if (state.red) cards.push(borne(show.slaughterlight, owner, '', 'Slaughterlight'))
  const announcement = announced === undefined ? undefined : content.announcements[announced]
  if (announcement) cards.push(borne(announcement, owner, '', announcement.name))
  for (const enemy of state.enemies) {
    const rules = enemyCardOf(state, enemy)
    if (hasRules(rules)) cards.push(borne(rules, owner, enemy.id, rules.name))
  }
  for (const hunter of state.hunters)
    if (isInForce(state, hunter)) for (const card of cardsOf(state, hunter)) cards.push(card)
  for (const { on, source, standing } of state.lasting) cards.push(borne(rulesOf(standing), owner, on, source))
  return cards
}

/** A hunter's cards are in force in the Vault and, while nobody is in it, between games (AB-VENDING-6, AB-R-28). */
const isInForce = (state: State, hunter: Hunter): boolean =>
  isOnBoard(hunter) || (state.round === 0 && hunter.tokens.length > 0)

/** The rules of the Vault in force, each for its bearer and the first player; kept beside the rules, which are values. */
const knownOf = makeSideNote<Map<string, InForce>>()

/** Rules in force for a bearer, '' being nobody. */
function borne(rules: Rules, owner: Seat, bearer: string, source: string): InForce {
  const known = knownOf.get(rules) ?? new Map<string, InForce>()
  const before = known.get(bearer)
  if (before?.owner === owner && before.source === source) return before
  const card = inForce(rules, owner, bearer === '' ? undefined : bearer, source)
  known.set(bearer, card)
  knownOf.set(rules, known)
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

/** The cards of a hunter, and for which hunter, seat and trees; kept beside the list of its Gear, which is a value like the trees. */
const known = makeSideNote<Pick<Hunter, 'id' | 'seat' | 'trees'> & { readonly cards: readonly InForce[] }>()

/** AB-HUNTER-2, AB-EXHAUST-2, AB-INVENTORY-3, AB-TREE-7: the hunter's card, the Gear it has equipped face up, its Mods. */
export function cardsOf(state: State, hunter: Hunter): readonly InForce[] {
  const { id, seat, gear, trees } = hunter
  const before = known.get(gear)
  if (before?.trees === trees && before.id === id && before.seat === seat) return before.cards
  const cards = workOutCardsOf(state, hunter)
  known.set(gear, { id, seat, trees, cards })
  return cards
}

/** The slow twin. */
export function workOutCardsOf(state: State, hunter: Hunter): InForce[] {
  const { seat: owner, id: bearer } = hunter
  const worn = hunter.gear.filter(({ down }) => !down).map((held) => gearCardOf(state, held))
  const mods = modded(state, hunter).map(({ slot }) => slot)
  return [hunterCardOf(state, hunter), ...worn, ...mods]
    .filter(hasRules)
    .map((rules) => inForce(rules, owner, bearer, rules.name))
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
