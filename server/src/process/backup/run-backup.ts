import { retention } from '@tower/contract/retention.ts'
import { listErasures } from '../../people/account/erasure/again/keep-erasures.ts'
import type { Services } from '../../services.ts'
import { openPlace } from '../../storage/places/open-place.ts'
import { nameInstallation } from '../rehearsal/rehearsal.queries.ts'
import { keepErasedBeside } from './erased-beside.ts'
import { makeBackup, type Made } from './make-backup.ts'
import { pruneBackups } from './prune-backups.ts'
import { recordRun } from './record-run.ts'
import { sweepLeft } from './sweep-left.ts'
import { openVault, type Vault } from './vault.ts'

type Source = Pick<Services, 'database' | 'fileStore' | 'config' | 'clock' | 'log'>

export type BackedUp = Made & { removed: string[] }

/** The place of an address, with the passphrase of the environment. */
export async function openBackups(
  config: Services['config'],
  address: string,
  { mayBegin }: { mayBegin: boolean },
): Promise<Vault> {
  return openVault(await openPlace(address, config), { passphrase: config.BACKUP_PASSPHRASE, mayBegin })
}

type Finished = { vault: Vault; made: Made; told: PromiseSettledResult<void> }

/**
 * Makes a backup at a place, writes beside it who was erased, and lets go of the oldest. It is written down with what came of it: once it
 * is made it counts, whatever becomes of the rest. Made again at each try, it would push the older ones out.
 */
export async function runBackup(services: Source, address: string): Promise<BackedUp> {
  const { config, log } = services
  let done: Finished | undefined
  const outcome = await recordRun(services, { kind: 'backup', place: address }, async () => {
    const vault = await openBackups(config, address, { mayBegin: true })
    // Also where no backup can be made: an older one may have to serve.
    const [told] = await Promise.allSettled([tellErased(services, vault)])
    const made = await makeBackup(services, vault)
    done = { vault, made, told }
    const { name, tables, files, lost } = made.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { backup: name, rows, files: files?.count ?? 0, lost: lost.length, bytes: made.bytes }
  })
  if (!done) throw new Error('a backup was recorded that was not made')
  log.info({ ...outcome }, 'backed up')
  if (done.made.manifest.leftOut?.length)
    log.warn({ leftOut: done.made.manifest.leftOut }, 'not in the backup: no migration made it')
  await sweepLeft(config.DATA_DIR)
  const owner = { installation: done.made.manifest.installation ?? null, site: config.SITE_NAME }
  const { removed } = await pruneBackups(done.vault, {
    ...{ keep: config.BACKUP_KEEP, now: services.clock.now(), owner },
  })
  if (done.told.status === 'rejected') throw done.told.reason as Error
  return { ...done.made, removed }
}

/** Writes beside the backups who was erased since the last time. */
export async function tellErased({ database, clock }: Source, vault: Vault): Promise<void> {
  const keptDays = retention.erasedMarks.days
  const [erasures, installation] = await Promise.all([
    database.read(listErasures),
    database.read(nameInstallation),
  ])
  await keepErasedBeside(vault, erasures, { installation, now: clock.now(), keptDays })
}
