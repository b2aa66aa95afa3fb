import {
  type ActionDie,
  bestColour,
  type Colour,
  chanceToBeat,
  colourOf,
  dieOf,
  hasKeyword,
  isReady,
  opposingSkill,
  shareOf,
  xOf,
} from '@muster/reaction'
import { makeSideNote } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import type { Skill } from '../content/grammar/vocabulary.ts'
import { gearOf } from '../content/lookup.ts'
import { basics } from '../rules/basic.ts'
import { obstacleDie } from '../rules/dice.ts'
import { tokenOfGonk } from '../rules/gonk.ts'
import { cardOf } from '../rules/lookup.ts'
import { isVulnerable } from '../rules/net.ts'
import type { Battle, Model } from '../rules/state.ts'

/** An attack as a bot sees it: its Skill and what it adds, its bands, and how much more than one wound it does. */
export type AttackBrief = {
  readonly skill: Skill
  readonly add: number
  readonly bands: number
  readonly force: number
}

/** The attacks of a model by its card and what it carries: they change only with those. */
const briefs = makeSideNote<Map<string, readonly AttackBrief[]>>()

export function attacksOf(battle: Battle, model: Model): readonly AttackBrief[] {
  const { content } = battle
  const known = briefs.get(content) ?? new Map<string, readonly AttackBrief[]>()
  briefs.set(content, known)
  const carried = model.gear.filter(({ down }) => !down).map(({ card }) => card)
  const key = [model.card, ...carried].join()
  const found = known.get(key) ?? briefsOf(battle, model, carried)
  known.set(key, found)
  return found
}

function briefsOf(battle: Battle, model: Model, carried: readonly string[]): AttackBrief[] {
  if (model.kind === 'drone') return []
  const card = cardOf(battle, model)
  const actions = [basics.shoot, basics.strike, ...card.actions]
  for (const id of carried) actions.push(...(gearOf(battle.content, id)?.actions ?? []))
  return actions.filter(({ attack }) => attack).map((action) => briefOf(action, card.skills))
}

function briefOf(action: CombatAction, skills: Readonly<Partial<Record<Skill, number>>>): AttackBrief {
  const { skill = 'ranged', bands, keywords } = action
  const add = hasKeyword(keywords, 'unwieldy') ? 0 : (skills[skill] ?? 0)
  const force =
    1 +
    (hasKeyword(keywords, 'deadly') ? 0.6 : 0) +
    (hasKeyword(keywords, 'blast') || hasKeyword(keywords, 'torrent') ? 0.3 : 0) +
    0.5 * Math.max(0, xOf(keywords, 'rapid') - 1) -
    (hasKeyword(keywords, 'discard') ? 0.1 : 0)
  return { skill, add, bands, force }
}

const DICE = ['green', 'yellow', 'red'] as const
const MOST_ADD = 12

/** The chance that a die beats another by what is added to it beyond what is added to that, from -12 to 12. */
function chancesAgainst(against: ActionDie): Readonly<Record<Colour, readonly number[]>> {
  const row = (colour: Colour) =>
    Array.from({ length: 2 * MOST_ADD + 1 }, (_, at) =>
      shareOf(chanceToBeat({ die: dieOf(colour), add: at - MOST_ADD }, { die: against, add: 0 })),
    )
  return Object.fromEntries(DICE.map((colour) => [colour, row(colour)])) as unknown as Record<Colour, readonly number[]>
}

/** One table for each die there is to oppose with, made when first asked for. */
const chances = makeSideNote<Readonly<Record<Colour, readonly number[]>>>()

export function chanceOf(colour: Colour, against: ActionDie, more: number): number {
  const table = chances.get(against) ?? chancesAgainst(against)
  chances.set(against, table)
  return table[colour][Math.max(0, Math.min(2 * MOST_ADD, more + MOST_ADD))] as number
}

/** The die a model opposes with at its best. */
export function guardDie(battle: Battle, model: Model): ActionDie {
  if (model.kind === 'drone') return obstacleDie(battle)
  return dieOf(model.kind === 'gonk' ? colourOf(tokenOfGonk(battle, model)) : (bestColour(model.tokens) ?? 'red'))
}

/** What a model adds when it opposes an action of a Skill, cover and cards in force aside: its Skill, or its Armor against an attack. */
export function guardAdd(battle: Battle, model: Model, skill: Skill, isAttack: boolean): number {
  if (model.kind === 'drone') return 0
  const card = cardOf(battle, model)
  const opposing = opposingSkill(skill)
  const own = opposing !== 'tech' && isVulnerable(battle, model) ? 0 : (card.skills[opposing] ?? 0)
  if (!isAttack || (skill !== 'ranged' && skill !== 'melee')) return own
  let armor = card.armor ?? 0
  for (const { card: id, down } of model.gear)
    if (!down) armor = Math.max(armor, gearOf(battle.content, id)?.armor ?? 0)
  return Math.max(own, armor)
}

/** The colour a model attacks with: its best Ready token, or its best where none is Ready. */
export function attackColour(battle: Battle, model: Model): Colour {
  if (model.kind === 'gonk') return colourOf(tokenOfGonk(battle, model))
  return bestColour(model.tokens.filter(isReady)) ?? bestColour(model.tokens) ?? 'red'
}
