import { afterEach, beforeEach, expect, test } from 'vitest'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import {
  buildCheckoutRequest,
  buildPaidCheckout,
  buildPayments,
  buildSandbox,
} from '../../../../test/vendors/stripe/build-sandbox.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
beforeEach(async () => {
  world = await buildSandbox()
})
afterEach(() => world.close())

test.each(['server_error', 'unreachable', 'answer_lost'] as const)(
  'a provider that fails with %s is unavailable, and the same request later opens one checkout',
  async (kind) => {
    await world.sandbox.beginOutage(kind, 2)
    const request = buildCheckoutRequest()
    await expect(world.payments.createCheckout(request)).rejects.toBeInstanceOf(PaymentsUnavailable)
    await world.sandbox.beginOutage(kind, 0)
    const opened = await world.payments.createCheckout(request)
    expect(await world.payments.createCheckout(request)).toEqual(opened)
  },
)

test('an answer lost twice is asked for again under the same key and has one effect', async () => {
  const { paymentId } = await buildPaidCheckout(world)
  const payments = buildPayments(world.sandbox, { maxNetworkRetries: 2 })
  await world.sandbox.beginOutage('answer_lost', 2)
  const refunded = await payments.refund({ paymentId, amountCents: 500, idempotencyKey: 'refund' })
  expect(await payments.listRefunds(paymentId)).toEqual([refunded])
})

test('a provider that is not there at all is unavailable', async () => {
  const nobody = buildPayments({ port: 1 })
  await expect(nobody.readCheckout('cs_test_1')).rejects.toBeInstanceOf(PaymentsUnavailable)
  const listed = nobody.listPayments({ since: new Date(0) })[Symbol.asyncIterator]()
  await expect(listed.next()).rejects.toBeInstanceOf(PaymentsUnavailable)
})

test('the sandbox refuses a live key', async () => {
  const live = buildPayments(world.sandbox, { secretKey: 'sk_live_tower' })
  await expect(live.createCheckout(buildCheckoutRequest())).rejects.toMatchObject({
    name: 'PaymentsUnavailable',
  })
})

test('a call or parameter the sandbox does not know is refused in words', async () => {
  const base = `http://127.0.0.1:${world.sandbox.port}/v1`
  const headers = { authorization: 'Bearer sk_test_x', 'content-type': 'application/x-www-form-urlencoded' }
  const unknownCall = await fetch(`${base}/invoices`, { headers })
  expect(unknownCall.status).toBe(404)
  expect(await unknownCall.json()).toMatchObject({ error: { type: 'invalid_request_error' } })

  const unknownParam = await fetch(`${base}/customers`, { method: 'POST', headers, body: 'color=blue' })
  expect(unknownParam.status).toBe(400)
  expect(await unknownParam.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'color' } })
})
