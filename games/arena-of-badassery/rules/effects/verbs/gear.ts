import type { Verb } from '@muster/reaction'
import type { OwnDeed } from '../../../content/grammar/deeds.ts'
import type { ArenaWords } from '../../../content/grammar/schemas.ts'
import { outOfAmmo, reload as reloadGear } from '../../ammo.ts'
import { discardGear, exhaustGear } from '../../exhaust.ts'
import { enemyCardOf, hunterOf } from '../../lookup.ts'
import { isHunter } from '../../occupancy.ts'
import { rechargeShields } from '../../shield.ts'
import type { State } from '../../state.ts'
import { addStatus, CLEAR } from '../../status.ts'
import { type Args, huntersOf, modelsOf } from '../meant.ts'
import { moment } from '../moment.ts'

type Does<Name extends PropertyKey> = Parameters<Verb<State, ArenaWords, Args<OwnDeed, Name>>>

export function status(...[{ who, add, count }, { table, state, use }]: Does<'status'>): undefined {
  for (const model of modelsOf(state, who, use)) addStatus(table, state, model, add, count, use.rule)
}

export function cure(...[{ who }, { table, state, use }]: Does<'cure'>): undefined {
  for (const model of modelsOf(state, who, use)) {
    if (Object.values(model.status).every((count) => count === 0)) continue
    model.status = CLEAR
    table.tell({ event: 'cured', rule: use.rule, id: model.id, source: use.source })
  }
}

/** AB-SHIELD-8, AB-SHIELD-16: back to what is printed, for enemies too. */
export function recharge(...[{ who }, { table, state, use }]: Does<'recharge'>): undefined {
  for (const model of modelsOf(state, who, use)) {
    if (isHunter(model)) {
      rechargeShields(table, state, model)
      continue
    }
    const { shields } = enemyCardOf(state, model)
    if (shields.length === 0) continue
    model.shields = shields.slice()
    table.tell({ event: 'recharged', rule: 'AB-SHIELD-8', id: model.id })
  }
}

/** AB-AMMO-3. */
export function reload(...[{ who }, { table, state, use }]: Does<'reload'>): undefined {
  for (const hunter of huntersOf(state, who, use)) {
    reloadGear(state, hunter)
    table.tell({ event: 'reloaded', rule: 'AB-AMMO-3', id: hunter.id })
    moment(table, state, 'reloads', hunter)
  }
}

/** AB-AMMO-1. */
export function empty(...[{ who }, { table, state, use }]: Does<'empty'>): undefined {
  for (const hunter of huntersOf(state, who, use)) outOfAmmo(table, state, hunter)
}

/** The Gear of the bearer that a card being carried out is. */
function gearOfUse(state: State, me: string | undefined, source: string): string | undefined {
  const hunter = state.hunters.find(({ id }) => id === me)
  return hunter?.gear.find(({ card }) => state.content.gear[card]?.name === source)?.card
}

export function exhaust(...[, { table, state, use }]: Does<'exhaust'>): undefined {
  const card = gearOfUse(state, use.me, use.source)
  if (use.me !== undefined && card !== undefined)
    exhaustGear(table, state, hunterOf(state, use.me), card, 'AB-EXHAUST-1')
}

export function discard(...[, { table, state, use }]: Does<'discard'>): undefined {
  const card = gearOfUse(state, use.me, use.source)
  if (use.me !== undefined && card !== undefined) discardGear(table, state, hunterOf(state, use.me), card)
}
