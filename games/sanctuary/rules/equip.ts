import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { LootKind, Shield, Upgrade } from '../content/loot.ts'
import { healthOf, isDownAt } from './character.ts'
import { cardOf, deciderFor, hunterOf, lootOf, tableOptions } from './lookup.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** One change of equipment: a card into a slot, in place of another one where `out` names it, or a card taken off. */
export type Change = { readonly do: 'equip'; readonly card: string; readonly out: string } | Removal
type Removal = { readonly do: 'remove'; readonly card: string }

/** SN-EQUIP-7. */
const slots = { gun: 'guns', shield: 'shields', upgrade: 'upgrades' } as const
type Slotted = keyof typeof slots
const isSlotted = (kind: LootKind): kind is Slotted => kind in slots

export const equippedOf = (hunter: Hunter): string[] => [...hunter.guns, ...hunter.shields, ...hunter.upgrades]

/** SN-R-31, SN-R-33: everything a hunter owns and has not used up, equipped first. */
export const ownedOf = (hunter: Hunter): string[] => [...equippedOf(hunter), ...hunter.hand]

function slotOf(state: State, hunter: Hunter, card: string): string[] | undefined {
  const { kind } = lootOf(state, card)
  return isSlotted(kind) ? hunter[slots[kind]] : undefined
}

const noEquipment = refuse('SN-EQUIP-10', 'this loot takes no slot')
const twoGuns = refuse('SN-EQUIP-3', 'at most two guns can be equipped')
const oneShield = refuse('SN-EQUIP-6', 'at most one shield can be equipped')
const upgradesFull = refuse('SN-EQUIP-4', 'no more upgrades can be equipped')
const sameType = refuse('SN-EQUIP-5', 'the equipped upgrades must be of different types')
const forAnother = refuse('SN-EQUIP-15', 'the card can only be equipped by another hunter')
const wouldFall = refuse('SN-R-26', 'without this card the character would go down')
const otherSlot = refuse('SN-EQUIP-9', 'a card is swapped out for one of its own kind')
const notEquipped = refuse('SN-EQUIP-9', 'only an equipped card can be taken off')

/** SN-EQUIP-3 to SN-EQUIP-7, SN-R-24, SN-R-26: whether a change keeps to the slots and to the card's own terms. */
export function changeVerdict(state: State, hunter: Hunter, change: Change): Verdict {
  const slot = slotOf(state, hunter, change.card)
  if (!slot) return noEquipment
  if (change.do === 'remove') {
    if (!slot.includes(change.card)) return notEquipped
    return staysUp(state, hunter, -healthBonus(state, change.card)) ? ok : wouldFall
  }
  const { out } = change
  if (out !== '' && !slot.includes(out)) return otherSlot
  const rest = slot.filter((card) => card !== out)
  const refusal = slotVerdict(state, hunter, rest, change.card)
  if (refusal) return refusal
  const gain = healthBonus(state, change.card) - (out === '' ? 0 : healthBonus(state, out))
  return staysUp(state, hunter, gain) ? ok : wouldFall
}

function slotVerdict(state: State, hunter: Hunter, rest: readonly string[], id: string): Verdict {
  const card = lootOf(state, id)
  if (card.kind === 'gun') return rest.length < 2 ? ok : twoGuns
  if (card.kind === 'shield') return rest.length < 1 ? ok : oneShield
  const { type, only } = card as Upgrade
  if (only !== undefined && only !== hunter.card) return forAnother
  const { upgradeSlots } = tableOptions(state)
  if (rest.length >= upgradeSlots) return upgradesFull
  const types = new Set([...rest.map((other) => (lootOf(state, other) as Upgrade).type), type])
  const doubles = rest.length + 1 - types.size
  return doubles <= upgradeSlots - 3 ? ok : sameType
}

const healthBonus = (state: State, id: string): number => {
  const card = lootOf(state, id)
  if (card.kind === 'shield') return (card as Shield).health
  return card.kind === 'upgrade' ? (card.stats.health ?? 0) : 0
}

/** SN-R-26: a change of equipment never puts a character down; one already down loses nothing by it. */
function staysUp(state: State, hunter: Hunter, change: number): boolean {
  return change >= 0 || !isDownAt(state, healthOf(state, hunter) + change)
}

/** SN-R-26, SN-R-33: whether an owned card may leave its owner. */
export function leaveVerdict(state: State, hunter: Hunter, card: string): Verdict {
  return hunter.hand.includes(card) || staysUp(state, hunter, -healthBonus(state, card)) ? ok : wouldFall
}

