// On PGlite too: the queue speaks to the engine by a way of its own.
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { askedJobs } from '../process/system/ask-for-job.ts'
import { testDatabase } from '../test/test-database.ts'
import { testServices, type TestServices } from '../test/test-services.ts'
import { clearExpired } from './clear-expired.ts'
import { reportBrokenRules } from './report-broken-rules.ts'
import type { ScheduledJob } from '../scheduled-job.ts'
import { runJob, startJobs } from './start-jobs.ts'

const never = '0 0 1 1 *'
const someone = '00000000-0000-4000-8000-000000000001'
const notices = ({ database }: TestServices) =>
  database.read((tx) =>
    tx.selectFrom('admin_notifications').select(['type', 'title']).orderBy('created_at').execute(),
  )

/** The services of a process whose looks into the queue of a job are counted. */
function watchLooks(services: TestServices, name: string) {
  const seen = { looks: 0 }
  const { database } = services
  const jobs: typeof database.jobs = {
    ...database.jobs,
    executeSql: async (text, values) => {
      if (/skip locked/i.test(text) && JSON.stringify([text, values]).includes(name)) seen.looks += 1
      return database.jobs.executeSql(text, values)
    },
  }
  return { seen, services: { ...services, database: { ...database, jobs } } }
}

test('of two processes that hear of a job one runs it, and none runs it again while it runs', async () => {
  const database = await testDatabase()
  const services = await testServices({ database })
  const ran: string[] = []
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const job = (process: string): ScheduledJob => ({
    name: 'test.once',
    cron: never,
    withinSeconds: 1,
    mayTakeSeconds: 60,
    run: async () => {
      ran.push(process)
      await finished
    },
  })
  const [one, other] = [watchLooks(services, 'test.once'), watchLooks(services, 'test.once')]
  const both = [await startJobs(one.services, [job('a')]), await startJobs(other.services, [job('b')])]
  const clock = new PgBoss({ db: database.jobs, backend: database.engine, schedule: false, supervise: false })
  await clock.start()
  onTestFinished(async () => {
    finish()
    await Promise.all([...both, clock].map((running) => running.stop()))
  })
  await database.script(`select pg_notify('${askedJobs}', 'test.once')`)
  await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 60_000 })
  await clock.send('test.once')
  // Whoever is free looks twice more, and finds nothing to do.
  const idle = ran[0] === 'a' ? other.seen : one.seen
  const before = idle.looks
  await vi.waitFor(() => expect(idle.looks).toBeGreaterThan(before + 1), { timeout: 60_000 })
  expect(ran).toHaveLength(1)
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'processes that start together on a fresh database all start',
  async () => {
    const services = await testServices()
    await services.database.script('drop schema if exists pgboss cascade')
    const running = await Promise.all(Array.from({ length: 6 }, () => startJobs(services)))
    await Promise.all(running.map((jobs) => jobs.stop()))
  },
)

test('a job that an outage fails eight times over is done in the end', async () => {
  const services = await testServices()
  let failures = 0
  let isDone = false
  const job: ScheduledJob = {
    name: 'test.outage',
    cron: never,
    atStart: true,
    withinSeconds: 0.5,
    mayTakeSeconds: 60,
    run: async () => {
      if (failures === 8) return void (isDone = true)
      failures += 1
      throw new Error('the database is away')
    },
  }
  const running = await startJobs(services, [job], {
    ...{ heartbeatSeconds: 45, superviseSeconds: 30 },
    ...{ retryDelaySeconds: 0, longestRetryDelaySeconds: 0, retryLimit: 20 },
  })
  onTestFinished(() => running.stop())
  await vi.waitFor(() => expect(isDone).toBe(true), { timeout: 60_000, interval: 100 })
})

test('a job is given up when its last try fails, and what is no job any more is forgotten', async () => {
  const services = await testServices()
  const job: ScheduledJob = {
    ...{ name: 'test.hopeless', cron: never, atStart: true, withinSeconds: 0.5, mayTakeSeconds: 60 },
    run: () => Promise.reject(new Error('broken')),
  }
  const upkeep = {
    ...{ heartbeatSeconds: 45, superviseSeconds: 30 },
    ...{ retryDelaySeconds: 0, longestRetryDelaySeconds: 0, retryLimit: 1 },
  }
  const running = await startJobs(services, [job], upkeep)
  const runs = () =>
    services.database.read((tx) => tx.selectFrom('job_runs').select(['name', 'given_up_at']).execute())
  // Where others use the machine it may be given up already.
  expect(await runs()).toMatchObject([{ name: 'test.hopeless' }])
  await vi.waitFor(
    async () => expect(await runs()).toMatchObject([{ given_up_at: expect.any(Date) as Date }]),
    { timeout: 60_000, interval: 100 },
  )
  await running.stop()
  await (await startJobs(services, [], upkeep)).stop()
  expect(await runs()).toEqual([])
})

