import { attachContent, type Game } from '@muster/table'
import { z } from 'zod'
import { manifest } from '../manifest.ts'
import { type Config, config, HEAPS } from './config.ts'
import { type Event, giveUp, mayAct, type State, stateSchema } from './state.ts'
import { takeStones } from './take.ts'

export const stones: Game<State, Config, object> = {
  id: manifest.id,
  title: manifest.title,
  version: '1',
  seats: manifest.seats,
  config,
  content: (packs) => z.tuple([]).parse(packs) && {},
  start: (content, { options }) => attachContent({ heaps: [...HEAPS[options.heaps]], turn: 0, winner: -1 }, content),
  step: takeStones,
  mayAct,
  act: giveUp,
  result: ({ winner }) => (winner < 0 ? undefined : { winners: [winner] }),
  schema: stateSchema,
  broken: ({ heaps, winner }) =>
    winner < 0 && heaps.every((heap) => heap === 0) ? ['no stone is left, yet nobody won'] : [],
  describe: (event) => describe(event as Event),
  summary: (_, { heaps }) => ({ heaps }),
}

function describe(event: Event): string {
  const who = `Player ${event.seat + 1}`
  if (event.event === 'gives-up') return `${who} gives up.`
  return event.event === 'wins'
    ? `${who} takes the last stone and wins.`
    : `${who} takes ${event.count} from heap ${event.heap + 1} (${event.left} left).`
}
