import { hasReady, isReady } from '@muster/reaction'
import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { take } from './action.ts'
import { beginActivation, endActivation } from './activation.ts'
import { type Doing, doingOf } from './cards.ts'
import { setToWork } from './drone.ts'
import { happen, happenTo } from './effects/moments.ts'
import { controlsOf } from './end.ts'
import { countControl, haveControl } from './have-control.ts'
import { hasLeft, isOn, modelOf, nameOf, nextRival } from './lookup.ts'
import { actQuestion, canLaunch } from './menu.ts'
import { canEnter, comeIn } from './reserve.ts'
import { limitOf } from './scenario.ts'
import type { Battle, Model, Side } from './state.ts'
import type { Table } from './table.ts'
import { partnerOf } from './teamplay.ts'

const INSPIRE = 'inspire'
const LEAVE = 'leave'

type ControlAsk = { readonly battle: Battle; readonly seat: Seat }

const NO_TOKEN = refuse('CZ-CONTROL-6', 'only a character with a Ready token is activated')
const NO_GONK = refuse('CZ-CONTROL-7', 'a Gonk is not activated so: it acts when its team is inspired')
const NO_DRONE = refuse('CZ-DRONE-11', 'a drone acts only when its program says so')
const ALL_READY = refuse('CZ-CONTROL-13', 'every token is Ready: a character must be activated')

const NO_PLACE = refuse('CZ-R-113', 'there is nowhere for it to come in from Reserve')

/** CZ-R-113: those in Reserve count as those on the table do. */
const ownIn = ({ models }: Battle, seat: Seat): Model[] =>
  models.filter((model) => model.seat === seat && (model.where === 'table' || model.where === 'reserve'))

const candidates = ({ battle, seat }: ControlAsk): string[] => [...ownIn(battle, seat).map(({ id }) => id), INSPIRE]

/** CZ-CONTROL-6, CZ-CONTROL-7, CZ-R-113: whether a model may be activated. */
function activationVerdict(battle: Battle, model: Model): Verdict {
  if (model.kind !== 'character') return model.kind === 'drone' ? NO_DRONE : NO_GONK
  if (!hasReady(model.tokens)) return NO_TOKEN
  return isOn(model) || canEnter(battle, model) ? ok : NO_PLACE
}

/** CZ-CONTROL-4, CZ-CONTROL-6, CZ-CONTROL-7, CZ-CONTROL-12, CZ-CONTROL-13, CZ-R-73, CZ-R-74, CZ-R-83. */
function verdict(option: string, { battle, seat }: ControlAsk): Verdict {
  if (option === LEAVE) return ok
  if (option !== INSPIRE) return activationVerdict(battle, modelOf(battle, option))
  const characters = ownIn(battle, seat).filter(({ kind }) => kind === 'character')
  const isFresh = characters.every(({ tokens }) => tokens.every(isReady))
  return isFresh && characters.some((model) => activationVerdict(battle, model) === ok) ? ALL_READY : ok
}

const isModel = (option: string): boolean => option !== INSPIRE && option !== LEAVE

const words: Words<string, ControlAsk> = {
  ask: 'control',
  rule: 'CZ-CONTROL-4',
  prompt: () => 'You have Control: activate a character, or inspire your team?',
  doing: 'takes Control',
  key: (option) => (isModel(option) ? `activate ${option}` : option),
  text: (option, { battle }) => {
    if (option === INSPIRE) return 'Inspire your team'
    return option === LEAVE ? 'Leave it to your team-mate' : `Activate ${nameOf(battle, modelOf(battle, option))}`
  },
  kind: (option) => (isModel(option) ? 'activate' : option),
  detail: (option, { battle }) => {
    if (!isModel(option)) return ''
    const { tokens, where } = modelOf(battle, option)
    const from = where === 'reserve' ? ', comes in from Reserve' : ''
    return `${tokens.filter(isReady).length} of ${tokens.length} Ready${from}`
  },
  refs: (option) => (isModel(option) ? [option] : []),
  candidates,
  verdict,
}

