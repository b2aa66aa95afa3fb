import type { Table } from '@muster/table'
import { inOrderOfWounds, openBatch } from '../../batch.ts'
import { chanceToBeat, otherwise, shareOf } from '../../chance.ts'
import { opposed, type Side } from '../../classes.ts'
import { beats, isCrit } from '../../compare.ts'
import { dieOf } from '../../dice.ts'
import { changeOf, isAllowed, keywordsOf } from '../../effects/standing.ts'
import { happens, type Moment } from '../../effects/trigger.ts'
import type { Action } from '../../grammar/action.ts'
import { askGuard, type Guard, type GuardAsk, guardWords, sideOf } from '../../guard.ts'
import { hasKeyword, xOf } from '../../keyword.ts'
import { offerAgain } from '../../luck.ts'
import { pay, stun } from '../../pay.ts'
import { type Roll, rollAll } from '../../roll.ts'
import { opposingSkill, skillOn } from '../../skill.ts'
import { colourOf, type Token, tokenText } from '../../token.ts'
import { suffer } from '../../wound.ts'
import { tokenRules, woundRules } from '../rules.ts'
import type { PitWords } from './content.ts'
import { cardOf, fighterOf, type Pit, type PitFighter, pitForce, pitGame, pitPerform, takeOut } from './state.ts'

/** What a fighter does: with which token, at whom, and whether as a [RE]action. */
export interface Attempt {
  readonly by: PitFighter
  readonly action: Action<PitWords>
  readonly token: Token
  readonly targets: readonly PitFighter[]
  readonly isReaction: boolean
}

interface Attacked extends GuardAsk {
  readonly attacker: Side
}

const guards = guardWords<Attacked>({
  rule: 'T-GUARD-1',
  prompt: () => 'What do you defend with?',
  text: ({ token, add }) => `${tokenText(token)}, +${add}`,
  about: ({ attacker: { die, add } }) => ({ die: die.name, add }),
  holds: (side, { attacker }) => shareOf(otherwise(chanceToBeat(attacker, side))),
})

const acting = { why: 'to act', rule: 'T-ACT-1' }
const opposing = { why: 'to oppose', rule: 'T-ACT-2' }

const moment = (table: Table, pit: Pit, of: Moment<PitWords>): void =>
  happens(table, pitGame, pitPerform, pit, pitForce.of(pit), of, 'T-CARD-1')

/** What is added to a die of a fighter, from its card and from all cards in force. */
function addOf(pit: Pit, model: PitFighter, skill: PitWords['skill'], kind: 'acting' | 'opposing', attempt: Attempt) {
  const against = kind === 'acting' ? attempt.targets[0] : attempt.by
  const asked = { model, against, action: attempt.action }
  const force = pitForce.of(pit)
  const changes = changeOf(pitGame, pit, force, skill, asked) + changeOf(pitGame, pit, force, kind, asked)
  return skillOn(cardOf(pit, model).skills, skill) + changes
}

/** An action from its token to its end: choices, dice, Luck, then all it does at once. */
export function carryOut(table: Table, pit: Pit, attempt: Attempt): void {
  const { by, action, token, targets, isReaction } = attempt
  const seat = by.seat
  pay(table, tokenRules, by, token)
  moment(table, pit, { on: 'action', by, action, isReaction })
  const use = { seat, me: by.id, them: targets[0]?.id, source: action.name ?? '', rule: 'T-ACT-3' }
  if (!action.skill) return pitPerform(table, pit, action.does, use)
  const attacker = { die: dieOf(colourOf(token)), add: addOf(pit, by, action.skill, 'acting', attempt) }
  const against = opposingSkill(action.skill)
  const guarding = targets.map((target) => {
    const add = addOf(pit, target, against, 'opposing', attempt)
    return askGuard(table, target.seat, guards, { ways: [{ by: '', tokens: target.tokens, add }], attacker })
  })
  const sides = guarding.map(sideOf)
  const throws = [attacker, ...sides].map(({ die }, at) =>
    at === 0 ? { seat, die, kind: acting } : { seat: (targets[at - 1] as PitFighter).seat, die, kind: opposing },
  )
  const rolls = rollAll(table, throws, opposed, { acting: attacker, opposing: sides })
  settleLuck(table, pit, attempt, rolls)
  const [roll, ...answers] = rolls as [Roll, ...Roll[]]
  const hit = targets.filter((_, at) => beats(roll, attacker.add, answers[at] as Roll, (guarding[at] as Guard).add))
  if (isCrit(roll)) moment(table, pit, { on: 'crit', by, who: targets[0], action, isReaction })
  strike(table, pit, attempt, hit, guarding, isCrit(roll))
  pitPerform(table, pit, hit.length > 0 ? action.does : action.fails, use)
}

/** Whoever acts decides first, then the other side, then the first once more if that one rolled again. */
function settleLuck(table: Table, pit: Pit, { by, action }: Attempt, rolls: readonly Roll[]): void {
  const isAccurate = hasKeyword(keywordsOf(pitGame, pit, pitForce.of(pit), action, { model: by }), 'accurate')
  const of = (seat: number) => rolls.filter((roll) => roll.seat === seat)
  const own = () => offerAgain(table, pitGame.luck, pit, by.seat, of(by.seat), isAccurate ? rolls[0] : undefined)
  own()
  if (offerAgain(table, pitGame.luck, pit, 1 - by.seat, of(1 - by.seat))) own()
}

function strike(
  table: Table,
  pit: Pit,
  { by, action, targets, isReaction }: Attempt,
  hit: readonly PitFighter[],
  guarding: readonly Guard[],
  withCrit: boolean,
): void {
  const keywords = keywordsOf(pitGame, pit, pitForce.of(pit), action, { model: by })
  const wounded: string[] = []
  for (const target of hit) {
    const { token } = guarding[targets.indexOf(target)] as Guard
    const wounds = !action.attack ? 0 : hasKeyword(keywords, 'deadly', withCrit) ? 2 : 1
    const harm = suffer(table, woundRules, target, wounds, token)
    stun(table, tokenRules, target, xOf(keywords, 'stun', withCrit))
    if (harm === 'out') {
      takeOut(pit, target)
      moment(table, pit, { on: 'takes-out', by, who: target, action, isReaction })
    } else if (harm === 'wounded') wounded.push(target.id)
  }
  for (const id of wounded) moment(table, pit, { on: 'wounded', by: fighterOf(pit, id), who: by, action, isReaction })
  if (isReaction) return
  const mayReact = inOrderOfWounds(wounded).filter(
    (id) =>
      !isAllowed(pitGame, pit, pitForce.of(pit), 'takes-no-reaction', { model: by, action }) && !fighterOf(pit, id).out,
  )
  const batch = openBatch(
    by.id,
    mayReact.map((id) => ({ id })),
  )
  if (batch) pit.batch = batch
}
