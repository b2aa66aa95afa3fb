import { type Square, squareLabelled } from '@muster/space'
import { copyOf, ScriptTable } from '@muster/table'
import { board } from '../../rules/board.ts'
import { beginMarch, marchNext } from '../../rules/enemy-move.ts'
import { sanctuary } from '../../rules/game.ts'
import { tableOptions } from '../../rules/lookup.ts'
import type { Enemy, State } from '../../rules/state.ts'

/** Enemy Movement tried out on a copy, as everybody stands. */

const FACES = { d4: 4, d6: 6 } as const

/**
 * How many of the enemies on the board would reach Sanctuary if Enemy Movement came now, for each face of its die. Undefined
 * where the players settle paths or several dice are rolled.
 */
export function enteringByFace(state: State): readonly number[] | undefined {
  const { enemyDie, enemyRoll, enemyPathTies } = tableOptions(state)
  if (enemyRoll !== 'one-for-all' || enemyPathTies !== 'automatic' || state.outcome) return undefined
  return Array.from({ length: FACES[enemyDie] }, (_, face) => enteringWith(state, face + 1))
}

function enteringWith(state: State, face: number): number {
  const after = copyOf(sanctuary, state)
  const table = new ScriptTable({ dice: [face] })
  beginMarch(table, after)
  while (!after.outcome && marchNext(table, after));
  return after.escaped - state.escaped
}

/** The squares an enemy would walk over with the highest roll; none where the players settle paths. */
export function wayOf(state: State, enemy: Enemy): Square[] {
  const { enemyDie, enemyPathTies } = tableOptions(state)
  if (enemyPathTies !== 'automatic') return []
  const after = copyOf(sanctuary, state)
  const most = FACES[enemyDie]
  after.march = { order: [enemy.id], rolls: { '': most, [enemy.card]: most, [enemy.id]: most } }
  const table = new ScriptTable()
  marchNext(table, after)
  const walked = table.events.find(({ event }) => event === 'enemy-moves')
  return ((walked?.path ?? []) as string[]).map((label) => squareLabelled(board, label))
}
