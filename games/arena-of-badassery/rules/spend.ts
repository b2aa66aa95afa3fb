import { woundsOf } from '@muster/reaction'
import { ok, pickOne, putOnTop, refuse, type Verdict, type Words } from '@muster/table'
import type { LootToken } from '../content/cards/loot.ts'
import { isLoaded, reload } from './ammo.ts'
import { pouchOf } from './beside.ts'
import { healBy } from './effects/heal-by.ts'
import { moment } from './effects/moment.ts'
import { restore } from './ffyl.ts'
import { drawGear } from './gear.ts'
import { type Swap, swap, swapsOf } from './inventory.ts'
import { nameOf, tokenUsed } from './lookup.ts'
import { shakeBag } from './loot.ts'
import type { GearDeck, Hunter, State } from './state.ts'
import type { Table } from './table.ts'
import { placeMod } from './tree.ts'

/** A Loot token put to use: for what it is, or for a card where its back shows one (AB-LOOT-20: one or the other). */
export interface Spend {
  readonly loot: string
  readonly how: 'use' | 'draw'
}

/** The deck that the back of a token, or a Legendary one, draws from. */
export const drawsFrom: Readonly<Partial<Record<LootToken['kind'], GearDeck>>> = {
  health: 'meds',
  ammo: 'ammo',
  guns: 'guns',
  legendary: 'legendary',
}

const tokenOf = ({ content }: State, id: string): LootToken => content.lootTokens[id] as LootToken

const noToken = refuse('AB-LOOT-9', 'the hunter has no such Loot token')
const notNow = refuse('AB-R-35', 'who is out or fights for its life uses no Loot')
const unhurt = refuse('AB-LOOT-10', 'the hunter has no wound to heal')
const onlyRespawns = refuse('AB-LOOT-11', 'in play Cash pays for respawning alone')
const loaded = refuse('AB-LOOT-12', 'nothing the hunter has equipped is out of ammo')
const noSwap = refuse('AB-LOOT-13', 'there are no two weapons to swap')
const afterTheGame = refuse('AB-LOOT-18', 'a Bounty token is handed in after the game')
const noIcon = refuse('AB-LOOT-19', 'the back of the token shows no card')
const noCards = refuse('AB-R-92', 'the deck has run out')
const onlyDraws = refuse('AB-UNIQUE-4', 'a Legendary token is exchanged for a card')

/** AB-LOOT-10..13, AB-LOOT-15, AB-LOOT-18: whether a token would do anything for its hunter. */
function useVerdict(state: State, hunter: Hunter, { kind }: LootToken): Verdict {
  switch (kind) {
    case 'health':
      return woundsOf(hunter.tokens) > 0 ? ok : unhurt
    case 'ammo':
      return hunter.gear.some((held) => held.down && isLoaded(state, held)) ? ok : loaded
    case 'guns':
      return swapsOf(state, hunter, ['gun', 'grenade']).length > 0 ? ok : noSwap
    case 'mods':
      return ok
    case 'cash':
      return onlyRespawns
    case 'bounty':
      return afterTheGame
    case 'legendary':
      return onlyDraws
  }
}

/** AB-LOOT-14, AB-LOOT-19, AB-UNIQUE-4: whether a token can be traded for a card. */
function drawVerdict(state: State, { kind, draw }: LootToken): Verdict {
  const deck = draw || kind === 'legendary' ? drawsFrom[kind] : undefined
  if (!deck) return noIcon
  return state[deck].cards.length > 0 ? ok : noCards
}

/** AB-LOOT-9, AB-LOOT-11, AB-LOOT-14, AB-LOOT-18..20, AB-UNIQUE-4, AB-R-35: whether a hunter can do that with a token now. */
export function spendVerdict(state: State, hunter: Hunter, { loot, how }: Spend): Verdict {
  if (hunter.zone < 0 || hunter.dying) return notNow
  if (!hunter.loot.includes(loot)) return noToken
  const token = tokenOf(state, loot)
  return how === 'use' ? useVerdict(state, hunter, token) : drawVerdict(state, token)
}

