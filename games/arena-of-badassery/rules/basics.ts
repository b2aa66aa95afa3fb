import type { Token } from '@muster/reaction'
import { ok, pickSome, refuse, type Verdict, type Words } from '@muster/table'
import type { GearSlot } from '../content/cards/gear.ts'
import { canInteract, elementId, elementName, elementNamed, interact, kindOf } from './element.ts'
import { swap, swapsOf } from './inventory.ts'
import { isUp, lootName, nameOf, STATION, tableOptions } from './lookup.ts'
import type { Basic } from './option.ts'
import { hasLoot, lootIn, takeAll } from './pickup.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-BASIC-8..17: the basic actions that need no roll: Loot, Swap Guns, Interact, Hand Off. */

const noLoot = refuse('AB-BASIC-8', 'no Loot lies here')
const noSwap = refuse('AB-BASIC-10', 'there are no such guns to swap')
const notHere = refuse('AB-BASIC-14', 'only a hunter in the same zone can interact with it')
const noUse = refuse('AB-BASIC-15', 'there is nothing to interact with so')
const isActive = refuse('AB-R-87', 'the station is active already')
const nothingToHand = refuse('AB-BASIC-16', 'the hunter carries no Loot')
const notBeside = refuse('AB-BASIC-17', 'whoever receives it must be in the same zone')

/** AB-R-28: the kinds of Gear that the Basic Swap Guns Action exchanges at this table. */
const swapped = (state: State): readonly GearSlot[] =>
  tableOptions(state).gearInPlay === 'guns-only' ? ['gun'] : ['gun', 'grenade', 'misc']

type Kind = Basic['do']

/** What each basic action could be done with, allowed or not, without its token. */
export function basicsThought(state: State, hunter: Hunter, token: Token): Basic[] {
  const others = state.hunters.filter((one) => one !== hunter && one.id !== '')
  return [
    { do: 'loot', token },
    ...swapsOf(state, hunter, swapped(state)).map((one): Basic => ({ do: 'swap', ...one, token })),
    ...state.elements.map((element): Basic => ({ do: 'interact', with: elementId(state, element), token })),
    ...others.map(({ id }): Basic => ({ do: 'hand', to: id, token })),
  ]
}

export function basicVerdict(state: State, hunter: Hunter, option: Basic): Verdict {
  switch (option.do) {
    case 'loot':
      return lootIn(state, hunter.zone).length > 0 ? ok : noLoot
    case 'swap': {
      const { out, card } = option
      return swapsOf(state, hunter, swapped(state)).some((one) => one.out === out && one.card === card) ? ok : noSwap
    }
    case 'interact':
      return interactVerdict(state, hunter, option.with)
    case 'hand': {
      const to = state.hunters.find(({ id }) => id === option.to)
      if (hunter.loot.length === 0) return nothingToHand
      return to && to !== hunter && isUp(to) && to.zone === hunter.zone ? ok : notBeside
    }
  }
}

function interactVerdict(state: State, hunter: Hunter, id: string): Verdict {
  const element = elementNamed(state, id)
  if (!element) return noUse
  if (element.zone !== hunter.zone) return notHere
  if (element.kind === STATION && element.on) return isActive
  return canInteract(state, hunter, element) ? ok : noUse
}

/** Those of them that can be done now with a token, come by where the hunter stands. */
export function basicsOf(state: State, hunter: Hunter, token: Token): Basic[] {
  const options: Basic[] = []
  if (hasLoot(state, hunter.zone)) options.push({ do: 'loot', token })
  if (hunter.inventory.length > 0)
    for (const { out, card } of swapsOf(state, hunter, swapped(state))) options.push({ do: 'swap', out, card, token })
  for (const element of state.elements)
    if (canInteract(state, hunter, element)) options.push({ do: 'interact', with: elementId(state, element), token })
  if (hunter.loot.length > 0)
    for (const to of state.hunters)
      if (to !== hunter && isUp(to) && to.zone === hunter.zone) options.push({ do: 'hand', to: to.id, token })
  return options
}

export function basicKey(option: Basic): string {
  switch (option.do) {
    case 'loot':
      return 'loot'
    case 'swap':
      return option.out === '' ? `swap ${option.card}` : `swap ${option.card} for ${option.out}`
    case 'interact':
      return `interact ${option.with}`
    case 'hand':
      return `hand ${option.to}`
  }
}

/** The basic action that the words of a key mean. */
export function readBasic(word: string, rest: string, token: Token): Basic | undefined {
  const [card = '', , out = ''] = rest.split(' ')
  const kinds: Readonly<Record<Kind, Basic>> = {
    loot: { do: 'loot', token },
    swap: { do: 'swap', out, card, token },
    interact: { do: 'interact', with: rest, token },
    hand: { do: 'hand', to: rest, token },
  }
  return Object.hasOwn(kinds, word) ? kinds[word as Kind] : undefined
}

export function basicLabel(state: State, option: Basic): string {
  const gear = (card: string) => state.content.gear[card]?.name ?? 'a gun'
  switch (option.do) {
    case 'loot':
      return 'Take all Loot here'
    case 'swap':
      return option.out === '' ? `Equip ${gear(option.card)}` : `Swap ${gear(option.out)} for ${gear(option.card)}`
    case 'interact': {
      const kind = option.with.split('@')[0] as string
      if (kind === STATION) return 'Switch the NEW-U Station on'
      return kindOf(state, kind)?.interact?.says ?? `Interact: ${elementName(state, kind)}`
    }
    case 'hand':
      return `Hand Loot to ${nameOf(state, option.to)}`
  }
}

interface HandAsk {
  readonly state: State
  readonly hunter: Hunter
}

/** Tokens by their place on the card, since two may be alike. */
const handWords: Words<number, HandAsk> = {
  ask: 'hand off',
  doing: 'hands Loot over',
  rule: 'AB-BASIC-16',
  prompt: () => 'Which Loot tokens are handed over?',
  key: (at, { hunter }) => `${hunter.loot[at]} ${at + 1}`,
  text: (at, { state, hunter }) => lootName(state.content, hunter.loot[at] as string),
}

/** AB-BASIC-16: any number of tokens. */
function handOff(table: Table, state: State, hunter: Hunter, to: Hunter): void {
  const all = hunter.loot.map((_, at) => at)
  const places =
    all.length === 1 ? all : table.ask(hunter.seat, pickSome(handWords, all, 1, all.length, { state, hunter }))
  const tokens = places.map((at) => hunter.loot[at] as string)
  hunter.loot = hunter.loot.filter((_, at) => !places.includes(at))
  to.loot = [...to.loot, ...tokens]
  table.tell({ event: 'hands-off', rule: 'AB-BASIC-16', id: hunter.id, to: to.id, tokens })
}

export function doBasic(table: Table, state: State, hunter: Hunter, option: Basic): void {
  switch (option.do) {
    case 'loot':
      return takeAll(table, state, hunter)
    case 'swap':
      return swap(table, state, hunter, option)
    case 'interact':
      return interact(table, state, hunter, option.with)
    case 'hand':
      return handOff(table, state, hunter, state.hunters.find(({ id }) => id === option.to) as Hunter)
  }
}
