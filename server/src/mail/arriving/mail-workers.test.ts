import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { systemClock } from '../../clock.ts'

const secret = `whsec_${Buffer.from('a secret for mail, long enough').toString('base64')}`
const env = { SITE: 'https://tower.test', INBOUND_MAIL_SECRET: secret, WEBHOOK_PASSWORD: 'opens the worker' }

/** The door for mail of a site, reached by whatever the scripts of deploy/ fetch. */
async function buildDoor() {
  const environment = { INBOUND_MAIL_DOMAIN: 'reply.tower.test', INBOUND_MAIL_SECRET: secret }
  const { app, services } = await testApp({ environment })
  // The scripts know no other clock.
  services.clock.now = systemClock.now
  const taken: string[] = []
  const server = { isAway: false }
  vi.stubGlobal('fetch', async (url: URL, init: { headers: Record<string, string>; body: Uint8Array }) => {
    if (server.isAway) return new Response(null, { status: 503 })
    const payload = Buffer.from(init.body)
    const answer = await app.inject({ method: 'POST', url: url.pathname, headers: init.headers, payload })
    if (answer.statusCode === 200) taken.push(payload.toString())
    return new Response(answer.body, { status: answer.statusCode })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { taken, server }
}

const load = async <Worker>(name: string): Promise<Worker> => {
  const file = new URL(`../../../../deploy/mail/${name}`, import.meta.url)
  return ((await import(file.href)) as { default: Worker }).default
}

const raw =
  'From: ana@families.test\r\nTo: b@reply.tower.test\r\nMessage-ID: <m1@families.test>\r\n\r\nHello ñ'

test('what Cloudflare takes in comes through the door as it arrived, and is tried again where the site is away', async () => {
  const { taken, server } = await buildDoor()
  type Worker = { email(message: object, env: object): Promise<void> }
  const worker = await load<Worker>('cloudflare-email-worker.js')
  const message = () => ({
    ...{ from: 'ana@families.test', to: 'b@reply.tower.test', raw: new Response(raw).body },
    headers: new Headers({ 'message-id': '<m1@families.test>' }),
  })
  await worker.email(message(), env)
  expect(taken).toEqual([`Delivered-To: b@reply.tower.test\r\n${raw}`])
  await expect(worker.email(message(), { ...env, INBOUND_MAIL_SECRET: 'another' })).rejects.toThrow(
    'did not take',
  )
  server.isAway = true
  await expect(worker.email(message(), env)).rejects.toThrow('did not take')
})

test('what Postmark takes in comes through the door, where it shows its password', async () => {
  const { taken, server } = await buildDoor()
  type Worker = { fetch(request: Request, env: object): Promise<Response> }
  const worker = await load<Worker>('postmark-worker.js')
  const body = { RawEmail: raw, OriginalRecipient: 'b@reply.tower.test', MessageID: 'p-1' }
  const post = async (given: object = body, password = env.WEBHOOK_PASSWORD) => {
    const headers = { authorization: `Basic ${btoa(`tower:${password}`)}` }
    const request = new Request('https://worker.test/', {
      method: 'POST',
      headers,
      body: JSON.stringify(given),
    })
    return (await worker.fetch(request, env)).status
  }
  expect(await post()).toBe(200)
  expect(taken).toEqual([`Delivered-To: b@reply.tower.test\r\n${raw}`])
  expect([await post(body, 'wrong'), await post({ MessageID: 'p-2' })]).toEqual([403, 403])
  server.isAway = true
  expect(await post()).toBe(502)
})
