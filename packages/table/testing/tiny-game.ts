import { z } from 'zod'
import type { Game, PlayedState } from '../game.ts'
import { makePile, type Pile } from '../pile.ts'
import { pickOne, type Question, type Words } from '../question.ts'
import { attachContent } from '../state.ts'
import type { Table } from '../table.ts'
import { ok } from '../verdict.ts'

/** What a tiny game keeps: what its rule wrote down, a hidden deck, and whether it is over. */
export interface Tiny extends PlayedState {
  log: unknown[]
  deck: Pile
  over: boolean
}

/** A game of a single rule, for tests of the tables. It is over when the rule says so. */
export function tinyGame(step: (table: Table, state: Tiny) => void): Game<Tiny> {
  return {
    id: 'tiny',
    title: 'Tiny',
    version: '1',
    seats: { min: 1, max: 4 },
    config: z.unknown(),
    content: () => ({}),
    start: (content) => {
      const state = { log: [], deck: makePile('card', 'none', ['a', 'b', 'c', 'd', 'e', 'f']), over: false }
      return attachContent(state, content)
    },
    step,
    mayAct: () => ok,
    act: (_table, state, seat, act) => {
      state.log.push(`${seat} ${act}`)
      state.over = act === 'agree-draw'
      return 'goes-on'
    },
    result: (state) => (state.over ? { winners: [] } : undefined),
    schema: z.looseObject({ log: z.array(z.unknown()), over: z.boolean() }),
    broken: () => [],
    describe: ({ event }) => event,
    summary: (_, after) => ({ log: after.log }),
  }
}

export const plainWords: Words<string, undefined> = {
  ask: 'which',
  prompt: () => 'Which one?',
  key: (option) => option,
  text: (option) => `option ${option}`,
}

/** A question of plain keys, with the key that passes it if any. */
export function which(options: readonly string[], pass?: string): Question<string> {
  return pickOne(plainWords, options, undefined, pass)
}
