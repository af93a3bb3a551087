import { createDatabase, type Database } from '../../database/database.ts'
import { openPostgres } from '../../database/postgres-engine.ts'
import type { Services } from '../../services.ts'
import { countRunning } from '../secret/kept-keys.queries.ts'
import { dropEverything, findInstallation, listContents } from './rehearsal.queries.ts'

/** Why nothing was wiped. */
export class NotWiped extends Error {
  override readonly name = 'NotWiped'
}

/**
 * Empties a rehearsal: its tables, and its files. Refuses whatever was not marked as one from the start, another name than the
 * site's, and while a process runs. Answers how many files went.
 */
export async function wipeRehearsal(
  {
    config,
    database,
    charity,
    fileStore,
    log,
  }: Pick<Services, 'config' | 'database' | 'charity' | 'fileStore' | 'log'>,
  siteName: string,
): Promise<{ files: number }> {
  const found = await database.read(async (tx) => ({
    installation: await findInstallation(tx),
    running: await countRunning(tx),
    contents: await listContents(tx),
  }))
  const { installation } = found
  if (!installation?.isRehearsal || !config.REHEARSAL)
    throw new NotWiped('This database was not begun as a rehearsal. Nothing was changed.')
  const { name } = await charity.read()
  if (siteName !== name) throw new NotWiped(`The site is not called "${siteName}". Nothing was changed.`)
  if (found.running > 0)
    throw new NotWiped(
      `Processes still run (${found.running}). Stop them first; one that was just ended counts for two minutes more. Nothing was changed.`,
    )
  await asOwner(config, database, log, async (owner) => {
    await requireSame(owner, installation.beganAt)
    await owner.script(dropEverything)
  })
  // After the rows: a file without a row is only space.
  for (const { hash } of found.contents) await fileStore.remove(hash)
  return { files: found.contents.length }
}

/** The owner's address may be that of another database, such as the real site's: what goes is what was looked at. */
async function requireSame(owner: Database, beganAt: Date): Promise<void> {
  const there = await owner.read(findInstallation).catch(() => undefined)
  if (there?.isRehearsal && there.beganAt.getTime() === beganAt.getTime()) return
  throw new NotWiped(
    'DATABASE_OWNER_URL leads to another database than DATABASE_URL. Nothing was changed in either.',
  )
}

/** With the owner's address where there is one: the role of the process may drop nothing. */
async function asOwner(
  { DATABASE_OWNER_URL: url }: Services['config'],
  own: Database,
  log: Services['log'],
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  if (url === undefined) return void (await work(own))
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const owner = createDatabase(openPostgres({ url, poolSize: 1, onConnectionError }))
  try {
    await work(owner)
  } finally {
    await owner.close()
  }
}
