import type { Token } from '@muster/reaction'
import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { baseRadius } from '../content/space/base-radius.ts'
import { isWithin, REACH } from './components.ts'
import { mayBy, mustNot } from './effects/standing.ts'
import { areRivals, clockwiseFrom, isOn, modelOf, modelsOn, nameOf, optionsOf } from './lookup.ts'
import { moveRoll } from './move-roll.ts'
import { movingSide, reflexesOpposition } from './oppose.ts'
import { pathVerdict } from './path.ts'
import { skillOf } from './skills.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/** CZ-R-39: within an inch of each other, and no barrier between. */
export function isInReach(battle: Battle, one: Model, other: Model): boolean {
  return isWithin(battle, one, other, REACH) && pathVerdict(battle, one, other) === ok
}

/** No two bases whose middles are farther apart along an edge are within reach, whatever the table's slack. */
const FARTHEST = REACH + 2 * baseRadius[50] + 10

/** Whether two models may be within reach at all: a shortcut to `isInReach`, which alone decides. */
export function mayReach({ at: one }: Pick<Model, 'at'>, other: Model['at']): boolean {
  return Math.abs(one.x - other.x) <= FARTHEST && Math.abs(one.y - other.y) <= FARTHEST
}

/** CZ-BRAWL-1, CZ-BRAWL-2: the rivals a model is Brawling with. */
export function brawlersWith(battle: Battle, model: Model): Model[] {
  const found: Model[] = []
  for (const other of battle.models) {
    if (!isOn(other) || !mayReach(model, other.at)) continue
    if (areRivals(battle, model, other) && isInReach(battle, model, other)) found.push(other)
  }
  return found
}

const NOT_IN_BRAWL = refuse('CZ-BRAWL-3', 'who is Brawling targets nobody but those it is Brawling with')
const NO_FRIENDS = refuse('CZ-BRAWL-4', 'who is Brawling does nothing for friends')

/** CZ-BRAWL-3..5, CZ-REACT-20: whom a model may target while it is Brawling. */
export function brawlVerdict(battle: Battle, by: Model, target: Model): Verdict {
  const brawlers = brawlersWith(battle, by)
  if (brawlers.length === 0) return ok
  if (!areRivals(battle, by, target)) return NO_FRIENDS
  return brawlers.includes(target) ? ok : NOT_IN_BRAWL
}

/** CZ-BRAWL-12, CZ-R-40: more friends than rivals within reach of it. */
function outnumbers(battle: Battle, model: Model, brawlers: readonly Model[]): boolean {
  const friends = modelsOn(battle).filter(
    (other) => other !== model && !areRivals(battle, model, other) && isInReach(battle, model, other),
  )
  const own = optionsOf(battle).outnumberCountsSelf ? 1 : 0
  return friends.length + own > brawlers.length
}

/** CZ-BRAWL-6, CZ-BRAWL-12: those a model must stay within reach of, or escape from, unless a card lets it go; some keep it in any case. */
export function heldBy(battle: Battle, model: Model): string[] {
  const brawlers = brawlersWith(battle, model)
  if (brawlers.length === 0) return []
  const isFree = mayBy(battle, model, 'leave-brawls') || outnumbers(battle, model, brawlers)
  return isFree && !isPinned(battle, model) ? [] : brawlers.map(({ id }) => id)
}

/** Whether a card keeps a model from leaving its Brawl, by escape or otherwise. */
export function isPinned(battle: Battle, model: Model): boolean {
  return mustNot(battle, model, 'leave-brawls')
}

/** CZ-BRAWL-6, CZ-BRAWL-7: whether somebody who goes there stays within reach of all who hold it. */
export function staysWith(battle: Battle, model: Model, held: readonly string[], at: Model['at']): boolean {
  const there = { ...model, at }
  return held.every((id) => {
    const rival = modelOf(battle, id)
    return !isOn(rival) || isInReach(battle, there, rival)
  })
}

type HolderAsk = { readonly battle: Battle; readonly model: Model }

const holderWords: Words<string, HolderAsk> = {
  ask: 'holder',
  rule: 'CZ-BRAWL-9',
  prompt: ({ battle, model }) => `Who keeps ${nameOf(battle, model)} from getting away?`,
  doing: 'chooses who opposes an escape',
  key: (id) => id,
  text: (id, { battle }) => nameOf(battle, { id }),
  refs: (id) => [id],
  assume: (ids, { battle }) => {
    const reflexes = ids.map((id) => skillOf(battle, modelOf(battle, id), 'reflexes'))
    return ids[reflexes.indexOf(Math.max(...reflexes))] as string
  },
}

/** CZ-BRAWL-9, CZ-DRAG-11, CZ-R-82: who of several rivals keeps a model, as the first of their players clockwise from who acts chooses. */
export function holderAmong(table: Table, battle: Battle, acting: Seat, model: Model, ids: readonly string[]): Model {
  const [first] = ids
  const chooser = clockwiseFrom(battle, acting).find((seat) => ids.some((id) => modelOf(battle, id).seat === seat))
  if (ids.length === 1 || chooser === undefined) return modelOf(battle, first as string)
  return modelOf(battle, table.ask(chooser, pickOne(holderWords, ids, { battle, model })))
}

/** CZ-BRAWL-8, CZ-BRAWL-9, CZ-R-42: Reflexes against one of the rivals within reach, whom the opponent chooses. */
export function escapes(table: Table, battle: Battle, mover: Model, token: Token, held: readonly string[]): boolean {
  const there = held.filter((id) => isOn(modelOf(battle, id)))
  if (there.length === 0) return true
  const rival = holderAmong(table, battle, mover.seat, mover, there)
  const side = movingSide(battle, mover, token, rival)
  table.tell({ event: 'escaping', rule: 'CZ-BRAWL-8', id: mover.id, from: rival.id })
  return moveRoll(table, battle, mover, side, reflexesOpposition(table, battle, rival, mover, side), rival)
}
