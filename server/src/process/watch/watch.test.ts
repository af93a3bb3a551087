// @module-tag some-on-pglite: what is kept of a silence, and told once.
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildClassrooms, buildDraw, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { alertSecret, buildWatch } from '../../../test/process/build-watch.ts'
import { freezeDraw } from '../../matching/draws/freeze-draw.ts'
import { runJob } from '../../jobs/start-jobs.ts'
import { signMessage } from '../../oversight/webhooks/webhook-secret.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { testClock, testServices } from '../../test/test-services.ts'
import { keepPlan } from '../backup/backup-runs.queries.ts'
import { keepJobs } from './job-runs.queries.ts'
import { listFindings } from './list-findings.ts'
import { sendTestAlert } from './send-due-alerts.ts'
import { keepAlerts } from './keep-alerts.ts'
import { watchWayIn } from './look-at-way-in.ts'
import { startWatch } from './start-watch.ts'

type Said = { type: string; data: Record<string, unknown> }
const subjectsOf = (mails: { text: string }[]) =>
  mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]).toSorted()

test(
  'a worker that falls silent is told once to each address and the webhook, whoever sees it, and once more when it is back',
  { tags: 'on-pglite-too' },
  async () => {
    const { beat, age, lookTwice, mails, received } = await buildWatch()
    const [worker, web] = [{ id: randomUUID() }, { id: randomUUID() }]
    await beat('worker', worker)
    await age(3)
    await beat('web', web)
    await lookTwice()
    expect(mails, 'a process that has just begun to listen waits for the others').toEqual([])

    await age(3)
    await beat('web', web)
    await lookTwice()
    await lookTwice()
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(['dana@ops.test', 'kim@ops.test'])
    expect(subjectsOf(mails)).toEqual(Array(2).fill('Alert: No worker is running'))
    expect(received).toHaveLength(1)
    const [{ headers, body }] = received as [(typeof received)[0]]
    expect(JSON.parse(body)).toMatchObject({
      type: 'alert.began',
      data: { kind: 'worker_silent', over_at: null },
    })
    const id = String(headers['webhook-id'])
    const timestamp = Number(headers['webhook-timestamp'])
    expect(headers['webhook-signature']).toBe(signMessage(alertSecret, { id, timestamp, body }))

    await beat('worker', worker)
    await lookTwice()
    expect(received, 'what is back for a moment is not yet over').toHaveLength(1)
    await age(1.5)
    await lookTwice()
    await age(1)
    await beat('worker', worker)
    await lookTwice()
    await lookTwice()
    expect(subjectsOf(mails.slice(2))).toEqual(Array(2).fill('Over: No worker is running'))
    expect(received.map((one) => (JSON.parse(one.body) as Said).type)).toEqual(['alert.began', 'alert.over'])
  },
)

test('what cannot be told is tried again under the same id, and holds up no other way', async () => {
  const { beat, age, look, mails, received } = await buildWatch({
    answers: [500, 204],
    refuse: () => '451 later',
  })
  const web = { id: randomUUID() }
  await beat('web', web)
  await age(3)
  await beat('web', web)
  await look()
  expect([mails.length, received.length]).toEqual([0, 1])
  await look()
  expect(received, 'not at once').toHaveLength(1)
  await age(1)
  await look()
  await age(1)
  await look()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(2).fill(received[0]?.headers['webhook-id']),
  )
})

test('a test is told to all who hear of trouble, and who did not take it is named', async () => {
  const refusals: string[] = []
  const { services, mails, received } = await buildWatch({ answers: [204, 500], refuse: () => refusals[0] })
  const told = ['kim@ops.test', 'dana@ops.test', 'webhook']
  expect(await sendTestAlert(services)).toEqual(told.map((target) => ({ target, fault: undefined })))
  expect(subjectsOf(mails)).toEqual(Array(2).fill('Alert: A test'))
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ data: { kind: 'test', title: 'A test' } })
  refusals.push('550 no such mailbox')
  const again = await sendTestAlert(services)
  expect(again.map(({ fault }) => fault)).toEqual([
    expect.stringContaining('550') as string,
    expect.stringContaining('550') as string,
    'the webhook answered 500',
  ])
})

