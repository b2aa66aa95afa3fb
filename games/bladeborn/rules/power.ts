import { pickOne, type Seat, type Words } from '@muster/table'
import type { Reward } from '../content/cards.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

type Bearing = { readonly state: State; readonly seat: Seat; readonly power: string }

const bearerWords: Words<string, Bearing> = {
  ask: 'bearer',
  doing: 'hands out an artefact',
  rule: 'BB-POWER-4',
  prompt: ({ state, power }) => `Who bears ${state.content.powers[power]?.name}?`,
  key: (id) => id,
  text: (id, { state }) => `${state.content.fighters[id]?.name}`,
  refs: (id) => [id],
}

/** BB-POWER-4, BB-R-57: one fighter of the owner's choice; one fighter may bear two. */
export function chooseBearer(table: Table, state: State, seat: Seat, power: string): string {
  const ids = state.content.warbands[state.warbands[seat as 0 | 1]]?.fighters.map(({ id }) => id) ?? []
  const bearer = table.ask(seat, pickOne(bearerWords, ids, { state, seat, power }))
  table.tell({ event: 'bearer', rule: 'BB-POWER-4', seat, power, fighter: bearer, fighterCard: bearer })
  return bearer
}

/** BB-POWER-4 to BB-POWER-6: what each fighter bears in the next battle: artefacts of power, and rewards by name. */
export function borneBy(state: State): { seat: Seat; fighter: string; card: string }[] {
  const powers = [0, 1].flatMap((seat) =>
    (state.campaign?.powers[seat as 0 | 1] ?? []).map(({ card, bearer }) => ({ seat, fighter: bearer, card })),
  )
  const rewards = state.rewards.map(({ seat, reward }) => ({
    seat,
    fighter: (state.content.rewards[reward] as Reward).fighter,
    card: reward,
  }))
  return [...powers, ...rewards]
}
