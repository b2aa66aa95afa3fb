import { type Square, squareLabelled, squaresWithin } from '@muster/space'
import type { Seat } from '@muster/table'
import type { Overlay, Subject } from '@muster/ui'
import { cellSpots, lineBetween } from '@muster/ui/place'
import { board, labelOf } from '../../rules/board.ts'
import { abilityNumber } from '../../rules/character.ts'
import { enemiesFiring } from '../../rules/damage.ts'
import {
  actingFor,
  adjacencyOf,
  enemyName,
  enemyOf,
  hunterOf,
  hunterRef,
  lootOf,
  metricOf,
  tableOptions,
} from '../../rules/lookup.ts'
import { isDestination, stepsOf } from '../../rules/move.ts'
import { splashOf } from '../../rules/shots.ts'
import type { Enemy, Hunter, State } from '../../rules/state.ts'
import { wayOf } from './march.ts'
import { firingAt, lanesFrom, reachOf, targetsFrom, threatOf } from './sightlines.ts'

function area(kind: Overlay['kind'], name: string, squares: Iterable<Square>, tone?: string): Overlay {
  return { kind, name, places: cellSpots([...squares].map(labelOf)), ...(tone ? { tone } : {}) }
}

function linesTo(kind: Overlay['kind'], name: string, enemies: readonly Enemy[], square: Square): Overlay[] {
  if (enemies.length === 0) return []
  return [{ kind, name, places: enemies.map((enemy) => lineBetween(labelOf(enemy.square), labelOf(square))) }]
}

const around = (state: State, square: Square, far: number): Square[] => [
  square,
  ...squaresWithin(board, square, far, metricOf(state)),
]

/** A hunter pointed at: where it could go, where it could shoot, who fires at it. */
function ofHunter(state: State, hunter: Hunter): Overlay[] {
  if (hunter.square < 0) return []
  return [
    area('reach', 'one move', reachOf(state, hunter)),
    area('lane', 'lanes of fire', lanesFrom(state, hunter)),
    ...linesTo('sight', 'fires at this hunter', enemiesFiring(state, hunter.seat), hunter.square),
  ]
}

/** An enemy pointed at: where it could hit somebody, whom it sees, and the way it walks with the highest roll. */
function ofEnemy(state: State, enemy: Enemy): Overlay[] {
  const sees = state.hunters.filter(({ seat, square }) => square >= 0 && enemiesFiring(state, seat).includes(enemy))
  const way = wayOf(state, enemy)
  return [
    area('threat', `${enemyName(state, enemy)} could hit here`, threatOf(state, enemy)),
    ...(way.length > 0 ? [area('range', 'its way with the highest roll', way, '#7d1f2d')] : []),
    ...sees.flatMap(({ square }) => linesTo('sight', 'in sight', [enemy], square)),
  ]
}

/** A square to go to: whom one could shoot from there, and who could fire there as everybody stands. */
function ofWalk(state: State, seat: Seat, square: Square): Overlay[] {
  return [
    ...linesTo('lane', 'could be shot from there', targetsFrom(state, seat, square), square),
    ...linesTo('sight', 'could fire there', firingAt(state, seat, square), square),
  ]
}

function ofShot(state: State, seat: Seat, target: Enemy, guns: readonly string[]): Overlay[] {
  const { square } = hunterOf(state, seat)
  const splash = splashOf(state, guns)
  const lane = lineBetween(labelOf(square), labelOf(target.square))
  return [
    { kind: 'lane', name: 'lane of fire', places: [lane] },
    ...(splash ? [area('area', `splash ${splash.damage}`, around(state, target.square, splash.radius))] : []),
  ]
}

function ofTurret(state: State, seat: Seat, square: Square, way: string): Overlay[] {
  const step = way === 'horizontal' ? 1 : board.columns
  const reach = abilityNumber(state, hunterOf(state, seat), 'reach')
  return [
    area('range', `hits within ${reach}`, around(state, square, reach), '#2f7f79'),
    area('area', 'turret and wall', [square - step, square, square + step]),
  ]
}

function ofUse(state: State, seat: Seat, card: string, on: string | undefined): Overlay[] {
  const loot = lootOf(state, card)
  if (loot.kind !== 'one-use') return []
  if (loot.deed.do === 'strike' && on) return [area('area', loot.name, [enemyOf(state, on).square])]
  if (loot.deed.do === 'blast')
    return [area('area', loot.name, around(state, hunterOf(state, seat).square, loot.deed.reach))]
  return []
}

/** What comes at the end of a phase: who has the hunter in sight, and who may reach Sanctuary with the highest roll. */
function ofEnd(state: State, seat: Seat): Overlay[] {
  const { square } = hunterOf(state, seat)
  const ways = state.enemies.map((enemy) => wayOf(state, enemy)).filter((way) => way.length > 0)
  return [
    area('range', `ways with the highest roll (${tableOptions(state).enemyDie})`, new Set(ways.flat()), '#7d1f2d'),
    ...(square < 0 ? [] : linesTo('sight', 'has you in sight', enemiesFiring(state, seat), square)),
  ]
}

/** Options are known by their keys: "move 5,6", "shoot psychos.1 with repeater", "turret 5,6 vertical". */
function ofOption(state: State, seat: Seat, key: string): Overlay[] {
  const [verb = '', first = '', word = '', last = ''] = key.split(' ')
  const enemy = state.enemies.find(({ id }) => id === first)
  switch (verb) {
    case 'move':
    case 'sprint':
      return ofWalk(state, seat, squareLabelled(board, first))
    case 'shoot':
      return enemy ? ofShot(state, seat, enemy, last === '' ? [] : last.split('+')) : []
    case 'bullet':
      return enemy ? ofShot(state, seat, enemy, []) : []
    case 'turret':
      return ofTurret(state, seat, squareLabelled(board, first), word)
    case 'phaselock':
      return enemy
        ? [
            area('area', 'Phaselock field', [
              enemy.square,
              ...squaresWithin(board, enemy.square, 1, adjacencyOf(state)),
            ]),
          ]
        : []
    case 'bloodwing':
      return enemy
        ? [
            area(
              'area',
              'marked',
              state.enemies.filter(({ card }) => card === enemy.card).map(({ square }) => square),
            ),
          ]
        : []
    case 'use':
      return ofUse(state, seat, first, last === '' ? undefined : last)
    case 'end':
      return ofEnd(state, seat)
    default:
      return []
  }
}

/** What is drawn over the board for what somebody points at. Everything on the board is open to all. */
export function overlaysOf(state: State, seat: Seat | undefined, subject: Subject): Overlay[] {
  const acting = seat === undefined ? undefined : actingFor(state, seat)
  if ('option' in subject) return acting === undefined ? [] : ofOption(state, acting, subject.option)
  if ('drawn' in subject) return []
  const hunter = state.hunters.find((one) => hunterRef(one.seat) === subject.ref)
  if (hunter) return ofHunter(state, hunter)
  const enemy = state.enemies.find(({ id }) => id === subject.ref)
  if (enemy) return ofEnemy(state, enemy)
  const square = squareLabelled(board, subject.ref)
  return square >= 0 && acting !== undefined && canGoTo(state, acting, square) ? ofWalk(state, acting, square) : []
}

const canGoTo = (state: State, seat: Seat, square: Square): boolean =>
  state.stage === 'act' && isDestination(state, seat, stepsOf(state, seat, true), square)
