import { pickOne, putOnTop, type Words } from '@muster/table'
import { decide } from './group.ts'
import { hunterOf, nameOf } from './lookup.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-RESPAWN-1, AB-RESPAWN-8. */
const OWN_PRICE = 500
const POOL_PRICE = 1000

/** AB-RESPAWN-6: Cash tokens are the only ones that pay, at what is on them. */
function cashOf({ content }: State, token: string): number {
  const card = content.lootTokens[token]
  return card?.kind === 'cash' ? card.value : 0
}

const total = (state: State, { loot }: Hunter): number => loot.reduce((sum, token) => sum + cashOf(state, token), 0)

/** AB-RESPAWN-1, AB-RESPAWN-8, AB-R-67: whether a hunter pays for itself, or the others must: less than the price is no cash. */
export const priceOf = (state: State, hunter: Hunter): 'own' | 'pool' =>
  total(state, hunter) >= OWN_PRICE ? 'own' : 'pool'

/** AB-RESPAWN-9, AB-R-67: whether the others can pay together; who is out chips in what is left after its own respawn. */
export function canPool(state: State, hunter: Hunter): boolean {
  const others = state.hunters.filter((one) => one !== hunter)
  return others.reduce((sum, one) => sum + total(state, one), 0) >= POOL_PRICE
}

interface PayAsk {
  readonly state: State
  readonly hunter: string
  readonly left: number
}

const tokenText = (token: string, state: State): string => `$${cashOf(state, token)}`

const ownWords: Words<string, PayAsk> = {
  ask: 'pay',
  doing: 'pays to come back',
  rule: 'AB-RESPAWN-1',
  prompt: ({ state, hunter, left }) => `${nameOf(state, hunter)} still owes $${left}: which Cash token?`,
  key: (token) => token,
  text: (token, { state }) => tokenText(token, state),
}

/** A Cash token on somebody's card. */
interface Coin {
  readonly by: string
  readonly token: string
}

const poolWords: Words<Coin, PayAsk> = {
  ask: 'pool',
  doing: 'pays for a friend',
  rule: 'AB-RESPAWN-9',
  prompt: ({ state, hunter, left }) => `$${left} more brings ${nameOf(state, hunter)} back: who pays what?`,
  key: ({ by, token }) => `${by} ${token}`,
  text: ({ by, token }, { state }) => `${nameOf(state, by)} pays ${tokenText(token, state)}`,
  refs: ({ by }) => [by],
}

const cashTokens = (state: State, { loot }: Hunter): string[] => [
  ...new Set(loot.filter((token) => cashOf(state, token) > 0)),
]

/** AB-R-31: spent Cash goes back into the bag. */
function spend(table: Table, state: State, payer: Hunter, token: string): number {
  payer.loot = payer.loot.toSpliced(payer.loot.indexOf(token), 1)
  putOnTop(state.bag, token)
  table.tell({ event: 'pays', rule: 'AB-RESPAWN-1', id: payer.id, cash: cashOf(state, token) })
  return cashOf(state, token)
}

/** AB-RESPAWN-1, AB-R-67: from the hunter's own card; no change is given. */
export function payOwn(table: Table, state: State, hunter: Hunter): void {
  for (let left = OWN_PRICE; left > 0; ) {
    const tokens = cashTokens(state, hunter)
    const context = { state, hunter: hunter.id, left }
    const token =
      tokens.length === 1 ? (tokens[0] as string) : table.ask(hunter.seat, pickOne(ownWords, tokens, context))
    left -= spend(table, state, hunter, token)
  }
}

/** AB-RESPAWN-8, AB-RESPAWN-9: from the cards of the others, as they like. */
export function payFromPool(table: Table, state: State, hunter: Hunter): void {
  for (let left = POOL_PRICE; left > 0; ) {
    const coins = state.hunters
      .filter((one) => one !== hunter)
      .flatMap((one) => cashTokens(state, one).map((token): Coin => ({ by: one.id, token })))
    const { by, token } = decide(table, state, coins, {
      words: poolWords,
      context: { state, hunter: hunter.id, left },
    })
    left -= spend(table, state, hunterOf(state, by), token)
  }
}
