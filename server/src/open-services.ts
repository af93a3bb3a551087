import { join } from 'node:path'
import { systemClock, systemPause, systemRandom } from './clock.ts'
import type { Config } from './config.ts'
import { takeDataFolder } from './data-folder-lock.ts'
import { createDatabase, type Database } from './database/database.ts'
import { requireDurability } from './database/durability.ts'
import { migrate } from './database/migrate.ts'
import { openPglite } from './database/pglite-engine.ts'
import { openPostgres } from './database/postgres-engine.ts'
import { captureMailer } from './mail/mailer.ts'
import { everyMail } from './mail-templates.ts'
import { keepCharity } from './outreach/charity/keep-charity.ts'
import { prepareAsOwner } from './prepare-as-owner.ts'
import { ensureSecret } from './secret.ts'
import { openPayments } from './open-payments.ts'
import { openFileStore } from './storage/open-file-store.ts'
import { createLog } from './log.ts'
import type { Services } from './services.ts'
import { openBeacon } from './vendors/drand/open-beacon.ts'
import type { StripeSandbox } from './vendors/stripe/sandbox/stripe-sandbox.ts'
import { createSmtpMailer } from './vendors/smtp/smtp-mailer.ts'

export type OpenServices = {
  services: Services
  sandbox: StripeSandbox | undefined
  migrations: number
  close(): Promise<void>
}

/** Opens everything a process needs: database (migrated), payments, mail, log. */
export async function openServices(given: Config): Promise<OpenServices> {
  const config = { ...given, SECRET: ensureSecret(given) }
  const log = createLog(config)
  const lock = config.DATABASE_URL ? undefined : takeDataFolder(config.DATA_DIR)
  const database = await openDatabase(config, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  )
  const migrations = await prepareDatabase(config, database, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  )
  if (config.production) await requireDurability(database)
  const { payments, cardIssuer, sandbox } = await openPayments(config)
  const { beacon, close: closeBeacon } = await openBeacon(config, systemClock)
  const fileStore = await openFileStore(config)
  const mailer = config.SMTP_URL
    ? createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
    : captureMailer
  return {
    services: {
      ...{ config, database, payments, cardIssuer, mailer, fileStore, mails: everyMail, beacon, log },
      charity: keepCharity({ database, config }),
      ...{ clock: systemClock, pause: systemPause, delayAnswer: systemPause, random: systemRandom },
    },
    sandbox,
    migrations,
    close: async () => {
      await sandbox?.close()
      await closeBeacon()
      await database.close()
      lock?.release()
    },
  }
}

async function openDatabase(config: Config, onConnectionError: (error: Error) => void): Promise<Database> {
  if (config.DATABASE_URL) {
    return createDatabase(
      openPostgres({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL, onConnectionError }),
    )
  }
  return createDatabase(await openPglite({ dataDir: join(config.DATA_DIR, 'database') }))
}

/** Migrates: as the owner where one is named, so that the process itself may not alter anything. */
function prepareDatabase(
  { DATABASE_URL: processUrl, DATABASE_OWNER_URL: ownerUrl }: Config,
  database: Database,
  onConnectionError: (error: Error) => void,
): Promise<number> {
  if (!processUrl || !ownerUrl) return migrate(database)
  return prepareAsOwner({ ownerUrl, processUrl }, onConnectionError)
}
