import { putOnTop, takeTop } from '@muster/table'
import { d4, rolls } from './dice.ts'
import { woundBy } from './effects/wound-by.ts'
import { firstAtTable } from './lookup.ts'
import { shakeBag } from './loot.ts'
import { beginRound } from './round.ts'
import type { Enemy, Hunter, State, Status } from './state.ts'
import type { Table } from './table.ts'

/** AB-CLEANUP-8. */
export const QUEUE = 3

const models = (state: State): (Hunter | Enemy)[] => [
  ...state.hunters.filter(({ zone }) => zone >= 0),
  ...state.enemies,
]

/** AB-CLEANUP-1..7, AB-KEYWORD-46: the Clean Up Roll, one D4. */
export function cleanUp(table: Table, state: State): void {
  const [roll] = table.roll(firstAtTable(state), 1, d4, rolls.cleanUp) as [number]
  for (const hunter of state.hunters) if (hunter.zone >= 0) wipe(hunter)
  for (const enemy of state.enemies) wipe(enemy)
  if (roll === 1) clearGround(table, state)
  if (roll === d4.crit) endEffects(table, state)
  state.stage = 'respawn'
}

/** AB-KEYWORD-46. */
function wipe(model: Hunter | Enemy): void {
  if (model.status.slag > 0) model.status = { ...model.status, slag: 0 }
}

/** AB-CLEANUP-3..5: Loot lying about goes back into the bag, a Legendary token out of the game. */
function clearGround(table: Table, state: State): void {
  if (state.ground.length === 0) return
  const ofTheBag = state.ground.filter(({ token }) => state.content.lootTokens[token]?.kind !== 'legendary')
  const legendary = state.ground.length - ofTheBag.length
  for (const { token } of ofTheBag) putOnTop(state.bag, token)
  state.ground = []
  if (ofTheBag.length > 0) table.tell({ event: 'ground-cleared', rule: 'AB-CLEANUP-3' })
  if (legendary > 0) table.tell({ event: 'legendary-lost', rule: 'AB-CLEANUP-5', count: legendary })
  shakeBag(table, state)
}

/** AB-CLEANUP-7, AB-KEYWORD-21, AB-R-52: tokens are taken off that end so; then Radiation wounds whoever has it, and stays. */
function endEffects(table: Table, state: State): void {
  table.tell({ event: 'end-effects', rule: 'AB-CLEANUP-7' })
  for (const model of models(state)) {
    const ended: Status = { ...model.status, corrosive: 0, burning: 0, cryo: 0 }
    model.status = ended
  }
  for (const model of models(state).filter(({ status }) => status.radiation > 0))
    woundBy(table, state, model, 1, { me: undefined })
}

/** AB-CLEANUP-8, AB-ROUND-8: the queue moves up and is filled from the deck, as far as cards remain; then a new round begins. */
export function refillQueue(table: Table, state: State): void {
  while (state.queue.cards.length < QUEUE) {
    const card = takeTop(state.deck)
    if (card === undefined) break
    state.queue.cards.push(card)
    table.tell({ event: 'announced', rule: 'AB-CLEANUP-8', card })
  }
  if (state.queue.cards.length === 0) state.idle++
  beginRound(table, state)
}
