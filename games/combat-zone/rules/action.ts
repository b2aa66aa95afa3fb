import { colourOf, dieOf, fits, hasKeyword, pay, reaches, type Token, type Use, xOf } from '@muster/reaction'
import { ok, type Refusal, refuse, type Verdict } from '@muster/table'
import type { CombatAction, CombatDeed } from '../content/grammar/index.ts'
import { affect } from './affect.ts'
import { activationVerdict, basicVerdict, isBasic, isLooting, NO_PATIENT } from './basic.ts'
import { brawlVerdict } from './brawl.ts'
import { type Doing, nameOfDoing } from './cards.ts'
import { startClimb } from './climb.ts'
import { baseOf, rankBetween, ranks, toleranceOf } from './components.ts'
import { markDifficult } from './difficult.ts'
import { isImmune } from './drone.ts'
import { combatCards } from './effects/game.ts'
import { endLasting } from './effects/lasting.ts'
import { happen } from './effects/moments.ts'
import { combatPerform } from './effects/perform.ts'
import { cardChange, cardKeywords, mustNot } from './effects/standing.ts'
import { placeImpact, settleImpact } from './impact.ts'
import { standIns } from './intercept.ts'
import { backfire, discard, isCommand, refresh } from './keyword.ts'
import { failsToRun, leak, run } from './launched.ts'
import { areRivals, isOn, modelOf } from './lookup.ts'
import { lootBody } from './loot.ts'
import { drag, startMove } from './move.ts'
import { inTorrent, rollAtAll } from './multi.ts'
import { isLaunch } from './net.ts'
import {
  calledOff,
  type Outcome,
  obstacleOpposition,
  opposedRoll,
  opposition,
  stillAgainst,
  waysAgainst,
} from './oppose.ts'
import { coverAgainst, pathVerdict } from './path.ts'
import { answerLater, mayReactUnhurt } from './react.ts'
import { type Affected, drawnIn, intoBrawl, isIntoBrawl } from './shootbrawl.ts'
import { skillOf } from './skills.ts'
import type { Battle, Blast, Model } from './state.ts'
import type { Table } from './table.ts'
import { tokenRules } from './token-rules.ts'

const FRIENDLY = refuse('CZ-ACTION-26', 'an attack targets rival models only')
const OUT_OF_RANGE = refuse('CZ-ACTION-7', 'the target is in no band of the action')
const NOT_MEANT = refuse('CZ-ACTION-11', 'the action does not speak of this model')
const NOT_HACKED = refuse('CZ-NET-30', 'the action is for rivals with a Hacked token')
const NEVER_HACKED = refuse('CZ-GONK-9', 'a Gonk cannot be Hacked')
const NO_CHARACTER = refuse('CZ-CARDS-14', 'what is for characters is not for Gonks')
const NOT_TARGETED = refuse('CZ-SETUP-4', 'a card keeps the target from being named')
const TOO_NEAR = refuse('CZ-ACTION-8', 'the target is nearer than the action allows')
const IMMUNE = refuse('CZ-DRONE-4', 'a drone minds nothing but attacks')
const TOO_FAR = refuse('CZ-ACTION-10', 'the target is beyond the Limiter')

/** CZ-ACTION-11: whether an action is aimed at a model; one that shows no range and names nobody says itself whom it affects. */
export function needsTarget({ id, action }: Doing): boolean {
  return (
    id === 'drag' ||
    id === 'climb' ||
    isLooting(id) ||
    (id !== 'move' && (action.bands > 0 || action.who !== undefined))
  )
}

/** CZ-ACTION-7..11, CZ-ACTION-14, CZ-ACTION-26, CZ-R-3..6: whether an action may be aimed at a model. */
export function targetVerdict(battle: Battle, by: Model, doing: Doing, target: Model): Verdict {
  const meant = meantVerdict(battle, by, doing, target)
  if (meant !== ok) return meant
  const inBrawl = brawlVerdict(battle, by, target)
  if (inBrawl !== ok) return inBrawl
  const own = ownVerdict(battle, by, doing, target)
  if (own !== ok || target === by) return own
  return rangeVerdict(battle, by, doing.action, target) ?? pathVerdict(battle, by, target)
}

