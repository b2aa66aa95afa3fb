import type { Point } from '@muster/table'
import type { ArtProps, Scenery } from '@muster/ui'
import type { CombatScenery } from '../scene/scenery.ts'

const ribs = Array.from({ length: 11 }, (_, at) => `M${8 * at + 8} 0V100`).join('')
const stripes = [0, 20, 40, 60, 80].map((at) => `M${at + 4} 100L${at + 16} 0`).join('')
const awning = [0, 25, 50, 75].map((at) => `M${at} 0H${at + 12}V100H${at}Z`).join('')
const ring = 'M50 22A28 28 0 1 1 49 22Z'

/** What is seen of a thing from above: lines, and what shines, on a square of 100 that is laid over it, its length along x. */
const SEEN: Readonly<Record<string, { readonly lines: string; readonly shine?: string }>> = {
  barrel: { lines: ring },
  barricade: { lines: stripes },
  car: {
    lines: 'M62 12L75 20V80L62 88ZM14 20L26 14V86L14 80ZM31 9H57V15H31ZM31 85H57V91H31Z',
    shine: 'M98 12V28M98 72V88',
  },
  container: { lines: ribs, shine: 'M98 12V88' },
  dumpster: { lines: 'M0 50H100M50 0V100' },
  'market-stall': { lines: awning },
  pillar: { lines: ring },
  roof: { lines: 'M5 6H95V94H5Z' },
  rooftop: { lines: 'M5 6H95V94H5ZM64 20H86V46H64ZM16 58H34V80H16Z', shine: 'M70 26H80V40H70Z' },
  rubble: {
    lines: 'M20 40L35 25L50 38L40 55ZM55 60L75 50L80 70L62 80ZM30 70L45 65L48 82L34 85ZM60 20L75 25L70 40L58 36Z',
  },
  'ruined-wall': { lines: 'M0 50H100M20 0V50M50 0V50M80 0V50M35 50V100M65 50V100' },
  'security-door': { lines: 'M50 0V100', shine: 'M44 50H56' },
  terminal: { lines: 'M12 15H88V85H12Z', shine: 'M24 40H76M24 60H60' },
  'vending-machine': { lines: 'M8 14H66V86H8Z', shine: 'M76 30H90M76 50H90' },
}

/** Lays the square of 100 over four corners, or over what is round. */
function over(corners: readonly Point[]): string {
  const [a, b, , d] = corners
  if (!a || !b || !d) return ''
  if (corners.length === 4)
    return `matrix(${[b.x - a.x, b.y - a.y, d.x - a.x, d.y - a.y].map((part) => part / 100).join()} ${a.x} ${a.y})`
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return `translate(${left} ${top}) scale(${(Math.max(...xs) - left) / 100} ${(Math.max(...ys) - top) / 100})`
}

/** What scenery is made of, by its kind; whatever has no paint of its own is concrete. */
export function SceneryArt({
  of,
  outline,
  corners,
}: ArtProps<Scenery> & { outline: string; corners: readonly Point[] }) {
  const { look } = of as CombatScenery
  const seen = SEEN[look]
  return (
    <>
      <path className={`cz-scenery cz-${look}`} d={outline} />
      {seen && (
        <g className={`cz-seen cz-seen-${look}`} transform={over(corners)}>
          <path d={seen.lines} />
          {seen.shine && <path className="cz-shine" d={seen.shine} />}
        </g>
      )}
    </>
  )
}
