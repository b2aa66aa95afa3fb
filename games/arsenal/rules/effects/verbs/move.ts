import { controllerOf, permanentOf, seatOfMech } from '../../lookup.ts'
import { moveByCard } from '../../nonstandard.ts'
import type { State } from '../../state.ts'
import { amountOf } from '../amount.ts'
import { seatsOf, thingOf, type Verbs } from '../deeds.ts'

/** AR-R-51: Mechs move, and Autonomous Objects where a card says so. */
const canBeMoved = (state: State, id: string | undefined): id is string =>
  id !== undefined && controllerOf(state, id) >= 0 && (seatOfMech(id) >= 0 || (permanentOf(state, id)?.hex ?? -1) >= 0)

/** AR-NONSTD-1 to AR-NONSTD-3, AR-R-49. */
export const move: Verbs['move'] = (table, state, { hexes, what, upTo = false }, use) => {
  const moved = thingOf(state, what, use)
  if (canBeMoved(state, moved))
    moveByCard(table, state, { what: moved, chooser: use.seat, hexes: amountOf(state, hexes, use), upTo })
}

/** AR-NONSTD-6, AR-GLOSSARY-5. */
export const advance: Verbs['advance'] = (table, state, { hexes, what, to }, use) => {
  const [moved, named] = [thingOf(state, what, use), thingOf(state, to, use)]
  if (canBeMoved(state, moved) && named !== undefined && named !== moved)
    moveByCard(table, state, {
      what: moved,
      chooser: use.seat,
      hexes: amountOf(state, hexes, use),
      named,
      way: 'advance',
    })
}

/** AR-NONSTD-5, AR-GLOSSARY-5. */
export const retreat: Verbs['retreat'] = (table, state, { hexes, what, from }, use) => {
  const [moved, named] = [thingOf(state, what, use), thingOf(state, from, use)]
  if (canBeMoved(state, moved) && named !== undefined && named !== moved)
    moveByCard(table, state, {
      what: moved,
      chooser: use.seat,
      hexes: amountOf(state, hexes, use),
      named,
      way: 'retreat',
    })
}

/** AR-MOVE-9: Mechs cannot make standard moves this turn. */
export const halt: Verbs['halt'] = (table, state, { who }, use) => {
  for (const seat of seatsOf(state, who, use)) {
    state.lasting.push({ kind: 'halt', seat })
    table.tell({ event: 'halted', rule: 'AR-MOVE-9', seat })
  }
}

/** AR-R-56: another SPD this turn. */
export const speed: Verbs['speed'] = (table, state, { free, paid, who }, use) => {
  for (const seat of seatsOf(state, who, use)) {
    state.lasting.push({ kind: 'speed', seat, free, paid })
    table.tell({ event: 'speed', rule: 'AR-R-56', seat, free, paid })
  }
}
