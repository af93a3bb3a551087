import { accessSync, constants, existsSync } from 'node:fs'
import { connect } from 'node:net'
import { readConfig, siteOrigin, type Config } from '../config.ts'
import { requireDurability } from '../database/durability.ts'
import { requireSessions } from '../database/require-sessions.ts'
import { countOwnTables } from '../database/process-role.ts'
import type { OpenServices } from '../open-services.ts'
import { verifyLedger } from '../money/ledger/verify-ledger.ts'
import { verifyAudit } from '../oversight/audit/verify-audit.ts'
import { describeCaps } from '../learning/writer/caps/describe-caps.ts'
import { alertTargets } from '../process/watch/alert-targets.ts'
import { wordAlert } from '../process/watch/alert-words.ts'
import { listFindings } from '../process/watch/list-findings.ts'
import { countUnopened, wordUnopened } from '../process/secret/count-unopened.ts'
import { checkReadiness } from '../process/check-readiness.ts'
import { filesFolder } from '../storage/open-file-store.ts'
import { countMails } from '../mail/mails.queries.ts'
import { exit, UsageFault, withServices, type RunCommand } from './command.ts'
import type { Output } from './import-progress.ts'
import { findUnknownVariables } from './online/find-unknown-variables.ts'
import type { Check } from './online/online-checks.ts'

type Finding = string

/** `tower doctor`: looks at everything a server needs and says in words what is wrong; `--online` asks those outside, too. */
export const doctorCommand: RunCommand = async (args, output) => {
  const [how] = args
  if (args.length > 1 || (how !== undefined && how !== '--online'))
    throw new UsageFault('Usage: npm run tower -- doctor [--online]')
  const config = readConfig(process.env)
  const before = await runChecks(configChecks(config), output)
  const inside = await tryToOpen(output, async (open) =>
    runChecks([...openChecks(open), ...(how === '--online' ? await loadOnlineChecks(open) : [])], output),
  )
  const faults = before + inside
  output.write(faults === 0 ? 'All is well.\n' : `${faults} of these need attention.\n`)
  return faults === 0 ? exit.done : exit.refused
}

async function loadOnlineChecks(open: OpenServices): Promise<Check[]> {
  const { onlineChecks } = await import('./online/online-checks.ts')
  return onlineChecks(open)
}

function configChecks(config: Config): Check[] {
  const mode = config.REHEARSAL
    ? 'rehearsal'
    : config.production
      ? 'production'
      : config.demo
        ? 'demo'
        : 'development'
  return [
    { name: 'configuration', run: () => `${mode}, ${siteOrigin(config)}, role ${config.ROLE}` },
    { name: 'variables', run: lookAtVariables },
    { name: 'data folder', run: () => lookAtFolder(config.DATA_DIR) },
    { name: 'mail', run: () => lookAtMail(config) },
    { name: 'writing', run: () => lookAtWriter(config) },
    { name: 'payments', run: () => (config.STRIPE_SECRET_KEY ? 'Stripe' : 'sandbox, no real money') },
  ]
}

function openChecks({ services, migrations }: OpenServices): Check[] {
  const { database } = services
  return [
    {
      name: 'database',
      run: async () => `${(await checkReadiness(services)).database}, ${migrations} migrations`,
    },
    { name: 'durability', run: () => lookAtDurability(services) },
    { name: 'sessions', run: () => lookAtSessions(services) },
    { name: 'standby', run: () => lookAtStandby(services) },
    { name: 'database role', run: () => lookAtRole(services) },
    { name: 'outbox', run: () => lookAtOutbox(services) },
    { name: 'files', run: () => lookAtFiles(services) },
    { name: 'watch', run: () => lookAtFindings(services) },
    { name: 'secret', run: () => lookAtSealed(services) },
    {
      name: 'ledger',
      run: async () => {
        // The record of every domain: what comes before is told sooner.
        const { bookRules } = await import('../domains.ts')
        const broken = await database.transaction((tx) => verifyLedger(tx, bookRules))
        if (broken.length > 0) throw new Error(`${broken.length} rules are broken; see verify-ledger`)
        return 'every rule holds'
      },
    },
    {
      name: 'audit log',
      run: async () => {
        const verdict = await database.transaction(verifyAudit)
        if (!verdict.ok) throw new Error(`broken at number ${verdict.firstBadSeq}; see verify-audit`)
        return `${verdict.rows} rows, whole`
      },
    },
  ]
}

/** Prints each finding and answers how many were bad. */
async function runChecks(checks: Check[], output: Output): Promise<number> {
  let faults = 0
  for (const { name, run } of checks) {
    try {
      output.write(`✔ ${name}: ${await run()}\n`)
    } catch (error) {
      faults += 1
      output.write(`✘ ${name}: ${(error as Error).message}\n`)
    }
  }
  return faults
}

