// @module-tag some-on-pglite: one path of what is written down of reading.
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minuteMs } from '@tower/contract/durations.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import { peopleList } from '@tower/contract/people/directory.contract.ts'
import type { safetyEndpoints } from '@tower/contract/oversight/safety.contract.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildDirectory } from '../../../../test/people/directory/build-directory.ts'
import { buildDraft } from '../../../../test/people/prospects/build-prospects.ts'
import { buildUpdate } from '../../../../test/people/prospects/build-update.ts'
import type { Actor } from '../../../http/actor.ts'
import { traceBeginning } from '../../../http/reading-watch.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { followFile } from './follow-file.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type Unusual = CallOutput<typeof safetyEndpoints.listUnusual>

const users = '/api/admin/users.csv'

async function buildReading(environment: Record<string, string> = {}) {
  const world = await buildDirectory({ environment })
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const read = (url: string, who = admin) => world.call(who.token, 'GET', url)
  const readings = async () => (await world.audit()).filter(({ action }) => action.startsWith('safety.read_'))
  const mails = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'params'])
        .where('template', '=', 'unusual_reading')
        .execute(),
    )
  return { ...world, root, admin, read, readings, mails }
}

test(
  'a file of people leaves who took which list by which filter and how many rows, and no word that was searched for',
  { tags: 'on-pglite-too' },
  async () => {
    const { read, readings, admin, services } = await buildReading()
    const file = await read(`${users}?q=Zorblatt%20Quexley&role=admin`)
    expect(file.statusCode).toBe(200)
    expect(file.headers['cache-control']).toBe('no-store')
    await read(`${users}?role=admin&role=%00&q=`)
    await read(users)
    const row = { actor_id: admin.userId, target_id: 'users.csv' }
    const filter = 'q=(searched) role=admin'
    const rows = await readings()
    expect(rows).toEqual([
      { ...row, action: 'safety.read_begun', details: { filter } },
      { ...row, action: 'safety.read_file', details: { filter, rows: 0, whole: true } },
      { ...row, action: 'safety.read_begun', details: { filter: '' } },
      { ...row, action: 'safety.read_file', details: { filter: '', rows: 2, whole: true } },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/zorblatt|quexley/i)
    expect(await services.database.transaction(verifyAudit)).toMatchObject({ ok: true })
  },
)

test('a session whose holder showed too long ago who they are gets no file of people and leaves no row of one', async () => {
  const { read, readings, clock } = await buildReading()
  clock.advance(11 * minuteMs)
  const refused = await read(users)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'identity.proof_needed'])
  expect(refused.body).not.toContain('admin@tower.test')
  expect((await read('/api/admin/programs.csv')).statusCode).toBe(200)
  expect((await readings()).map(({ target_id: file, details }) => [file, details])).toEqual([
    ['programs.csv', { filter: '', people: false }],
    ['programs.csv', { filter: '', people: false, rows: expect.any(Number) as number, whole: true }],
  ])
})

test('a download that is cut off leaves how far it came, and holds nothing of the log meanwhile', async () => {
  const { services, admin, readings } = await buildReading()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const app = Fastify()
  app.decorateRequest('fileTrace', undefined)
  app.decorate('findGate', () => services.gate)
  onTestFinished(() => app.close())
  app.get('/endless.csv', { onSend: traceBeginning }, async (request, reply) => {
    const asked = { params: undefined, query: { role: 'admin' } }
    const trace = followFile(services, { call: peopleList.file, actor: admin as unknown as Actor, asked })
    request.fileTrace = { ...trace, end: (sent) => trace.end(sent).finally(resolve) }
    await sendCsv(reply, { name: 'endless', header: ['One'], batches: endless(), view: (row) => [row] })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const [answer] = (await once(get({ port, path: '/endless.csv' }), 'response')) as [NodeJS.ReadableStream]
  await once(answer, 'readable')
  // It is under way, and somebody else's row is written all the same.
  const other = followFile(services, {
    ...{ call: peopleList.file, actor: admin as unknown as Actor },
    asked: { params: undefined, query: {} },
  })
  await other.begin()
  ;(answer as unknown as { destroy(): void }).destroy()
  await ended
  const [begun, , cut] = await readings()
  expect(begun).toMatchObject({ action: 'safety.read_begun', details: { filter: 'role=admin' } })
  expect(cut).toMatchObject({ action: 'safety.read_file', details: { filter: 'role=admin', whole: false } })
  expect((cut?.details as { rows: number }).rows).toBeGreaterThanOrEqual(1_000)
})

async function* endless() {
  for (;;) yield Array.from({ length: 1_000 }, () => 'row')
}

test('of two files at once the second counts the first: superadmins are told once a day, and whoever did it is not the one who is written to', async () => {
  const { read, readings, mails, notices, root, admin, clock, device, person, call } = await buildReading({
    UNUSUAL_FILES_A_DAY: '2',
  })
  const other = await person('other@tower.test', 'superadmin')
  await person('off@tower.test', 'superadmin').then(({ userId }) =>
    call(root.token, 'POST', `/api/admin/people/${userId}/disable`),
  )
  await read(users, root)
  expect(await mails()).toEqual([])
  await Promise.all([read(users, root), read(users, root), read(users, root)])
  expect((await mails()).map(({ to_email: to }) => to)).toEqual([other.email])
  expect(await notices()).toEqual([
    {
      type: 'unusual_reading',
      title: 'Unusual reading',
      message: expect.stringMatching(
        /^root@tower\.test within a day: 3 files, \d+ rows of people, 0 files/,
      ) as string,
    },
  ])
  const told = (await readings()).filter(({ action }) => action === 'safety.read_unusual')
  expect(told).toEqual([
    expect.objectContaining({
      actor_id: null,
      target_id: root.userId,
      details: expect.objectContaining({ files: 3 }) as object,
    }),
  ])
  const look = async (who: typeof admin) => (await read('/api/admin/unusual-reading', who)).json<Unusual>()
  const shown = await look(admin)
  // Whoever knows from what on superadmins are told stays one below.
  expect([shown.bounds, (await look(root)).bounds]).toEqual([null, { files: 2, rows: 20_000, children: 60 }])
  expect(shown.items).toEqual([expect.objectContaining({ email: 'root@tower.test', files: 3, children: 0 })])
  for (let step = 0; step < 3; step++) await read(users, admin)
  expect((await mails()).map(({ to_email: to }) => to).toSorted()).toEqual([
    other.email,
    other.email,
    root.email,
  ])
  clock.advance(25 * 60 * minuteMs)
  const nextDay = { ...root, ...(await device(root.userId)) }
  for (let step = 0; step < 3; step++) await read(users, nextDay)
  expect((await mails()).map(({ to_email: to }) => to).filter((to) => to === other.email)).toHaveLength(3)
})

test('a superadmin who stands alone is written to: it may be their session that was stolen', async () => {
  const { read, mails, root } = await buildReading({ UNUSUAL_ROWS_A_DAY: '3' })
  await read(users, root)
  await read(users, root)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to_email: root.email, params: { who: root.email, files: 2, rows: 4 } })
})

