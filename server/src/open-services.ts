import { systemClock, systemPause, systemRandom } from './clock.ts'
import type { Config } from './config.ts'
import { captureMailer } from './mail/mailer.ts'
import { keepGate } from './oversight/gate/keep-gate.ts'
import { keepCharity } from './outreach/charity/keep-charity.ts'
import { settleZone } from './outreach/charity/zones/settle-zone.ts'
import { openDatabase, type AtOpening, type OnStatement } from './open-database.ts'
import { settleKind } from './process/rehearsal/settle-kind.ts'
import { warnOfUnopened } from './process/secret/count-unopened.ts'
import { settleSecret } from './process/secret/settle-secret.ts'
import { ensureSecret } from './secret.ts'
import { openPayments } from './open-payments.ts'
import { openFileStore } from './storage/open-file-store.ts'
import type { Services } from './services.ts'
import { openBeacon } from './vendors/drand/open-beacon.ts'
import type { StripeSandbox } from './vendors/stripe/sandbox/stripe-sandbox.ts'
import { openSmtpMailer } from './vendors/smtp/open-smtp-mailer.ts'

export type OpenServices = {
  services: Services
  sandbox: StripeSandbox | undefined
  migrations: number
  close(): Promise<void>
}

/** Opens everything a process needs: database (at this version), payments, mail, log. */
export async function openServices(
  given: Config,
  atOpening?: AtOpening,
  onStatement?: OnStatement,
): Promise<OpenServices> {
  const config = { ...given, SECRET: ensureSecret(given) }
  const opened = await openDatabase(config, atOpening, onStatement)
  const { database, log, migrations, close: closeDatabase } = opened
  const settling = { database, clock: systemClock, config }
  await settleKind(settling)
    .then(() => settleSecret(settling))
    .then(() => warnOfUnopened({ ...settling, log }))
    .catch(async (error: unknown) => {
      await closeDatabase()
      throw error
    })
  await settleZone({ database, clock: systemClock, config })
  const { payments, cardIssuer, sandbox } = await openPayments(config)
  const { beacon, close: closeBeacon } = await openBeacon(config, systemClock)
  const fileStore = await openFileStore(config)
  const mailer = config.SMTP_URL
    ? openSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
    : captureMailer
  const charity = keepCharity({ database, config, log })
  return {
    services: {
      ...{ config, database, payments, cardIssuer, mailer, fileStore, beacon, log },
      mails: async () => (await import('./mail-templates.ts')).everyMail,
      charity,
      gate: keepGate({ charity, database, clock: systemClock, log }),
      ...{ clock: systemClock, pause: systemPause, delayAnswer: systemPause, random: systemRandom },
    },
    sandbox,
    migrations,
    close: async () => {
      await sandbox?.close()
      await closeBeacon()
      await closeDatabase()
    },
  }
}