/** CZ-ACTION-11, CZ-ACTION-26, CZ-DRONE-4: whether an action speaks of a model, wherever it stands. */
export function meantVerdict(battle: Battle, by: Model, doing: Doing, target: Model): Verdict {
  const { action } = doing
  if (action.attack && !areRivals(battle, by, target)) return FRIENDLY
  if (isImmune(action, target)) return IMMUNE
  if (isTreatment(action) && areRivals(battle, by, target)) return NO_PATIENT
  if (action.who && !fits(combatCards, battle, target, action.who, useOf(battle, by, doing, target)))
    return notMeant(battle, by, action, target)
  if (target.kind === 'gonk' && isHack(doing)) return NEVER_HACKED
  if (target !== by && mustNot(battle, target, 'be-targeted', { action, against: by })) return NOT_TARGETED
  return ok
}

/** CZ-GONK-9, CZ-GONK-10: a program that hacks whom it is launched at, or an action that does nothing else. */
function isHack(doing: Doing): boolean {
  const { attack, does, keywords } = doing.action
  const isOfTarget = (deed: CombatDeed) => 'hack' in deed && deed.hack.who === 'them'
  if (attack || !does.some(isOfTarget)) return false
  return isLaunch(doing) || (keywords.length === 0 && does.every(isOfTarget))
}

/** CZ-R-55: an action that heals is for friends, if its card does not say for whom it is. */
const isTreatment = ({ who, keywords }: CombatAction): boolean =>
  who?.side === undefined && hasKeyword(keywords, 'heal', true)

/** CZ-ACTION-11, CZ-CARDS-14, CZ-GONK-9, CZ-NET-30: why an action does not speak of a model. */
function notMeant(battle: Battle, by: Model, { who, does }: CombatAction, target: Model): Refusal {
  if (who?.side !== undefined && who.side !== 'any' && (who.side === 'rival') !== areRivals(battle, by, target))
    return NOT_MEANT
  if (who?.kind === 'character' && target.kind === 'gonk')
    return does.some((deed) => 'hack' in deed) ? NEVER_HACKED : NO_CHARACTER
  return who?.hacked && target.hacked === 0 ? NOT_HACKED : NOT_MEANT
}

/** What a basic action asks of its target, and every Command. */
export function ownVerdict(battle: Battle, by: Model, doing: Doing, target: Model): Verdict {
  if (isBasic(doing.id)) return basicVerdict(battle, doing.id, by, target)
  return isCommand(doing) ? activationVerdict(battle, by, target) : ok
}

function rangeVerdict(battle: Battle, by: Model, { bands }: CombatAction, target: Model): Verdict {
  const rank = rankBetween(baseOf(battle, by), baseOf(battle, target), toleranceOf(battle))
  if (bands === 0 || reaches(bands, rank, [0, 1, 2])) return ok
  if (rank === ranks.long) return TOO_FAR
  return bands >> rank > 0 ? TOO_NEAR : OUT_OF_RANGE
}

/** An action as the words of its card see it. */
export function useOf(battle: Battle, by: Model, doing: Doing, target: Model | undefined): Use {
  return { seat: by.seat, me: by.id, them: target?.id, source: nameOfDoing(battle, doing), rule: 'CZ-ACTION-23' }
}

/** An action with what was chosen for it. */
export type Attempt = {
  readonly by: string
  readonly doing: Doing
  readonly target: string
  readonly token: Token
  readonly isReaction: boolean
  /** CZ-FREE-1: it costs no token. */
  readonly isFree?: boolean | undefined
}

/** CZ-ACTION-1, CZ-ACTION-3, CZ-GONK-1, CZ-NET-8: the token is Used whatever comes of it; a Gonk has none, and a launch costs none. */
function payFor(table: Table, by: Model, { doing, token, isFree }: Attempt): Token {
  return by.kind === 'character' && !isFree && !isLaunch(doing) ? pay(table, tokenRules, by, token) : token
}

