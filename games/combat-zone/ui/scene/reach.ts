import { type Colour, colourOf, type Token } from '@muster/reaction'
import { FINE, type ReachField, reachField, waysFrom } from '@muster/space'
import { makeSideNote, type Point } from '@muster/table'
import type { Overlay } from '@muster/ui'
import { heldBy } from '../../rules/brawl.ts'
import { crowdWithout, LIMITER, planeFor } from '../../rules/components.ts'
import { cardChange } from '../../rules/effects/standing.ts'
import { wishOf } from '../../rules/move.ts'
import type { Battle, Model, Moving } from '../../rules/state.ts'
import type { MoveAsk } from '../../rules/ways.ts'
import { outlinesOf } from './outlines.ts'

/** How fine the lattice is, and from how wide a table on it is coarser. */
const STEP = 25
const COARSE = 50
const LARGE = 3000

/** A colour's tone, and the line of its band: told apart in grey, too. */
export const BANDS: Readonly<Record<Colour, { readonly tone: string; readonly edge: NonNullable<Overlay['edge']> }>> = {
  red: { tone: '#ff4d5e', edge: 'solid' },
  yellow: { tone: '#ffd21f', edge: 'dashed' },
  green: { tone: '#35e06b', edge: 'dotted' },
}

/** A move that has not begun, as it would be with a token. */
export function moveWith(battle: Battle, model: Model, token: Token): MoveAsk {
  const length = Math.max(0, LIMITER[colourOf(token)] + 100 * cardChange(battle, model, 'move'))
  const moving: Moving = {
    id: model.id,
    token,
    left: length * FINE,
    paid: [],
    held: heldBy(battle, model),
    rest: [],
    from: { ...model.at },
    near: [],
  }
  return { battle, model, moving }
}

/** The last reach worked out on a plane: pointing at one place after the other asks for the same again and again. */
const lastReach = makeSideNote<{ readonly of: string; readonly overlays: readonly Overlay[] }>()

function ring({ step, left, bottom, columns, rows, rolls }: ReachField, isIn: (rolls: number) => boolean): Point[][] {
  return outlinesOf(columns, rows, (at) => isIn(rolls[at] as number)).map((outline) =>
    outline.map(({ x, y }) => ({ x: left + x * step, y: bottom + y * step })),
  )
}

/** Where a move may end: soft what is free, hatched what lies behind a roll. Its limit has the line of its token's band. */
export function reachOverlays(ask: MoveAsk): readonly Overlay[] {
  const { battle, model, moving } = ask
  const plane = planeFor(battle)
  const wish = wishOf(ask)
  const others = crowdWithout(battle, model.id)
  const of = JSON.stringify([wish, others])
  const known = lastReach.get(plane)
  if (known?.of === of) return known.overlays
  const step = Math.max(plane.width, plane.depth) > LARGE ? COARSE : STEP
  const field = reachField(waysFrom(plane, wish), step, others)
  const [free, behind] = [ring(field, (rolls) => rolls === 0), ring(field, (rolls) => rolls > 0)]
  const { tone, edge } = BANDS[colourOf(moving.token)]
  const inches = Math.floor(moving.left / FINE / 10) / 10
  const overlays: Overlay[] = [
    {
      kind: 'reach',
      name: `in reach without a roll, ${inches}″`,
      places: [{ region: free }],
      tone: '#27e0ff',
      edge,
      fill: 'soft',
    },
    { kind: 'reach', name: 'in reach after a roll', places: [{ region: behind }], tone, edge, fill: 'hatched' },
  ]
  const found = overlays.filter(({ places: [place] }) => place && 'region' in place && place.region.length > 0)
  lastReach.set(plane, { of, overlays: found })
  return found
}
