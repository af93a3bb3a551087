import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../src/database/database.ts'
import { rows } from '../../../src/database/rows.ts'

const Column = z.object({ table: z.string(), column: z.string() })

/**
 * Every column of every table in which one of the words stands, as table.column: of text, of JSON and of lists, as the schema has
 * them, so that a table of tomorrow is looked at too.
 */
export async function findWords(database: Database, words: readonly string[]): Promise<string[]> {
  return database.read(async (tx) => {
    const columns = await rows(Column)`
      select table_name as "table", column_name as "column" from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema = current_schema()
        and (data_type in ('text', 'jsonb', 'json', 'character varying') or data_type = 'ARRAY')`.all(tx)
    const found: string[] = []
    for (const { table, column } of columns) {
      const { rows: hits } = await sql`
        select 1 from ${sql.table(table)} where exists (
          select 1 from unnest(${words}::text[]) word where position(lower(word) in lower(${sql.ref(column)}::text)) > 0
        ) limit 1`.execute(tx)
      if (hits.length > 0) found.push(`${table}.${column}`)
    }
    return found
  })
}
