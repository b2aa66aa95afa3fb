import { readyAll } from '@muster/reaction'
import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { gearOf } from '../content/lookup.ts'
import { take } from './action.ts'
import { endActivation } from './activation.ts'
import { type Doing, doingOf } from './cards.ts'
import { passControl } from './control.ts'
import { clearMarks } from './difficult.ts'
import { combatForce } from './effects/force.ts'
import { endLasting } from './effects/lasting.ts'
import { happen, happenTo } from './effects/moments.ts'
import { isStunned } from './gonk.ts'
import { isOn, modelOf, nameOf } from './lookup.ts'
import { actQuestion } from './menu.ts'
import { reloadWhen } from './reload.ts'
import { canEnter, comeIn } from './reserve.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

const DONE = 'done'

type InspireAsk = { readonly battle: Battle; readonly seat: Seat }

const words: Words<string, InspireAsk> = {
  ask: 'gonk',
  rule: 'CZ-INSPIRE-3',
  prompt: () => 'Which Gonk acts next?',
  doing: 'inspires the team',
  key: (id) => id,
  text: (id, { battle }) => (id === DONE ? 'No more Gonks: make your tokens Ready' : nameOf(battle, { id })),
  kind: (id) => (id === DONE ? DONE : 'gonk'),
  refs: (id) => (id === DONE ? [] : [id]),
  candidates: ({ battle, seat }) => [
    ...battle.models.filter((model) => model.seat === seat && model.where !== 'out').map(({ id }) => id),
    DONE,
  ],
  verdict: (id, { battle }) => (id === DONE ? ok : gonkVerdict(battle, modelOf(battle, id))),
}

const NO_CHARACTER = refuse('CZ-INSPIRE-10', 'characters take no actions while their team is inspired')
const NO_DRONE = refuse('CZ-DRONE-11', 'a drone acts only when its program says so')
const HAS_ACTED = refuse('CZ-INSPIRE-2', 'a Gonk acts once while its team is inspired')
const IS_STUNNED = refuse('CZ-KEYWORD-23', 'a stunned Gonk acts again after the next time its team is inspired')
const NO_PLACE = refuse('CZ-R-113', 'there is nowhere for it to come in from Reserve')

/** CZ-INSPIRE-2, CZ-INSPIRE-10, CZ-KEYWORD-23, CZ-R-113: whether a model acts while its team is inspired. */
function gonkVerdict(battle: Battle, model: Model): Verdict {
  if (model.kind !== 'gonk') return model.kind === 'drone' ? NO_DRONE : NO_CHARACTER
  if (battle.inspired.includes(model.id)) return HAS_ACTED
  if (isStunned(model)) return IS_STUNNED
  return isOn(model) || canEnter(battle, model) ? ok : NO_PLACE
}

/** CZ-INSPIRE-1..5, CZ-INSPIRE-8..11: a Gonk is activated and acts once, or no more do: tokens Ready, and Control passes. */
export function inspire(table: Table, battle: Battle): void {
  const { control: seat, active } = battle
  if (active) return actOnce(table, battle, active)
  const gonks = gonksLeft(battle, seat).map(({ id }) => id)
  const id = gonks.length === 0 ? DONE : table.ask(seat, pickOne(words, [...gonks, DONE], { battle, seat }, DONE))
  if (id === DONE) return refresh(table, battle)
  const model = modelOf(battle, id)
  if (model.where === 'reserve') comeIn(table, battle, model)
  battle.inspired = [...battle.inspired, id]
  battle.active = { id, acts: 0 }
  if (isOn(model)) happen(table, battle, { on: 'activation-start', by: model })
}

/** CZ-INSPIRE-2, CZ-INSPIRE-4, CZ-GONK-3: the one action of a Gonk, if it takes it; what lasts for an activation is over with that. */
function actOnce(table: Table, battle: Battle, { id, acts }: NonNullable<Battle['active']>): void {
  const model = modelOf(battle, id)
  if (acts > 0 || !isOn(model) || isStunned(model)) return endActivation(table, battle)
  const { action, target, token } = table.ask(battle.control, actQuestion({ battle, model }))
  if (!isOn(model)) return
  if (action !== '') {
    const doing = doingOf(battle, model, action) as Doing
    return take(table, battle, { by: id, doing, target, token, isReaction: false })
  }
  table.tell({ event: 'rests', rule: 'CZ-INSPIRE-4', id })
  endActivation(table, battle)
}

/** CZ-INSPIRE-2, CZ-R-113: those that have not acted yet, on the table or able to come in from Reserve. */
function gonksLeft(battle: Battle, seat: Seat): Model[] {
  return battle.models.filter(
    (model) =>
      model.seat === seat && model.kind === 'gonk' && model.where !== 'out' && gonkVerdict(battle, model) === ok,
  )
}

const OFF = 'off'

const hackedWords: Words<string, InspireAsk> = {
  ask: 'hacked',
  rule: 'CZ-INSPIRE-12',
  prompt: () => 'One Hacked token comes off each of your characters. Does any of them keep its own?',
  doing: 'takes Hacked tokens off',
  key: (id) => (id === OFF ? OFF : `keep ${id}`),
  text: (id, { battle }) => (id === OFF ? 'Take one off each' : `${nameOf(battle, { id })} keeps it`),
  kind: (id) => (id === OFF ? OFF : 'hacked'),
  refs: (id) => (id === OFF ? [] : [id]),
}

/** CZ-INSPIRE-12, CZ-R-116: who keeps a Hacked token, as its owner likes. */
function keepHacked(table: Table, battle: Battle): readonly string[] {
  const seat = battle.control
  const kept: string[] = []
  for (;;) {
    const hacked = battle.models.filter(
      ({ id, seat: own, where, hacked: tokens }) => own === seat && where !== 'out' && tokens > 0 && !kept.includes(id),
    )
    if (hacked.length === 0) return kept
    const ids = hacked.map(({ id }) => id)
    const id = table.ask(seat, pickOne(hackedWords, [OFF, ...ids], { battle, seat }, OFF))
    if (id === OFF) return kept
    kept.push(id)
  }
}

/** CZ-INSPIRE-5..8, CZ-INSPIRE-12..14, CZ-CARDS-17, CZ-NET-19, CZ-R-75, CZ-R-115, CZ-R-116: tokens, cards, a Hacked token off each. */
function refresh(table: Table, battle: Battle): void {
  const kept = keepHacked(table, battle)
  for (const model of battle.models) {
    if (model.seat !== battle.control || model.where === 'out') continue
    clearMarks(model)
    readyAll(model.tokens)
    for (const held of model.gear)
      if (held.down && !gearOf(battle.content, held.card)?.refresh) {
        held.down = false
        combatForce.changed(battle)
      }
    if (model.hacked > 0 && !kept.includes(model.id)) model.hacked--
  }
  if (battle.programs.length > 0) {
    const own = battle.models.filter(({ seat }) => seat === battle.control)
    reloadWhen(table, battle, 'inspire', own)
  }
  endLasting(battle, 'inspire', battle.control)
  table.tell({ event: 'refreshed', rule: 'CZ-INSPIRE-5', seat: battle.control })
  happenTo(table, battle, 'inspire-end', battle.control)
  passControl(table, battle)
}
