import { type GameEvent, inNumber, invariant, type Seat } from '@muster/table'
import { capital, movesMore, unit } from '../content/describe/deeds.ts'
import type { Event, EventOf } from './events.ts'
import { seatOfPlayer } from './lookup.ts'
import { isPlural, nameOfCalled, type Setting, seatName, type Things, titleOf } from './names.ts'
import type { Energy, Item } from './state.ts'

type Names = {
  seat(seat: Seat): string
  /** "Asha's". */
  whose(seat: Seat): string
  card(id: string): string
  thing(id: string, event: { readonly called: Things }): string
  /** "Heavy Beam hits", "Twin Seekers hit". */
  cardDoes(id: string, verb: string): string
  /** The verb alone. */
  inNumber(id: string, verb: string): string
  thingDoes(id: string, event: { readonly called: Things }, verb: string): string
}

type Sentences = { readonly [Name in Event['event']]: (event: EventOf<Name>, names: Names) => string }

const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' and ')

const energyText = (energy: Energy): string =>
  (['ready', 'marked', 'burned'] as const)
    .filter((state) => energy[state] > 0)
    .map((state) => `${energy[state]} ${state}`)
    .join(', ')

/** "marks 1 and burns 2 Energy". */
function energyDone(verbs: Readonly<Record<string, number>>): string {
  const done = Object.entries(verbs).filter(([, count]) => count > 0)
  return `${listed(done.map(([verb, count]) => `${verb} ${count}`))} Energy`
}

const rolling = (kind: string, { seat, dice, pulled }: EventOf<'attack-roll' | 'evasion-roll'>, names: Names): string =>
  `${names.seat(seat)} makes the ${kind} roll with ${unit(dice, 'die', 'dice')}, ${pulled} of them from the pool.`

const left = ({ hp, total }: EventOf<'damage' | 'repaired'>): string => `(${Math.max(0, hp - total)} of ${hp} left)`

/** Something declared, by its kind: "a standard move", "Heavy Beam", "the function of Basic Radar". */
function declaredWhat(kind: Item['kind'], card: string): string {
  switch (kind) {
    case 'move':
      return 'a standard move'
    case 'end':
      return 'the end of the turn'
    case 'card':
    case 'copy':
      return card
    case 'function':
    case 'trigger':
      return `the function of ${card}`
  }
}

/** The same as somebody's: "Asha's Heavy Beam", "the function of Asha's Basic Radar". */
function whoseWhat(kind: Item['kind'], whose: string, card: string): string {
  if (kind === 'move') return `${whose} standard move`
  return kind === 'end' ? `${whose} end of the turn` : declaredWhat(kind, `${whose} ${card}`)
}

/** "Asha's Twin Seekers take effect", "the function of Asha's Twin Seekers takes effect". */
function whoseDoes(kind: Item['kind'], seat: Seat, card: string | undefined, verb: string, names: Names): string {
  const what = capital(whoseWhat(kind, names.whose(seat), card === undefined ? '' : names.card(card)))
  return `${what} ${kind === 'card' || kind === 'copy' ? names.inNumber(card ?? '', verb) : verb}`
}

