import type { Box, Mode, PageUi, Scenario, SetupChoice, SideOffer } from '@muster/ui'
import type { SeatPlan } from '../engine/protocol.ts'
import { plain } from './options.ts'

export const MIDDLE_BOT: SeatPlan = { kind: 'bot', level: 'veteran' }

/** The first seat is the player's, the others are bots of middle strength. */
export const usualPlan = (seat: number): SeatPlan => (seat === 0 ? { kind: 'person' } : MIDDLE_BOT)

/** What a person is called who has given no name. */
export const unnamed = (seat: number): string => `Player ${seat + 1}`

/** What whoever sits somewhere is called until somebody says otherwise; no two alike. */
export function usualNames(plans: readonly SeatPlan[], me: string): string[] {
  const met = new Map<string, number>()
  return plans.map((plan, seat) => {
    const name = plan.kind === 'bot' ? `${plain(plan.level)} bot` : seat === 0 ? me : unnamed(seat)
    const count = (met.get(name) ?? 0) + 1
    met.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

/** The numbers of seats a way to play is for. */
export function countsOf({ seats: { min, max } }: PageUi, mode: Mode | undefined): readonly number[] {
  return mode?.seats ?? Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

/** Sides for a number of seats: those chosen already, then ones nobody plays yet. */
export function sidesFor(chosen: readonly string[], offers: readonly SideOffer[], count: number): string[] {
  const sides = chosen.slice(0, count)
  while (sides.length < count) {
    const groups = new Set(sides.map((id) => groupOf(offers, id)))
    const free = offers.find(({ id }) => !groups.has(groupOf(offers, id)))
    sides.push(free?.id ?? '')
  }
  return sides
}

const groupOf = (offers: readonly SideOffer[], side: string): string =>
  offers.find(({ id }) => id === side)?.group?.id ?? side

/** Scenarios a number of seats can play. */
export const scenariosFor = (scenarios: readonly Scenario[], count: number): Scenario[] =>
  scenarios.filter(({ seats }) => seats === undefined || seats === count)

/** A choice with nothing in it that the box no longer holds, such as a side of a pack that was taken out: what is usual stands instead. */
export function fitted(
  choice: SetupChoice,
  { sides, scenarios, twists }: Omit<Box, 'options'>,
  usual: SetupChoice,
): SetupChoice {
  const among = (offers: readonly { readonly id: string }[], id: string, otherwise: string) =>
    id === '' || offers.some((one) => one.id === id) ? id : otherwise
  return {
    ...choice,
    sides: choice.sides.map((side, seat) => among(sides, side, usual.sides[seat] ?? '')),
    scenario: among(scenarios, choice.scenario, usual.scenario),
    twist: among(twists, choice.twist, usual.twist),
  }
}
