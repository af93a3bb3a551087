import type { Config } from '../../config.ts'
import {
  awaitErasures,
  listErasures,
  type KeptErasure,
} from '../../people/account/erasure/again/keep-erasures.ts'
import { eraseAgain, type ErasedAgain } from '../../people/account/erasure/again/erase-again.ts'
import { errorCode } from '../../database/database.ts'
import { onVerifiedAddress, personalData } from '../../domains.ts'
import { openServices } from '../../open-services.ts'
import { prepareAsOwner } from '../../prepare-as-owner.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import type { Services } from '../../services.ts'
import { openFileStore } from '../../storage/open-file-store.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'
import { verifyBooks } from '../verify-books.ts'
import { checkFiles, checkTables, filesOf } from './check-archive.ts'
import { restoreFile } from './copy-files.ts'
import { readErasedBeside } from './erased-beside.ts'
import { fillDatabase } from './fill-database.ts'
import { listByHand } from './made-by-hand.ts'
import { requireKnownVersion, type Manifest } from './manifest.ts'
import { listFiles } from './tables.queries.ts'
import type { Target } from './targets.ts'
import type { Vault } from './vault.ts'

export type Restoring = {
  vault: Vault
  manifest: Manifest
  target: Target
  /** How the site is started on what was restored. */
  config: Config & { SECRET: string }
  /** The role that serves, where it is another than the one that owns the tables. */
  processUrl?: string | undefined
  /** The site's name, typed by whoever wants what stands there to be replaced. */
  replaces?: string | undefined
  /** What no migration made may go with it: said by whoever read what that is. */
  dropsByHand?: boolean | undefined
  /** Whether the files of what stands there lie in the store of this configuration, and nobody else's: then those go that no row names any more. */
  ownsFiles?: boolean | undefined
}

export type Restored = {
  rows: number
  files: number
  /** Rules of the books that the restored rows break. */
  broken: string[]
  erased: ErasedAgain
  /** By their hash, files that came after the backup and were removed from the store; and those that could not be. */
  dropped: { hashes: string[]; failed: number }
}

/**
 * Restores a backup: reads all of it first, so that nothing is touched for one that is damaged; fills an empty database, or one that
 * is set aside meanwhile and put back where anything fails; and proves what came of it.
 */
export async function restore(restoring: Restoring): Promise<Restored> {
  const { vault, manifest, target } = restoring
  requireKnownVersion(manifest)
  await checkTables(vault, manifest)
  await checkFiles(vault, manifest)
  const erased = await readErasedBeside(vault, manifest.installation)
  if (await target.isEmpty()) {
    const { restored } = await fillOrUndo(restoring, { erased, files: [] }, () => target.clear())
    return { ...restored, dropped: { hashes: [], failed: 0 } }
  }
  await requireTyped(restoring)
  await target.requireFree()
  const known = await readKnown(restoring)
  if (known.byHand.length > 0 && !restoring.dropsByHand)
    throw new BackupFault(
      `${wordByHand(target.label, known.byHand)} Nothing was touched. Move it into another schema first (alter table … set schema …), or say that it may go: --drop-by-hand`,
    )
  const store = await openFileStore(restoring.config)
  await target.setAside()
  const before = { erased: [...erased, ...known.erased], files: known.files }
  const { restored, later } = await fillOrUndo(restoring, before, () => target.putBack())
  // While what stood there can still be put back, all its files lie in the store.
  await target.forget()
  return { ...restored, dropped: await dropFiles(store, later) }
}

async function requireTyped({ target, config, replaces }: Restoring): Promise<void> {
  if (replaces === config.SITE_NAME) return
  if (replaces !== undefined)
    throw new BackupFault(`The site is called "${config.SITE_NAME}", not "${replaces}". Nothing was touched.`)
  const isNotEmpty = `${target.label} is not empty. Nothing was touched. To replace what stands there, stop the site and add: --replace "${config.SITE_NAME}"`
  // While a process uses the embedded database nobody else reads it; then it is named once the site is stopped.
  const byHand = await readByHand(target).catch(() => [])
  throw new BackupFault(
    byHand.length === 0
      ? isNotEmpty
      : `${isNotEmpty}\n${wordByHand(target.label, byHand)} Move it into another schema first, or add --drop-by-hand as well.`,
  )
}

async function readByHand(target: Target): Promise<string[]> {
  const database = await target.open()
  return database.copy('read', listByHand).finally(() => database.close())
}

