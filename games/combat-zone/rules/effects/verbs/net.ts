import { amountOf } from '@muster/reaction'
import { pickOne, type Words } from '@muster/table'
import { reload as reloadProgram } from '../../reload.ts'
import type { Battle } from '../../state.ts'
import { combatCards } from '../game.ts'
import { happen } from '../moments.ts'
import { mustNot } from '../standing.ts'
import type { Installed } from '../state.ts'
import { type ArgsOf, type At, bearerOf, toEach } from './doing.ts'

/** CZ-NET-28, CZ-NET-29, CZ-GONK-9: Hacked tokens, for characters only. */
export function hack({ who, tokens }: ArgsOf<'hack'>, at: At): undefined {
  const { table, battle, use } = at
  const many = amountOf(combatCards, battle, tokens, use)
  toEach(at, who, (model) => {
    if (many === 0 || model.kind !== 'character' || mustNot(battle, model, 'be-hacked')) return
    model.hacked += many
    table.tell({
      event: 'hacks',
      rule: 'CZ-NET-28',
      id: model.id,
      tokens: many,
      left: model.hacked,
      source: use.source,
    })
    happen(table, battle, { on: 'hacked', by: model, who: bearerOf(at) })
  })
}

/** CZ-NET-31: as many as there are, at most. */
export function unhack({ who, tokens }: ArgsOf<'unhack'>, at: At): undefined {
  const { table, battle, use } = at
  const most = amountOf(combatCards, battle, tokens, use)
  toEach(at, who, (model) => {
    const many = Math.min(most, model.hacked)
    if (many === 0) return
    model.hacked -= many
    table.tell({
      event: 'hacks',
      rule: 'CZ-NET-31',
      id: model.id,
      tokens: -many,
      left: model.hacked,
      source: use.source,
    })
  })
}

const runningOf = ({ battle }: At, id: string): Installed[] =>
  battle.programs.filter(({ of, running }) => of === id && running)

/** CZ-NET-19. */
export function reload({ who }: ArgsOf<'reload'>, at: At): undefined {
  toEach(at, who, ({ id }) => {
    for (const program of runningOf(at, id)) reloadProgram(at.table, at.battle, program)
  })
}

const programWords: Words<string, Battle> = {
  ask: 'program',
  rule: 'CZ-NET-19',
  prompt: () => 'Which program ends?',
  doing: 'crashes a program',
  key: (card) => card,
  text: (card, { content }) => content.programs[card]?.name ?? card,
  assume: (cards) => cards[0] as string,
}

/** One Running program of each, picked by the card's player. */
export function crash({ who }: ArgsOf<'crash'>, at: At): undefined {
  const { table, battle, use } = at
  toEach(at, who, ({ id }) => {
    const cards = runningOf(at, id).map(({ card }) => card)
    const card = cards.length > 1 ? table.ask(use.seat, pickOne(programWords, cards, battle)) : cards[0]
    const program = runningOf(at, id).find((one) => one.card === card)
    if (program) reloadProgram(table, battle, program)
  })
}
