import { mean, type Share95, share95 } from '@muster/bots'
import type { SharedGame } from './job.ts'
import { interval, percent, table } from './text.ts'

export type TableReport = Share95 & {
  readonly table: string
  readonly games: number
  readonly decisions: number
  readonly rounds: number
  /** The mean of what else the results count, by name. */
  readonly counts: Readonly<Record<string, number>>
}

export type SharedReport = { readonly game: string; readonly games: number; readonly tables: readonly TableReport[] }

/** What greedy bots in all seats win against the table. */
export function sharedReportOf(game: string, names: readonly string[], games: readonly SharedGame[]): SharedReport {
  return { game, games: games.length, tables: names.map((name) => tableReport(name, games)) }
}

function tableReport(name: string, games: readonly SharedGame[]): TableReport {
  const own = games.filter((game) => game.table === name)
  const measures = Object.keys(own[0]?.counts ?? {})
  const counts = measures.map((measure) => [measure, mean(own.map(({ counts: all }) => all[measure] ?? 0))])
  return {
    table: name,
    games: own.length,
    ...share95(own.filter(({ won }) => won).length, own.length),
    decisions: mean(own.map(({ decisions }) => decisions)),
    rounds: mean(own.map(({ rounds }) => rounds)),
    counts: Object.fromEntries(counts),
  }
}

export function writeSharedReport({ games, tables }: SharedReport): string {
  const measures = Object.keys(tables[0]?.counts ?? {})
  const rows = tables.map((one) => [
    one.table,
    one.games,
    percent(one.rate),
    interval(one),
    one.decisions.toFixed(0),
    one.rounds.toFixed(1),
    ...measures.map((measure) => (one.counts[measure] ?? 0).toFixed(2)),
  ])
  return `${table(['table', 'games', 'won', '95 %', 'decisions', 'rounds', ...measures], rows)}\n\n${games} games.`
}
