import type { PlanePoint } from '@muster/space'
import { ok, type PlaceOffer, pickOne, pickPoint, refuse, type Verdict, type Words } from '@muster/table'
import { boxOf, canLieWith } from '../content/space/maker.ts'
import { piecesFor } from '../content/space/map-notes.ts'
import { units } from '../content/space/scene.ts'
import type { Battlespace, PieceDocument } from '../content/space/scenery.ts'
import { type Bounds, isAnyIn, placeByLot, placesIn } from './ground.ts'
import { finishLaying } from './space.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'
import { playing } from './teamplay.ts'

const ENOUGH = 'enough'

/** A table with nothing on it yet. */
export function bareGround({ width, depth }: { readonly width: number; readonly depth: number }): Battlespace {
  return { id: 'laid', name: 'Laid Ground', width, depth, pieces: [], loose: [], text: 'Laid out by the players.' }
}

/** What a player may lay: a kind of scenery, as it is or turned. */
function layable({ content }: Battle): string[] {
  const kinds = Object.values(content.scenery).filter(({ shape }) => shape !== 'hollow')
  return kinds.flatMap(({ id, size: [width, depth] }) => (width === depth ? [id] : [id, `${id} turned`]))
}

const pieceOf = (choice: string, { x, y }: PlanePoint): PieceDocument => {
  const [kind = '', turned] = choice.split(' ')
  return { kind, at: [x / 100, y / 100], turn: turned ? 1 : 0, openings: [], ladders: [] }
}

const kindWords: Words<string, Battle> = {
  ask: 'scenery',
  rule: 'CZ-SPACE-1',
  prompt: ({ ground }) => {
    const { least, most } = piecesFor(ground as Battlespace)
    return `Which piece of scenery do you lay? There are ${ground?.pieces.length ?? 0}; ${least} to ${most} play best`
  },
  doing: 'lays out the Battlespace',
  key: (choice) => choice,
  text: (choice, { content }) => {
    if (choice === ENOUGH) return 'Enough: lay no more'
    const [kind = '', turned] = choice.split(' ')
    return `${content.scenery[kind]?.name ?? kind}${turned ? ', turned' : ''}`
  },
  kind: (choice) => (choice === ENOUGH ? ENOUGH : 'lay'),
}

type LayAsk = { readonly battle: Battle; readonly choice: string }

const CROWDED = refuse('CZ-SPACE-1', 'scenery lies inside the Battlespace and leaves lanes between barriers open')

function layVerdict(place: PlanePoint, { battle, choice }: LayAsk): Verdict {
  if (!Number.isInteger(place.x) || !Number.isInteger(place.y)) return CROWDED
  const { content, ground } = battle
  const { width, depth, pieces } = ground as Battlespace
  const others = pieces.map((piece) => boxOf(content, piece))
  return canLieWith(boxOf(content, pieceOf(choice, place)), others, width, depth) ? ok : CROWDED
}

const boundsOf = ({ battle }: LayAsk): Bounds => {
  const { width, depth } = battle.ground as Battlespace
  return { left: 0, right: units(width), low: 0, high: units(depth) }
}

const suggested = (ask: LayAsk): PlanePoint[] => placesIn(boundsOf(ask), (place) => layVerdict(place, ask))

const hasPlace = (ask: LayAsk): boolean => isAnyIn(boundsOf(ask), (place) => layVerdict(place, ask))

const layOffer: PlaceOffer<PlanePoint, LayAsk> = {
  verdict: layVerdict,
  candidates: suggested,
  sample: (ask, random) =>
    placeByLot(
      random,
      boundsOf(ask),
      (place) => layVerdict(place, ask),
      () => suggested(ask),
    ),
}

const layWords: Words<PlanePoint, LayAsk> = {
  ask: 'lay',
  rule: 'CZ-SPACE-1',
  prompt: ({ battle: { content }, choice }) =>
    `Where does its middle lie (${content.scenery[choice.split(' ')[0] ?? '']?.name})?`,
  doing: 'lays a piece of scenery',
  key: ({ x, y }) => `${x} ${y}`,
  text: ({ x, y }) => `At ${x / 100}, ${y / 100} inches`,
}

/** CZ-SETUP-3, CZ-SPACE-1..4: the next player lays a piece, or has laid enough; all having laid enough, or as many as play best, it is done. */
export function layNext(table: Table, battle: Battle): void {
  const ground = battle.ground as Battlespace
  const done = battle.done ?? []
  const open = playing(battle).filter((seat) => !done.includes(seat))
  if (open.length === 0 || ground.pieces.length >= piecesFor(ground).most) return finishLaying(table, battle)
  const seat = open.find((one) => one >= (battle.turn ?? 0)) ?? (open[0] as number)
  battle.turn = (seat + 1) % battle.sides.length
  const options = layable(battle).filter((choice) => hasPlace({ battle, choice }))
  const choice = table.ask(seat, pickOne(kindWords, [...options, ENOUGH], battle, ENOUGH))
  if (choice === ENOUGH) {
    battle.done = [...done, seat]
    return
  }
  const place = table.ask(seat, pickPoint(layWords, layOffer, { battle, choice }))
  battle.ground = { ...ground, pieces: [...ground.pieces, pieceOf(choice, place)] }
  table.tell({ event: 'laid', rule: 'CZ-SPACE-1', seat, kind: choice.split(' ')[0] ?? '', x: place.x, y: place.y })
}
