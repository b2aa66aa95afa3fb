import type { Hex } from '@muster/space'
import { ok, refuse, type Verdict, type Words } from '@muster/table'
import type { Special } from '../content/cards/enemy.ts'
import { type Assault, assaultOf, isSuppressing, timesOf } from './assault.ts'
import { perform } from './effects/cards.ts'
import { force } from './effects/force.ts'
import { isKeptFrom } from './effects/liberty.ts'
import { woundsNow } from './effects/who.ts'
import { decide, deciderOf } from './group.ts'
import { enemyCardOf, enemyNamed, hunterOf, isUp, nameOf, spotlightHunter, takeOut } from './lookup.ts'
import { onslaught } from './onslaught.ts'
import { rangeBetween } from './range.ts'
import { openReactions } from './react.ts'
import { seesZone } from './sight.ts'
import type { Enemy, Hunter, State, Todo, Volley } from './state.ts'
import type { Table } from './table.ts'

/** AB-TARGET-2, AB-TARGET-9..11, AB-R-62: whether an enemy can attack a hunter so: in its reach, in its sight, and standing. */
function canAttack(state: State, enemy: Enemy, { range }: Assault, hunter: Hunter): boolean {
  if (range === 0 || !isUp(hunter) || rangeBetween(state, enemy.zone, hunter.zone) > range) return false
  return seesZone(state, enemy, hunter.zone)
}

/** AB-TARGET-2: without those whom a card keeps from being picked, as long as that leaves anybody. */
function withoutShy(state: State, enemy: Enemy, hunters: readonly Hunter[]): readonly Hunter[] {
  if (!force.of(state).forbids.has('be-targeted')) return hunters
  const bold = hunters.filter((hunter) => !isKeptFrom(state, 'be-targeted', hunter, { against: enemy }))
  return bold.length > 0 ? bold : hunters
}

/** AB-KEYWORD-30: all targets of a Rapid attack stand in the same zone or in zones next to each other. */
const isBeside = (state: State, zone: Hex, zones: readonly Hex[]): boolean =>
  zones.every((one) => rangeBetween(state, one, zone) <= 1)

/**
 * AB-TARGET-1..5, AB-R-36: whom an enemy may attack: the Spotlight hunter if it can, else the closest, of those equally close
 * the most wounded; several where both tie.
 */
export function targetsFor(state: State, enemy: Enemy, assault: Assault, zones: readonly Hex[] = []): Hunter[] {
  const isTarget = (hunter: Hunter) => canAttack(state, enemy, assault, hunter) && isBeside(state, hunter.zone, zones)
  const within = withoutShy(state, enemy, state.hunters.filter(isTarget))
  if (within.length <= 1) return [...within]
  const holder = spotlightHunter(state)
  if (holder && within.includes(holder)) return [holder]
  const far = (hunter: Hunter) => rangeBetween(state, enemy.zone, hunter.zone)
  const nearest = Math.min(...within.map(far))
  const closest = within.filter((hunter) => far(hunter) === nearest)
  const most = Math.max(...closest.map(woundsNow))
  return closest.filter((hunter) => woundsNow(hunter) === most)
}

/** Whether there is anybody: who is shy is kept from being picked only where that leaves another. The quick twin of `targetsFor`. */
export function hasTarget(state: State, enemy: Enemy, assault: Assault): boolean {
  for (const hunter of state.hunters) if (canAttack(state, enemy, assault, hunter)) return true
  return false
}

interface TargetAsk {
  readonly state: State
  readonly enemy: Enemy
  readonly assault: Assault
  readonly zones: readonly Hex[]
  /** Between whom there is a tie. */
  readonly tied: readonly Hunter[]
}

const outOfReach = refuse('AB-TARGET-2', 'the enemy cannot attack that hunter so')
const notBeside = refuse('AB-KEYWORD-30', 'all targets must be in the same zone or in zones next to each other')
const fartherOff = refuse('AB-TARGET-3', 'another hunter is closer')
const lessWounded = refuse('AB-TARGET-4', 'of those equally close another hunter is more wounded')

