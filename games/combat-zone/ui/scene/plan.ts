import { chanceToBeat, colourOf, dieOf, shareOf } from '@muster/reaction'
import { FINE, type Walked } from '@muster/space'
import type { Point, QuestionHead, Seat } from '@muster/table'
import type { Plan } from '@muster/ui'
import { completedWay, moveAskOf } from '../../rules/complete.ts'
import { planeFor } from '../../rules/components.ts'
import { cardChange } from '../../rules/effects/standing.ts'
import { looseOf, nameOfThing } from '../../rules/lookup.ts'
import { judged, metBy } from '../../rules/move.ts'
import { obstacleOpposition } from '../../rules/oppose.ts'
import { skillOf } from '../../rules/skills.ts'
import type { Battle } from '../../rules/state.ts'
import { type MoveAsk, sceneryName } from '../../rules/ways.ts'

const inches = (fine: number): string => `${Math.floor(fine / FINE / 10) / 10}″`

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
  const ask = question.form === 'path' ? moveAskOf(battle) : undefined
  if (!ask) return { points: drawn, words: '' }
  const points = completedWay(ask, drawn)
  const found = judged(ask, points)
  if ('rule' in found) return { points, words: '' }
  const marks = marksOn(ask, found)
  const rolls = marks.length > 0 ? marks.map(({ word }) => word) : ['no roll']
  return { points, words: [`${inches(found.length)} of ${inches(ask.moving.left)}`, ...rolls].join(' · '), marks }
}
