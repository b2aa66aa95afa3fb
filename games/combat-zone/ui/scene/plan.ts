import { chanceToBeat, colourOf, dieOf, shareOf } from '@muster/reaction'
import { FINE, planePath, type Walked } from '@muster/space'
import type { Point, QuestionHead, Seat } from '@muster/table'
import type { Plan } from '@muster/ui'
import { planeFor } from '../../rules/components.ts'
import { cardChange } from '../../rules/effects/standing.ts'
import { looseOf, modelOf, nameOfThing } from '../../rules/lookup.ts'
import { judged, metBy, wishOf } from '../../rules/move.ts'
import { obstacleOpposition } from '../../rules/oppose.ts'
import { skillOf } from '../../rules/skills.ts'
import type { Battle } from '../../rules/state.ts'
import { type MoveAsk, sceneryName } from '../../rules/ways.ts'

const inches = (fine: number): string => `${Math.floor(fine / FINE / 10) / 10}″`

/** The straight stretch to the last point, or where that is barred the easiest way round, from wherever the way was bent last. */
function completed(ask: MoveAsk, drawn: readonly Point[]): readonly Point[] {
  const bends = drawn.slice(0, -1)
  const last = drawn.at(-1)
  const before = judged(ask, bends)
  if (!last || 'rule' in before) return drawn
  const wish = wishOf(ask)
  const most = wish.most - Math.ceil(before.length / FINE)
  const way = planePath(planeFor(ask.battle), { ...wish, base: before.end, most }, last)
  return way ? [...bends, ...way.path.map(({ x, y }) => ({ x, y }))] : drawn
}

/** CZ-OBST-6, CZ-MOVE-7: the chance to get past scenery on this move. */
function chanceToCross({ battle, model, moving }: MoveAsk): number {
  const add = skillOf(battle, model, 'reflexes') + cardChange(battle, model, 'crossing')
  const { side } = obstacleOpposition(battle, model, 0)
  return Math.round(100 * shareOf(chanceToBeat({ die: dieOf(colourOf(moving.token)), add }, side)))
}

/** What the way meets, in the order it does: rivals by name, anything else with the chance to get past it. */
function marksOn(ask: MoveAsk, { met }: Walked): NonNullable<Plan['marks']> {
  const { battle } = ask
  const plane = planeFor(battle)
  return met.map((one) => {
    const { kind, of } = metBy(ask, plane, one)
    const isRival = kind === 'base' && !looseOf(battle, of)
    const word = isRival
      ? `past ${nameOfThing(battle.content, of)} by a roll`
      : `${sceneryName(battle, of)} ${chanceToCross(ask)} %`
    return { at: { x: one.at.x, y: one.at.y }, word }
  })
}

/** CZ-MOVE-1: a way that somebody draws, as it would be answered. */
export function planOf(battle: Battle, _: Seat, question: QuestionHead, drawn: readonly Point[]): Plan {
  const { moving } = battle
  if (question.form !== 'path' || !moving) return { points: drawn, words: '' }
  const ask = { battle, model: modelOf(battle, moving.id), moving }
  const points = completed(ask, drawn)
  const found = judged(ask, points)
  if ('rule' in found) return { points, words: '' }
  const marks = marksOn(ask, found)
  const rolls = marks.length > 0 ? marks.map(({ word }) => word) : ['no roll']
  return { points, words: [`${inches(found.length)} of ${inches(moving.left)}`, ...rolls].join(' · '), marks }
}