/** CZ-ACTION-13: an action from its token to its end. */
export function take(table: Table, battle: Battle, attempt: Attempt): void {
  const by = modelOf(battle, attempt.by)
  const { doing, token, isReaction } = attempt
  if (battle.active?.id === by.id && !isReaction && !attempt.isFree) battle.active.acts++
  const spent = payFor(table, by, attempt)
  const target = battle.models.find(({ id }) => id === attempt.target)
  // Cards may give it more keywords than are printed on it.
  const keywords = cardKeywords(battle, by, doing.action, target)
  const isAsPrinted = keywords === doing.action.keywords
  const action = isAsPrinted ? doing.action : { ...doing.action, keywords }
  happen(table, battle, { on: 'action', by, who: target, action, isReaction })
  if (doing.id === 'move') return startMove(table, battle, by, spent)
  if (doing.id === 'climb') return startClimb(table, battle, by, spent, attempt.target as Token)
  if (doing.id === 'drag') return drag(table, battle, by, attempt.target, spent)
  markDifficult(battle, by, doing)
  const whole = isAsPrinted ? attempt : { ...attempt, doing: { ...doing, action } }
  const many = xOf(keywords, 'rapid')
  if (many > 1)
    battle.shots = {
      by: by.id,
      doing: doing.id,
      token,
      spent,
      left: many,
      targets: [],
      wounded: [],
      limits: {},
      isReaction,
    }
  fire(table, battle, whole, spent)
  if (many > 1 || battle.blast) return
  discard(table, battle, by, doing)
  endLasting(battle, 'action')
}

/** CZ-ACTION-13, CZ-RAPID-3: one roll of an action, from its target to what comes of it. */
export function fire(table: Table, battle: Battle, attempt: Attempt, spent: Token, add = 0): void {
  const by = modelOf(battle, attempt.by)
  const { doing, token } = attempt
  const { action } = doing
  const isLoot = isLooting(doing.id)
  const target = attempt.target === '' || isLoot ? undefined : modelOf(battle, attempt.target)
  if (battle.shots) {
    battle.shots.left--
    if (target) battle.shots.targets.push(target.id)
  }
  const cover = target && target !== by ? coverAgainst(battle, by, action, target) : 0
  const name = nameOfDoing(battle, doing)
  const aim = target ? { target: target.id } : {}
  table.tell({ event: 'acts', rule: 'CZ-ACTION-13', id: by.id, action: name, ...aim, cover })
  const isBlast = target !== undefined && hasKeyword(action.keywords, 'blast')
  if (isBlast) placeImpact(table, battle, by.seat, target)
  const outcome = attemptAt(table, battle, by, target, doing, token, cover, add)
  if (outcome.isOff) {
    if (isBlast) battle.impact = undefined
    return
  }
  if (isBlast) battle.blast = blastOf(attempt, outcome)
  resolve(table, battle, attempt, by, outcome.met ?? target, outcome)
  if (isLoot && outcome.won && isOn(by)) lootBody(table, battle, by, doing.id, attempt.target)
  if (isLaunch(doing)) settleLaunch(table, battle, by, doing, outcome)
  else if (outcome.isFumble) backfire(table, battle, by, action, spent)
  if (isBlast) settleImpact(table, battle, by, target, action, outcome)
}

/** CZ-NET-10, CZ-NET-11, CZ-NET-32: a program that was launched runs, one that was not may not be tried again; a Fumble leaks. */
function settleLaunch(table: Table, battle: Battle, by: Model, doing: Doing, { won, isFumble, hits }: Tried): void {
  if (won) run(table, battle, by, doing, hits[0]?.model)
  else failsToRun(battle, by, doing)
  if (isFumble) leak(table, battle, by, doing.action)
}

/** CZ-BLAST-2, CZ-BLAST-7, CZ-R-92: what is remembered of a Blast from its roll to its area. */
function blastOf({ by, doing, token, isReaction }: Attempt, { rolled, isCrit }: Tried): Blast {
  const { face = 0, add = 0 } = rolled ?? {}
  const roll = { die: colourOf(token), face, add, isCrit }
  return { by, doing: doing.id, isReaction, roll, listed: [], leaving: [], moved: [], wounded: [] }
}

