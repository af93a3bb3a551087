import { copyTarget, quoted, type CopySession } from '../../database/copying/copy-session.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'
import { tableName, type Manifest, type TableEntry } from './manifest.ts'
import { countText, sumText } from './row-sums.ts'
import { damaged } from './sealing.ts'
import { listTables } from './tables.queries.ts'
import type { Vault } from './vault.ts'

/**
 * Loads all tables of a backup into a database that was migrated as far as the backup's was, in one transaction: without triggers,
 * since what they did is in the rows, and without foreign keys, which are checked once all rows are there. Then each
 * table is read again and compared with what the backup says of it.
 */
export async function loadTables(session: CopySession, vault: Vault, manifest: Manifest): Promise<void> {
  await requireSameTables(session, manifest)
  const { tables } = manifest
  const triggers = await listTriggers(session)
  const keys = await listForeignKeys(session)
  for (const { name } of tables) await session.run(`alter table public.${quoted(name)} disable trigger user`)
  for (const { table, name } of keys)
    await session.run(`alter table ${table} drop constraint ${quoted(name)}`)
  // What migrations wrote stands in the backup, too.
  await session.run(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`)
  for (const table of tables) await loadTable(session, vault, manifest.name, table)
  for (const { name, last, isCalled } of manifest.sequences)
    await session.query('select setval($1::regclass, $2::bigint, $3::boolean)', [
      `public.${quoted(name)}`,
      last,
      isCalled,
    ])
  await session.run('set constraints all immediate')
  for (const { table, name, definition } of keys)
    await session.run(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  for (const { table, name, how } of triggers)
    await session.run(`alter table ${table} enable ${how} trigger ${quoted(name)}`)
  for (const table of tables) await requireSameRows(session, table)
}

async function requireSameTables(session: CopySession, { tables, name }: Manifest): Promise<void> {
  const own = await listTables(session)
  const say = (list: readonly { name: string; columns: readonly string[] }[]) =>
    JSON.stringify(list.map((one) => [one.name, one.columns]))
  if (say(own) !== say(tables))
    throw new BackupFault(`The tables of the backup ${name} are not those that its migrations make.`)
}

async function loadTable(session: CopySession, vault: Vault, backup: string, table: TableEntry) {
  if (table.rows === 0) return
  const counted = countText()
  const file = tableName(backup, table.name)
  await session.copyIn(table, counted.pass(vault.read(file)))
  if (counted.sums().sha256 !== table.sha256) throw damaged(file)
}

async function requireSameRows(session: CopySession, table: TableEntry): Promise<void> {
  const { rows, sum } = await sumText(session.copyOut(table))
  if (rows !== table.rows || sum !== table.sum)
    throw new BackupFault(
      `The restored table ${copyTarget(table)} is not what was backed up (${rows} of ${table.rows} rows). Nothing was kept.`,
    )
}

type Trigger = { table: string; name: string; how: string }

/** The triggers that are on, and whether they are so for replicas alone or always. */
const listTriggers = (session: CopySession) =>
  session.query<Trigger>(`
    select tgrelid::regclass::text as table, tgname::text as name,
      case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end as how
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D' and tgparentid = 0
    order by 1, 2`)

type ForeignKey = { table: string; name: string; definition: string }

const listForeignKeys = (session: CopySession) =>
  session.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by 1, 2`)
