import {
  type Colour,
  dieOf,
  hasKeyword,
  isCrit,
  isFumble,
  type Keyword,
  mattersOf,
  meets,
  plainDieOf,
  type Roll,
  rollDie,
  type Use,
} from '@muster/reaction'
import { mapped } from '@muster/table'
import type { ArenaAction } from '../content/grammar/schemas.ts'
import { isMeleeAttack, type Means, nameOfMeans } from './action.ts'
import { woundsOfHit, zoneOfAim } from './attack.ts'
import { type Caught, caughtBy, everyoneIn } from './caught.ts'
import { type Defence, defend, faceOf, takeWounds } from './defend.ts'
import { obstacleDie, rolls } from './dice.ts'
import { perform } from './effects/cards.ts'
import { modelNamed } from './effects/model.ts'
import { moment } from './effects/moment.ts'
import { blowUp, elementNamed } from './element.ts'
import { defendingShield } from './enemy-shield.ts'
import { attackFumbles } from './fumble.ts'
import { stealLife } from './lifesteal.ts'
import { offerLuck } from './luck.ts'
import { beforeDefence } from './moments.ts'
import { addTo, corrodedBy, defenseOf, keywordsIn } from './numbers.ts'
import { takeOutHunter } from './out.ts'
import { pickFan } from './spot.ts'
import type { Enemy, Hunter, State } from './state.ts'
import { type Extra, leaveStatus, rollExtras } from './status.ts'
import type { Table } from './table.ts'
import { type Cause, removeBeaten, woundEnemy } from './wound.ts'

/** A hunter's action, or one repetition of a Rapid one, once it is paid for. */
export interface Attempt {
  readonly hunter: Hunter
  readonly means: Means
  /** AB-ACTION-3: that of the token, and so of the die. */
  readonly colour: Colour
  /** Whom or which zone it is aimed at. */
  readonly aim: string
  readonly isReaction: boolean
}

/** What the roll must meet for one of the models affected. */
interface Mark {
  readonly enemy: Enemy | undefined
  /** Those of the attack against this one: a card may give it some against some enemies only. */
  readonly keywords: readonly Keyword[]
  readonly add: number
  /** The die it comes from, where it is rolled. */
  readonly roll: Roll | undefined
  /** What it is where it is settled before the Action die. */
  readonly settled: number | undefined
}

/** AB-R-46: the Target Number as it is now: a die may have been rolled again. */
function needOf(state: State, { hunter, means }: Attempt, { enemy, roll, settled }: Mark): number {
  if (settled !== undefined) return settled
  if (roll) return enemy ? Math.max(0, roll.face - corrodedBy(enemy)) : roll.face
  return enemy ? defenseOf(state, enemy, { against: hunter, action: means.action }) : 0
}

/** What became of the roll: against each mark, and for the friends caught in it. */
interface Outcome {
  readonly attempt: Attempt
  readonly keywords: readonly Keyword[]
  readonly roll: Roll
  readonly marks: readonly Mark[]
  readonly extras: readonly Extra[]
  /** Without a defence where there is nothing to defend against: the attack was a Fumble. */
  readonly friends: readonly { readonly hunter: Hunter; readonly defence: Defence | undefined }[]
}

const useOf = (state: State, { hunter, means, aim }: Attempt): Use => ({
  seat: hunter.seat,
  me: hunter.id,
  them: aim === '' ? undefined : aim,
  source: nameOfMeans(state, means),
  rule: 'AB-RESOLVE-7',
})

/** AB-RESOLVE-1..8: an action from its target to its effects. True where it was a Fumble. */
export function resolve(table: Table, state: State, attempt: Attempt): boolean {
  const { hunter, means, aim, isReaction } = attempt
  const { action } = means
  table.tell({ event: 'action', rule: 'AB-RESOLVE-1', id: hunter.id, source: means.source, aim })
  const circumstances = { who: modelNamed(state, aim), action, isReaction }
  moment(table, state, 'action', hunter, circumstances)
  if (isReaction) moment(table, state, 'reaction', hunter, circumstances)
  if (action.skill === undefined) {
    perform(table, state, action.does, useOf(state, attempt))
    return false
  }
  const caught = caughtBy(table, state, attempt)
  const outcome = rollFor(table, state, attempt, caught)
  tellOfDice(table, state, outcome)
  strike(table, state, outcome)
  return isFumble(outcome.roll)
}

