import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeFailure } from './failure.ts'
import { turnAwayWhenStalled } from './turn-away-when-stalled.ts'

/** Less than any process is late: it counts as stalled all the time. */
const alwaysStalled = -1_000

function buildStalled(mostMs = alwaysStalled) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lines: Record<string, unknown>[] = []
  const keep = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write: keep })
  const app = Fastify({ loggerInstance })
  onTestFinished(async () => {
    await app.close()
    vi.useRealTimers()
  })
  app.setErrorHandler(writeFailure)
  turnAwayWhenStalled(app, mostMs)
  app.get('/page', () => 'a page')
  app.get('/healthz', () => 'it lives')
  app.get('/assets/style', () => 'a style')
  return { app, lines }
}

test('a process that is late turns visitors away and tells when to come back; what a page consists of is served', async () => {
  const { app } = buildStalled()
  const refused = await app.inject('/page')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject('/assets/style')).statusCode).toBe(200)
})

test('whoever looks at a page of a process that is late reads that the site is away, not that they asked too much', async () => {
  const { app } = buildStalled()
  const { body } = await app.inject({ url: '/page', headers: { accept: 'text/html' } })
  expect(body).toContain('This site is not available right now.')
  expect(body).toContain('Este sitio no está disponible en este momento.')
  expect(body).toContain('<a class="again" href="">Try again</a>')
})

test('a process that stood still, so that nothing was measured, counts as late for as long as that was', async () => {
  const instant = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { app } = buildStalled(2_000)
  await app.ready()
  const stoodStillUntil = (ms: number) => {
    // Between two looks that follow each other at once no delay is measured.
    vi.advanceTimersByTime(1_000)
    instant.mockReturnValue(ms)
    vi.advanceTimersByTime(1_000)
  }
  stoodStillUntil(2_900)
  expect((await app.inject('/page')).statusCode).toBe(200)
  stoodStillUntil(5_000)
  expect((await app.inject('/page')).statusCode).toBe(503)
})

test('a process that is late lives', async () => {
  const { app } = buildStalled()
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('a thousand who are turned away within a second are one warning, which counts them', async () => {
  const { app, lines } = buildStalled()
  for (let time = 0; time < 1_000; time += 1) await app.inject('/page')
  vi.advanceTimersByTime(1_000)
  vi.advanceTimersByTime(1_000)
  expect(lines).toMatchObject([{ level: 40, turnedAway: 1_000 }])
  expect(JSON.stringify(lines)).not.toContain('stack')
})
