import { squareDistance } from '@muster/space'
import { pickOne, type Seat, type Words } from '@muster/table'
import { markBonus } from './bloodwing.ts'
import { board } from './board.ts'
import { deciderFor, enemyName, enemyOf, gunOf, hunterOf, metricOf, tableOptions, whoIs } from './lookup.ts'
import {
  bulletsOf,
  type Guns,
  isGunzerking,
  noSuchEnemy,
  shotDamage,
  splashOf,
  targetsOf,
  targetVerdict,
  waysToFire,
} from './shots.ts'
import { type Harm, harm } from './stars.ts'
import type { Enemy, State } from './state.ts'
import type { Table } from './table.ts'
import { isOver } from './win.ts'

const HOLD = ''

type Aim = { readonly state: State; readonly seat: Seat; readonly guns: Guns; readonly left: number }

const bulletWords: Words<string, Aim> = {
  ask: 'bullet',
  doing: 'chooses where a bullet goes',
  rule: 'SN-SHOOT-7',
  prompt: ({ state, left, guns }) =>
    `Aim the next bullet of ${guns.map((gun) => gunOf(state, gun).name).join(' and ') || 'the shot'}: ${left} left`,
  key: (id) => (id === HOLD ? 'hold' : `bullet ${id}`),
  text: (id, { state }) => (id === HOLD ? 'Hold fire' : `At ${enemyName(state, enemyOf(state, id))}`),
  kind: (id) => (id === HOLD ? 'hold' : 'bullet'),
  about: ({ state, seat, guns, left }) => ({ guns, left, damage: shotDamage(state, hunterOf(state, seat), guns) }),
  refs: (id) => (id === HOLD ? [] : [id]),
  candidates: ({ state }) => [...state.enemies.map(({ id }) => id), HOLD],
  verdict: (id, { state, seat, guns }) =>
    id === HOLD ? undefined : targetVerdict(state, hunterOf(state, seat), guns, enemyOf(state, id)),
  whyNot: () => noSuchEnemy,
}

/** One Shoot action: marked enemies already given their extra damage in it (SN-R-68). */
type Attack = { readonly state: State; readonly seat: Seat; readonly given: Set<string> }

/**
 * SN-SHOOT-4, SN-GUNZERK-1, SN-R-37: a Shoot action fires one way; while Gunzerking the other gun equipped as it begins fires
 * as well. The first bullet's target is given.
 */
export function shoot(table: Table, state: State, seat: Seat, guns: Guns, first: string): void {
  const attack: Attack = { state, seat, given: new Set() }
  const hunter = hunterOf(state, seat)
  table.tell({ event: 'shoot', rule: 'SN-SHOOT-1', seat, who: whoIs(state, seat), guns: [...guns], target: first })
  const both = isGunzerking(state, hunter) && guns.length === 1
  const others = both ? waysToFire(state, hunter).filter(([gun]) => gun !== guns[0]) : []
  fire(table, attack, guns, first)
  for (const other of others) fire(table, attack, other, undefined)
}

/**
 * SN-SHOOT-7 to SN-SHOOT-10, SN-R-29: bullets are aimed and resolved one after the other; any may be forgone. SN-EQUIP-8,
 * SN-R-33: a gun that was traded away in between fires no more.
 */
function fire(table: Table, attack: Attack, guns: Guns, first: string | undefined): void {
  const { state, seat } = attack
  const bullets = bulletsOf(state, guns)
  for (let bullet = 0; bullet < bullets && !isOver(state); bullet++) {
    if (guns.some((gun) => !hunterOf(state, seat).guns.includes(gun))) return
    let target = bullet === 0 ? first : undefined
    if (target === undefined) {
      const targets = targetsOf(state, hunterOf(state, seat), guns).map(({ id }) => id)
      if (targets.length === 0) return
      targets.push(HOLD)
      target = table.ask(
        deciderFor(state, seat),
        pickOne(bulletWords, targets, { state, seat, guns, left: bullets - bullet }, HOLD),
      )
      if (target === HOLD) return
    }
    hit(table, attack, guns, enemyOf(state, target))
  }
}

/** SN-SHOOT-1, SN-SHOOT-9, SN-LOOT-4, SN-R-28, SN-R-83: full damage to the target, splash to every other enemy near it. */
function hit(table: Table, { state, seat, given }: Attack, guns: Guns, target: Enemy): void {
  let amount = shotDamage(state, hunterOf(state, seat), guns)
  if (tableOptions(state).markBonus === 'per-bullet' || !given.has(target.id)) amount += markBonus(state, target)
  given.add(target.id)
  const harms: Harm[] = [{ enemy: target, amount }]
  const splash = splashOf(state, guns)
  if (splash)
    for (const enemy of state.enemies)
      if (enemy !== target && squareDistance(board, enemy.square, target.square, metricOf(state)) <= splash.radius)
        harms.push({ enemy, amount: splash.damage })
  harm(table, state, seat, harms, 'SN-SHOOT-1')
}
