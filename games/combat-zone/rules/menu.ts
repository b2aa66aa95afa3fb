import {
  colourOf,
  different,
  freeTokens,
  isWounded,
  payingTokens,
  type Token,
  tokenText,
  withToken,
} from '@muster/reaction'
import { type Offer, ok, pickOneOf, type Question, type Random, refuse, type Verdict, type Words } from '@muster/table'
import type { Skill } from '../content/grammar/vocabulary.ts'
import { needsTarget, targetVerdict } from './action.ts'
import { aimsOf, freeVerdict, sampleAim } from './aims.ts'
import { isLooting } from './basic.ts'
import { type Doing, doingOf, doingsOf, exhaustedDoings, nameOfDoing } from './cards.ts'
import { climbVerdict, twinVerdict } from './climb.ts'
import { bandBetween } from './components.ts'
import { dragVerdict } from './drag.ts'
import { cardKeywords } from './effects/standing.ts'
import { tokenOfGonk } from './gonk.ts'
import { keywordVerdict } from './keyword.ts'
import { modelOf, modelsOn, nameOf, nameOfThing } from './lookup.ts'
import { idOfBody, lootVerdict } from './loot.ts'
import { lengthOf } from './move.ts'
import { isLaunch, launchesOf, launchVerdict, tokenOfLaunch } from './net.ts'
import { coverAgainst } from './path.ts'
import { reactionVerdict } from './react.ts'
import type { Battle, Model } from './state.ts'

/** One thing a model may do: values only. An action without a name is to end here. */
export type ActOption = { readonly action: string; readonly target: string; readonly token: Token }

export type ActAsk = {
  readonly battle: Battle
  readonly model: Model
  /** Whose attack is [RE]acted to; none in an activation. */
  readonly against?: string | undefined
  /** CZ-FREE-1: which actions it may take for free. */
  readonly free?: { readonly skill?: Skill | undefined; readonly attack?: boolean | undefined } | undefined
}

const END: ActOption = { action: '', target: '', token: 'R+' }

const NOT_READY = refuse('CZ-ACTION-1', 'the token is Used')
const FACE_DOWN = refuse('CZ-CARDS-16', 'the card is exhausted')

/** An action that is spoken of, be it on a card that is exhausted. */
const namedDoing = (battle: Battle, model: Model, id: string): Doing =>
  (doingOf(battle, model, id) ?? exhaustedDoings(battle, model).find((one) => one.id === id)) as Doing

/** CZ-ACTION-2, CZ-GONK-2, CZ-NET-9: what an action may be paid with, or is rolled with where it is not. */
function tokensOf({ battle, model, free }: ActAsk, doing: Pick<Doing, 'id'>): Token[] {
  if (isLaunch(doing)) return [tokenOfLaunch(battle, doing)]
  if (model.kind !== 'character') return [tokenOfGonk(battle, model)]
  return free ? freeTokens(model.tokens) : payingTokens(model.tokens)
}

/** Whether an action may be aimed at something, and which rule is against it: the slow twin of `aimsOf`. */
function aimVerdict(ask: ActAsk, doing: Doing, target: string): Verdict {
  const { battle, model, against } = ask
  const launch = isLaunch(doing)
    ? launchVerdict(battle, model, doing, against !== undefined, ask.free !== undefined)
    : ok
  if (launch !== ok) return launch
  const limited = against === undefined ? ok : reactionVerdict(battle, model, doing, target, against)
  const own = freeVerdict(ask, doing)
  if (own !== ok) return own
  if (limited !== ok) return limited
  const tried = keywordVerdict(battle, model, doing)
  if (tried !== ok || !needsTarget(doing)) return tried
  if (doing.id === 'drag') return dragVerdict(battle, model, target)
  if (isLooting(doing.id)) return lootVerdict(battle, model, doing.id, target)
  if (doing.id === 'climb') return climbVerdict(battle, model, against === undefined && !ask.free)
  return targetVerdict(battle, model, doing, modelOf(battle, target))
}

/** What an action can be aimed at: everybody on the table, Bodies, or nobody in particular; for a climb with two actions its second token. */
function aimedAt({ battle, model }: ActAsk, doing: Doing): string[] {
  if (!needsTarget(doing)) return ['']
  if (doing.id === 'climb') return different(model.tokens)
  if (isLooting(doing.id)) return battle.bodies.map(idOfBody)
  const models = modelsOn(battle).map(({ id }) => id)
  return doing.id === 'drag' ? [...models, ...battle.loose.map(({ id }) => id)] : models
}

/** CZ-ACTION-1, CZ-CLIMB-8: whether a token pays for what it is aimed at. */
function payVerdict({ battle, model }: ActAsk, { action, target, token }: ActOption): Verdict {
  return action === 'climb' ? twinVerdict(battle, model, token, target as Token) : ok
}

