import { different } from '@muster/reaction'
import { ok, type Random, refuse, type Verdict } from '@muster/table'
import { meantVerdict, needsTarget, ownVerdict } from './action.ts'
import { isBasic, isLooting } from './basic.ts'
import { brawlersWith, mayReach } from './brawl.ts'
import type { Doing } from './cards.ts'
import { climbVerdict } from './climb.ts'
import { bandBetween, ranks } from './components.ts'
import { dragVerdict } from './drag.ts'
import { isCommand, keywordVerdict } from './keyword.ts'
import { areRivals, modelsOn } from './lookup.ts'
import { idOfBody, lootVerdict } from './loot.ts'
import type { ActAsk } from './menu.ts'
import { isLaunch, launchVerdict } from './net.ts'
import { pathVerdict } from './path.ts'
import { reactionVerdict } from './react.ts'
import type { Model } from './state.ts'

const NOT_FREE = refuse('CZ-FREE-1', 'this is not what the effect lets it do for free')

/** CZ-FREE-1: no other Command through a free action, and only what the effect names. */
export function freeVerdict({ free }: ActAsk, doing: Doing): Verdict {
  if (!free) return ok
  const { skill, attack } = free
  const { action } = doing
  if (isCommand(doing) || (skill !== undefined && action.skill !== skill)) return NOT_FREE
  return attack !== undefined && action.attack !== attack ? NOT_FREE : ok
}

/** An action and what it is aimed at. */
export type Aim = { readonly action: string; readonly target: string }

/** An aim that everything allows but perhaps the Path of Attack: who must be seen for it, if anybody. */
type Open = Aim & { readonly seen: Model | undefined }

/** CZ-R-5: an action is offered for each legal target, or not at all. The menu's own verdict is the slow twin. */
export function aimsOf(ask: ActAsk, doings: readonly Doing[]): Aim[] {
  const { battle, model } = ask
  return openAims(ask, doings).filter(({ seen }) => !seen || pathVerdict(battle, model, seen) === ok)
}

/** Any of them, or none, each as likely as the others: of Paths of Attack only those drawn by lot are looked at. */
export function sampleAim(ask: ActAsk, doings: readonly Doing[], random: Random): Aim | undefined {
  const open = openAims(ask, doings)
  for (let left = open.length; left > 0; left--) {
    const at = random.below(left + 1)
    if (at === left) return undefined
    const aim = open[at] as Open
    if (!aim.seen || pathVerdict(ask.battle, ask.model, aim.seen) === ok) return aim
    open[at] = open[left - 1] as Open
  }
  return undefined
}

/** What is the same for every action of a model: who is on the table, whom it is Brawling with, and how far each is. */
type Around = {
  readonly models: readonly Model[]
  readonly brawlers: readonly Model[]
  readonly ranks: number[]
  /** The bands in which rivals are, once that was asked for; -1 before. */
  rivals: number
}

function openAims(ask: ActAsk, doings: readonly Doing[]): Open[] {
  const { battle, model } = ask
  const around: Around = { models: modelsOn(battle), brawlers: brawlersWith(battle, model), ranks: [], rivals: -1 }
  const open: Open[] = []
  for (const doing of doings) {
    // Most things nobody could ever do are told by there being nothing to do them to.
    if (isLooting(doing.id) && battle.bodies.length === 0) continue
    const { attack, bands } = doing.action
    if (attack && bands !== 0 && (bands & bandsOfRivals(ask, around)) === 0) continue
    if (!mayTry(ask, doing)) continue
    if (!needsTarget(doing)) add(open, ask, doing, '')
    else if (doing.id === 'drag') addDragged(open, ask, doing, around)
    else if (isLooting(doing.id)) addLooted(open, ask, doing, doing.id)
    else if (doing.id === 'climb') addClimbs(open, ask, doing)
    else addTargets(open, ask, doing, around)
  }
  return open
}

/** Whether an action may be tried at all, whatever it is aimed at. */
function mayTry(ask: ActAsk, doing: Doing): boolean {
  const { battle, model, against, free } = ask
  if (isLaunch(doing) && launchVerdict(battle, model, doing, against !== undefined, free !== undefined) !== ok)
    return false
  return freeVerdict(ask, doing) === ok && keywordVerdict(battle, model, doing) === ok
}

/** An aim that nothing else is against, unless it is no [RE]action. */
function add(open: Open[], ask: ActAsk, doing: Doing, target: string, seen?: Model): void {
  const { battle, model, against } = ask
  if (against !== undefined && reactionVerdict(battle, model, doing, target, against) !== ok) return
  open.push({ action: doing.id, target, seen })
}

function addDragged(open: Open[], ask: ActAsk, doing: Doing, { models, brawlers }: Around): void {
  const { battle, model } = ask
  for (const other of models) {
    if (other === model || !mayReach(model, other.at)) continue
    if (brawlers.length > 0 && !brawlers.includes(other)) continue
    if (dragVerdict(battle, model, other.id) === ok) add(open, ask, doing, other.id)
  }
  if (brawlers.length > 0) return
  for (const { id, at } of battle.loose)
    if (mayReach(model, at) && dragVerdict(battle, model, id) === ok) add(open, ask, doing, id)
}

function addLooted(open: Open[], ask: ActAsk, doing: Doing, how: 'loot-gear' | 'loot-goods'): void {
  const { battle, model } = ask
  for (const body of battle.bodies) {
    const id = idOfBody(body)
    if (mayReach(model, body.at) && lootVerdict(battle, model, how, id) === ok) add(open, ask, doing, id)
  }
}

function addClimbs(open: Open[], ask: ActAsk, doing: Doing): void {
  const { battle, model, against, free } = ask
  if (climbVerdict(battle, model, against === undefined && !free) !== ok) return
  for (const token of different(model.tokens)) add(open, ask, doing, token)
}

/** CZ-ACTION-7..11, CZ-BRAWL-3, CZ-BRAWL-4: as `targetVerdict`, but for the Path of Attack. */
function addTargets(open: Open[], ask: ActAsk, doing: Doing, around: Around): void {
  const { battle, model } = ask
  const { attack, bands } = doing.action
  const { models, brawlers } = around
  const isPlain = !isBasic(doing.id) && !isCommand(doing)
  for (let at = 0; at < models.length; at++) {
    const target = models[at] as Model
    if (attack && !areRivals(battle, model, target)) continue
    if (brawlers.length > 0 && !brawlers.includes(target)) continue
    const isSelf = target === model
    if (!isSelf && bands !== 0 && (bands & (1 << rankOf(ask, around, at))) === 0) continue
    if (!isPlain && ownVerdict(battle, model, doing, target) !== ok) continue
    if (meantVerdict(battle, model, doing, target) !== ok) continue
    add(open, ask, doing, target.id, isSelf ? undefined : target)
  }
}

/** The bands in which there are rivals it may attack, one bit a band: what reaches none of them attacks nobody. */
function bandsOfRivals(ask: ActAsk, around: Around): number {
  if (around.rivals >= 0) return around.rivals
  const { models, brawlers } = around
  let bands = 0
  for (let at = 0; at < models.length; at++) {
    const target = models[at] as Model
    if (!areRivals(ask.battle, ask.model, target)) continue
    if (brawlers.length === 0 || brawlers.includes(target)) bands |= 1 << rankOf(ask, around, at)
  }
  around.rivals = bands
  return bands
}

function rankOf({ battle, model }: ActAsk, around: Around, at: number): number {
  const known = around.ranks[at]
  if (known !== undefined) return known
  const rank = ranks[bandBetween(battle, model, around.models[at] as Model)]
  around.ranks[at] = rank
  return rank
}
