import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { followReadiness } from './follow-readiness.ts'

/** Stands before several servers, as a load balancer of the plainest kind. */
export type FailOverProxy = {
  origin: string
  /** In which way, and how often, an answer could not be had from a server that had taken the request. */
  broken: ReadonlyMap<string, number>
  /** Answers of 500 and above that the servers gave, by path and status, and how often. */
  refusals: ReadonlyMap<string, number>
  close(): void
}

/**
 * Hands each request to the next server that says at /readyz that it is ready, or to any while none does, and to
 * another one only when its connection is refused: what a server has taken, it must answer. Every second request goes over a connection that is kept, the others over one of their own.
 */
export async function startFailOverProxy(ports: readonly number[]): Promise<FailOverProxy> {
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })] as const
  let asked = 0
  const broken = new Map<string, number>()
  const refusals = new Map<string, number>()
  const readiness = followReadiness(ports)
  const server = createServer((incoming, outgoing) => {
    asked += 1
    const first = asked % ports.length
    const inTurn = [...ports.slice(first), ...ports.slice(0, first)]
    const order = inTurn.toSorted(
      (one, other) => Number(readiness.isReady(other)) - Number(readiness.isReady(one)),
    )
    const agent = agents[Math.floor(asked / ports.length) % 2] ?? agents[0]
    const onBroken = (what: string) => countOne(broken, what)
    outgoing.once('finish', () => {
      const { statusCode } = outgoing
      if (statusCode >= 500) countOne(refusals, `${incoming.url?.split('?')[0]} ${statusCode}`)
    })
    readBody(incoming).then(
      (body) => forward({ incoming, outgoing, body, agent, onBroken }, [...order, ...order]),
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    refusals,
    close() {
      readiness.end()
      server.close()
      server.closeAllConnections()
      for (const agent of agents) agent.destroy()
    },
  }
}

function countOne(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

type Exchange = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  body: Buffer
  agent: Agent
  onBroken(what: string): void
}

function forward(exchange: Exchange, [port, ...others]: readonly number[]): void {
  const { incoming, outgoing, body, agent, onBroken } = exchange
  if (port === undefined) return void outgoing.writeHead(502).end('nobody answers')
  const { connection: _, ...headers } = incoming.headers
  const onward = request(
    { host: '127.0.0.1', port, agent, method: incoming.method, path: incoming.url, headers },
    (answer) => {
      const { connection: _ofServer, 'keep-alive': _forHow, ...answered } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, answered)
      answer.on('error', () => {
        onBroken('cut in the middle of an answer')
        outgoing.destroy()
      })
      answer.pipe(outgoing)
    },
  )
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return forward(exchange, others)
    if (outgoing.headersSent) return
    onBroken(`${onward.reusedSocket ? 'kept' : 'own'} connection: ${error.code ?? error.message}`)
    outgoing.writeHead(502).end(error.message)
  })
  onward.end(body)
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
