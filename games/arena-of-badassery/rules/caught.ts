import { hasKeyword, rollDie } from '@muster/reaction'
import type { Hex } from '@muster/space'
import type { Words } from '@muster/table'
import { aimsAtZone, zoneOfAim } from './attack.ts'
import { d4, rolls } from './dice.ts'
import { isFreeTo } from './effects/liberty.ts'
import { decide } from './group.ts'
import { enemyNamed, isUp, nameOf } from './lookup.ts'
import { offerLuck } from './luck.ts'
import { keywordsIn } from './numbers.ts'
import type { Attempt } from './resolve.ts'
import type { Enemy, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** Whom an action affects: enemies, and for Explosive attacks hunters too. Neither where it is aimed at somebody or something else. */
export interface Caught {
  readonly enemies: readonly Enemy[]
  readonly friends: readonly Hunter[]
}

interface CrowdAsk {
  readonly state: State
  readonly left: number
}

/** AB-KEYWORD-27. */
const crowdWords: Words<string, CrowdAsk> = {
  ask: 'crowd',
  doing: 'chooses who is hit',
  rule: 'AB-KEYWORD-27',
  prompt: ({ left }) => `Crowd Control affects ${left} more: whom?`,
  key: (id) => id,
  text: (id, { state }) => nameOf(state, id),
  refs: (id) => [id],
  assume: (ids) => ids[0] as string,
}

/** AB-KEYWORD-25, AB-KEYWORD-27: as many of these as the D4 allows, picked by the group. */
export function pickCrowd(table: Table, state: State, ids: readonly string[], most: number): string[] {
  const rest = ids.slice()
  const picked: string[] = []
  while (picked.length < most && rest.length > 0) {
    if (rest.length + picked.length <= most) return [...picked, ...rest]
    const id = decide(table, state, rest, { words: crowdWords, context: { state, left: most - picked.length } })
    picked.push(...rest.splice(rest.indexOf(id), 1))
  }
  return picked
}

/** A card may keep a hunter out of its friends' Explosive attacks, and of its own. */
const standsClear = (state: State, hunter: Hunter): boolean => isFreeTo(state, 'stand-clear', hunter)

/** AB-KEYWORD-10: whom an Explosive attack on a zone affects. */
export function everyoneIn(state: State, zone: Hex): Caught {
  return {
    enemies: state.enemies.filter((enemy) => enemy.zone === zone),
    friends: state.hunters.filter((one) => one.zone === zone && isUp(one) && !standsClear(state, one)),
  }
}

/** AB-KEYWORD-10, AB-KEYWORD-24..27, AB-MULTI-1: everybody in the zone of an Explosive attack, some of a crowd, or the one target. */
export function caughtBy(table: Table, state: State, { hunter, means, aim }: Attempt): Caught {
  const zone = zoneOfAim(state, hunter, means, aim)
  const { attack } = means.action
  if (attack && hasKeyword(keywordsIn(state, hunter, means.action), 'explosive')) return everyoneIn(state, zone)
  if (aimsAtZone(state, hunter, means)) {
    const inZone = state.enemies.filter((enemy) => enemy.zone === zone)
    const classes = d4.faces.map((face) => Math.min(face, inZone.length))
    const roll = rollDie(table, hunter.seat, d4, rolls.crowd, classes)
    offerLuck(table, state, hunter, [roll])
    const ids = pickCrowd(
      table,
      state,
      inZone.map(({ id }) => id),
      roll.face,
    )
    return { enemies: inZone.filter(({ id }) => ids.includes(id)), friends: [] }
  }
  const enemy = enemyNamed(state, aim)
  return { enemies: enemy ? [enemy] : [], friends: [] }
}
