import {
  askGuard,
  beats,
  chanceToBeat,
  colourOf,
  dieOf,
  type GuardAsk,
  type GuardWay,
  guardWords,
  isCrit,
  isFumble,
  type Opposed,
  opposed,
  opposingSkill,
  otherwise,
  type ReadRow,
  type Roll,
  rollAll,
  type Side,
  type Stands,
  shareOf,
  sideOf,
  type Token,
  tokenText,
} from '@muster/reaction'
import type { Seat, Tally } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import { armorName, armorWays, barredArmor } from './armor.ts'
import { basics } from './basic.ts'
import { OBSTACLE, obstacleDie } from './dice.ts'
import { endLasting } from './effects/lasting.ts'
import { cardChange, mustNot } from './effects/standing.ts'
import type { Compared } from './events.ts'
import { tokenOfGonk } from './gonk.ts'
import { defenseOf } from './keyword.ts'
import { hasLeft, nameOf, nextRival, optionsOf } from './lookup.ts'
import { settleLuck } from './luck.ts'
import { opposingSkillOf, skillOf } from './skills.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

interface Opposing extends GuardAsk {
  readonly battle: Battle
  readonly who: Model
  readonly attacker: Side
  /** What is opposed, and whose it is. */
  readonly by: Model
  readonly action: CombatAction
}

const guards = guardWords<Opposing>({
  rule: 'CZ-ACTION-15',
  prompt: ({ battle, who }) => `What does ${nameOf(battle, who)} oppose it with?`,
  text: ({ by, token, add }, { battle, who }) => {
    const rolled = who.kind === 'character' ? tokenText(token) : colourOf(token).toUpperCase()
    const worn = by === '' ? '' : ` and ${armorName(battle, by)}`
    return `${rolled}${worn}${add === 0 ? '' : `, +${add}`}`
  },
  refs: (_, { who }) => [who.id],
  about: ({ who, attacker: { die, add } }) => ({ model: who.id, die: die.name, add }),
  holds: (side, { attacker }) => shareOf(otherwise(chanceToBeat(attacker, side))),
  barred: ({ battle, who, by, action, ways }) => barredArmor(battle, who, by, action, ways),
})

const acting = { why: 'to act', rule: 'CZ-DICE-5' }
export const opposing = { why: 'to oppose', rule: 'CZ-ACTION-15' }
const obstacle = { why: 'to stand in the way', rule: 'CZ-DICE-8' }

/** Who rolls against an action, with what: a die and what is added, the token at risk, and the Armor if it is used. */
export type Opposition = {
  readonly seat: Seat
  readonly side: Side
  readonly token: Token | undefined
  readonly by: string
  /** CZ-LUCK-14: no Luck changes it. */
  readonly isFirm?: boolean
}

/** CZ-ACTION-16, CZ-GONK-6: what a model opposes with: any of its tokens, a Gonk the colour of its card. */
function opposingTokens(battle: Battle, model: Model): ReadRow {
  return model.kind === 'character' ? model.tokens : [tokenOfGonk(battle, model)]
}

/** CZ-SKILLS-3, CZ-ARMOR-4: a Skill with whatever is added, or the Armor there is against an action. */
export function waysAgainst(battle: Battle, model: Model, by: Model, action: CombatAction, cover: number): GuardWay[] {
  const tokens = opposingTokens(battle, model)
  const circumstance = { action, against: by }
  const skill = action.skill
    ? opposingSkillOf(battle, model, action.skill, undefined, circumstance) +
      defenseOf(battle, model, opposingSkill(action.skill))
    : 0
  const added = cover + cardChange(battle, model, 'opposing', circumstance)
  return [{ by: '', tokens, add: skill + added }, ...armorWays(battle, model, by, action, tokens, added)]
}

const ofEachColour = (row: ReadRow): ReadRow =>
  row.filter((token, at) => row.findIndex((other) => colourOf(other) === colourOf(token)) === at)

