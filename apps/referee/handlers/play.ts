import { Fault, Match } from '@muster/table'
import { stateOfPlay } from '../state-of-play.ts'
import { change } from '../tables.ts'
import type { Handler } from './handler.ts'

export const open: Handler<'new'> = (tables, { game: id, seats, config, packs, seed }) =>
  tables.open(tables.entry(id), (game) => Match.open(game, { seats: seats ?? game.seats.min, config, packs, seed }))

export const answer: Handler<'answer'> = (tables, { table, seat, choice }) =>
  change(tables.get(table), (match) => match.answer(seat, choice))

export const act: Handler<'act'> = (tables, request) =>
  change(tables.get(request.table), (match) => match.act(request.seat, request))

export const back: Handler<'back'> = (tables, { table, seat, to }) =>
  change(tables.get(table), (match) => match.takeBack(to, seat))

export const ask: Handler<'ask'> = (tables, request) => {
  const { match, sent } = tables.get(request.table)
  return stateOfPlay(match, sent)
}

export const dice: Handler<'dice'> = (tables, { table, values }) =>
  change(tables.get(table), (match) => match.setDice(values))

export const edit: Handler<'edit'> = (tables, { table, patch }) => {
  try {
    return change(tables.get(table), (match) => match.edit(patch))
  } catch (error) {
    // A position that the rules cannot even ask a question about is the edit's fault, not theirs.
    if (error instanceof Fault && error.code !== 'bug') throw error
    throw new Fault(
      'bad-edit',
      `the game cannot go on from there: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

export const close: Handler<'close'> = (tables, { table }) => {
  tables.close(table)
  return {}
}
