import type { Seat } from '@muster/table'
import type { Deed, DeedName } from '../content/grammar.ts'
import { cardNamed, faceOf } from './lookup.ts'
import { type Act, functionOfUse } from './options.ts'
import type { Item, State } from './state.ts'

/** What is as good when something has come nearer, and a window comes before it: readying for one's own rolls, and stepping aside. */
function waitsFor(deed: Deed): 'attack' | 'defence' | 'stir' | undefined {
  if ('dice' in deed) return deed.dice.who !== 'me' ? undefined : deed.dice.roll === 'attack' ? 'attack' : 'defence'
  if ('range' in deed) return deed.range.who === 'me' ? 'attack' : undefined
  if ('prevent' in deed) return deed.prevent.to === 'me' ? 'defence' : undefined
  const step =
    'move' in deed ? deed.move : 'advance' in deed ? deed.advance : 'retreat' in deed ? deed.retreat : undefined
  return step?.what === 'me' ? 'stir' : undefined
}

function deedsOf(state: State, seat: Seat, act: Act): readonly Deed[] {
  if (act.do === 'use') return functionOfUse(state, seat, act).do
  const card = act.do === 'play' ? cardNamed(state, act.card) : undefined
  return card?.type === 'action' ? card.do : []
}

/** Deeds that hurt nobody, move nothing and take nothing from others, while they are for whoever does them. */
const CALM: ReadonlySet<string> = new Set<DeedName>([
  ...(['dice', 'range', 'pool', 'speed', 'prevent', 'repair', 'charge', 'unmark'] as const),
  ...(['draw', 'recover'] as const),
])

const isCalmDeed = (deed: Deed): boolean =>
  Object.entries(deed).every(([name, { who = 'me' }]) => CALM.has(name) && who === 'me')

/** Whether what waits leaves the seats of others alone: a card that helps its own side, or comes into play and binds nobody else. */
function isCalm(state: State, { kind, card = '', index = 0 }: Item, isCalmTo: (deed: Deed) => boolean): boolean {
  if (kind === 'function' || kind === 'trigger')
    return faceOf(state, card).functions[index]?.do.every(isCalmTo) ?? false
  if (kind !== 'card' && kind !== 'copy') return false
  const face = cardNamed(state, card)
  if (face.type === 'action') return face.do.every(isCalmTo)
  return face.type !== 'attack' && face.standing.every((rule) => !('who' in rule) || rule.who === 'me')
}

/** Whether what waits can lead to no roll: a standard move, or the end of a turn. */
const isQuiet = ({ kind }: Item): boolean => kind === 'move' || kind === 'end'

/** Whether what waits, and is aimed at others, spares a seat: whoever it is of moves or helps itself, or shoots at those others alone. */
function isElsewhere(state: State, item: Item): boolean {
  if (isQuiet(item) || isCalm(state, item, (deed) => isCalmDeed(deed) || waitsFor(deed) === 'stir')) return true
  if (item.kind !== 'card' && item.kind !== 'copy') return false
  const face = cardNamed(state, item.card ?? '')
  return face.type === 'attack' && face.explosive === undefined && !face.hit.some((deed) => 'blast' in deed)
}

/**
 * AR-R-5: whether something keeps, while nothing is aimed at the seat: declared at a later window of this turn it does the same, and
 * now nothing comes that it is for. What readies for one's own attack rolls keeps while no attack of one's own waits; what readies for
 * evasion, armor or damage while all that waits goes on elsewhere; a step of one's own Mech while others only help themselves,
 * since a move may bar the way and the turn's end is the last window for it.
 */
export function keeps(state: State, seat: Seat, act: Act): boolean {
  const deeds = deedsOf(state, seat, act)
  const { stack } = state
  const isDue = {
    attack: () => stack.some((item) => item.seat === seat && !isQuiet(item) && !isCalm(state, item, isCalmDeed)),
    defence: () => !stack.every((item) => isElsewhere(state, item)),
    stir: () => !stack.every((item) => isCalm(state, item, isCalmDeed)),
  }
  return (
    deeds.length > 0 &&
    deeds.every((deed) => {
      const awaited = waitsFor(deed)
      return awaited !== undefined && !isDue[awaited]()
    })
  )
}