/** Everything one might try with the cards a hunter owns, for saying why not. */
export function changeCandidates(state: State, hunter: Hunter): Change[] {
  const changes: Change[] = []
  for (const card of hunter.hand) {
    const slot = slotOf(state, hunter, card)
    if (!slot) continue
    changes.push({ do: 'equip', card, out: '' })
    for (const out of slot) changes.push({ do: 'equip', card, out })
  }
  for (const card of equippedOf(hunter)) changes.push({ do: 'remove', card })
  return changes
}

/** The changes that can be made now, in a fixed order: each card of the hand with its swaps, then removals. */
export function changesOf(state: State, hunter: Hunter): Change[] {
  return changeCandidates(state, hunter).filter((change) => !changeVerdict(state, hunter, change))
}

/** SN-EQUIP-9: what is swapped out goes back to the hand. */
export function makeChange(table: Table, state: State, seat: Seat, change: Change): void {
  const hunter = hunterOf(state, seat)
  const slot = slotOf(state, hunter, change.card) as string[]
  if (change.do === 'remove') move(change.card, slot, hunter.hand)
  else {
    if (change.out !== '') move(change.out, slot, hunter.hand)
    move(change.card, hunter.hand, slot)
  }
  const changed = { rule: 'SN-EQUIP-2', seat, who: hunter.card, card: change.card }
  if (change.do === 'remove') table.tell({ event: 'removed', ...changed })
  else table.tell({ event: 'equipped', ...changed, ...(change.out === '' ? {} : { out: change.out }) })
}

function move(card: string, from: string[], to: string[]): void {
  from.splice(from.indexOf(card), 1)
  to.push(card)
}

/** Takes a card from its owner, wherever it is. */
export function takeFrom(hunter: Hunter, card: string): void {
  for (const list of [hunter.guns, hunter.shields, hunter.upgrades, hunter.hand])
    if (list.includes(card)) list.splice(list.indexOf(card), 1)
}

export const changeKey = (change: Change): string =>
  change.do === 'remove' || change.out === '' ? `${change.do} ${change.card}` : `equip ${change.card} for ${change.out}`

export function changeText(state: State, change: Change): string {
  const { name } = lootOf(state, change.card)
  if (change.do === 'remove') return `Take off ${name}`
  return change.out === '' ? `Equip ${name}` : `Equip ${name} in place of ${lootOf(state, change.out).name}`
}

const KEEP = { do: 'keep' } as const

const onlyTraded = refuse(
  'SN-TRADE-5',
  'only the traded piece can be equipped at once, by the character that received it',
)

type AtOnce = { readonly state: State; readonly seat: Seat; readonly card: string }

const atOnceWords: Words<Change | typeof KEEP, AtOnce> = {
  ask: 'equip-at-once',
  doing: 'equips a card',
  rule: 'SN-TRADE-5',
  prompt: ({ state, seat, card }) =>
    `${cardOf(state, hunterOf(state, seat)).name} may equip ${lootOf(state, card).name} at once, or keep it in the hand`,
  key: (change) => (change.do === 'keep' ? 'keep' : changeKey(change)),
  text: (change, { state }) => (change.do === 'keep' ? 'Keep it in the hand' : changeText(state, change)),
  kind: (change) => change.do,
  refs: (_, { card }) => [card],
  whyNot: () => onlyTraded,
  candidates: ({ state, seat, card }) => [...changesWith(state, seat, card), KEEP],
  verdict: (change, { state, seat }) =>
    change.do === 'keep' ? ok : changeVerdict(state, hunterOf(state, seat), change),
}

function changesWith(state: State, seat: Seat, card: string): Change[] {
  return changeCandidates(state, hunterOf(state, seat)).filter(
    (change) => change.do === 'equip' && change.card === card,
  )
}

/** SN-TRADE-5, SN-TRADE-7: whoever received a card may equip it without an Equip action, within the slots. */
export function equipAtOnce(table: Table, state: State, seat: Seat, card: string): void {
  const hunter = hunterOf(state, seat)
  const changes = changesWith(state, seat, card).filter((change) => !changeVerdict(state, hunter, change))
  if (changes.length === 0) return
  const change = table.ask(
    deciderFor(state, seat),
    pickOne(atOnceWords, [...changes, KEEP], { state, seat, card }, KEEP),
  )
  if (change.do !== 'keep') makeChange(table, state, seat, change)
}
