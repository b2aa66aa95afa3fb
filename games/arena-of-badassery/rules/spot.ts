import { fits, isFor, type Use } from '@muster/reaction'
import type { FanCard } from '../content/cards/show.ts'
import type { ArenaWords } from '../content/grammar/schemas.ts'
import { besideOf } from './beside.ts'
import { arenaGame, ONCE } from './effects/cards.ts'
import { force } from './effects/force.ts'
import { asModel } from './effects/model.ts'
import { type Circumstances, moment } from './effects/moment.ts'
import { woundsNow } from './effects/who.ts'
import { isOnBoard, isUp, spotlightHunter } from './lookup.ts'
import type { Hunter, State } from './state.ts'
import { stockOf } from './stock.ts'
import type { Table } from './table.ts'

/** AB-SLAUGHTER-2: the rules of the red side end with it. */
function turnWhite(state: State): void {
  if (!state.red) return
  state.red = false
  force.changed(state)
}

/** AB-SPOT-3, AB-SPOT-4, AB-SLAUGHTER-2, AB-R-85: the one token passes to another hunter, white side up. */
export function gainSpotlight(table: Table, state: State, hunter: Hunter, rule: string): void {
  if (spotlightHunter(state) === hunter || !isOnBoard(hunter)) return
  state.spotlight = state.hunters.indexOf(hunter)
  turnWhite(state)
  table.tell({ event: 'spotlight', rule, id: hunter.id })
  moment(table, state, 'spotlight', hunter)
}

/** AB-SPOT-6, AB-SPOT-7, AB-R-60: a holder who is out loses it to whoever has the most wounds, a tie by chance; of those who fight for their lives where nobody stands. */
export function passSpotlight(table: Table, state: State): void {
  const standing = state.hunters.filter(isUp)
  const up = standing.length > 0 ? standing : state.hunters.filter(isOnBoard)
  const most = Math.max(...up.map(woundsNow))
  const heirs = up.filter((hunter) => woundsNow(hunter) === most)
  state.spotlight = -1
  turnWhite(state)
  if (heirs.length === 0) {
    table.tell({ event: 'no-spotlight', rule: 'AB-R-60' })
    return
  }
  const at = heirs.length === 1 ? 0 : table.chance(heirs.length, 'who gets the Spotlight')
  gainSpotlight(table, state, heirs[at] as Hunter, heirs.length === 1 ? 'AB-SPOT-6' : 'AB-SPOT-7')
}

const fanOf = ({ content }: State, { fan }: Hunter): FanCard | undefined => content.fans[fan]
const counterOf = ({ content }: State, { id }: Hunter): string => stockOf(content).fans.get(id) as string

/** AB-SPOT-2, AB-SPOT-8: counts a deed for the Fan Favorites of whoever did it. */
export function fanMoment(
  table: Table,
  state: State,
  on: ArenaWords['moment'],
  hunter: Hunter,
  { who, action, isReaction, fans }: Circumstances,
): void {
  const fan = fanOf(state, hunter)
  if (fan?.on !== on) return
  if (!isInSpan(state, fan, hunter, isReaction ?? false)) return
  const use: Use = { seat: hunter.seat, me: hunter.id, them: who?.id, source: fan.name, rule: 'AB-SPOT-2' }
  if (fan.who && !(who && fits(arenaGame, state, asModel(who), fan.who, use))) return
  if (fan.for && !isFor(fan.for, action)) return
  const count = arenaGame.count(state, counterOf(state, hunter))
  if (count >= fan.times && fan.when === 'at-once') {
    state.counters[counterOf(state, hunter)] = 0
    if (fans) fans.push(hunter)
    else gainSpotlight(table, state, hunter, 'AB-SPOT-2')
  }
}

/** AB-R-85: of several whose Fan Favorites are met at the same moment, one at random. */
export function pickFan(table: Table, state: State, fans: readonly Hunter[]): void {
  if (fans.length === 0) return
  const at = fans.length === 1 ? 0 : table.chance(fans.length, 'who gets the Spotlight')
  gainSpotlight(table, state, fans[at] as Hunter, fans.length === 1 ? 'AB-SPOT-2' : 'AB-R-85')
}

function isInSpan(state: State, { in: span }: FanCard, hunter: Hunter, isReaction: boolean): boolean {
  switch (span) {
    case 'activation':
      return !isReaction && state.active !== undefined && state.hunters[state.active.hunter] === hunter
    case 'reaction':
      return isReaction
    case 'enemy-turn':
      return state.active === undefined
    default:
      return true
  }
}

/** AB-SPOT-8: what was counted in one span does not count in the next. */
export function newSpan(state: State, span: NonNullable<FanCard['in']>, hunters: readonly Hunter[]): void {
  const { counters } = state
  for (const hunter of hunters) {
    if (fanOf(state, hunter)?.in !== span) continue
    const counter = counterOf(state, hunter)
    if (counters[counter] !== undefined) delete counters[counter]
  }
}

/** AB-SPOT-8: a condition that is judged at the end of the activation. */
export function endOfActivation(table: Table, state: State, hunter: Hunter): void {
  const fan = fanOf(state, hunter)
  if (fan?.when !== 'activation-end' || (state.counters[counterOf(state, hunter)] ?? 0) < fan.times) return
  delete state.counters[counterOf(state, hunter)]
  gainSpotlight(table, state, hunter, 'AB-SPOT-8')
}

/** AB-SPOT-8, and the uses of cards that are limited to one in a span; whether there are any is kept beside the state. */
export function newCounts(state: State, span: 'activation' | 'round' | 'game'): void {
  const beside = besideOf(state)
  if (beside.limits === false) return
  beside.limits = false
  for (const name of Object.keys(state.counters)) {
    if (name.endsWith(` once ${span}`)) delete state.counters[name]
    else if (name.includes(ONCE)) beside.limits = true
  }
}