const offer: Offer<ActOption, ActAsk> = {
  options: (ask) => {
    const aims = aimsOf(ask, doingsOf(ask.battle, ask.model))
    const all = aims.flatMap(({ action, target }) =>
      tokensOf(ask, { id: action }).map((token) => ({ action, target, token })),
    )
    return [...all.filter((option) => payVerdict(ask, option) === ok), END]
  },
  sample: (ask, random: Random) => {
    const aim = sampleAim(ask, doingsOf(ask.battle, ask.model), random)
    const tokens = aim ? tokensOf(ask, { id: aim.action }) : []
    if (!aim || tokens.length === 0) return END
    const { action, target } = aim
    const option = { action, target, token: tokens[random.below(tokens.length)] as Token }
    return payVerdict(ask, option) === ok ? option : END
  },
}

function candidates(ask: ActAsk): ActOption[] {
  const { battle, model } = ask
  const all = [...doingsOf(battle, model), ...exhaustedDoings(battle, model)].flatMap((doing) => {
    const tokens = model.kind === 'character' && !isLaunch(doing) ? [...new Set(model.tokens)] : tokensOf(ask, doing)
    return aimedAt(ask, doing).flatMap((target) => tokens.map((token) => ({ action: doing.id, target, token })))
  })
  return [...all, END]
}

function verdict(option: ActOption, ask: ActAsk): Verdict {
  const { action, target, token } = option
  if (action === '') return ok
  const doing = doingOf(ask.battle, ask.model, action)
  if (!doing) return FACE_DOWN
  const aim = aimVerdict(ask, doing, target)
  if (aim !== ok) return aim
  return tokensOf(ask, doing).includes(token) ? payVerdict(ask, option) : NOT_READY
}

function keyOf({ action, target, token }: ActOption): string {
  if (action === '') return 'end'
  const aim = target === '' ? action : `${action} ${target}`
  return isLaunch({ id: action }) ? aim : withToken(aim, token)
}

function labelOf({ action, target }: ActOption, { battle, model, against }: ActAsk): string {
  if (action === '') return against === undefined ? 'End here' : 'No [RE]action'
  const name = nameOfDoing(battle, namedDoing(battle, model, action))
  if (target === '' || action === 'climb') return name
  return `${name}: ${target === model.id ? 'itself' : nameOfThing(battle.content, target)}`
}

/** What an action is called, whomever it is aimed at. */
function groupOf(option: ActOption, ask: ActAsk): string {
  if (option.action === '') return labelOf(option, ask)
  return nameOfDoing(ask.battle, namedDoing(ask.battle, ask.model, option.action))
}

/** What is paid with is always Ready: its colour says enough, unless it was another. */
const paidText = (token: Token): string => (isWounded(token) ? tokenText(token) : colourOf(token).toUpperCase())

function detailOf({ action, target, token }: ActOption, { battle, model }: ActAsk): string {
  if (action === '') return ''
  const paid = paidText(token)
  if (action === 'climb') return `${paid}, then ${paidText(target as Token)}`
  if (action === 'move' || action === 'drag') {
    const far = lengthOf(battle, model, action === 'drag' ? 'red' : colourOf(token))
    return `${paid}, up to ${far / 100} in`
  }
  if (target === '' || target === model.id || isLooting(action)) return paid
  const other = modelOf(battle, target)
  const doing = namedDoing(battle, model, action)
  const keywords = cardKeywords(battle, model, doing.action, other)
  const cover = coverAgainst(battle, model, { ...doing.action, keywords }, other)
  const range = `${bandBetween(battle, model, other).toUpperCase()} range`
  return `${isLaunch(doing) ? '' : `${paid} token, `}${range}${cover > 0 ? `, cover +${cover}` : ''}`
}

const words: Words<ActOption, ActAsk> = {
  ask: 'act',
  rule: 'CZ-ACTION-24',
  prompt: ({ battle, model, against }) =>
    against === undefined
      ? `What does ${nameOf(battle, model)} do?`
      : `What is the [RE]action of ${nameOf(battle, model)}?`,
  doing: 'chooses an action',
  key: keyOf,
  text: (option, ask) => {
    const detail = detailOf(option, ask)
    return detail === '' ? labelOf(option, ask) : `${labelOf(option, ask)} (${detail})`
  },
  kind: ({ action }) => (action === '' ? 'end' : action),
  label: labelOf,
  detail: detailOf,
  group: groupOf,
  refs: ({ action, target }, { model }) => (target === '' || action === 'climb' ? [model.id] : [model.id, target]),
  candidates,
  verdict,
}

/** CZ-R-97: whether there is a program it could launch now. */
export function canLaunch(battle: Battle, model: Model): boolean {
  const launches = launchesOf(battle, model)
  return launches.length > 0 && aimsOf({ battle, model, against: undefined, free: undefined }, launches).length > 0
}

/** CZ-CONTROL-8, CZ-CONTROL-9, CZ-ACTION-24, CZ-REACT-2: what a model does next, or that it does nothing more. */
export function actQuestion({ battle, model, against, free }: ActAsk): Question<ActOption> {
  return pickOneOf(words, offer, { battle, model, against, free }, END)
}