/** CZ-ACTION-23: what comes of it, on a success and on a failure, and whatever cards make of that. */
function resolve(
  table: Table,
  battle: Battle,
  { doing, isReaction }: Attempt,
  by: Model,
  target: Model | undefined,
  { won, hits, isCrit, isFumble, opposed, held, rolled }: Tried,
): void {
  const { action } = doing
  const moment = { by, who: hits[0]?.model ?? target, action, isReaction }
  if (rolled) happen(table, battle, { on: 'rolled', ...moment })
  if (isCrit) happen(table, battle, { on: 'crit', ...moment })
  if (isFumble) happen(table, battle, { on: 'fumble', ...moment })
  const there = hits.filter(({ model }) => isOn(model))
  const wounded: string[] = []
  if (won && isOn(by))
    for (const hit of there) {
      if (affect(table, battle, by, doing, hit, isCrit, isReaction)) wounded.push(hit.model.id)
    }
  // CZ-R-89: what names nobody refreshes who acts.
  if (won && isOn(by) && !target && hits.length === 0) refresh(table, by, action, isCrit)
  const alert = opposed.filter((model) => !wounded.includes(model.id) && mayReactUnhurt(battle, by, action, model))
  answerLater(table, battle, by, [...wounded, ...alert.map(({ id }) => id)], action, isCrit, isReaction)
  const meant = hits.length > 0 ? there.map(({ model }) => model) : [target]
  if (isOn(by))
    for (const model of meant)
      combatPerform(table, battle, won ? action.does : action.fails, useOf(battle, by, doing, model))
  happen(table, battle, { on: won ? 'success' : 'failure', ...moment })
  for (const model of held)
    if (areRivals(battle, by, model) && isOn(model))
      happen(table, battle, { on: 'opposed-won', by: model, who: by, action, isReaction })
}

/** What came of it, whom it affects, who opposed it, who of them held out, and who stood in for the target, if anybody did. */
type Tried = Outcome & {
  readonly hits: readonly Affected[]
  readonly opposed: readonly Model[]
  readonly held: readonly Model[]
  readonly met?: Model | undefined
}

const EASY: Outcome = { won: true, isCrit: false, isFumble: false }

/** CZ-ACTION-4..6, CZ-ACTION-15..22, CZ-SHOOTBRAWL-9, CZ-KEYWORD-2, CZ-KEYWORD-25, CZ-KEYWORD-26: the Opposed Roll, if there is one, and whom the action affects. */
function attemptAt(
  table: Table,
  battle: Battle,
  by: Model,
  target: Model | undefined,
  doing: Doing,
  token: Token,
  cover: number,
  add: number,
): Tried {
  const { action } = doing
  const { skill, keywords } = action
  if (!skill)
    return { ...EASY, hits: target ? [{ model: target, token: undefined, armor: '' }] : [], opposed: [], held: [] }
  const circumstance = { action, against: target }
  const skilled = hasKeyword(keywords, 'unwieldy') ? 0 : skillOf(battle, by, skill, undefined, circumstance)
  const side = { die: dieOf(colourOf(token)), add: skilled + add + cardChange(battle, by, 'acting', circumstance) }
  const opposing = (targets: readonly Model[], others?: readonly Model[]): readonly Model[] =>
    isLaunch(doing) ? standIns(table, battle, by, targets, others) : targets
  // CZ-DRONE-4: a drone minds nothing but attacks, in whatever area it stands.
  const isMinding = (model: Model) => !isImmune(action, model)
  if (target && hasKeyword(keywords, 'torrent')) {
    const models = opposing(inTorrent(battle, by, action, target).filter(isMinding))
    return { ...rollAtAll(table, battle, by, models, action, side), opposed: models }
  }
  if (target && !hasKeyword(keywords, 'blast') && isIntoBrawl(battle, by, target)) {
    const others = drawnIn(battle, by, target).filter(isMinding)
    const [met] = opposing([target], others) as [Model]
    const models = [met, ...others]
    const { hit, ...outcome } = intoBrawl(table, battle, by, models, action, side)
    return { ...outcome, hits: hit ? [hit] : [], opposed: models, met }
  }
  const [met] = target ? opposing([target]) : []
  const added = met && met !== target ? coverAgainst(battle, by, action, met) : cover
  const against =
    met && areRivals(battle, by, met)
      ? opposition(table, battle, met, waysAgainst(battle, met, by, action, added), side, by, action)
      : obstacleOpposition(battle, by, added)
  if (met && stillAgainst(battle, by, [{ model: met }]).length === 0)
    return { ...calledOff, hits: [], opposed: [], held: [] }
  const outcome = opposedRoll(table, battle, by, side, against, { isAccurate: hasKeyword(keywords, 'accurate') })
  const hit = met && { model: met, token: against.token, armor: against.by }
  const opposed = met ? [met] : []
  return { ...outcome, hits: hit && outcome.won ? [hit] : [], opposed, held: outcome.won ? [] : opposed, met }
}
