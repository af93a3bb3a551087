/** The rows that migrations left in an empty database, as statements that write them anew whenever they run. */
import { sql } from 'kysely'
import type { Tx } from '../server/src/database/database.ts'

/** What a migration worked out from the day that it ran on, worked out in the same way. */
const ofTheDay: Readonly<Record<string, string>> = {
  // 0036, by UTC, and the same day by the zone since 0156.
  'draw_standing_state.school_year_start': `public.org_day_start(make_date(
    (extract(year from now() at time zone 'UTC') - (extract(month from now() at time zone 'UTC') < 7)::int)::int, 7, 1))`,
}

type Column = { name: string; type: string; is_identity: boolean }

/** All rows of all tables, and how far their sequences have come. An instant after `since` is one of the migrating. */
export async function readSeeds(tx: Tx, since: Date): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname collate "C"`.execute(tx)
  const statements: string[] = []
  for (const { name } of tables) statements.push(...(await readTable(tx, name, since)))
  const { rows: sequences } = await sql<{ name: string; last: string }>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename collate "C"`.execute(tx)
  return [
    ...statements,
    ...sequences.map(({ name, last }) => `SELECT pg_catalog.setval('public.${name}', ${last}, true);`),
  ]
}

async function readTable(tx: Tx, table: string, since: Date): Promise<string[]> {
  const { rows: columns } = await sql<Column>`
    select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type, attidentity <> '' as is_identity
    from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx)
  const literals = sql.raw(columns.map(({ name }) => `quote_nullable(${name}::text)`).join(', '))
  const { rows } = await sql<{ row: string[] }>`
    select array[${literals}] as row from ${sql.id('public', table)} order by 1`.execute(tx)
  if (rows.length === 0) return []
  const names = columns.map(({ name }) => name).join(', ')
  const overriding = columns.some(({ is_identity: is }) => is) ? ' OVERRIDING SYSTEM VALUE' : ''
  const lines = rows.map(({ row }) => {
    const values = columns.map((column, at) => writeValue(row[at] ?? 'NULL', { table, ...column, since }))
    return `(${values.join(', ')})`
  })
  return [`INSERT INTO public.${table} (${names})${overriding} VALUES\n${lines.join(',\n')};`]
}

type Value = Column & { table: string; since: Date }

/** An instant or a date must not be that of the day on which a baseline was written. */
function writeValue(literal: string, { table, name, type, since }: Value): string {
  const expression = ofTheDay[`${table}.${name}`]
  if (expression) return expression
  if (!/^(?:timestamp|date|time)/.test(type) || /^(?:NULL|'-?infinity')$/.test(literal)) return literal
  if (type === 'timestamp with time zone' && new Date(literal.slice(1, -1)) >= since) return 'now()'
  throw new Error(`${table}.${name} is ${literal}: say in read-seeds.ts how a migration came to it`)
}