/** What could be done with the tokens of a hunter, allowed or not: each kind once. */
export function spendsThought({ loot: tokens }: Hunter): Spend[] {
  const spends: Spend[] = []
  tokens.forEach((loot, at) => {
    if (tokens.indexOf(loot) === at) spends.push({ loot, how: 'use' }, { loot, how: 'draw' })
  })
  return spends
}

/** What a hunter that stands can do with its tokens now. The quick twin of `spendsThought` and `spendVerdict`. */
export function spendsOf(state: State, hunter: Hunter): readonly Spend[] {
  if (hunter.zone < 0 || hunter.dying) return NOTHING
  const tokens = pouchOf(state, hunter, spendable)
  if (tokens.length === 0) return NOTHING
  const spends: Spend[] = []
  for (const token of tokens) {
    if (useVerdict(state, hunter, token) === ok) spends.push({ loot: token.id, how: 'use' })
    if (drawVerdict(state, token) === ok) spends.push({ loot: token.id, how: 'draw' })
  }
  return spends
}

const NOTHING: readonly Spend[] = []

/** Whether there is anything. */
export function canSpend(state: State, hunter: Hunter): boolean {
  if (hunter.zone < 0 || hunter.dying) return false
  for (const token of pouchOf(state, hunter, spendable))
    if (useVerdict(state, hunter, token) === ok || drawVerdict(state, token) === ok) return true
  return false
}

/** Each kind of token but those that are of no use in play, in the order they lie; kept beside the hunter. */
function spendable(state: State, loot: readonly string[]): LootToken[] {
  const tokens: LootToken[] = []
  for (const id of loot) {
    const token = tokenOf(state, id)
    if (token.kind !== 'cash' && token.kind !== 'bounty' && !tokens.includes(token)) tokens.push(token)
  }
  return tokens
}

interface SwapAsk {
  readonly state: State
  readonly hunter: string
}

const swapWords: Words<Swap, SwapAsk> = {
  ask: 'swap',
  doing: 'swaps Gear',
  rule: 'AB-LOOT-13',
  prompt: ({ state, hunter }) => `What does ${nameOf(state, hunter)} swap?`,
  key: ({ out, card }) => (out === '' ? card : `${card} for ${out}`),
  text: ({ out, card }, { state: { content } }) =>
    out === '' ? `Equip ${content.gear[card]?.name}` : `${content.gear[card]?.name} for ${content.gear[out]?.name}`,
}

/** AB-LOOT-9..21, AB-R-31: the token goes back into the bag, a Legendary one out of the game, and does what it does. */
export function spend(table: Table, state: State, hunter: Hunter, { loot, how }: Spend): void {
  const { kind } = tokenOf(state, loot)
  hunter.loot = hunter.loot.toSpliced(hunter.loot.indexOf(loot), 1)
  table.tell({ event: 'spends', rule: how === 'draw' ? 'AB-LOOT-19' : 'AB-LOOT-9', id: hunter.id, token: loot, how })
  const deck = drawsFrom[kind]
  if (how === 'draw' && deck) drawGear(table, state, hunter, deck)
  else useToken(table, state, hunter, kind)
  if (kind !== 'legendary') {
    putOnTop(state.bag, loot)
    shakeBag(table, state)
  }
  moment(table, state, 'uses-loot', hunter)
}

function useToken(table: Table, state: State, hunter: Hunter, kind: LootToken['kind']): void {
  if (kind === 'health') healBy(table, state, hunter, 1)
  if (kind === 'ammo') {
    reload(state, hunter)
    table.tell({ event: 'reloaded', rule: 'AB-LOOT-12', id: hunter.id })
    moment(table, state, 'reloads', hunter)
  }
  if (kind === 'guns') {
    const swaps = swapsOf(state, hunter, ['gun', 'grenade'])
    const chosen = table.ask(hunter.seat, pickOne(swapWords, swaps, { state, hunter: hunter.id }))
    swap(table, state, hunter, chosen)
  }
  if (kind === 'mods') {
    restore(table, state, hunter)
    for (const one of state.hunters) placeMod(table, state, one)
  }
}

export const spendText = ({ content }: State, { loot, how }: Spend): string =>
  how === 'draw' ? `Trade ${tokenUsed(content, loot)} for a card` : `Use ${tokenUsed(content, loot)}`
