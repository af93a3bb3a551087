import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './read-settings.ts'

function faultsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}

test('a schedule of draws is taken in the five parts of a cron line', () => {
  expect(readConfig({}).DRAW_CRON).toBe('0 17 * * 1')
  for (const cron of ['*/5 * * * *', '30 9 1,15 * *', '0 17 * * MON-FRI'])
    expect(readConfig({ DRAW_CRON: cron }).DRAW_CRON).toBe(cron)
})

test.each(['every monday at five', '0 17 * *', '0 0 17 * * 1', '61 * * * *', '0 0 30 2 *', '0 17 * * 9'])(
  'a schedule that names no time is refused at start: %s',
  (cron) => expect(faultsOf({ DRAW_CRON: cron })).toMatch(/DRAW_CRON/),
)

test('headers for a collector are read as in an address, and one that can not be is named', () => {
  const headers = 'authorization=Bearer%20key, x-team=a=b'
  const read = readConfig({ OTEL_EXPORTER_OTLP_HEADERS: headers }).OTEL_EXPORTER_OTLP_HEADERS
  expect(read).toEqual({ authorization: 'Bearer key', 'x-team': 'a=b' })
  expect(faultsOf({ OTEL_EXPORTER_OTLP_HEADERS: 'x-share=100%' })).toContain('OTEL_EXPORTER_OTLP_HEADERS')
})

test('all faults of the environment are told at once, each by its name', () => {
  const faults = faultsOf({ PORT: 'many', DRAW_CRON: 'never', SECRET: 'short', ORIGIN: 'tower' })
  for (const name of ['PORT', 'DRAW_CRON', 'SECRET', 'ORIGIN']) expect(faults).toContain(`  - ${name}: `)
})

