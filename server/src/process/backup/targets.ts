import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeDataFolder } from '../../data-folder-lock.ts'
import { createDatabase, type Database } from '../../database/database.ts'
import { openPglite } from '../../database/pglite-engine.ts'
import { openPostgres } from '../../database/postgres-engine.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'
import {
  countForeign,
  countObjects,
  dropSchemas,
  isAsideThere,
  listUsers,
  renameSchemas,
} from './targets.queries.ts'

/** Where a backup is restored to. What stood there can be set aside, and put back where it fails. */
export type Target = {
  label: string
  isEmpty(): Promise<boolean>
  /** Refuses while somebody uses it, or where it can't be set aside. */
  requireFree(): Promise<void>
  setAside(): Promise<void>
  putBack(): Promise<void>
  /** Lets go of what was set aside. */
  forget(): Promise<void>
  /** Takes out what was begun there. */
  clear(): Promise<void>
  open(): Promise<Database>
}

/** A database of a PostgreSQL server, as the role that is to own the tables. */
export function postgresTarget(url: string): Target {
  const open = () =>
    Promise.resolve(createDatabase(openPostgres({ url, poolSize: 4, onConnectionError: () => undefined })))
  const within = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await open()
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const label = new URL(url)
  label.password = ''
  return {
    label: label.href,
    open,
    isEmpty: () => within(async (database) => (await database.read(countObjects)) === 0),
    requireFree: () =>
      within(async (database) => {
        const users = await countUsers(database)
        if (users > 0)
          throw new BackupFault(
            `${users === 1 ? 'One connection uses' : `${users} connections use`} the database. Stop every process of the site first.`,
          )
        if ((await database.read(countForeign)) > 0)
          throw new BackupFault(
            'Extensions have put objects of theirs into the schema public. Restore into an empty database, and point DATABASE_URL at that.',
          )
        if (await database.read(isAsideThere))
          throw new BackupFault(
            'The schema before_restore is left of a restore that broke off. Look at it, then rename or drop it.',
          )
      }),
    setAside: () => within((database) => database.transaction((tx) => renameSchemas(tx, 'aside'))),
    putBack: () =>
      within(async (database) => {
        await database.transaction((tx) => dropSchemas(tx, 'current'))
        await database.transaction((tx) => renameSchemas(tx, 'back'))
      }),
    forget: () => within((database) => database.transaction((tx) => dropSchemas(tx, 'aside'))),
    clear: () =>
      within((database) => database.transaction((tx) => dropSchemas(tx, 'current', { anew: true }))),
  }
}

/** A connection that was just closed is listed for a moment longer. */
async function countUsers(database: Database): Promise<number> {
  for (let look = 1; ; look++) {
    const users = await database.read(listUsers)
    if (users === 0 || look === 10) return users
    await sleep(100)
  }
}

/** The embedded database of a data folder. */
export function folderTarget(folder: string): Target {
  const [path, aside] = [join(folder, 'database'), join(folder, 'database-before-restore')]
  return {
    label: folder,
    isEmpty: async () => !existsSync(path) || (await readdir(path)).length === 0,
    async requireFree() {
      takeDataFolder(folder).release()
      if (existsSync(aside))
        throw new BackupFault(
          `${aside} is left of a restore that broke off. Look at it, then rename or remove it.`,
        )
    },
    setAside: () => rename(path, aside),
    async putBack() {
      await rm(path, { recursive: true, force: true })
      await rename(aside, path)
    },
    forget: () => rm(aside, { recursive: true, force: true }),
    clear: () => rm(path, { recursive: true, force: true }),
    async open() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A server that is started meanwhile, by whatever watches over it, would lose rows or make some lost.
      const lock = takeDataFolder(folder)
      try {
        const database = createDatabase(await openPglite({ dataDir: path }))
        return { ...database, close: () => database.close().finally(() => lock.release()) }
      } catch (error) {
        lock.release()
        throw error
      }
    },
  }
}
