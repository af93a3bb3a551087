import { resolve } from 'node:path'
import { demoContact } from './demo-names.ts'
import { Environment } from './environment.ts'
import { findConfigFaults } from './find-config-faults.ts'
import { configError, withFiles } from './read-settings.ts'

/** In production as long as balancers usually need to hear of it: two checks, two seconds apart. */
const noticeSeconds = (given: number | undefined, production: boolean) => given ?? (production ? 5 : 0)

/** In production a crash after new code was laid down must not migrate; whoever gives the owner's address asks for it. */
const migratesAtStart = (given: Environment, production: boolean) =>
  given.MIGRATE_AT_START ?? (!production || given.DATABASE_OWNER_URL !== undefined)

type Derived =
  | 'NODE_ENV'
  | 'ORIGIN'
  | 'BEACON'
  | 'SECOND_PERSON_CENTS'
  | 'DEMO'
  | 'REQUIRE_2FA'
  | 'RATE_LIMIT_FACTOR'
  | 'STOP_NOTICE_SECONDS'
  | 'MIGRATE_AT_START'

export type Config = Omit<Environment, Derived> & {
  NODE_ENV: 'production' | 'development' | 'test'
  /** Set when ORIGIN is given; otherwise it follows the port the server really got. */
  ORIGIN: string | undefined
  BEACON: 'drand' | 'local'
  STOP_NOTICE_SECONDS: number
  /** Whether a start brings the database to its version. */
  MIGRATE_AT_START: boolean
  SECOND_PERSON_CENTS: number
  /** What a database server lists this process as. */
  sessionName: string
  /** How long it waits for a connection, where somebody would rather wait than be refused. */
  connectWithinMs?: number
  production: boolean
  /** Demo data, captured mail, sandbox payments and /dev pages. */
  demo: boolean
  rateLimitFactor: number
  /** Keys that outlived a former SECRET, by their use; known once the database was opened. */
  keptKeys?: ReadonlyMap<string, Buffer> | undefined
  /** Whether superadmins must keep a second factor. */
  requireSecondFactor: boolean
}

/**
 * Reads the environment, `NAME_FILE` variants for secrets included. Throws {@link ConfigError} naming every fault.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const faults: string[] = []
  const parsed = Environment.safeParse(withFiles(environment, faults))
  if (!parsed.success) {
    for (const issue of parsed.error.issues) faults.push(`${issue.path.join('.')}: ${issue.message}`)
  }
  if (!parsed.success || faults.length > 0) throw configError(faults)
  const config = derive(parsed.data)
  const missing = findConfigFaults(config)
  if (missing.length > 0) throw configError(missing)
  return config
}

/**
 * Nothing opens because a variable is missing: the demo, whose passwords everybody knows, is for an environment that
 * says nothing of production, or asks for it by name.
 */
function derive(given: Environment): Config {
  const { ORIGIN, BEACON, DEMO, REQUIRE_2FA, RATE_LIMIT_FACTOR, STOP_NOTICE_SECONDS, ...rest } = given
  const mode = chooseMode(given)
  // A demo may be run as production is, on a server of PostgreSQL and with its own secret.
  const production = mode === 'production' && (DEMO !== true || rest.DATABASE_URL !== undefined)
  const demo = DEMO ?? !production
  return {
    ...(demo && demoContact),
    ...rest,
    ...overTls(rest),
    sessionName: `tower ${rest.ROLE}`,
    NODE_ENV: mode,
    ORIGIN,
    SECOND_PERSON_CENTS: given.SECOND_PERSON_CENTS ?? rest.REFUND_SECOND_PERSON_CENTS,
    STOP_NOTICE_SECONDS: noticeSeconds(STOP_NOTICE_SECONDS, production),
    MIGRATE_AT_START: migratesAtStart(given, production),
    BEACON: BEACON ?? (demo ? 'local' : 'drand'),
    production,
    demo,
    rateLimitFactor: RATE_LIMIT_FACTOR ?? (demo ? 100 : 1),
    // Nobody who tries the demo has an authenticator app at hand for it.
    requireSecondFactor: REQUIRE_2FA ?? (production && !demo),
  }
}

type Addresses = 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_READ_URL'

/** Where the signer of the server's certificate is named, all addresses of the database ask for it; whoever has one knows all. */
function overTls(given: Pick<Environment, Addresses | 'DATABASE_SSL_CA'>): Pick<Environment, Addresses> {
  const { DATABASE_SSL_CA: path, DATABASE_URL, DATABASE_OWNER_URL, DATABASE_READ_URL } = given
  const through = (address: string | undefined): string | undefined => {
    if (address === undefined || path === undefined || !URL.canParse(address)) return address
    const url = new URL(address)
    url.searchParams.set('sslmode', 'verify-full')
    url.searchParams.set('sslrootcert', resolve(path))
    return url.href
  }
  return {
    DATABASE_URL: through(DATABASE_URL),
    DATABASE_OWNER_URL: through(DATABASE_OWNER_URL),
    DATABASE_READ_URL: through(DATABASE_READ_URL),
  }
}

const ownSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'ORG_EIN',
  'ORG_ADDRESS',
  'ORG_PHONE',
] as const

const chooseMode = (given: Environment) =>
  given.NODE_ENV ?? (speaksOfProduction(given) ? 'production' : 'development')

/** Whether something is set that only a real site has. */
function speaksOfProduction(config: Environment): boolean {
  const isPublic = config.TRUST_PROXY > 0 || config.ORIGIN?.startsWith('https:') === true
  return isPublic || ownSettings.some((name) => config[name] !== undefined)
}

/** The address people reach the site at: ORIGIN, or this machine's port. Links in mails start with it. */
export function siteOrigin(config: Pick<Config, 'ORIGIN' | 'PORT'>): string {
  return config.ORIGIN ?? `http://localhost:${config.PORT}`
}
