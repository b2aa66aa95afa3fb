import { plainDieOf } from '@muster/reaction'
import { rolls } from './dice.ts'
import { firstAtTable, isUp } from './lookup.ts'
import { strikeBlow } from './onslaught.ts'
import { openReactions } from './react.ts'
import type { Enemy, Hunter, State, Todo } from './state.ts'
import type { Table } from './table.ts'

type Blast = Extract<Todo, { do: 'blast' }>

/** AB-KEYWORD-19, AB-KEYWORD-20: an irradiated model that is taken out goes off when what is under way is done. */
export function setOff(state: State, { id, zone }: Hunter | Enemy, cause: Pick<Blast, 'isEnemy' | 'by'>): void {
  const { isEnemy, by } = cause
  state.todo.push({ do: 'blast', zone, of: id, isEnemy, ...(by === undefined ? {} : { by }) })
}

/**
 * AB-KEYWORD-19, AB-R-52, AB-R-57: a YELLOW die is the Strength of an attack on everyone else in the zone. Where an enemy went off,
 * hunters may [RE]act.
 */
export function blastOn(table: Table, state: State): void {
  const { zone, of, by, isEnemy } = state.todo.pop() as Blast
  const seat = firstAtTable(state)
  table.tell({ event: 'blast', rule: 'AB-KEYWORD-19', id: of })
  const [strength] = table.roll(seat, 1, plainDieOf('yellow'), rolls.blast) as [number]
  const hunters = state.hunters.filter((hunter) => isUp(hunter) && hunter.zone === zone)
  const enemies = state.enemies.filter((enemy) => enemy.zone === zone)
  const blow = { strength: () => strength, kind: 'ranged' as const, keywords: [], fromEnemy: isEnemy, credit: by }
  const { wounded } = strikeBlow(table, state, blow, hunters, enemies)
  if (isEnemy) openReactions(table, state, { by: of, wounded }, undefined)
}
