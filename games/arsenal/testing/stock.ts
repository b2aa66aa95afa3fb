import { Match } from '@muster/table'
import { card } from '../content/schema.ts'
import { arsenal } from '../rules/game.ts'
import { bench, type PlayerSetup } from './bench.ts'
import { attack, BLANK, instant, protocol, type TestCard } from './pack.ts'

/** What the tests of several chapters use. */

/** A hand of eight cards that do nothing. */
export const full: string[] = Array<string>(8).fill(BLANK)

export const misses = (count: number): number[] => Array<number>(count).fill(3)

export const add = (roll: 'attack' | 'evasion' | 'armor', count: number): TestCard =>
  instant({ do: [{ dice: { roll, add: count } }] })

type Moment = `${'start' | 'end'}-of-${'your' | 'each'}-turn`

/** A Protocol with an effect at the start or end of a turn. */
export const at = (on: Moment, deed: object): TestCard => protocol({ functions: [{ on, do: [deed as never] }] })

/** The number of evasion dice of an Attack at so many hexes. */
export function evasionAt(steps: number, target: PlayerSetup = {}, id = 'mech-1', cards = {}): unknown {
  const t = bench({
    cards: { zap: attack({ accuracy: 0 }), ...cards },
    players: [
      { at: [-4, 0], hand: ['zap'] },
      { at: [steps - 4, 0], ...target },
    ],
  })
  t.dice(...misses(12)).does(`play zap at ${id}`)
  return t.told('evasion-roll')[0]?.dice
}

/** A match with random decks. */
export const open = (seats: number, config: Record<string, unknown> = {}, seed = 'setup') =>
  Match.open(arsenal, { seats, config: { decks: Array(seats).fill('random'), ...config }, seed })

/** Whether a card of these fields can be printed at all. */
export const accepts = (fields: object): boolean => card.safeParse({ id: 'x', name: 'X', ...fields }).success

export const without = (fields: object, field: string): object =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== field))