test('of what was over before anybody could be told, only that is said', async () => {
  let answer: string | undefined = '451 later'
  const { beat, age, look, mails } = await buildWatch({ refuse: () => answer })
  const web = { id: randomUUID() }
  await beat('web', web)
  await age(3)
  await beat('web', web)
  await look()
  expect(mails).toEqual([])
  answer = undefined
  await age(3)
  await beat('all')
  await look()
  expect(subjectsOf(mails)).toEqual(Array(2).fill('Over: No worker is running'))
})

test('a backup that is late is told where backups are planned, until one is finished there; of an attempt that failed or one elsewhere it is no matter', async () => {
  const { services } = await buildWatch()
  const { database } = services
  const kinds = async () => (await database.read(listFindings)).map(({ kind }) => kind)
  const made = (place: string, fault: string | null) => `
    insert into backup_runs (kind, place, backup, began_at, ended_at, fault)
    values ('backup', '${place}', 'one', now(), now(), ${fault === null ? 'null' : `'${fault}'`});`
  expect(await kinds()).toEqual([])
  const planned = { place: '/backups', cron: '0 * * * *', rehearsalCron: '0 0 1 * *' }
  await database.transaction((tx) => keepPlan(tx, planned))
  expect(await kinds()).toEqual([])
  await database.script(`update backup_plan set known_since = now() - interval '4 hours'`)
  await database.transaction((tx) => keepPlan(tx, planned))
  expect(await kinds()).toEqual(['backup_late'])
  await database.script(made('/elsewhere', null) + made('/backups', 'the disk is full'))
  expect(await kinds()).toEqual(['backup_late'])
  await database.script(made('/backups', null))
  expect(await kinds()).toEqual([])
  await database.script(
    `delete from backup_runs; update backup_plan set known_since = now() - interval '4 hours'`,
  )
  expect(await kinds()).toEqual(['backup_late'])
  await database.transaction((tx) => keepPlan(tx, undefined))
  expect(await kinds()).toEqual([])
})

test('each thing that can be wrong is found while it is, and no longer', async () => {
  const { services, beat } = await buildWatch()
  const { database } = services
  const kinds = async () => (await database.read(listFindings)).map(({ kind }) => kind).toSorted()
  const roomy = { freeBytes: 50, totalBytes: 100 }
  const worker = randomUUID()
  await beat('worker', { id: worker, disk: roomy })
  expect(await kinds()).toEqual([])

  await beat('worker', { id: worker, disk: { ...roomy, freeBytes: 9 } })
  await database.script(`
    insert into mails (dedupe_key, to_email, template, params, next_attempt_at, attempts, last_error)
    values ('a:1', 'a@families.test', 'receipt', '{}', now() - interval '11 minutes', 0, null),
      ('a:2', 'b@families.test', 'receipt', '{}', now() + interval '1 minute', 5, 'refused');
    insert into ledger_verifications (at, broken) values (now(), '[{"rule": "money adds up", "rows": ["7"]}]');
    insert into reconciliation_differences (subject, provider_id, what, details, first_seen_at, last_seen_at)
    values ('payment', 'pi_1', 'missing_here', 'it is not here', now(), now());`)
  expect(await kinds()).toEqual([
    'books_broken',
    'disk_low',
    'mail_refused',
    'mail_waiting',
    'reconciliation_open',
  ])

  await beat('worker', { id: worker, disk: roomy, mailLeftMsAgo: 0 })
  await database.script(`
    update mails set next_attempt_at = now();
    insert into ledger_verifications (at, broken) values (now() + interval '1 second', '[]');
    update reconciliation_differences set resolved_at = now();`)
  expect(await kinds()).toEqual([])
})

