import type { Contest, Mind } from '@muster/bots'
import type { AnyQuestion, Seat } from '@muster/table'
import { weigh } from './bot/weigh.ts'
import { statOf } from './rules/effects/standing.ts'
import { locksOf } from './rules/lock.ts'
import { areRivals, cardNamed, mechId, mechOf, objectCard, playerOf } from './rules/lookup.ts'
import { bonusAt, rangeTo } from './rules/range.ts'
import type { Pull } from './rules/roll.ts'
import type { State } from './rules/state.ts'

/** The weight of each thing a position is judged by; a whole Mech is worth 30. */
export const WEIGHTS = {
  health: 30,
  hurt: 30,
  energy: 0.3,
  burned: 0.6,
  card: 0.55,
  reserve: 0.05,
  lock: 0.7,
  inPlay: 1.2,
  pool: 0.15,
  aim: 0.7,
  far: 0.5,
  beaten: 12,
}

/** AR-LOSE-8: a position without an end; who is out is worth the place taken, so that nobody decides a game by indifference. */
export function value(state: State, seat: Seat): number {
  if (playerOf(state, seat).out) return -500 + 50 * state.lost.findIndex((group) => group.includes(seat))
  const rivals = [...state.players.keys()].filter(
    (other) => !playerOf(state, other).out && areRivals(state, other, seat),
  )
  if (rivals.length === 0) return 500
  const theirs = rivals.map((other) => WEIGHTS.hurt * health(state, other) + means(state, other))
  const mean = theirs.reduce((sum, one) => sum + one, 0) / theirs.length
  const own = WEIGHTS.health * health(state, seat) + means(state, seat) + prospects(state, seat, rivals)
  return own - (Math.max(...theirs) + mean) / 2 + WEIGHTS.beaten * state.lost.length
}

const health = (state: State, seat: Seat): number => 1 - playerOf(state, seat).damage / mechOf(state, seat).hp

/** Energy, cards, locks, cards in play and dice left: what everybody can see. */
function means(state: State, seat: Seat): number {
  const { energy, hand, reserve, pools } = playerOf(state, seat)
  let sum = WEIGHTS.energy * energy.ready - WEIGHTS.burned * energy.burned
  sum += WEIGHTS.card * Math.min(hand.cards.length, statOf(state, seat, 'hand'))
  sum += WEIGHTS.reserve * Math.min(reserve.cards.length, 24)
  sum += WEIGHTS.lock * Math.min(2, locksOf(state, seat).length)
  sum += WEIGHTS.pool * (pools.attack + pools.evasion + pools.armor)
  for (const one of state.inPlay) {
    if (one.controller !== seat) continue
    const object = objectCard(state, one)
    sum += WEIGHTS.inPlay * (object ? 0.5 + (object.hp - one.damage) / (2 * object.hp) : 1)
  }
  return sum
}

/** Attacks in the own hand that could be aimed from here, and how far the nearest rival is. */
function prospects(state: State, seat: Seat, rivals: readonly Seat[]): number {
  let aims = 0
  for (const id of new Set(playerOf(state, seat).hand.cards)) {
    const card = cardNamed(state, id)
    if (card.type !== 'attack') continue
    if (rivals.some((other) => bonusAt(state, seat, card, mechId(other)) !== undefined)) aims++
  }
  const nearest = Math.min(...rivals.map((other) => rangeTo(state, seat, mechId(other))))
  return WEIGHTS.aim * Math.min(5, aims) - WEIGHTS.far * Math.max(0, nearest - 2)
}

/** How many dice to pull: attackers spread them over the Attacks they can still make, defenders pull what may yet help. */
function pullOf({ state, seat, roll, others, need }: Pull, most: number): number {
  if (roll === 'armor') return Math.min(most, 3 * need)
  if (roll === 'attack') {
    const { hand, energy } = playerOf(state, seat)
    const more = hand.cards.some((id) => cardNamed(state, id).type === 'attack') && energy.ready >= 2
    return more ? Math.ceil(most / 2) : most
  }
  if (need === 0) return 0
  const wanted = Math.max(0, Math.ceil(3 * (need + 0.5)) - others)
  return others + most < 2 * need ? 0 : Math.min(most, wanted)
}

/** After so many turns a bot with nothing to play rather loses by drawing than sits for ever. */
const PATIENCE = 120

/** Which card is scrapped: one that must go, or one of a hand that led to no Attack this turn. */
function scrapOf(state: State, seat: Seat, options: readonly string[]): string {
  const { hand, attacks, reserve } = playerOf(state, seat)
  const worth = (id: string) =>
    (cardNamed(state, id).type === 'attack' ? 2 : 0) + (cardNamed(state, id).instant ? 1 : 0)
  const [least] = options.filter((id) => id !== 'stop').sort((a, b) => worth(a) - worth(b))
  const stuck = state.turn === seat && attacks === 0 && hand.cards.length >= 7
  const dares = reserve.cards.length > 0 || state.turns > PATIENCE
  return least !== undefined && ((stuck && dares) || !options.includes('stop')) ? least : 'stop'
}

/** Questions that need no thought, of every seat. */
function habit(question: AnyQuestion, state: State, seat: Seat): unknown {
  switch (question.words.ask) {
    case 'pull':
      return question.form === 'number' ? pullOf(question.context as Pull, question.max) : undefined
    case 'armor':
      return 'roll'
    case 'burn':
      return question.form === 'number' ? question.max : undefined
    case 'scrap':
      return question.form === 'one' ? scrapOf(state, seat, question.options) : undefined
    case 'payment':
    case 'next effect':
      return question.form === 'one' ? question.options[0] : undefined
    case 'wrecks':
      return question.form === 'order' ? question.options : undefined
    default:
      return undefined
  }
}

const LOOKS_INTO = new Set(['hex', 'step', 'copy target', 'target', 'keep', 'keep objects'])

export const mind: Mind<State> = {
  value,
  looksInto: (ask) => LOOKS_INTO.has(ask),
  looksBeyond: () => false,
  habit,
  weigh,
  outcomes: [4, 2, 1],
  scale: 8,
}

/** One ready-made deck of each Mech, each against each; the first seat begins. */
export const contest: Contest = {
  entrants: [
    'zephyr-wisp-guided',
    'razor-monk-brawl',
    'static-widow-brawl',
    'eagle-eye-machine',
    'gnat-cannon-guided',
    'turtle-dash-machine',
    'ghost-relay-brawl',
    'longwatch-guided',
    'iron-mantis-machine',
    'bastion-heron-machine',
    'drift-badger-brawl',
    'torque-bull-machine',
    'thunderhead-guided',
    'stone-helix-brawl',
    'kraken-stride-machine',
    'ram-colossus-guided',
    'null-bastille-guided',
    'siege-oracle-brawl',
  ],
  config: (one, two) => ({ decks: [one, two], first: 0 }),
}
