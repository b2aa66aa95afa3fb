import { Study } from '@muster/table/testing'
import { combatZone } from '../rules/game.ts'
import type { Battle } from '../rules/state.ts'

/** A table as players find it: what the config leaves out is asked. */
export function tableFor(config: object, seats = 2, packs: readonly unknown[] = []): Study<Battle> {
  return new Study(combatZone, { seats, seed: 'test', config, packs })
}

/** All seats that are asked give the same answer. */
export function allSay(t: Study<Battle>, choice: string): Study<Battle> {
  for (const { seat } of [...t.match.questions]) t.answer(choice, seat)
  return t
}
