import {
  type AnyQuestion,
  attachContent,
  playout,
  type Random,
  randomAnswer,
  type Seat,
  seededRandom,
} from '@muster/table'
import { contest, mind } from '../bot.ts'
import { arsenal } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** What came of every entrant against every other. */
export type Balance = {
  readonly games: number
  /** The share of its games each entrant won, and that of the player who began. */
  readonly shares: Readonly<Record<string, number>>
  readonly starter: number
  /** The share of games an entrant (row) won against another (column). */
  readonly matrix: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const NOISE = 1000

/** The option the mind weighs most, with a little chance among near equals. */
function light(seat: Seat, question: AnyQuestion, state: State, random: Random): unknown {
  const habit = mind.habit?.(question, state, seat)
  if (habit !== undefined) return habit
  const weights = question.form === 'one' ? mind.weigh?.(question, state, seat) : undefined
  if (!weights || question.form !== 'one') return randomAnswer(question, random)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  weights.forEach((weight, index) => {
    const noisy = weight + (0.2 * random.below(NOISE)) / NOISE
    if (noisy > most) {
      most = noisy
      best = index
    }
  })
  return question.options[best]
}

/** Plays so many games of each pair, the seats and the start by turns. */
export function balanceOf(gamesEach: number, entrants: readonly string[] = contest.entrants): Balance {
  const content = arsenal.content([])
  const won: Record<string, Record<string, number>> = {}
  let games = 0
  let starts = 0
  entrants.forEach((one, row) => {
    for (const two of entrants.slice(row + 1))
      for (let game = 0; game < gamesEach; game++) {
        const seats = game % 2 === 0 ? [one, two] : [two, one]
        const config = arsenal.config.parse({ decks: seats, first: Math.floor(game / 2) % 2 })
        const state = attachContent(arsenal.start(content, config, 2), content) as State
        const { result } = playout(arsenal, state, seededRandom(`${one} ${two} ${game}`), light)
        games++
        for (const seat of result.winners) {
          const [winner, loser] = [seats[seat] as string, seats[1 - seat] as string]
          won[winner] ??= {}
          won[winner][loser] = (won[winner][loser] ?? 0) + 1 / gamesEach
          if (seat === config.first) starts++
        }
      }
  })
  const rivals = entrants.length - 1
  const shareOf = (name: string) => Object.values(won[name] ?? {}).reduce((sum, share) => sum + share, 0) / rivals
  return {
    games,
    starter: starts / games,
    matrix: won,
    shares: Object.fromEntries(entrants.map((name) => [name, shareOf(name)])),
  }
}

/** The matrix as a table for a README, entrants by their share. */
export function balanceTable({ shares, matrix }: Balance): string {
  const names = Object.keys(shares).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
  const percent = (share: number | undefined) => String(Math.round(100 * (share ?? 0)))
  const rows = names.map((name, index) => {
    const cells = names.map((other) => (other === name ? '' : percent(matrix[name]?.[other])))
    return `| ${index + 1} ${name} | ${(100 * (shares[name] ?? 0)).toFixed(1)} | ${cells.join(' | ')} |`
  })
  const numbers = names.map((_, index) => index + 1)
  return [
    `| deck | field | ${numbers.join(' | ')} |`,
    `| --- | --- | ${numbers.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n')
}
