import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findImportedAtOnce } from '../../../../scripts/imported-by.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createDatabase } from '../../database/database.ts'
import { openPglite } from '../../database/pglite-engine.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { testServices } from '../../test/test-services.ts'
import { openTracer } from './open-tracer.ts'
import { readTraceparent } from './span.ts'

/** A word that no collector may ever read. */
const canary = 'Kanarienvogel'

type Told = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  status?: object
}
type Sent = { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] }

/** A server of this machine, and what it was asked. */
async function startServer(hear: (request: IncomingMessage) => Promise<void>): Promise<string> {
  const server = createServer((request, response) => void hear(request).then(() => response.end('{}')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A collector, and all that it was sent. */
async function startCollector() {
  const sent: Sent[] = []
  const asked: string[] = []
  const url = await startServer(async (request) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    sent.push((await json(request)) as Sent)
  })
  const spans = () =>
    sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { url, asked, sent, spans }
}

async function buildTraced(environment: Record<string, string> = {}) {
  const collector = await startCollector()
  const given = {
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
    ...environment,
  }
  const tracer = await openTracer(readConfig(given))
  if (!tracer) throw new Error('nothing is traced')
  return { ...collector, tracer }
}

test('without a collector nothing is traced, and nothing is loaded for it', async () => {
  expect(await openTracer(readConfig({ NODE_ENV: 'test' }))).toBeUndefined()
  const ofServer = [...findImportedAtOnce(['server/src/main.ts'])]
  expect(ofServer.filter((path) => path.includes('/tracing/'))).toEqual([
    'server/src/process/tracing/open-tracer.ts',
  ])
})

test('an answer is told by the name of its call, in the trace of the proxy, and nothing that people wrote', async () => {
  const { tracer, asked, sent, spans } = await buildTraced()
  const app = await buildApp(await testServices(), { tracer })
  onTestFinished(() => app.close())
  const [traceId, proxy] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const answer = await app.inject({
    method: 'POST',
    url: `/auth/v1/otp?from=${canary}`,
    headers: { traceparent: `00-${traceId}-${proxy}-01`, 'x-request-id': canary },
    payload: { email: `${canary}@example.org`, data: { name: canary } },
  })
  expect(answer.statusCode).toBeLessThan(500)
  await app.inject(`/nowhere/${canary}`)
  await app.inject('/healthz')
  await tracer.close()
  const [call, page, ...others] = spans()
  expect(call).toMatchObject({ name: 'identity.request-link', kind: 2, traceId, parentSpanId: proxy })
  expect(page).toMatchObject({ name: 'page', kind: 2 })
  expect(page?.traceId).not.toBe(traceId)
  expect(others).toEqual([])
  expect(asked).toEqual(['POST /v1/traces Bearer key'])
  expect(JSON.stringify(sent)).not.toContain(canary)
})

test('statements, mails and questions to others belong to the work that they are of; values, words and paths stay here', async () => {
  const { tracer, sent, spans } = await buildTraced()
  const engine = await openPglite({ onStatement: tracer.noteStatement })
  onTestFinished(() => engine.close())
  const database = createDatabase(engine)
  const other = await startServer(async () => undefined)
  const mailer: Mailer = tracer.aroundMailer({ send: () => Promise.reject(new Error(canary)) })
  await database.read((tx) => sql`select 'outside of any work'`.execute(tx))
  await tracer.within('giving.try', 'internal', async () => {
    await database.read((tx) =>
      sql`select ${canary} as said, ${sql.raw(`'${canary}'`)} as quoted`.execute(tx),
    )
    await (await fetch(`${other}/${canary}?of=${canary}`)).text()
    const [said] = (await once(get(`${other}/${canary}`), 'response')) as [IncomingMessage]
    await text(said)
    const mail = { to: `${canary}@example.org`, subject: canary } as Parameters<Mailer['send']>[0]
    await mailer.send(mail).catch(() => undefined)
  })
  await tracer.close()
  const work = spans().find(({ name }) => name === 'giving.try')
  const within = spans().filter(({ parentSpanId }) => parentSpanId === work?.spanId)
  expect(within.map(({ name, kind, status }) => [name, kind, status !== undefined])).toEqual([
    ['select', 3, false],
    ['GET', 3, false],
    ['GET', 3, false],
    ['mail', 3, true],
  ])
  expect(spans()).toHaveLength(5)
  expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(1)
  const words = JSON.stringify(sent)
  expect(words).toContain('select $1 as said, ? as quoted')
  expect(words).not.toContain(canary)
})

test('of what nobody decided before us a share is told, whole; strangers decide nothing', async () => {
  const { tracer, spans } = await buildTraced({ OTEL_TRACES_SAMPLER_ARG: '0', TRUST_PROXY: '0' })
  const app = await buildApp(await testServices(), { tracer })
  onTestFinished(() => app.close())
  await app.inject({ url: '/', headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } })
  await tracer.within('giving.try', 'internal', () => tracer.within('mail', 'client', async () => undefined))
  await tracer.close()
  expect(spans()).toEqual([])
})

test('what a proxy says of a trace is read as the W3C writes it, and else not at all', () => {
  const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)]
  const of = (flags: string) => readTraceparent(`00-${traceId}-${spanId}-${flags}`)
  expect(of('01')).toEqual({ parent: { traceId, spanId }, isRecorded: true })
  expect(of('00')?.isRecorded).toBe(false)
  for (const wrong of [
    undefined,
    '',
    canary,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `ff-${traceId}-${spanId}-01`,
  ])
    expect(readTraceparent(wrong)).toBeUndefined()
})
