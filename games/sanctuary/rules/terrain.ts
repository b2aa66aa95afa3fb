import { makeSquareSet, type Square, squareAt } from '@muster/space'
import { die, makeSideNote, ok, pickOne, type RollKind, refuse, type Verdict, type Words } from '@muster/table'
import type { Layout, Piece } from '../content/grammar.ts'
import { leavesWays } from '../content/layouts.ts'
import { board, labelOf, nearSpawnPoint } from './board.ts'
import { cityOf, deciderFor, tableOptions } from './lookup.ts'
import type { Laid, State } from './state.ts'
import type { Table } from './table.ts'

/** SN-R-16: which preset is meant by automatic. */
export function layoutName(state: State): string {
  const { terrainLayout, terrainPieces } = tableOptions(state)
  if (terrainLayout !== 'automatic') return terrainLayout
  return terrainPieces <= 4 ? 'crossfire' : terrainPieces <= 6 ? 'gauntlet' : 'junkyard'
}

/** The pieces of a preset, as one list for each number of them: what is worked out about a board hangs on the list. */
const presets = makeSideNote<Laid[][]>()

function presetOf(layout: Layout, count: number): Laid[] {
  const known = presets.get(layout)
  if (known) return known[count] as Laid[]
  const all = layout.pieces.map(({ kind, squares }) => ({
    kind,
    squares: squares.map(([column, row]) => squareAt(board, column, row)),
  }))
  const lists = Array.from({ length: all.length + 1 }, (_, length) => all.slice(0, length))
  presets.set(layout, lists)
  return lists[count] as Laid[]
}

/** SN-TERRAIN-3, SN-R-16: the first pieces of the preset on their listed squares; no dice. */
export function layPreset(table: Table, state: State): void {
  const count = tableOptions(state).terrainPieces
  if (count > 0) state.pieces = presetOf(state.content.layouts[layoutName(state)] as Layout, count)
  for (const piece of state.pieces) tellLaid(table, piece, 'SN-TERRAIN-3')
}

function tellLaid(table: Table, { kind, squares }: Laid, rule: string): void {
  table.tell(() => ({ event: 'piece', rule, kind, squares: squares.map(labelOf) }))
}

const d20 = die(20)
const forPiece: RollKind = { why: 'for the piece, red then blue', rule: 'SN-TERRAIN-4', unforeseen: true }

const kitWords: Words<string, State> = {
  ask: 'piece',
  doing: 'chooses a piece of terrain',
  rule: 'SN-R-16',
  prompt: (state) =>
    `Which piece comes next? ${state.pieces.length} of ${tableOptions(state).terrainPieces} are on the board`,
  key: (piece) => `piece ${piece}`,
  text: (piece, state) => {
    const { name, kind } = state.content.pieces[piece] as Piece
    return `${name} (${kind})`
  },
  kind: () => 'piece',
  candidates: (state) => Object.keys(state.content.pieces),
  verdict: (piece, state) => (isLeft(state, piece) ? ok : usedUp),
}

const usedUp = refuse('SN-R-16', 'each piece of the kit is laid once, and some are set aside for this board')

const isLeft = ({ kit, config }: State, piece: string): boolean => !kit.includes(piece) && !config.kit?.includes(piece)

/** A roll for a piece that names a square another lies on. */
type TakenSpot = { readonly faces: readonly [red: number, blue: number]; readonly square: Square }

const spotWords: Words<'reroll' | 'beside', TakenSpot> = {
  ask: 'taken-spot',
  doing: 'lays out the terrain',
  rule: 'SN-TERRAIN-10',
  prompt: ({ square }) => `${labelOf(square)} is taken by an earlier piece`,
  key: (answer) => answer,
  text: (answer) => (answer === 'reroll' ? 'Roll new coordinates' : 'Place it next to the piece that lies there'),
  kind: (answer) => answer,
  about: ({ faces }) => ({ roll: forPiece.why, faces }),
}

/** One way a piece can lie. */
type Lie = { readonly squares: readonly Square[] }
type Laying = {
  readonly state: State
  readonly piece: string
  readonly square: Square
  readonly beside: Laid | undefined
}

const lieWords: Words<Lie, Laying> = {
  ask: 'lay',
  doing: 'lays out the terrain',
  rule: 'SN-TERRAIN-9',
  prompt: ({ square, beside }) =>
    beside
      ? `Place the piece next to the one on ${labelOf(square)}`
      : `Place the piece so that it covers ${labelOf(square)}`,
  key: ({ squares }) => `lay ${squares.map(labelOf).join(' ')}`,
  text: ({ squares }) => `On ${squares.map(labelOf).join(', ')}`,
  kind: () => 'lay',
  refs: ({ squares }) => squares.map(labelOf),
  whyNot: (_, { beside }) => (beside ? notBeside : offSpot),
  candidates: ({ state, piece, square }) => liesNear(state, piece, square),
  verdict: ({ squares }, { state, square, beside }) => lieVerdict(state, squares, square, beside),
}

