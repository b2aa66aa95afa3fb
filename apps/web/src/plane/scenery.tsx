import type { Point } from '@muster/table'
import type { PageUi, PlaneBoard, Scenery } from '@muster/ui'
import { memo } from 'react'
import { edgeOf, type Laid, standOf } from '../board/lay.ts'
import { apart, boundsOf, depthIn, latticeIn, type Outline, pathOf, sidesOf } from '../board/outline.ts'
import { halfWidth, Label, lengthText } from './label.tsx'

interface Props {
  readonly laid: Laid
  readonly plane: PlaneBoard
}

const TICK = 14

/** The edge of a plane with a tick a measure, and a bar to read lengths by. */
export const PlaneFrame = memo(({ laid, plane }: Props) => {
  const { width, depth, measure } = plane
  const ticks = sidesOf(edgeOf(plane)).flatMap(([a, b]) => {
    const long = a.x === b.x ? depth : width
    const along = { x: (b.x - a.x) / long, y: (b.y - a.y) / long }
    return Array.from({ length: Math.floor((long - 1) / measure.units) }, (_, index) => {
      const far = (index + 1) * measure.units
      const at = { x: a.x + along.x * far, y: a.y + along.y * far }
      return [at, { x: at.x - along.y * TICK, y: at.y + along.x * TICK }].map(laid.draw)
    })
  })
  return (
    <g className="plane-frame">
      <path d={pathOf(edgeOf(plane).map(laid.draw))} />
      <path d={ticks.map(([a, b]) => `M${a?.x} ${a?.y}L${b?.x} ${b?.y}`).join('')} />
      <ScaleBar laid={laid} plane={plane} />
    </g>
  )
})

const BAR = 5

function ScaleBar({ laid: { box, scale }, plane }: Props) {
  const long = BAR * plane.measure.units * scale
  return (
    <g className="scale-bar" transform={`translate(${box.left + (box.width - long) / 2} ${box.top + box.height - 10})`}>
      <path d={`M0-5V5M0 0H${long}M${long}-5V5`} />
      <g transform={`translate(${long / 2} -5)`}>
        <text className="readable">{lengthText(BAR * plane.measure.units, plane)}</text>
      </g>
    </g>
  )
}

/** How far a shadow falls to the right and down, as a share of the height: one light, from the upper left. */
const SHADE = 0.3

/** The shadow of an outline: itself moved aside, and what lies between. */
function Shadow({ outline, by }: { outline: readonly Point[]; by: number }) {
  const moved = ({ x, y }: Point) => ({ x: x + by, y: y + by })
  const parts = [outline.map(moved), ...sidesOf(outline).map(([a, b]) => [a, b, moved(b), moved(a)])].map(pathOf)
  return parts.map((path) => <path key={path} d={path} />)
}

/** What stands on a plane: its shadow as long as it is high, barriers thick and hatched, obstacles thin. */
export const SceneryLayer = memo(({ ui, laid, plane }: Props & { ui: PageUi }) => (
  <>
    <g className="scenery-shadow">
      {plane.scenery.map(({ id, outline, height }) => (
        <Shadow key={id} outline={outline.map(laid.draw)} by={height * laid.scale * SHADE} />
      ))}
    </g>
    {plane.scenery.map((scenery) => {
      const corners = scenery.outline.map(laid.draw)
      const path = pathOf(corners)
      return (
        <g key={scenery.id} data-ref={scenery.id} className={`scenery scenery-${scenery.kind}`}>
          {scenery.name !== '' && (
            <title>{`${scenery.name} ${lengthText(scenery.height, plane)}, ${scenery.kind}`}</title>
          )}
          <path className="scenery-body" d={path} />
          {ui.SceneryArt && <ui.SceneryArt of={scenery} outline={path} corners={corners} />}
          {scenery.kind === 'barrier' && <path className="scenery-hatch" d={path} />}
        </g>
      )
    })}
  </>
))

