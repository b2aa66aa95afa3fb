import type { Verbs } from './deeds.ts'
import { mark, return_, scrap, seize, unmark } from './verbs/cards.ts'
import { dice, pool, range } from './verbs/dice.ts'
import { disrupt } from './verbs/disrupt.ts'
import { charge, drain } from './verbs/energy.ts'
import { draw, drop, recover } from './verbs/hand.ts'
import { blast, damage, prevent, repair } from './verbs/harm.ts'
import { jam, lock, unlock } from './verbs/lock.ts'
import { advance, halt, move, retreat, speed } from './verbs/move.ts'

/** The vocabulary: one function a word. No constant, because the words and what they are made of need each other. */
export function verbs(): Verbs {
  return {
    dice,
    range,
    pool,
    prevent,
    damage,
    blast,
    repair,
    draw,
    drop,
    recover,
    move,
    advance,
    retreat,
    lock,
    unlock,
    jam,
    halt,
    speed,
    disrupt,
    mark,
    unmark,
    drain,
    charge,
    scrap,
    return: return_,
    seize,
  }
}
