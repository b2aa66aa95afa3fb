import type { RefusedOption } from '@muster/table'

/** What a player would have liked to do, the dearest first. Nobody asks why there is nothing to trade, equip or pick up. */
const WISHES = ['shoot', 'phaselock', 'gunzerking', 'sabre-turret', 'bloodwing', 'move', 'sprint', 'use', 'trade']

/** Of a shot, the reason nearest to success: something in the way, then range, then the line. */
const NEAREST = ['SN-SIGHT-1', 'SN-SIGHT-2', 'SN-SIGHT-3', 'SN-SHOOT-2', 'SN-SHOOT-3']

const placeIn = (list: readonly string[], what = ''): number => (list.includes(what) ? list.indexOf(what) : list.length)

/** Which refusals are worth telling, the best first. */
export function telling(refused: readonly RefusedOption[]): RefusedOption[] {
  return refused
    .filter((one) => WISHES.includes(one.kind ?? '') && one.rule !== 'SN-TRADE-2')
    .sort(
      (a, b) =>
        placeIn(WISHES, a.kind) - placeIn(WISHES, b.kind) || placeIn(NEAREST, a.rule) - placeIn(NEAREST, b.rule),
    )
}
