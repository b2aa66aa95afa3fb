import { ok, pickOne, refuse, type Verdict, type Words } from '@muster/table'
import { areRivals, modelOf, modelsOn, nameOf } from './lookup.ts'
import { isNetrunner } from './net.ts'
import { pathVerdict } from './path.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

const NOBODY = 'nobody'

type StandInAsk = {
  readonly battle: Battle
  readonly by: Model
  readonly target: Model
  /** Who opposes the program already. */
  readonly opposing: readonly Model[]
}

const NO_NETRUNNER = refuse('CZ-NET-24', 'only a Netrunner stands in for somebody')
const IS_BUSY = refuse('CZ-R-100', 'a Netrunner opposes a program once')
const UNSEEN = refuse('CZ-NET-25', 'who stands in needs a Path of Attack to the launcher')

/** CZ-NET-24, CZ-NET-25, CZ-R-100: whether a model of the same player may stand in. */
function standInVerdict(model: Model, { battle, by, opposing }: StandInAsk): Verdict {
  if (!isNetrunner(battle, model)) return NO_NETRUNNER
  if (opposing.includes(model)) return IS_BUSY
  return pathVerdict(battle, model, by) === ok ? ok : UNSEEN
}

const othersOf = ({ battle, target }: StandInAsk): Model[] =>
  modelsOn(battle).filter((model) => model.seat === target.seat && model !== target)

const words: Words<string, StandInAsk> = {
  ask: 'intercept',
  rule: 'CZ-NET-24',
  prompt: ({ battle, by, target }) =>
    `${nameOf(battle, by)} launches a program at ${nameOf(battle, target)}. Does a Netrunner stand in?`,
  doing: 'may put in a Netrunner',
  key: (id) => id,
  text: (id, { battle, target }) =>
    id === NOBODY ? `No: ${nameOf(battle, target)} opposes it` : `${nameOf(battle, { id })} opposes it instead`,
  kind: (id) => (id === NOBODY ? NOBODY : 'intercept'),
  refs: (id, { target }) => [id === NOBODY ? target.id : id],
  candidates: (ask) => [...othersOf(ask).map(({ id }) => id), NOBODY],
  verdict: (id, ask) => (id === NOBODY ? ok : standInVerdict(modelOf(ask.battle, id), ask)),
}

/**
 * CZ-NET-24..26, CZ-R-45, CZ-R-100: who opposes a program in the end, for each model it is aimed at: itself, or a Netrunner of the same
 * player who sees the launcher and opposes nothing else of this program yet.
 */
export function standIns(
  table: Table,
  battle: Battle,
  by: Model,
  targets: readonly Model[],
  others: readonly Model[] = [],
): Model[] {
  const opposing = [...others, ...targets]
  return targets.map((target) => {
    if (!areRivals(battle, by, target)) return target
    const ask = { battle, by, target, opposing }
    const ids: string[] = []
    for (const model of othersOf(ask)) if (standInVerdict(model, ask) === ok) ids.push(model.id)
    const id = ids.length === 0 ? NOBODY : table.ask(target.seat, pickOne(words, [...ids, NOBODY], ask, NOBODY))
    if (id === NOBODY) return target
    const model = modelOf(battle, id)
    opposing.push(model)
    table.tell({ event: 'intercepts', rule: 'CZ-NET-24', id, target: target.id })
    return model
  })
}