/** What happened, one sentence an event. */
const sentences: Sentences = {
  edit: () => 'The position was edited.',
  dice: ({ seat, faces, why }, names) => `${names.seat(seat)} rolls ${why}: ${faces.join(', ')}.`,
  mech: ({ seat, mech }, names) => `${names.seat(seat)} pilots ${names.card(mech)}.`,
  first: ({ seat }, names) => `${names.seat(seat)} takes the first turn.`,
  mulligan: ({ seat }, names) => `${names.seat(seat)} exchanges the first hand.`,
  phase: ({ phase, seat, turn }, names) => `Turn ${turn}, ${names.seat(seat)}: ${phase} phase.`,
  unmark: ({ seat, energy }, names) => `${names.seat(seat)} unmarks all cards (Energy: ${energyText(energy)}).`,
  refresh: ({ seat, energy }, names) => `${names.seat(seat)} refreshes one Energy (${energyText(energy)}).`,
  restore: ({ seat, pools: { attack, evasion, armor } }, names) =>
    `${names.seat(seat)} restores the pools: attack ${attack}, evasion ${evasion}, armor ${armor}.`,
  drew: ({ seat, card }, names) => `${names.seat(seat)} draws ${card === undefined ? 'a card' : names.card(card)}.`,
  declared: (event, names) => {
    const { seat, kind, card, target, strikes, x } = event
    const aims = (strikes ?? (target === undefined ? [] : [target])).map((id) => names.thing(id, event))
    const what = declaredWhat(kind, card === undefined ? '' : names.card(card))
    return `${names.seat(seat)} declares ${what}${x ? ` with X = ${x}` : ''}${aims.length > 0 ? ` at ${listed(aims)}` : ''}.`
  },
  paid: ({ seat, cost, energy }, names) => `${names.seat(seat)} pays ${cost} Energy (${energyText(energy)}).`,
  marked: (event, names) => `${names.thingDoes(event.id, event, 'is')} marked.`,
  unmarked: (event, names) => `${names.thingDoes(event.id, event, 'is')} unmarked.`,
  offer: ({ seat }, names) => `${names.seat(seat)} has initiative.`,
  pass: ({ seat }, names) => `${names.seat(seat)} passes.`,
  resolves: ({ seat, kind, card }, names) => `${whoseDoes(kind, seat, card, 'takes', names)} effect.`,
  disrupted: ({ seat, kind, card }, names) => `${whoseDoes(kind, seat, card, 'is', names)} disrupted.`,
  'strikes-lost': ({ seat, card, count }, names) =>
    `${unit(count, 'strike')} of ${names.whose(seat)} ${names.card(card)} ${count === 1 ? 'loses its target' : 'lose their targets'}.`,
  'strike-off': (event, names) =>
    `${names.card(event.card)} cannot reach ${names.thing(event.target, event)} any more.`,
  copy: (event, names) => `${names.cardDoes(event.card, 'fires')} again at ${names.thing(event.target, event)}.`,
  'attack-roll': (event, names) => rolling('attack', event, names),
  'evasion-roll': (event, names) => rolling('evasion', event, names),
  hit: (event, names) =>
    `${names.cardDoes(event.card, 'hits')} ${names.thing(event.target, event)}, ${event.hits} to ${event.evaded}.`,
  miss: (event, names) =>
    `${names.cardDoes(event.card, 'misses')} ${names.thing(event.target, event)}, ${event.hits} to ${event.evaded}.`,
  prevented: (event, names) => `${event.amount} damage to ${names.thing(event.to, event)} is prevented.`,
  armor: ({ seat, successes, incoming }, names) =>
    `${names.whose(seat)} armor stops ${Math.min(successes, incoming)} of ${incoming} damage.`,
  damage: (event, names) => `${names.thingDoes(event.to, event, 'takes')} ${event.amount} damage ${left(event)}.`,
  repaired: (event, names) => `${names.thingDoes(event.id, event, 'repairs')} ${event.amount} damage ${left(event)}.`,
  explosive: ({ seat, amount }, names) =>
    `The explosion deals ${amount} damage to each of ${names.whose(seat)} Personal Objects.`,
  destroyed: (event, names) => `${names.thingDoes(event.id, event, 'is')} destroyed.`,
  scrapped: ({ seat, card }, names) => `${names.cardDoes(card, 'goes')} to ${names.whose(seat)} Scrapheap.`,
  removed: ({ card }, names) => `${names.cardDoes(card, 'leaves')} the game.`,
  returned: ({ seat, card }, names) => `${names.cardDoes(card, 'returns')} to ${names.whose(seat)} hand.`,
  recovered: ({ seat, card, to }, names) =>
    `${names.seat(seat)} returns ${names.card(card)} from the Scrapheap to the ${to === 'hand' ? 'hand' : 'top of the Reserve'}.`,
  'in-play': ({ seat, card }, names) => `${names.whose(seat)} ${names.cardDoes(card, 'is')} in play.`,
  seized: (event, names) => `${names.seat(event.seat)} takes control of ${names.thing(event.id, event)}.`,
  moved: (event, names) => `${names.thingDoes(event.what, event, 'moves')} to ${event.path.at(-1)}.`,
  'move-failed': ({ seat }, names) => `${names.whose(seat)} standard move fails.`,
  lock: (event, names) =>
    `${names.seat(event.seat)} has a lock on ${names.thing(event.on, event)}${event.until === 'turn' ? ' this turn' : ''}.`,
  'locks-lost': ({ seat }, names) => `${names.seat(seat)} loses locks.`,
  jammed: ({ seat }, names) => `${names.seat(seat)} cannot have a lock this turn.`,
  halted: ({ seat }, names) => `${names.whose(seat)} Mech cannot make standard moves this turn.`,
  speed: ({ seat, free, paid }, names) => `${names.whose(seat)} Mech can make ${movesMore(free, paid)} this turn.`,
  'dice-added': ({ seat, roll, add, all, stays }, names) =>
    `${names.seat(seat)} rolls ${Math.abs(add)} ${add < 0 ? 'fewer' : 'more'} ${Math.abs(add) === 1 ? 'die' : 'dice'} on ${all ? `all ${roll} rolls` : `the next ${roll} roll`}${stays ? '' : ' this turn'}.`,
  'range-times': ({ seat, times }, names) => `${names.whose(seat)} next range bonus is multiplied by ${times}.`,
  pool: ({ seat, pool, dice }, names) => `${names.whose(seat)} ${pool} pool now holds ${unit(dice, 'die', 'dice')}.`,
  guarded: (event, names) =>
    `Up to ${event.amount} of the next ${event.type === undefined ? '' : `${event.type} `}damage to ${names.thing(event.id, event)} this turn will be prevented.`,
  drained: ({ seat, mark, burn, energy }, names) =>
    `${names.seat(seat)} ${energyDone({ marks: mark, burns: burn })} for nothing (${energyText(energy)}).`,
  charged: ({ seat, unmark, refresh, energy }, names) =>
    `${names.seat(seat)} ${energyDone({ unmarks: unmark, refreshes: refresh })} (${energyText(energy)}).`,
  ending: ({ seat }, names) => `${names.seat(seat)} ends the turn.`,
  'turn-over': ({ turn }) => `Turn ${turn} is over.`,
  'gave-up': ({ seat }, names) => `${names.seat(seat)} gives up.`,
  lost: ({ seat }, names) => `${names.seat(seat)} is out of the game.`,
  over: ({ winners, drawn }, names) =>
    winners.length === 0
      ? `The game is a draw between ${listed(drawn.map(names.seat))}.`
      : `${listed(winners.map(names.seat))} ${winners.length === 1 ? 'wins' : 'win'} the game.`,
}

export function describe(event: GameEvent, setting: Setting): string {
  const sentence = sentences[event.event as Event['event']]
  invariant(sentence, `Arsenal tells nothing called ${event.event}`)
  return (sentence as (event: GameEvent, names: Names) => string)(event, namesIn(setting))
}

function namesIn(setting: Setting): Names {
  const seat = (one: Seat): string => seatName(setting, one)
  const card = (id: string): string => titleOf(setting, id)
  const thing: Names['thing'] = (id, { called }) => {
    const player = seatOfPlayer(id)
    return player >= 0 ? seat(player) : nameOfCalled(setting, called[id])
  }
  const verbOf = (id: string, verb: string): string => inNumber({ plural: isPlural(setting, id) }, verb)
  return {
    seat,
    whose: (one) => `${seat(one)}'s`,
    card,
    thing,
    cardDoes: (id, verb) => `${card(id)} ${verbOf(id, verb)}`,
    inNumber: verbOf,
    thingDoes: (id, event, verb) => `${thing(id, event)} ${verbOf(event.called[id]?.card ?? '', verb)}`,
  }
}
