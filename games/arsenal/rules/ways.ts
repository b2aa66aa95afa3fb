import { costOf } from './effects/standing.ts'
import { asksForPayment, nameOfPayment, paymentsFor } from './energy.ts'
import { cardNamed, playerOf } from './lookup.ts'
import { moveCost } from './move.ts'
import { type Act, energyOf, functionOfUse, type Paid, type Window } from './options.ts'

/** AR-ENERGY-9: at a table that marks first, the other ways to pay are chosen together with what is paid for. */

/** Each of some options, paid for in every way but by marking first. */
export function otherWays(window: Window, acts: readonly Act[]): Act[] {
  const { state, seat } = window
  if (asksForPayment(state)) return []
  const { energy } = playerOf(state, seat)
  return acts.flatMap((act): Act[] => {
    if (act.do === 'pass' || act.do === 'end') return []
    const [, ...others] = paymentsFor(energy, energyFor(window, act))
    return others.map((way) => ({ ...act, way }))
  })
}

/** What an option costs now. */
function energyFor({ state, seat }: Window, act: Paid): number {
  switch (act.do) {
    case 'move':
      return moveCost(state, seat) ?? 0
    case 'play':
      return costOf(state, seat, cardNamed(state, act.card), act.x ?? 0)
    case 'use':
      return energyOf(functionOfUse(state, seat, act), act.x)
  }
}

/** What it costs in words: "4 Energy", "4 Energy: mark 1, burn 3". */
export const costText = (window: Window, act: Paid): string =>
  `${energyFor(window, act)} Energy${act.way ? `: ${nameOfPayment(act.way)}` : ''}`