async function tryToOpen(output: Output, look: (open: OpenServices) => Promise<number>): Promise<number> {
  try {
    return await withServices(look)
  } catch (error) {
    output.write(`✘ opening: ${(error as Error).message}\n`)
    return 1
  }
}

function lookAtVariables(): Finding {
  const unknown = findUnknownVariables(process.env)
  if (unknown.length > 0) throw new Error(unknown.join('; '))
  return 'each that looks like ours is read'
}

function lookAtFolder(folder: string): Finding {
  if (!existsSync(folder)) return `${folder} will be made at the first start`
  accessSync(folder, constants.R_OK | constants.W_OK)
  return `${folder} can be written`
}

async function lookAtMail({ SMTP_URL }: Config): Promise<Finding> {
  if (!SMTP_URL) return 'captured, see /dev/mailbox'
  const { hostname, port, protocol } = new URL(SMTP_URL)
  await reach(hostname, Number(port) || (protocol === 'smtps:' ? 465 : 587))
  return `${hostname} answers`
}

async function lookAtWriter(config: Config): Promise<Finding> {
  if (!config.AI_BASE_URL) return 'no provider: what is built in writes'
  const { hostname, port, protocol, host } = new URL(config.AI_BASE_URL)
  await reach(hostname, Number(port) || (protocol === 'https:' ? 443 : 80))
  return `${host} answers; ${describeCaps(config)}`
}

function reach(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: 5_000 })
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
    socket.once('timeout', () => socket.destroy(new Error(`${host}:${port} does not answer`)))
    socket.once('error', reject)
  })
}

async function lookAtDurability({ database, config }: OpenServices['services']): Promise<Finding> {
  if (database.engine === 'pglite') return 'embedded: survives a killed process, not a power cut'
  const { DATABASE_STORAGE_VOUCHES: vouched } = config
  await requireDurability(database, vouched)
  return vouched.length > 0
    ? `what is acknowledged is on disk, if the storage does what DATABASE_STORAGE_VOUCHES says of it (${vouched.join(', ')})`
    : 'what is acknowledged is on disk'
}

async function lookAtSessions({ database, config }: OpenServices['services']): Promise<Finding> {
  if (config.DATABASE_URL === undefined) return 'embedded: one session'
  await requireSessions(database, config.DATABASE_URL)
  return 'each client has one of its own, as it was told to be'
}

async function lookAtStandby({ database, config }: OpenServices['services']): Promise<Finding> {
  if (config.DATABASE_READ_URL === undefined) return 'none: everything is read from the primary'
  const why = await database.lagging.look()
  if (why !== undefined) throw new Error(`not asked: ${why}`)
  return `follows within ${config.DATABASE_READ_LAG_SECONDS} s`
}

async function lookAtRole({ database, config }: OpenServices['services']): Promise<Finding> {
  if (database.engine === 'pglite') return 'embedded: one role'
  const tables = await database.read(countOwnTables)
  if (tables > 0 && config.DATABASE_OWNER_URL)
    throw new Error(`the role of DATABASE_URL owns ${tables} tables; name one that owns none`)
  return tables > 0
    ? 'owns the tables and could switch off their guards; see DATABASE_OWNER_URL'
    : 'owns no table: it can neither alter nor switch off anything'
}

async function lookAtFiles({ fileStore, config }: OpenServices['services']): Promise<Finding> {
  await fileStore.check()
  return config.S3_BUCKET ? `the bucket ${config.S3_BUCKET} answers` : `in ${filesFolder(config)}`
}

/** What whoever operates the site is told of, or would be. */
async function lookAtFindings({ database, config }: OpenServices['services']): Promise<Finding> {
  const findings = await database.read(listFindings)
  if (findings.length > 0) throw new Error(findings.map((finding) => wordAlert(finding).text).join(' '))
  return alertTargets(config).length > 0
    ? 'nothing is wrong that somebody would be told of'
    : 'nobody would be told if something went wrong; see ALERT_EMAIL'
}

async function lookAtSealed(services: OpenServices['services']): Promise<Finding> {
  const words = wordUnopened(await countUnopened(services))
  if (words !== undefined) throw new Error(words)
  return services.config.SECRET_OLD === undefined
    ? 'opens all that lies sealed'
    : 'opens all that lies sealed; SECRET_OLD may go an hour after rotate-secret ended'
}

async function lookAtOutbox({ database }: OpenServices['services']): Promise<Finding> {
  const { waiting, failing, givenUp } = await database.read(countMails)
  if (givenUp > 0) throw new Error(`${givenUp} mails were given up`)
  return failing > 0 ? `${waiting} waiting, ${failing} of them failed before` : `${waiting} waiting`
}
