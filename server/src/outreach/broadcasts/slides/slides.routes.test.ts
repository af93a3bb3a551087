import { randomUUID } from 'node:crypto'
import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../../test/people/directory/build-directory.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const path = (name: string) => `/.netlify/functions/admin-broadcasts-${name}`

async function buildManager() {
  const world = await buildDirectory()
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const send = (name: string, body: object) => world.call(admin.token, 'POST', path(name), body)
  const shown = async (query = '') =>
    (await world.app.inject({ url: `/.netlify/functions/public-broadcasts${query}` })).json<{
      items: { id: string; title: string; duration_sec: number }[]
    }>().items
  return {
    ...{ ...world, admin, send, shown },
    saved: async (body: object) => (await send('upsert', body)).json<{ item: BroadcastSlide }>().item,
    list: async (query = '') =>
      (await world.call(admin.token, 'GET', path('list') + query)).json<{
        items: BroadcastSlide[]
        total: number
      }>(),
  }
}

test('a new slide is a draft that fades in, stands ten seconds and holds words; nobody sees it', async () => {
  const { saved, shown } = await buildManager()
  const slide = await saved({ title: 'Open house' })
  expect(slide).toMatchObject({
    ...{ status: 'draft', transition: 'fade', duration_sec: 10, kind: 'content', is_shown: false },
    ...{ pin: false, is_urgent: false, publish_at: null, expires_at: null },
  })
  expect((await saved({ title: 'Draw', kind: 'randomizer' })).duration_sec).toBe(12)
  expect(await shown()).toEqual([])
})

test('published it starts now and visitors see it; urgent it stands alone; deleted it is gone', async () => {
  const { saved, send, shown, clock } = await buildManager()
  const first = await saved({ title: 'First', status: 'published' })
  const second = await saved({ title: 'Second', status: 'published' })
  expect(first.publish_at).toBe(clock.now().toISOString())
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['First', 'Second'])
  await send('urgent', { id: second.id, is_urgent: true })
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['Second'])
  await send('urgent', { id: second.id, is_urgent: false })
  expect((await send('delete', { id: first.id })).json()).toEqual({ ok: true })
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['Second'])
  expect((await send('delete', { id: first.id })).statusCode).toBe(404)
})

test('a scheduled slide shows from its start until just before its end', async () => {
  const { saved, send, shown, clock } = await buildManager()
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
  await saved({ title: 'Later', status: 'scheduled', publish_at: at(10), expires_at: at(20) })
  expect(await shown()).toEqual([])
  clock.advance(10 * 60_000)
  expect(await shown()).toHaveLength(1)
  clock.advance(10 * 60_000)
  expect(await shown()).toEqual([])
  const code = async (body: object) =>
    (await send('upsert', { title: 'x', ...body })).json<{ code: string }>().code
  expect(await code({ status: 'scheduled' })).toBe('broadcasts.start_missing')
  expect(await code({ publish_at: at(2), expires_at: at(1) })).toBe('broadcasts.ends_before_start')
  expect(await code({ status: 'published', expires_at: at(-1) })).toBe('broadcasts.ends_before_start')
})

test.each([
  [{ duration_sec: 2 }, 'request.invalid'],
  [{ duration_sec: 121 }, 'request.invalid'],
  [{ title: '   ' }, 'request.invalid'],
  [{ publish_at: '0000-01-01T00:00:00Z' }, 'request.invalid'],
  [{ media_url: 'https://elsewhere.test/x.png' }, 'broadcasts.media_not_ours'],
  [{ media_url: '//elsewhere.test/x.png' }, 'broadcasts.media_not_ours'],
  [{ cta_href: 'javascript:alert(1)', cta_label: 'Go' }, 'broadcasts.link_not_safe'],
  [{ cta_href: '/\\elsewhere.test', cta_label: 'Go' }, 'broadcasts.link_not_safe'],
  [{ cta_href: 'http://elsewhere.test', cta_label: 'Go' }, 'broadcasts.link_not_safe'],
  [{ cta_href: '/events' }, 'broadcasts.link_not_whole'],
])('%j is refused, and nothing is kept', async (wish, code) => {
  const { send, list } = await buildManager()
  expect((await send('upsert', { title: 'Slide', ...wish })).json()).toMatchObject({ code })
  expect((await list()).total).toBe(0)
})

