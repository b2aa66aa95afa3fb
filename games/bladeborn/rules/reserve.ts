import type { Hex } from '@muster/space'
import { type Offer, ok, pickOneOf, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { BattleCard } from '../content/cards.ts'
import { settle } from './damage.ts'
import { bringsCards, cardsChanged } from './effects/force.ts'
import { fire, inOrder } from './effects/trigger.ts'
import { battleCardOf, fighterAt, fighterOf, fightersOf, labelOf, mapOf, nameOf, playerOf, sideOf } from './lookup.ts'
import { offBoard } from './move.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

type Place = BattleCard['reserves']['place']

/** BB-R-19: the battle card says when reserves arrive, unless the table plays the reserve phase for all. */
export function reserveTiming(battle: Battle): 'first-turn' | 'reserve-phase' {
  return battle.options.reserveTiming === 'reserve-phase' ? 'reserve-phase' : battleCardOf(battle).reserves.timing
}

/** BB-RESERVE-1 to BB-RESERVE-3, BB-R-20: from the second round on, the player with the initiative first. */
export function reservePhase(table: Table, battle: Battle): void {
  if (battle.round > 1) {
    table.tell({ event: 'phase', rule: 'BB-ROUND-2', phase: 'reserve', round: battle.round })
    if (reserveTiming(battle) === 'reserve-phase')
      for (const seat of inOrder(battle)) placeReserves(table, battle, seat)
  }
  battle.phase = 'first'
}

/** BB-BATTLE-5 to BB-BATTLE-7, BB-R-21: arriving is compulsory where a hex is free; otherwise the fighter waits on. */
export function placeReserves(table: Table, battle: Battle, seat: Seat): void {
  const { count, place } = battleCardOf(battle).reserves
  while (sideOf(battle, seat).arrived < count && !battle.outcome) {
    const waiting = fightersOf(battle, seat, 'reserve')
    const hexes = arrivalHexes(battle, seat, place)
    if (waiting.length === 0 || hexes.length === 0) return
    sideOf(battle, seat).arrived++
    bringIn(table, battle, seat, waiting, hexes, 'BB-RESERVE-2')
  }
}

/** The free hexes of a place: never blocked, never occupied (BB-R-21). */
export function arrivalHexes(battle: Battle, seat: Seat, place: Place | readonly Hex[]): Hex[] {
  return hexesOf(battle, seat, place).filter((hex) => !arrivalVerdict(battle, hex))
}

function hexesOf(battle: Battle, seat: Seat, place: Place | readonly Hex[]): readonly Hex[] {
  return typeof place === 'string' ? mapOf(battle).arrival[place][playerOf(battle, seat)] : place
}

const occupied = refuse('BB-SETUP-15', 'an occupied hex is closed to placement')
const blocked = refuse('BB-SETUP-16', 'a blocked hex is closed to placement')
const notWaiting = refuse('BB-RESERVE-2', 'this fighter does not arrive now')
const elsewhere = refuse('BB-BATTLE-7', 'reserves arrive only where the battle card says')

function arrivalVerdict(battle: Battle, hex: Hex): Verdict {
  if (mapOf(battle).board.blocked[hex]) return blocked
  return fighterAt(battle, hex) ? occupied : ok
}

type Arrival = { readonly fighter: string; readonly hex: Hex }
type Arriving = { readonly battle: Battle; readonly fighters: readonly Fighter[]; readonly hexes: readonly Hex[] }

const arriveOffer: Offer<Arrival, Arriving> = {
  options: ({ fighters, hexes }) => fighters.flatMap(({ id }) => hexes.map((hex) => ({ fighter: id, hex }))),
  sample: ({ fighters, hexes }, random) => ({
    fighter: (fighters[random.below(fighters.length)] as Fighter).id,
    hex: hexes[random.below(hexes.length)] as Hex,
  }),
}

const arriveWords: Words<Arrival, Arriving> = {
  ask: 'arrive',
  doing: 'brings in a reserve',
  rule: 'BB-RESERVE-2',
  prompt: ({ battle, fighters }) =>
    fighters.length === 1
      ? `Place ${nameOf(battle, fighters[0] as Fighter)} on the battlefield`
      : 'Place one of your reserve fighters on the battlefield',
  key: ({ fighter, hex }, { battle }) => `place ${fighter} ${labelOf(battle, hex)}`,
  text: ({ fighter, hex }, { battle }) => `${nameOf(battle, fighterOf(battle, fighter))} at ${labelOf(battle, hex)}`,
  kind: () => 'place',
  refs: ({ fighter, hex }, { battle }) => [fighter, labelOf(battle, hex)],
  candidates: ({ battle, fighters }) =>
    fighters.flatMap(({ id }) => [...mapOf(battle).board.hexes.keys()].map((hex) => ({ fighter: id, hex }))),
  verdict: ({ hex }, { battle, hexes }) => (hexes.includes(hex) ? ok : (arrivalVerdict(battle, hex) ?? elsewhere)),
  whyNot: (key, { fighters }) => (fighters.some(({ id }) => id === key.split(' ')[1]) ? offBoard : notWaiting),
}

/** One of several waiting fighters comes onto the battlefield at a hex its player chooses. */
export function bringIn(
  table: Table,
  battle: Battle,
  seat: Seat,
  waiting: readonly Fighter[],
  hexes: readonly Hex[],
  rule: string,
): void {
  const { fighter: id, hex } = table.ask(
    seat,
    pickOneOf(arriveWords, arriveOffer, { battle, fighters: waiting, hexes }),
  )
  const fighter = fighterOf(battle, id)
  fighter.where = 'field'
  fighter.hex = hex
  if (bringsCards(battle, fighter)) cardsChanged(battle)
  table.tell({ event: 'arrive', rule, fighter: id, fighterCard: fighter.card, hex: labelOf(battle, hex) })
  settle(table, battle)
  fire(table, battle, 'arrival', { me: fighter })
}

/** A fighter that enters only by a card effect, while it still stands apart. */
export function apartFighter(battle: Battle, seat: Seat, card: string): Fighter | undefined {
  return battle.fighters.find((fighter) => fighter.seat === seat && fighter.card === card && fighter.where === 'apart')
}
