import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { alertKinds } from '@tower/contract/oversight/process.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { scheduledJobs } from '../../jobs/scheduled-jobs.ts'
import { createPageCache } from '../../site/page-cache.ts'
import { testApp } from '../../test/test-app.ts'
import { testServices } from '../../test/test-services.ts'
import { openMetrics } from './open-metrics.ts'

const key = 'a key for figures, long enough'
const live = { screens: () => 3 }

type Sample = { name: string; labels: Record<string, string>; value: number }

/** Reads the text format of Prometheus (0.0.4); throws where a line is none of it. */
function parseFigures(text: string): Sample[] {
  const types = new Map<string, string>()
  return text.split('\n').flatMap((line): Sample[] => {
    const type = /^# TYPE (\w+) (counter|gauge|histogram|summary)$/.exec(line)
    if (type?.[1] && type[2]) types.set(type[1], type[2])
    if (line === '' || line.startsWith('# ')) return []
    const [, name = '', labels = '', value = ''] =
      /^([a-z_]\w*)(?:\{(.*)\})? (NaN|[+-]?Inf|-?[\d.]+(?:e[+-]?\d+)?)$/i.exec(line) ?? []
    if (!types.has(name) && !types.has(name.replace(/_(bucket|sum|count)$/, '')))
      throw new Error(`this is no figure: ${line}`)
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, one = '', said = '']) => [
      one,
      said,
    ])
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }]
  })
}

/** A server that is listening, with figures behind a key. */
async function buildWatched(environment: Record<string, string> = { METRICS_KEY: key }) {
  const services = await testServices({ environment })
  const metrics = await openMetrics(services, live)
  const app = await buildApp(services, metrics && { metrics })
  if (metrics) await metrics.serve(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const ask = async (path = '/metrics', authorization = `Bearer ${key}`) =>
    fetch(new URL(path, origin), { headers: { authorization } })
  return { services, metrics, ask, figures: async () => parseFigures(await (await ask()).text()) }
}

test('without a key or a port there are no figures, and nothing is loaded for them', async () => {
  const { app, services } = await testApp()
  expect(await openMetrics(services, live)).toBeUndefined()
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

test('with a key they are for whoever shows it', async () => {
  const { ask } = await buildWatched()
  for (const wrong of ['', 'Bearer ', `Bearer ${key}!`, key, `bearer ${key}`])
    expect((await ask('/metrics', wrong)).status, wrong).toBe(401)
  const answer = await ask()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
})

test('with a port they answer there alone, on this machine', async () => {
  const port = await freePort()
  const { ask } = await buildWatched({ METRICS_PORT: String(port) })
  expect((await ask()).status).toBe(404)
  const read = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect((await read('/metrics')).status).toBe(200)
  expect((await read('/healthz')).status).toBe(404)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('calls are counted by their declared name, and every schedule and alert stands there before it happened', async ({
  task,
}) => {
  const { figures, ask, metrics } = await buildWatched()
  await ask('/healthz', '')
  await ask('/api/admin/system')
  await ask('/slots/giver@families.test')
  const cache = createPageCache({ lifeMs: 1000, mostBytes: 1000 })
  metrics?.watchCache(cache)
  cache.find('/nothing')
  const found = await figures()
  const valueOf = (name: string, labels: Record<string, string> = {}) =>
    found.find(
      (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
    )?.value
  const count = 'tower_answer_seconds_count'
  expect(valueOf(count, { call: 'process.health', status: '2xx' })).toBe(1)
  expect(valueOf(count, { call: 'process.system', status: '4xx' })).toBe(1)
  expect(valueOf(count, { call: 'page', status: '4xx' })).toBe(1)
  expect(valueOf('tower_answer_seconds_bucket', { call: 'process.health', le: '10' })).toBe(1)
  expect(valueOf('tower_live_screens')).toBe(3)
  expect(valueOf('tower_page_cache_finds_total', { found: 'miss' })).toBe(1)
  expect(valueOf('tower_database_up')).toBe(1)
  expect(valueOf('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  for (const { name } of scheduledJobs)
    for (const figure of ['waiting', 'failing', 'given_up', 'last_success_timestamp_seconds'])
      expect(valueOf(`tower_job_${figure}`, { job: name }), name).toBe(0)
  for (const kind of alertKinds) expect(valueOf('tower_alerts_open', { kind }), kind).toBe(0)
  task.meta.rows = scheduledJobs.length + alertKinds.length
})

test('they say what waits and fails, and nothing of people', async () => {
  const { figures, services, ask } = await buildWatched()
  await services.database.script(`
    insert into mails (dedupe_key, to_email, template, params, next_attempt_at, last_error)
      values ('a:1', 'ana@families.test', 'receipt', '{"name": "Ana"}', now() - interval '90 seconds', '450 ana@families.test');
    insert into mails (dedupe_key, to_email, template, params, given_up_at, failure, failed_at)
      values ('a:2', 'gone@families.test', 'receipt', '{}', now(), 'refused', now());
    insert into mail_suppressions (email, reason) values ('gone@families.test', 'refused');
    insert into provider_events (id, kind, outcome) values ('evt_1', 'payment_settled', 'applied');
    insert into job_runs (name, cron, may_take_seconds, succeeded_at, failed_at, given_up_at)
      values ('ledger.verify', '20 4 * * *', 60, now() - interval '1 day', now(), now());
    insert into alerts (kind, facts, since) values ('books_broken', '{}', now());`)
  const found = await figures()
  const said = found
    .filter(({ name, value }) => name.startsWith('tower_') && value > 0)
    .map(({ name, labels }) => [name, ...Object.values(labels)].join(' '))
  expect(said).toEqual(
    expect.arrayContaining([
      'tower_mails waiting',
      'tower_mails failing',
      'tower_mail_oldest_due_seconds',
      'tower_mails_not_delivered_day refused',
      'tower_mail_suppressed_addresses',
      'tower_provider_events_day applied',
      'tower_job_failing ledger.verify',
      'tower_job_given_up ledger.verify',
      'tower_job_last_success_timestamp_seconds ledger.verify',
      'tower_alerts_open books_broken',
      'tower_alerts_raised_day books_broken',
    ]),
  )
  expect(found.find(({ name }) => name === 'tower_mail_oldest_due_seconds')?.value).toBeGreaterThanOrEqual(90)
  // Ids, addresses and whatever else somebody typed or was given stand in no label.
  const calls = new Set(endpoints.map(({ name }) => name))
  for (const { name, labels } of found.filter(({ name }) => name.startsWith('tower_')))
    for (const [label, value] of Object.entries(labels)) {
      expect(value, `${name} ${label}`).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}|\//)
      if (label === 'call') expect(calls.has(value) || value === 'page' || value === 'file', value).toBe(true)
    }

  services.database.read = () => Promise.reject(new Error('gone'))
  const blind = await figures()
  expect(blind.find(({ name }) => name === 'tower_database_up')?.value).toBe(0)
  expect(blind.some(({ name }) => name === 'tower_build_info')).toBe(true)
  expect((await ask()).status).toBe(200)
})

test('the board of Grafana asks for figures that there are', async () => {
  const { ask } = await buildWatched()
  const text = await (await ask()).text()
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
  const board = JSON.parse(
    readFileSync(new URL('../../../../deploy/grafana-board.json', import.meta.url), 'utf8'),
  ) as { panels: { targets: { expr: string }[] }[] }
  const asked = board.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:tower|nodejs|process)_\w+/g) ?? []),
  )
  expect(asked.length).toBeGreaterThan(15)
  const family = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
  expect(asked.filter((name) => !known.has(name) && !known.has(family(name)))).toEqual([])
})
