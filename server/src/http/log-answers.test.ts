import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { logAnswers } from './log-answers.ts'

test('a page is one line of the log, whatever it asks for inside the process', async () => {
  const lines: { level: number; path?: string; msg: string }[] = []
  const keep = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number])
  const loggerInstance: FastifyBaseLogger = pino({ level: 'debug' }, { write: keep })
  const app = Fastify({ loggerInstance })
  onTestFinished(() => app.close())
  logAnswers(app)
  app.get('/call', () => 'an answer')
  app.get('/page', async () => (await app.inject('/call')).body)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await (await fetch(`${origin}/page`)).text()).toBe('an answer')
  await expect
    .poll(() => lines.filter(({ msg }) => msg === 'answered').map(({ level, path }) => [level, path]))
    .toEqual([
      [20, '/call'],
      [30, '/page'],
    ])
})