test('staff find slides by words and status, in their order', async () => {
  const { saved, list } = await buildManager()
  await saved({ title: 'Open house', body: 'Come and see' })
  await saved({ title: 'News', status: 'published' })
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title)
  expect(await titles('')).toEqual(['Open house', 'News'])
  expect(await titles('?q=SEE')).toEqual(['Open house'])
  expect(await titles('?q=%25')).toEqual([])
  expect(await titles('?status=published&q=')).toEqual(['News'])
  expect((await list('?status=scheduled')).total).toBe(2)
})

test('of two who edit a slide, the second learns that it changed; both acts are written down', async () => {
  const { saved, send, clock, auditActions } = await buildManager()
  const slide = await saved({ title: 'Slide' })
  clock.advance(1_000)
  const edit = (title: string) => send('upsert', { id: slide.id, title, seen_updated_at: slide.updated_at })
  expect((await edit('Mine')).statusCode).toBe(200)
  expect((await edit('Theirs')).json()).toMatchObject({ code: 'broadcasts.changed_meanwhile' })
  expect((await auditActions()).filter((action) => action.startsWith('broadcasts.'))).toEqual([
    'broadcasts.added',
    'broadcasts.changed',
  ])
})

test('all slides are put into an order; who did not see them all looks again', async () => {
  const { saved, send, list } = await buildManager()
  const ids: string[] = []
  for (const title of ['A', 'B', 'C']) ids.push((await saved({ title })).id)
  expect((await send('reorder', { ids: ids.toReversed() })).json()).toEqual({ ok: true })
  expect((await list()).items.map(({ title }) => title).join('')).toBe('CBA')
  for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), randomUUID()]])
    expect((await send('reorder', { ids: wrong })).json()).toMatchObject({ code: 'broadcasts.list_changed' })
  const both = await Promise.all([send('reorder', { ids }), send('reorder', { ids: ids.toReversed() })])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(['ABC', 'CBA']).toContain((await list()).items.map(({ title }) => title).join(''))
})

test('a copy stands behind its original, as a draft that is not urgent', async () => {
  const { saved, send, list, shown } = await buildManager()
  const { id } = await saved({ title: 'A', status: 'published', is_urgent: true })
  await saved({ title: 'B' })
  const copy = (await send('duplicate', { id })).json<{ item: BroadcastSlide }>().item
  expect(copy).toMatchObject({ title: 'A', status: 'draft', is_urgent: false })
  expect((await list()).items.map(({ id: one, title }) => [title, one === copy.id])).toEqual([
    ['A', false],
    ['A', true],
    ['B', false],
  ])
  expect(await shown()).toHaveLength(1)
})

test('a form sent twice writes one slide, and there are 200 at most', async () => {
  const { saved, send, list, services } = await buildManager()
  const request_key = randomUUID()
  await Promise.all([saved({ title: 'Once', request_key }), saved({ title: 'Once', request_key })])
  expect((await list()).total).toBe(1)
  await services.database.transaction((tx) =>
    tx
      .insertInto('broadcasts')
      .values(Array.from({ length: 199 }, (_, nth) => ({ title: `Slide ${nth}`, position: nth + 1 })))
      .execute(),
  )
  expect((await send('upsert', { title: 'One more' })).json()).toMatchObject({ code: 'broadcasts.too_many' })
})

test('a preview says what visitors would read, of live slides in their language, and keeps nothing', async () => {
  const { call, admin, list } = await buildManager()
  const preview = async (wish: object) =>
    (await call(admin.token, 'POST', '/api/admin/broadcasts/preview', { title: 'Gifts', ...wish })).json<{
      slide: { body: string } | null
    }>().slide
  expect(await preview({ body: 'Come and see' })).toMatchObject({ body: 'Come and see' })
  const [english, spanish] = [await preview({ kind: 'users' }), await preview({ kind: 'users', lang: 'es' })]
  expect(english?.body).not.toBe('')
  expect(english?.body).not.toBe(spanish?.body)
  expect(await preview({ kind: 'randomizer' })).toBeNull()
  expect((await list()).total).toBe(0)
})