const mostNamed = 40

function wordByHand(label: string, byHand: readonly string[]): string {
  const named = byHand.slice(0, mostNamed).join(', ')
  const rest = byHand.length > mostNamed ? ` and ${byHand.length - mostNamed} more` : ''
  return `In ${label} stands what no migration made and no backup has, and it would be gone: ${named}${rest}.`
}

const undefinedTable = '42P01'

/** What the database knows that is about to be replaced: who was erased, and which files lie in the store because of it. */
type Known = { erased: readonly KeptErasure[]; files: readonly string[] }

/** And what stands in it that no migration made. */
type Replaced = Known & { byHand: readonly string[] }

/** One from before it was written down who was erased knows of nobody. */
async function readKnown({ target, ownsFiles }: Restoring): Promise<Replaced> {
  const database = await target.open()
  const byHand = await database.copy('read', listByHand).catch(async (error: unknown) => {
    await database.close()
    throw new BackupFault(
      `What stands in ${target.label} can't be read (${(error as Error).message}). Nothing was touched. Restore into an empty database.`,
    )
  })
  try {
    const files = ownsFiles ? await database.copy('read', listFiles) : []
    return { files: files.map(({ hash }) => hash), erased: await database.read(listErasures), byHand }
  } catch (error) {
    if (errorCode(error) === undefinedTable) return { erased: [], files: [], byHand }
    throw new BackupFault(
      `Who was erased can't be read in ${target.label} (${(error as Error).message}). Nothing was touched. Restore into an empty database, and erase by hand who was erased since the list beside the backups was written.`,
    )
  } finally {
    await database.close()
  }
}

/** What was restored, and by their hash the files that came after the backup. */
type Filled = { restored: Omit<Restored, 'dropped'>; later: string[] }

async function fillOrUndo(restoring: Restoring, known: Known, undo: () => Promise<void>): Promise<Filled> {
  try {
    return await fill(restoring, known)
  } catch (error) {
    await undo()
    throw error
  }
}

async function fill(restoring: Restoring, known: Known): Promise<Filled> {
  const { vault, manifest, target, config, processUrl } = restoring
  const database = await target.open()
  try {
    await fillDatabase(database, vault, manifest)
  } finally {
    await database.close()
  }
  const { DATABASE_URL: ownerUrl } = config
  if (ownerUrl !== undefined && processUrl !== undefined)
    await prepareAsOwner({ ownerUrl, processUrl }, () => undefined)
  // Refuses another SECRET than that of the backup.
  const { services, close } = await openServices(config, 'require')
  try {
    const files = await restoreFiles(services, vault, manifest)
    const settled = await settle(services, manifest, known.erased)
    // Also what the backup could not bring: where it was lost to that, it may lie in the store all the same.
    const named = new Set((await services.database.copy('read', listFiles)).map(({ hash }) => hash))
    const later = known.files.filter((hash) => !named.has(hash))
    return { restored: { files, ...settled }, later }
  } finally {
    await close()
  }
}

async function restoreFiles({ fileStore }: Services, vault: Vault, manifest: Manifest): Promise<number> {
  let files = 0
  for await (const file of filesOf(vault, manifest)) {
    await restoreFile(vault, fileStore, file)
    files++
  }
  return files
}

/** Their rows are gone, and with them everything that would ever show or remove these files. What is kept of people must not lie there for good. */
async function dropFiles(
  fileStore: Services['fileStore'],
  hashes: readonly string[],
): Promise<Restored['dropped']> {
  const dropped: Restored['dropped'] = { hashes: [], failed: 0 }
  for (const hash of hashes)
    await fileStore.remove(hash).then(
      () => dropped.hashes.push(hash),
      () => dropped.failed++,
    )
  return dropped
}

/** Writes down that it was restored, erases again who was erased since, and proves the books. */
async function settle(
  services: Services,
  { name, madeAt, tables }: Manifest,
  known: readonly KeptErasure[],
): Promise<Omit<Restored, 'files' | 'dropped'>> {
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    await awaitErasures(tx, known, at)
    await writeAudit(tx, {
      ...{ at, actorId: null, action: 'process.restored' },
      details: { backup: name, made_at: madeAt },
    })
  })
  const erased = await eraseAgain(services, { personalData, onVerifiedAddress })
  const broken = await verifyBooks(services)
  return {
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    broken: broken.map(({ invariant }) => invariant),
    erased,
  }
}
