import { hasKeyword, isFumble, type Keyword, plainDieOf, type Roll, rollDie } from '@muster/reaction'
import type { Seat } from '@muster/table'
import { mapped } from '@muster/table'
import { type Assault, attackAs } from './assault.ts'
import { woundsOfHit } from './attack.ts'
import { pickCrowd } from './caught.ts'
import { type Defence, defend, takeWounds } from './defend.ts'
import { d4, rolls } from './dice.ts'
import { perform } from './effects/cards.ts'
import { isKeptFrom } from './effects/liberty.ts'
import { moment } from './effects/moment.ts'
import { defendingShield } from './enemy-shield.ts'
import { makeOfFumble } from './fumble.ts'
import { stealLife } from './lifesteal.ts'
import { isOnBoard, isUp } from './lookup.ts'
import { offerLuck } from './luck.ts'
import { beforeDefence } from './moments.ts'
import { corrodedBy, defenseOf, strengthOf } from './numbers.ts'
import { fall, takeOutHunter } from './out.ts'
import { pickFan } from './spot.ts'
import type { Enemy, Hunter, State, Wounded } from './state.ts'
import { type Extra, leaveStatus, rollExtras } from './status.ts'
import type { Table } from './table.ts'
import { removeBeaten, woundEnemy } from './wound.ts'

/** An attack that no hunter makes: an enemy's, or one that a card or an element deals. */
export interface Blow {
  readonly by?: Enemy | undefined
  /** AB-R-57: whether an enemy made it, be it gone by now. */
  readonly fromEnemy?: boolean
  /** To whose credit those are that it takes out; the enemy's own where left out. */
  readonly credit?: string | undefined
  /** What defends against it: for each hunter, and what it must reach to hit an enemy. */
  readonly strength: (against?: Hunter) => number
  readonly kind: 'melee' | 'ranged'
  readonly keywords: readonly Keyword[]
}

/** A hunter under attack, with how it defended. */
interface Attacked {
  readonly hunter: Hunter
  readonly defence: Defence
}

/**
 * AB-TARGET-1, AB-R-94: one attack of an enemy at its target: Crowd Control first, then the blow on all it affects, then what
 * the enemy's card does besides. Those whom it wounded, in seat order.
 */
export function onslaught(table: Table, state: State, enemy: Enemy, assault: Assault, target: Hunter): Wounded[] {
  const { keywords, kind, added, special } = assault
  table.tell({ event: 'attacks', rule: 'AB-TARGET-1', enemy: enemy.id, id: target.id, kind })
  const { zone } = target
  const hunters = huntersCaught(table, state, keywords, target)
  const isExplosive = hasKeyword(keywords, 'explosive')
  const enemies = isExplosive ? state.enemies.filter((one) => one.zone === zone) : []
  const action = attackAs(kind, keywords)
  const strength = (against?: Hunter) => strengthOf(state, enemy, added, { against, action })
  const blow: Blow = { by: enemy, strength, kind, keywords }
  const before = state.todo.length
  const { attacked, wounded, dealt } = strikeBlow(table, state, blow, hunters, enemies)
  for (const { hunter, defence } of attacked)
    if (special?.hits && !defence.held && isUp(hunter)) {
      const use = { seat: hunter.seat, me: enemy.id, them: hunter.id, source: special.name, rule: 'AB-TARGET-14' }
      perform(table, state, special.hits, use)
    }
  for (const { hunter, defence } of attacked)
    if (isFumble(defence.roll)) makeOfFumble(table, state, enemy, hunter, 'defenseFumble')
  if (hasKeyword(keywords, 'lifesteal')) stealLife(state, enemy.id, dealt, target, before)
  return wounded
}

/** AB-KEYWORD-10, AB-KEYWORD-25, AB-KEYWORD-27, AB-R-47: the target alone, all hunters of its zone, or some of them. */
function huntersCaught(table: Table, state: State, keywords: readonly Keyword[], target: Hunter): Hunter[] {
  const inZone = state.hunters.filter((hunter) => isUp(hunter) && hunter.zone === target.zone)
  if (hasKeyword(keywords, 'explosive')) return inZone
  if (!hasKeyword(keywords, 'crowd control')) return [target]
  const classes = d4.faces.map((face) => Math.min(face, inZone.length))
  const roll = rollDie(table, target.seat, d4, rolls.crowd, classes)
  offerLuck(table, state, target, [roll])
  const ids = inZone.map(({ id }) => id)
  const picked = pickCrowd(table, state, ids, roll.face)
  return inZone.filter(({ id }) => picked.includes(id))
}

/**
 * AB-DEFEND-1..14, AB-R-94: the shield dice of enemies in it; hunters defend in seat order, each with its Luck; the D4s of
 * keywords; then all wounds together, the tokens, and who is out. Only an enemy's attack leaves a hunter its fight (AB-R-57).
 */
