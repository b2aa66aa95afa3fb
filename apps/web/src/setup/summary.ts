import type { Box, PageUi, SetupChoice } from '@muster/ui'
import type { SeatPlan } from '../engine/protocol.ts'

/** What will be played, in a line: "Skirmish, Drawn and Quartered: Godsworn Hunt (you) against Khagra's Ravagers (Novice bot)". */
export function summaryOf(
  ui: PageUi,
  box: Pick<Box, 'sides' | 'scenarios'>,
  choice: SetupChoice,
  plans: readonly SeatPlan[],
): string {
  const isAlone = plans.filter(({ kind }) => kind === 'person').length === 1
  const whoAt = (seat: number): string => {
    const kind = plans[seat]?.kind
    if (kind === 'elsewhere') return 'a free seat'
    return kind === 'person' && isAlone ? 'you' : choice.players[seat] || `seat ${seat + 1}`
  }
  const mode = ui.modes.find(({ id }) => id === choice.mode)
  const scenario = mode?.picks === false ? undefined : box.scenarios.find(({ id }) => id === choice.scenario)
  const sides = choice.sides.map((side, seat) => {
    const name = box.sides.find(({ id }) => id === side)?.name ?? 'chosen at the table'
    return `${name} (${whoAt(seat)})`
  })
  const what = [mode?.name, scenario?.name].filter((part) => part).join(', ')
  if (!ui.together) return `${what}: ${sides.join(' against ')}`
  const [first, ...others] = sides
  const [last] = others.splice(-1)
  return `${what}: ${first}${last ? ` with ${[others.join(', '), last].filter((part) => part).join(' and ')}` : ''}`
}
