import type { OwnVerbs } from '@muster/reaction'
import type { ArenaWords } from '../../content/grammar/schemas.ts'
import type { State } from '../state.ts'
import { act, attack, orders } from './verbs/fight.ts'
import { cure, discard, empty, exhaust, recharge, reload, status } from './verbs/gear.ts'
import { draw, drop, loot, mod } from './verbs/loot.ts'
import { carry, clear, count, element, end, queue, spawn, spotlight } from './verbs/show.ts'
import { move, place, push } from './verbs/space.ts'

/** The verbs only this game has. Functions by name, since they and the rules they call know each other. */
export function ownVerbs(): OwnVerbs<State, ArenaWords> {
  return {
    status,
    cure,
    recharge,
    reload,
    empty,
    exhaust,
    discard,
    loot,
    drop,
    draw,
    mod,
    spotlight,
    move,
    push,
    place,
    act,
    attack,
    orders,
    spawn,
    queue,
    carry,
    count,
    element,
    clear,
    end,
  }
}