/** Where a label lies best on an outline: far from its edge, and near its middle where that is all the same. */
function labelSpot(outline: Outline): Point {
  const { left, top, width, height } = boundsOf(outline)
  const middle = { x: left + width / 2, y: top + height / 2 }
  const points = latticeIn(outline, 24)
  const worth = points.map((point) => depthIn(outline, point) - 0.05 * apart(point, middle))
  return points[worth.indexOf(Math.max(...worth))] ?? middle
}

/** How wide words come out, and how high a line is, on a board in a window of usual size. */
const widthOf = (words: string) => 3 * halfWidth(words)
const LINE = 34

/**
 * What scenery is called and how high it is, under the pieces that stand there: along what is too narrow for it, beside what is
 * thinner than a line; of what is shorter than its words the height alone, and touching it tells the rest.
 */
function SceneryName({ of: { name, outline, height }, laid, plane }: Props & { of: Scenery }) {
  const drawn = outline.map(laid.draw)
  const { width, height: tall } = boundsOf(drawn)
  const high = lengthText(height, plane)
  const long = widthOf(`${name} ${high}`)
  const words = long > Math.max(width, tall) ? high : `${name} ${high}`
  const upright = tall > 1.3 * width && widthOf(words) > width
  const aside = (thick: number) => (thick < LINE ? (thick + LINE) / 2 : 0)
  const { x, y } = labelSpot(drawn)
  const at = upright ? { x: x + aside(width), y } : { x, y: y + aside(tall) }
  return <Label className="label-scenery" at={at} words={words} upright={upright} />
}

export const SceneryNames = memo(({ laid, plane }: Props) =>
  plane.scenery
    .filter(({ name }) => name !== '')
    .map((scenery) => <SceneryName key={scenery.id} of={scenery} laid={laid} plane={plane} />),
)

/**
 * What models are called: who acts and who can be chosen as log and choices call them, how high those stand that are above the
 * ground; the others too, where a name covers neither a base nor another name.
 */
export function PieceNames({ laid, plane, isTarget }: Props & { isTarget: (id: string) => boolean }) {
  const models = plane.pieces.flatMap(({ id, name, at, active = false }) => {
    const stand = standOf(laid, id)
    if (!stand || 'cell' in at) return []
    const isNamed = active || isTarget(id)
    const height = at.level === 0 ? '' : `up ${lengthText(at.level, plane)}`
    const words = [isNamed ? name : '', height].filter((part) => part).join(' · ')
    const reach = at.radius * laid.scale
    return [{ id, name, active, words, stand, reach, below: { x: stand.x, y: stand.y + reach + 13 } }]
  })
  const said = models.filter(({ words }) => words !== '')
  const taken = [
    ...models.map(({ id, stand, reach }) => ({ id, ...stand, half: RIM * reach, tall: RIM * reach })),
    ...said.map(({ id, words, below }) => ({ id, ...below, half: halfWidth(words), tall: 10 })),
  ]
  const others = models.flatMap(({ id, name, words, stand, reach, below }) => {
    if (words !== '') return []
    const half = halfWidth(name)
    const free = [below, { x: stand.x, y: stand.y - reach - 13 }].find(({ x, y }) =>
      taken.every(
        (one) =>
          one.id === id ||
          Math.abs(one.x - x) > ROOM * (one.half + half) ||
          Math.abs(one.y - y) > ROOM * (one.tall + 10),
      ),
    )
    if (!free) return []
    taken.push({ id, ...free, half, tall: 10 })
    return [{ id, name, at: free }]
  })
  return (
    <>
      {others.map(({ id, name, at }) => (
        <Label key={id} className="label-other" at={at} words={name} />
      ))}
      {said.map(({ id, active, words, below }) => (
        <Label key={id} className={active ? 'label-level label-acts' : 'label-level'} at={below} words={words} />
      ))}
    </>
  )
}

/** How much larger than drawn names may come out where the board is small, and bases with their rims and tokens. */
const ROOM = 1.2
const RIM = 1.4
