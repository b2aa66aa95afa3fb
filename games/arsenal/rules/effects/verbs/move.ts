import { controllerOf, permanentOf, seatOfMech } from '../../lookup.ts'
import { moveByCard } from '../../nonstandard.ts'
import type { State } from '../../state.ts'
import { amountOf } from '../amount.ts'
import { seatsOf, thingOf, type Verbs } from '../deeds.ts'

/** AR-R-51: Mechs move, and Autonomous Objects where a card says so. */
const canBeMoved = (state: State, id: string | undefined): id is string =>
  id !== undefined && controllerOf(state, id) >= 0 && (seatOfMech(id) >= 0 || (permanentOf(state, id)?.hex ?? -1) >= 0)

/** AR-NONSTD-1 to AR-NONSTD-3, AR-R-49. */
export const move: Verbs['move'] = (table, state, { hexes, what, upTo = false }, effect) => {
  const moved = thingOf(state, what, effect)
  if (canBeMoved(state, moved))
    moveByCard(table, state, { what: moved, chooser: effect.seat, hexes: amountOf(state, hexes, effect), upTo })
}

/** AR-NONSTD-6, AR-GLOSSARY-5. */
export const advance: Verbs['advance'] = (table, state, { hexes, what, to }, effect) => {
  const [moved, named] = [thingOf(state, what, effect), thingOf(state, to, effect)]
  if (canBeMoved(state, moved) && named !== undefined && named !== moved)
    moveByCard(table, state, {
      what: moved,
      chooser: effect.seat,
      hexes: amountOf(state, hexes, effect),
      named,
      way: 'advance',
    })
}

/** AR-NONSTD-5, AR-GLOSSARY-5. */
export const retreat: Verbs['retreat'] = (table, state, { hexes, what, from }, effect) => {
  const [moved, named] = [thingOf(state, what, effect), thingOf(state, from, effect)]
  if (canBeMoved(state, moved) && named !== undefined && named !== moved)
    moveByCard(table, state, {
      what: moved,
      chooser: effect.seat,
      hexes: amountOf(state, hexes, effect),
      named,
      way: 'retreat',
    })
}

/** AR-MOVE-9: Mechs cannot make standard moves this turn. */
export const halt: Verbs['halt'] = (table, state, { who }, effect) => {
  for (const seat of seatsOf(state, who, effect)) {
    state.lasting.push({ kind: 'halt', seat })
    table.tell({ event: 'halted', rule: 'AR-MOVE-9', seat })
  }
}

/** AR-R-56: another SPD this turn. */
export const speed: Verbs['speed'] = (table, state, { free, paid, who }, effect) => {
  for (const seat of seatsOf(state, who, effect)) {
    state.lasting.push({ kind: 'speed', seat, free, paid })
    table.tell({ event: 'speed', rule: 'AR-R-56', seat, free, paid })
  }
}
