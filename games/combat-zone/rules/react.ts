import {
  type Batch,
  hasReady,
  inOrderOfWounds,
  openBatch,
  type ReactionLimit,
  takeNext,
  type Whom,
} from '@muster/reaction'
import { ok, refuse, type Verdict } from '@muster/table'
import type { CombatAction, CombatWords } from '../content/grammar/index.ts'
import type { Doing } from './cards.ts'
import { mayBy, mustNot } from './effects/standing.ts'
import { isCommand, reactionLimit } from './keyword.ts'
import { areRivals, isOn, modelOf, optionsOf } from './lookup.ts'
import { orderOfReactions } from './multi.ts'
import { isUnobscured } from './path.ts'
import type { Battle, Model, Shots } from './state.ts'
import type { Table } from './table.ts'

const ONLY_THE_ATTACKER = refuse('CZ-REACT-14', 'a [RE]action attacks nobody but who dealt the wound')
const SUPPRESSED = refuse('CZ-KEYWORD-24', 'who was suppressed [RE]acts with a move only')
const UNHEARD = refuse('CZ-KEYWORD-19', 'who was hit silently sees the attacker only along a clear path')
const NO_COMMAND = refuse('CZ-COMMAND-12', 'nobody takes Control while a team is being inspired')
const COMMANDED = refuse('CZ-R-67', 'a Command has succeeded in answer to this action already')

/** CZ-REACT-14, CZ-REACT-15, CZ-COMMAND-12, CZ-KEYWORD-19, CZ-KEYWORD-20, CZ-KEYWORD-24, CZ-R-67, CZ-R-87: what a [RE]action may not be. */
export function reactionVerdict(battle: Battle, by: Model, doing: Doing, target: string, against: string): Verdict {
  const { action } = doing
  const limit = battle.batch?.limit
  if (limit === 'move' && !isMove(doing)) return SUPPRESSED
  if (action.attack && target !== against && !mayBy(battle, by, 'react-at-anyone')) return ONLY_THE_ATTACKER
  const isHidden = action.attack || optionsOf(battle).silentForbids === 'any-action-at-the-attacker'
  if (isHidden && target === against && limit === 'silent' && !isUnobscured(battle, by, modelOf(battle, against)))
    return UNHEARD
  if (!isCommand(doing)) return ok
  if (battle.stage === 'inspire') return NO_COMMAND
  return battle.commanded === undefined ? ok : COMMANDED
}

/** CZ-R-87: the basic move with all its uses, and what a card prints that moves who takes it. */
function isMove({ id, action }: Doing): boolean {
  if (id === 'move' || id === 'drag') return true
  return !action.attack && action.does.some((deed) => 'move' in deed && isMe(deed.move.who))
}

const isMe = (whom: Whom<CombatWords>): boolean => whom === 'me' || (typeof whom === 'object' && whom.is === 'me')

/** CZ-REACT-4, CZ-R-65, CZ-R-66: who [RE]acts next, and to whom; none where nobody is left who could. */
export function nextReaction(battle: Battle): { readonly id: string; readonly against: string } | undefined {
  while (battle.batch) {
    const { batch } = battle
    for (let next = takeNext(batch); next; next = takeNext(batch)) {
      const { id } = next
      const model = battle.models.find((one) => one.id === id)
      if (
        model?.where === 'table' &&
        hasReady(model.tokens) &&
        !mustNot(battle, model, 'react', { against: modelOf(battle, batch.by) })
      )
        return { id, against: batch.by }
    }
    const [later, ...rest] = battle.laterBatches
    battle.batch = undefined
    if (!later) return undefined
    battle.batch = later
    battle.laterBatches = rest
  }
  return undefined
}

/** Whether a card lets who opposed an attack [RE]act to it though it was not wounded. */
export function mayReactUnhurt(battle: Battle, by: Model, action: CombatAction, model: Model): boolean {
  return action.attack && isOn(model) && mayBy(battle, model, 'react-unhurt', { action, against: by })
}

/** CZ-REACT-4, CZ-REACT-13: a rival of who acted that stands and has a Ready token. */
export function canReact(battle: Battle, by: Model, id: string): boolean {
  const model = modelOf(battle, id)
  return areRivals(battle, by, model) && isOn(model) && hasReady(model.tokens)
}

/** CZ-REACT-1..4, CZ-REACT-12, CZ-RAPID-4, CZ-R-65: those an attack wounded may [RE]act once it is over. */
export function answerLater(
  table: Table,
  battle: Battle,
  by: Model,
  wounded: readonly string[],
  action: CombatAction,
  isCrit: boolean,
  isReaction: boolean,
): void {
  if (wounded.length === 0) return
  if (battle.blast) battle.blast.wounded.push(...wounded)
  else if (battle.shots)
    noteShot(battle.shots, inOrder(table, battle, battle.shots, by, wounded), reactionLimit(action, isCrit))
  else if (!isReaction)
    mayReact(battle, by, orderOfReactions(table, battle, by, wounded), () => reactionLimit(action, isCrit))
}

/** CZ-RAPID-4, CZ-R-65: who was wounded by an earlier shot has its place; those wounded together by this one are put in order. */
function inOrder(table: Table, battle: Battle, shots: Shots, by: Model, wounded: readonly string[]): string[] {
  const known = wounded.filter((id) => shots.wounded.includes(id))
  const fresh = wounded.filter((id) => !shots.wounded.includes(id))
  return shots.isReaction ? [] : [...known, ...orderOfReactions(table, battle, by, fresh)]
}

/** CZ-RAPID-3, CZ-RAPID-4, CZ-KEYWORD-5: whom a shot of several has wounded, and what it leaves them to answer with when the last is over. */
export function noteShot(shots: Shots, wounded: readonly string[], limit: ReactionLimit | undefined): void {
  shots.wounded.push(...wounded)
  for (const id of limit === undefined ? [] : wounded)
    if (shots.limits[id] !== 'move') shots.limits[id] = limit as ReactionLimit
}

/**
 * CZ-REACT-9, CZ-RAPID-4, CZ-R-65: those wounded who can, in the order of their wounds, and after those who were wounded by an earlier action.
 * Those who are limited alike are one batch.
 */
export function mayReact(
  battle: Battle,
  by: Model,
  wounded: readonly string[],
  limitOf: (id: string) => ReactionLimit | undefined,
): void {
  const able = inOrderOfWounds(wounded).filter((id) => canReact(battle, by, id))
  for (let from = 0, to = 0; from < able.length; from = to) {
    const limit = limitOf(able[from] as string)
    while (to < able.length && limitOf(able[to] as string) === limit) to++
    wait(
      battle,
      openBatch(
        by.id,
        able.slice(from, to).map((id) => ({ id })),
        limit,
      ) as Batch,
    )
  }
}

function wait(battle: Battle, batch: Batch): void {
  if (battle.batch) battle.laterBatches = [...battle.laterBatches, batch]
  else battle.batch = batch
}
