import { isReady, woundsOf } from '@muster/reaction'
import { isStunned } from './gonk.ts'
import type { Battle, Model } from './state.ts'

type Changes = Readonly<Record<string, number>>

/** What was changed by how much, of those models of which anything was. */
function changed(pairs: readonly (readonly [Model, Model])[], count: (model: Model) => number): Changes | undefined {
  const found = pairs.flatMap(([was, is]) =>
    count(is) === count(was) ? [] : [[is.id, count(is) - count(was)] as const],
  )
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** The ids of those of whom something is true that was not. */
function become(pairs: readonly (readonly [Model, Model])[], is: (model: Model) => boolean): string[] | undefined {
  const found = pairs.flatMap(([was, now]) => (is(now) && !is(was) ? [now.id] : []))
  return found.length === 0 ? undefined : found
}

/** Where those stand now who stood elsewhere. */
function places(pairs: readonly (readonly [Model, Model])[]): Readonly<Record<string, Model['at']>> | undefined {
  const found = pairs.filter(([{ at }, { where, at: now }]) => {
    const stood = at.x === now.x && at.y === now.y && at.z === now.z
    return where === 'table' && !stood
  })
  return found.length === 0 ? undefined : Object.fromEntries(found.map(([, { id, at }]) => [id, { ...at }]))
}

/**
 * What a choice changed, in the words of odds: who was wounded, healed, taken out, stunned or hacked, whose tokens turned and cards came or
 * went, who stands elsewhere and who walks on, which programs run, who is commanded, and whose Control it is.
 */
export function summarise(before: Battle, after: Battle): Record<string, unknown> {
  const pairs = after.models.flatMap((model) => {
    const was = before.models.find(({ id }) => id === model.id)
    return was ? [[was, model] as const] : []
  })
  const runs = after.programs.filter((one, at) => one.running && !before.programs[at]?.running)
  const found: Record<string, unknown> = {
    wounds: changed(pairs, ({ tokens }) => woundsOf(tokens)),
    out: become(pairs, ({ where }) => where === 'out'),
    ready: changed(pairs, ({ tokens }) => tokens.filter(isReady).length),
    stunned: become(pairs, isStunned),
    hacked: changed(pairs, ({ hacked }) => hacked),
    cards: changed(pairs, ({ gear, loot }) => gear.length + loot.length),
    at: places(pairs),
    moving: after.moving?.id,
    runs: runs.length === 0 ? undefined : runs.map(({ of, card }) => `${of} ${card}`),
    commanded: after.commanded === before.commanded ? undefined : after.commanded,
    control: after.control === before.control ? undefined : after.control,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