test('production without its secrets is refused, with every one of them named', () => {
  const faults = faultsOf({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/tower' })
  const needed = ['SECRET', 'ORIGIN', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'ORG_LEGAL_NAME']
  for (const name of needed) expect(faults).toContain(name)
})

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/tower',
  SECRET: 'a secret for tests, long enough to pass',
  ORIGIN: 'https://tower.test',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_long',
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM: 'Tower <hello@example.org>',
  ORG_LEGAL_NAME: 'Friends of Classrooms',
}
const testKey = { STRIPE_SECRET_KEY: 'sk_test_x' }

test('with any one variable of production missing nothing starts, or nothing opens', () => {
  expect(faultsOf(production)).toBe('')
  const opened = Object.keys(production).filter((missing) => {
    const environment = Object.fromEntries(Object.entries(production).filter(([name]) => name !== missing))
    if (faultsOf(environment) !== '') return false
    const config = readConfig(environment)
    return config.demo || !config.production || !config.requireSecondFactor || config.rateLimitFactor !== 1
  })
  expect(opened).toEqual([])
})

test.each(['SECRET', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET_OLD'])(
  '%s is refused when it is blank, of one sign repeated, or has a blank around it',
  (name) => {
    const fine = 'whsec_7f9a0c2e5b8d1f4a6c3e9b0d2f5a8c1e'
    expect(faultsOf({ ...production, [name]: fine })).toBe('')
    for (const weak of [
      ' '.repeat(40),
      'a'.repeat(40),
      'abab'.repeat(10),
      ` ${fine}`,
      `${fine} `,
      '\t'.repeat(40),
    ])
      expect(faultsOf({ ...production, [name]: weak })).toContain(`  - ${name}: `)
  },
)

test('receipts and mails go out in the name of the charity, or nothing starts', () => {
  const demo = { MAIL_FROM: 'Project Tower <no-reply@tower.test>', ORG_LEGAL_NAME: 'Demo Tower Foundation' }
  for (const [name, borrowed] of Object.entries(demo)) {
    expect(faultsOf({ ...production, [name]: '' })).toContain(`  - ${name}: `)
    expect(faultsOf({ ...production, [name]: borrowed })).toContain(`  - ${name}: `)
    expect(faultsOf({ ...production, [name]: '   ' })).toContain(`  - ${name}: `)
  }
  expect(readConfig({ ...production, ...testKey, ...demo, DEMO: 'true' })).toMatchObject(demo)
})

test('how to reach the charity is what its operator says, and the demo’s is an invented place', () => {
  expect(readConfig({ DEMO: 'true' })).toMatchObject({
    ORG_ADDRESS: '1 Demonstration Way, Anytown, USA',
    ORG_PHONE: '(555) 555-0100',
  })
  const real = readConfig(production)
  expect([real.ORG_ADDRESS, real.ORG_PHONE]).toEqual([undefined, undefined])
  const given = { ORG_ADDRESS: '12 Main St, Toledo, OH 43604', ORG_PHONE: '+1 419-555-0123' }
  expect(readConfig({ ...production, ...given })).toMatchObject(given)
  expect(faultsOf({ ...production, ORG_ADDRESS: '12 Main St\nToledo' })).toContain('  - ORG_ADDRESS: ')
  expect(faultsOf({ ...production, ORG_PHONE: 'call us' })).toContain('  - ORG_PHONE: ')
})

test('a provider of words has a model and both of its prices, or nothing starts', () => {
  const base = { AI_BASE_URL: 'https://words.test/v1' }
  expect(() => readConfig(base)).toThrow('AI_MODEL')
  expect(() => readConfig({ ...base, AI_MODEL: 'm', AI_INPUT_USD_PER_MILLION: '0.15' })).toThrow(
    'go together',
  )
  expect(readConfig({ ...base, AI_MODEL: 'm' })).toMatchObject({
    AI_DAILY_TOKENS: 2_000_000,
    AI_DAILY_CENTS: 500,
  })
})

test('whoever is to hear of alerts can be reached, or nothing starts', () => {
  expect(faultsOf({ NODE_ENV: 'test', ALERT_EMAIL: 'ops@tower.test' })).toContain('SMTP_URL')
  expect(faultsOf({ ...production, ALERT_EMAIL: 'ops' })).toContain('  - ALERT_EMAIL')
  const webhook = { ALERT_WEBHOOK: 'https://ops.test/hook' }
  expect(faultsOf({ ...production, ...webhook })).toContain('ALERT_WEBHOOK_SECRET')
  expect(faultsOf({ ...production, ...webhook, ALERT_WEBHOOK_SECRET: 'whsec_short' })).toContain(
    'ALERT_WEBHOOK_SECRET',
  )
  const secret = { ALERT_WEBHOOK_SECRET: `whsec_${'abcdef0123'.repeat(4)}` }
  const alerts = { ...webhook, ...secret, ALERT_EMAIL: 'ops@tower.test, Board@tower.test' }
  expect(readConfig({ ...production, ...alerts }).ALERT_EMAIL).toEqual(['ops@tower.test', 'board@tower.test'])
})

test('a list of school addresses that names none is refused', () => {
  for (const TEACHER_EMAIL_SUFFIXES of [' ', ',', ' , '])
    expect(faultsOf({ ...production, TEACHER_EMAIL_SUFFIXES })).toContain('  - TEACHER_EMAIL_SUFFIXES: ')
})

test.each([
  ['DATABASE_URL', { NODE_ENV: 'production' }],
  ['DATABASE_URL', { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_long' }],
  ['DATABASE_URL', { SMTP_URL: 'smtps://mail.test' }],
  ['DATABASE_URL', { ORIGIN: 'https://tower.example.org' }],
  ['DATABASE_URL', { TRUST_PROXY: '1' }],
  ['DATABASE_URL', { ORG_EIN: '12-3456789' }],
  ['DATABASE_URL', { ORG_ADDRESS: '12 Main St, Toledo, OH 43604' }],
  ['DATABASE_URL', { NODE_ENV: 'production', DATABASE_ULR: 'postgres://db/tower' }],
  ['SECRET', { DATABASE_URL: 'postgres://db/tower' }],
] as const)('what speaks of production never falls back to the demo: without %s, %o', (missing, given) => {
  expect(faultsOf(given)).toContain(`  - ${missing}: `)
  expect(faultsOf({ ...given, NODE_ENV: 'production', DEMO: 'false' })).toContain(`  - ${missing}: `)
})

test('the demo is what an environment without settings gets, and any that asks for it by name', () => {
  expect(readConfig({})).toMatchObject({ demo: true, production: false })
  expect(readConfig({ DEMO: 'true', NODE_ENV: 'production' })).toMatchObject({
    demo: true,
    production: false,
  })
  expect(readConfig({ DEMO: 'true', ORIGIN: 'https://demo.example.org' }).demo).toBe(true)
  expect(readConfig({ DATABASE_URL: 'postgres://db/tower', NODE_ENV: 'development' }).demo).toBe(true)
})

test('a start migrates outside production, and in production where it was told so or given the owner', () => {
  expect(readConfig({}).MIGRATE_AT_START).toBe(true)
  expect(readConfig(production).MIGRATE_AT_START).toBe(false)
  expect(readConfig({ ...production, MIGRATE_AT_START: 'true' }).MIGRATE_AT_START).toBe(true)
  const owned = { ...production, DATABASE_OWNER_URL: 'postgres://owner@db/tower' }
  expect(readConfig(owned).MIGRATE_AT_START).toBe(true)
  expect(readConfig({ ...owned, MIGRATE_AT_START: 'false' }).MIGRATE_AT_START).toBe(false)
})

test('a demo never takes real money', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_long' }
  for (const DEMO of [{ DEMO: 'true' }, { NODE_ENV: 'development' }])
    expect(faultsOf({ ...keys, ...DEMO })).toContain('STRIPE_SECRET_KEY: a live key in a demo')
})

test.each(['sk_test_x', 'rk_test_x'])('production refuses the test key %s, a demo may have one', (key) => {
  expect(faultsOf({ ...production, STRIPE_SECRET_KEY: key })).toContain('STRIPE_SECRET_KEY: a test key')
  expect(readConfig({ ...production, STRIPE_SECRET_KEY: key, DEMO: 'true' }).demo).toBe(true)
  expect(readConfig({ ...production, STRIPE_SECRET_KEY: key.replace('test', 'live') }).demo).toBe(false)
})

test('a rehearsal takes a test key and nothing else, as production and never as a demo', () => {
  const rehearsal = { ...production, STRIPE_SECRET_KEY: 'sk_test_x', REHEARSAL: 'true' }
  expect(readConfig(rehearsal)).toMatchObject({ REHEARSAL: true, production: true, demo: false })
  for (const STRIPE_SECRET_KEY of ['sk_live_x', 'rk_live_x', 'sk_org_live_x'])
    expect(faultsOf({ ...rehearsal, STRIPE_SECRET_KEY })).toContain('a live key in a rehearsal')
  expect(faultsOf({ ...rehearsal, DEMO: 'true' })).toContain('REHEARSAL: rehearses production')
})

test('SECRET_OLD is another one than SECRET, and stands beside it', () => {
  const SECRET_OLD = 'the former secret, long enough to pass'
  expect(readConfig({ ...production, SECRET_OLD }).SECRET_OLD).toBe(SECRET_OLD)
  expect(faultsOf({ ...production, SECRET_OLD: production.SECRET })).toContain('the same as SECRET')
  expect(faultsOf({ SECRET_OLD })).toContain('SECRET: needed with SECRET_OLD')
})

describe('whose random numbers decide draws', () => {
  test('in production drand’s, asked of four relays, and a local beacon is refused', () => {
    expect(readConfig(production)).toMatchObject({ BEACON: 'drand' })
    expect(readConfig(production).BEACON_RELAYS).toHaveLength(4)
    expect(faultsOf({ ...production, BEACON: 'local' })).toContain(
      'BEACON: local is only for demos and tests',
    )
    for (const BEACON of ['none', 'off']) expect(faultsOf({ ...production, BEACON })).toContain('BEACON')
  })

  test('in a demo those of a local beacon, or drand’s where the operator says so', () => {
    expect(readConfig({}).BEACON).toBe('local')
    expect(readConfig({ ...production, ...testKey, DEMO: 'true' }).BEACON).toBe('local')
    expect(readConfig({ BEACON: 'drand' }).BEACON).toBe('drand')
  })

  test('relays are a list of addresses', () => {
    const BEACON_RELAYS = 'https://drand.example.org, http://127.0.0.1:8080'
    expect(readConfig({ BEACON_RELAYS }).BEACON_RELAYS).toEqual([
      'https://drand.example.org',
      'http://127.0.0.1:8080',
    ])
    for (const wrong of ['drand', ',', 'ftp://drand.example.org'])
      expect(faultsOf({ BEACON_RELAYS: wrong })).toContain('BEACON_RELAYS')
  })
})

test('superadmins must keep a second factor in production, and where the operator says so', () => {
  const required = (environment: Record<string, string>) => readConfig(environment).requireSecondFactor
  expect(required({})).toBe(false)
  expect(required(production)).toBe(true)
  expect(required({ ...production, ...testKey, DEMO: 'true' })).toBe(false)
  expect(required({ ...production, REQUIRE_2FA: 'false' })).toBe(false)
  expect(required({ REQUIRE_2FA: 'true' })).toBe(true)
})

test('where the signer of the database’s certificate is named, every address of the database asks for it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tower-ca-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'ca.pem')
  writeFileSync(path, '-----BEGIN CERTIFICATE-----\n')
  const given = {
    ...{ DATABASE_URL: 'postgres://tower:p%40ss@db/tower?sslmode=disable', DATABASE_SSL_CA: path },
    ...{
      DATABASE_OWNER_URL: 'postgres://owner@db/tower',
      DATABASE_READ_URL: 'postgres://tower@standby/tower',
    },
  }
  const asked = `sslmode=verify-full&sslrootcert=${encodeURIComponent(path)}`
  expect(readConfig({ NODE_ENV: 'test', ...given })).toMatchObject({
    DATABASE_URL: `postgres://tower:p%40ss@db/tower?${asked}`,
    DATABASE_OWNER_URL: `postgres://owner@db/tower?${asked}`,
    DATABASE_READ_URL: `postgres://tower@standby/tower?${asked}`,
  })
  expect(faultsOf({ ...given, DATABASE_SSL_CA: join(folder, 'none.pem') })).toContain(
    'DATABASE_SSL_CA: names no',
  )
  expect(faultsOf({ DATABASE_READ_URL: 'postgres://standby/tower', DATABASE_SSL_CA: path })).toMatch(
    /DATABASE_READ_URL: only beside(.|\n)*DATABASE_SSL_CA: only beside/,
  )
})

test('processes are told apart by what the database lists them as', () => {
  expect(readConfig({ ROLE: 'worker' }).sessionName).toBe('tower worker')
})
