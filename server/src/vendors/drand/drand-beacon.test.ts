import { quicknet, quicknetHash } from '@tower/contract/matching/tower-draw-chain.ts'
import { quicknetRounds } from '@tower/contract/matching/tower-draw-quicknet-example.ts'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '../../test/test-services.ts'
import { createDrandBeacon, type AskRelay } from './drand-beacon.ts'
import { startLocalRelay } from './local/local-relay.ts'

const [published, other] = quicknetRounds
const timeoutMs = 300

async function startRelay(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  onTestFinished(() => server.closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const saying = (body: unknown, status = 200) =>
  startRelay((_, reply) => reply.writeHead(status).end(JSON.stringify(body)))

test('a round of quicknet is read from a relay, checked, and named by its value', async () => {
  const paths: (string | undefined)[] = []
  const relay = await startRelay((request, reply) => {
    paths.push(request.url)
    reply.end(JSON.stringify(published))
  })
  const beacon = createDrandBeacon({ chain: quicknet, relays: [`${relay}/`] })
  const { round, signature, randomness } = published
  expect(await beacon.readRound(round)).toEqual({ round, signature, value: randomness })
  expect(paths).toEqual([`/${quicknetHash}/public/${round}`])
  expect(beacon.chainHash).toBe(quicknetHash)
})

test('relays are asked in turn until one tells the truth', async () => {
  const silent = await startRelay(() => undefined)
  const relays = [
    'http://127.0.0.1:1',
    silent,
    await saying({ error: 'down' }, 500),
    await startRelay((_, reply) => reply.end('<html>')),
    await startRelay((_, reply) => reply.end(`{"x":"${'y'.repeat(10_000)}"}`)),
    await startRelay((_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()),
    // The true signature of another round, and of this round a false one.
    await saying(other),
    await saying({ ...other, round: published.round }),
    await saying({ ...published, randomness: '00'.repeat(32) }),
  ]
  // All but the silent one may take as long as a busy machine needs.
  const ask: AskRelay = (url, { signal, ...request }) =>
    fetch(url, url.startsWith(`${silent}/`) ? { ...request, signal: signal ?? null } : request)
  const beacon = createDrandBeacon({ chain: quicknet, relays, timeoutMs, ask })
  expect(await beacon.readRound(published.round)).toMatchObject({ value: published.randomness })
})

test('there is no number when no relay shows a true one', async () => {
  const relays = [await saying({ ...other, round: published.round }), await saying({}, 404)]
  const beacon = createDrandBeacon({ chain: quicknet, relays })
  expect(await beacon.readRound(published.round)).toBeUndefined()
})

test('the local beacon speaks the same protocol, with a key of its own, and no round before its time', async () => {
  const clock = testClock()
  const local = await startLocalRelay({ clock })
  onTestFinished(() => local.close())
  const beacon = createDrandBeacon({ chain: local.chain, relays: [local.url] })
  const round = beacon.roundAt(new Date(clock.now().getTime() + 1))
  expect(beacon.timeOf(round).getTime() - clock.now().getTime()).toBe(3_000)
  expect(await beacon.readRound(round)).toBeUndefined()
  clock.advance(3_000)
  const number = await beacon.readRound(round)
  expect(number?.round).toBe(round)
  expect(number?.value).toMatch(/^[0-9a-f]{64}$/)

  const stranger = createDrandBeacon({ chain: quicknet, relays: [local.url] })
  expect(await stranger.readRound(round)).toBeUndefined()
  const answer = await fetch(`${local.url}/${beacon.chainHash}/info`)
  expect(await answer.json()).toMatchObject({
    hash: beacon.chainHash,
    public_key: local.chain.public_key,
    schemeID: quicknet.scheme,
    metadata: { beaconID: 'tower-local' },
  })
  expect(await (await fetch(`${local.url}/chains`)).json()).toEqual([beacon.chainHash])
})
