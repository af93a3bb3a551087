import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../test/test-database.ts'
import { testServices, type TestServices } from '../test/test-services.ts'
import { clearExpired } from './clear-expired.ts'
import { reportLedgerFaults } from './report-ledger-faults.ts'
import type { ScheduledJob } from './scheduled-jobs.ts'
import { runJob, startJobs } from './start-jobs.ts'

const never = '0 0 1 1 *'
const notices = ({ database }: TestServices) =>
  database.read((tx) =>
    tx.selectFrom('admin_notifications').select(['type', 'title']).orderBy('created_at').execute(),
  )

test('of two processes one runs an occurrence of a job, and none runs it again while it runs', async () => {
  const database = await testDatabase()
  const services = await testServices({ database })
  const ran: string[] = []
  const job = (process: string): ScheduledJob => ({
    name: 'test.once',
    cron: never,
    withinSeconds: 1,
    run: async () => {
      ran.push(process)
      await sleep(2_000)
    },
  })
  const both = [await startJobs(services, [job('a')]), await startJobs(services, [job('b')])]
  const clock = new PgBoss({ db: database.jobs, backend: database.engine, schedule: false, supervise: false })
  await clock.start()
  onTestFinished(async () => {
    await Promise.all([...both, clock].map((running) => running.stop()))
  })
  await clock.send('test.once')
  await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 10_000 })
  await clock.send('test.once')
  await sleep(1_500)
  expect(ran).toHaveLength(1)
})

test('a job that fails is told to staff once a day and thrown on to be tried again', async () => {
  const services = await testServices()
  const job: ScheduledJob = {
    name: 'test.fails',
    cron: never,
    withinSeconds: 1,
    run: () => Promise.reject(new Error('broken')),
  }
  await expect(runJob(services, job)).rejects.toThrow('broken')
  await expect(runJob(services, job)).rejects.toThrow('broken')
  expect(await notices(services)).toEqual([{ type: 'job_failed', title: 'The job test.fails failed' }])
})

test('the nightly proof of the ledger is silent when all is well and tells staff of a broken rule', async () => {
  const services = await testServices()
  await reportLedgerFaults(services)
  expect(await notices(services)).toEqual([])
  // A transaction of two sides that cancel out, and a balance beside it that does not.
  await services.database.script(
    `insert into ledger_accounts (kind, unit, balance_cents) values ('fund_smbs', 'USD', 12345)`,
  )
  await reportLedgerFaults(services)
  await reportLedgerFaults(services)
  const told = await notices(services)
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['ledger_violation']))
})

test('the clearing removes what has expired and nothing else', async () => {
  const services = await testServices()
  await services.database.script(`
    insert into rate_limits (key, window_ends_at, hits) values ('old', now() - interval '2 hours', 1), ('open', now() + interval '1 hour', 1);
    insert into live_events (topic, created_at) values ('old', now() - interval '25 hours'), ('fresh', now());
    insert into sign_in_links (email, purpose, token_hash, code_hash, expires_at) values
      ('a@tower.test', 'sign_in', 'old', 'x', now() - interval '8 days'), ('a@tower.test', 'sign_in', 'late', 'x', now() - interval '1 hour');
  `)
  await clearExpired(services)
  const left = await services.database.read(async (tx) => ({
    limits: await tx.selectFrom('rate_limits').select('key').execute(),
    events: await tx.selectFrom('live_events').select('topic').execute(),
    links: await tx.selectFrom('sign_in_links').select('token_hash').execute(),
  }))
  expect(left).toEqual({
    limits: [{ key: 'open' }],
    events: [{ topic: 'fresh' }],
    links: [{ token_hash: 'late' }],
  })
})
