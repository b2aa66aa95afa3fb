import type { Contest, SharedContest } from '@muster/bots'
import type { LadderJob } from './job.ts'

/** `count` games of every two bots: every two games share their entrants and dice, with the bots' seats swapped. */
export function duelsOf(game: string, { entrants }: Contest, bots: readonly string[], count: number): LadderJob[] {
  const pairs = bots.flatMap((one, index) => bots.slice(index + 1).map((two) => [one, two]))
  return rounds(count, pairs, (pair, number) => {
    const turn = number >> 1
    const first = entrants[turn % entrants.length] ?? ''
    const step = 1 + (Math.floor(turn / entrants.length) % Math.max(1, entrants.length - 1))
    const second = entrants[(turn + step) % entrants.length] ?? ''
    const seats = number % 2 === 0 ? pair : [...pair].reverse()
    const plays = [first, second] as const
    const seed = `ladder ${turn} ${first} ${second}`
    return { game, key: `${seats.join(' ')} ${turn} ${first} ${second}`, seed, bots: seats, plays }
  })
}

/** `count` games of every bot at every table, the bot in all seats; all bots meet the same dice. */
export function defencesOf(
  game: string,
  tables: SharedContest['tables'],
  bots: readonly string[],
  count: number,
): LadderJob[] {
  const seatings = bots.flatMap((bot) => tables.map((table) => ({ bot, table })))
  return rounds(count, seatings, ({ bot, table }, number) => ({
    game,
    key: `${bot} ${table.name} ${number}`,
    seed: `ladder ${table.name} ${number}`,
    bots: Array<string>(table.seats).fill(bot),
    plays: table.name,
  }))
}

/** A game of each, then a second of each, so that a run cut short is even. */
function rounds<One>(count: number, ones: readonly One[], jobOf: (one: One, number: number) => LadderJob): LadderJob[] {
  return Array.from({ length: count }, (_, number) => ones.map((one) => jobOf(one, number))).flat()
}
