import { type Offer, pickOneOf, type Question, type Random, refuse, type Verdict, type Words } from '@muster/table'
import type { Ability } from '../content/cards.ts'
import { type AbilityUse, abilitiesOf, abilityUses, abilityVerdict, sampleAbility } from './ability.ts'
import { type Action, type ActionName, actionCandidates, actionVerdict, addActions, sampleAction } from './action.ts'
import { actionKey, actionRefs, actionText, parseAction } from './action-words.ts'
import { nameOf } from './lookup.ts'
import { type LesserUse, lesserUses } from './spoils.ts'
import type { Battle, Fighter } from './state.ts'

/** What the active fighter can do next: an action, its ability, a lesser artefact, wait, or end after its last action. */
type Next = Action | AbilityUse | LesserUse | { readonly do: 'wait' } | { readonly do: 'end' } | Unpaid
/** An ability that cannot be used, for saying why not. */
type Unpaid = { readonly do: 'unpaid'; readonly ability: string }

const WAIT = { do: 'wait' } as const
const END = { do: 'end' } as const
const ACTIONS: readonly ActionName[] = ['move', 'attack', 'disengage']

export type Activation = {
  readonly battle: Battle
  readonly fighter: Fighter
  readonly actions: number
  readonly used: boolean
}

const noActionLeft = refuse('BB-ACTIVATE-1', 'the fighter has no action left in this activation')

/** BB-ACTIVATE-4, BB-WAIT-2, BB-R-28: the options in order: moves, attacks, disengages, wait or end, abilities, artefacts. */
function optionsOf({ battle, fighter, actions, used }: Activation): Next[] {
  const options: Next[] = []
  if (actions > 0) {
    for (const name of ACTIONS) addActions(options, battle, fighter, name)
    options.push(WAIT)
  } else options.push(END)
  for (const use of usesOf(battle, fighter, used)) options.push(use)
  return options
}

/** Any one of the options without the others: a kind at random, then one of that kind; waiting is always possible. */
function sampleOf({ battle, fighter, actions, used }: Activation, random: Random): Next {
  const use = random.below(actions > 0 ? 4 : 2) === 0 ? sampleUse(battle, fighter, used, random) : undefined
  if (use) return use
  if (actions === 0) return END
  const first = random.below(SAMPLED.length)
  for (let index = 0; index < SAMPLED.length; index++) {
    const name = SAMPLED[(first + index) % SAMPLED.length] as (typeof SAMPLED)[number]
    const action = name === 'wait' ? WAIT : sampleAction(battle, fighter, name, random)
    if (action) return action
  }
  return WAIT
}

function sampleUse(battle: Battle, fighter: Fighter, used: boolean, random: Random): Next | undefined {
  const lesser = lesserUses(battle, 'activation', fighter.seat, fighter)
  if (lesser.length > 0 && random.below(2) === 0) return lesser[random.below(lesser.length)]
  return sampleAbility(battle, fighter, used, random)
}

/** Kinds of action in the order random play tries them from a random start. */
const SAMPLED = ['attack', 'move', 'attack', 'move', 'disengage', 'attack', 'move', 'wait'] as const

function usesOf(battle: Battle, fighter: Fighter, used: boolean): readonly Next[] {
  const uses: Next[] = abilityUses(battle, fighter, used)
  const lesser = lesserUses(battle, 'activation', fighter.seat, fighter)
  return lesser.length === 0 ? uses : [...uses, ...lesser]
}

/** The option with a key: an action by its own verdict, anything else by looking. */
function readNext(key: string, activation: Activation): Next | undefined {
  const { battle, fighter, actions, used } = activation
  if (key === (actions > 0 ? 'wait' : 'end')) return actions > 0 ? WAIT : END
  const action = actions > 0 ? parseAction(battle, fighter, key) : undefined
  if (action) return actionVerdict(battle, fighter, action) ? undefined : action
  return usesOf(battle, fighter, used).find((use) => actionWords.key(use, activation) === key)
}

const actionOffer: Offer<Next, Activation> = { options: optionsOf, sample: sampleOf, read: readNext }

function verdictOf(next: Next, { battle, fighter, actions, used }: Activation): Verdict {
  switch (next.do) {
    case 'unpaid':
      return abilityVerdict(battle, fighter, battle.content.abilities[next.ability] as Ability, used)
    case 'move':
    case 'walk':
    case 'attack':
    case 'disengage':
      return actions > 0 ? actionVerdict(battle, fighter, next) : noActionLeft
    default:
      return undefined
  }
}

/** The abilities that cannot be used at all; those that can are offered with each way to pay. */
function unusable({ battle, fighter, used }: Activation): Next[] {
  const refused = abilitiesOf(battle, fighter).filter((ability) => abilityVerdict(battle, fighter, ability, used))
  return refused.map(({ id }) => ({ do: 'unpaid', ability: id }))
}

const actionWords: Words<Next, Activation> = {
  ask: 'action',
  rule: 'BB-ACTIVATE-1',
  prompt: ({ battle, fighter, actions }) => {
    const left =
      actions === 0
        ? 'no actions left; use an ability or end the activation'
        : actions === 1
          ? '1 action left'
          : '2 actions left'
    return `${nameOf(battle, fighter)} is active: ${left}`
  },
  key: (next, { battle }) => {
    switch (next.do) {
      case 'wait':
      case 'end':
        return next.do
      case 'ability':
        return `ability ${next.ability} with ${next.dice === 2 ? 'double' : 'triple'} ${next.value}`
      case 'unpaid':
        return `ability ${next.ability}`
      case 'artefact':
        return `use ${next.card}`
      default:
        return actionKey(battle, next)
    }
  },
  text: (next, { battle, fighter }) => {
    switch (next.do) {
      case 'wait':
        return 'Wait: end the activation'
      case 'end':
        return 'End the activation'
      case 'ability':
        return `${battle.content.abilities[next.ability]?.name}: spend the ${next.dice === 2 ? 'double' : 'triple'} of ${next.value}`
      case 'unpaid':
        return `${battle.content.abilities[next.ability]?.name}`
      case 'artefact':
        return `Use ${battle.content.lesserArtefacts[next.card]?.name}`
      default:
        return actionText(battle, fighter, next)
    }
  },
  refs: (next, { battle, fighter }) => {
    switch (next.do) {
      case 'move':
      case 'walk':
      case 'attack':
      case 'disengage':
        return actionRefs(battle, next)
      default:
        return [fighter.id]
    }
  },
  candidates: (activation) => [
    ...ACTIONS.flatMap((name) => actionCandidates(activation.battle, activation.fighter, name)),
    ...unusable(activation),
  ],
  verdict: verdictOf,
}

/** The question an activation asks as long as something is left to decide. */
export function nextQuestion(activation: Activation): Question<Next> {
  return pickOneOf(actionWords, actionOffer, activation, activation.actions === 0 ? END : undefined)
}
