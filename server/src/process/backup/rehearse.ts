import { glob, mkdtemp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DataFolderTaken, takeDataFolder } from '../../data-folder-lock.ts'
import type { Services } from '../../services.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'
import { verifyBooks } from '../verify-books.ts'
import { checkFiles, checkTables } from './check-archive.ts'
import { fillDatabase } from './fill-database.ts'
import { findBackup, type Manifest } from './manifest.ts'
import { recordRun } from './record-run.ts'
import { openBackups } from './run-backup.ts'
import { readInstallation } from './tables.queries.ts'
import { folderTarget, postgresTarget, type Target } from './targets.ts'

type Rehearsing = Pick<Services, 'database' | 'config' | 'clock' | 'log'>

/** Restores the newest backup of a place into a throw-away database, proves the books there and reads every file. */
export async function rehearse(services: Rehearsing, address: string): Promise<Manifest> {
  let rehearsed: Manifest | undefined
  await recordRun(services, { kind: 'rehearsal', place: address }, async () => {
    const vault = await openBackups(services.config, address, { mayBegin: false })
    const installation = await services.database.copy('read', readInstallation)
    const owner = { installation, site: services.config.SITE_NAME }
    const manifest = await findBackup(vault, undefined, owner)
    await checkTables(vault, manifest)
    await inThrowAway(services.config, async (target) => {
      const database = await target.open()
      try {
        await fillDatabase(database, vault, manifest)
        await requireSoundBooks({ ...services, database })
      } finally {
        await database.close()
      }
    })
    await checkFiles(vault, manifest)
    rehearsed = manifest
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { backup: manifest.name, rows, files: manifest.files?.count ?? 0, lost: manifest.lost.length }
  })
  if (!rehearsed) throw new Error('a rehearsal was recorded that was not done')
  return rehearsed
}

async function requireSoundBooks(services: Rehearsing): Promise<void> {
  const broken = await verifyBooks(services)
  if (broken.length > 0)
    throw new BackupFault(
      `The books of the backup break ${broken.length === 1 ? 'a rule' : `${broken.length} rules`}: ${broken
        .slice(0, 3)
        .map(({ invariant }) => invariant)
        .join('; ')}.`,
    )
}

/** The database of BACKUP_REHEARSAL_URL, empty before and after; otherwise an embedded one in a folder of its own. */
async function inThrowAway(
  { BACKUP_REHEARSAL_URL: url, DATA_DIR }: Services['config'],
  work: (target: Target) => Promise<void>,
): Promise<void> {
  if (url !== undefined) {
    const target = postgresTarget(url)
    if (!(await target.isEmpty()))
      throw new BackupFault('The database of BACKUP_REHEARSAL_URL is not empty. Nothing in it was touched.')
    return work(target).finally(() => target.clear())
  }
  await mkdir(DATA_DIR, { recursive: true })
  await removeLeft(DATA_DIR)
  const folder = await mkdtemp(join(DATA_DIR, 'rehearsal-'))
  try {
    await work(folderTarget(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A rehearsal that was cut off leaves all rows behind, those of the erased as well. One that another process is at stays. */
async function removeLeft(folder: string): Promise<void> {
  for await (const name of glob('rehearsal-*', { cwd: folder })) {
    const left = join(folder, name)
    try {
      takeDataFolder(left).release()
    } catch (error) {
      if (error instanceof DataFolderTaken) continue
      throw error
    }
    await rm(left, { recursive: true, force: true })
  }
}
