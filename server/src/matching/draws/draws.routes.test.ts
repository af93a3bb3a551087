import { createHash } from 'node:crypto'
import { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'
import { verifyProof } from '@tower/contract/matching/tower-draw-verify.ts'
import { describe, expect, test, vi } from 'vitest'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'
import { buildDraw, buildClassrooms, buildSlots, digestOf } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { runDraw } from './run-draw.ts'
import { openSeed } from './seal-seed.ts'
import { sha256 } from './sha256.ts'

// One draw here has 10,001 entries, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 })

async function drawServer({ classrooms = [1, 2, 3, 5], slots = 2 } = {}) {
  const { app, services, clock, staffAccount, signIn } = await buildIdentity()
  await staffAccount('admin@tower.test')
  const session = await signIn('admin@tower.test')
  const staff = { authorization: `Bearer ${session.access_token}` }
  await buildClassrooms(services, classrooms)
  if (slots > 0) await buildSlots(services, slots)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const create = (payload: object, headers = staff) =>
    app.inject({ method: 'POST', url: '/api/admin/assignment-slots', payload, headers })
  const run = (payload: object, headers: Record<string, string> = staff) =>
    app.inject({ method: 'POST', url: '/.netlify/functions/admin-randomizer-run', payload, headers })
  return { app, services, clock, staff, get, create, run }
}

const readSeed = (services: Awaited<ReturnType<typeof drawServer>>['services'], drawId: string) =>
  services.database.read(async (tx) => {
    const row = await tx
      .selectFrom('assignment_slots')
      .select(['id', 'seed_hash', 'sealed_seed', 'server_seed'])
      .where('id', '=', drawId)
      .executeTakeFirstOrThrow()
    return openSeed(services, row) ?? ''
  })

describe('staff', () => {
  test('create a draw whose sealed seed everyone sees at once, and run it', async () => {
    const { create, run, get, staff } = await drawServer()
    const created = await create({ slot_name: 'Fall', slot_starts: '2036-12-01T17:00:00Z', capacity: '2' })
    expect(created.statusCode).toBe(200)
    const { item } = created.json<{ item: { id: string; seed_hash: string } }>()
    expect(item).toMatchObject({ slot_name: 'Fall', capacity: 2, state: 'scheduled', assigned: 0 })
    expect((await get(`/api/draws/${item.id}`)).json()).toMatchObject({
      seed_hash: item.seed_hash,
      entries: [],
    })

    expect((await run({ slot_id: item.id })).json()).toEqual({ assigned: 2 })
    expect((await run({ slot_id: item.id })).json()).toEqual({ assigned: 0 })
    const listed = (await get('/api/admin/assignment-slots', staff)).json<{
      items: object[]
      total: number
    }>()
    expect(listed).toMatchObject({ total: 1, items: [{ id: item.id, state: 'completed', assigned: 2 }] })
  })

  test('read and add draws as rows of the data store, and count the pools from its unassigned slots', async () => {
    const { app, services, staff, get, create, run } = await drawServer({ slots: 3 })
    await create({ slot_name: 'Fall', slot_starts: '2036-12-01T17:00:00Z', capacity: 2 })
    const insert = (payload: object, headers: Record<string, string> = staff) =>
      app.inject({ method: 'POST', url: '/rest/v1/assignment_slots', payload, headers })
    const winter = { slot_name: 'Winter', slot_starts: '2037-01-05T17:00:00.000Z', capacity: 1 }
    const [added] = (await insert(winter)).json<[{ id: string; created_at: string }]>()
    const { id, created_at, ...said } = added
    expect(said).toEqual(winter)
    expect([id, created_at].every(Boolean)).toBe(true)
    expect((await insert([{ ...winter, slot_name: 'Spring' }])).json()).toMatchObject([
      { slot_name: 'Spring' },
    ])
    expect((await insert({ ...winter, capacity: 0 })).json()).toMatchObject({
      error: 'Capacity must be at least 1',
    })
    expect((await insert([winter, winter])).statusCode).toBe(400)
    const rows = (await get('/rest/v1/assignment_slots?select=id', staff)).json<object[]>()
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual(added)
    const waiting = async () =>
      (await get('/rest/v1/slots?assigned=is.true', staff)).json<{ pool_id: string; assigned: boolean }[]>()
    expect((await waiting()).map(({ assigned }) => assigned)).toEqual([false, false, false])
    await run({ slot_id: id })
    expect(await waiting()).toHaveLength(2)
    for (const table of ['slots', 'assignment_slots'])
      expect((await get(`/rest/v1/${table}`)).statusCode).toBe(401)
    expect((await insert(winter, {})).statusCode).toBe(401)
    expect(
      await services.database.read((tx) => tx.selectFrom('assignment_slots').select('id').execute()),
    ).toHaveLength(3)
  })

  test.each([
    ['of a year ago', -365 * 24 * 60],
    ['that starts now', 0],
    ['that starts within the hour', 59],
  ])('can not make a draw %s: its list would not be public for an hour', async (_, inMinutes) => {
    const { services, clock, create } = await drawServer({ classrooms: [], slots: 0 })
    const start = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
    const answer = await create({ slot_name: 'Back then', slot_starts: start(inMinutes), capacity: 1 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'draws.start_too_soon' })
    const made = () =>
      services.database.read((tx) => tx.selectFrom('assignment_slots').select('id').execute())
    expect(await made()).toEqual([])
    expect((await create({ slot_name: 'Soon', slot_starts: start(61), capacity: 1 })).statusCode).toBe(200)
    expect(await made()).toHaveLength(1)
  })

  test.each([
    [{}, 'Select a slot', 400],
    [{ slot_id: null }, 'Select a slot', 400],
    [{ slot_id: 'abc' }, 'slot_id is not valid.', 400],
    [{ slot_id: '00000000-0000-4000-8000-000000000000' }, 'Draw not found', 404],
  ])('running %j is refused: %s', async (payload, error, status) => {
    const { run } = await drawServer({ classrooms: [], slots: 0 })
    const answer = await run(payload)
    expect({ status: answer.statusCode, error: answer.json<{ error: string }>().error }).toEqual({
      status,
      error,
    })
  })

  test('see the draws to come first, the next one before the later ones, then the past ones', async () => {
    const { services, get, run, staff } = await drawServer()
    const later = await buildDraw(services, { inMinutes: 9_000, name: 'later' })
    const done = await buildDraw(services, { inMinutes: 100, capacity: 1, name: 'done' })
    await buildDraw(services, { inMinutes: 200, name: 'next' })
    await run({ slot_id: done })
    expect(later).toBeDefined()
    const { items } = (await get('/api/admin/assignment-slots', staff)).json<{
      items: { slot_name: string }[]
    }>()
    expect(items.map(({ slot_name }) => slot_name)).toEqual(['next', 'later', 'done'])
  })

  test('hear how many draws there are beside a page behind the last one, too', async () => {
    const { services, get } = await drawServer({ classrooms: [], slots: 0 })
    for (const name of ['one', 'two', 'three']) await buildDraw(services, { name })
    const lastPage = (await get('/api/draws?page=2&pageSize=2')).json<{ items: unknown[]; total: number }>()
    expect([lastPage.items.length, lastPage.total]).toEqual([1, 3])
    expect((await get('/api/draws?page=9&pageSize=2')).json()).toEqual({
      ...{ items: [], total: 3 },
      schedule_paused: false,
    })
  })

  test('are asked for a session, and a visitor changes nothing', async () => {
    const { services, create, run } = await drawServer()
    const drawId = await buildDraw(services)
    const before = await digestOf(services)
    expect((await run({ slot_id: drawId }, {})).statusCode).toBe(401)
    expect((await create({}, {} as never)).statusCode).toBe(401)
    expect(await digestOf(services)).toBe(before)
  })
})

test('the sealed seed leaves by no call before the draw is completed', async () => {
  const { services, clock, get, create, run, staff } = await drawServer({ slots: 0 })
  const created = await create({ slot_name: 'Sealed', slot_starts: '2036-12-01T17:00:00Z', capacity: 1 })
  const drawId = created.json<{ item: { id: string } }>().item.id
  const seed = await readSeed(services, drawId)
  const everywhere = async () => {
    const paths = [
      '/api/draws',
      `/api/draws/${drawId}`,
      `/api/draws/${drawId}/entries`,
      '/api/draws/recent-matches',
    ]
    const answers = await Promise.all([
      ...[...paths, `/draws/${drawId}/proof.json`, '/api/admin/assignment-slots'].map((path) =>
        get(path, staff),
      ),
      run({ slot_id: drawId }),
    ])
    const tables = await services.database.read(async (tx) => [
      await tx.selectFrom('audit_log').selectAll().execute(),
      await tx.selectFrom('live_events').selectAll().execute(),
      await tx.selectFrom('admin_notifications').selectAll().execute(),
    ])
    return answers.map(({ body }) => body).join() + created.body + JSON.stringify(tables)
  }
  expect(await everywhere()).not.toContain(seed)
  await freezeDraw(services, { drawId })
  expect(await everywhere()).not.toContain(seed)
  expect((await get(`/draws/${drawId}/proof.json`)).statusCode).toBe(404)
  await buildSlots(services, 1)
  expect((await run({ slot_id: drawId })).json()).toEqual({
    assigned: 0,
    waits_until: '2036-12-01T17:00:00.000Z',
  })
  clock.set(new Date('2036-12-01T17:00:00Z'))
  await runDraw(services, { drawId, actor: null })
  const proof = (await get(`/draws/${drawId}/proof.json`)).json<Proof>()
  expect(proof.server_seed).toBe(seed)
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(proof.seed_hash)
})

describe('the proof', () => {
  test('is a file that verifies, holds every entry, and is kept for good by whoever fetched it', async () => {
    const classrooms = Array.from({ length: 1200 }, (_, nth) => 1 + (nth % 9))
    const { services, get, run } = await drawServer({ classrooms, slots: 3 })
    const drawId = await buildDraw(services)
    await run({ slot_id: drawId })
    const answer = await get(`/draws/${drawId}/proof.json`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const proof = Proof.parse(answer.json())
    expect(proof.entries).toHaveLength(1200)
    expect(verifyProof(proof, sha256)).toMatchObject({ ok: true })
    const again = await get(`/draws/${drawId}/proof.json`, { 'if-none-match': String(answer.headers.etag) })
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' })
  })

  test('of a draw without entries is still a file that verifies', async () => {
    const { services, get, run } = await drawServer({ classrooms: [], slots: 0 })
    const drawId = await buildDraw(services, { inMinutes: 0 })
    await run({ slot_id: drawId })
    expect(verifyProof(Proof.parse((await get(`/draws/${drawId}/proof.json`)).json()), sha256).ok).toBe(true)
  })

  test('may be left half read: the server goes on answering', async () => {
    const classrooms = Array<number>(10_001).fill(1)
    const { app, services, get, run } = await drawServer({ classrooms, slots: 1 })
    const drawId = await buildDraw(services)
    await run({ slot_id: drawId })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const leave = new AbortController()
    const answer = await fetch(`${origin}/draws/${drawId}/proof.json`, { signal: leave.signal })
    await answer.body?.getReader().read()
    leave.abort()
    const whole = await fetch(`${origin}/draws/${drawId}/proof.json`)
    expect(Proof.parse(await whole.json()).entries).toHaveLength(10_001)
    expect((await get('/api/draws')).statusCode).toBe(200)
  })

  test.each([
    ['00000000-0000-4000-8000-000000000000', 404, 'draws.not_found'],
    ['nonsense', 400, 'request.invalid'],
  ])('of %s is refused with %i', async (drawId, status, code) => {
    const { get } = await drawServer({ classrooms: [], slots: 0 })
    const answer = await get(`/draws/${drawId}/proof.json`)
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      status,
      code,
    })
  })
})