/**
 * AB-RESOLVE-3, AB-OBSTACLE-1, AB-SHIELD-12, AB-KEYWORD-2, AB-R-42, AB-R-46, AB-R-86: the Target Numbers, rolled first where they are. The
 * Obstacle Die is for whatever is no enemy, also where an Explosive attack at a thing catches enemies.
 */
function marksFor(table: Table, state: State, attempt: Attempt, { enemies }: Caught): Mark[] {
  const { hunter, means } = attempt
  const { action } = means
  const { seat } = hunter
  const skill = action.skill as NonNullable<typeof action.skill>
  const marks: Mark[] = []
  if (enemies.length === 0 || elementNamed(state, attempt.aim)) {
    const roll = rollDie(table, seat, obstacleDie, rolls.obstacle)
    const add = addTo(state, 'acting', hunter, skill, { against: undefined, action })
    marks.push({ enemy: undefined, keywords: keywordsIn(state, hunter, action), add, roll, settled: undefined })
  }
  for (const enemy of enemies) {
    const add = addTo(state, 'acting', hunter, skill, { against: enemy, action })
    const keywords = keywordsIn(state, hunter, action, enemy)
    const shield = action.attack && !hasKeyword(keywords, 'shock') ? defendingShield(enemy) : undefined
    if (!shield) {
      const settled = defenseOf(state, enemy, { against: hunter, action })
      marks.push({ enemy, keywords, add, roll: undefined, settled })
      continue
    }
    const roll = rollDie(table, seat, plainDieOf(shield), rolls.shield)
    marks.push({ enemy, keywords, add, roll, settled: undefined })
  }
  return marks
}

/** AB-R-94: Target Numbers, the Action die, the D4s of keywords, Accurate and Luck; then friends caught in it defend. */
function rollFor(table: Table, state: State, attempt: Attempt, caught: Caught): Outcome {
  const { hunter, means, colour } = attempt
  const marks = marksFor(table, state, attempt, caught)
  const keywords = keywordsOn(marks)
  const die = dieOf(colour)
  const isFixed = caught.friends.length === 0 && marks.every(({ roll }) => roll === undefined)
  const matters = isFixed
    ? mattersOf(
        die,
        0,
        mapped(marks, (mark) => needOf(state, attempt, mark) - mark.add),
      )
    : undefined
  const roll = rollDie(table, hunter.seat, die, rolls.action, matters)
  const extras = means.action.attack ? rollExtras(table, hunter.seat, keywords) : []
  const accurate = hasKeyword(keywords, 'accurate') ? roll : undefined
  if (accurate || state.luck > 0) {
    const isBest = () =>
      caught.friends.length === 0 &&
      marks.every((mark) => meets(roll, mark.add, needOf(state, attempt, mark))) &&
      extras.every((extra) => isCrit(extra.roll)) &&
      !keywords.some(({ crits }) => crits)
    offerLuck(table, state, hunter, diceOf(marks, roll, extras), accurate, isBest)
  }
  if (means.action.attack && isCrit(roll)) {
    const more = rollExtras(table, hunter.seat, keywords, true)
    const rolled = more.map((extra) => extra.roll)
    offerLuck(table, state, hunter, rolled)
    extras.push(...more)
  }
  const friendsIn = bursts(attempt, keywords, roll) ? burst(state, attempt, marks) : caught.friends
  if (!isFumble(roll)) beforeDefence(table, state, friendsIn)
  const friends = mapped(friendsIn, (friend) => ({
    hunter: friend,
    defence: isFumble(roll) ? undefined : holdOff(table, state, attempt, roll, friend),
  }))
  return { attempt, keywords, roll, marks, extras, friends }
}

/** Those of the attack against any of them. */
function keywordsOn(marks: readonly Mark[]): readonly Keyword[] {
  const [first] = marks
  return first && marks.length === 1 ? first.keywords : marks.flatMap((mark) => mark.keywords)
}