test('the file of a child leaves a row for each of the staff and hour, and the keeper none', async () => {
  const world = await buildReading({ UNUSUAL_CHILDREN_A_DAY: '1' })
  const { read, readings, services, person, admin, root, clock, device, mails } = world
  const keeper = { ...(await person('keeper@tower.test', 'coach')), role: 'coach' as const, duties: [] }
  const guardian = {
    ...(await person('guardian@tower.test', 'guardian')),
    ...{ role: 'guardian' as const, duties: [] },
  }
  const prospectId = await buildDraft(services, { keeper, guardian })
  const review = `/api/admin/prospects/${prospectId}`
  const again = async (who: typeof admin) => ({ ...who, ...(await device(who.userId)) })
  for (const url of [review, `/api/prospect/own/${prospectId}`, review])
    expect((await read(url)).statusCode).toBe(200)
  await read(review, root)
  await read(`/api/prospect/own/${prospectId}`, keeper)
  expect((await read('/api/admin/prospects/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  // People who are no family leave none either.
  for (const { userId } of [keeper, guardian, admin]) await read(`/api/admin/people/${userId}/about`)
  const shown = async () =>
    (await readings()).map(({ action, actor_id: by, target_id: of }) => [action, by, of])
  const first = [
    ['safety.read_child', admin.userId, prospectId],
    ['safety.read_child', root.userId, prospectId],
    ['safety.read_child', admin.userId, guardian.userId],
    ['safety.read_unusual', null, admin.userId],
  ]
  expect(await shown()).toEqual(first)
  expect((await mails()).map(({ to_email: to }) => to)).toEqual([root.email])
  clock.advance(59 * minuteMs)
  await read(review, await again(admin))
  expect(await shown()).toEqual(first)
  clock.advance(2 * minuteMs)
  const { updateId } = await buildUpdate(services, { actor: keeper, prospectId, caption: 'Ran' })
  const preview = `/api/admin/prospect-updates/${updateId}/decision-mail?outcome=approved`
  expect((await read(preview, await again(admin))).statusCode).toBe(200)
  expect(await shown()).toEqual([...first, ['safety.read_child', admin.userId, prospectId]])
})

test('rows, statements and papers of children leave a row as their files do, and a paper asks for a proof', async () => {
  const { read, readings, services, person, admin, clock, device } = await buildReading()
  const keeper = { ...(await person('keeper@tower.test', 'coach')), role: 'coach' as const, duties: [] }
  const guardian = {
    ...(await person('guardian@tower.test', 'guardian')),
    ...{ role: 'guardian' as const, duties: [] },
  }
  const prospectId = await buildDraft(services, { keeper, guardian })
  await buildUpdate(services, { actor: keeper, prospectId, caption: 'Ran' })
  const paper = `/api/prospect/statement.pdf?prospect_id=${prospectId}`
  const ways = ['/rest/v1/prospects', '/rest/v1/prospect_updates']
  let staff = admin
  for (const url of [...ways, `/api/prospect/statement?prospect_id=${prospectId}`, paper]) {
    clock.advance(61 * minuteMs)
    const before = (await readings()).length
    const own = { ...keeper, ...(await device(keeper.userId)) }
    expect((await read(url, own)).statusCode, url).toBe(200)
    expect(await readings(), url).toHaveLength(before)
    staff = { ...admin, ...(await device(admin.userId)) }
    expect((await read(url, staff)).statusCode, url).toBe(200)
    const left = (await readings()).slice(before)
    const [action, target_id] =
      url === paper ? ['safety.read_file', 'prospect/statement.pdf'] : ['safety.read_child', prospectId]
    expect(left, url).toContainEqual(expect.objectContaining({ action, target_id }))
    // A paper says by its filter whose it is.
    expect(JSON.stringify(left), url).toContain(prospectId)
  }
  clock.advance(11 * minuteMs)
  expect((await read(paper, staff)).json<{ code: string }>().code).toBe('identity.proof_needed')
})
