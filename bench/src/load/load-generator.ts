/** The load generator, a process of its own: what it uses must not count as the server's. Told what to do by message. */
import autocannon, { type Options, type Result } from 'autocannon'
import { readFileSync } from 'node:fs'
import type { LoadOrder, LoadResult, PreparedRequest } from './load-order.ts'

process.on('message', (order: LoadOrder) => {
  sendLoad(order).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function sendLoad(order: LoadOrder): Promise<LoadResult> {
  const run = autocannon(optionsOf(order))
  let startedAt = performance.now()
  let lastAnswerAt = startedAt
  // Autocannon itself notices the end only at its next full second.
  run.on('start', () => (startedAt = performance.now()))
  run.on('response', () => (lastAnswerAt = performance.now()))
  const result = await run
  const isUnchanged = order.kind === 'repeat' && order.isUnchanged === true
  return describe(result, (lastAnswerAt - startedAt) / 1000, isUnchanged)
}

function optionsOf(order: LoadOrder): Options {
  const { connections } = order
  if (order.kind === 'repeat') {
    const { origin, path, headers, seconds } = order
    return { url: `${origin}${path}`, connections, headers, duration: seconds }
  }
  const lines = readFileSync(order.file, 'utf8').trimEnd().split('\n')
  const prepared = lines.map((line) => JSON.parse(line) as PreparedRequest)
  let next = 0
  const setupRequest = () => ({ method: 'POST', ...prepared[next++ % prepared.length] })
  return { url: order.origin, connections, amount: order.count, requests: [{ setupRequest }] }
}

function describe(result: Result, seconds: number, isUnchanged: boolean): LoadResult {
  const answered = isUnchanged ? (result.statusCodeStats['304']?.count ?? 0) : result['2xx']
  return {
    answered,
    failed: result['2xx'] + result.non2xx - answered + result.errors + result.timeouts,
    seconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}
