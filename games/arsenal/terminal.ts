import type { Seat } from '@muster/table'
import { centred, coloured, hexLines, type Paint, type TerminalDrawing } from '@muster/terminal'
import {
  boardOf,
  isAutonomous,
  itemName,
  labelOf,
  locksOf,
  mechOf,
  nameOf,
  objectCard,
  type Permanent,
  type Player,
  type State,
  seatName,
  titleOf,
} from './index.ts'

const LEGEND =
  'In the arena: [1] the Mech of Player 1, T7 an Autonomous Object (its letter and number), + more in the same hex.'

/** What the terminal shows of a game of Arsenal: the arena, the Mechs and what they have, what waits to be resolved. */
function draw(state: State, paint: Paint): string {
  if (state.phase === 'decks') return ''
  const { turn, turns } = state
  return [
    turns === 0 ? 'Before the first turn' : `Turn ${turns}: ${seatName(state, turn)}`,
    '',
    ...hexLines(boardOf(state), (hex) => cellOf(state, hex, paint)),
    '',
    ...state.players.flatMap((player, seat) => playerLines(state, player, seat, paint)),
    ...waiting(state),
  ].join('\n')
}

/** AR-OBJECT-4, AR-OBJECT-6: Mechs and Autonomous Objects stand in the arena; all else is with its Mech. */
function cellOf(state: State, hex: number, paint: Paint): string {
  const standing = [
    ...state.players.flatMap((player, seat) =>
      player.hex === hex && !player.out ? [{ seat, text: mechMark(seat) }] : [],
    ),
    ...state.inPlay
      .filter((one) => one.hex === hex)
      .map((one) => ({ seat: one.controller, text: objectMark(state, one) })),
  ]
  const [first] = standing
  if (!first) return paint('dim', centred('.'))
  return coloured(paint, first.seat, centred(`${first.text}${standing.length > 1 ? '+' : ''}`))
}

const mechMark = (seat: Seat): string => `[${seat + 1}]`

/** Its first letter, and the number that ends its id. */
const objectMark = (state: State, { id, card }: Permanent): string =>
  `${titleOf(state, card).slice(0, 1)}${id.slice(id.lastIndexOf('-') + 1)}`

function playerLines(state: State, player: Player, seat: Seat, paint: Paint): string[] {
  const { hex, damage, energy, pools, hand, reserve, scrapheap, team } = player
  const { name, hp } = mechOf(state, seat)
  const mark = coloured(paint, seat, mechMark(seat))
  const who = `${seatName(state, seat)}: ${name}${state.config.teams === undefined ? '' : `, Team ${team + 1}`}`
  if (player.out) return [`${mark} ${who}, out of the game`]
  const { ready, marked, burned } = energy
  const inPlay = state.inPlay.filter(({ controller }) => controller === seat).map((one) => permanentText(state, one))
  const locks = locksOf(state, seat).map((id) => nameOf(state, id))
  return [
    `${mark} ${who}, ${labelOf(state, hex)}: ${damage} of ${hp} damage${player.marked ? ', marked' : ''}`,
    `      Energy: ${ready} ready, ${marked} marked, ${burned} burned · dice: attack ${pools.attack}, evasion ${pools.evasion}, armor ${pools.armor}`,
    `      hand ${hand.cards.length}${faces(state, hand.cards)} · Reserve ${reserve.cards.length} · Scrapheap ${scrapheap.cards.length}`,
    ...(inPlay.length > 0 ? [`      in play: ${inPlay.join(', ')}`] : []),
    ...(locks.length > 0 ? [`      locks: ${locks.join(', ')}`] : []),
  ]
}

/** The cards whose faces this view shows. */
function faces(state: State, cards: readonly (string | null)[]): string {
  const names = cards.flatMap((card) => (card === null ? [] : titleOf(state, card)))
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}

function permanentText(state: State, one: Permanent): string {
  const object = objectCard(state, one)
  const notes = [
    ...(isAutonomous(one) ? [`${objectMark(state, one)} at ${labelOf(state, one.hex)}`] : []),
    ...(object ? [`${one.damage} of ${object.hp} damage`] : []),
    ...(one.marked ? ['marked'] : []),
  ]
  return `${titleOf(state, one.card)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

/** AR-INIT-10: the last declared is resolved first. */
function waiting(state: State): string[] {
  if (state.stack.length === 0) return []
  const items = state.stack.map((item) => `${seatName(state, item.seat)}: ${itemName(state, item)}`)
  return ['Waiting to resolve, the first in this list next:', ...items.reverse().map((item) => `  ${item}`)]
}

export const terminal: TerminalDrawing<State> = { draw, legend: LEGEND, nameOf: seatName }
