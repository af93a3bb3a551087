import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { setTimeout as sleep } from 'node:timers/promises'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import { openMailbox } from '../../world/open-mailbox.ts'
import { openProvider, providerKeys, type Provider } from '../../world/open-provider.ts'
import { payOrders, type PaymentsTaken } from '../../world/pay-orders.ts'
import { seededRandom } from '../../world/seeded-random.ts'
import { openBareMachine, type BareMachine } from './bare-machine.ts'
import { layCopy, type Copy } from './lay-copy.ts'
import { readGuide, readLines, readSteps } from './read-guide.ts'
import { openTypist } from './type-guide.ts'

/** How the guide's placeholders are filled in. */
const values = {
  'YOUR-COPY-OF-THE-REPOSITORY': '/srv/copy.git',
  'YOUR.NAME': 'localhost',
  OWNER_PASSWORD: 'owner0123456789',
  PROCESS_PASSWORD: 'process0123456789',
}
const origin = 'https://localhost'
const certificate = '/etc/letsencrypt/live/localhost/fullchain.pem'
const giver = 'first.giver@example.org'
const proof = { command: 'tower verify-ledger', typed: '' }
const receiptWithinMs = 300_000

/**
 * The guide from its first command to a first gift, a backup, an upgrade and the way back, typed on a server that has nothing
 * yet. There is no outside: it has a certificate of its own, the provider's sandbox and a mailbox.
 */
export async function playBare(world: string, say: (line: string) => void): Promise<void> {
  say('laying a bare server')
  const machine = await openBareMachine(world)
  try {
    await followGuide(machine, await layCopy(machine.root), say)
  } finally {
    await machine.close()
  }
}

async function followGuide(machine: BareMachine, copy: Copy, say: (line: string) => void): Promise<void> {
  const guide = readGuide(readFileSync(join(repositoryRoot, 'docs/operations/first-gift.md'), 'utf8'))
  const mails: string[] = []
  const mailbox = await openMailbox((mail) => mails.push(mail))
  const provider = await openProvider(origin, seededRandom(1), 1)
  const typist = openTypist(machine, say, {
    certificate,
    settings: settingsOf(mailbox.url, provider.url),
    ownerSettings: readLines(guide, values),
    backupSettings,
  })
  try {
    await typist.type(readSteps(guide, /^[1-6]\. /, values))
    trust(machine)
    say('a first gift is paid')
    await giveOnce(provider)
    await untilMailed(mails)
    await typist.type([proof])
    const former = await copy.release(1)
    await typist.type(readSteps(guide, /^Afterwards/, { ...values, FORMER_COMMIT: former }))
    await typist.type([proof])
  } finally {
    await provider.close()
    mailbox.close()
  }
}

async function giveOnce(provider: Provider): Promise<void> {
  const taken: PaymentsTaken = { sent: new Map(), answers: new Map() }
  const order = {
    key: 'first-gift',
    email: giver,
    amountCents: 100,
    destination: 'classrooms',
    fate: 'kept',
  } as const
  await payOrders([order], { origin, provider, taken, mayGoOn: () => true })
}

/** From now on this process believes the certificate, as a visitor's browser would one of certbot. */
function trust({ root }: BareMachine): void {
  const file = join(root, certificate)
  if (!existsSync(file)) throw new Error('the guide asked for no certificate')
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')])
}

async function untilMailed(mails: readonly string[]): Promise<void> {
  const deadline = Date.now() + receiptWithinMs
  while (!mails.some((mail) => mail.includes(giver) && /^subject:.*receipt/im.test(mail))) {
    if (Date.now() > deadline) throw new Error('the receipt of the first gift was not mailed')
    await sleep(500)
  }
}

/** As the guide says: what stands there without `#`, and three besides. A rehearsal, since the provider is the sandbox. */
const settingsOf = (mailUrl: string, providerUrl: string) => ({
  ORIGIN: origin,
  DATABASE_URL: `postgres://tower:${values.PROCESS_PASSWORD}@127.0.0.1/tower`,
  STRIPE_SECRET_KEY: providerKeys.apiKey,
  STRIPE_WEBHOOK_SECRET: providerKeys.webhookSecret,
  STRIPE_API_URL: providerUrl,
  REHEARSAL: 'true',
  SMTP_URL: mailUrl,
  SECRET: 'a secret of a bare server, long enough 0123456789',
  ORG_LEGAL_NAME: 'Friends of Classrooms',
  MAIL_FROM: 'Tower <hello@example.org>',
  TRUST_PROXY: '1',
  ORG_ADDRESS: '1 Main Street, Springfield, IL 62701',
  ALERT_EMAIL: 'operator@example.org',
})

/** Set once their folder is made, as the guide says. */
const backupSettings = {
  BACKUP_TO: '/var/backups/tower',
  BACKUP_PASSPHRASE: 'a passphrase for the backups of a bare server',
}
