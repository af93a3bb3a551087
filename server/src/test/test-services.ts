import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Clock, Random } from '../clock.ts'
import { systemRandom } from '../clock.ts'
import { readConfig, type Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { captureMailer } from '../mail/mailer.ts'
import { everyMail } from '../mail-templates.ts'
import { keepGate } from '../oversight/gate/keep-gate.ts'
import { keepCharity } from '../outreach/charity/keep-charity.ts'
import type { Services } from '../services.ts'
import type { Beacon } from '../vendors/drand/beacon.ts'
import { createDiskStore } from '../storage/disk-store.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { CardIssuer } from '../payments/card-issuer.ts'
import { noCardIssuer } from '../payments/no-card-issuer.ts'
import type { Payments } from '../payments/payments.ts'
import { testBeacon } from './test-beacon.ts'
import { testDatabase } from './test-database.ts'

/** Of this process of tests; it is made where something is written. */
const testDataFolder = join(tmpdir(), `tower-test-${process.pid}`)

/** A clock that stands still until it is moved. */
export type TestClock = Clock & { set(instant: Date): void; advance(ms: number): void }

export function testClock(start = new Date('2026-11-16T12:00:00Z')): TestClock {
  let now = start
  return {
    now: () => new Date(now),
    set: (instant) => void (now = instant),
    advance: (ms) => void (now = new Date(now.getTime() + ms)),
  }
}

export type TestServices = Services & { clock: TestClock }

export type TestServiceOptions = {
  database?: Database
  payments?: Payments
  cardIssuer?: CardIssuer
  fileStore?: FileStore
  clock?: TestClock
  random?: Random
  beacon?: Beacon
  environment?: Record<string, string>
}

/** The services of a running server over a test database: only the outside world is replaced. */
export async function testServices(options: TestServiceOptions = {}): Promise<TestServices> {
  const clock = options.clock ?? testClock()
  const config = testConfig(options.environment)
  const database = options.database ?? (await testDatabase())
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const charity = keepCharity({ database, config, log })
  return {
    config,
    database,
    gate: keepGate({ charity, database, clock, log }),
    charity,
    clock,
    pause: async (milliseconds) => clock.advance(milliseconds),
    delayAnswer: async () => undefined,
    beacon: options.beacon ?? testBeacon(clock),
    random: options.random ?? systemRandom,
    payments: options.payments ?? noPayments,
    cardIssuer: options.cardIssuer ?? noCardIssuer,
    mailer: captureMailer,
    fileStore: options.fileStore ?? createDiskStore(join(config.DATA_DIR, 'files')),
    mails: async () => everyMail,
    log,
  }
}

export function testConfig(environment: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    ORIGIN: 'http://tower.test',
    SECRET: 'a secret for tests, long enough to pass',
    LOG_LEVEL: 'silent',
    DATA_DIR: testDataFolder,
    // One person does it all where a test is about something else.
    SECOND_PERSON_CENTS: '1000000000',
    STAFF_OF_ONE: 'true',
    // And teachers show receipts where a test is about receipts.
    RESERVE_FLOOR_CENTS: '-1000000000000',
    RECEIPT_ABOVE_CENTS: '1000000000',
    ...environment,
  })
}

/** A provider that must not be reached: a test that pays brings its own sandbox. */
const noPayments = new Proxy({} as Payments, {
  get: (_, name) => () => {
    throw new Error(`this test has no payment provider (${String(name)})`)
  },
})
