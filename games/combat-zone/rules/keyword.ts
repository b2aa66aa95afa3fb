import {
  hasKeyword,
  isRed,
  type ReactionLimit,
  readySome,
  stun as stunTokens,
  type Token,
  wounded,
  xOf,
} from '@muster/reaction'
import { ok, refuse, type Verdict } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import type { Skill } from '../content/grammar/vocabulary.ts'
import type { Doing } from './cards.ts'
import { isWithin, LIMITER } from './components.ts'
import { difficultVerdict, putMark } from './difficult.ts'
import { cardKeywords, mayBy, mustNot } from './effects/standing.ts'
import { STUNNED } from './gonk.ts'
import { areRivals, isOn, modelsOn } from './lookup.ts'
import { loseCard } from './loot.ts'
import { pushFrom } from './push.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { tokenRules } from './token-rules.ts'
import { woundByOwnAction } from './wound.ts'

/** What actions of cards may have so far. */
const known = [
  'accurate',
  'blast',
  'complex',
  'dangerous',
  'deadly',
  'difficult',
  'discard',
  'heal',
  'indirect',
  'pierce',
  'push',
  'rapid',
  'refresh',
  'silent',
  'stun',
  'suppression',
  'torrent',
  'unwieldy',
]

export function hasKnownKeywords({ keywords }: CombatAction): boolean {
  return keywords.every(({ name }) => known.includes(name))
}

/** What a model that opposes is doing, as its cards see it. */
const DEFENDING: CombatAction = { attack: false, bands: 0, keywords: [], does: [], fails: [] }

const RIVAL_NEAR = refuse('CZ-KEYWORD-4', 'a Complex action is not tried with a rival within RED')

const NO_COMMAND = refuse('CZ-SETUP-4', 'a card keeps it from Command Actions')

/** CZ-COMMAND-1: the basic Influence action, and whatever else activates somebody. */
export function isCommand({ id, action }: Doing): boolean {
  return id === 'command' || action.does.some((deed) => 'activate' in deed)
}

/** CZ-KEYWORD-4, CZ-DIFFICULT-1, CZ-R-121: whether an action may be tried at all. */
export function keywordVerdict(battle: Battle, by: Model, doing: Doing): Verdict {
  const { keywords } = doing.action
  if (isCommand(doing) && mustNot(battle, by, 'command')) return NO_COMMAND
  if (hasKeyword(keywords, 'difficult') && difficultVerdict(by, doing) !== ok) return difficultVerdict(by, doing)
  if (!hasKeyword(keywords, 'complex')) return ok
  if (mayBy(battle, by, 'work-near-rivals')) return ok
  const isNear = modelsOn(battle).some(
    (other) => areRivals(battle, by, other) && isWithin(battle, by, other, LIMITER.red),
  )
  return isNear ? RIVAL_NEAR : ok
}

/** CZ-ACTION-27, CZ-KEYWORD-5, CZ-KEYWORD-7, CZ-R-133: how many wounds a successful attack deals. */
export function woundsOf({ attack, keywords }: CombatAction, isCrit: boolean): number {
  if (!attack) return 0
  return hasKeyword(keywords, 'deadly', isCrit) ? 2 : 1
}

/** CZ-KEYWORD-17, CZ-R-59: who was hit is pushed, whatever took the wound. */
export function shove(
  table: Table,
  battle: Battle,
  by: Model,
  model: Model,
  { keywords }: CombatAction,
  isCrit: boolean,
  source: string,
): void {
  if (hasKeyword(keywords, 'push', isCrit)) pushFrom(table, battle, by, model, LIMITER.red, 1, source)
}

/** CZ-KEYWORD-8, CZ-KEYWORD-10: what its cards add when it opposes with that Skill, and not with Armor. */
export function defenseOf(battle: Battle, model: Model, skill: Skill): number {
  const given = cardKeywords(battle, model, DEFENDING)
  return given.reduce((sum, { name, skill: of, x }) => (name === 'defense' && of === skill ? sum + x : sum), 0)
}

/** CZ-KEYWORD-21..23: tokens its own player picks turn to Used; a Gonk is marked. */
export function stun(table: Table, battle: Battle, model: Model, { keywords }: CombatAction, isCrit: boolean): void {
  const x = xOf(keywords, 'stun', isCrit)
  stunBy(table, battle, model, x)
}

/** CZ-KEYWORD-21, CZ-KEYWORD-23: the same by a card, for whoever can be stunned. */
export function stunBy(table: Table, battle: Battle, model: Model, tokens: number): void {
  if (tokens === 0 || !isOn(model) || mustNot(battle, model, 'be-stunned')) return
  if (model.kind === 'character') return stunTokens(table, tokenRules, model, tokens)
  putMark(battle, model, STUNNED)
  table.tell({ event: 'gonk-stunned', rule: 'CZ-KEYWORD-23', id: model.id })
}

/** CZ-KEYWORD-18, CZ-R-89: the owner of the tokens says which turn Ready. */
export function refresh(table: Table, model: Model, { keywords }: CombatAction, isCrit: boolean): void {
  if (isOn(model)) readySome(table, tokenRules, model.seat, model, xOf(keywords, 'refresh', isCrit))
}

/** CZ-KEYWORD-6, CZ-R-18: who fumbles a Dangerous action is wounded on the token it spent, which is RED for the shots still to come. */
export function backfire(table: Table, battle: Battle, by: Model, { keywords }: CombatAction, spent: Token): void {
  if (!hasKeyword(keywords, 'dangerous') || !isOn(by)) return
  woundByOwnAction(table, battle, by, spent)
  if (battle.shots && isOn(by) && !isRed(spent)) battle.shots.spent = wounded(spent)
}

/** CZ-KEYWORD-11: the card is lost once its action has been carried out, whatever came of it. */
export function discard(table: Table, battle: Battle, by: Model, { id, action }: Doing): void {
  if (!hasKeyword(action.keywords, 'discard')) return
  const card = id.slice(0, id.lastIndexOf('-'))
  if (!by.loot.includes(card) && !by.gear.some((one) => one.card === card)) return
  loseCard(battle, by, card)
  table.tell({ event: 'discarded', rule: 'CZ-KEYWORD-11', id: by.id, card })
}

/** CZ-KEYWORD-19, CZ-KEYWORD-24: what the [RE]actions to an action are limited to. */
export function reactionLimit({ keywords }: CombatAction, isCrit: boolean): ReactionLimit | undefined {
  if (hasKeyword(keywords, 'suppression', isCrit)) return 'move'
  return hasKeyword(keywords, 'silent', isCrit) ? 'silent' : undefined
}
