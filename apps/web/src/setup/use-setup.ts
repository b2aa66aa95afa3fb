import type { OptionValue } from '@muster/table'
import type { Box, PageUi, SetupChoice } from '@muster/ui'
import { useMemo, useState } from 'react'
import type { SeatPlan } from '../engine/protocol.ts'
import { settings } from '../settings/settings.ts'
import { countsOf, fitted, scenariosFor, sidesFor, usualNames, usualPlan } from './seating.ts'

const replace = <Item>(list: readonly Item[], at: number, item: Item) =>
  list.map((one, index) => (index === at ? item : one))

const ELSEWHERE: SeatPlan = { kind: 'elsewhere' }
/** One has one seat at a table online: the other one is free then. */
const given = (plan: SeatPlan): SeatPlan => (plan.kind === 'person' ? ELSEWHERE : plan)

/** What has been chosen for a new table so far; changing one thing keeps the rest fitting where it can. */
export function useSetup(ui: PageUi, box: Box, isOnline: boolean) {
  const planOf = (seat: number): SeatPlan => (isOnline && seat > 0 ? ELSEWHERE : usualPlan(seat))
  const [chosen, setChoice] = useState<SetupChoice>(() => {
    const plans = ui.quick.sides.map((_, seat) => planOf(seat))
    return { ...ui.quick, players: usualNames(plans, settings().name) }
  })
  const choice = useMemo(() => fitted(chosen, box, ui.quick), [chosen, box, ui])
  const [plans, setPlans] = useState<readonly SeatPlan[]>(() => ui.quick.sides.map((_, seat) => planOf(seat)))
  const change = (part: Partial<SetupChoice>) => setChoice({ ...choice, ...part })

  /** The choice for another number of seats. */
  const seated = (count: number, part: Partial<SetupChoice> = {}) => {
    const next = Array.from({ length: count }, (_, seat) => plans[seat] ?? planOf(seat))
    const usual = usualNames(next, settings().name)
    const fits = scenariosFor(box.scenarios, count)
    setPlans(next)
    change({
      ...part,
      sides: sidesFor(choice.sides, box.sides, count),
      players: usual.map((name, seat) => choice.players[seat] ?? name),
      scenario: fits.some(({ id }) => id === choice.scenario) ? choice.scenario : (fits[0]?.id ?? ''),
    })
  }
  return {
    choice,
    plans,
    change,
    setCount: (count: number) => seated(count),
    setMode: (id: string) => {
      const counts = countsOf(
        ui,
        ui.modes.find((mode) => mode.id === id),
      )
      const now = choice.sides.length
      seated(counts.includes(now) ? now : (counts[0] ?? now), { mode: id })
    },
    setPlan: (seat: number, plan: SeatPlan) => {
      const next = replace(isOnline && plan.kind === 'person' ? plans.map(given) : plans, seat, plan)
      setPlans(next)
      change({ players: replace(choice.players, seat, usualNames(next, settings().name)[seat] ?? '') })
    },
    setName: (seat: number, name: string) => change({ players: replace(choice.players, seat, name) }),
    setSide: (seat: number, side: string) => change({ sides: replace(choice.sides, seat, side) }),
    setOption: (name: string, value: OptionValue) => change({ options: { ...choice.options, [name]: value } }),
  }
}