/** All that have been rolled by now, in the order of the book. */
function diceOf(marks: readonly Mark[], roll: Roll, extras: readonly Extra[]): Roll[] {
  const dice: Roll[] = []
  for (const mark of marks) if (mark.roll) dice.push(mark.roll)
  dice.push(roll)
  for (const extra of extras) dice.push(extra.roll)
  return dice
}

/** AB-R-44, AB-DEFEND-5: a friend defends against the total as it stands against a friend. */
function holdOff(table: Table, state: State, { hunter, means }: Attempt, roll: Roll, friend: Hunter): Defence {
  const { action } = means
  const skill = action.skill as NonNullable<typeof action.skill>
  const need = roll.face + addTo(state, 'acting', hunter, skill, { against: friend, action })
  const given = keywordsIn(state, hunter, action)
  const keywords = isCrit(roll) ? given.map((one) => ({ ...one, crits: false })) : given
  const kind = isMeleeAttack(means) ? 'melee' : 'ranged'
  return defend(table, state, friend, { need, kind, keywords, by: undefined, onlyCrit: isCrit(roll) })
}

/** AB-KEYWORD-10, AB-KEYWORD-35: an attack that a Crit alone makes Explosive. */
const bursts = ({ means }: Attempt, keywords: readonly Keyword[], roll: Roll): boolean =>
  means.action.attack && isCrit(roll) && hasKeyword(keywords, 'explosive', true) && !hasKeyword(keywords, 'explosive')

/** The Crit is a hit on everybody else in the zone, shield or not; the friends there, who have to defend. */
function burst(state: State, { hunter, means, aim }: Attempt, marks: Mark[]): readonly Hunter[] {
  const { enemies, friends } = everyoneIn(state, zoneOfAim(state, hunter, means, aim))
  for (const enemy of enemies) {
    if (marks.some((mark) => mark.enemy === enemy)) continue
    marks.push({
      enemy,
      keywords: keywordsIn(state, hunter, means.action, enemy),
      add: marks[0]?.add ?? 0,
      roll: undefined,
      settled: undefined,
    })
  }
  return friends
}

const isMet = (state: State, { attempt, roll }: Outcome, mark: Mark): boolean =>
  meets(roll, mark.add, needOf(state, attempt, mark))

/** AB-ACTION-11: whom cards that wait for the roll mean by its target: the first enemy affected, or the friend it is aimed at. */
const targetOf = (state: State, { attempt, marks }: Outcome): Hunter | Enemy | undefined =>
  marks[0]?.enemy ?? modelNamed(state, attempt.aim)

function tellOfDice(table: Table, state: State, outcome: Outcome): void {
  const { attempt, roll, marks } = outcome
  const { hunter, means, isReaction } = attempt
  for (const mark of marks) {
    const { enemy, add } = mark
    table.tell(() => {
      const rule = isCrit(roll) ? 'AB-CRIT-1' : isFumble(roll) ? 'AB-CRIT-2' : 'AB-RESOLVE-5'
      const event = isMet(state, outcome, mark) ? 'success' : 'failure'
      const at = enemy ? { enemy: enemy.id } : {}
      return {
        event,
        rule,
        id: hunter.id,
        total: roll.face + add,
        need: needOf(state, attempt, mark),
        ...at,
        ...faceOf(roll),
      }
    })
  }
  const { action } = means
  const circumstances = { who: targetOf(state, outcome), action, isReaction }
  moment(table, state, 'rolled', hunter, circumstances)
  if (isCrit(roll)) moment(table, state, 'crit', hunter, circumstances)
  if (isFumble(roll)) moment(table, state, 'fumble', hunter, circumstances)
}

