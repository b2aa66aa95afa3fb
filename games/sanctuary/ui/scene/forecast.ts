import type { Square } from '@muster/space'
import { type Choice, plural, type QuestionHead, type Reason, type Seat } from '@muster/table'
import type { Bar, Forecast, StatDrawing } from '@muster/ui'
import { markBonus } from '../../rules/bloodwing.ts'
import { damageOf, rangeOf } from '../../rules/character.ts'
import { enemyName, enemyOf, hunterOf, turnOf, unitOf } from '../../rules/lookup.ts'
import { readAction } from '../../rules/menu.ts'
import { bulletsOf } from '../../rules/shots.ts'
import type { Enemy, State } from '../../rules/state.ts'
import { named } from './hunter-card.ts'
import { enteringByFace } from './march.ts'
import { firingAt, targetsFrom } from './sightlines.ts'

/** A shot has no dice: what it does is certain. */
function ofShot(state: State, seat: Seat, target: Enemy, guns: readonly string[]): Forecast {
  const hunter = hunterOf(state, seat)
  const damage: Reason[] = []
  const range: Reason[] = []
  const own = damageOf(state, hunter, guns, damage)
  const marked = markBonus(state, target)
  if (marked > 0) damage.push({ source: 'Bloodwing', add: marked, rule: 'SN-BLOODWING-2' })
  const left = Math.max(0, target.health - own - marked)
  const bullets = bulletsOf(state, guns)
  const name = enemyName(state, target)
  const more = bullets > 1 ? `, ${plural(bullets - 1, 'bullet')} more` : ''
  return {
    line: `${left === 0 ? `${name} falls` : `${name} is left with ${left}`}${more}`,
    bars: [],
    numbers: [
      { name: 'Damage', value: own + marked, because: named(state, damage) },
      { name: 'Range', value: rangeOf(state, hunter, guns, range), because: named(state, range) },
    ],
  }
}

/** Where one goes: whom one could shoot from there, what could hit one there as everybody stands. */
function ofWalk(state: State, seat: Seat, square: Square): Forecast {
  const firing = firingAt(state, seat, square)
  const because = firing.map((enemy) => ({
    source: enemyName(state, enemy),
    add: unitOf(state, enemy)?.damage ?? 0,
    rule: 'SN-DAMAGE-3',
  }))
  const harm = because.reduce((sum, { add }) => sum + add, 0)
  const targets = targetsFrom(state, seat, square).length
  return {
    line: `${targets === 0 ? 'no target' : plural(targets, 'target')} from there · ${harm === 0 ? 'out of enemy fire' : `${harm} damage`} as things stand`,
    bars: [],
    numbers: harm === 0 ? [] : [{ name: 'Damage there', value: harm, because }],
  }
}

/** Enemy Movement as it would come now: how many get in, by the faces of the die. */
function ofEnd(state: State): Forecast | undefined {
  const entering = enteringByFace(state)
  if (!entering || state.enemies.length === 0) return undefined
  const bars = [...new Set(entering)]
    .sort((a, b) => a - b)
    .map((count): Bar => {
      const faces = entering.filter((one) => one === count).length
      const name = count === 0 ? 'nobody gets in' : `${count} ${count === 1 ? 'gets' : 'get'} in`
      return { name, p: faces / entering.length, tone: count === 0 ? 'good' : 'bad' }
    })
  const risk = entering.filter((count) => count > 0).length / entering.length
  return {
    line:
      risk === 0
        ? 'no enemy on the board can get in yet'
        : `${Math.round(100 * risk)} % that an enemy gets in when they move`,
    bars,
    numbers: movementNumbers(entering),
  }
}

const movementNumbers = (entering: readonly number[]): StatDrawing[] =>
  entering.map((count, face) => ({ name: `Roll ${face + 1}`, value: count === 0 ? 'none' : `${count} in` }))

/** What a choice of the Action Phase leads to, where the rules alone would not say: a shot, a walk, the end of the phase. */
export function forecastOf(state: State, _: Seat, { ask }: QuestionHead, choice: Choice): Forecast | undefined {
  if (ask !== 'action' || typeof choice !== 'string') return undefined
  const { seat } = turnOf(state)
  const option = readAction(choice, { state, seat })
  switch (option?.do) {
    case 'move':
    case 'sprint':
      return ofWalk(state, seat, option.square)
    case 'shoot':
      return ofShot(state, seat, enemyOf(state, option.enemy), option.guns)
    case 'end':
      return ofEnd(state)
    default:
      return undefined
  }
}
