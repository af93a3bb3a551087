import { expect, test } from 'vitest'
import { askPolitely, type Heard } from './ask-politely.ts'

function meet(...answers: Heard[]) {
  const slept: number[] = []
  const ask = () => Promise.resolve(answers.shift() ?? { broken: 'nobody is there any more' })
  return { slept, outcome: askPolitely(ask, (ms) => Promise.resolve(slept.push(ms))) }
}
const well: Heard = { status: 200, body: 'here' }

test('whoever is told when to come again comes then', async () => {
  const { slept, outcome } = meet(
    { status: 503, retryAfter: '5', body: '' },
    { status: 429, retryAfter: '1', body: '' },
    well,
  )
  expect(await outcome).toEqual({ body: 'here', failure: '', waits: 2, again: 0 })
  expect(slept).toEqual([5_000, 1_000])
})

test.each([502, 500, 404, 503])('an answer of %i that says no time is a failure', async (status) => {
  expect(await meet({ status, body: 'away' }, well).outcome).toMatchObject({
    failure: String(status),
    body: undefined,
  })
})

test('a connection that breaks is tried again twice, and not for ever', async () => {
  const broken = { broken: 'ECONNRESET' }
  expect(await meet(broken, broken, well).outcome).toMatchObject({ failure: '', again: 2 })
  expect(await meet(broken, broken, broken, well).outcome).toMatchObject({ failure: 'ECONNRESET' })
})

test('nobody waits for longer than five minutes', async () => {
  const away = { status: 503, retryAfter: '200', body: '' }
  expect(await meet(away, away, well).outcome).toMatchObject({ failure: '503', waits: 1 })
})
