import { usualZone } from '@tower/contract/org-zone.ts'
import { isZone } from '@tower/contract/zone-names.ts'
import { z } from 'zod'
import { demoLegalName, demoSender } from './demo-names.ts'
import { nextOccurrence } from './next-occurrence.ts'
import { namesPlace } from './storage/places/names-place.ts'
import { vouchable } from './vouchable.ts'

const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0', 'yes', 'no'])
  .transform((text) => ['true', 'on', '1', 'yes'].includes(text))
/** The product's feature flags are on unless set to exactly "off". */
const onUnlessOff = z
  .string()
  .optional()
  .transform((text) => (text ?? '').trim().toLowerCase() !== 'off')
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean),
)
const cron = z
  .string()
  .regex(/^\S+(\s+\S+){4}$/, 'must have five parts: minute, hour, day, month, weekday')
  .refine(namesInstants, 'names no time, for example 0 17 * * 1 is Mondays at 17:00 UTC')
/**
 * What nobody may guess. Blanks and repeated signs are as many as the rule asks for and protect nothing; a blank around
 * one is a slip that no signature would ever agree with.
 */
const secret = (least: number) =>
  z
    .string()
    .min(least, { error: `must have at least ${least} characters`, abort: true })
    .regex(/^\S(.*\S)?$/, 'must not begin or end with a blank')
    .refine((text) => new Set(text).size >= 6, 'repeats the same few characters; it must be random')
const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\r\n]*$/, 'must be one line')
const port = z.coerce.number().int().min(0).max(65_535)
const httpOrigin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** `name=value,…`, values as in an address. */
const headerList = z
  .string()
  .regex(/^[\w-]+=[^,\s]+(,\s*[\w-]+=[^,\s]+)*$/, 'must be name=value, several separated by commas')
  .refine(isDecodable, 'has a % that is not of a sign as in an address (%25 is the sign itself)')
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const [name = '', ...value] = pair.trim().split('=')
        return [name.toLowerCase(), decodeURIComponent(value.join('='))]
      }),
    ),
  )

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')

const drandRelays = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
]
const relays = list.pipe(z.array(z.url({ protocol: /^https?$/ })).min(1, 'names no relay'))

