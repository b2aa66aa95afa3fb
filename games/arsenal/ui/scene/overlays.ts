import { type Hex, within } from '@muster/space'
import type { Seat } from '@muster/table'
import type { Overlay, Subject } from '@muster/ui'
import { cellSpots, lineBetween } from '@muster/ui/place'
import { unit } from '../../content/describe/deeds.ts'
import { type Band, bands } from '../../content/grammar.ts'
import type { Attack, Card } from '../../content/schema.ts'
import { parseAct } from '../../rules/act-key.ts'
import { boardOf, hexesAround, labelOf, stepsBetween } from '../../rules/arena.ts'
import { everyTarget, strikeVerdict } from '../../rules/attack.ts'
import { reachOf } from '../../rules/effects/standing.ts'
import { cardNamed, hexOf, mechId, permanentOf, playerOf, seatOfMech } from '../../rules/lookup.ts'
import { nameOf } from '../../rules/names.ts'
import { bandOf, bonusAt, rangeTo } from '../../rules/range.ts'
import type { State } from '../../rules/state.ts'
import { cardOfHandRef } from '../hand-ref.ts'

/** Near is bright, far is dark. */
const TONES: Readonly<Record<Band, string>> = {
  melee: '#ff6b81',
  short: '#ffb347',
  medium: '#e8e45a',
  long: '#35d0ff',
  extended: '#6f8cff',
}

/** AR-ATTACK-6 to AR-ATTACK-12: the bands around a hex, those an Attack can be played at or all. */
function rangeBands(state: State, seat: Seat, from: Hex, attack?: Attack): Overlay[] {
  const board = boardOf(state)
  const reach = reachOf(state, seat)
  return bands.flatMap((band): Overlay[] => {
    const bonus = attack ? attack.ranges[band] : undefined
    if (attack && bonus === undefined) return []
    const cells = board.labels.filter((_, hex) => bandOf(stepsBetween(state, from, hex), reach) === band)
    const name = bonus === undefined ? `${band} range` : `${band} range: ${unit(bonus, 'evasion die', 'evasion dice')}`
    return cells.length === 0 ? [] : [{ kind: 'range', name, places: cellSpots(cells), tone: TONES[band] }]
  })
}

/** AR-KEYWORD-20: the hexes inside a Radius. */
function radiusAround(state: State, centre: Hex, radius: number, name: string): Overlay[] {
  const cells = within(boardOf(state), centre, radius).map((hex) => labelOf(state, hex))
  return [{ kind: 'area', name: `Radius ${radius} of ${name}`, places: cellSpots(cells) }]
}

const radiusOf = (card: Card): number | undefined => (card.type === 'object' ? card.radius : undefined)

/** Lanes of fire to everything an Attack could be aimed at. */
function lanes(state: State, seat: Seat, attack: Attack, targets: readonly string[]): Overlay[] {
  const from = labelOf(state, playerOf(state, seat).hex)
  const places = targets.map((target) => {
    const bonus = bonusAt(state, seat, attack, target) ?? 0
    const band = bandOf(rangeTo(state, seat, target), reachOf(state, seat)) ?? ''
    const word = `${band} · ${unit(bonus, 'evasion die', 'evasion dice')}`
    return lineBetween(from, labelOf(state, hexOf(state, target)), word)
  })
  return places.length === 0 ? [] : [{ kind: 'lane', name: `Lane of fire of ${attack.name}`, places }]
}

function cardOverlays(state: State, seat: Seat, card: Card, target?: string): Overlay[] {
  const { hex } = playerOf(state, seat)
  if (card.type === 'attack') {
    const targets =
      target === undefined ? everyTarget(state).filter((id) => !strikeVerdict(state, seat, card, id)) : [target]
    return [...rangeBands(state, seat, hex, card), ...lanes(state, seat, card, targets)]
  }
  const radius = radiusOf(card)
  return radius === undefined ? lineTo(state, seat, target) : radiusAround(state, hex, radius, card.name)
}

/** A line to what a card or function is aimed at. */
function lineTo(state: State, seat: Seat, target: string | undefined): Overlay[] {
  const hex = target === undefined ? -1 : hexOf(state, target)
  const { hex: own } = playerOf(state, seat)
  if (target === undefined || hex < 0 || hex === own) return []
  const line = lineBetween(labelOf(state, own), labelOf(state, hex), nameOf(state, target))
  return [{ kind: 'sight', name: `Aimed at ${nameOf(state, target)}`, places: [line] }]
}

/** A Mech shows its bands of range; a card in play the Radius around it. */
function thingOverlays(state: State, id: string): Overlay[] {
  const seat = seatOfMech(id)
  if (seat >= 0) return hexOf(state, id) < 0 ? [] : rangeBands(state, seat, playerOf(state, seat).hex)
  const permanent = permanentOf(state, id)
  const card = permanent && cardNamed(state, permanent.card)
  const radius = card && radiusOf(card)
  return permanent && card && radius !== undefined ? radiusAround(state, hexOf(state, id), radius, card.name) : []
}

function optionOverlays(state: State, seat: Seat, key: string): Overlay[] {
  const act = parseAct(key)
  switch (act?.do) {
    case 'play': {
      const card = state.content.cards[act.card]
      return card ? cardOverlays(state, seat, card, act.target) : []
    }
    case 'use':
      return [...(seatOfMech(act.from) >= 0 ? [] : thingOverlays(state, act.from)), ...lineTo(state, seat, act.target)]
    case 'move': {
      const cells = hexesAround(state, playerOf(state, seat).hex).map((hex) => labelOf(state, hex))
      return [{ kind: 'reach', name: `Where ${nameOf(state, mechId(seat))} can go`, places: cellSpots(cells) }]
    }
    default:
      return []
  }
}

/** What to draw over the arena for what a seat points at: ranges, lanes of fire, a Radius, the way a move can go. */
export function overlaysOf(state: State, seat: Seat | undefined, subject: Subject): Overlay[] {
  if (state.phase === 'decks') return []
  const isIn = seat !== undefined && !playerOf(state, seat).out
  if ('option' in subject) return isIn ? optionOverlays(state, seat, subject.option) : []
  if ('drawn' in subject) return []
  const inHand = cardOfHandRef(subject.ref)
  if (inHand === undefined) return thingOverlays(state, subject.ref)
  const card = state.content.cards[inHand]
  return isIn && card ? cardOverlays(state, seat, card) : []
}
