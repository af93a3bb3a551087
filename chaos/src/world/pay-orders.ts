import { setTimeout as sleep } from 'node:timers/promises'
import type { SentPayment } from '../auditor/books.ts'
import type { Order } from './make-orders.ts'
import type { Provider } from './open-provider.ts'

export type PaymentsTaken = {
  /** What was paid, as the provider knows it, by the provider's id. */
  sent: Map<string, SentPayment>
  /** How often a checkout was answered so, 0 for a broken connection: nobody meets a failure that has no words. */
  answers: Map<number, number>
}

const usualPayers = 6
/** Far beyond any restart: whoever waits longer has met a server that does not come back. */
const patienceMs = 1_800_000

/**
 * Pays every order as a browser would: a checkout that fails is asked for again with the same key. `mayGoOn` holds the
 * payers back, so that what is done to the servers meanwhile falls between payments; once it `isOver`, no order is begun.
 */
export async function payOrders(
  orders: readonly Order[],
  {
    origin,
    provider,
    taken,
    mayGoOn,
    isOver = () => false,
    atOnce = usualPayers,
  }: {
    origin: string
    provider: Provider
    taken: PaymentsTaken
    mayGoOn: () => boolean
    isOver?: () => boolean
    /** How many pay at the same time. */
    atOnce?: number
  },
): Promise<void> {
  const waiting = [...orders]
  const payer = async (): Promise<void> => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      while (!mayGoOn() && !isOver()) await sleep(20)
      if (isOver()) return
      const url = await startCheckout(origin, order, taken.answers)
      const { paymentId, returnedCents } = await provider.pay(url.slice(url.lastIndexOf('/') + 1), order)
      const { email, amountCents, destination } = order
      taken.sent.set(paymentId, { email, amountCents, destination, returnedCents })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, payer))
}

async function startCheckout(origin: string, order: Order, answers: Map<number, number>): Promise<string> {
  const body = JSON.stringify({
    amount_cents: order.amountCents,
    destination: order.destination,
    email: order.email,
    idempotency_key: order.key,
  })
  const givesUpAt = Date.now() + patienceMs
  while (Date.now() < givesUpAt) {
    const answer = await fetch(`${origin}/.netlify/functions/create-checkout-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    const status = text === undefined ? 0 : (answer?.status ?? 0)
    answers.set(status, (answers.get(status) ?? 0) + 1)
    if (status === 200 && text) return (JSON.parse(text) as { url: string }).url
    if (status >= 400 && status < 500) throw new Error(`a checkout was refused: ${text}`)
    await sleep(50)
  }
  throw new Error(`no checkout was answered for ${patienceMs / 1_000} seconds`)
}