const offSpot = refuse('SN-TERRAIN-9', 'the piece must cover the rolled square')
const notBeside = refuse('SN-TERRAIN-11', 'the piece must share an edge with the earlier one')
const taken = refuse('SN-R-16', 'an earlier piece lies there')
const onCity = refuse('SN-R-16', 'a piece lies off the Sanctuary squares')
const onCorner = refuse('SN-R-16', 'a piece lies off the spawn points and their neighbours')
const cutOff = refuse('SN-R-16', 'a piece must not cut any free square off from Sanctuary')

/** SN-TERRAIN-9, SN-TERRAIN-11, SN-R-16. */
function lieVerdict(state: State, squares: readonly Square[], square: Square, beside: Laid | undefined): Verdict {
  if (beside ? !touches(squares, beside) : !squares.includes(square)) return beside ? notBeside : offSpot
  const laid = state.pieces.flatMap((piece) => piece.squares)
  if (squares.some((at) => laid.includes(at))) return taken
  if (squares.some((at) => cityOf(state).has[at] !== 0)) return onCity
  if (squares.some((at) => nearSpawnPoint[at] !== 0)) return onCorner
  return leavesWays(makeSquareSet(board, [...laid, ...squares]), state.centre) ? ok : cutOff
}

function touches(squares: readonly Square[], { squares: others }: Laid): boolean {
  return squares.some((square) => board.neighbours[square]?.some((next) => others.includes(next)))
}

/** Every way a piece can lie near a square, each once: any turn, any of its squares on or beside it. */
function liesNear(state: State, id: string, square: Square): Lie[] {
  const { shape } = state.content.pieces[id] as Piece
  const found = new Map<string, Lie>()
  const [column, row] = [board.column[square] as number, board.row[square] as number]
  for (let turns = 0; turns < 4; turns++) {
    const turned = shape.map(([x, y]) => quarterTurns(x, y, turns))
    for (let x = column - 5; x <= column + 5; x++)
      for (let y = row - 5; y <= row + 5; y++) {
        const squares = turned.map(([right, down]) => squareAt(board, x + right, y + down)).sort((a, b) => a - b)
        if (squares[0] !== undefined && squares[0] >= 0) found.set(squares.join(), { squares })
      }
  }
  return [...found.values()].sort((a, b) => (a.squares[0] as number) - (b.squares[0] as number))
}

function quarterTurns(x: number, y: number, turns: number): readonly [number, number] {
  return turns === 0 ? [x, y] : quarterTurns(-y, x, turns - 1)
}

/** So often the dice are rolled for a piece; then chance picks a square that will do, as rolling on would. */
const ROLLS = 6

/** SN-TERRAIN-4, SN-TERRAIN-9 to SN-TERRAIN-11, SN-R-79: the next piece by dice; the first player decides for all. */
export function layByDice(table: Table, state: State): void {
  const piece = choosePiece(table, state)
  const { kind } = state.content.pieces[piece] as Piece
  const laying = spotFor(table, state, piece)
  const { squares } = table.ask(deciderFor(state, state.first), pickOne(lieWords, liesOf(laying), laying))
  state.kit.push(piece)
  const laid = { kind, squares: [...squares] }
  state.pieces = [...state.pieces, laid]
  tellLaid(table, laid, 'SN-TERRAIN-4')
}

/** SN-TERRAIN-4, SN-TERRAIN-10, SN-TERRAIN-11, SN-R-16: the rolled square, or the earlier piece to lie next to. */
function spotFor(table: Table, state: State, piece: string): Laying {
  for (let roll = 0; roll < ROLLS; roll++) {
    const [red, blue] = table.roll(state.first, 2, d20, forPiece) as [number, number]
    const square = squareAt(board, red, blue)
    const beside = state.pieces.find(({ squares }) => squares.includes(square))
    if (beside) {
      const answer = table.ask(
        deciderFor(state, state.first),
        pickOne(spotWords, ['reroll', 'beside'] as const, { faces: [red, blue], square } satisfies TakenSpot),
      )
      if (answer === 'reroll') {
        roll = 0
        continue
      }
    }
    const laying = { state, piece, square, beside }
    if (liesOf(laying).length > 0) return laying
    table.tell({ event: 'roll-again', rule: 'SN-R-16', square: labelOf(square) })
  }
  const laying = (square: Square) => ({ state, piece, square, beside: undefined })
  const order = table.shuffle([...board.labels.keys()], 'a square that will do')
  return laying(order.find((square) => liesOf(laying(square)).length > 0) as Square)
}

function liesOf({ state, piece, square, beside }: Laying): Lie[] {
  return liesNear(state, piece, square).filter(({ squares }) => !lieVerdict(state, squares, square, beside))
}

/** SN-R-16: the players choose which pieces of the kit, each once. */
function choosePiece(table: Table, state: State): string {
  const { kit } = state.config
  const given = kit?.[state.pieces.length]
  if (given !== undefined) return given
  const left = Object.keys(state.content.pieces).filter((piece) => isLeft(state, piece))
  return table.ask(deciderFor(state, state.first), pickOne(kitWords, left, state))
}
