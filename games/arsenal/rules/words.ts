import type { GameEvent } from '@muster/table'
import { nameOf, seatName, titleOf } from './lookup.ts'
import type { State } from './state.ts'

// biome-ignore lint/suspicious/noExplicitAny: each kind of event has details of its own
type Telling = (event: any, names: Names) => string

type Names = {
  seat(seat: unknown): string
  thing(id: unknown): string
  card(id: unknown): string
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
const seats = (list: unknown, names: Names): string => (list as number[]).map((seat) => names.seat(seat)).join(' and ')
const energyOf = (energy: { ready: number; marked: number; burned: number }): string =>
  `${energy.ready}/${energy.marked}/${energy.burned}`

/** What happened, one sentence an event. */
const tellings: Record<string, Telling> = {
  edit: () => 'The position was edited.',
  dice: ({ seat, faces, why }, names) => `${names.seat(seat)} rolls ${why}: ${(faces as number[]).join(', ')}.`,
  mech: ({ seat, mech }, names) => `${names.seat(seat)} pilots ${names.card(mech)}.`,
  first: ({ seat }, names) => `${names.seat(seat)} takes the first turn.`,
  mulligan: ({ seat }, names) => `${names.seat(seat)} exchanges the first hand.`,
  phase: ({ phase, seat, turn }, names) => `Turn ${turn} of ${names.seat(seat)}: ${phase} phase.`,
  unmark: ({ seat, energy }, names) => `${names.seat(seat)} unmarks all cards; Energy ${energyOf(energy)}.`,
  refresh: ({ seat, energy }, names) => `${names.seat(seat)} refreshes one Energy; ${energyOf(energy)}.`,
  restore: ({ seat, pools }, names) =>
    `${names.seat(seat)} restores the pools to ${pools.attack}/${pools.evasion}/${pools.armor}.`,
  drew: ({ seat, card }, names) => `${names.seat(seat)} draws ${card === undefined ? 'a card' : names.card(card)}.`,
  declared: ({ seat, kind, card, target, strikes, x }, names) => {
    const what =
      kind === 'move' ? 'a standard move' : kind === 'card' ? names.card(card) : `the function of ${names.card(card)}`
    const aims = (strikes ?? (target === undefined ? [] : [target])) as string[]
    return `${names.seat(seat)} declares ${what}${x ? ` with X = ${x}` : ''}${aims.length > 0 ? ` at ${aims.map((id) => names.thing(id)).join(', ')}` : ''}.`
  },
  paid: ({ seat, cost, energy }, names) => `${names.seat(seat)} pays ${cost} Energy and has ${energyOf(energy)}.`,
  marked: ({ id }, names) => `${names.thing(id)} is marked.`,
  unmarked: ({ id }, names) => `${names.thing(id)} is unmarked.`,
  offer: ({ seat }, names) => `${names.seat(seat)} has initiative.`,
  pass: ({ seat }, names) => `${names.seat(seat)} passes.`,
  resolves: ({ seat, card }, names) => `${names.seat(seat)}: ${names.card(card)} takes effect.`,
  disrupted: ({ seat, card }, names) => `${names.card(card)} of ${names.seat(seat)} is disrupted.`,
  'strikes-lost': ({ seat, count }, names) => `${plural(count, 'strike')} of ${names.seat(seat)} lose their target.`,
  'strike-off': ({ card, target }, names) => `${names.card(card)} cannot reach ${names.thing(target)} any more.`,
  copy: ({ card, target }, names) => `${names.card(card)} fires again at ${names.thing(target)}.`,
  'attack-roll': ({ seat, dice, pulled }, names) =>
    `${names.seat(seat)} makes the attack roll with ${plural(dice, 'die', 'dice')}, ${pulled} of them from the pool.`,
  'evasion-roll': ({ seat, dice, pulled }, names) =>
    `${names.seat(seat)} makes the evasion roll with ${plural(dice, 'die', 'dice')}, ${pulled} of them from the pool.`,
  hit: ({ card, target, hits, evaded }, names) =>
    `${names.card(card)} hits ${names.thing(target)}, ${hits} to ${evaded}.`,
  miss: ({ card, target, hits, evaded }, names) =>
    `${names.card(card)} misses ${names.thing(target)}, ${hits} to ${evaded}.`,
  prevented: ({ to, amount }, names) => `${amount} damage to ${names.thing(to)} is prevented.`,
  armor: ({ seat, successes, incoming }, names) =>
    `The armor of ${names.seat(seat)} stops ${Math.min(successes, incoming)} of ${incoming} damage.`,
  damage: ({ to, amount, total }, names) => `${names.thing(to)} takes ${amount} damage and has ${total}.`,
  repaired: ({ id, amount, total }, names) =>
    `${names.thing(id)} loses ${plural(amount, 'damage counter')} and has ${total}.`,
  explosive: ({ seat, amount }, names) =>
    `The explosion deals ${amount} damage to each Personal Object of ${names.seat(seat)}.`,
  destroyed: ({ id }, names) => `${names.thing(id)} is destroyed.`,
  scrapped: ({ seat, card }, names) => `${names.card(card)} goes to the Scrapheap of ${names.seat(seat)}.`,
  removed: ({ card }, names) => `${names.card(card)} leaves the game.`,
  returned: ({ seat, card }, names) => `${names.card(card)} returns to the hand of ${names.seat(seat)}.`,
  recovered: ({ seat, card, to }, names) =>
    `${names.seat(seat)} returns ${names.card(card)} from the Scrapheap to the ${to === 'hand' ? 'hand' : 'Reserve'}.`,
  'in-play': ({ seat, card }, names) => `${names.card(card)} of ${names.seat(seat)} is in play.`,
  seized: ({ seat, id }, names) => `${names.seat(seat)} takes control of ${names.thing(id)}.`,
  moved: ({ what, path }, names) => `${names.thing(what)} moves to ${(path as string[]).at(-1)}.`,
  'move-failed': ({ seat }, names) => `The standard move of ${names.seat(seat)} fails.`,
  lock: ({ seat, on, until }, names) =>
    `${names.seat(seat)} has a lock on ${names.thing(on)}${until === 'turn' ? ' this turn' : ''}.`,
  'locks-lost': ({ seat }, names) => `${names.seat(seat)} loses locks.`,
  jammed: ({ seat }, names) => `${names.seat(seat)} cannot have a lock this turn.`,
  halted: ({ seat }, names) => `The Mech of ${names.seat(seat)} cannot make standard moves this turn.`,
  speed: ({ seat, free, paid }, names) =>
    `${names.seat(seat)} has ${free} more free and ${paid} more paid standard moves this turn.`,
  'dice-added': ({ seat, roll, add, all }, names) =>
    `${names.seat(seat)} has ${add} more dice on ${all ? `all ${roll} rolls` : `the next ${roll} roll`} this turn.`,
  'range-times': ({ seat, times }, names) => `The next range bonus of ${names.seat(seat)} counts ${times} times.`,
  pool: ({ seat, pool, dice }, names) =>
    `The ${pool} pool of ${names.seat(seat)} now holds ${plural(dice, 'die', 'dice')}.`,
  guarded: ({ id, amount }, names) => `${amount} of the next damage to ${names.thing(id)} will be prevented.`,
  drained: ({ seat, energy }, names) => `${names.seat(seat)} loses Energy and has ${energyOf(energy)}.`,
  charged: ({ seat, energy }, names) => `${names.seat(seat)} gains Energy and has ${energyOf(energy)}.`,
  ending: ({ seat }, names) => `${names.seat(seat)} ends the turn.`,
  'turn-over': ({ turn }) => `Turn ${turn} is over.`,
  'gave-up': ({ seat }, names) => `${names.seat(seat)} gives up.`,
  lost: ({ seat }, names) => `${names.seat(seat)} loses the game.`,
  over: ({ winners, drawn }, names) =>
    (winners as number[]).length === 0
      ? `The game is a draw between ${seats(drawn, names)}.`
      : `${seats(winners, names)} won the game.`,
}

export function describe(event: GameEvent, state: State): string {
  const telling = tellings[event.event]
  return telling ? telling(event as never, namesOf(state)) : event.event
}

function namesOf(state: State): Names {
  return {
    seat: (seat) => seatName(state, seat as number),
    thing: (id) => nameOf(state, String(id)),
    card: (id) => titleOf(state, String(id)),
  }
}
