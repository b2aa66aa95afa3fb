import { pickOne, type Words } from '@muster/table'
import { type Action, type ActionName, actionCandidates, actionOptions, actionVerdict } from './action.ts'
import { actionKey, actionRefs, actionText } from './action-words.ts'
import { nameOf } from './lookup.ts'
import type { MoveTerms } from './move.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

type Bonus = {
  readonly battle: Battle
  readonly fighter: Fighter
  readonly name: ActionName
  readonly terms: MoveTerms
  readonly source: string
}

const DECLINE = { do: 'decline' } as const

const bonusWords: Words<Action | typeof DECLINE, Bonus> = {
  ask: 'bonus',
  rule: 'BB-ABILITY-17',
  prompt: ({ battle, fighter, name, source }) =>
    `${source}: ${nameOf(battle, fighter)} may make a bonus ${name} action`,
  key: (action, { battle }) => (action.do === 'decline' ? 'decline' : actionKey(battle, action)),
  text: (action, { battle, fighter }) =>
    action.do === 'decline' ? 'Decline the bonus action' : actionText(battle, fighter, action),
  refs: (action, { battle }) => (action.do === 'decline' ? [] : actionRefs(battle, action)),
  candidates: ({ battle, fighter, name }) => actionCandidates(battle, fighter, name),
  verdict: (action, { battle, fighter, terms }) =>
    action.do === 'decline' ? undefined : actionVerdict(battle, fighter, action, terms),
}

/** Offers a bonus action to the fighter's player; undefined where it cannot be made or is declined. */
export function offerBonus(
  table: Table,
  battle: Battle,
  fighter: Fighter,
  name: ActionName,
  terms: MoveTerms,
  source: string,
): Action | undefined {
  const options = actionOptions(battle, fighter, name, terms)
  if (options.length === 0) return undefined
  const choice = table.ask(
    fighter.seat,
    pickOne(bonusWords, [...options, DECLINE], { battle, fighter, name, terms, source }, DECLINE),
  )
  return choice.do === 'decline' ? undefined : choice
}
