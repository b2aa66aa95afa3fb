import { type Chance, chanceToMeet, colourOf, dieOf, shareOf, type Token, tokenText } from '@muster/reaction'
import type { Choice, QuestionHead, Reason, Seat } from '@muster/table'
import type { Bar, Forecast } from '@muster/ui'
import { meansNamed } from '../../rules/action.ts'
import { assaultOf } from '../../rules/assault.ts'
import type { GuardNumbers } from '../../rules/defend.ts'
import { enemyNamed, hunterOf, nameOf } from '../../rules/lookup.ts'
import { addTo, defenseOf } from '../../rules/numbers.ts'
import { menuOffer } from '../../rules/offer.ts'
import type { Menu, Option, Terms } from '../../rules/option.ts'
import { rangeBetween } from '../../rules/range.ts'
import type { State } from '../../rules/state.ts'

const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`

/** AB-LUCK-2: the chance once a die that missed is rolled again. */
const withLuck = (chance: Chance): number => 1 - (1 - shareOf(chance)) ** 2

/** "75 % · needs 4+ · Luck 94 %", broken only between its parts. */
function lineOf({ luck }: State, chance: Chance, need: number): string {
  const again = luck > 0 ? ` · Luck\u00a0${percent(withLuck(chance))}` : ''
  return `${percent(shareOf(chance))} · needs\u00a0${Math.max(0, need)}+${again}`
}

type Use = Extract<Option, { do: 'use' }>

/** AB-RESOLVE-3..5: an action at an enemy: what must be rolled, how likely that is, and how likely with Luck. */
function ofUse({ state, hunter: id }: Menu, { source, aim, token }: Use): Forecast | undefined {
  const hunter = hunterOf(state, id)
  const enemy = enemyNamed(state, aim)
  const action = meansNamed(state, hunter, source)?.action
  if (!enemy || !action?.skill || enemy.shields.length > 0) return undefined
  const [skill, defense]: [Reason[], Reason[]] = [[], []]
  const add = addTo(state, 'acting', hunter, action.skill, { action, against: enemy }, skill)
  const need = defenseOf(state, enemy, { action, against: hunter }, defense)
  const chance = chanceToMeet({ die: dieOf(colourOf(token)), add }, need)
  const hit = shareOf(chance)
  const bars: Bar[] = [
    { name: `hits ${nameOf(state, enemy.id)}`, p: hit, tone: 'good' },
    { name: 'misses', p: 1 - hit, tone: 'plain' },
  ]
  return {
    line: lineOf(state, chance, need - add),
    bars,
    numbers: [
      { name: `${tokenText(token)}, added to the die`, value: add, because: skill },
      { name: 'Defense', value: need, because: defense },
    ],
  }
}

/** AB-TARGET-1..5: how many could attack a hunter in a zone, as everybody stands. */
function ofWalk({ state, hunter: id }: Menu, zone: number): Forecast {
  const inReach = state.enemies.filter((enemy) => {
    const far = rangeBetween(state, enemy.zone, zone)
    return far <= Math.max(1, assaultOf(state, enemy, 'ranged').range)
  })
  const names = inReach.map((enemy) => nameOf(state, enemy.id)).join(', ')
  return {
    line:
      inReach.length === 0 ? 'no enemy reaches that zone' : `${inReach.length} could reach ${nameOf(state, id)} there`,
    bars: [],
    numbers: inReach.length === 0 ? [] : [{ name: 'In reach', value: names }],
  }
}

/** AB-DEFEND-1..4: a token to defend with: how likely it holds, and what a wound would cost. */
function ofGuard(state: State, { hunter, need, onlyCrit, adds }: GuardTold, key: string): Forecast | undefined {
  const [token, ...by] = key.split(' ') as [Token, ...string[]]
  const add = adds[by.join(' ')]
  if (add === undefined || onlyCrit) return undefined
  const chance = chanceToMeet({ die: dieOf(colourOf(token)), add }, need)
  return {
    line: lineOf(state, chance, need - add),
    bars: [
      { name: `${nameOf(state, hunter)} holds`, p: shareOf(chance), tone: 'good' },
      { name: `a wound on ${tokenText(token)}`, p: 1 - shareOf(chance), tone: 'bad' },
    ],
    numbers: [
      { name: 'Added to the die', value: add },
      { name: 'To reach', value: need },
    ],
  }
}

type GuardTold = GuardNumbers & { readonly adds: Readonly<Record<string, number>> }
type MenuTold = Terms & { readonly hunter: string }

/** What comes of an action, where the exact odds of the rules would stop at the next question. */
export function forecastOf(state: State, _: Seat, question: QuestionHead, choice: Choice): Forecast | undefined {
  const { ask, about } = question
  if (typeof choice !== 'string') return undefined
  if (ask === 'guard') return ofGuard(state, about as GuardTold, choice)
  if (ask !== 'act') return undefined
  const { hunter, ...terms } = about as unknown as MenuTold
  const menu: Menu = { state, hunter, terms }
  const option = menuOffer.read?.(choice, menu)
  switch (option?.do) {
    case 'use':
      return ofUse(menu, option)
    case 'move':
      return ofWalk(menu, option.zone)
    default:
      return undefined
  }
}