/**
 * CZ-CONTROL-1, CZ-CONTROL-2, CZ-CONTROL-4, CZ-TEAMPLAY-2, CZ-TEAMPLAY-3: whoever has Control activates a character or inspires the team; of a
 * team, one player is asked and may leave it to the other.
 */
export function takeControl(table: Table, battle: Battle): void {
  const seat = battle.control
  const partner = battle.leftToPartner ? undefined : partnerOf(battle, seat)
  if (partner !== undefined && ownIn(battle, seat).length === 0) return leaveTo(battle, partner)
  const ask = { battle, seat }
  const own: string[] = []
  for (const model of ownIn(battle, seat)) if (activationVerdict(battle, model) === ok) own.push(model.id)
  if (verdict(INSPIRE, ask) === ok) own.push(INSPIRE)
  const options = partner !== undefined && ownIn(battle, partner).length > 0 ? [...own, LEAVE] : own
  const choice = options.length === 1 ? (options[0] as string) : table.ask(seat, pickOne(words, options, ask))
  if (choice === LEAVE) {
    if (!hasLeft(battle, { seat: partner as Seat })) leaveTo(battle, partner as Seat)
    return
  }
  if (choice === INSPIRE) {
    battle.stage = 'inspire'
    battle.inspired = []
    table.tell({ event: 'inspires', rule: 'CZ-INSPIRE-1', seat })
    happenTo(table, battle, 'inspire-start', seat)
    setToWork(battle, 'inspire', (drone) => drone.seat === seat)
    return
  }
  table.tell({ event: 'activates', rule: 'CZ-CONTROL-5', id: choice })
  beginActivation(table, battle, choice)
}

/** CZ-TEAMPLAY-3: the Control of a team is counted once, for whoever uses it. */
function leaveTo(battle: Battle, partner: Seat): void {
  const [from, to] = [battle.sides[battle.control] as Side, battle.sides[partner] as Side]
  from.controls--
  to.controls++
  battle.control = partner
  battle.leftToPartner = true
}

/**
 * CZ-CONTROL-5, CZ-CONTROL-8, CZ-CONTROL-9, CZ-CONTROL-11: one action of the Active Model, or the end of its activation. CZ-RESERVE-2, CZ-R-113: from Reserve it comes
 * in before its first action; who went there later, or finds no place, is done.
 */
export function activation(table: Table, battle: Battle): void {
  const { id, acts } = battle.active as NonNullable<Battle['active']>
  const model = modelOf(battle, id)
  if (model.where === 'reserve') {
    if (acts > 0 || !canEnter(battle, model)) return passControl(table, battle)
    comeIn(table, battle, model)
    if (isOn(model)) happen(table, battle, { on: 'activation-start', by: model })
    return
  }
  if (!canAct(battle, model)) return passControl(table, battle)
  const { action, target, token } = table.ask(model.seat, actQuestion({ battle, model }))
  if (!isOn(model)) return
  if (action === '') {
    table.tell({ event: 'rests', rule: 'CZ-CONTROL-9', id })
    return passControl(table, battle)
  }
  take(table, battle, { by: id, doing: doingOf(battle, model, action) as Doing, target, token, isReaction: false })
}

/** CZ-CONTROL-8, CZ-NET-34, CZ-R-78, CZ-R-97: as long as it has Ready tokens or programs to launch; a Gonk that was commanded acts once. */
function canAct(battle: Battle, model: Model): boolean {
  const { active } = battle
  if (!isOn(model) || active?.over) return false
  if (model.kind !== 'character') return active?.acts === 0
  return hasReady(model.tokens) || canLaunch(battle, model)
}

/** CZ-CONTROL-11, CZ-MULTIPLAYER-4, CZ-MULTIPLAYER-5, CZ-TEAMPLAY-2, CZ-TEAMPLAY-5: to the next rival clockwise. */
export function passControl(table: Table, battle: Battle): void {
  endActivation(table, battle)
  battle.inspired = []
  battle.stage = 'control'
  battle.leftToPartner = undefined
  battle.control = nextRival(battle, battle.control)
  if (controlsOf(battle, battle.control) >= limitOf(battle, battle.control)) return countControl(battle)
  table.tell({ event: 'control', rule: 'CZ-CONTROL-11', seat: battle.control })
  haveControl(table, battle)
}
