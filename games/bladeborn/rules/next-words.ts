import { does } from '@muster/table'
import type { AbilityUse } from './ability.ts'
import type { Action } from './action.ts'
import { actionDetail, actionKey, actionKind, actionLabel, actionRefs } from './action-words.ts'
import { cardOf } from './lookup.ts'
import type { LesserUse } from './spoils.ts'
import type { Battle, Fighter } from './state.ts'

/** What the active fighter can do next: an action, its ability, a lesser artefact, wait, or end after its last action. */
export type Next = Action | AbilityUse | LesserUse | { readonly do: 'wait' } | { readonly do: 'end' } | Unpaid
/** An ability that cannot be used, for saying why not. */
type Unpaid = { readonly do: 'unpaid'; readonly ability: string }

export type Activation = {
  readonly battle: Battle
  readonly fighter: Fighter
  readonly actions: number
  readonly used: boolean
}

export function nextPrompt({ battle, fighter, actions }: Activation): string {
  const left = actions === 0 ? 'no actions left' : actionsLeft(actions)
  return `${does(cardOf(battle, fighter), 'is')} active: ${left}`
}

const actionsLeft = (actions: number): string => (actions === 1 ? '1 action left' : `${actions} actions left`)

const diceText = ({ dice }: AbilityUse): string => (dice === 2 ? 'double' : 'triple')

export function nextKey(next: Next, { battle }: Activation): string {
  switch (next.do) {
    case 'wait':
    case 'end':
      return next.do
    case 'ability':
      return `ability ${next.ability} with ${diceText(next)} ${next.value}`
    case 'unpaid':
      return `ability ${next.ability}`
    case 'artefact':
      return `use ${next.card}`
    default:
      return actionKey(battle, next)
  }
}

/** The ability a key speaks of, and the dice it is to be paid with; undefined where it speaks of none. */
export function parseAbility(key: string): { ability: string; dice?: 2 | 3; value?: number } | undefined {
  const [, ability, group, value] = /^ability (\S+)(?: with (double|triple) ([1-6]))?$/.exec(key) ?? []
  if (ability === undefined || group === undefined) return ability === undefined ? undefined : { ability }
  return { ability, dice: group === 'double' ? 2 : 3, value: Number(value) }
}

export function nextKind(next: Next): string {
  switch (next.do) {
    case 'unpaid':
      return 'ability'
    case 'wait':
    case 'end':
    case 'ability':
    case 'artefact':
      return next.do
    default:
      return actionKind(next)
  }
}

export function nextLabel(next: Next, { battle, fighter }: Activation): string {
  const { abilities, lesserArtefacts } = battle.content
  switch (next.do) {
    case 'wait':
      return 'Wait'
    case 'end':
      return 'End the activation'
    case 'ability':
    case 'unpaid':
      return `${abilities[next.ability]?.name}`
    case 'artefact':
      return `Use ${lesserArtefacts[next.card]?.name}`
    default:
      return actionLabel(battle, fighter, next)
  }
}

export function nextDetail(next: Next, { battle, fighter }: Activation): string {
  switch (next.do) {
    case 'wait':
      return 'end the activation'
    case 'ability':
      return `spend the ${diceText(next)} of ${next.value}`
    case 'end':
    case 'unpaid':
    case 'artefact':
      return ''
    default:
      return actionDetail(battle, fighter, next)
  }
}

export function nextText(next: Next, activation: Activation): string {
  const detail = nextDetail(next, activation)
  return `${nextLabel(next, activation)}${detail === '' ? '' : `: ${detail}`}`
}

/** Where it leads or whom it strikes; else the active fighter, with the card it would use. */
export function nextRefs(next: Next, { battle, fighter }: Activation): readonly string[] {
  switch (next.do) {
    case 'wait':
    case 'end':
      return [fighter.id]
    case 'ability':
    case 'unpaid':
      return [fighter.id, next.ability]
    case 'artefact':
      return [fighter.id, next.card]
    default:
      return actionRefs(battle, next)
  }
}