test('a job that fails is told to staff once a day and thrown on to be tried again', async () => {
  const services = await testServices()
  const job: ScheduledJob = {
    name: 'test.fails',
    cron: never,
    withinSeconds: 1,
    mayTakeSeconds: 60,
    run: () => Promise.reject(new Error('broken')),
  }
  await expect(runJob(services, job)).rejects.toThrow('broken')
  await expect(runJob(services, job)).rejects.toThrow('broken')
  expect(await notices(services)).toEqual([{ type: 'job_failed', title: 'The job test.fails failed' }])
})

test('the nightly proof of the ledger is silent when all is well and tells staff of a broken rule', async () => {
  const services = await testServices()
  await reportBrokenRules(services)
  expect(await notices(services)).toEqual([])
  // A transaction of two sides that cancel out, and a balance beside it that does not.
  await services.database.script(
    `insert into ledger_accounts (kind, unit, balance_cents, floor_cents) values ('fund_smbs', 'USD', 12345, 0)`,
  )
  await reportBrokenRules(services)
  await reportBrokenRules(services)
  const told = await notices(services)
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['ledger_violation']))
})

test('the clearing removes what has expired and nothing else', async () => {
  const services = await testServices()
  await services.database.script(`
    insert into rate_limits (key, window_ends_at, hits) values ('old', now() - interval '2 hours', 1), ('kept', now() + interval '1 hour', 1);
    insert into live_events (topic, created_at) values ('old', now() - interval '25 hours'), ('kept', now());
    insert into sign_in_links (email, purpose, token_hash, code_hash, expires_at) values
      ('a@tower.test', 'sign_in', 'old', 'x', now() - interval '8 days'), ('a@tower.test', 'sign_in', 'kept', 'x', now() - interval '1 hour');
  `)
  await clearExpired(services)
  const names = await services.database.read(async (tx) => [
    await tx.selectFrom('rate_limits').select('key as name').execute(),
    await tx.selectFrom('live_events').select('topic as name').execute(),
    await tx.selectFrom('sign_in_links').select('token_hash as name').execute(),
  ])
  expect(names).toEqual([[{ name: 'kept' }], [{ name: 'kept' }], [{ name: 'kept' }]])
})

test('the clearing takes payments nobody finished, old events and the words of old mails, and nothing that was paid', async () => {
  const services = await testServices()
  await services.database.script(`
    insert into checkouts (idempotency_key, state, created_at, email, network_hash, purpose, destination, amount_cents, success_url, cancel_url, request_digest)
      select name, state, now() - age, name || '@tower.test', repeat('a', 16), 'donation', 'project', 500, '/', '/', name from (values
        ('abandoned', 'open', interval '91 days'), ('expired', 'expired', interval '91 days'),
        ('paid', 'complete', interval '91 days'), ('fresh', 'open', interval '2 hours')) as given (name, state, age);
    insert into donors (kind, email) values ('person', 'paid@tower.test');
    insert into payments (provider_payment_id, checkout_id, donor_id, destination, amount_cents, currency, state, settled_at)
      select 'pi_paid', checkouts.id, donors.id, 'project', 500, 'usd', 'settled', now() from checkouts, donors where idempotency_key = 'paid';
    insert into provider_events (id, kind, outcome, received_at) values
      ('old', 'other', 'ignored', now() - interval '91 days'), ('recent', 'other', 'ignored', now() - interval '89 days'),
      ('waiting', 'refund_changed', 'waiting', now() - interval '91 days');
    insert into mails (dedupe_key, to_email, template, params, sent_at, subject, html, text) values
      ('gone', 'a@tower.test', 'receipt', '{}', now() - interval '401 days', 's', 'h', 't'),
      ('emptied', 'a@tower.test', 'receipt', '{}', now() - interval '91 days', 's', 'h', 't'),
      ('whole', 'a@tower.test', 'receipt', '{}', now() - interval '89 days', 's', 'h', 't');
  `)
  await clearExpired(services)
  const left = await services.database.read(async (tx) => ({
    checkouts: await tx
      .selectFrom('checkouts')
      .select(['idempotency_key as name', 'network_hash'])
      .orderBy('idempotency_key')
      .execute(),
    events: (await tx.selectFrom('provider_events').select('id').orderBy('id').execute()).map(({ id }) => id),
    mails: await tx
      .selectFrom('mails')
      .select(['dedupe_key as name', 'html'])
      .orderBy('dedupe_key')
      .execute(),
  }))
  expect(left).toEqual({
    checkouts: [
      { name: 'fresh', network_hash: 'a'.repeat(16) },
      { name: 'paid', network_hash: null },
    ],
    events: ['recent', 'waiting'],
    mails: [
      { name: 'emptied', html: '' },
      { name: 'whole', html: 'h' },
    ],
  })
})