/** AB-RESOLVE-7, AB-RESOLVE-8, AB-ATTACK-2, AB-R-94: wounds of all targets together, then status, removal, and what the action does. */
function strike(table: Table, state: State, outcome: Outcome): void {
  const { attempt, keywords, roll, marks, extras } = outcome
  const { hunter, means, isReaction } = attempt
  const { action } = means
  const cause: Cause = { by: hunter.id, isAttack: true, isShock: false, action, isReaction }
  const withCrit = isCrit(roll)
  if (action.attack) {
    const wounds = mapped(marks, (mark) =>
      mark.enemy && isMet(state, outcome, mark)
        ? woundsOfHit(state, hunter, mark.enemy, withKeywords(action, mark.keywords), withCrit)
        : 0,
    )
    let dealt = 0
    for (const [at, { enemy, keywords: against }] of marks.entries()) {
      const isShock = hasKeyword(against, 'shock', withCrit)
      const by: Cause = isShock ? { ...cause, isShock } : cause
      if (enemy) dealt += woundEnemy(table, state, enemy, wounds[at] as number, by)
    }
    const before = state.todo.length
    for (const mark of marks)
      if (mark.enemy)
        leaveStatus(table, state, mark.enemy, mark.keywords, extras, { isHit: isMet(state, outcome, mark), withCrit })
    const dealtToo = hurtFriends(table, state, outcome)
    if (hasKeyword(keywords, 'lifesteal', withCrit)) stealLife(state, hunter.id, dealt + dealtToo, hunter, before)
    for (const mark of marks)
      if (mark.enemy && isMet(state, outcome, mark))
        moment(table, state, 'hit', hunter, { who: mark.enemy, action, isReaction })
  }
  const met = marks.find((mark) => isMet(state, outcome, mark))
  const succeeded = met !== undefined
  const who = met?.enemy ?? targetOf(state, outcome)
  // Before anybody leaves: cards that name their target mean one that the success takes out, too.
  moment(table, state, succeeded ? 'success' : 'failure', hunter, { who, action, isReaction })
  if (action.attack) {
    removeBeaten(table, state, cause)
    if (marks.some((mark) => !mark.enemy && isMet(state, outcome, mark))) blowUp(table, state, hunter, attempt.aim)
  }
  perform(table, state, succeeded ? action.does : action.fails, useOf(state, attempt))
  if (action.attack && isFumble(roll) && !hasKeyword(keywords, 'suppression'))
    attackFumbles(table, state, hunter, enemiesIn(marks))
}

function enemiesIn(marks: readonly Mark[]): Enemy[] {
  const enemies: Enemy[] = []
  for (const { enemy } of marks) if (enemy) enemies.push(enemy)
  return enemies
}

const withKeywords = (action: ArenaAction, keywords: readonly Keyword[]): ArenaAction =>
  keywords === action.keywords ? action : { ...action, keywords }

/** AB-R-44, AB-R-57, AB-R-95: hunters in the zone of a friend's Explosive attack; nobody [RE]acts to it. The wounds it deals them. */
function hurtFriends(table: Table, state: State, { attempt, roll, extras, friends }: Outcome): number {
  if (friends.length === 0) return 0
  const { action } = attempt.means
  const keywords = keywordsIn(state, attempt.hunter, action)
  const withCrit = isCrit(roll)
  const out: Hunter[] = []
  const dealtTo = mapped(friends, ({ hunter, defence }) => {
    const isHit = defence?.held === false
    const wounds = isHit ? woundsOfHit(state, undefined, hunter, withKeywords(action, keywords), withCrit) : 0
    const hurt = isHit ? takeWounds(table, state, hunter, wounds, defence.guard) : undefined
    if (hurt?.harm === 'out') out.push(hunter)
    leaveStatus(table, state, hunter, keywords, extras, { isHit, withCrit })
    return hurt?.dealt ?? 0
  })
  for (const hunter of out) takeOutHunter(table, state, hunter, attempt.hunter.id)
  const fans: Hunter[] = []
  const circumstances = { who: attempt.hunter, action, fans }
  for (const [at, { hunter, defence }] of friends.entries()) {
    if (defence?.held) moment(table, state, 'defends', hunter, circumstances)
    if ((dealtTo[at] ?? 0) > 0) moment(table, state, 'wounded', hunter, circumstances)
  }
  pickFan(table, state, fans)
  return dealtTo.reduce((sum, wounds) => sum + wounds, 0)
}
