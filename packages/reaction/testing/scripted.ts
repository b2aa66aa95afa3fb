import { type GameEvent, type Script, ScriptTable, type ShownQuestion, type Table } from '@muster/table'

/** What came of a check played from a script. */
export interface Scripted<Result> {
  readonly result: Result
  readonly events: readonly GameEvent[]
  readonly asked: readonly ShownQuestion[]
}

/** Plays a piece of a rule with scripted dice and answers. Fails where one is missing or left over. */
export function scripted<Result>(script: Script, rule: (table: Table) => Result): Scripted<Result> {
  const table = new ScriptTable(script)
  const result = rule(table)
  table.done()
  return { result, events: table.events, asked: table.asked }
}
