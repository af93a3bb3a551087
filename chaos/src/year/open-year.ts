import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { findAccount, findSpaciousFolder } from '../../../scripts/postgres-account.ts'
import { startPostgresCluster } from '../../../scripts/postgres-cluster.ts'
import { watchPostings } from '../auditor/watch-postings.ts'
import { openMailbox } from '../world/open-mailbox.ts'
import { openProvider, providerKeys } from '../world/open-provider.ts'
import type { PaymentsTaken } from '../world/pay-orders.ts'
import { seededRandom } from '../world/seeded-random.ts'
import { readAlarm } from './alarms/alarms.ts'
import { backUpDaily } from './backups/daily-backups.ts'
import { addressFor, connectTo, makeTowerDatabase, portOf } from './database/tower-database.ts'
import { startRelay } from './database/relay.ts'
import { giveSteadily, type Givers } from './gifts/give-steadily.ts'
import type { YearPlan } from './plan/plan-year.ts'
import { findPorts } from './plan/year-ports.ts'
import { startNginx } from './proxy/start-nginx.ts'
import { laySite } from './site/lay-site.ts'
import { processesOf, runSite } from './site/run-site.ts'
import { makeVersions } from './versions/make-versions.ts'
import { sendVisitors } from './visitors/send-visitors.ts'
import { emptyDiary, type Year } from './year.ts'

export type OpenYear = { year: Year; givers: Givers; close(): Promise<void> }

/** Events are told twice each, at moments of their own. */
const copies = 2
const passphrase = 'a passphrase for the backups of a year'

/** Installs the first version as the guide says, and lets everybody in. */
export async function openYear(
  plan: YearPlan,
  firstPort: number | undefined,
  say: (line: string) => void,
): Promise<OpenYear> {
  const world = await openWorld(plan, firstPort, say)
  const { ports, home, upstream, settings, relay, nginx, provider, diary } = world
  say('installing the first version')
  const laid = await laySite({
    ...{ place: join(home, 'first-server'), upstream: upstream.folder, settings, say },
    ownerUrl: addressFor('tower_owner', relay.port),
  })
  await laid.migrate()
  const site = await runSite(laid, ports.first, nginx.certificate)
  const database = connectTo(addressFor('tower_owner', relay.port))
  const taken: PaymentsTaken = { sent: new Map(), answers: new Map() }
  const visitors = sendVisitors(nginx.origin)
  const random = seededRandom(plan.seed + 1)
  const givers = giveSteadily(plan, { origin: nginx.origin, provider, taken, random })
  const year: Year = {
    ...world,
    ...{ plan, say, site, database, visitors, taken, holdGivers: givers.hold },
    endedServers: [],
    postings: watchPostings(database),
    daily: backUpDaily(plan.dayMs, diary.backups, () => year.site.tower(['backup'])),
  }
  return { year, givers, close: () => close(year) }
}

/** All that stands around the site before it is installed: its database, the proxy, the provider and the mailbox. */
async function openWorld(plan: YearPlan, firstPort: number | undefined, say: (line: string) => void) {
  const ports = await findPorts(firstPort)
  const home = makeHome()
  const upstream = await makeVersions(join(home, 'upstream'), plan.versions, say)
  const [first] = upstream.versions
  if (first) await upstream.release(first)
  const cluster = await startPostgresCluster({ durable: true })
  await makeTowerDatabase(cluster)
  const relay = await startRelay(portOf(cluster))
  const nginx = await startNginx(join(home, 'nginx'), { ...ports.proxy, webs: ports.first.webs })
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(nginx.certificate, 'utf8')])
  const diary = emptyDiary()
  const mailbox = await openMailbox((mail) => {
    const alarm = readAlarm(mail, Date.now())
    if (alarm) diary.alarms.push(alarm)
  })
  const provider = await openProvider(nginx.origin, seededRandom(plan.seed), copies)
  const backupPlace = join(home, 'backups')
  mkdirSync(backupPlace)
  const settings = {
    ...settingsOf({ origin: nginx.origin, mailUrl: mailbox.url, providerUrl: provider.url, backupPlace }),
    DATABASE_URL: addressFor('tower', relay.port),
  }
  return {
    ...{ ports, home, upstream, cluster, relay, nginx, diary, mailbox, provider, backupPlace },
    settings,
  }
}

async function close(year: Year): Promise<void> {
  await Promise.all(processesOf(year.site).map((server) => server.kill()))
  year.mailbox.close()
  await year.provider.close()
  await year.database.close().catch(() => undefined)
  year.relay.close()
  await year.nginx.close()
  await year.cluster.stop()
  rmSync(year.home, { recursive: true, force: true })
}

/** Where whoever PostgreSQL and nginx run as may look, gone with this process. */
function makeHome(): string {
  const home = mkdtempSync(join(findSpaciousFolder(findAccount()), 'tower-year-'))
  chmodSync(home, 0o755)
  process.on('exit', () => rmSync(home, { recursive: true, force: true }))
  return home
}

/** As an operator fills them in; test cards are for a rehearsal, in which all else is as in production. */
function settingsOf(of: { origin: string; mailUrl: string; providerUrl: string; backupPlace: string }) {
  return {
    ORIGIN: of.origin,
    STRIPE_SECRET_KEY: providerKeys.apiKey,
    STRIPE_WEBHOOK_SECRET: providerKeys.webhookSecret,
    STRIPE_API_URL: of.providerUrl,
    REHEARSAL: 'true',
    SMTP_URL: of.mailUrl,
    SECRET: 'a secret of the year, long enough to pass 0123456789',
    ORG_LEGAL_NAME: 'Friends of Classrooms',
    ORG_ADDRESS: '1 Main Street, Springfield, IL 62701',
    MAIL_FROM: 'Tower <hello@example.org>',
    TRUST_PROXY: '1',
    ALERT_EMAIL: 'operator@example.org',
    BACKUP_TO: of.backupPlace,
    BACKUP_PASSPHRASE: passphrase,
    // All visitors and givers are one network here.
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'warn',
  }
}
