import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import { markCard, markVerdict } from './bloodwing.ts'
import { abilityNumber } from './character.ts'
import { startGunzerking } from './gunzerk.ts'
import { cardOf, enemyOf, hunterOf, tableOptions, turnOf, whoIs } from './lookup.ts'
import { castPhaselock } from './phaselock.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { hasPlacement, placeTurret } from './turret.ts'

/** Using the special ability; `on` is the enemy it is put on, '' where there is none. */
export type Ability = { readonly do: 'ability'; readonly on: string }

const cooling = refuse('SN-ABILITY-6', 'the ability timer is above zero')
const once = refuse('SN-R-80', 'an ability is used at most once in an Action Phase')
const noEnemy = refuse('SN-ABILITY-7', 'there is no enemy on the board to use it on')
const noRoom = refuse('SN-R-64', 'no three squares in a row are free for the turret')

/** SN-R-36: only Gunzerking can be used without an action. */
export function isFreeAbility(state: State, seat: Seat): boolean {
  const { does } = cardOf(state, hunterOf(state, seat)).ability
  return does === 'gunzerking' && tableOptions(state).gunzerkActivation === 'free'
}

/** SN-ABILITY-3, SN-ABILITY-6, SN-R-9, SN-R-80. The timer starts the game such that it is at zero on the third turn. */
export function readyVerdict(state: State, seat: Seat): Verdict {
  if (turnOf(state).abilityUsed) return once
  return hunterOf(state, seat).timer > 0 ? cooling : ok
}

/** SN-ABILITY-2, SN-ABILITY-7. */
export function abilityVerdict(state: State, seat: Seat, { on }: Ability): Verdict {
  const hunter = hunterOf(state, seat)
  const { does } = cardOf(state, hunter).ability
  const unready = readyVerdict(state, seat)
  if (unready) return unready
  if (does === 'gunzerking') return ok
  if (does === 'sabre-turret') return hasPlacement(state, seat) ? ok : noRoom
  if (on === '') return noEnemy
  return does === 'bloodwing' ? markVerdict(state, seat, enemyOf(state, on)) : ok
}

const ALONE: Ability = { do: 'ability', on: '' }

export function abilityCandidates(state: State, seat: Seat): Ability[] {
  const { does } = cardOf(state, hunterOf(state, seat)).ability
  if (does === 'gunzerking' || does === 'sabre-turret' || state.enemies.length === 0) return [ALONE]
  return state.enemies.map(({ id }) => ({ do: 'ability', on: id }))
}

export function abilitiesOf(state: State, seat: Seat): Ability[] {
  if (readyVerdict(state, seat)) return []
  return abilityCandidates(state, seat).filter((ability) => !abilityVerdict(state, seat, ability))
}

/** SN-ABILITY-4, SN-ABILITY-7: the effect, then the timer is set. */
export function useAbility(table: Table, state: State, seat: Seat, { on }: Ability): void {
  const hunter = hunterOf(state, seat)
  const { ability, name } = cardOf(state, hunter)
  table.tell({
    event: 'ability',
    rule: 'SN-ABILITY-7',
    seat,
    who: whoIs(state, seat),
    source: `${name}: ${ability.name}`,
  })
  switch (ability.does) {
    case 'phaselock':
      castPhaselock(table, state, seat, on)
      break
    case 'gunzerking':
      startGunzerking(table, state, seat)
      break
    case 'sabre-turret':
      placeTurret(table, state, seat)
      break
    case 'bloodwing':
      markCard(table, state, seat, on)
  }
  turnOf(state).abilityUsed = true
  hunter.timer = abilityNumber(state, hunter, 'cooldown')
  table.tell({ event: 'timer', rule: 'SN-ABILITY-4', seat, who: hunter.card, timer: hunter.timer })
}

/** SN-ABILITY-5, SN-R-10. */
export function lowerTimer(table: Table, state: State, seat: Seat): void {
  const hunter = hunterOf(state, seat)
  if (hunter.timer === 0) return
  hunter.timer--
  table.tell({ event: 'timer', rule: 'SN-ABILITY-5', seat, who: hunter.card, timer: hunter.timer })
}

/** SN-PHASELOCK-4, SN-TURRET-10, SN-BLOODWING-4: what a player has running ends when their next Action Phase begins. */
export function endEffects(table: Table, state: State, seat: Seat): void {
  if (!state.phaselock && !state.turret && !state.mark) return
  for (const name of ['phaselock', 'turret', 'mark'] as const) {
    if (state[name]?.seat !== seat) continue
    state[name] = undefined
    table.tell({ event: 'effect-ends', rule: ends[name], seat, who: whoIs(state, seat), effect: name })
  }
}

const ends = { phaselock: 'SN-PHASELOCK-4', turret: 'SN-TURRET-10', mark: 'SN-BLOODWING-4' } as const
