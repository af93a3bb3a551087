import { join } from 'node:path'
import { systemClock, systemPause, systemRandom } from './clock.ts'
import { siteOrigin, type Config } from './config.ts'
import { takeDataFolder } from './data-folder-lock.ts'
import { createDatabase, type Database } from './database/database.ts'
import { requireDurability } from './database/durability.ts'
import { migrate } from './database/migrate.ts'
import { openPglite } from './database/pglite-engine.ts'
import { openPostgres } from './database/postgres-engine.ts'
import { captureMailer } from './mail/mailer.ts'
import { everyMail } from './mail-templates.ts'
import { prepareAsOwner } from './prepare-as-owner.ts'
import { ensureSecret } from './secret.ts'
import { openFileStore } from './storage/open-file-store.ts'
import { createLog } from './log.ts'
import type { Services } from './services.ts'
import { openBeacon } from './vendors/drand/open-beacon.ts'
import { createStripePayments } from './vendors/stripe/stripe-payments.ts'
import { startStripeSandbox, type StripeSandbox } from './vendors/stripe/sandbox/stripe-sandbox.ts'
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
  const { payments, sandbox } = await openPayments(config)
  const { beacon, close: closeBeacon } = await openBeacon(config, systemClock)
  const fileStore = await openFileStore(config)
  const mailer = config.SMTP_URL
    ? createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
    : captureMailer
  return {
    services: {
      ...{ config, database, payments, mailer, fileStore, mails: everyMail, beacon, log },
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

/** Stripe itself when its keys are given; otherwise the sandbox, reached through the same SDK. */
async function openPayments(config: Config & { SECRET: string }) {
  if (config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET) {
    const secrets = [config.STRIPE_WEBHOOK_SECRET, config.STRIPE_WEBHOOK_SECRET_OLD]
    const payments = createStripePayments({
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecrets: secrets.filter((secret) => secret !== undefined),
      ...(config.STRIPE_API_URL ? { endpoint: endpointOf(config.STRIPE_API_URL) } : {}),
    })
    return { payments, sandbox: undefined }
  }
  const webhookSecret = `whsec_sandbox_${config.SECRET.slice(0, 16)}`
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: siteOrigin(config),
    webhookUrl: `http://127.0.0.1:${config.PORT}/webhooks/stripe`,
    webhookSecret,
    stateFile: join(config.DATA_DIR, 'sandbox-payments.journal'),
    paysOutDaily: true,
  })
  const payments = createStripePayments({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [webhookSecret],
    endpoint: { host: '127.0.0.1', port: sandbox.port, protocol: 'http' },
  })
  return { payments, sandbox }
}

function endpointOf(address: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const url = new URL(address)
  const protocol = url.protocol === 'https:' ? 'https' : 'http'
  return { host: url.hostname, port: Number(url.port) || (protocol === 'https' ? 443 : 80), protocol }
}