/** CZ-ACTION-15..19, CZ-R-57: a model chooses token and Skill or Armor before any die is rolled. */
export function opposition(
  table: Table,
  battle: Battle,
  target: Model,
  ways: readonly GuardWay[],
  attacker: Side,
  by: Model,
  action: CombatAction,
): Opposition {
  const { id, seat } = target
  if (target.kind === 'drone') return droneOpposition(battle, seat)
  // Where no wound is at stake a token is no more than its die.
  const told = action.attack ? ways : ways.map((way) => ({ ...way, tokens: ofEachColour(way.tokens) }))
  const guard = askGuard(table, seat, guards, { ways: told, battle, who: target, attacker, by, action })
  const { token, by: worn, add } = guard
  const isFirm = mustNot(battle, target, 'spend-luck')
  if (target.kind !== 'character') return { seat, side: sideOf(guard), token: undefined, by: worn, isFirm }
  table.tell({ event: 'guard', rule: worn === '' ? 'CZ-ACTION-15' : 'CZ-ARMOR-4', id, token, add, by: worn })
  return { seat, side: sideOf(guard), token, by: worn, isFirm }
}

/** CZ-R-152: those who still oppose something once all have said what with: nobody whose player gave up, and nobody where who acts has. */
export function stillAgainst<One extends { readonly model: Model }>(
  battle: Battle,
  by: Model,
  asked: readonly One[],
): readonly One[] {
  return hasLeft(battle, by) ? [] : asked.filter(({ model }) => !hasLeft(battle, model))
}

/** CZ-DRONE-7, CZ-DRONE-8, CZ-LUCK-14, CZ-R-103: a drone opposes everything with the bare Obstacle die. */
function droneOpposition(battle: Battle, seat: Seat): Opposition {
  return { seat, side: { die: obstacleDie(battle), add: 0 }, token: undefined, by: '', isFirm: true }
}

/** CZ-MOVE-7, CZ-SETUP-4: what somebody rolls within a move: the die of its token, Reflexes, and what cards add to its actions and moves. */
export function movingSide(battle: Battle, mover: Model, token: Token, rival?: Model): Side {
  const circumstance = { action: basics.move, against: rival }
  const cards = cardChange(battle, mover, 'crossing') + cardChange(battle, mover, 'acting', circumstance)
  return { die: dieOf(colourOf(token)), add: skillOf(battle, mover, 'reflexes', undefined, circumstance) + cards }
}

/** CZ-OBST-8, CZ-BRAWL-8, CZ-SETUP-4: a rival in the way or in a Brawl opposes a move with its Reflexes. */
export function reflexesOpposition(
  table: Table,
  battle: Battle,
  rival: Model,
  mover: Model,
  attacker: Side,
): Opposition {
  return opposition(
    table,
    battle,
    rival,
    waysAgainst(battle, rival, mover, basics.move, 0),
    attacker,
    mover,
    basics.move,
  )
}

/** CZ-BLAST-7, CZ-BLAST-8, CZ-R-60, CZ-R-94: Reflexes without cover, or the Armor there is against an attack. */
export function evading(battle: Battle, model: Model, by: Model, action: CombatAction): GuardWay[] {
  const tokens = opposingTokens(battle, model)
  const added = cardChange(battle, model, 'opposing', { action, against: by })
  const reflexes = skillOf(battle, model, 'reflexes', undefined, { action, against: by })
  const add = reflexes + defenseOf(battle, model, 'reflexes') + added
  const isArmored = optionsOf(battle).armorAgainstBlastArea
  return [{ by: '', tokens, add }, ...(isArmored ? armorWays(battle, model, by, action, tokens, added) : [])]
}

/** CZ-DICE-6..8, CZ-R-35, CZ-R-81: the Obstacle die, rolled by the next player, with cover and no Skill. */
export function obstacleOpposition(battle: Battle, by: Model, add: number): Opposition {
  return { seat: nextRival(battle, by.seat), side: { die: obstacleDie(battle), add }, token: undefined, by: '' }
}

const totalText = (roll: Roll, add: number): string =>
  isCrit(roll) ? 'a Crit' : isFumble(roll) ? 'a Fumble' : String(roll.face + add)

/** What an Opposed Roll of somebody comes to as the dice lie, and with one of them rolled again. */
export function standsOf(
  who: () => string,
  roll: Roll,
  add: number,
  answers: readonly Roll[],
  sides: readonly Side[],
): Stands {
  const [answer, second] = answers
  return {
    text: () => standsText(who, roll, add, answers, sides),
    chance: (again) => {
      if (!answer || second) return undefined
      const { faces } = again.die
      const won = faces.filter((face) => {
        const other = { ...again, face }
        return beats(again === roll ? other : roll, add, again === answer ? other : answer, sides[0]?.add ?? 0)
      })
      return won.length / faces.length
    },
  }
}

