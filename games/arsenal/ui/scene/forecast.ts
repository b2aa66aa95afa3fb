import { type Choice, type QuestionHead, type Reason, reasoned, type Seat } from '@muster/table'
import type { Bar, Forecast, StatDrawing } from '@muster/ui'
import type { Attack } from '../../content/schema.ts'
import { parseAct } from '../../rules/act-key.ts'
import { damageOf } from '../../rules/effects/standing.ts'
import { cardNamed, controllerOf, isAutonomous, permanentOf, playerOf } from '../../rules/lookup.ts'
import type { PullNumbers } from '../../rules/roll.ts'
import type { State } from '../../rules/state.ts'
import { attackDice, evasionDice } from '../../rules/strike.ts'
import { chanceOfAtLeast, hitChance, successChances } from './chances.ts'

type AimedAttack = { readonly seat: Seat; readonly attack: Attack; readonly target: string; readonly x: number }

/** What a defender can pull from the evasion pool; Autonomous Objects pull nothing (AR-OBJATTACK-6). */
function theirPool(state: State, target: string): number {
  const object = permanentOf(state, target)
  return object && isAutonomous(object) ? 0 : playerOf(state, controllerOf(state, target)).pools.evasion
}

function numbersOf(state: State, { seat, attack, target, x }: AimedAttack) {
  const owner = controllerOf(state, target)
  const stat = (name: string, compute: (because: Reason[]) => number) => ({ name, ...reasoned(compute) })
  return {
    attack: stat('Attack dice', (because) => attackDice(state, { seat, x }, attack, target, false, because)),
    evasion: stat('Evasion dice', (because) =>
      evasionDice(state, owner, attack, { target, attacker: seat, copy: false }, because),
    ),
    damage: stat('Damage on a hit', (because) => damageOf(state, seat, attack, x, target, because)),
  } satisfies Record<string, StatDrawing>
}

const damaged = (damage: number): string => (damage === 0 ? 'no damage' : `${damage} damage`)
const percent = (p: number): number => Math.round(100 * p)
const span = (chances: readonly number[]): string => {
  const [least, most] = [percent(Math.min(...chances)), percent(Math.max(...chances))]
  return least === most ? `${least} %` : `${least}–${most} %`
}

function pullText(mine: number, theirs: number): string {
  if (mine === 0) return theirs === 0 ? 'nobody pulls' : `they pull ${theirs}`
  return theirs === 0 ? `you pull ${mine}` : `you ${mine}, they ${theirs}`
}

/**
 * How many dice the defender pulls is decided after the attack roll, so nobody can know; the chance to hit is given for none
 * and for all of them, with each of the pulls of one's own.
 */
function hitForecast(state: State, aim: AimedAttack, pulls: readonly number[]): Forecast | undefined {
  if (controllerOf(state, aim.target) < 0) return undefined
  const { attack, evasion, damage } = numbersOf(state, aim)
  const bars = [...new Set(pulls)].flatMap((mine) =>
    [...new Set([0, theirPool(state, aim.target)])].map((theirs): Bar => {
      const p = hitChance(attack.value + mine, evasion.value + theirs)
      return { name: pullText(mine, theirs), p, tone: 'plain' }
    }),
  )
  const chances = span(bars.map(({ p }) => p))
  const line = pulls.length > 1 ? `${chances} to hit · ${damage.value} damage` : `${chances} hit`
  return { line, bars, numbers: [attack, evasion, damage] }
}

function evasionForecast(rolled: number, need: number): Forecast {
  const evades = chanceOfAtLeast(rolled, need)
  return {
    line: `${percent(evades)} % evade`,
    bars: [
      { name: 'evaded', p: evades, tone: 'good' },
      { name: 'hit', p: 1 - evades, tone: 'bad' },
    ],
    numbers: [{ name: 'Dice rolled', value: rolled }],
  }
}

function armorForecast(rolled: number, incoming: number): Forecast {
  const chances = successChances(rolled)
  const taken = Array.from({ length: incoming + 1 }, (_, damage) =>
    damage === 0 ? chanceOfAtLeast(rolled, incoming) : (chances[incoming - damage] ?? 0),
  )
  const mean = taken.reduce((sum, p, damage) => sum + p * damage, 0)
  const bars = taken.map((p, damage): Bar => ({ name: damaged(damage), p, tone: damage === 0 ? 'good' : 'plain' }))
  return {
    line: `takes ${mean.toFixed(1)}`,
    bars: bars.filter(({ p }) => p > 0),
    numbers: [{ name: 'Dice rolled', value: rolled }],
  }
}

function pullForecast(state: State, seat: Seat, numbers: PullNumbers, pulled: number): Forecast | undefined {
  const { roll, dice, hits = 0, damage, attack: shot } = numbers
  if (roll === 'armor') return armorForecast(dice + pulled, damage)
  if (roll === 'evasion') return evasionForecast(dice + pulled, hits)
  if (!shot) return undefined
  const attack = cardNamed(state, shot.card)
  if (attack.type !== 'attack') return undefined
  return hitForecast(state, { seat, attack, target: shot.target, x: shot.x }, [pulled])
}

/** What comes of an answer, for Attacks and pulls; undefined leaves it to the rules. */
export function forecastOf(state: State, seat: Seat, question: QuestionHead, choice: Choice): Forecast | undefined {
  const { ask, about } = question
  if (ask === 'pull') return pullForecast(state, seat, about as unknown as PullNumbers, Number(choice))
  const act = ask === 'act' ? parseAct(String(choice)) : undefined
  if (act?.do !== 'play' || act.target === undefined) return undefined
  const attack = cardNamed(state, act.card)
  if (attack.type !== 'attack') return undefined
  return hitForecast(state, { seat, attack, target: act.target, x: act.x ?? 0 }, [
    0,
    playerOf(state, seat).pools.attack,
  ])
}