export function strikeBlow(
  table: Table,
  state: State,
  blow: Blow,
  hunters: readonly Hunter[],
  enemies: readonly Enemy[],
): { readonly attacked: readonly Attacked[]; readonly wounded: Wounded[]; readonly dealt: number } {
  const { by, strength, kind, keywords } = blow
  const resisting = mapped(enemies, (enemy) => resistingOf(table, state, enemy, keywords, hunters[0]?.seat ?? 0))
  beforeDefence(table, state, hunters, by)
  const attacked = mapped(hunters, (hunter): Attacked => {
    return {
      hunter,
      defence: defend(table, state, hunter, { need: strength(hunter), kind, keywords, by, onlyCrit: false }),
    }
  })
  const extras = rollExtras(table, hunters[0]?.seat ?? 0, keywords)
  offerSharedLuck(table, state, hunters, resisting, extras)
  const action = attackAs(kind, keywords)
  const harms = mapped(attacked, ({ hunter, defence }) => {
    const wounds = defence.held ? 0 : woundsOfHit(state, by, hunter, action, false)
    return takeWounds(table, state, hunter, wounds, defence.guard)
  })
  for (const { hunter, defence } of attacked)
    leaveStatus(table, state, hunter, keywords, extras, { isHit: !defence.held, withCrit: false })
  // AB-R-96: where they stood: an enemy that blows up as it falls may take them out of the Vault.
  const wounded: Wounded[] = []
  for (const [at, { hunter }] of attacked.entries())
    if (harms[at]?.onTokens) wounded.push({ id: hunter.id, zone: hunter.zone })
  const dealtToo = hurtEnemies(table, state, blow, resisting, extras)
  for (const [at, { hunter }] of attacked.entries()) {
    if (harms[at]?.harm !== 'out' || !isOnBoard(hunter)) continue
    if (by || blow.fromEnemy) fall(table, state, hunter, by?.id)
    else takeOutHunter(table, state, hunter, blow.credit)
  }
  const fans: Hunter[] = []
  // All are hit at once, before what comes of it can take the attacker out.
  for (const { hunter, defence } of attacked)
    if (by && !defence.held) moment(table, state, 'hit', by, { who: hunter, action })
  for (const [at, { hunter, defence }] of attacked.entries()) {
    if (defence.held) moment(table, state, 'defends', hunter, { who: by, action, fans })
    if ((harms[at]?.dealt ?? 0) > 0) moment(table, state, 'wounded', hunter, { who: by, action, fans })
  }
  pickFan(table, state, fans)
  let dealt = dealtToo
  for (const harm of harms) dealt += harm.dealt
  return { attacked, wounded, dealt }
}

/** AB-R-94: the dice that are rolled for all of them together: each player may roll them again, for the first of its hunters that may. */
function offerSharedLuck(
  table: Table,
  state: State,
  hunters: readonly Hunter[],
  resisting: readonly Resisting[],
  extras: readonly Extra[],
): void {
  const shared: Roll[] = []
  for (const { roll } of resisting) if (roll) shared.push(roll)
  for (const { roll } of extras) shared.push(roll)
  if (shared.length === 0) return
  const lucky = hunters.filter((hunter) => !isKeptFrom(state, 'luck', hunter))
  for (const seat of new Set(lucky.map((hunter) => hunter.seat)))
    offerLuck(table, state, lucky.find((hunter) => hunter.seat === seat) as Hunter, shared)
}

/** An enemy in an attack that no hunter makes: what its Strength must reach, and the die that comes from, where it is rolled. */
interface Resisting {
  readonly enemy: Enemy
  readonly roll?: Roll
  need(): number
}

function resistingOf(table: Table, state: State, enemy: Enemy, keywords: readonly Keyword[], seat: Seat): Resisting {
  const shield = hasKeyword(keywords, 'shock') ? undefined : defendingShield(enemy)
  if (!shield) return { enemy, need: () => defenseOf(state, enemy, {}) }
  const roll = rollDie(table, seat, plainDieOf(shield), rolls.shield)
  return { enemy, roll, need: () => Math.max(0, roll.face - corrodedBy(enemy)) }
}

/**
 * AB-R-45, AB-R-52, AB-R-95: enemies in it are hit where its Strength reaches their Defense or shield roll; its tokens are for them too.
 * The wounds it deals them.
 */
function hurtEnemies(
  table: Table,
  state: State,
  { by, strength, kind, keywords, credit }: Blow,
  resisting: readonly Resisting[],
  extras: readonly Extra[],
): number {
  if (resisting.length === 0) return 0
  const isShock = hasKeyword(keywords, 'shock')
  const cause = { by: credit ?? by?.id, isAttack: true, isShock, action: undefined, isReaction: undefined }
  const hits = mapped(resisting, ({ need }) => strength() >= need())
  let dealt = 0
  for (const [at, { enemy }] of resisting.entries()) {
    // What a shield did when it gave out may have taken it out.
    if (!state.enemies.includes(enemy)) continue
    const isHit = hits[at] === true
    const wounds = isHit ? woundsOfHit(state, by, enemy, attackAs(kind, keywords), false) : 0
    if (isHit) dealt += woundEnemy(table, state, enemy, wounds, cause)
    leaveStatus(table, state, enemy, keywords, extras, { isHit, withCrit: false })
  }
  removeBeaten(table, state, cause)
  return dealt
}
