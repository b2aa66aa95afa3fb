import { ok, pickOne, refuse, type Words } from '@muster/table'
import { type Action, type ActionName, actionCandidates, actionOptions, actionVerdict } from './action.ts'
import {
  actionDetail,
  actionKey,
  actionKind,
  actionLabel,
  actionRefs,
  actionText,
  whyNoAction,
} from './action-words.ts'
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

const otherAction = refuse('BB-ABILITY-15', 'the card grants another kind of action')

const DECLINE = { do: 'decline' } as const

const bonusWords: Words<Action | typeof DECLINE, Bonus> = {
  ask: 'bonus',
  doing: 'may take a bonus action',
  rule: 'BB-ABILITY-17',
  prompt: ({ battle, fighter, name, source }) =>
    `${source}: ${nameOf(battle, fighter)} may make a bonus ${name} action`,
  key: (action, { battle }) => (action.do === 'decline' ? 'decline' : actionKey(battle, action)),
  text: (action, { battle, fighter }) =>
    action.do === 'decline' ? 'Decline the bonus action' : actionText(battle, fighter, action),
  kind: (action) => (action.do === 'decline' ? 'decline' : actionKind(action)),
  label: (action, { battle, fighter }) =>
    action.do === 'decline' ? 'Decline the bonus action' : actionLabel(battle, fighter, action),
  detail: (action, { battle, fighter }) => (action.do === 'decline' ? '' : actionDetail(battle, fighter, action)),
  refs: (action, { battle }) => (action.do === 'decline' ? [] : actionRefs(battle, action)),
  candidates: ({ battle, fighter, name }) => actionCandidates(battle, fighter, name),
  verdict: (action, { battle, fighter, terms }) =>
    action.do === 'decline' ? ok : actionVerdict(battle, fighter, action, terms),
  whyNot: (key, { battle, fighter, name, terms }) =>
    key.split(' ')[0] === name ? whyNoAction(battle, fighter, key, terms) : otherAction,
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
