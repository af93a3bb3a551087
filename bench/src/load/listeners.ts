/** Holds very many event streams open, in a process of its own: what it uses must not count as the server's. Told what to do by message. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ListenOrder, ListenReport } from './listen-order.ts'

/** So many at a time: a server takes connections up one after the other. */
const openedAtOnce = 50

const streams = new Set<Socket>()
let heard = 0
let wanted = Infinity

process.on('message', (order: ListenOrder) => {
  carryOut(order).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})

async function carryOut(order: ListenOrder): Promise<void> {
  if (order.kind === 'hear') wanted = heard + order.events
  else if (order.kind === 'open') await openAll(order)
  else for (const stream of streams) stream.destroy()
  if (order.kind === 'hear') return
  if (order.kind === 'close') streams.clear()
  report()
}

function report(): void {
  process.send?.({ heard, open: streams.size } satisfies ListenReport)
}

async function openAll(order: Extract<ListenOrder, { kind: 'open' }>): Promise<void> {
  for (let at = 0; at < order.count; at += openedAtOnce) {
    const count = Math.min(openedAtOnce, order.count - at)
    await Promise.all(Array.from({ length: count }, (_, nth) => openOne(order, at + nth)))
  }
}

async function openOne(order: Extract<ListenOrder, { kind: 'open' }>, nth: number): Promise<void> {
  const { hostname, port } = new URL(order.origin)
  const stream = connect({ host: hostname, port: Number(port) })
  stream.on('error', (error) => {
    throw error
  })
  const token = order.tokens[nth % order.tokens.length] ?? ''
  stream.write(
    `GET ${order.path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
  )
  const [head] = (await once(stream, 'data')) as [Buffer]
  if (!head.toString('latin1').startsWith('HTTP/1.1 200'))
    throw new Error(`a stream answered ${head.toString()}`)
  streams.add(stream)
  stream.on('data', countEvents(`event: ${order.event}\n`))
  stream.on('close', () => streams.delete(stream))
}

/** Counts what is heard; an event may arrive in two pieces. */
function countEvents(mark: string): (chunk: Buffer) => void {
  let rest = ''
  return (chunk) => {
    const text = rest + chunk.toString('latin1')
    const parts = text.split(mark)
    rest = (parts.at(-1) ?? '').slice(1 - mark.length)
    heard += parts.length - 1
    if (heard < wanted) return
    wanted = Infinity
    report()
  }
}
