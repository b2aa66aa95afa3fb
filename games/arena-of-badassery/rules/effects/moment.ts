import { happens, hears } from '@muster/reaction'
import type { ArenaAction, ArenaWords } from '../../content/grammar/schemas.ts'
import { isHunter } from '../occupancy.ts'
import { fanMoment } from '../spot.ts'
import type { Enemy, Hunter, State } from '../state.ts'
import type { Table } from '../table.ts'
import { arenaGame, perform } from './cards.ts'
import { force } from './force.ts'
import { asModel, modelNamed } from './model.ts'

/** What else cards may want to know of something that happens: who is on its other side, in which action. */
export interface Circumstances {
  readonly who?: Hunter | Enemy | undefined
  readonly action?: ArenaAction | undefined
  readonly isReaction?: boolean | undefined
  /** AB-R-85: where the same happens to several at once: those whose Fan Favorites are met wait here for a pick. */
  readonly fans?: Hunter[]
}

const PLAIN: Circumstances = { who: undefined, action: undefined, isReaction: undefined }

/** Does what the cards in force make of a moment of somebody, then looks at its Fan Favorite (AB-SPOT-2). */
export function moment(
  table: Table,
  state: State,
  on: ArenaWords['moment'],
  by: Hunter | Enemy,
  circumstances = PLAIN,
): void {
  const cards = force.of(state)
  if (cards.triggers.has(on)) {
    const { who, action, isReaction } = circumstances
    const happened = { on, by: asModel(by), who: who && asModel(who), action, isReaction }
    happens(table, arenaGame, perform, state, cards, happened, 'AB-HUNTER-4')
  }
  if (isHunter(by)) fanMoment(table, state, on, by, circumstances)
}

const told = (on: ArenaWords['moment'], by: Hunter | Enemy | undefined) => ({
  on,
  by: by && asModel(by),
  who: undefined,
  action: undefined,
  isReaction: undefined,
})

/** A time that comes for everybody: once for cards that nobody bears and that name nobody, then for each model in play in turn. */
export function timeMoment(table: Table, state: State, on: ArenaWords['moment']): void {
  const all = force.of(state).triggers.get(on)
  if (!all) return
  const isOfNobody = ({ bearer, rule }: (typeof all)[number]): boolean => bearer === undefined && !rule.by
  const ofNobody = all.filter(isOfNobody)
  if (ofNobody.length > 0) hears(table, arenaGame, perform, state, ofNobody, told(on, undefined), 'AB-SETUP-6')
  if (ofNobody.length === all.length) return
  const ofSomebody = all.filter((entry) => !isOfNobody(entry))
  for (const { id } of arenaGame.models(state)) {
    const by = modelNamed(state, id)
    if (by) hears(table, arenaGame, perform, state, ofSomebody, told(on, by), 'AB-SETUP-6')
  }
}
