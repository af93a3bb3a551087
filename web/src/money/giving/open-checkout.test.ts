import { type Call, CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { giving } from './texts.en.ts'
import { refusals } from '../../api/texts.en.ts'
import { giving as spanish } from './texts.es.ts'
import { refusals as spanishRefusals } from '../../api/texts.es.ts'
import { openCheckout } from './open-checkout.ts'

const words = { ...giving.donate.errors, refused: giving.refused }
const body = { amount_cents: 2_500, destination: 'classrooms' }

function answering(answer: { url: string } | Error) {
  const keys: unknown[] = []
  const told: unknown[] = []
  const call = (async (_endpoint: unknown, input: { body: { idempotency_key?: string } }) => {
    keys.push(input.body.idempotency_key)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Call
  return { page: { call, report: (fault: unknown) => void told.push(fault) }, keys, told }
}

test('a started checkout leads to the payment page', async () => {
  const { page } = answering({ url: 'https://pay.example/session' })
  const response = await openCheckout(page, body, 'view-1', words)
  expect(response).toBeInstanceOf(Response)
  if (!(response instanceof Response)) return
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('https://pay.example/session')
})

test('the same wish sent twice from one view is one checkout, a changed wish or another view is not', async () => {
  const { page, keys } = answering({ url: 'https://pay.example/session' })
  await openCheckout(page, body, 'view-1', words)
  await openCheckout(page, body, 'view-1', words)
  await openCheckout(page, { ...body, amount_cents: 5_000 }, 'view-1', words)
  await openCheckout(page, body, 'view-2', words)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

test('an answer without an address is an error', async () => {
  const { page } = answering({ url: '' })
  expect(await openCheckout(page, body, 'view-1', words)).toEqual({
    status: 502,
    message: 'No checkout URL returned.',
  })
})

test('a refusal is shown in the server’s words, and in Spanish in ours', async () => {
  const { page } = answering(
    new CallError(400, 'The smallest gift is $1.', 'giving.amount_too_small', { isPlain: true }),
  )
  expect(await openCheckout(page, body, 'view-1', words)).toEqual({
    status: 400,
    message: 'The smallest gift is $1.',
  })
  const inSpanish = { ...spanish.donate.errors, refused: spanish.refused }
  expect(await openCheckout(page, body, 'view-1', inSpanish)).toMatchObject({
    message: 'La donación mínima es de $1.',
  })
})

test('whoever started too many payments reads for how long, in both languages', async () => {
  const { page } = answering(
    new CallError(429, 'Many.', 'giving.too_many_starts', { isPlain: true, retryAfterSeconds: 2_350 }),
  )
  for (const [texts, words] of [
    [refusals, 'in 40 min'],
    [spanishRefusals, 'en 40 min'],
  ] as const)
    expect(
      await openCheckout(page, body, 'view-1', { ...spanish.donate.errors, refused: texts }),
    ).toMatchObject({
      status: 429,
      message: expect.stringContaining(words) as string,
    })
})

test('a refusal without words says that the checkout could not start', async () => {
  const { page } = answering(new CallError(502, ''))
  expect(await openCheckout(page, body, 'view-1', words)).toEqual({
    status: 502,
    message: 'Unable to start checkout.',
  })
})

test('an unknown failure is told to the operator and shown briefly', async () => {
  const { page, told } = answering(new TypeError('boom'))
  expect(await openCheckout(page, body, 'view-1', words)).toEqual({
    status: 500,
    message: 'Something went wrong. Please try again.',
  })
  expect(told).toEqual([new TypeError('boom')])
})
