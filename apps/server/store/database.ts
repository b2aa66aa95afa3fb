/** What can be bound to a statement; never joined into it. */
export type Value = string | number | null

export interface Statement {
  /** SQL that both databases read, with `?` for each value. */
  readonly sql: string
  readonly values: readonly Value[]
}

/** One database behind the server: an SQLite file or PostgreSQL. Nothing here waits on the thread that serves sockets. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  /** The rows a statement gives: of a query, or of what it returns. */
  all<Row>(sql: string, ...values: readonly Value[]): Promise<Row[]>
  /** Runs statements, all or none; how many rows each changed. Resolved once they are durable. */
  run(...statements: readonly Statement[]): Promise<readonly number[]>
  /** The time, in milliseconds: of PostgreSQL where nodes share it. */
  now(): Promise<number>
  close(): Promise<void>
}