/** Every variable that the process reads, and what it must look like. */
export const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  DATABASE_URL: postgresUrl.optional(),
  /** Of the role that owns the tables; DATABASE_URL then names one that owns nothing. */
  DATABASE_OWNER_URL: postgresUrl.optional(),
  /** A standby of the same database: what may be some seconds old is read there. */
  DATABASE_READ_URL: postgresUrl.optional(),
  /** How far behind it may be and still be asked. */
  DATABASE_READ_LAG_SECONDS: z.coerce.number().int().min(1).max(60).default(5),
  /** The file with the certificate of whoever signs the database server's own. */
  DATABASE_SSL_CA: z.string().min(1).optional(),
  /** What may be off in PostgreSQL because the storage beneath it makes it good. */
  DATABASE_STORAGE_VOUCHES: list.pipe(z.array(z.enum(vouchable))).default([]),
  /** Whether a start brings the database to its version; unset, where that is no surprise. */
  MIGRATE_AT_START: flag.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(12),
  DATA_DIR: z.string().min(1).default('./data'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** How long a server that is told to stop says so at /readyz before it takes nobody any more. */
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(60).optional(),
  /** How late the process may be, on average over a second, before whoever comes is asked to come again later. */
  TURN_AWAY_AFTER_MS: z.coerce.number().int().min(100).max(3_600_000).default(2_000),
  ORIGIN: httpOrigin.optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SECRET: secret(32).optional(),
  /** The other one that is accepted while SECRET is being changed; which of both counts says the database. */
  SECRET_OLD: secret(32).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: secret(8).optional(),
  STRIPE_WEBHOOK_SECRET_OLD: secret(8).optional(),
  /** Another server that speaks Stripe's protocol, such as the sandbox in a process of its own. */
  STRIPE_API_URL: httpOrigin.optional(),
  /** In whose name one-time cards are issued; without it none are. */
  STRIPE_ISSUING_CARDHOLDER: z
    .string()
    .regex(/^ich_\w+$/, 'must start with ich_')
    .optional(),
  /** Of the endpoint /webhooks/stripe/issuing. */
  STRIPE_ISSUING_WEBHOOK_SECRET: secret(8).optional(),
  STRIPE_ISSUING_WEBHOOK_SECRET_OLD: secret(8).optional(),
  /** Lets webhooks lead to machines of one's own network, without TLS, too. Whoever may add one then reaches all of them. */
  WEBHOOKS_TO_PRIVATE_NETWORKS: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Of the addresses that teachers answer tickets at, and the secret that mail for them is signed with. */
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is no domain of mail')
    .optional(),
  INBOUND_MAIL_SECRET: secret(16).optional(),
  /** Whether mails ask for reports of delivery at addresses of that domain. */
  MAIL_REPORTS: flag.default(false),
  /** How many mails leave in a minute for one receiving domain, by one worker; 0 is as many as there are. */
  MAIL_PACE: z.coerce.number().int().min(0).max(100_000).default(300),
  /** Who operates the site, and hears by mail and webhook what is wrong with it; the webhook is signed as all of ours. */
  ALERT_EMAIL: list.pipe(z.array(z.email()).max(10)).default([]),
  ALERT_WEBHOOK: z.url({ protocol: /^https?$/ }).optional(),
  ALERT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}=*$/, 'must be whsec_ and 24 random bytes or more in base64')
    .optional(),
  /** Opens /healthz/deep to whoever watches from another machine. */
  HEALTH_KEY: secret(16).optional(),
  /** Opens /metrics to whoever gathers figures; without it and without a port of their own there are none. */
  METRICS_KEY: secret(16).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where a collector of traces listens (OTLP over HTTP); by the names that OpenTelemetry gives these. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('tower'),
  /** Which share of traces is recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Under which selectors the mail server signs mail from our address (DKIM), for those who look whether their keys can be found. */
  MAIL_DKIM_SELECTORS: list
    .pipe(z.array(z.string().regex(/^[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?$/, 'is no selector of DKIM')).max(10))
    .default([]),
  MAIL_FROM: z.string().regex(/\S@\S/, 'names no address').default(demoSender),
  SITE_NAME: z.string().min(1).max(80).default('Project Tower'),
  /** Stands on receipts. */
  ORG_LEGAL_NAME: z.string().trim().min(1).max(200).default(demoLegalName),
  ORG_EIN: z.string().max(20).optional(),
  /** In which every day, month and year is cut, until staff say another. */
  ORG_TIME_ZONE: z
    .string()
    .refine(isZone, 'is no time zone that calendars know, such as America/Chicago')
    .default(usualZone),
  /** How the charity is reached; stands at the foot of pages and mails. */
  ORG_ADDRESS: oneLine(200).optional(),
  ORG_PHONE: oneLine(40)
    .refine((text) => /\d/.test(text), 'names no number')
    .optional(),
  NOMINATIONS: onUnlessOff,
  STORYBOOKS: onUnlessOff,
  HERO_STORIES: onUnlessOff,
  DRAW_CRON: cron.default('0 17 * * 1'),
  /** Whose random numbers decide draws: drand's, or those of a local beacon that is random to nobody. */
  BEACON: z.enum(['drand', 'local']).optional(),
  BEACON_RELAYS: relays.default(drandRelays),
  /** Who gets what a draw commits to by mail, as soon as its list is fixed: people outside the house. */
  DRAW_WITNESSES: list.pipe(z.array(z.email()).max(50)).default([]),
  DRAW_CAPACITY: z.coerce.number().int().min(1).max(10_000).default(25),
  TEACHER_EMAIL_SUFFIXES: list
    .pipe(z.array(z.string()).min(1, 'names no school addresses'))
    .default(['.edu']),
  /** After how many days without another gift less than a slot joins the shared tower; two weeks before, its giver is told. */
  POOL_AFTER_DAYS: z.coerce.number().int().min(14).max(3_650).default(90),
  /** Where shopping leads to. */
  AMAZON_STORE_URL: z.url({ protocol: /^https$/ }).default('https://www.amazon.com/'),
  WALMART_STORE_URL: z.url({ protocol: /^https$/ }).default('https://www.walmart.com/'),
  /** A refund by staff above this, with what already went back of the same payment, waits for a second person. */
  REFUND_SECOND_PERSON_CENTS: z.coerce.number().int().min(0).max(1_000_000_000).default(100_000),
  /** Money above this does not move by one person of the staff alone; as a refund's limit unless it is set. */
  SECOND_PERSON_CENTS: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  /** Whether one person is all the staff: within the limit they then do alone what otherwise always takes two. */
  STAFF_OF_ONE: flag.default(false),
  /** Over how many days amounts that leave are added up for that. */
  SECOND_PERSON_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** Below this the reserve for refunds is low: staff are told, and refunds and slots by hand take two people. */
  RESERVE_FLOOR_CENTS: z.coerce
    .number()
    .int()
    .min(-1_000_000_000_000)
    .max(1_000_000_000_000)
    .default(-100_000),
  /** A line of a reimbursement above this needs its receipt before staff approve it; 0 is every line. */
  RECEIPT_ABOVE_CENTS: z.coerce.number().int().min(0).max(1_000_000_000).default(7_500),
  /** More files with people in them, rows of people in them, or files of children in a day than work takes: superadmins are told. */
  UNUSUAL_FILES_A_DAY: z.coerce.number().int().min(1).max(1_000_000).default(25),
  UNUSUAL_ROWS_A_DAY: z.coerce.number().int().min(1).max(1_000_000_000).default(20_000),
  UNUSUAL_CHILDREN_A_DAY: z.coerce.number().int().min(1).max(1_000_000).default(60),
  FEE_BPS: z.coerce.number().int().min(0).max(2_000).default(290),
  FEE_FIXED_CENTS: z.coerce.number().int().min(0).max(500).default(30),
  /** Where uploaded files lie; without a bucket, beside the other data of this machine. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).max(40).default('us-east-1'),
  /** A server that speaks S3's protocol, if not Amazon's. */
  S3_ENDPOINT: httpOrigin.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w./-]{0,100}$/, 'has other signs than letters, digits, . _ - /')
    .default(''),
  /** A server that speaks OpenAI's chat protocol, with its path: https://api.example.com/v1 */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  AI_DAILY_ANSWERS: z.coerce.number().int().min(0).max(1_000_000).default(1_000),
  /** For what is written for a classroom, which is longer than an answer. */
  AI_WRITING_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(30_000),
  /** What a million tokens cost, sent and answered. Without them only tokens are capped. */
  AI_INPUT_USD_PER_MILLION: z.coerce.number().min(0).max(1_000).default(0),
  AI_OUTPUT_USD_PER_MILLION: z.coerce.number().min(0).max(1_000).default(0),
  /** The most that the provider may take on a day, all processes together, and for one teacher. */
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).max(1_000_000_000).default(2_000_000),
  AI_DAILY_CENTS: z.coerce.number().int().min(0).max(1_000_000).default(500),
  AI_TEACHER_DAILY_TOKENS: z.coerce.number().int().min(0).max(1_000_000_000).default(200_000),
  AI_TEACHER_DAILY_CENTS: z.coerce.number().int().min(0).max(1_000_000).default(50),
  /** A model for pictures at the same address. Without it, pictures are drawn. */
  AI_IMAGE_MODEL: z.string().min(1).max(200).optional(),
  AI_IMAGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(90_000),
  /** The most tokens that the answer with a picture takes. */
  AI_IMAGE_TOKENS: z.coerce.number().int().min(1).max(100_000).default(6_500),
  /** Where backups go by themselves: a folder, or s3://bucket/prefix. */
  BACKUP_TO: z.string().refine(namesPlace, 'must be a folder or s3://bucket/prefix').optional(),
  BACKUP_PASSPHRASE: secret(16).optional(),
  BACKUP_CRON: cron.default('10 8 * * *'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(30),
  BACKUP_REHEARSAL_CRON: cron.default('10 9 2 * *'),
  /** An empty database of PostgreSQL that rehearsals may fill and empty; without it they take an embedded one. */
  BACKUP_REHEARSAL_URL: postgresUrl.optional(),
  /** Of a bucket for backups that lies elsewhere than that of the files. */
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: httpOrigin.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DEMO: flag.optional(),
  /** A site set up as the real one, with the provider's test key, on a database that is begun and wiped as a rehearsal. */
  REHEARSAL: flag.default(false),
  REQUIRE_2FA: flag.optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(10_000).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Environment = z.infer<typeof Environment>

function namesInstants(expression: string): boolean {
  try {
    nextOccurrence(expression, new Date(0))
    return true
  } catch {
    return false
  }
}
