import type { Verb } from '@muster/reaction'
import { putUnder, takeTop } from '@muster/table'
import type { OwnDeed } from '../../../content/grammar/deeds.ts'
import type { ArenaWords } from '../../../content/grammar/schemas.ts'
import { besideOf } from '../../beside.ts'
import { QUEUE } from '../../cleanup.ts'
import { huntOf, isScreen, labelOf, standsIn } from '../../lookup.ts'
import { forgetOccupancy } from '../../occupancy.ts'
import { placeAround, reserveOf } from '../../spawn.ts'
import { gainSpotlight } from '../../spot.ts'
import type { State } from '../../state.ts'
import { finish } from '../../win.ts'
import { type Args, huntersOf } from '../meant.ts'
import { oneZone } from '../one-zone.ts'
import { zonesMeant } from '../places.ts'

type Does<Name extends PropertyKey> = Parameters<Verb<State, ArenaWords, Args<OwnDeed, Name>>>

/** AB-SPOT-4: to the first of these who is in play; of several at random. */
export function spotlight(...[{ who }, { table, state, use }]: Does<'spotlight'>): undefined {
  const hunters = huntersOf(state, who, use)
  if (hunters.length === 0) return
  const at = hunters.length === 1 ? 0 : table.chance(hunters.length, 'who gets the Spotlight')
  gainSpotlight(table, state, hunters[at] as (typeof hunters)[number], use.rule)
}

const isNamed = (source: string, cards: Readonly<Record<string, { readonly name: string }>>): boolean =>
  Object.values(cards).some(({ name }) => name === source)

/** AB-BOUNTY-15, AB-R-105: in a hunt nobody comes because an Announcement or an Event says so. */
const isIgnored = (state: State, source: string): boolean =>
  huntOf(state) !== undefined && (isNamed(source, state.content.events) || isNamed(source, state.content.announcements))

/** AB-SPAWN-2..6, AB-SPAWN-10: as a spawn line does; who is the only one of its kind does not come twice. */
export function spawn(...[{ enemy, count: many, at }, { table, state, use }]: Does<'spawn'>): undefined {
  if (isIgnored(state, use.source)) return
  const card = standsIn(state, enemy)
  const zone = oneZone(table, state, at, use)
  if (zone === undefined) return
  placeAround(table, state, card, Math.min(many, reserveOf(state, card).length), zone)
}

/** The queue without the card that is being carried out. */
export function queue(...[how, { table, state }]: Does<'queue'>): undefined {
  const { cards } = state.queue
  const from = cards[0] !== undefined && cards[0] === state.announced ? 1 : 0
  const [first, second] = [cards[from], cards[from + 1]]
  if (first === undefined) return
  if (how === 'swap') {
    if (second === undefined) return
    cards[from] = second
    cards[from + 1] = first
  } else {
    cards.splice(from, 1)
    putUnder(state.deck, first)
    const next = cards.length < QUEUE ? takeTop(state.deck) : undefined
    if (next !== undefined) cards.push(next)
  }
  table.tell({ event: 'queue', rule: 'AB-SETUP-15', cards: cards.slice() })
}

export function carry(...[{ who, thing, add }, { table, state, use }]: Does<'carry'>): undefined {
  for (const hunter of huntersOf(state, who, use)) {
    const at = hunter.things.indexOf(thing)
    if (add < 0 && at < 0) continue
    hunter.things = add > 0 ? [...hunter.things, thing] : hunter.things.toSpliced(at, 1)
    table.tell({ event: 'carries', rule: use.rule, id: hunter.id, thing, has: add > 0 })
  }
}

export function count(...[{ what, add }, { table, state, use }]: Does<'count'>): undefined {
  const now = Math.max(0, (state.counters[what] ?? 0) + add)
  state.counters[what] = now
  besideOf(state).open = undefined
  table.tell({ event: 'counted', rule: use.rule, what, now })
}

export function element(...[{ put, at }, { table, state, use }]: Does<'element'>): undefined {
  const zone = oneZone(table, state, at, use)
  if (zone === undefined) return
  state.elements = [...state.elements, { kind: put, zone, on: true }]
  if (isScreen(state, put)) forgetOccupancy(state)
  table.tell({ event: 'element', rule: use.rule, kind: put, zone: labelOf(state, zone) })
}

export function clear(...[{ element: kind, at }, { table, state, use }]: Does<'clear'>): undefined {
  const zones = zonesMeant(state, at, use)
  const cleared = state.elements.find((one) => one.kind === kind && zones.includes(one.zone))
  if (!cleared) return
  state.elements = state.elements.filter((one) => one !== cleared)
  if (isScreen(state, kind)) forgetOccupancy(state)
  table.tell({ event: 'cleared', rule: use.rule, kind })
}

export function end(...[how, { table, state, use }]: Does<'end'>): undefined {
  finish(table, state, how === 'won', use.source, 'AB-WIN-3')
}
