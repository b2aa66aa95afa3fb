import type { Use } from '@muster/reaction'
import type { Hex } from '@muster/space'
import type { Words } from '@muster/table'
import { decide } from '../group.ts'
import { labelOf, nameOf } from '../lookup.ts'
import type { Enemy, Hunter, State } from '../state.ts'
import type { Table } from '../table.ts'
import { zonesMeant } from './places.ts'

interface ZoneAsk {
  readonly state: State
  readonly source: string
  /** Whom it is for, where it is for somebody. */
  readonly model: { readonly id: string; readonly zone: Hex } | undefined
}

export const zoneWords: Words<Hex, ZoneAsk> = {
  ask: 'zone',
  doing: 'chooses a zone',
  rule: 'AB-R-23',
  prompt: ({ state, source, model }) =>
    model ? `${source}: where does ${nameOf(state, model.id)} go?` : `${source}: which zone?`,
  key: (zone, { state }) => labelOf(state, zone),
  text: (zone, { state, model }) => `${zone === model?.zone ? 'Stay in' : 'Zone'} ${labelOf(state, zone)}`,
  refs: (zone, { state }) => [labelOf(state, zone)],
}

/** Where several zones fit and one is needed, the group picks it. */
export function oneZone(table: Table, state: State, place: string, use: Use, model?: Hunter | Enemy): Hex | undefined {
  return pickZone(table, state, zonesMeant(state, place, use), use, model)
}

export function pickZone(
  table: Table,
  state: State,
  zones: readonly Hex[],
  { source }: Use,
  model?: Hunter | Enemy,
): Hex | undefined {
  if (zones.length === 0) return undefined
  return decide(table, state, zones, { words: zoneWords, context: { state, source, model } })
}