test('a way in that closes is told by whoever had come through it, and a certificate before it ends', async () => {
  const { services } = await buildWatch()
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
  const answers = { isReached: false, until: at(60 * 24 * 60) }
  const wayIn = watchWayIn('https://tower.test', {
    reach: () => (answers.isReached ? Promise.resolve() : Promise.reject(new Error('refused'))),
    readCertificate: () => Promise.resolve({ from: at(-30 * 24 * 60), until: answers.until }),
  })
  const kindsAt = async (...minutes: number[]) => {
    for (const minute of minutes) await wayIn.look(at(minute))
    return wayIn.findings(at(minutes.at(-1) ?? 0)).map(({ kind }) => kind)
  }
  expect(await kindsAt(0, 1, 2, 3), 'no way back in').toEqual([])
  answers.isReached = true
  expect(await kindsAt(4)).toEqual([])
  answers.isReached = false
  expect(await kindsAt(5, 9, 10), 'once or twice').toEqual([])
  expect(await kindsAt(11)).toEqual(['origin_unreached'])
  await keepAlerts(services, wayIn.findings(at(11)))
  const alerts = await services.database.read((tx) => tx.selectFrom('alerts').select('kind').execute())
  expect(alerts).toEqual([{ kind: 'origin_unreached' }])
  answers.isReached = true
  answers.until = at(9 * 24 * 60)
  expect(await kindsAt(12)).toEqual(['certificate_ending'])
})

test('a disk that was told of has to get some air before that is over', async () => {
  const { services, beat, look } = await buildWatch()
  const found = async (freeBytes: number) => {
    await beat('worker', { id: worker, disk: { freeBytes, totalBytes: 1_000 } })
    return (await services.database.read(listFindings)).length
  }
  const worker = randomUUID()
  expect(await found(105)).toBe(0)
  expect(await found(95)).toBe(1)
  await look()
  expect([await found(105), await found(125)]).toEqual([1, 0])
})

test('a job that was given up is told of until it is done again, and one that nobody does when it is long past its time', async () => {
  const { services, beat, age } = await buildWatch()
  const { database } = services
  const found = async () => (await database.read(listFindings)).map(({ kind, subject }) => [kind, subject])
  let isBroken = true
  const job: ScheduledJob = {
    name: 'test.breaks',
    cron: '* * * * *',
    withinSeconds: 1,
    mayTakeSeconds: 60,
    run: () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()),
  }
  await database.transaction((tx) => keepJobs(tx, [job, { ...job, name: 'test.yearly', cron: '0 0 1 1 *' }]))
  await expect(runJob(services, job)).rejects.toThrow('broken')
  expect(await found(), 'it is tried again').toEqual([])
  await expect(runJob(services, job, { isLastTry: true })).rejects.toThrow('broken')
  expect(await found()).toEqual([['job_given_up', 'test.breaks']])
  isBroken = false
  await runJob(services, job)
  expect(await found()).toEqual([])

  const worker = randomUUID()
  await beat('worker', { id: worker })
  await age(60)
  await beat('worker', { id: worker })
  expect(await found()).toEqual([])
  await database.script(
    `update job_runs set known_since = now() - interval '1 hour', succeeded_at = now() - interval '1 hour'`,
  )
  expect(await found()).toEqual([['job_late', 'test.breaks']])
})

test('a draw that waits for its number is found', async () => {
  const clock = testClock(new Date(Date.now() - 3 * 3_600_000))
  const services = await testServices({ clock })
  await buildClassrooms(services, [1])
  await buildSlots(services, 1)
  const drawId = await buildDraw(services, { capacity: 1, inMinutes: 120 })
  clock.advance(3_600_000)
  await freezeDraw(services, { drawId })
  expect(await services.database.read(listFindings)).toMatchObject([
    { kind: 'draw_number_late', facts: { count: 1 } },
  ])
})

test('a process says that it lives from its start to its end', async () => {
  const services = await testServices()
  const watch = startWatch(services)
  onTestFinished(() => watch.stop())
  const read = () =>
    services.database.read((tx) =>
      tx.selectFrom('process_beats').select(['role', 'ended_at', 'disk_total_bytes']).execute(),
    )
  await vi.waitFor(async () => expect(await read()).toMatchObject([{ role: 'all', ended_at: null }]))
  await watch.stop()
  expect(await read()).toMatchObject([{ ended_at: expect.any(Date) as Date }])
})
