import { paths } from '@tower/contract/pages.ts'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentEvent } from '../../../src/payments/payment-events.ts'
import type { CheckoutRequest, Payments } from '../../../src/payments/payments.ts'
import type { CardIssuer } from '../../../src/payments/card-issuer.ts'
import { createStripeCardIssuer } from '../../../src/vendors/stripe/stripe-card-issuer.ts'
import { createStripePayments, type StripeSettings } from '../../../src/vendors/stripe/stripe-payments.ts'
import type { SandboxControls } from '../../../src/vendors/stripe/sandbox/controls.ts'
import {
  type SandboxSettings,
  startStripeSandbox,
  type StripeSandbox,
} from '../../../src/vendors/stripe/sandbox/stripe-sandbox.ts'

export const WEBHOOK_SECRET = 'whsec_test_current'
export const PUBLIC_ORIGIN = 'http://tower.test'

/** A product's webhook: keeps what it is sent. */
export interface Receiver {
  readonly url: string
  readonly deliveries: { body: Buffer; signature: string | undefined }[]
  /** The answers to the next deliveries; after them, and before any are given, 200. */
  answerNext(...statuses: number[]): void
  close(): Promise<void>
}

/** For tests: a receiver of webhooks on a free port. */
export async function buildReceiver(): Promise<Receiver> {
  const deliveries: Receiver['deliveries'] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    deliveries.push({ body, signature: request.headers['stripe-signature']?.toString() })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/webhooks/stripe`,
    deliveries,
    answerNext: (...next) => void statuses.splice(0, statuses.length, ...next),
    close: () => closeServer(server),
  }
}

/** For tests: a sandbox, the product's port onto it through the real SDK, and a receiver of its events. */
export async function buildSandbox(settings: Partial<SandboxSettings> = {}) {
  const receiver = await buildReceiver()
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: PUBLIC_ORIGIN,
    webhookUrl: receiver.url,
    webhookSecret: WEBHOOK_SECRET,
    retryDelaysMs: [20, 40],
    ...settings,
  })
  return {
    sandbox,
    receiver,
    payments: buildPayments(sandbox),
    /** Every event so far, through signature check and translation. */
    readEvents: () => readEvents(buildPayments(sandbox), receiver),
    async close() {
      await sandbox.close()
      await receiver.close()
    },
  }
}

/** For tests: the product's port onto a sandbox. */
export function buildPayments({ port }: { port: number }, settings: Partial<StripeSettings> = {}): Payments {
  return createStripePayments({
    secretKey: 'sk_test_tower',
    webhookSecrets: [WEBHOOK_SECRET],
    endpoint: { host: '127.0.0.1', port, protocol: 'http' },
    maxNetworkRetries: 0,
    timeoutMs: 2000,
    ...settings,
  })
}

/** For tests: the issuer of cards onto a sandbox. */
export function buildCardIssuer({ port }: { port: number }): CardIssuer {
  return createStripeCardIssuer({
    secretKey: 'sk_test_tower',
    cardholder: 'ich_tower',
    webhookSecrets: [WEBHOOK_SECRET],
    endpoint: { host: '127.0.0.1', port, protocol: 'http' },
    maxNetworkRetries: 0,
    // Fifty cards at once on a busy machine take a while.
    timeoutMs: 30_000,
  })
}

/** For tests: an $800 checkout with the differences given. */
export function buildCheckoutRequest(differences: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    checkoutId: 'checkout-1',
    lines: [{ name: 'Sponsor Slot', amountCents: 80_000 }],
    currency: 'usd',
    customerEmail: 'dana@example.org',
    successUrl: `${PUBLIC_ORIGIN}${paths.donateSuccess}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${PUBLIC_ORIGIN}${paths.donateCancel}`,
    metadata: { program: 'classrooms' },
    idempotencyKey: 'key-1',
    ...differences,
  }
}

/** For tests: a paid checkout and the payment it became. */
export async function buildPaidCheckout(
  { sandbox, payments }: { sandbox: StripeSandbox; payments: Payments },
  differences: Partial<CheckoutRequest> = {},
) {
  const { sessionId } = await payments.createCheckout(buildCheckoutRequest(differences))
  await sandbox.pay(sessionId, 'paid')
  const { paymentId } = await payments.readCheckout(sessionId)
  if (paymentId === null) throw new Error('a paid checkout has a payment')
  return { sessionId, paymentId }
}

/** For tests: waits until no event is on its way any more. */
export async function untilDelivered(controls: SandboxControls, timeoutMs = 5000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while ((await controls.listDeliveries()).some(({ state }) => state === 'waiting')) {
    if (Date.now() > deadline) throw new Error('events are still waiting')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function readEvents(payments: Payments, receiver: Receiver): PaymentEvent[] {
  return receiver.deliveries.map(({ body, signature }) => payments.parseEvent(body, signature))
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
