import { duel } from './duel.ts'
import type { ModelSetup, Position, PositionSetup } from './position.ts'

/** Ana on a roof so many inches high drags Bob with her and leaves him beyond its northern edge; more scenery and models as wanted. */
export function droppedFrom(
  height: number,
  more: Readonly<Record<string, ModelSetup>> = {},
  pieces: readonly unknown[] = [],
  state: PositionSetup['state'] = {},
): Position {
  const t = duel({
    ana: { at: [5, 7, height] },
    bob: { at: [6.5, 7, height], tokens: 'G+ Y+' },
    more: { zed: { seat: 1, at: [20, 28] }, ...more },
    state,
    pieces: [{ kind: 'rooftop', at: [5, 5], size: [6, 6], height }, ...pieces],
  })
  return t.dice(9, 5).play('drag bob-1 on G+', 'Y+').walk([5, 7.5]).answer({ x: 500, y: 870 })
}