/** Of several, what each has to be beaten. */
function standsText(
  who: () => string,
  roll: Roll,
  add: number,
  answers: readonly Roll[],
  sides: readonly Side[],
): string {
  const own = totalText(roll, add)
  const others = answers.map((answer, at) => totalText(answer, sides[at]?.add ?? 0)).join(', ')
  const [answer, second] = answers
  if (!answer || second) return `As it stands ${who()} has ${own} against ${others}.`
  const comes = beats(roll, add, answer, sides[0]?.add ?? 0) ? 'succeeds' : 'fails'
  return `As it stands ${who()} ${comes}, ${own} against ${others}.`
}

type Rolling = { readonly tally?: Tally<Opposed>; readonly isAccurate?: boolean }

/** CZ-ACTION-19, CZ-MULTI-1, CZ-MULTI-2: all dice at once, then Luck. The acting die comes first. */
export function rollAgainst(
  table: Table,
  battle: Battle,
  by: Model,
  side: Side,
  against: readonly Opposition[],
  { tally = opposed, isAccurate = false }: Rolling = {},
): Roll[] {
  const sides: Side[] = []
  const throws = [{ seat: by.seat, die: side.die, kind: acting }]
  for (const { seat, side: opposed, isFirm } of against) {
    sides.push(opposed)
    throws.push({ seat, die: opposed.die, kind: opposed.die.name === OBSTACLE && !isFirm ? obstacle : opposing })
  }
  const rolls = rollAll(table, throws, tally, { acting: side, opposing: sides })
  const [roll, ...answers] = rolls as [Roll, ...Roll[]]
  const firm: Roll[] = mustNot(battle, by, 'spend-luck') ? [roll] : []
  for (let at = 0; at < against.length; at++) if (against[at]?.isFirm) firm.push(answers[at] as Roll)
  const stands = standsOf(() => nameOf(battle, by), roll, side.add, answers, sides)
  settleLuck(table, battle, by.seat, rolls, { firm, accurate: isAccurate ? roll : undefined, stands })
  endLasting(battle, 'roll')
  return rolls
}

/** What came of an Opposed Roll. */
export type Outcome = {
  readonly won: boolean
  readonly isCrit: boolean
  readonly isFumble: boolean
  readonly isOff?: boolean | undefined
  /** The acting die as it stands, and what was added; none where nothing was rolled. */
  readonly rolled?: { readonly face: number; readonly add: number } | undefined
}

/** CZ-R-152: of an action whose player or target is gone before its dice nothing comes, and nothing is rolled. */
export const calledOff: Outcome = { won: false, isCrit: false, isFumble: false, isOff: true }

const faceOf = (roll: Roll): 'crit' | 'fumble' | undefined =>
  isCrit(roll) ? 'crit' : isFumble(roll) ? 'fumble' : undefined

/** CZ-ACTION-20, CZ-CRIT-1..4: an Opposed Roll as it is told. */
export function comparedAs({ id }: Model, roll: Roll, add: number, answer: Roll, against: number): Compared {
  const [face, other] = [faceOf(roll), faceOf(answer)]
  return {
    id,
    total: roll.face + add,
    ...(face && { face }),
    against: answer.face + against,
    ...(other && { answer: other }),
  }
}

/** CZ-ACTION-20..22, CZ-DICE-9, CZ-CRIT-1..5: only a higher total succeeds. */
export function opposedRoll(
  table: Table,
  battle: Battle,
  by: Model,
  side: Side,
  against: Opposition,
  rolling: Rolling = {},
): Outcome {
  const [roll, answer] = rollAgainst(table, battle, by, side, [against], rolling) as [Roll, Roll]
  const won = beats(roll, side.add, answer, against.side.add)
  const compared = comparedAs(by, roll, side.add, answer, against.side.add)
  table.tell({ event: won ? 'success' : 'failure', rule: won ? 'CZ-ACTION-21' : 'CZ-ACTION-22', ...compared })
  return { won, isCrit: isCrit(roll), isFumble: isFumble(roll), rolled: { face: roll.face, add: side.add } }
}
