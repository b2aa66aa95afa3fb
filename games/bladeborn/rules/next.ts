import { type Offer, pickOneOf, type Question, type Random, refuse, type Verdict, type Words } from '@muster/table'
import type { Ability } from '../content/cards.ts'
import { abilitiesOf, abilityUses, abilityVerdict, paymentVerdict, sampleAbility } from './ability.ts'
import { type ActionName, actionCandidates, actionVerdict, addActions, sampleAction } from './action.ts'
import { parseAction, whyNoAction } from './action-words.ts'
import { sideOf } from './lookup.ts'
import {
  type Activation,
  type Next,
  nextDetail,
  nextKey,
  nextKind,
  nextLabel,
  nextPrompt,
  nextRefs,
  nextText,
  parseAbility,
} from './next-words.ts'
import { lesserUses, lesserVerdict } from './spoils.ts'
import type { Battle, Fighter } from './state.ts'

const WAIT = { do: 'wait' } as const
const END = { do: 'end' } as const
const ACTIONS: readonly ActionName[] = ['move', 'attack', 'disengage']

const noActionLeft = refuse('BB-ACTIVATE-1', 'the fighter has no action left in this activation')

/** BB-ACTIVATE-4, BB-WAIT-2, BB-R-28: the options in order: moves, attacks, disengages, wait or end, abilities, artefacts. */
function nextOptions({ battle, fighter, actions, used }: Activation): Next[] {
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
  const lesser = lesserUses(battle, { moment: 'activation', seat: fighter.seat, me: fighter })
  if (lesser.length > 0 && random.below(2) === 0) return lesser[random.below(lesser.length)]
  return sampleAbility(battle, fighter, used, random)
}

/** Kinds of action in the order random play tries them from a random start. */
const SAMPLED = ['attack', 'move', 'attack', 'move', 'disengage', 'attack', 'move', 'wait'] as const

function usesOf(battle: Battle, fighter: Fighter, used: boolean): readonly Next[] {
  const uses: Next[] = abilityUses(battle, fighter, used)
  const lesser = lesserUses(battle, { moment: 'activation', seat: fighter.seat, me: fighter })
  return lesser.length === 0 ? uses : [...uses, ...lesser]
}

/** The option with a key: an action by its own verdict, anything else by looking. */
function readNext(key: string, activation: Activation): Next | undefined {
  const { battle, fighter, actions, used } = activation
  if (key === (actions > 0 ? 'wait' : 'end')) return actions > 0 ? WAIT : END
  const action = actions > 0 ? parseAction(battle, fighter, key) : undefined
  if (action) return actionVerdict(battle, fighter, action) ? undefined : action
  return usesOf(battle, fighter, used).find((use) => nextKey(use, activation) === key)
}

const actionOffer: Offer<Next, Activation> = { options: nextOptions, sample: sampleOf, read: readNext }

function verdictOf(next: Next, { battle, fighter, actions, used }: Activation): Verdict {
  switch (next.do) {
    case 'unpaid':
      return abilityVerdict(battle, fighter, battle.content.abilities[next.ability] as Ability, used)
    case 'move':
    case 'walk':
    case 'attack':
    case 'disengage':
      return actions > 0 ? actionVerdict(battle, fighter, next) : noActionLeft
    case 'artefact':
      return lesserVerdict(battle, next.card, { moment: 'activation', seat: fighter.seat, me: fighter })
    default:
      return undefined
  }
}

const actionsLeft = refuse('BB-R-28', 'actions are left: to do nothing more, the fighter waits')

/** Why a key that is none of the candidates' is not offered. */
function whyNot(key: string, activation: Activation): Verdict {
  const { battle, fighter, actions, used } = activation
  if (key === 'end') return actionsLeft
  if (key === 'wait') return noActionLeft
  const use = parseAbility(key)
  if (use) return paymentVerdict(battle, fighter, use, used)
  const [verb, card] = key.split(' ')
  if (verb === 'use' && card !== undefined) return verdictOf({ do: 'artefact', card }, activation)
  return actions > 0 ? whyNoAction(battle, fighter, key) : noActionLeft
}

/** The abilities that cannot be used at all; those that can are offered with each way to pay. */
function unusable({ battle, fighter, used }: Activation): Next[] {
  const refused = abilitiesOf(battle, fighter).filter((ability) => abilityVerdict(battle, fighter, ability, used))
  return refused.map(({ id }) => ({ do: 'unpaid', ability: id }))
}

/** The lesser artefacts at hand, whether or not they may be used now. */
function heldLesser({ battle, fighter }: Activation): Next[] {
  return sideOf(battle, fighter.seat).lesser.cards.map((card) => ({ do: 'artefact', card }))
}

const actionWords: Words<Next, Activation> = {
  ask: 'action',
  doing: 'chooses an action',
  rule: 'BB-ACTIVATE-1',
  prompt: nextPrompt,
  key: nextKey,
  text: nextText,
  kind: nextKind,
  label: nextLabel,
  detail: nextDetail,
  refs: nextRefs,
  candidates: (activation) => [
    ...ACTIONS.flatMap((name) => actionCandidates(activation.battle, activation.fighter, name)),
    ...unusable(activation),
    ...heldLesser(activation),
  ],
  verdict: verdictOf,
  whyNot,
}

/** The question an activation asks as long as something is left to decide. */
export function nextQuestion(activation: Activation): Question<Next> {
  return pickOneOf(actionWords, actionOffer, activation, activation.actions === 0 ? END : undefined)
}
