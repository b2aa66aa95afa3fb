import { type Square, squaresWithin } from '@muster/space'
import { plural } from '@muster/table'
import type { Mark } from '@muster/ui'
import { board, labelOf } from '../../rules/board.ts'
import { adjacencyOf, enemyOf, tableOptions } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'

/** The keep of Sanctuary with its lamps: one for each life, lit while it is kept. */
function cityMark(state: State): Mark {
  const { lives } = tableOptions(state)
  const left = Math.max(0, lives - state.escaped)
  return {
    id: 'city',
    at: { cell: state.centre },
    look: `city ${left} ${lives}`,
    name: `Sanctuary, ${left} of ${lives} lives left`,
  }
}

function tokenMarks({ tokens }: State): Mark[] {
  return tokens.map(({ square, loot }, index) => ({
    id: `token-${index}`,
    at: { cell: labelOf(square) },
    look: loot === 0 ? 'chest' : `loot ${loot}`,
    name: loot === 0 ? 'a chest' : `${plural(loot, 'loot card')} to pick up`,
  }))
}

function turretMarks({ turret }: State): Mark[] {
  if (!turret) return []
  const [first, , last] = turret.wall as [Square, Square, Square]
  const way = board.row[first] === board.row[last] ? 'across' : 'along'
  return turret.wall.map((square) => ({
    id: `wall-${square}`,
    at: { cell: labelOf(square) },
    look: square === turret.square ? `turret ${way}` : `wall ${way}`,
    name: square === turret.square ? 'the Sabre Turret' : 'the wall of the turret: it stops enemy fire',
    seat: turret.seat,
  }))
}

/** SN-PHASELOCK-5: the squares of the field as it lies now. */
function fieldMarks(state: State): Mark[] {
  const { phaselock } = state
  if (!phaselock) return []
  const { square } = enemyOf(state, phaselock.enemy)
  return [square, ...squaresWithin(board, square, 1, adjacencyOf(state))].map((at) => ({
    id: `field-${at}`,
    at: { cell: labelOf(at) },
    look: at === square ? 'field middle' : 'field',
    name: 'Phaselock field',
    seat: phaselock.seat,
  }))
}

/** Everything that lies on the board and is no piece. */
export function marksOf(state: State): Mark[] {
  return [cityMark(state), ...fieldMarks(state), ...turretMarks(state), ...tokenMarks(state)]
}
