import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFailOverProxy } from './fail-over-proxy.ts'
import { findFreePort } from '../../../scripts/free-port.ts'

async function buildUpstream(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

async function buildProxy(ports: readonly number[]) {
  const proxy = await startFailOverProxy(ports)
  onTestFinished(() => proxy.close())
  return proxy
}

test('a server that takes no connection is passed over, and the request arrives whole at the other', async () => {
  const port = await buildUpstream((incoming, outgoing) => void incoming.pipe(outgoing))
  const proxy = await buildProxy([await findFreePort(), port])
  for (let turn = 0; turn < 8; turn += 1) {
    const answer = await fetch(`${proxy.origin}/any`, { method: 'POST', body: `turn ${turn}` })
    expect([answer.status, await answer.text()]).toEqual([200, `turn ${turn}`])
  }
  expect([...proxy.broken]).toEqual([])
})

test('a server that says it is not ready is asked no more, while another is', async () => {
  let asked = 0
  const leaving = await buildUpstream(({ url }, outgoing) => {
    if (url !== '/readyz') asked += 1
    outgoing.writeHead(url === '/readyz' ? 503 : 200).end()
  })
  const proxy = await buildProxy([leaving, await buildUpstream((_, outgoing) => void outgoing.end('well'))])
  const visit = async () => (await fetch(proxy.origin)).text()
  await vi.waitFor(
    async () => {
      const before = asked
      for (let turn = 0; turn < 4; turn += 1) await visit()
      expect(asked).toBe(before)
    },
    { timeout: 30_000 },
  )
})

test('what a server has taken and not answered is not hidden by asking another', async () => {
  const good = await buildUpstream((_, outgoing) => void outgoing.end('well'))
  const bad = await buildUpstream(({ url, socket }, outgoing) =>
    url === '/readyz' ? void outgoing.end() : void socket.destroy(),
  )
  const proxy = await buildProxy([good, bad])
  const statuses: number[] = []
  for (let turn = 0; turn < 8; turn += 1) {
    const answer = await fetch(proxy.origin)
    await answer.text()
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status === 502)).toHaveLength(4)
  expect([...proxy.broken.values()].reduce((sum, count) => sum + count)).toBe(4)
})
