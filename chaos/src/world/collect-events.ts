import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An event of the provider as it travels. */
export type TravelingEvent = { id: string; body: Buffer; signature: string }

export type EventCollector = {
  /** To be given to the provider as ours. */
  origin: string
  /** What the provider sent so far, each event once. */
  events: ReadonlyMap<string, TravelingEvent>
  close(): void
}

/** Stands where the provider sends its events and keeps them, to be delivered when a test likes. */
export async function collectEvents(): Promise<EventCollector> {
  const events = new Map<string, TravelingEvent>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const { id } = JSON.parse(body.toString()) as { id: string }
      events.set(id, { id, body, signature: String(request.headers['stripe-signature']) })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, events, close: () => void server.close() }
}
