import { d6, type RollKind } from '@muster/table'
import type { Deed, Who } from '../../../content/grammar.ts'
import { settle } from '../../damage.ts'
import { isOnField } from '../../lookup.ts'
import type { Battle, Fighter } from '../../state.ts'
import { canDoAny, carryOut, type Use } from '../deeds.ts'
import { perform, type Verb } from '../verbs.ts'
import { fits } from '../who.ts'

function everyone(battle: Battle, who: Who, use: Use): Fighter[] {
  return battle.fighters.filter((fighter) => isOnField(fighter) && fits(battle, fighter, who, use))
}

/**
 * Does something to each of several fighters. Deed by deed rather than fighter by fighter, so that damage dealt by one
 * effect is dealt to all at once (BB-R-64): nobody goes down before the deed is done, and nothing the next one does comes in
 * time for those who do (BB-DAMAGE-7, BB-R-47).
 */
export const all: Verb<{ who: Who; do: Deed[] }> = {
  isPossible: (battle, { who, do: deeds }, use) =>
    everyone(battle, who, use).some((them) => canDoAny(battle, deeds, { ...use, them })),
  perform(table, battle, { who, do: deeds }, use) {
    const uses = everyone(battle, who, use).map((them) => ({ ...use, them }))
    for (const deed of deeds) {
      for (const one of uses) if (!battle.outcome) perform(table, battle, deed, one)
      settle(table, battle, use.me)
    }
  },
}

const chanceRoll: RollKind = { why: 'for an effect', rule: 'BB-ABILITY-15', set: 'action' }

/** One die decides whether something happens. */
export const chance: Verb<{ need: number; do: Deed[] }> = {
  isPossible: (battle, { do: deeds }, use) => canDoAny(battle, deeds, use),
  perform(table, battle, { need, do: deeds }, use) {
    const [score] = table.roll(
      use.owner,
      1,
      d6,
      chanceRoll,
      d6.faces.map((face) => (face >= need ? 1 : 0)),
    )
    if ((score as number) >= need) carryOut(table, battle, deeds, use)
  },
}
