import type { CopySession, CopyTable } from '../../database/copying/copy-session.ts'
import { quoted } from '../../database/copying/copy-session.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'

const isOfExtension = `exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * Every table of ours with the columns that are written. What is kept for moments only (limits, unlogged) is left out, and so is
 * the queue of jobs: it is set up anew at the next start, and what is to be done stands in our own rows.
 */
export async function listTables(session: CopySession): Promise<CopyTable[]> {
  return session.query<CopyTable>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and not ${isOfExtension}
    group by c.oid, c.relname order by c.relname collate "C"`)
}

/** The tables and views that this version's migrations make, with their columns. */
export type Known = Readonly<Record<string, readonly string[]>>

/** `leftOut`: what stands among our tables and no migration made, by its name. */
export type Held = { held: CopyTable[]; leftOut: string[] }

/**
 * The same tables, held until they are copied. A migration that writes a table anew leaves it empty for whoever sees the moment before;
 * one that did so between that moment and the hold has left the table in another file. Where it is known what migrations made, the rest
 * is left out: in the database that is restored nothing would take it.
 */
export async function holdTables(session: CopySession, known: Known | undefined): Promise<Held> {
  const tables = await listTables(session)
  const held = known ? tables.flatMap((table) => keepKnown(table, known)) : tables
  const names = held.map(({ name }) => `public.${quoted(name)}`)
  await session.run(`lock table ${names.join(', ')} in access share mode`)
  const [rewritten] = await session.query<{ name: string }>(
    `
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname = any($1::text[])
      and relfilenode <> pg_relation_filenode(oid) limit 1`,
    [held.map(({ name }) => name)],
  )
  if (rewritten)
    throw new BackupFault(
      `The table ${rewritten.name} was written anew while the backup began. Make it again.`,
    )
  return { held, leftOut: known ? await listStrange(session, known) : [] }
}

/** Which migrations were applied is no table of the product's. */
const bookkeeping = 'migrations'

function keepKnown({ name, columns }: CopyTable, known: Known): CopyTable[] {
  if (name === bookkeeping) return [{ name, columns }]
  const ours = known[name]
  return ours ? [{ name, columns: columns.filter((column) => ours.includes(column)) }] : []
}

type Relation = { name: string; kind: string; columns: string[] }

/** Extensions, and the tables, views and columns in our schema that no migration made. */
export async function listStrange(session: CopySession, known: Known): Promise<string[]> {
  const relations = await session.query<Relation>(`
    select c.relname::text as name, c.relkind::text as kind, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm') and not ${isOfExtension}
    group by c.oid order by c.relname collate "C"`)
  const extensions = await session.query<{ name: string }>(`
    select extname::text as name from pg_extension where extnamespace = 'public'::regnamespace order by 1`)
  return [
    ...extensions.map(({ name }) => `extension ${name}`),
    ...relations.flatMap(({ name, kind, columns }) => {
      if (name === bookkeeping) return []
      const ours = known[name]
      if (!ours) return [`${kinds[kind] ?? 'table'} ${name}`]
      return columns.filter((column) => !ours.includes(column)).map((column) => `column ${name}.${column}`)
    }),
  ]
}

const kinds: Readonly<Record<string, string>> = { f: 'foreign table', v: 'view', m: 'materialized view' }

/** Whether anybody ever migrated this database. */
export async function isMigrated(session: CopySession): Promise<boolean> {
  const [found] = await session.query<{ there: boolean }>(
    `select to_regclass('public.${bookkeeping}') is not null as there`,
  )
  return found?.there ?? false
}

/** Which site this is; none in a demo. */
export async function readInstallation(session: CopySession): Promise<string | null> {
  const [found] = await session.query<{ id: string }>('select id::text as id from installations')
  return found?.id ?? null
}

export type Sequence = { name: string; last: string; isCalled: boolean }

/** Where every column of these tables that numbers its rows has come to. */
export async function listSequences(session: CopySession, tables: readonly CopyTable[]): Promise<Sequence[]> {
  const numbered = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
  const names = await session.query<{ name: string }>(
    `
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and exists (
      select from pg_depend d join pg_class t on t.oid = d.refobjid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.objid = c.oid
        and d.deptype in ('a', 'i') and t.relname || '.' || a.attname = any($1::text[]))
    order by c.relname collate "C"`,
    [numbered],
  )
  const read: Sequence[] = []
  for (const { name } of names) {
    const [at] = await session.query<Omit<Sequence, 'name'>>(
      `select last_value::text as last, is_called as "isCalled" from public.${quoted(name)}`,
    )
    if (at) read.push({ name, ...at })
  }
  return read
}

/** How much the rows take, without their indexes, and the files that they name. */
export async function measure(session: CopySession): Promise<{ rowBytes: number; fileBytes: number }> {
  const [found] = await session.query<{ rows: string; files: string }>(`
    select (select coalesce(sum(pg_table_size(oid)), 0) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r')::text as rows,
      (select coalesce(sum(byte_size), 0) from file_contents where ${isStored})::text as files`)
  return { rowBytes: Number(found?.rows ?? 0), fileBytes: Number(found?.files ?? 0) }
}

const isStored = 'stored_at is not null and dropping_at is null'

export type StoredFile = { hash: string; byteSize: number; mediaType: string }

/** All files whose bytes lie in the store, by their hash. */
export async function listFiles(session: CopySession): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (let batch = await listStoredFiles(session, ''); batch.length > 0;) {
    files.push(...batch)
    batch = await listStoredFiles(session, batch.at(-1)?.hash ?? '')
  }
  return files
}

/** The same, some at a time, from one hash on. */
function listStoredFiles(session: CopySession, after: string): Promise<StoredFile[]> {
  return session.query<StoredFile>(
    `select hash, byte_size as "byteSize", media_type as "mediaType" from file_contents
    where ${isStored} and hash > $1 order by hash limit 1000`,
    [after],
  )
}

export type AppliedMigration = { name: string; digest: string }

export const listApplied = (session: CopySession) =>
  session.query<AppliedMigration>('select name, digest from migrations order by name collate "C"')
