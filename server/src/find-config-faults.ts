import { readFileSync } from 'node:fs'
import { demoLegalName, demoSender } from './demo-names.ts'
import type { Environment } from './environment.ts'

/** What was given, and what follows from it. */
type Given = Omit<Environment, 'DEMO'> & { demo: boolean; production: boolean }

/** What is set by half, and what production can't do without. */
export function findConfigFaults(config: Given): string[] {
  return [...findHalves(config), ...(config.production ? findMissing(config) : [])]
}

const hasPayments = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Given) =>
  Boolean(STRIPE_SECRET_KEY ?? STRIPE_WEBHOOK_SECRET)

function findHalves(config: Given): string[] {
  const faults: string[] = []
  if (Boolean(config.STRIPE_SECRET_KEY) !== Boolean(config.STRIPE_WEBHOOK_SECRET))
    faults.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both or neither')
  if (Boolean(config.STRIPE_ISSUING_CARDHOLDER) !== Boolean(config.STRIPE_ISSUING_WEBHOOK_SECRET))
    faults.push(
      'STRIPE_ISSUING_CARDHOLDER and STRIPE_ISSUING_WEBHOOK_SECRET go together: set both or neither',
    )
  if (config.STRIPE_ISSUING_CARDHOLDER && !config.STRIPE_SECRET_KEY)
    faults.push('STRIPE_ISSUING_CARDHOLDER: only beside STRIPE_SECRET_KEY, whose account issues the cards')
  if (config.DATABASE_OWNER_URL && !config.DATABASE_URL)
    faults.push('DATABASE_OWNER_URL: only beside DATABASE_URL, which names the role of the process')
  if (config.demo && /^(sk|rk)_live_/.test(config.STRIPE_SECRET_KEY ?? ''))
    faults.push('STRIPE_SECRET_KEY: a live key in a demo, whose passwords everybody knows. Use a test key')
  return [
    ...faults,
    ...findHalfDatabase(config),
    ...findHalfWriter(config),
    ...findHalfInbox(config),
    ...findHalfBucket(config),
    ...findHalfAlerts(config),
    ...findHalfSecret(config),
    ...findFalseRehearsal(config),
    ...findHalfBackups(config),
    ...findOpenFigures(config),
  ]
}

function findOpenFigures({ METRICS_PORT, METRICS_HOST, METRICS_KEY }: Given): string[] {
  const isOpen = METRICS_PORT !== undefined && !/^(127\.|::1$|localhost$)/.test(METRICS_HOST)
  return isOpen && METRICS_KEY === undefined
    ? ['METRICS_KEY: needed where METRICS_HOST lets other machines ask for the figures']
    : []
}

function findHalfDatabase({ DATABASE_URL, DATABASE_READ_URL, DATABASE_SSL_CA }: Given): string[] {
  const faults: string[] = []
  if (DATABASE_READ_URL && !DATABASE_URL)
    faults.push('DATABASE_READ_URL: only beside DATABASE_URL, of which it names a standby')
  if (DATABASE_SSL_CA === undefined) return faults
  if (!DATABASE_URL) faults.push('DATABASE_SSL_CA: only beside DATABASE_URL')
  if (DATABASE_URL && !URL.canParse(DATABASE_URL))
    faults.push(
      'DATABASE_URL: must name a host, postgres://USER:PASSWORD@HOST/DATABASE, beside DATABASE_SSL_CA',
    )
  if (!holdsCertificate(DATABASE_SSL_CA))
    faults.push(
      'DATABASE_SSL_CA: names no file with a certificate (PEM, -----BEGIN CERTIFICATE-----) that can be read here',
    )
  return faults
}

function holdsCertificate(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes('-----BEGIN CERTIFICATE-----')
  } catch {
    return false
  }
}

function findHalfWriter(config: Given): string[] {
  const faults: string[] = []
  if (config.AI_BASE_URL && !config.AI_MODEL) faults.push('AI_MODEL: needed with AI_BASE_URL')
  if (config.AI_IMAGE_MODEL && !config.AI_BASE_URL) faults.push('AI_BASE_URL: needed with AI_IMAGE_MODEL')
  if (Boolean(config.AI_INPUT_USD_PER_MILLION) !== Boolean(config.AI_OUTPUT_USD_PER_MILLION))
    faults.push('AI_INPUT_USD_PER_MILLION and AI_OUTPUT_USD_PER_MILLION go together: set both or neither')
  return faults
}

