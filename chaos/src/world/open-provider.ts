import {
  startStripeSandbox,
  type StripeSandbox,
} from '@tower/server/vendors/stripe/sandbox/stripe-sandbox.ts'
import type { Order } from './make-orders.ts'
import type { Random } from './seeded-random.ts'

export const providerKeys = { apiKey: 'sk_test_chaos', webhookSecret: 'whsec_chaos' }

/** The payment provider and the people who pay, refund and contest at it. */
export type Provider = {
  url: string
  /** Pays a session and lets its fate follow at once; answers the payment's id and how much of it went back. */
  pay(sessionId: string, order: Order): Promise<{ paymentId: string; returnedCents: number }>
  /** Waits until every event was acknowledged as often as it was sent. */
  untilDelivered(withinMs: number): Promise<{ events: number; deliveries: number; attempts: number }>
  /** The events that were answered with 2xx at least once. */
  listAcknowledged(): Promise<string[]>
  close(): Promise<void>
}

const usualCopies = 3
const shuffledOverMs = 3_000

/** Starts the provider; it tells each event several times, each time at a moment of its own, until it is acknowledged. */
export async function openProvider(origin: string, random: Random, copies = usualCopies): Promise<Provider> {
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: origin,
    webhookUrl: `${origin}/webhooks/stripe`,
    webhookSecret: providerKeys.webhookSecret,
    retryDelaysMs: [50, 100, 200, 400, 800],
  })
  const url = `http://127.0.0.1:${sandbox.port}`
  const shuffleNext = () =>
    sandbox.setDelivery({ copies, delaysMs: Array.from({ length: 7 }, () => random() * shuffledOverMs) })
  return {
    url,
    async pay(sessionId, order) {
      await shuffleNext()
      await sandbox.pay(sessionId, 'paid', { email: order.email })
      const paymentId = await readPaymentId(url, sessionId)
      await shuffleNext()
      return { paymentId, returnedCents: await followFate(sandbox, url, { paymentId, order }) }
    },
    untilDelivered: (withinMs) => untilDelivered(sandbox, withinMs),
    async listAcknowledged() {
      const delivered = (await sandbox.listDeliveries()).filter(({ state }) => state === 'delivered')
      return [...new Set(delivered.map(({ eventId }) => eventId))]
    },
    close: () => sandbox.close(),
  }
}

type Fated = { paymentId: string; order: Order }

/** Answers how much of the payment is gone in the end. */
async function followFate(sandbox: StripeSandbox, url: string, { paymentId, order }: Fated): Promise<number> {
  switch (order.fate) {
    case 'kept':
      return 0
    case 'refunded':
      return refund(url, paymentId, order.amountCents)
    case 'part_refunded':
      return refund(url, paymentId, Math.floor(order.amountCents / 3))
    case 'dispute_won':
    case 'dispute_lost': {
      const { disputeId } = await sandbox.openDispute(paymentId)
      const isLost = order.fate === 'dispute_lost'
      await sandbox.closeDispute(disputeId, isLost ? 'lost' : 'won')
      return isLost ? order.amountCents : 0
    }
  }
}

async function refund(url: string, paymentId: string, amountCents: number): Promise<number> {
  const body = new URLSearchParams({ payment_intent: paymentId, amount: String(amountCents) })
  const answer = await fetch(`${url}/v1/refunds`, { method: 'POST', headers: authorization(), body })
  if (!answer.ok) throw new Error(`the provider refused a refund: ${await answer.text()}`)
  return amountCents
}

async function readPaymentId(url: string, sessionId: string): Promise<string> {
  const answer = await fetch(`${url}/v1/checkout/sessions/${sessionId}`, { headers: authorization() })
  return ((await answer.json()) as { payment_intent: string }).payment_intent
}

function authorization(): Record<string, string> {
  return { authorization: `Bearer ${providerKeys.apiKey}` }
}

async function untilDelivered(sandbox: StripeSandbox, withinMs: number) {
  const deadline = Date.now() + withinMs
  for (;;) {
    const all = await sandbox.listDeliveries()
    const waiting = all.filter(({ state }) => state !== 'delivered')
    if (waiting.length === 0) {
      const events = new Set(all.map(({ eventId }) => eventId)).size
      return { events, deliveries: all.length, attempts: all.reduce((sum, one) => sum + one.attempts, 0) }
    }
    if (Date.now() > deadline) {
      const last = waiting.slice(0, 3).map(({ type, lastStatus }) => `${type} ${lastStatus}`)
      throw new Error(`${waiting.length} deliveries were not acknowledged, for example ${last.join(', ')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
