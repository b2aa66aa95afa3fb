import { makeSideNote, type Seat } from '@muster/table'
import type { Deed, Who } from '../../content/grammar.ts'
import { settle } from '../damage.ts'
import { isOnField } from '../lookup.ts'
import type { Battle, Fighter } from '../state.ts'
import type { Table } from '../table.ts'
import { isPossible, perform } from './verbs.ts'
import { fits } from './who.ts'

/** A card being used: by whom, by which fighter, on which one picked so far, and the value of the dice paid. */
export type Use = {
  readonly owner: Seat
  readonly me: Fighter | undefined
  them: Fighter | undefined
  readonly value: number
  /** The card's name, and the rule under which it is used. */
  readonly source: string
  readonly rule: string
}

/** BB-ABILITY-15, BB-R-61: carries out a card's deeds in order; what cannot be done is skipped. */
export function carryOut(table: Table, battle: Battle, deeds: readonly Deed[], use: Use): void {
  for (const deed of deeds) {
    if (battle.outcome) return
    perform(table, battle, deed, use)
    settle(table, battle, use.me)
  }
}

/**
 * BB-R-61: a card may be used if at least one thing it asks for can be done. To pick somebody is not yet to do something, and
 * what does not concern whoever is picked can be done without.
 */
export function canDoAny(battle: Battle, deeds: readonly Deed[], use: Use, from = 0): boolean {
  for (let index = from; index < deeds.length; index++) {
    const deed = deeds[index] as Deed
    if ('pick' in deed) return canPickFor(battle, deed.pick.who, deeds, use, index + 1)
    if (isPossible(battle, deed, use)) return true
  }
  return false
}

/** Whether one of the deeds that follow can be done, to somebody who can be picked or without anybody. */
function canPickFor(battle: Battle, who: Who, deeds: readonly Deed[], use: Use, from: number): boolean {
  const { owner, me, value, source, rule } = use
  for (const them of battle.fighters) {
    if (!isOnField(them) || !fits(battle, them, who, use)) continue
    if (canDoAny(battle, deeds, { owner, me, them, value, source, rule }, from)) return true
  }
  return lastForOthers(deeds) >= from && canDoAny(battle, deeds, { ...use, them: undefined }, from)
}

const lastsForOthers = makeSideNote<number>()

/** The place of a card's last deed that is not done to whoever is picked; -1 where there is none. Cards are constants. */
function lastForOthers(deeds: readonly Deed[]): number {
  const known = lastsForOthers.get(deeds)
  if (known !== undefined) return known
  const last = deeds.findLastIndex((deed) => !Object.values(deed).some((args) => Object.values(args).includes('them')))
  lastsForOthers.set(deeds, last)
  return last
}

/** The fighter a deed speaks of; undefined where nobody was picked or it is no longer there. */
export function whomOf(use: Use, whom: 'me' | 'them'): Fighter | undefined {
  const fighter = whom === 'me' ? use.me : use.them
  return fighter && fighter.hex >= 0 ? fighter : undefined
}
