import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { isFreeAbility, useAbility } from './ability.ts'
import type { Option } from './action.ts'
import type { Walk } from './detour.ts'
import { type Change, changeCandidates, changeKey, changeText, changeVerdict, makeChange } from './equip.ts'
import { deciderFor, hunterOf, tableOptions, turnOf } from './lookup.ts'
import { chooseAction } from './menu.ts'
import { lengthOf, walk } from './move.ts'
import { capture } from './pickup.ts'
import { shoot } from './shoot.ts'
import type { ActionKind, State } from './state.ts'
import type { Table } from './table.ts'
import { makeTrade } from './trade.ts'
import { type Use, useCandidates, useCard, useKey, useRefs, useText, useVerdict } from './use.ts'
import { whyNotLoot } from './why-not.ts'

/** SN-ACTION-1 to SN-ACTION-5: one decision of the Action Phase. Returns whether the phase is over. */
export function act(table: Table, state: State): boolean {
  const { seat } = turnOf(state)
  const option = chooseAction(table, state, seat)
  if (option.do === 'end') return true
  perform(table, state, seat, option)
  return false
}

/** An action is spent before its effect, which may end the game. */
function spend(state: State, kind: ActionKind, cost = 1): void {
  const turn = turnOf(state)
  turn.left -= cost
  if (!turn.done.includes(kind)) turn.done.push(kind)
}

function perform(table: Table, state: State, seat: Seat, option: Exclude<Option, { do: 'end' }>): void {
  switch (option.do) {
    case 'move':
      move(table, state, seat, option)
      return
    case 'sprint':
      sprint(table, state, seat, option)
      return
    case 'shoot':
      spend(state, 'shoot')
      shoot(table, state, seat, option.guns, option.enemy)
      return
    case 'ability':
      if (!isFreeAbility(state, seat) && !isGunzerker(state, option)) spend(state, 'ability')
      useAbility(table, state, seat, option)
      return
    case 'equip':
    case 'remove':
      equip(table, state, seat, option)
      return
    case 'use':
      if (tableOptions(state).useLoot === 'free') useCard(table, state, seat, option)
      else equip(table, state, seat, option)
      return
    case 'trade':
      if (makeTrade(table, state, seat, option.ally, 'SN-TRADE-1')) spend(state, 'trade')
      else turnOf(state).declined.push(option.ally)
      return
    case 'pickup':
      spend(state, 'pickup')
      capture(table, state, seat, hunterOf(state, seat).square)
      return
  }
}

/** Gunzerking pays for its own switching on (SN-R-36). */
function isGunzerker(state: State, option: { readonly on: string }): boolean {
  return (
    option.on === '' && state.content.hunters[hunterOf(state, turnOf(state).seat).card]?.ability.does === 'gunzerking'
  )
}

/** SN-R-34: a first move remembers how far it went, for it may become a sprint. */
function move(table: Table, state: State, seat: Seat, to: Walk): void {
  const turn = turnOf(state)
  const first = turn.done.length === 0 && !turn.gunzerking
  spend(state, 'move')
  if (first) turn.walked = lengthOf(state, seat, to)
  walk(table, state, seat, to, false)
}

/** SN-SPRINT-1, SN-GUNZERK-4, SN-R-34: two actions, of which a move that is walked on has paid one. */
function sprint(table: Table, state: State, seat: Seat, to: Walk): void {
  const turn = turnOf(state)
  spend(state, 'move', turn.walked > 0 ? 1 : 2)
  turn.sprinted = !turn.gunzerking
  walk(table, state, seat, to, true)
}

const DONE = { do: 'done' } as const

/** An Equip action under way, and the cards it has touched. */
type Equipping = { readonly state: State; readonly seat: Seat; readonly touched: ReadonlySet<string> }
type FollowUp = Change | Use | typeof DONE

const once = refuse('SN-R-82', 'each card changes place once in an Equip action')
const between = refuse('SN-R-30', 'loot is used before, between or after actions, not in the middle of one')

function followUpVerdict(change: FollowUp, { state, seat, touched }: Equipping): Verdict {
  if (change.do === 'done') return ok
  if (change.do === 'use') return tableOptions(state).useLoot === 'free' ? between : useVerdict(state, seat, change)
  if (touched.has(change.card) || (change.do === 'equip' && touched.has(change.out))) return once
  return changeVerdict(state, hunterOf(state, seat), change)
}

const followUpCandidates = ({ state, seat }: Equipping): FollowUp[] => [
  ...changeCandidates(state, hunterOf(state, seat)),
  ...useCandidates(state, seat),
  DONE,
]

const equipWords: Words<FollowUp, Equipping> = {
  ask: 'equip',
  doing: 'equips a card',
  rule: 'SN-EQUIP-2',
  prompt: () => 'Equip and swap as many cards as you like in this action',
  key: (change) => (change.do === 'done' ? 'done' : change.do === 'use' ? useKey(change) : changeKey(change)),
  text: (change, { state }) => {
    if (change.do === 'done') return 'Done'
    return change.do === 'use' ? useText(state, change) : changeText(state, change)
  },
  kind: (change) => change.do,
  refs: (change) => {
    if (change.do === 'done') return []
    return change.do === 'use' ? useRefs(change) : [change.card]
  },
  candidates: followUpCandidates,
  verdict: followUpVerdict,
  whyNot: (key, { state, seat }) => whyNotLoot(key, state, seat),
}

/** SN-EQUIP-2, SN-R-30, SN-R-82: one Equip action changes any number of cards, each once. */
function equip(table: Table, state: State, seat: Seat, first: Change | Use): void {
  spend(state, 'equip')
  const touched = new Set<string>()
  const equipping = { state, seat, touched }
  let change: FollowUp = first
  while (change.do !== 'done') {
    touched.add(change.card)
    if (change.do === 'equip' && change.out !== '') touched.add(change.out)
    if (change.do === 'use') useCard(table, state, seat, change)
    else makeChange(table, state, seat, change)
    if (state.outcome) return
    const more = followUpCandidates(equipping).filter((next) => !followUpVerdict(next, equipping))
    if (more.length === 1) return
    change = table.ask(deciderFor(state, seat), pickOne(equipWords, more, equipping, DONE))
  }
}
