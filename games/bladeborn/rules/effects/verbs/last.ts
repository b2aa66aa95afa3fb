import type { Characteristic, Liberty, StandingRule } from '../../../content/grammar.ts'
import type { Battle, Fighter, Lasting } from '../../state.ts'
import type { Table } from '../../table.ts'
import { half } from '../amount.ts'
import { type Use, whomOf } from '../deeds.ts'
import { lastingChanged } from '../force.ts'
import type { Verb } from '../verbs.ts'

/** Puts a fighter under a standing rule for a while. */
function putUnder(
  table: Table,
  battle: Battle,
  fighter: Fighter,
  standing: StandingRule,
  until: Lasting['until'],
  use: Use,
): void {
  fighter.lasting = [...fighter.lasting, { source: use.source, standing, until }]
  lastingChanged(battle)
  const { id, card } = fighter
  table.tell({ event: 'lasting', rule: use.rule, fighter: id, fighterCard: card, source: use.source, standing, until })
}

type Common = { who: 'me' | 'them'; until: Lasting['until'] }
const someone = (_: Battle, { who }: Common, use: Use): boolean => whomOf(use, who) !== undefined

type Change = Common & {
  what: Characteristic
  add?: number | undefined
  by?: 'value' | 'half-value' | undefined
  with?: 'melee' | 'missile' | undefined
  defending?: true | undefined
}

/** Changes a characteristic of a fighter, or of its weapons, for a while. */
export const change: Verb<Change> = {
  isPossible: someone,
  perform(table, battle, { who, what, add, by, with: kind, defending, until }, use) {
    const fighter = whomOf(use, who)
    const more = add ?? (by === 'value' ? use.value : half(use.value))
    const standing = { change: what, add: more, ...(kind ? { with: kind } : {}), ...(defending ? { defending } : {}) }
    if (fighter) putUnder(table, battle, fighter, standing, until, use)
  },
}

/** Gives a fighter a liberty, or a ban, for a while. */
export const allow: Verb<Common & { what: Liberty }> = {
  isPossible: someone,
  perform(table, battle, { who, what, until }, use) {
    const fighter = whomOf(use, who)
    if (fighter) putUnder(table, battle, fighter, { allow: what }, until, use)
  },
}

/** Lets a fighter re-roll its attack dice for a while. */
export const reroll: Verb<Common & { what: 'all' | 'one' | 'misses'; with?: 'melee' | 'missile' | undefined }> = {
  isPossible: someone,
  perform(table, battle, { who, what, with: kind, until }, use) {
    const fighter = whomOf(use, who)
    if (fighter) putUnder(table, battle, fighter, { reroll: what, ...(kind ? { with: kind } : {}) }, until, use)
  },
}
