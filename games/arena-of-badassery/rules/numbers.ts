import { type Asked, changeOf, hasKeyword, type Keyword, keywordsOf, skillOn } from '@muster/reaction'
import type { Reason } from '@muster/table'
import type { GearSlot } from '../content/cards/gear.ts'
import type { ArenaAction, ArenaWords } from '../content/grammar/schemas.ts'
import type { Skill } from '../content/grammar/words.ts'
import { arenaGame } from './effects/cards.ts'
import { force } from './effects/force.ts'
import { asModel } from './effects/model.ts'
import { enemyCardOf, gearCardOf, hunterCardOf } from './lookup.ts'
import { isHunter } from './occupancy.ts'
import type { Enemy, Hunter, State } from './state.ts'

/** Numbers that cards can change, each with its reasons where a list is handed in. */

/** What a number is asked for: against whom, and in which action. */
export interface About {
  readonly against?: Hunter | Enemy | undefined
  readonly action?: ArenaAction | undefined
}

/** By itself, whoever else there is. */
const ALONE: About = { against: undefined, action: undefined }

const askedOf = (model: Hunter | Enemy, { against, action }: About): Asked<ArenaWords> => ({
  model: asModel(model),
  against: against && asModel(against),
  action,
})

function change(
  state: State,
  number: ArenaWords['number'],
  model: Hunter | Enemy,
  about: About,
  because?: Reason[],
): number {
  const cards = force.of(state)
  if (!cards.changes.has(number)) return 0
  return changeOf(arenaGame, state, cards, number, askedOf(model, about), because)
}

/** AB-RESOLVE-4, AB-DEFEND-8, AB-R-20: a Skill with what else is added to the roll, be it for an action or a defence. */
export function addTo(
  state: State,
  kind: 'acting' | 'defending',
  hunter: Hunter,
  skill: Skill,
  about: About,
  because?: Reason[],
): number {
  const printed = skillOn(hunterCardOf(state, hunter).skills, skill)
  because?.push({ source: skill, add: printed })
  const corroded = kind === 'defending' ? hunter.status.corrosive : 0
  if (corroded > 0) because?.push({ source: 'Corrosive', add: -corroded, rule: 'AB-KEYWORD-4' })
  return printed + change(state, skill, hunter, about, because) + change(state, kind, hunter, about, because) - corroded
}

/** AB-DEFEND-4, AB-TARGET-12: the Target Number of a defence. */
export function strengthOf(state: State, enemy: Enemy, added: number, about: About, because?: Reason[]): number {
  const { strength, name } = enemyCardOf(state, enemy)
  because?.push({ source: name, add: strength + added, rule: 'AB-DEFEND-4' })
  return strength + added + change(state, 'strength', enemy, about, because)
}

/** AB-RESOLVE-3, AB-R-46: the Target Number of an action at an enemy whose shield does not defend. */
export function defenseOf(state: State, enemy: Enemy, about: About, because?: Reason[]): number {
  const { defense, name } = enemyCardOf(state, enemy)
  because?.push({ source: name, add: defense, rule: 'AB-RESOLVE-3' })
  return Math.max(0, defense + change(state, 'defense', enemy, about, because) - corrodedBy(enemy, because))
}

/** AB-R-46: what Corrosive takes off the Target Number for attacks on an enemy. */
export function corrodedBy({ status }: Enemy, because?: Reason[]): number {
  if (status.corrosive > 0) because?.push({ source: 'Corrosive', add: -status.corrosive, rule: 'AB-R-46' })
  return status.corrosive
}

/** AB-ORDERS-3. */
export function moveOf(state: State, enemy: Enemy): number {
  return Math.max(0, enemyCardOf(state, enemy).move + change(state, 'move', enemy, ALONE))
}

/** AB-TARGET-10: 0 where it has a dash. */
export function rangeOf(state: State, enemy: Enemy): number {
  const { range } = enemyCardOf(state, enemy)
  return range === 0 ? 0 : Math.max(1, range + change(state, 'range', enemy, ALONE))
}

/** AB-ATTACK-2: wounds that cards add to a hit. */
export function extraWounds(state: State, attacker: Hunter | Enemy, about: About): number {
  return change(state, 'wounds', attacker, about)
}

/** AB-KEYWORD-40, AB-R-90: Attachable Blade on a gun that is equipped and loaded. */
function hasBlade(state: State, model: Hunter | Enemy, { keywords, skill }: ArenaAction): boolean {
  if (!isHunter(model) || skill !== 'melee' || !hasKeyword(keywords, 'basic')) return false
  return model.gear.some((held) => !held.down && gearCardOf(state, held).keywords.includes('attachable blade'))
}

const DEADLY: Keyword = { name: 'deadly', x: 1, skill: undefined, crits: false }

/** The keywords of an action with those that cards in force give it, of which there are seldom any. */
export function givenKeywords(
  state: State,
  model: Hunter | Enemy,
  action: ArenaAction,
  against?: Enemy,
): readonly Keyword[] {
  const cards = force.of(state)
  if (cards.keywords.length === 0) return action.keywords
  return keywordsOf(arenaGame, state, cards, action, askedOf(model, { against }))
}

/** The same with what a blade on a gun adds to a blow. */
export function keywordsIn(
  state: State,
  model: Hunter | Enemy,
  action: ArenaAction,
  against?: Enemy,
): readonly Keyword[] {
  const given = givenKeywords(state, model, action, against)
  return hasBlade(state, model, action) ? [...given, DEADLY] : given
}

/** AB-GEAR-2: what cards add to the slots of a hunter; a shield slot is always one. */
export function slotChange(state: State, hunter: Hunter, slot: GearSlot): number {
  return slot === 'shield' ? 0 : change(state, `${slot}-slots`, hunter, ALONE)
}

/** AB-LOOT-2: what cards add to the tokens an enemy drops, perhaps only for whoever takes it out. */
export function lootChange(state: State, enemy: Enemy, by: Hunter | undefined): number {
  return change(state, 'loot', enemy, { against: by })
}

/** AB-LUCK-8: what cards of a hunter add to the Luck a game starts with. */
export function luckChange(state: State, hunter: Hunter): number {
  return change(state, 'luck', hunter, ALONE)
}

/** What cards add to the zones of a hunter's Basic Move. */
export function stepChange(state: State, hunter: Hunter): number {
  return change(state, 'move', hunter, ALONE)
}

/** AB-VENDING-6: what cards add to a price, in hundreds of dollars. */
export function priceChange(state: State, hunter: Hunter): number {
  return change(state, 'price', hunter, ALONE)
}
