import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { scheduledJobs } from '../../jobs/scheduled-jobs.ts'
import { askedJobs } from './ask-for-job.ts'
import { describeProcess } from '../watch/describe-process.ts'
import { saveBeat } from '../watch/beats.queries.ts'
import { keepJobs, markJobFailed } from '../watch/job-runs.queries.ts'
import { keepAlerts } from '../watch/keep-alerts.ts'

type System = CallOutput<typeof processEndpoints.system>
const path = '/api/admin/system'

test('superadmins see what runs, every scheduled job, what waits and what is wrong; nobody else does', async () => {
  const world = await buildDirectory({
    environment: { SMTP_URL: 'smtp://mail.test', ALERT_EMAIL: 'ops@tower.test' },
  })
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  expect((await world.call(admin.token, 'GET', path)).statusCode).toBe(403)
  const read = async () => (await world.call(root.token, 'GET', path)).json<System>()
  expect(await read()).toMatchObject({
    ...{ processes: [], jobs: [], alerts: [], books: { proven_at: null } },
    ...{ told: { addresses: 1, webhook: false }, backups: null },
  })

  const { services } = world
  const self = { ...describeProcess(services), mailLeftMsAgo: undefined }
  await services.database.transaction(async (tx) => {
    await saveBeat(tx, { ...self, disk: { freeBytes: 1, totalBytes: 4 } })
    await keepJobs(tx, scheduledJobs)
    await markJobFailed(tx, 'ledger.verify', { isLast: true })
  })
  await services.database.script(`
    insert into backup_plan (place, cron, rehearsal_cron) values ('/backups', '10 8 * * *', '10 9 2 * *');
    insert into backup_runs (kind, place, backup, began_at, ended_at, lost_count)
    values ('backup', '/backups', 'one', '2026-11-15T08:10:00Z', '2026-11-15T08:11:00Z', 2);
    insert into ledger_verifications (at, broken) values (now(), '[{"rule": "money adds up", "rows": ["7"]}]');
    insert into mails (dedupe_key, to_email, template, params) values ('a:1', 'a@families.test', 'receipt', '{}');
    insert into provider_events (id, kind, outcome) values ('evt_1', 'payment_settled', 'applied'), ('evt_2', 'refund', 'waiting');
    insert into provider_payments (id) values ('pi_1');
    insert into pending_provider_events (id, provider_payment_id, payload) values ('evt_2', 'pi_1', '{}');`)
  await keepAlerts(services)
  const seen = await read()
  expect(seen.processes).toMatchObject([{ role: 'all', state: 'alive', disk_free_percent: 25 }])
  expect(seen.jobs.map(({ name }) => name).toSorted()).toEqual(
    scheduledJobs.map(({ name }) => name).toSorted(),
  )
  expect(seen.jobs.filter(({ state }) => state === 'given_up')).toMatchObject([
    { name: 'ledger.verify', succeeded_at: null },
  ])
  expect(seen.backups).toMatchObject({
    ...{ place: '/backups', made_at: '2026-11-15T08:11:00.000Z', lost_files: 2, rehearsed_at: null },
  })
  expect(seen).toMatchObject({ mail: { waiting: 1, failing: 0 }, books: { broken_rules: 1 } })
  expect(seen.alerts.map(({ kind }) => kind).toSorted()).toEqual(['books_broken', 'job_given_up'])
  expect(seen.provider).toEqual({
    received_at: expect.any(String) as string,
    events: [
      { outcome: 'applied', count: 1 },
      { outcome: 'waiting', count: 1 },
    ],
    pending: 1,
  })
})

test('superadmins have a job run again that a worker knows, and only while one is heard', async () => {
  const world = await buildDirectory()
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const { services } = world
  const asked: string[] = []
  onTestFinished(await services.database.listen(askedJobs, (name) => void asked.push(name)))
  const run = async (token: string, name: string) => {
    const { statusCode, body } = await world.call(token, 'POST', `/api/admin/jobs/${name}/run`)
    return statusCode === 200 ? 'asked' : (JSON.parse(body) as { code: string }).code
  }
  await services.database.transaction((tx) => keepJobs(tx, scheduledJobs))
  expect(await run(root.token, 'ledger.verify')).toBe('process.no_worker')
  const self = { ...describeProcess(services), mailLeftMsAgo: undefined, disk: undefined }
  await services.database.transaction((tx) => saveBeat(tx, self))
  expect(await run(root.token, 'ledger.erase')).toBe('process.job_not_found')
  expect(await run(admin.token, 'ledger.verify')).not.toBe('asked')
  expect(await run(root.token, 'ledger.verify')).toBe('asked')
  await vi.waitFor(() => expect(asked).toEqual(['ledger.verify']), { timeout: 30_000 })
  expect(await world.auditActions()).toContain('process.job_run_asked')
})
