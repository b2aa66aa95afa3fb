import { hasReady, inOrderOfWounds, openBatch, putFirst, type ReactionLimit, takeNext } from '@muster/reaction'
import type { Hex } from '@muster/space'
import { mapped, ok, pickSome, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { act } from './act.ts'
import { isKeptFrom } from './effects/liberty.ts'
import { decide } from './group.ts'
import { hunterOf, isOnBoard, isUp, nameOf, tableOptions, takeOut } from './lookup.ts'
import { takeOutHunter } from './out.ts'
import { seesZone } from './sight.ts'
import type { Hunter, React, State, Todo, Volley, Wounded } from './state.ts'
import type { Table } from './table.ts'

/**
 * AB-REACT-1, AB-REACT-2, AB-REACT-13, AB-R-58, AB-R-96: settled once, when the attack is over: the wounded, and whoever sees one
 * of them. In the order of the book: the wounded as they were wounded, then clockwise (AB-REACT-11). AB-R-50: who is taken out has
 * its fight for its life, whatever hits came before.
 */
export function openReactions(
  table: Table,
  state: State,
  { by, wounded: dealt }: Pick<Volley, 'by' | 'wounded'>,
  limit: ReactionLimit | undefined,
): void {
  if (dealt.length === 0) return
  const all = dealt.map(({ id }) => id)
  const wounded = inOrderOfWounds(all, tableOptions(state).rapidReactions === 'one-per-hit')
  const zones = dealt.map((one) => zoneNow(state, one))
  const first = state.hunters.findIndex(({ id }) => id === wounded[0])
  const clockwise = state.hunters.map((_, at) => state.hunters[(first + at) % state.hunters.length] as Hunter)
  const others = clockwise.filter(
    (hunter) => !wounded.includes(hunter.id) && isUp(hunter) && zones.some((zone) => seesZone(state, hunter, zone)),
  )
  const isFirst = (hunter: Hunter, at: number, all: readonly Hunter[]) => all.indexOf(hunter) === at
  const there = [...wounded.map((id) => hunterOf(state, id)), ...others]
    .filter(isOnBoard)
    .filter((hunter, at, all) => !hunter.dying || isFirst(hunter, at, all))
  const waiting = mapped(there, ({ id, dying }) => (dying ? { id, dying: true as const } : { id }))
  const batch = openBatch(by, waiting, limit)
  if (!batch) return
  const able = there.filter((hunter) => !isKeptFrom(state, 'react', hunter))
  const hunters = [...new Set(able.map(({ id }) => id))]
  if (hunters.length > 0) table.tell({ event: 'reactions', rule: 'AB-REACT-1', hunters })
  state.todo.splice(placeOf(state), 0, { do: 'react', batch, asked: false })
}

/** What belongs to an action, an attack or a [RE]action that is not finished yet. */
const UNDER_WAY: readonly Todo['do'][] = ['drop', 'blast', 'lifesteal', 'shots', 'volley', 'fight']

/** AB-REACT-6, AB-R-57, AB-R-94: [RE]actions come when what is under way is finished, Loot, blasts and Lifesteal with it. */
function placeOf({ todo }: State): number {
  return todo.findLastIndex((waiting) => !UNDER_WAY.includes(waiting.do)) + 1
}

/** AB-R-58, AB-R-96: where a wounded hunter is when the attack is over; whoever is out, where it stood. */
function zoneNow(state: State, { id, zone }: Wounded): Hex {
  const hunter = hunterOf(state, id)
  return isOnBoard(hunter) ? hunter.zone : zone
}

interface ReactAsk {
  readonly state: State
  readonly by: string
}

interface WillAsk extends ReactAsk {
  readonly seat: Seat
  /** Those who have the right to. */
  readonly waiting: readonly string[]
}

const ofAnother = refuse('AB-R-23', 'whether to [RE]act is for its own player to say')
const cannotSee = refuse('AB-REACT-2', 'only who was wounded, and who sees somebody wounded, may [RE]act')
const hasNoToken = refuse('AB-REACT-4', 'a [RE]action takes a Ready token, and no card against it')

function willVerdict(id: string, { state, seat, waiting }: WillAsk): Verdict {
  const hunter = hunterOf(state, id)
  if (!waiting.includes(id)) return cannotSee
  if (hunter.seat !== seat) return ofAnother
  return canReact(state, hunter) ? ok : hasNoToken
}

const willWords: Words<string, WillAsk> = {
  ask: 'react',
  doing: 'may [RE]act',
  rule: 'AB-REACT-3',
  prompt: ({ state, by }) => `Which of your hunters [RE]act to the attack of ${nameOf(state, by)}?`,
  key: (id) => id,
  text: (id, { state }) => `${nameOf(state, id)}${hunterOf(state, id).dying ? ', fighting for its life' : ''}`,
  refs: (id) => [id],
  candidates: ({ state }) => state.hunters.map(({ id }) => id),
  verdict: willVerdict,
}

const orderWords: Words<string, ReactAsk> = {
  ask: 'reacts next',
  doing: 'puts [RE]actions in order',
  rule: 'AB-REACT-10',
  prompt: () => 'Who [RE]acts next?',
  key: (id) => id,
  text: (id, { state }) => nameOf(state, id),
  refs: (id) => [id],
}

/** AB-REACT-3, AB-R-103: which hunters their players want to [RE]act; whoever takes some over in between is asked about them anew. */
function willingOf(
  table: Table,
  state: State,
  able: readonly string[],
  about: { readonly by: string; readonly waiting: readonly string[] },
): string[] {
  const seats: Seat[] = []
  for (const id of able) {
    const { seat } = hunterOf(state, id)
    if (!seats.includes(seat)) seats.push(seat)
  }
  const asks = mapped(seats, (seat) => {
    const ids = able.filter((id) => hunterOf(state, id).seat === seat)
    return { seat, question: pickSome(willWords, ids, 0, ids.length, { state, ...about, seat }) }
  })
  const players = mapped(able, (id) => hunterOf(state, id).seat)
  const willing: string[] = []
  for (const ids of table.askAll(asks)) willing.push(...ids)
  const taken = able.filter((id, at) => hunterOf(state, id).seat !== players[at] && !willing.includes(id))
  return taken.length === 0 ? willing : [...willing, ...willingOf(table, state, taken, about)]
}

/**
 * AB-REACT-3, AB-REACT-4, AB-REACT-10, AB-REACT-11, AB-R-96: each player says who will; the group puts them in order. Who cannot yet
 * waits behind them, for a token that one of them may ready.
 */
function settleReactions(table: Table, state: State, react: React): void {
  const { batch } = react
  const waiting = mapped(batch.waiting, ({ id }) => id)
  const able: string[] = []
  for (const id of waiting) if (!able.includes(id) && canReact(state, hunterOf(state, id))) able.push(id)
  const willing = willingOf(table, state, able, { by: batch.by, waiting })
  const left = waiting.filter((id) => willing.includes(id))
  const order: string[] = []
  while (left.length > 0) {
    const next = decide(table, state, [...new Set(left)], {
      words: orderWords,
      context: { state, by: batch.by },
      wayOut: left[0] as string,
    })
    takeOut(left, next)
    order.push(next)
  }
  const given = batch.waiting.filter(({ id, dying }) => dying && !willing.includes(id))
  batch.waiting = batch.waiting.filter(({ id, dying }) => willing.includes(id) || !(able.includes(id) || dying))
  putFirst(batch, order)
  react.asked = true
  for (const { id } of given) takeOutHunter(table, state, hunterOf(state, id), batch.by, 'AB-FFYL-6')
}

/** AB-REACT-4, AB-KEYWORD-48: a Ready token of its own, or one on a Run And Gun weapon; and no card against it. */
export function canReact(state: State, hunter: Hunter): boolean {
  const { tokens, gear, zone } = hunter
  if (zone < 0 || isKeptFrom(state, 'react', hunter)) return false
  return hasReady(tokens) || gear.some(({ down, run }) => !down && run === 'Y+')
}

/** AB-REACT-5..7, AB-R-56: one [RE]action after the other; then the turn goes on where it stopped. */
export function reactOn(table: Table, state: State): void {
  const react = state.todo.at(-1) as React
  if (!react.asked) {
    settleReactions(table, state, react)
    return
  }
  const next = takeNext(react.batch)
  if (!next) {
    state.todo.pop()
    return
  }
  const hunter = hunterOf(state, next.id)
  if (!isOnBoard(hunter)) return
  if (!canReact(state, hunter)) {
    if (hunter.dying) takeOutHunter(table, state, hunter, react.batch.by, 'AB-FFYL-2')
    return
  }
  if (next.dying) state.todo.push({ do: 'fight', hunter: hunter.id, won: false, by: react.batch.by })
  act(table, state, hunter, { isReaction: true, limit: react.batch.limit, free: undefined })
}
