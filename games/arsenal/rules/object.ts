import { pickOne, pickSome, type Seat, type Words } from '@muster/table'
import { PLACES, type Placement } from '../content/grammar.ts'
import type { Card } from '../content/schema.ts'
import { settleLocks } from './lockon.ts'
import { cardNamed, isOut, playerOf } from './lookup.ts'
import { nameOf } from './names.ts'
import { scrapFromPlay } from './scrap.ts'
import type { Item, Permanent, State } from './state.ts'
import type { Table } from './table.ts'

/** A player's Objects in a placement (AR-OBJECT-11: counted for each player over what is in play now). */
function inPlacement(state: State, seat: Seat, placement: Placement): Permanent[] {
  return state.inPlay.filter((one) => {
    if (one.controller !== seat) return false
    const card = cardNamed(state, one.card)
    return card.type === 'object' && card.placement === placement
  })
}

/** AR-OBJECT-9, AR-OBJECT-10. */
export const hasRoom = (state: State, seat: Seat, placement: Placement): boolean =>
  inPlacement(state, seat, placement).length < PLACES[placement]

/** AR-LOCKON-1, AR-OBJECT-1, AR-OBJECT-5, AR-PROTOCOL-1, AR-MARK-1, AR-R-52: a card comes into play, unmarked. */
export function enterPlay(table: Table, state: State, item: Item, card: Card): void {
  const { seat } = item
  const isAuto = card.type === 'object' && card.kind === 'autonomous'
  const id = `${card.id}-${state.made++}`
  state.stack.splice(state.stack.indexOf(item), 1)
  state.inPlay.push({
    id,
    card: card.id,
    owner: seat,
    controller: seat,
    marked: false,
    damage: 0,
    hex: isAuto ? playerOf(state, seat).hex : -1,
    locks: [],
  })
  table.tell({ event: 'in-play', rule: 'AR-PLAY-7', seat, id, card: card.id })
  keepLimits(table, state, seat)
  settleLocks(table, state)
}

const keepWords: Words<string, State> = {
  ask: 'keep',
  doing: 'chooses what stays in play',
  prompt: () => 'You may have only one of these in play: which one stays?',
  key: (id) => id,
  text: (id, state) => `Keep ${nameOf(state, id)}`,
  refs: (id) => [id],
}

/** AR-LOCKON-3, AR-PROTOCOL-3: each of the two types has a rule of its own. */
const limitWords = {
  'lock-on': { ...keepWords, rule: 'AR-LOCKON-3' },
  protocol: { ...keepWords, rule: 'AR-PROTOCOL-3' },
} as const

/** AR-LOCKON-2, AR-LOCKON-3, AR-PROTOCOL-2, AR-PROTOCOL-3, AR-R-41, AR-R-42: what is too much is scrapped at once; AR-LOSE-4: unless
 * its player gives up when asked, and takes everything along. */
export function keepLimits(table: Table, state: State, seat: Seat): void {
  if (isOut(state, seat)) return
  for (const type of ['lock-on', 'protocol'] as const) {
    const own = state.inPlay
      .filter((one) => one.controller === seat && cardNamed(state, one.card).type === type)
      .map(({ id }) => id)
    if (own.length < 2) continue
    const kept = table.ask(seat, pickOne(limitWords[type], own, state))
    if (isOut(state, seat)) return
    for (const id of own) if (id !== kept) scrapFromPlay(table, state, id)
  }
  for (const placement of Object.keys(PLACES) as Placement[]) {
    const own = inPlacement(state, seat, placement).map(({ id }) => id)
    const limit = PLACES[placement]
    if (own.length <= limit) continue
    const kept = table.ask(seat, pickSome(placementWords, own, limit, limit, state))
    if (isOut(state, seat)) return
    for (const id of own) if (!kept.includes(id)) scrapFromPlay(table, state, id)
  }
}

const placementWords: Words<string, State> = {
  ...keepWords,
  ask: 'keep objects',
  doing: 'chooses which Objects stay',
  rule: 'AR-OBJECT-10',
  prompt: () => 'The placement is full: which Objects stay?',
}