function findHalfInbox({ INBOUND_MAIL_DOMAIN, INBOUND_MAIL_SECRET, MAIL_REPORTS }: Given): string[] {
  if (MAIL_REPORTS && !INBOUND_MAIL_DOMAIN) return ['INBOUND_MAIL_DOMAIN: needed with MAIL_REPORTS']
  if (Boolean(INBOUND_MAIL_DOMAIN) === Boolean(INBOUND_MAIL_SECRET)) return []
  return ['INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET go together: set both or neither']
}

function findHalfSecret({ SECRET, SECRET_OLD }: Given): string[] {
  if (SECRET_OLD && !SECRET) return ['SECRET: needed with SECRET_OLD']
  if (SECRET_OLD === undefined || SECRET_OLD !== SECRET) return []
  return ['SECRET_OLD: the same as SECRET; it is for the former one, while SECRET is being changed']
}

function findHalfAlerts({ ALERT_EMAIL, ALERT_WEBHOOK, ALERT_WEBHOOK_SECRET, SMTP_URL }: Given): string[] {
  const faults: string[] = []
  if (ALERT_EMAIL.length > 0 && !SMTP_URL) faults.push('SMTP_URL: needed with ALERT_EMAIL')
  if (Boolean(ALERT_WEBHOOK) !== Boolean(ALERT_WEBHOOK_SECRET))
    faults.push('ALERT_WEBHOOK and ALERT_WEBHOOK_SECRET go together: set both or neither')
  return faults
}

function findHalfBackups(config: Given): string[] {
  if (Boolean(config.BACKUP_S3_ACCESS_KEY_ID) === Boolean(config.BACKUP_S3_SECRET_ACCESS_KEY)) return []
  return ['BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY go together: set both or neither']
}

function findHalfBucket(config: Given): string[] {
  const faults: string[] = []
  if (Boolean(config.S3_ACCESS_KEY_ID) !== Boolean(config.S3_SECRET_ACCESS_KEY))
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or neither')
  if (!config.S3_BUCKET && (config.S3_ENDPOINT ?? config.S3_ACCESS_KEY_ID))
    faults.push('S3_BUCKET: needed with the other settings of S3')
  return faults
}

function findMissing(config: Given): string[] {
  const faults = findSandboxed(config)
  if (!config.DATABASE_URL)
    faults.push('DATABASE_URL: needed in production (PostgreSQL 15 or newer), or DEMO=true for the demo')
  if (!config.SECRET) faults.push('SECRET: needed in production (32 random characters or more)')
  if (!config.ORIGIN) faults.push('ORIGIN: needed in production, for example https://tower.example.org')
  if (!config.demo && !hasPayments(config))
    faults.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: needed in production, or DEMO=true for sandbox payments',
    )
  if (config.BEACON === 'local' && !config.demo)
    faults.push('BEACON: local is only for demos and tests; in production draws take the numbers of drand')
  if (!config.demo && !config.SMTP_URL)
    faults.push('SMTP_URL: needed in production, or DEMO=true for captured mail')
  return [...faults, ...findBorrowedNames(config)]
}

/** The tax office and the people who write back must find the charity itself. */
function findBorrowedNames({ demo, ORG_LEGAL_NAME, MAIL_FROM }: Given): string[] {
  if (demo) return []
  const faults: string[] = []
  if (ORG_LEGAL_NAME === demoLegalName)
    faults.push('ORG_LEGAL_NAME: needed in production, it stands on receipts')
  if (MAIL_FROM === demoSender)
    faults.push("MAIL_FROM: needed in production, for example 'Tower <hello@example.org>'")
  return faults
}

function findSandboxed({ demo, REHEARSAL, STRIPE_SECRET_KEY, STRIPE_API_URL }: Given): string[] {
  if (demo || REHEARSAL) return []
  const faults: string[] = []
  if (/^(sk|rk)_test_/.test(STRIPE_SECRET_KEY ?? ''))
    faults.push(
      'STRIPE_SECRET_KEY: a test key; with it test cards would bring classrooms real slots. Use a live key, DEMO=true, or REHEARSAL=true on a database of its own',
    )
  if (STRIPE_API_URL)
    faults.push('STRIPE_API_URL: only for tests and demos; in production payments go to Stripe itself')
  return faults
}

function findFalseRehearsal({ demo, production, REHEARSAL, STRIPE_SECRET_KEY }: Given): string[] {
  if (!REHEARSAL) return []
  const faults: string[] = []
  if (demo || !production)
    faults.push('REHEARSAL: rehearses production; set NODE_ENV=production, and not DEMO=true')
  if (STRIPE_SECRET_KEY && !/^(sk|rk)_test_/.test(STRIPE_SECRET_KEY))
    faults.push(
      'STRIPE_SECRET_KEY: a live key in a rehearsal, in which no money may move. Use a test key (sk_test_ or rk_test_)',
    )
  return faults
}
