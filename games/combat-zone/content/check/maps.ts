import type { Content } from '../load.ts'
import { mapProblems } from '../space/map-check.ts'
import type { Battlespace } from '../space/scenery.ts'

/** CZ-SPACE-1, CZ-SPACE-2: pieces a quadrant on a Battlespace of 22 by 30; twice as many on one of double size. */
const LEAST_A_QUADRANT = 3
const MOST_A_QUADRANT = 4

/** Which of the four quadrants the middle of each piece lies in. */
function quadrantProblems({ id, width, depth, pieces }: Battlespace): string[] {
  const times = (width * depth) / (22 * 30)
  const [least, most] = [LEAST_A_QUADRANT * times, MOST_A_QUADRANT * times]
  return [0, 1, 2, 3].flatMap((quadrant) => {
    const many = pieces.filter(
      ({ at: [x, y] }) => (y >= depth / 2 ? 2 : 0) + (x >= width / 2 ? 1 : 0) === quadrant,
    ).length
    return many >= least && many <= most
      ? []
      : [`battlespace ${id}: ${many} pieces in quadrant ${quadrant + 1}; expected ${least} to ${most}`]
  })
}

/** Every ready-made Battlespace with scenery, for every scenario that can be played on it and every base in the box. */
export function battlespaceProblems(content: Content): string[] {
  const bases = [
    ...new Set([...Object.values(content.characters), ...Object.values(content.gonks)].map(({ base }) => base)),
  ]
  const zones = Object.values(content.scenarios).map(({ id, zones: areas, sides }) =>
    [...new Set(sides.map(({ zone }) => zone))].map(
      (zone) => [`${zone} of ${id}`, areas[zone] as NonNullable<(typeof areas)[string]>] as const,
    ),
  )
  return Object.values(content.battlespaces)
    .filter(({ pieces }) => pieces.length > 0)
    .flatMap((map) => [
      ...quadrantProblems(map),
      ...[
        ...new Set([
          ...mapProblems(content, map, [], bases),
          ...zones.flatMap((some) => mapProblems(content, map, some, [])),
        ]),
      ].map((problem) => `battlespace ${map.id}: ${problem}`),
    ])
}
