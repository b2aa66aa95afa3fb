import type { AnyGame } from '@muster/table'
import { z } from 'zod'
import type { Handler } from './handler.ts'

const schemas = new WeakMap<AnyGame, object>()

/** The JSON Schema of a game's config, made once: it takes longer than everything else the request needs. */
function configSchemaOf(game: AnyGame): object {
  const known = schemas.get(game) ?? z.toJSONSchema(game.config, { io: 'input' })
  schemas.set(game, known)
  return known
}

export const games: Handler<'games'> = ({ shelf }) => ({
  games: shelf.map(({ game }) => ({
    id: game.id,
    title: game.title,
    seats: { min: game.seats.min, max: game.seats.max },
    options: configSchemaOf(game),
  })),
})
