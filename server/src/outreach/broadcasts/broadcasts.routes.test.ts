// @module-tag some-on-pglite: one path of broadcasts.
import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildApp, inProcessCall } from '../../app.ts'
import type { Database } from '../../database/database.ts'
import { testApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import { testServices } from '../../test/test-services.ts'

const path = '/.netlify/functions/public-broadcasts'
const noon = new Date('2026-11-16T12:00:00Z')
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)

type Slide = { title: string } & Record<string, unknown>

const insertSlide = (database: Database, slide: Slide) =>
  database.transaction((tx) =>
    tx
      .insertInto('broadcasts')
      .values({ status: 'published', publish_at: minutes(-1), ...slide } as never)
      .execute(),
  )

/** The database, counting how often anything is asked of it. */
function counting(database: Database) {
  const count = { asked: 0 }
  const counted: Database = {
    ...database,
    read(work) {
      count.asked += 1
      return database.read(work)
    },
    transaction(work) {
      count.asked += 1
      return database.transaction(work)
    },
  }
  return { counted, count }
}

/** With slides that are there before anybody listens: of later ones a server hears at any moment, and reads everything anew. */
async function openPanel(slides: readonly Slide[] = []) {
  const { counted: database, count } = counting(await testDatabase())
  for (const slide of slides) await insertSlide(database, slide)
  const { app, services } = await testApp({ database })
  const call = inProcessCall(app)
  return {
    app,
    clock: services.clock,
    database,
    asked: () => count.asked,
    add: (slide: Slide) => insertSlide(database, slide),
    list: async () => (await call(broadcastEndpoints.list, { query: {} })).items,
    titles: async () => (await call(broadcastEndpoints.list, { query: {} })).items.map(({ title }) => title),
    poll: (etag?: string, address = path) =>
      app.inject({ url: address, headers: etag === undefined ? {} : { 'if-none-match': etag } }),
  }
}

test('a slide shows with its defaults, and drafts never do', { tags: 'on-pglite-too' }, async () => {
  const { add, list } = await openPanel()
  await add({ title: 'Hello' })
  await add({ title: 'Not yet', status: 'draft' })
  expect(await list()).toEqual([
    {
      ...{
        id: expect.any(String) as string,
        kind: 'content',
        title: 'Hello',
        body: '',
        media_url: null,
        draw: null,
      },
      ...{ cta_href: null, cta_label: null, is_urgent: false, duration_sec: 10, transition: 'fade' },
    },
  ])
})

test('scheduled and published slides appear and end at their instants by themselves', async () => {
  const { add, titles, clock } = await openPanel()
  await add({ title: 'first', publish_at: minutes(-5), expires_at: minutes(10) })
  await add({ title: 'second', status: 'scheduled', publish_at: minutes(5), position: 1 })
  expect(await titles()).toEqual(['first'])
  clock.set(new Date(minutes(5).getTime() - 1))
  expect(await titles()).toEqual(['first'])
  clock.set(minutes(5))
  expect(await titles()).toEqual(['first', 'second'])
  clock.set(new Date(minutes(10).getTime() - 1))
  expect(await titles()).toEqual(['first', 'second'])
  clock.set(minutes(10))
  expect(await titles()).toEqual(['second'])
})

test('an urgent slide is all there is to see until it ends; else pinned ones come first', async () => {
  const { add, titles, clock } = await openPanel()
  await add({ title: 'late', position: 2 })
  await add({ title: 'early', position: 1 })
  await add({ title: 'pinned', position: 3, pin: true })
  expect(await titles()).toEqual(['pinned', 'early', 'late'])
  await add({ title: 'storm', is_urgent: true, expires_at: minutes(30) })
  await expect.poll(titles).toEqual(['storm'])
  clock.set(minutes(30))
  expect(await titles()).toEqual(['pinned', 'early', 'late'])
})

test('a poll that knows the answer is told so without a query, and hears of every change', async () => {
  const { add, poll, asked } = await openPanel()
  await add({ title: 'one' })
  const first = await poll()
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('no-cache')
  const before = asked()
  for (let n = 0; n < 25; n += 1) {
    const again = await poll(etag)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['x-content-type-options']).toBe('nosniff')
  }
  expect((await poll()).json()).toEqual(first.json())
  expect(asked()).toBe(before)
  await add({ title: 'two', position: 1 })
  await expect.poll(async () => (await poll(etag)).statusCode).toBe(200)
  expect((await poll(etag)).headers.etag).not.toBe(etag)
})