describe('anyone', () => {
  test('sees the classrooms of a completed draw, what they weigh and where each pick fell', async () => {
    const { services, get, run } = await drawServer()
    const drawId = await buildDraw(services, { capacity: 2 })
    await run({ slot_id: drawId })
    const draw = (await get(`/api/draws/${drawId}`)).json<{
      entries: { classroom_id: string; from: number; to: number; weight: number }[]
      picks: { classroom_id: string; r: number; from: number; to: number; remaining_weight: number }[]
    }>()
    const { picks, entries } = draw
    expect(draw).toMatchObject({ state: 'completed', entries_count: 4, total_weight: 11, assigned: 2 })
    expect(entries.map(({ weight }) => weight).sort()).toEqual([1, 2, 3, 5])
    expect(entries[0]).toMatchObject({ school: 'Ruskin Elementary', place: 'Dayton, OH', waited: 0, from: 0 })
    for (const [nth, { from, to, weight }] of entries.entries()) {
      expect(to - from + 1).toBe(weight)
      expect(from).toBe(nth === 0 ? 0 : entries[nth - 1]!.to + 1)
    }
    expect(picks).toMatchObject([
      { position: 1, slot_number: 1 },
      { position: 2, slot_number: 2 },
    ])
    expect(picks.every(({ r, from, to }) => from <= r && r <= to)).toBe(true)
    expect(Object.keys(draw).join()).not.toMatch(/teacher|email|server_seed/)
  })

  test('turns the pages of a long list', async () => {
    const classrooms = Array<number>(620).fill(2)
    const { services, get } = await drawServer({ classrooms, slots: 0 })
    const drawId = await buildDraw(services)
    const before = (await get(`/api/draws/${drawId}/entries`)).json<object>()
    expect(before).toEqual({ items: [], total: 0 })
    await freezeDraw(services, { drawId })
    const draw = (await get(`/api/draws/${drawId}`)).json<{ entries: object[] }>()
    expect(draw.entries).toHaveLength(500)
    const page = (await get(`/api/draws/${drawId}/entries?page=4&pageSize=200`)).json<{
      items: object[]
      total: number
    }>()
    expect(page.total).toBe(620)
    expect(page.items).toHaveLength(20)
    expect(page.items.at(-1)).toMatchObject({ from: 1238, to: 1239 })
  })

  test('sees the last classrooms matched on the home page, also after a draw that gave nothing', async () => {
    const { services, get, run } = await drawServer()
    expect((await get('/api/draws/recent-matches')).json()).toEqual({ draw: null, items: [] })
    const drawId = await buildDraw(services, { capacity: 2 })
    await run({ slot_id: drawId })
    await run({ slot_id: await buildDraw(services, { inMinutes: 0 }) })
    expect((await get('/api/draws/recent-matches')).json()).toMatchObject({
      draw: { id: drawId, assigned: 2 },
      items: [
        { position: 1, place: 'Dayton, OH', slot_number: 1 },
        { position: 2, slot_number: 2 },
      ],
    })
  })
})
