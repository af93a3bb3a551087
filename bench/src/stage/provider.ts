import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where the server asks about payments instead of Stripe. */
export type Provider = { origin: string; close(): void }

/** The provider as far as a gift asks it: when a payment was charged. It answers at once and costs next to nothing. */
export async function openProvider(): Promise<Provider> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const id = /^\/v1\/payment_intents\/(pi_bench_\d+)$/.exec(path)?.[1]
    response.writeHead(id === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(id === undefined ? { error: { code: 'resource_missing' } } : intentOf(id)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function intentOf(id: string) {
  const created = Math.floor(Date.now() / 1000)
  const charge = {
    ...{ id: id.replace('pi', 'ch'), object: 'charge', created, amount_refunded: 0, disputed: false },
    ...{ refunded: false, billing_details: { email: null }, payment_intent: id },
  }
  return {
    ...{ id, object: 'payment_intent', created, status: 'succeeded', amount_received: 0, currency: 'usd' },
    ...{ customer: null, receipt_email: null, livemode: false, metadata: {}, latest_charge: charge },
  }
}
