import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { columns } from '../../database/columns.generated.ts'
import type { CopySession } from '../../database/copying/copy-session.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'
import { createFolderPlace } from '../../storage/places/folder-place.ts'
import type { Services } from '../../services.ts'
import { readVersion } from '../read-version.ts'
import { copyFiles, type CopiedFiles } from './copy-files.ts'
import { folderOf, tableName, writeManifest, type Manifest, type TableEntry } from './manifest.ts'
import { knowsAll } from './made-by-hand.ts'
import { countText } from './row-sums.ts'
import {
  holdTables,
  listApplied,
  listFiles,
  listSequences,
  readInstallation,
  measure,
  type StoredFile,
} from './tables.queries.ts'
import { format, type Vault } from './vault.ts'

export type BackupSource = Pick<Services, 'database' | 'fileStore' | 'config' | 'clock'>

/** What was made, and how many bytes it added to the place. */
export type Made = { manifest: Manifest; bytes: number }

/** Space for what is not counted: names, the last block of each file, what is written meanwhile. */
const spareBytes = 64 * 1024 * 1024

/**
 * Backs everything up: all rows as they were at one moment, then the bytes of the files that they name, last the manifest. What breaks
 * off before that is no backup, and is removed. `files: false` leaves the files where they are.
 */
export async function makeBackup(
  source: BackupSource,
  vault: Vault,
  { files = true }: { files?: boolean } = {},
): Promise<Made> {
  const name = nameOf(source.clock.now())
  try {
    const rows = await nearby(source, vault, (near) =>
      source.database.copy('read', async (session) => {
        await requireSpace(session, vault, files)
        if (near !== vault) await requireSpace(session, near, false)
        return copyRows(session, near, name)
      }),
    )
    const copied = files ? await copyFiles(source.fileStore, vault, rows.files) : noFiles
    const manifest = describe(source, { name, rows, copied, files })
    const written = await writeManifest(vault, manifest)
    return { manifest, bytes: rows.bytes + copied.addedBytes + written }
  } catch (error) {
    await removeBackup(vault, name).catch(() => undefined)
    throw error
  }
}

/**
 * While the embedded database is copied everybody waits: its tables are written beside it, and brought to the place once it serves again. A
 * bucket or a mounted folder that answers late, or never, holds up nobody.
 */
async function nearby<T>(
  { database, config: { DATA_DIR } }: BackupSource,
  vault: Vault,
  copy: (near: Vault) => Promise<T>,
): Promise<T> {
  if (database.engine === 'postgres') return copy(vault)
  await mkdir(DATA_DIR, { recursive: true })
  const folder = await mkdtemp(join(DATA_DIR, 'backing-up-'))
  try {
    const near = createFolderPlace(folder)
    const copied = await copy(vault.over(near))
    for (const { name } of await near.list('backups/')) {
      const bytes = await near.open(name)
      if (bytes) await vault.place.put(name, bytes as AsyncIterable<Buffer>)
    }
    return copied
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const noFiles: CopiedFiles = { count: 0, bytes: 0, addedBytes: 0, lost: [] }

/** Takes away what lies there of one backup; its files are swept by themselves. */
export async function removeBackup({ place }: Vault, name: string): Promise<void> {
  const objects = await place.list(`${folderOf(name)}/`)
  // Without the manifest it counts no more, however far the rest gets.
  const inOrder = objects.toSorted((one) => (one.name.includes('/manifest.json') ? -1 : 1))
  for (const object of inOrder) await place.remove(object.name)
}

/** In the order of time; two of one second are told apart. */
function nameOf(at: Date): string {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `${moment}-${randomBytes(2).toString('hex')}`
}

async function requireSpace(session: CopySession, { place }: Vault, files: boolean): Promise<void> {
  const free = await place.freeBytes()
  if (free === undefined) return
  const { rowBytes, fileBytes } = await measure(session)
  const there = files ? (await place.list('files/')).reduce((sum, { bytes }) => sum + bytes, 0) : fileBytes
  const needed = rowBytes / 3 + Math.max(0, fileBytes - there) + spareBytes
  if (free >= needed) return
  throw new BackupFault(
    `${place.label} has ${inMegabytes(free)} left, and a backup takes about ${inMegabytes(needed)}. Nothing was written.`,
  )
}

/** A size as people read it. */
export function inMegabytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('en-US')} MB`
}

type Rows = Pick<Manifest, 'migrations' | 'sequences' | 'installation' | 'leftOut'> & {
  tables: TableEntry[]
  files: StoredFile[]
  bytes: number
}

async function copyRows(session: CopySession, vault: Vault, name: string): Promise<Rows> {
  const migrations = await listApplied(session)
  const tables: TableEntry[] = []
  let bytes = 0
  const { held, leftOut } = await holdTables(session, knowsAll(migrations) ? columns : undefined)
  for (const table of held) {
    const counted = countText()
    bytes += await vault.write(tableName(name, table.name), counted.pass(session.copyOut(table)))
    tables.push({ ...table, columns: [...table.columns], ...counted.sums() })
  }
  return {
    ...{ migrations, tables, bytes, leftOut },
    installation: await readInstallation(session),
    sequences: await listSequences(session, held),
    files: await listFiles(session),
  }
}

type Described = { name: string; rows: Rows; copied: CopiedFiles; files: boolean }

function describe(
  { config, database, clock }: BackupSource,
  { name, rows, copied, files }: Described,
): Manifest {
  const { version, commit } = readVersion()
  const { migrations, tables, sequences, installation, leftOut } = rows
  return {
    ...{ format, name, version, commit, installation, migrations, tables, sequences, leftOut },
    madeAt: clock.now().toISOString(),
    site: config.SITE_NAME,
    engine: database.engine,
    files: files ? { count: copied.count, bytes: copied.bytes } : null,
    lost: copied.lost,
  }
}