/** AB-TARGET-2..4: why a hunter is not among those it may attack. */
function targetVerdict(id: string, { state, enemy, assault, zones, tied }: TargetAsk): Verdict {
  const hunter = hunterOf(state, id)
  if (tied.includes(hunter)) return ok
  if (!canAttack(state, enemy, assault, hunter)) return outOfReach
  if (!isBeside(state, hunter.zone, zones)) return notBeside
  const far = (one: Hunter) => rangeBetween(state, enemy.zone, one.zone)
  return far(hunter) > far(tied[0] as Hunter) ? fartherOff : lessWounded
}

const targetWords: Words<string, TargetAsk> = {
  ask: 'target',
  doing: 'chooses a target',
  rule: 'AB-TARGET-5',
  prompt: ({ state, enemy }) => `Whom does ${nameOf(state, enemy.id)} attack?`,
  key: (id) => id,
  text: (id, { state }) => nameOf(state, id),
  refs: (id) => [id],
  candidates: ({ state }) => state.hunters.map(({ id }) => id),
  verdict: targetVerdict,
  assume: (ids) => ids[0] as string,
}

/** AB-TARGET-5, AB-TARGET-6: who it is in the end. */
function chooseTarget(table: Table, context: TargetAsk): Hunter {
  const { state, tied } = context
  const ids = tied.map(({ id }) => id)
  return hunterOf(state, decide(table, state, ids, { words: targetWords, context }))
}

/** AB-ORDERS-4, AB-ORDERS-5: an enemy attacks, as often as its attack is Rapid; without a target it does not. */
export function attackWith(table: Table, state: State, enemy: Enemy, attack: Volley['attack']): void {
  const left = timesOf(assaultOf(state, enemy, attack))
  state.todo.push({ do: 'volley', by: enemy.id, attack, left, zones: [], wounded: [], suppresses: undefined })
  volleyOn(table, state)
}

/**
 * AB-KEYWORD-28..32, AB-R-50: the next attack of a volley. After the last, or where nobody is left to attack, come the
 * [RE]actions to all of them.
 */
export function volleyOn(table: Table, state: State): void {
  const volley = state.todo.at(-1) as Volley
  const enemy = enemyNamed(state, volley.by)
  const assault = enemy && assaultOf(state, enemy, volley.attack)
  const targets = enemy && assault && volley.left > 0 ? targetsFor(state, enemy, assault, volley.zones) : []
  if (enemy && assault && targets.length > 0) {
    const target = chooseTarget(table, { state, enemy, assault, zones: volley.zones, tied: targets })
    volley.left--
    volley.zones.push(target.zone)
    if (isSuppressing(assault)) volley.suppresses = true
    volley.wounded.push(...onslaught(table, state, enemy, assault, target))
    if (volley.left > 0) return
  }
  takeOut<Todo>(state.todo, volley)
  if (enemy && assault?.special && volley.zones.length > 0) doSpecial(table, state, enemy, assault.special)
  openReactions(table, state, volley, volley.suppresses ? 'move' : undefined)
}

/** AB-ORDERS-7, AB-TARGET-14..16, AB-R-55: one special action of an enemy: its attack if it is one and finds a target, then what its card says. */
export function takeSpecial(table: Table, state: State, enemy: Enemy, at: number): void {
  const special = enemyCardOf(state, enemy).specials[at] as Special
  table.tell({ event: 'special', rule: 'AB-ORDERS-7', enemy: enemy.id, name: special.name })
  if (special.attack) attackWith(table, state, enemy, at)
  else doSpecial(table, state, enemy, special)
}

/** AB-TARGET-14. */
function doSpecial(table: Table, state: State, { id: me }: Enemy, { does, name: source }: Special): void {
  if (does) perform(table, state, does, { seat: deciderOf(state), me, them: undefined, source, rule: 'AB-TARGET-14' })
}
