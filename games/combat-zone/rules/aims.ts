import { different, hasKeyword } from '@muster/reaction'
import { makeSideNote, ok, type Random, refuse, type Verdict } from '@muster/table'
import { meantVerdict, needsTarget, ownVerdict } from './action.ts'
import { isForOwn, isLooting } from './basic.ts'
import { isInReach, mayReach } from './brawl.ts'
import type { Doing } from './cards.ts'
import { climbVerdict } from './climb.ts'
import { baseOf, rankBetween, ranks, toleranceOf } from './components.ts'
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

/** What may be the target of an action, as far as that is the same whoever takes it. */
type Aimed = 'nobody' | 'drag' | 'loot' | 'climb' | 'own' | 'rivals' | 'all'

/** What of an action every menu asks, read off it once. */
type Printed = {
  readonly aimed: Aimed
  readonly bands: number
  /** Only what is launched, commands or has a keyword may be forbidden as such. */
  readonly isTried: boolean
  /** What no rule of its own judges, as it does what is for the own team and every Command. */
  readonly isPlain: boolean
}

/** Kept beside each action, and beside the list of all that a model can do. */
const printed = makeSideNote<Printed>()
const allPrinted = makeSideNote<readonly Printed[]>()

function printedOn(doings: readonly Doing[]): readonly Printed[] {
  const known = allPrinted.get(doings)
  if (known) return known
  const all: Printed[] = []
  for (const doing of doings) {
    const one = printed.get(doing) ?? readOff(doing)
    printed.set(doing, one)
    all.push(one)
  }
  allPrinted.set(doings, all)
  return all
}

function readOff(doing: Doing): Printed {
  const { keywords, bands } = doing.action
  const isTried =
    isLaunch(doing) || isCommand(doing) || hasKeyword(keywords, 'difficult') || hasKeyword(keywords, 'complex')
  return { aimed: aimedAt(doing), bands, isTried, isPlain: !isForOwn(doing.id) && !isCommand(doing) }
}

function aimedAt(doing: Doing): Aimed {
  const { id, action } = doing
  if (!needsTarget(doing)) return 'nobody'
  if (id === 'drag' || id === 'climb') return id
  if (isLooting(id)) return 'loot'
  if (action.attack) return 'rivals'
  return isForOwn(id) ? 'own' : 'all'
}

/** What is the same for every action of a model: who is on the table, whom it is Brawling with, and how far each is. */
type Around = {
  readonly models: readonly Model[]
  readonly brawlers: readonly Model[]
  /** The band of each, by its place; its own is the nearest. */
  readonly ranks: readonly number[]
  /** The places among the models of its own team, itself included, and of its rivals. */
  readonly own: readonly number[]
  readonly rivals: readonly number[]
  /** The bands in which there are rivals it may attack, one bit a band: what reaches none of them attacks nobody. */
  readonly bandsOfRivals: number
}

function lookAround({ battle, model }: ActAsk): Around {
  const models = modelsOn(battle)
  const [base, slack] = [baseOf(battle, model), toleranceOf(battle)]
  const ranks: number[] = []
  const own: number[] = []
  const rivals: number[] = []
  const brawlers: Model[] = []
  let bandsOfRivals = 0
  for (let at = 0; at < models.length; at++) {
    const other = models[at] as Model
    const rank = rankBetween(base, baseOf(battle, other), slack)
    ranks.push(rank)
    if (!areRivals(battle, model, other)) own.push(at)
    else {
      rivals.push(at)
      bandsOfRivals |= 1 << rank
      if (rank === RED && isInReach(battle, model, other)) brawlers.push(other)
    }
  }
  return { models, brawlers, ranks, own, rivals, bandsOfRivals: brawlers.length > 0 ? 1 << RED : bandsOfRivals }
}

const RED = ranks.red

function openAims(ask: ActAsk, doings: readonly Doing[]): Open[] {
  const open: Open[] = []
  if (doings.length === 0) return open
  const { bodies } = ask.battle
  const around = lookAround(ask)
  const all = printedOn(doings)
  for (let at = 0; at < doings.length; at++) {
    const doing = doings[at] as Doing
    const { aimed, bands, isTried, isPlain } = all[at] as Printed
    // Most things nobody could ever do are told by there being nothing to do them to.
    if (aimed === 'loot' && bodies.length === 0) continue
    if (aimed === 'rivals' && bands !== 0 && (bands & around.bandsOfRivals) === 0) continue
    if (aimed === 'own' && around.brawlers.length > 0) continue
    if ((isTried || ask.free) && !mayTry(ask, doing)) continue
    if (aimed === 'nobody') add(open, ask, doing, '')
    else if (aimed === 'drag') addDragged(open, ask, doing, around)
    else if (aimed === 'loot') addLooted(open, ask, doing)
    else if (aimed === 'climb') addClimbs(open, ask, doing)
    else if (aimed === 'all') addAll(open, ask, doing, around, isPlain)
    else for (const one of around[aimed]) addTarget(open, ask, doing, around, isPlain, one)
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

/** CZ-DRAG-2, CZ-R-28, CZ-DRONE-4: as `dragVerdict`. */
function addDragged(open: Open[], ask: ActAsk, doing: Doing, { models, brawlers, ranks }: Around): void {
  const { battle, model } = ask
  for (let at = 0; at < models.length; at++) {
    const other = models[at] as Model
    if (ranks[at] !== RED || other === model || other.kind === 'drone') continue
    if (brawlers.length > 0 ? brawlers.includes(other) : isInReach(battle, model, other))
      add(open, ask, doing, other.id)
  }
  if (brawlers.length > 0) return
  for (const { id, at } of battle.loose)
    if (mayReach(model, at) && dragVerdict(battle, model, id) === ok) add(open, ask, doing, id)
}

function addLooted(open: Open[], ask: ActAsk, doing: Doing): void {
  const { battle, model } = ask
  for (const body of battle.bodies) {
    const id = idOfBody(body)
    if (mayReach(model, body.at) && lootVerdict(battle, model, doing.id, id) === ok) add(open, ask, doing, id)
  }
}

function addClimbs(open: Open[], ask: ActAsk, doing: Doing): void {
  const { battle, model, against, free } = ask
  if (climbVerdict(battle, model, against === undefined && !free) !== ok) return
  for (const token of different(model.tokens)) add(open, ask, doing, token)
}

function addAll(open: Open[], ask: ActAsk, doing: Doing, around: Around, isPlain: boolean): void {
  for (let at = 0; at < around.models.length; at++) addTarget(open, ask, doing, around, isPlain, at)
}

/** CZ-ACTION-7..11, CZ-BRAWL-3, CZ-BRAWL-4: as `targetVerdict`, but for the Path of Attack. */
function addTarget(
  open: Open[],
  ask: ActAsk,
  doing: Doing,
  { models, brawlers, ranks }: Around,
  isPlain: boolean,
  at: number,
): void {
  const { battle, model } = ask
  const { bands } = doing.action
  const target = models[at] as Model
  const isSelf = target === model
  if (!isSelf && bands !== 0 && (bands & (1 << (ranks[at] as number))) === 0) return
  if (brawlers.length > 0 && !brawlers.includes(target)) return
  if (!isPlain && ownVerdict(battle, model, doing, target) !== ok) return
  if (meantVerdict(battle, model, doing, target) !== ok) return
  add(open, ask, doing, target.id, isSelf ? undefined : target)
}
