import { isAllowed } from '@muster/reaction'
import type { Hex } from '@muster/space'
import { pickOne, type Words } from '@muster/table'
import { arenaGame } from './effects/cards.ts'
import { force } from './effects/force.ts'
import { asModel } from './effects/model.ts'
import { moment } from './effects/moment.ts'
import { lootName, nameOf } from './lookup.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

const NOTHING = 'nothing'

interface PickAsk {
  readonly state: State
  readonly hunter: string
}

const pickWords: Words<string, PickAsk> = {
  ask: 'pick up',
  doing: 'picks up Loot',
  rule: 'AB-LOOT-5',
  prompt: ({ state, hunter }) => `${nameOf(state, hunter)} may take a Loot token`,
  key: (token) => token,
  text: (token, { state }) => (token === NOTHING ? 'Leave it' : `Take ${lootName(state.content, token)}`),
}

/** The tokens that lie in a zone. */
export const lootIn = ({ ground }: State, zone: Hex): string[] =>
  ground.filter((one) => one.zone === zone).map(({ token }) => token)

export function hasLoot({ ground }: State, zone: Hex): boolean {
  for (const one of ground) if (one.zone === zone) return true
  return false
}

/** AB-LOOT-8: a token from the ground onto the card. */
function take(table: Table, state: State, hunter: Hunter, zone: Hex, token: string): void {
  const at = state.ground.findIndex((one) => one.zone === zone && one.token === token)
  state.ground = state.ground.toSpliced(at, 1)
  hunter.loot = [...hunter.loot, token]
  table.tell({ event: 'loot-gained', rule: 'AB-LOOT-8', id: hunter.id, token })
  moment(table, state, 'picks-up', hunter)
}

/** AB-LOOT-5..7, AB-R-34: one token where a hunter arrives, passes or is activated, if it likes; any number with a card that lets it. */
export function pickUp(table: Table, state: State, hunter: Hunter, zone = hunter.zone): void {
  for (;;) {
    if (!hasLoot(state, zone)) return
    const tokens = [...new Set(lootIn(state, zone))]
    const question = pickOne(pickWords, [...tokens, NOTHING], { state, hunter: hunter.id }, NOTHING)
    const token = table.ask(hunter.seat, question)
    if (token === NOTHING) return
    take(table, state, hunter, zone, token)
    if (!isAllowed(arenaGame, state, force.of(state), 'gather', { model: asModel(hunter) })) return
  }
}

/** AB-BASIC-8: everything that lies there. */
export function takeAll(table: Table, state: State, hunter: Hunter): void {
  for (const token of lootIn(state, hunter.zone)) take(table, state, hunter, hunter.zone, token)
}
