import { Session } from '@muster/session'
import { Fault } from '@muster/table'
import { stateOfPlay } from '../state-of-play.ts'
import { change } from '../tables.ts'
import type { Handler } from './handler.ts'

export const open: Handler<'new'> = (tables, { game: id, seats, config, packs, seed }) =>
  tables.open(tables.entry(id), (playable) =>
    Session.open(playable, { seats: seats ?? playable.game.seats.min, config, packs, seed }),
  )

export const answer: Handler<'answer'> = (tables, { table, seat, choice, question }) =>
  change(tables.get(table), (session) => {
    session.answer({ seat, choice, question })
  })

export const act: Handler<'act'> = (tables, request) =>
  change(tables.get(request.table), (session) => session.act(request.seat, request))

export const back: Handler<'back'> = (tables, { table, seat, to }) =>
  change(tables.get(table), (session) => session.takeBack(to, seat))

export const ask: Handler<'ask'> = (tables, request) => {
  const { session, sent } = tables.get(request.table)
  return stateOfPlay(session.match, sent)
}

export const dice: Handler<'dice'> = (tables, { table, values }) =>
  change(tables.get(table), (session) => session.setDice(values))

export const edit: Handler<'edit'> = (tables, { table, patch }) => {
  try {
    return change(tables.get(table), (session) => session.edit(patch))
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