test('the clearing takes sessions that are long over, with their tokens, and leaves the others whole', async () => {
  const services = await testServices()
  await services.database.script(`
    insert into users (id, email) values ('${someone}', 'a@tower.test');
    insert into sessions (user_id, user_agent, created_at, refreshed_at, revoked_at) values
      ('${someone}', 'left alone', now() - interval '61 days', now() - interval '61 days', null),
      ('${someone}', 'too old', now() - interval '211 days', now(), null),
      ('${someone}', 'revoked', now() - interval '40 days', now() - interval '40 days', now() - interval '31 days'),
      ('${someone}', 'kept', now() - interval '100 days', now() - interval '59 days', null);
    insert into refresh_tokens (session_id, token_hash, used_at)
      select id, user_agent, now() - interval '29 days' from sessions
      union all select id, 'used long ago', now() - interval '31 days' from sessions where user_agent = 'kept';
  `)
  await clearExpired(services)
  const left = await services.database.read(async (tx) => [
    await tx.selectFrom('sessions').select('user_agent as name').execute(),
    await tx.selectFrom('refresh_tokens').select('token_hash as name').execute(),
  ])
  expect(left).toEqual([[{ name: 'kept' }], [{ name: 'kept' }]])
})

test('the clearing takes second factors nobody finished and wishes nobody confirmed; a proven address stays known', async () => {
  const services = await testServices()
  await services.database.script(`
    insert into users (id, email) values ('${someone}', 'a@tower.test');
    insert into second_factors (user_id, friendly_name, secret_sealed, created_at, verified_at) values
      ('${someone}', 'begun', 'x', now() - interval '25 hours', null),
      ('${someone}', 'kept', 'x', now() - interval '25 hours', now() - interval '25 hours');
    insert into sessions (user_id) values ('${someone}');
    insert into second_factor_challenges (factor_id, session_id, expires_at)
      select second_factors.id, sessions.id, now() - interval '2 hours' from second_factors, sessions where friendly_name = 'kept';
    insert into second_factor_tries (user_id, wrong_tries, first_wrong_at) values ('${someone}', 5, now() - interval '25 hours');
    insert into second_factor_misses (user_id, session_id, kind, missed_at)
      select user_id, id, 'totp', now() - interval '25 hours' from sessions;
    insert into address_changes (user_id, old_email, new_email, expires_at, closed_at, new_confirmed_at) values
      ('${someone}', 'a@tower.test', 'typo@tower.test', now() - interval '8 days', now(), null),
      ('${someone}', 'former@tower.test', 'a@tower.test', now() - interval '8 days', now(), now() - interval '8 days');
  `)
  await clearExpired(services)
  const left = await services.database.read(async (tx) => ({
    factors: await tx.selectFrom('second_factors').select('friendly_name').execute(),
    challenges: await tx.selectFrom('second_factor_challenges').select('id').execute(),
    tries: await tx.selectFrom('second_factor_tries').select('user_id').execute(),
    misses: await tx.selectFrom('second_factor_misses').select('user_id').execute(),
    changes: await tx.selectFrom('address_changes').select('old_email').execute(),
  }))
  expect(left).toEqual({
    factors: [{ friendly_name: 'kept' }],
    challenges: [],
    tries: [],
    misses: [],
    changes: [{ old_email: 'former@tower.test' }],
  })
})
