// On PGlite too: LISTEN and NOTIFY within one session.
import { shareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import { assistantEndpoints } from '@tower/contract/learning/assistant.contract.ts'
import { contactTopics } from '@tower/contract/outreach/inquiries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce } from '../realtime/announce.ts'
import { testDatabase } from '../test/test-database.ts'
import { testServices, type TestServices } from '../test/test-services.ts'
import { buildSite, countingPage } from '../../test/site/build-site.ts'

let services: TestServices
// What is promised here is about pages, so one database does for all.
beforeAll(async () => {
  services = await testServices({ database: await testDatabase({ keep: true }) })
}, 60_000)
afterAll(() => services.database.close())

const openSite = () => buildSite(services, countingPage())

test('what the database announces shows at once, whoever wrote it', async () => {
  const { get } = await openSite()
  await get('/')
  await services.database.transaction((tx) => announce(tx, { topic: 'slot.minted', audience: 'staff' }))
  await expect.poll(async () => (await get('/')).body).toContain('>2<')
  await services.database.script(
    `insert into broadcasts (title, body, status, publish_at, position) values ('New', 'b', 'published', now(), 1)`,
  )
  await expect.poll(async () => (await get('/')).body).toContain('>3<')
})

test('what is written through this server shows with the next request', async () => {
  const { origin, get } = await openSite()
  await get('/')
  const written = await fetch(`${origin}/api/nominate-classroom`, { method: 'POST' })
  expect(written.status).toBeGreaterThanOrEqual(400)
  expect((await get('/')).body, 'a refused call changes nothing').toContain('>1<')
  const told = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Sam',
      email: 'sam@tower.test',
      program_interest: contactTopics[0],
      message: 'Hello',
      locale: 'en',
    }),
  })
  expect(told.status).toBe(200)
  expect((await get('/')).body).not.toContain('>1<')
})

test('a form that a page reads empties nothing by itself', async () => {
  const { origin, get } = await openSite()
  await get('/')
  const form = { method: 'POST', body: new URLSearchParams({ email: 'x' }) }
  expect((await fetch(`${origin}/login`, form)).status).toBe(200)
  expect((await get('/')).body).toContain('>1<')
})

test('sessions that come and go, questions and visits leave the pages where they are', async () => {
  const { app, get } = await openSite()
  await get('/')
  const asked = await app.inject({
    method: 'POST',
    url: '/auth/v1/otp',
    payload: { email: 'nobody@tower.test' },
  })
  const answered = await app.inject({
    method: 'POST',
    url: assistantEndpoints.ask.path,
    payload: { question: 'What is a slot?' },
  })
  const visited = await app.inject({
    method: 'POST',
    url: shareLinkEndpoints.visit.path,
    payload: { code: 'PT-ABC234' },
  })
  expect([asked, answered, visited].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await get('/')).body).toContain('>1<')
})
