import { onTestFinished } from 'vitest'
import type { Violation } from '../../../src/money/ledger/verify-ledger.ts'
import { findViolations } from '../../../src/test/find-violations.ts'
import { testApp } from '../../../src/test/test-app.ts'
import type { Database } from '../../../src/database/database.ts'
import { testDatabase } from '../../../src/test/test-database.ts'
import { testClock } from '../../../src/test/test-services.ts'
import {
  buildCardIssuer,
  buildPayments,
  buildReceiver,
  type Receiver,
  PUBLIC_ORIGIN,
  untilDelivered,
  WEBHOOK_SECRET,
} from '../../vendors/stripe/build-sandbox.ts'
import { startStripeSandbox, type StripeSandbox } from '../../../src/vendors/stripe/sandbox/stripe-sandbox.ts'
import type { FastifyInstance } from 'fastify'
import type { TestServices } from '../../../src/test/test-services.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import { adoptDonor } from '../../../src/money/giving/donors/adopt-donor.ts'

/** An event of the provider as it travels: what is delivered is up to the test. */
export type SignedEvent = { id: string; type: string; body: Buffer; signature: string }

export type GivingWorld = Awaited<ReturnType<typeof buildGiving>>

type Settings = {
  environment?: Record<string, string>
  poolSize?: number
  keep?: boolean
  database?: Database
}

/**
 * For tests: the real app and database, the real SDK and the sandbox. The sandbox's events are caught on the way,
 * so that a test delivers them when, how often and in which order it likes.
 */
export async function buildGiving(settings: Settings = {}) {
  const clock = testClock()
  const receiver = await buildReceiver()
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: PUBLIC_ORIGIN,
    webhookUrl: receiver.url,
    webhookSecret: WEBHOOK_SECRET,
    now: clock.now,
  })
  const database = settings.database ?? (await testDatabase({ ...settings, keep: true }))
  const payments = buildPayments(sandbox)
  const cardIssuer = buildCardIssuer(sandbox)
  const { app, services } = await testApp({
    ...settings,
    ...{ database, clock, payments, cardIssuer },
    keep: true,
  })
  async function close(): Promise<void> {
    await app.close()
    await sandbox.close()
    await receiver.close()
    await database.close()
  }
  if (!settings.keep) onTestFinished(close)
  const findFaults = (): Promise<Violation[]> => services.database.read(findViolations)
  const courier = buildCourier({ app, sandbox, receiver })
  return {
    app,
    services,
    clock,
    sandbox,
    findFaults,
    close,
    ...courier,
    ...buildGivers(courier, { app, services, sandbox }),
  }
}

type Line = { app: FastifyInstance; sandbox: StripeSandbox; receiver: Receiver }

/** Carries the provider's events to the webhook. */
function buildCourier({ app, sandbox, receiver }: Line) {
  let taken = 0

  /** Every event so far, in the order the provider sent them. */
  async function listEvents(): Promise<SignedEvent[]> {
    await untilDelivered(sandbox)
    return receiver.deliveries.map(({ body, signature = '' }) => {
      const { id, type } = JSON.parse(body.toString()) as { id: string; type: string }
      return { id, type, body, signature }
    })
  }

  /** The events since the last time, not delivered. */
  async function takeEvents(): Promise<SignedEvent[]> {
    const events = (await listEvents()).slice(taken)
    taken += events.length
    return events
  }

  async function deliver({ body, signature }: Pick<SignedEvent, 'body' | 'signature'>): Promise<number> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload: body })
    return answer.statusCode
  }

  /** Delivers what was not taken before, in order. */
  async function deliverAll(): Promise<void> {
    for (const event of await takeEvents()) await deliver(event)
  }

  return { listEvents, takeEvents, deliver, deliverAll }
}

type Gift = {
  amountCents?: number
  /** As typed into the form; without one it is entered on the payment page. */
  email?: string
  destination?: string
  /** Of whoever gives while signed in. */
  bearer?: string
  /** As entered on the payment page, where it differs. */
  paidBy?: string
  body?: Record<string, unknown>
}
type Paid = { sessionId: string; paymentId: string }
type Product = { app: FastifyInstance; services: TestServices; sandbox: StripeSandbox }

/** People who ask for a checkout and pay it. */
function buildGivers({ deliverAll }: { deliverAll(): Promise<void> }, { app, services, sandbox }: Product) {
  function post(url: string, body: Record<string, unknown>, bearer?: string) {
    const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
    return app.inject({ method: 'POST', url, payload: body, headers })
  }

  /** Opens a session of an account, made if there is none, whose address is proven as by a mailed link. */
  function signIn(email: string): Promise<{ userId: string; bearer: string }> {
    const at = services.clock.now()
    return services.database.transaction(async (tx) => {
      const { userId, verified } = await ensureAccount(tx, { email, role: 'sponsor', at, actorId: null })
      if (!verified) {
        await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
        await adoptDonor(tx, { userId, email, at })
      }
      const session = await openSession(services, tx, { userId, userAgent: undefined, at })
      return { userId, bearer: session.access_token }
    })
  }

  function requestCheckout(gift: Gift) {
    const { amountCents = 80_000, email, destination = 'classrooms', bearer, body = {} } = gift
    const form = {
      amount_cents: amountCents,
      destination,
      ...(email === undefined ? {} : { email }),
      ...body,
    }
    return post('/.netlify/functions/create-checkout-session', form, bearer)
  }

  async function startGift(gift: Gift): Promise<string> {
    const answer = await requestCheckout(gift)
    if (answer.statusCode !== 200) throw new Error(`no checkout: ${answer.statusCode} ${answer.body}`)
    return new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
  }

  /** A paid checkout whose events are still on their way. */
  async function payGift(gift: Gift): Promise<Paid> {
    const sessionId = await startGift(gift)
    const payer = gift.paidBy ?? gift.email
    await sandbox.pay(sessionId, 'paid', payer === undefined ? {} : { email: payer })
    const { paymentId } = await services.payments.readCheckout(sessionId)
    if (paymentId === null) throw new Error('a paid checkout has a payment')
    return { sessionId, paymentId }
  }

  /** A gift paid and told. */
  async function give(gift: Gift): Promise<Paid> {
    const paid = await payGift(gift)
    await deliverAll()
    return paid
  }

  return { post, signIn, requestCheckout, startGift, payGift, give }
}
