import { mean, type Share95, share95 } from '@muster/bots'
import type { Row } from './chart.ts'
import type { BalanceGame } from './job.ts'

export type PairReport = Share95 & {
  readonly one: string
  readonly two: string
  readonly games: number
  readonly wins: readonly [number, number]
  readonly draws: number
}

export type BalanceReport = {
  readonly game: string
  readonly games: number
  readonly pairs: readonly PairReport[]
  readonly entrants: readonly EntrantReport[]
  readonly firstSeat: Share95
  readonly draws: number
  readonly length: { readonly decisions: number; readonly rounds: number }
  readonly variants: readonly VariantReport[]
}

type EntrantReport = Share95 & {
  readonly entrant: string
  readonly games: number
  /** Of the games it had the first seat in. */
  readonly first: Share95
}

type VariantReport = {
  readonly variant: string
  readonly games: number
  readonly draws: number
  readonly decisions: number
  readonly firstSeat: Share95
  readonly best: string
  readonly entrants: Readonly<Record<string, number>>
}

/** Win rates count a draw as half a win; the rate of a pair is that of its first entrant. */
export function reportOf(game: string, entrants: readonly string[], games: readonly BalanceGame[]): BalanceReport {
  const variants = [...new Set(games.map(({ variant }) => variant))].sort()
  return {
    game,
    games: games.length,
    pairs: pairsOf(entrants).map(([one, two]) => pairReport(one, two, games)),
    entrants: entrants.map((entrant) => {
      const own = games.filter(({ seats }) => seats.includes(entrant))
      const begun = own.filter(({ seats }) => seats[0] === entrant)
      const first = share95(winsOf(entrant, begun), begun.length)
      return { entrant, games: own.length, ...share95(winsOf(entrant, own), own.length), first }
    }),
    firstSeat: firstSeatOf(games),
    draws: drawsOf(games),
    length: {
      decisions: mean(games.map(({ decisions }) => decisions)),
      rounds: mean(games.map(({ rounds }) => rounds)),
    },
    variants: variants.map((variant) => variantReport(variant, entrants, games)),
  }
}

/** The pairs as rows of a chart. */
export function pairRows({ pairs }: BalanceReport): Row[] {
  return pairs.map(({ one, two, rate, low, high }) => ({ name: `${one} – ${two}`, rate, low, high }))
}

/** Every two entrants once, in order. */
export function pairsOf(entrants: readonly string[]): [string, string][] {
  return entrants.flatMap((one, index) => entrants.slice(index + 1).map((two): [string, string] => [one, two]))
}

function pairReport(one: string, two: string, games: readonly BalanceGame[]): PairReport {
  const own = games.filter(({ seats }) => seats.includes(one) && seats.includes(two))
  const wins = [one, two].map((entrant) => own.filter(({ winner }) => winner === entrant).length) as [number, number]
  return { one, two, games: own.length, wins, draws: drawsOf(own), ...share95(winsOf(one, own), own.length) }
}

function variantReport(variant: string, entrants: readonly string[], games: readonly BalanceGame[]): VariantReport {
  const own = games.filter((game) => game.variant === variant)
  const rates = entrants.map((entrant): [string, number] => {
    const played = own.filter(({ seats }) => seats.includes(entrant))
    return [entrant, share95(winsOf(entrant, played), played.length).rate]
  })
  const [best] = [...rates].sort((a, b) => b[1] - a[1])
  return {
    variant,
    games: own.length,
    draws: drawsOf(own),
    decisions: mean(own.map(({ decisions }) => decisions)),
    firstSeat: firstSeatOf(own),
    best: best?.[0] ?? '',
    entrants: Object.fromEntries(rates),
  }
}

function winsOf(entrant: string, games: readonly BalanceGame[]): number {
  return games.reduce((sum, { winner }) => sum + (winner === entrant ? 1 : winner === undefined ? 0.5 : 0), 0)
}

function drawsOf(games: readonly BalanceGame[]): number {
  return games.filter(({ winner }) => winner === undefined).length
}

function firstSeatOf(games: readonly BalanceGame[]): Share95 {
  return share95(
    games.reduce((sum, { winner, seats }) => sum + (winner === undefined ? 0.5 : winner === seats[0] ? 1 : 0), 0),
    games.length,
  )
}
