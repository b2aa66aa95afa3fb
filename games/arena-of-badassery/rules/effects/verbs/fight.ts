import type { Verb } from '@muster/reaction'
import { mapped } from '@muster/table'
import type { OwnDeed } from '../../../content/grammar/deeds.ts'
import type { ArenaWords } from '../../../content/grammar/schemas.ts'
import { openOrders } from '../../frame.ts'
import { enemyNamed } from '../../lookup.ts'
import { strikeBlow } from '../../onslaught.ts'
import { openReactions } from '../../react.ts'
import type { State } from '../../state.ts'
import { type Args, enemiesOf, huntersOf } from '../meant.ts'

type Does<Name extends PropertyKey> = Parameters<Verb<State, ArenaWords, Args<OwnDeed, Name>>>

/** AB-FREE-1: a free action, taken as soon as what is under way is done. */
export function act(...[{ who, free }, { state, use }]: Does<'act'>): undefined {
  for (const { id } of huntersOf(state, who, use))
    state.todo.push({ do: 'free', hunter: id, act: free, source: use.source })
}

/** An attack of a given Strength, to the credit of whoever set it off; [RE]actions only where an enemy bears the card (AB-R-57). */
export function attack(...[{ who, strength, kind, with: keywords }, { table, state, use }]: Does<'attack'>): undefined {
  const by = use.me === undefined ? undefined : enemyNamed(state, use.me)
  const hunters = huntersOf(state, who, use)
  const blow = { by, credit: use.me, strength: () => strength, kind, keywords }
  const { wounded } = strikeBlow(table, state, blow, hunters, enemiesOf(state, who, use))
  if (by) openReactions(table, state, { by: by.id, wounded }, undefined)
}

/** These enemies and nobody else carry out the orders now; without a word on whom, those that follow any card (AB-ORDERS-1). */
export function orders(...[{ who, list }, { state, use }]: Does<'orders'>): undefined {
  const only = who && mapped(enemiesOf(state, who, use), ({ id }) => id)
  openOrders(state, { by: 'deed', card: '', list: list.slice(), only })
}
