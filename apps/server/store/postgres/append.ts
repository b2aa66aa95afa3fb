import { restOfRow, snapshotText } from '../match-rows.ts'
import type { Append } from '../store.ts'

/**
 * A whole group in one statement. Whoever is first to insert (match, seq) has won; rows are sorted by match, so that two
 * nodes cannot wait for each other.
 */
export const APPEND = `
with given as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[], $6::text[], $7::text[], $8::text[],
    $9::bigint[], $10::bigint[], $11::bigint[], $12::text[], $13::text[], $14::bigint[])
    as given (match, seq, epoch, seat, asked, kind, body, by, spent, at, due, snapshot, result, ended)
), won as (
  insert into entry (match, seq, epoch, seat, asked, kind, body, by, spent, at)
  select g.match, g.seq, g.epoch, g.seat, g.asked, g.kind, g.body, g.by, g.spent, g.at
  from given g join match on match.id = g.match
    and g.seq - 1 = (select coalesce(max(entry.seq), 0) from entry where entry.match = g.match)
  order by g.match, g.seq
  on conflict do nothing
  returning match, seq
), headed as (
  update match set due = g.due,
    state = case when g.ended is null then match.state else 'over' end,
    result = coalesce(g.result, match.result), ended = coalesce(g.ended, match.ended)
  from given g join won on won.match = g.match and won.seq = g.seq
  where match.id = g.match
), kept as (
  insert into snapshot (match, seq, epoch, body)
  select g.match, g.seq, g.epoch, g.snapshot
  from given g join won on won.match = g.match and won.seq = g.seq
  where g.snapshot is not null
  on conflict (match) do update set seq = excluded.seq, epoch = excluded.epoch, body = excluded.body
  where excluded.seq > snapshot.seq
)
select match from won`

const COLUMNS = 14

/** The values of `APPEND`: one list a column. No match may be in a group twice. */
export function appendValues(group: readonly Append[]): readonly unknown[][] {
  const columns: unknown[][] = Array.from({ length: COLUMNS }, () => [])
  for (const append of group.toSorted((a, b) => (a.row.match < b.row.match ? -1 : 1))) {
    const { row, due, over } = append
    const ended = over ? row.at : null
    const result = over ? JSON.stringify(over.result ?? null) : null
    const values = [row.match, row.seq, row.epoch, ...restOfRow(row), due ?? null, snapshotText(append), result, ended]
    values.forEach((value, column) => {
      columns[column]?.push(value)
    })
  }
  return columns
}
