import type { CopySession, CopyTable } from '../../database/copying/copy-session.ts'
import { quoted } from '../../database/copying/copy-session.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'

/**
 * Every table of ours with the columns that are written. What is kept for moments only (limits, unlogged) is left out, and so is
 * the queue of jobs: it is set up anew at the next start, and what is to be done stands in our own rows.
 */
export async function listTables(session: CopySession): Promise<CopyTable[]> {
  return session.query<CopyTable>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, c.relname order by c.relname collate "C"`)
}

/**
 * The same tables, held until they are copied. A migration that writes a table anew leaves it empty for whoever sees the moment before;
 * one that did so between that moment and the hold has left the table in another file.
 */
export async function holdTables(session: CopySession): Promise<CopyTable[]> {
  const tables = await listTables(session)
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  await session.run(`lock table ${names.join(', ')} in access share mode`)
  const [rewritten] = await session.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relfilenode <> pg_relation_filenode(oid) limit 1`)
  if (rewritten)
    throw new BackupFault(
      `The table ${rewritten.name} was written anew while the backup began. Make it again.`,
    )
  return tables
}

export type Sequence = { name: string; last: string; isCalled: boolean }

/** Where every column that numbers its rows has come to. */
export async function listSequences(session: CopySession): Promise<Sequence[]> {
  const names = await session.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`)
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

/** The files whose bytes lie in the store, some at a time, from one hash on. */
export function listStoredFiles(session: CopySession, after: string): Promise<StoredFile[]> {
  return session.query<StoredFile>(
    `select hash, byte_size as "byteSize", media_type as "mediaType" from file_contents
    where ${isStored} and hash > $1 order by hash limit 1000`,
    [after],
  )
}

export type AppliedMigration = { name: string; digest: string }

export const listApplied = (session: CopySession) =>
  session.query<AppliedMigration>('select name, digest from migrations order by name collate "C"')
