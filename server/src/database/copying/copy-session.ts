/** A table, and those of its columns that are written (not those that the database works out itself). */
export type CopyTable = { name: string; columns: readonly string[] }

/**
 * One transaction in a session of its own, which can send whole tables as text and take them again. The text is COPY's own: a
 * line for each row, alike on every engine. No more than a few hundred kilobytes of it lie in memory at once.
 */
export type CopySession = {
  query<R extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<R[]>
  /** Runs statements that answer nothing. */
  run(sql: string): Promise<void>
  /** All rows of a table, in the order in which they lie. */
  copyOut(table: CopyTable): AsyncIterable<Buffer>
  copyIn(table: CopyTable, text: AsyncIterable<Buffer>): Promise<void>
}

/** `read` sees everything as it was at one moment; `write` is all or nothing. */
export type CopyMode = 'read' | 'write'

/** What makes the text of a value the same on every engine and server. */
export const copySettings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local lock_timeout = 0;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local synchronize_seqscans = off; set local search_path = public, pg_catalog;`

export const beginOf: Readonly<Record<CopyMode, string>> = {
  read: 'begin isolation level repeatable read, read only',
  write: 'begin',
}

/** A name as it stands in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A table with its columns, as COPY wants them. */
export const copyTarget = ({ name, columns }: CopyTable): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`
