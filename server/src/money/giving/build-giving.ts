import { onTestFinished } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import { testClock } from '../../test/test-services.ts'
import {
  buildPayments,
  buildReceiver,
  PUBLIC_ORIGIN,
  untilDelivered,
  WEBHOOK_SECRET,
} from '../../vendors/stripe/sandbox/build-sandbox.ts'
import { startStripeSandbox } from '../../vendors/stripe/sandbox/stripe-sandbox.ts'
import { findViolations, type Violation } from '../ledger/verify-ledger.ts'

/** An event of the provider as it travels: what is delivered is up to the test. */
export type SignedEvent = { id: string; type: string; body: Buffer; signature: string }

export type GivingWorld = Awaited<ReturnType<typeof buildGiving>>

type Gift = { amountCents?: number; email?: string; destination?: string; body?: Record<string, unknown> }

/**
 * For tests: the real app and database, the real SDK and the sandbox. The sandbox's events are caught on the way,
 * so that a test delivers them when, how often and in which order it likes.
 */
export async function buildGiving(options: { environment?: Record<string, string>; poolSize?: number; keep?: boolean } = {}) {
  const clock = testClock()
  const receiver = await buildReceiver()
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: PUBLIC_ORIGIN,
    webhookUrl: receiver.url,
    webhookSecret: WEBHOOK_SECRET,
    now: clock.now,
  })
  const database = await testDatabase({ ...options, keep: true })
  const { app, services } = await testApp({ ...options, database, clock, payments: buildPayments(sandbox), keep: true })
  async function close(): Promise<void> {
    await app.close()
    await sandbox.close()
    await receiver.close()
    await database.close()
  }
  if (!options.keep) onTestFinished(close)
  let delivered = 0

  /** Every event so far, in the order the provider sent them. */
  async function listEvents(): Promise<SignedEvent[]> {
    await untilDelivered(sandbox)
    return receiver.deliveries.map(({ body, signature = '' }) => {
      const { id, type } = JSON.parse(body.toString()) as { id: string; type: string }
      return { id, type, body, signature }
    })
  }

  async function deliver({ body, signature }: Pick<SignedEvent, 'body' | 'signature'>): Promise<number> {
    const answer = await app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    return answer.statusCode
  }

  /** Delivers what was not taken before, in order; answers the events. */
  async function deliverAll(): Promise<SignedEvent[]> {
    const events = await takeEvents()
    for (const event of events) await deliver(event)
    return events
  }

  /** The events since the last time, not delivered. */
  async function takeEvents(): Promise<SignedEvent[]> {
    const events = (await listEvents()).slice(delivered)
    delivered += events.length
    return events
  }

  function post(url: string, body: Record<string, unknown>) {
    return app.inject({ method: 'POST', url, payload: body })
  }

  function requestCheckout({ amountCents = 80_000, email, destination = 'classrooms', body = {} }: Gift) {
    return post('/.netlify/functions/create-checkout-session', {
      amount_cents: amountCents,
      destination,
      ...(email === undefined ? {} : { email }),
      ...body,
    })
  }

  async function startGift(gift: Gift): Promise<string> {
    const answer = await requestCheckout(gift)
    if (answer.statusCode !== 200) throw new Error(`no checkout: ${answer.statusCode} ${answer.body}`)
    return new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
  }

  /** A paid checkout whose events are still on their way. */
  async function payGift(gift: Gift): Promise<{ sessionId: string; paymentId: string }> {
    const sessionId = await startGift(gift)
    await sandbox.pay(sessionId, 'paid', gift.email === undefined ? {} : { email: gift.email })
    const { paymentId } = await services.payments.readCheckout(sessionId)
    if (paymentId === null) throw new Error('a paid checkout has a payment')
    return { sessionId, paymentId }
  }

  /** A gift paid and told. */
  async function give(gift: Gift): Promise<{ sessionId: string; paymentId: string }> {
    const paid = await payGift(gift)
    await deliverAll()
    return paid
  }

  const findFaults = (): Promise<Violation[]> => services.database.read(findViolations)

  return {
    app,
    services,
    clock,
    sandbox,
    post,
    listEvents,
    takeEvents,
    deliver,
    deliverAll,
    requestCheckout,
    startGift,
    payGift,
    give,
    findFaults,
    close,
  }
}
