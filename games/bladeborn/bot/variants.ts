import type { Variant } from '@muster/bots'
import type { ConvergenceStep } from '../content/cards.ts'
import { baseContent } from '../content/index.ts'
import { cardOf, sideOf } from '../rules/lookup.ts'
import type { State } from '../rules/state.ts'

const battleOf = (battle: string): Variant => ({ config: (one, two) => ({ warbands: [one, two], battle }) })

/** BB-CONVERGENCE-1: the first seat is the aspirant, whose leader bears the artefacts of power won on the way (BB-POWER-1). */
const convergenceOf = (step: ConvergenceStep, won: readonly ConvergenceStep[]): Variant => ({
  ...battleOf('random'),
  edit(state) {
    const { battle, content } = state as State
    if (!battle) return []
    const leader = battle.fighters.findIndex(
      (fighter) => fighter.seat === 0 && cardOf(battle, fighter).runemarks.includes('hero'),
    )
    const backs = won.map((each) => content.warbands[sideOf(battle, 0).warband]?.convergences[each].back.id)
    return [
      { op: 'add', path: '/battle/convergence', value: { step, aspirant: 0 } },
      ...backs.map((value) => ({ op: 'add', path: `/battle/fighters/${leader}/bears/-`, value })),
    ]
  },
})

/** What Bladeborn can be measured over beside battles drawn at random: each battle alone, and each step of a campaign. */
export const variants: Readonly<Record<string, Variant>> = {
  ...Object.fromEntries(Object.keys(baseContent.battles).map((id) => [id, battleOf(id)])),
  first: convergenceOf('first', []),
  second: convergenceOf('second', ['first']),
  final: convergenceOf('final', ['first', 'second']),
}
