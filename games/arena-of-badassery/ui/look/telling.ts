import type { RefusedOption } from '@muster/table'

/** What a player would have liked to do, the dearest first. */
const WISHES = ['use', 'move', 'interact', 'loot']

/** Of an attack, the reason nearest to success first: sight, then range. */
const NEAREST = ['AB-SIGHT-1', 'AB-RESOLVE-2', 'AB-ZONE-5', 'AB-SPAWN-8']

const placeIn = (list: readonly string[], what = ''): number => (list.includes(what) ? list.indexOf(what) : list.length)

/** Which refusals are worth telling, the best first. */
export function telling(refused: readonly RefusedOption[]): RefusedOption[] {
  return refused
    .filter(({ kind }) => kind === undefined || WISHES.includes(kind))
    .sort(
      (a, b) =>
        placeIn(WISHES, a.kind) - placeIn(WISHES, b.kind) || placeIn(NEAREST, a.rule) - placeIn(NEAREST, b.rule),
    )
}
