import { type CardInForce, type CardRules, makeForce } from '@muster/reaction'
import { makeSideNote } from '@muster/table'
import type { ArenaStanding, ArenaWords } from '../../content/grammar/schemas.ts'
import { besideOf } from '../beside.ts'
import { enemyCardOf, firstAtTable, gearCardOf, hunterCardOf, isOnBoard, showOf } from '../lookup.ts'
import type { Hunter, State } from '../state.ts'
import { modded } from '../tree.ts'

type InForce = CardInForce<ArenaWords>

/** The cards in force, wider before narrower: the scenario or Bounty, the Slaughterlight, the Announcement, enemies, hunters and their Gear. */
function cardsIn(state: State): InForce[] {
  const { content, announced } = state
  const owner = firstAtTable(state)
  const show = showOf(state)
  const forAll = { owner, bearer: undefined }
  const cards: InForce[] = [{ rules: show.special, ...forAll, source: show.name }]
  if (state.red) cards.push({ rules: show.slaughterlight, ...forAll, source: 'Slaughterlight' })
  const announcement = announced === undefined ? undefined : content.announcements[announced]
  if (announcement) cards.push({ rules: announcement, ...forAll, source: announcement.name })
  for (const enemy of state.enemies) {
    const rules = enemyCardOf(state, enemy)
    if (hasRules(rules)) cards.push({ rules, owner, bearer: enemy.id, source: rules.name })
  }
  for (const hunter of state.hunters) if (isOnBoard(hunter)) for (const card of cardsOf(state, hunter)) cards.push(card)
  for (const { on, source, standing } of state.lasting)
    cards.push({
      rules: { standing: [standing as unknown as ArenaStanding], triggers: [] },
      owner,
      bearer: on === '' ? undefined : on,
      source,
    })
  return cards
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
    .map((rules) => ({ rules, owner, bearer, source: rules.name }))
}

/** Whether a card has rules of its own to bring into force. */
const hasRules = ({ standing, triggers }: CardRules<ArenaWords>): boolean => standing.length + triggers.length > 0

/** To be told where it is this card alone that came or went. */
export function forceOfCard(state: State, card: CardRules<ArenaWords>): void {
  if (hasRules(card)) force.changed(state)
}

/** To be told of whatever brings a card into force or takes one out. */
export const force = makeForce<State, ArenaWords>(cardsIn, {
  get: (state) => besideOf(state).force,
  set(state, cards) {
    besideOf(state).force = cards
  },
})