test('a known answer is also known in a list, with another strength, or as any', async () => {
  const { poll } = await openPanel()
  const etag = String((await poll()).headers.etag)
  for (const header of [etag.replace('W/', ''), `"x", ${etag}`, '*'])
    expect((await poll(header)).statusCode).toBe(304)
  expect((await poll('"x"')).statusCode).toBe(200)
})

test('slides end by time also for whoever polls with what they know', async () => {
  const { add, poll, clock } = await openPanel()
  await add({ title: 'brief', expires_at: minutes(1) })
  const etag = String((await poll()).headers.etag)
  expect((await poll(etag)).statusCode).toBe(304)
  clock.set(minutes(1))
  const ended = await poll(etag)
  expect([ended.statusCode, ended.json()]).toEqual([200, { items: [] }])
})

test('every process tells the same answer by the same tag, and each hears of the others’ changes', async () => {
  const { app, add, poll, database } = await openPanel()
  const sibling = await buildApp(await testServices({ database }))
  const ask = (etag = '') => sibling.inject({ url: path, headers: { 'if-none-match': etag } })
  await add({ title: 'shared' })
  await expect.poll(async () => (await ask()).json<{ items: unknown[] }>().items).toHaveLength(1)
  const etag = String((await poll()).headers.etag)
  expect((await ask(etag)).statusCode).toBe(304)
  await add({ title: 'more' })
  for (const askAgain of [() => ask(etag), () => poll(etag)])
    await expect.poll(async () => (await askAgain()).statusCode).toBe(200)
  await sibling.close()
  expect((await app.inject(path)).statusCode).toBe(200)
})

test('live slides are worded from what is in the books, in both languages, and age for half a minute', async () => {
  const { poll, clock, database } = await openPanel([
    { title: 'People', kind: 'users', body: 'is not shown' },
    { title: 'Gifts', kind: 'donations', position: 1 },
    { title: 'Classrooms', kind: 'class_fill', position: 2 },
    { title: 'Draw', kind: 'randomizer', position: 3 },
  ])
  const bodies = async (address = path) =>
    (await poll(undefined, address)).json<{ items: { body: string }[] }>().items.map(({ body }) => body)
  // No draw has been held, so its slide has nothing to tell.
  expect(await bodies()).toEqual([
    '0 teachers and 0 sponsors take part.',
    '$0 given so far, in 0 gifts.',
    '0 of 0 confirmed classrooms have been matched so far.',
  ])
  expect((await bodies(`${path}?lang=es`))[0]).toBe('Participan 0 docentes y 0 patrocinadores.')
  await database.transaction((tx) =>
    tx.insertInto('users').values({ email: 'one@tower.test', role: 'teacher' }).execute(),
  )
  expect((await bodies())[0]).toBe('0 teachers and 0 sponsors take part.')
  clock.advance(30_000)
  expect((await bodies())[0]).toBe('1 teacher and 0 sponsors take part.')
})

test('the usual words of live slides are said in Spanish too, and what staff wrote stays as they wrote it', async () => {
  const { add, poll } = await openPanel()
  const link = { cta_href: '/draws', cta_label: 'See the draws' }
  await add({ title: 'Gifts', kind: 'donations', ...link })
  await add({ title: 'Gifts', position: 1, ...link })
  const worded = async (lang: string) =>
    (await poll(undefined, `${path}?lang=${lang}`))
      .json<{ items: { title: string; cta_label: string }[] }>()
      .items.map(({ title, cta_label }) => [title, cta_label])
  const written = ['Gifts', 'See the draws']
  expect(await worded('en')).toEqual([written, written])
  expect(await worded('es')).toEqual([['Donaciones', 'Ver los sorteos'], written])
})

test.each([
  ['cta_href', { cta_label: 'Go', cta_href: 'javascript:alert(1)' }],
  ['cta_href', { cta_label: 'Go', cta_href: '//evil.example' }],
  ['media_url', { media_url: 'https://evil.example/a.png' }],
])('a hostile %s is refused by the table', async (_, slide) => {
  const { add } = await openPanel()
  await expect(add({ title: 'Hostile', ...slide })).rejects.toThrow()
})

test('what slipped into the table all the same leaves neither as link nor as media', async () => {
  const { database, list, add } = await openPanel()
  await database.transaction((tx) =>
    sql`alter table broadcasts drop constraint broadcasts__link_is_safe, drop constraint broadcasts__media_is_ours`.execute(
      tx,
    ),
  )
  await add({
    title: 'Hostile',
    cta_label: 'Go',
    cta_href: 'javascript:alert(1)',
    media_url: '//evil.example/x',
  })
  expect(await list()).toMatchObject([{ cta_href: null, cta_label: null, media_url: null }])
})
