import { dayMs } from '@tower/contract/durations.ts'
import type { ReviewedPhoto } from '@tower/contract/spending/photos.contract.ts'
import { retention } from '@tower/contract/retention.ts'
import { describe, expect, test } from 'vitest'
import { buildPhotographer, buildPhotos, buildReviewer } from '../../../test/spending/photos/build-photos.ts'
import { sweepPhotos } from './sweep-photos.ts'

const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code

async function buildDesk() {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const staff = await buildReviewer(server)
  const mails = () =>
    server.services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'template', 'params', 'locale'])
        .where('template', '=', 'photo_decided')
        .orderBy('created_at')
        .execute(),
    )
  const audit = () =>
    server.services.database.read((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'target_id', 'details'])
        .orderBy('seq')
        .execute(),
    )
  return { ...server, server, teacher, staff, mails, audit }
}

test('a rejected photo is shown nowhere; its teacher reads why, on the page and by mail in their language', async () => {
  const { app, services, teacher, staff, mails, audit } = await buildDesk()
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ locale: 'es' }).where('id', '=', teacher.teacherId).execute(),
  )
  const photo = await teacher.upload('#c00', { caption: 'The new rug' })
  expect((await staff.reject(photo.id, ' ')).statusCode).toBe(400)
  const reason = 'A child’s name can be read on the wall.'
  expect((await staff.reject(photo.id, reason)).json()).toMatchObject({
    item: { status: 'rejected', approved: false, reason, decided_by: 'admin@tower.test' },
  })
  const { items } = await teacher.list('?status=rejected')
  expect(items).toMatchObject([{ id: photo.id, status: 'rejected', reason }])
  expect((await app.inject(items[0]?.file_url ?? '')).statusCode).toBe(200)
  expect((await app.inject(`/api/photos/${photo.id}`)).statusCode).toBe(404)
  expect(await mails()).toEqual([
    {
      to_email: 'rivera@dayton.edu',
      template: 'photo_decided',
      params: { outcome: 'rejected', classroomName: 'Room 12', caption: 'The new rug', reason },
      locale: 'es',
    },
  ])
  expect(await audit()).toMatchObject([
    {
      action: 'photos.rejected',
      actor_id: staff.userId,
      target_id: photo.id,
      details: { teacherId: teacher.teacherId },
    },
  ])
})

test('an approved photo that staff take down is gone at once, its picture for good, and its teacher is told', async () => {
  const { app, teacher, staff, mails, audit } = await buildDesk()
  const photo = await teacher.upload('#0c0')
  expect(codeOf(await staff.takeDown(photo.id, 'A family asked us to.'))).toBe('photos.not_shown')
  await staff.approve(photo.id)
  expect((await staff.takeDown(photo.id, 'A family asked us to.')).json()).toMatchObject({
    item: { status: 'rejected', file_url: null, reason: 'A family asked us to.' },
  })
  for (const address of [`/api/photos/${photo.id}`, photo.file_url ?? ''])
    expect((await app.inject(address)).statusCode).toBe(404)
  expect((await mails()).map(({ params }) => (params as { outcome: string }).outcome)).toEqual([
    'approved',
    'taken_down',
  ])
  expect((await audit()).map(({ action }) => action)).toEqual(['photos.approved', 'photos.taken_down'])
  expect((await teacher.remove(photo.id)).statusCode).toBe(200)
})

test('a photo that was rejected goes after 90 days with its picture; one that waits or is shown stays', async () => {
  const { services, teacher, staff, audit } = await buildDesk()
  const { clock } = services
  const gone = await teacher.upload('#c01', { caption: 'Rejected' })
  const shown = await teacher.upload('#c02', { caption: 'Shown' })
  const waiting = await teacher.upload('#c03', { caption: 'Waiting' })
  await staff.reject(gone.id, 'Too dark.')
  await staff.approve(shown.id)
  clock.advance((retention.rejectedPhotos.days - 1) * dayMs)
  await sweepPhotos(services)
  const kept = () =>
    services.database.read((tx) => tx.selectFrom('teacher_photos').select('id').orderBy('id').execute())
  expect(await kept()).toHaveLength(3)
  clock.advance(2 * dayMs)
  await sweepPhotos(services)
  expect((await kept()).map(({ id }) => id)).toEqual([shown.id, waiting.id].toSorted())
  const removed = await services.database.read((tx) =>
    tx.selectFrom('files').select('id').where('removed_at', 'is not', null).execute(),
  )
  expect(removed).toHaveLength(1)
  expect((await audit()).map(({ action }) => action)).toContain('photos.rejected')
})

test('opening photos of a classroom leaves a row for each of the staff, teacher and hour, and their teacher none', async () => {
  const { teacher, staff, audit } = await buildDesk()
  await teacher.upload('#c0a')
  await teacher.upload('#c0b')
  await teacher.list()
  for (let times = 0; times < 2; times += 1) expect((await staff.list()).statusCode).toBe(200)
  const row = { action: 'safety.read_child', actor_id: staff.userId, target_id: teacher.teacherId }
  expect(await audit()).toMatchObject([row])
})

test('whoever is second reads who decided, and nothing changes', async () => {
  const { server, teacher, staff, mails } = await buildDesk()
  const second = await buildReviewer(server, 'second@tower.test')
  const photo = await teacher.upload('#00c')
  await staff.approve(photo.id)
  const late = await second.reject(photo.id, 'Too dark.')
  expect([late.statusCode, late.json()]).toEqual([
    409,
    { code: 'photos.decided', error: 'This photo was approved before by admin@tower.test.' },
  ])
  expect(await mails()).toHaveLength(1)
})

test('nobody decides on a photo of their own', async () => {
  const { app, services, teacher } = await buildDesk()
  const photo = await teacher.upload('#cc0')
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'admin' }).where('id', '=', teacher.teacherId).execute(),
  )
  const { headers } = teacher
  const decide = (act: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/photos/${photo.id}/${act}`, headers, payload })
  expect(codeOf(await decide('approve', { revision: 1 }))).toBe('photos.own')
  expect(codeOf(await decide('reject', { revision: 1, reason: 'Mine.' }))).toBe('photos.own')
})

test('staff see the mail that a decision would send, word for word, before they send it', async () => {
  const { app, teacher, staff } = await buildDesk()
  const photo = await teacher.upload('#0cc', { caption: 'Paint!' })
  const preview = await app.inject({
    url: `/api/admin/photos/${photo.id}/decision-mail?outcome=rejected&reason=Too%20dark.`,
    headers: staff.headers,
  })
  expect(preview.json()).toMatchObject({ to: 'rivera@dayton.edu', subject: 'About your photo' })
  const { text } = preview.json<{ text: string }>()
  for (const words of ['“Too dark.”', 'Paint!', 'Room 12']) expect(text).toContain(words)
})

test('photos that wait longest come first, and staff find photos by what stands with them', async () => {
  const { server, services, teacher, staff } = await buildDesk()
  const other = await buildPhotographer(server, 'poe@flint.edu')
  const colors = ['#100', '#200', '#300']
  const ids: string[] = []
  for (const color of colors) {
    ids.push((await teacher.upload(color, { caption: `Color ${color}` })).id)
    services.clock.advance(1_000)
  }
  const foreign = (await other.upload('#400', { caption: '100% cotton' })).id
  await staff.approve(ids[0] ?? '')
  const list = async (query = '') =>
    (await staff.list(query)).json<{ items: ReviewedPhoto[]; total: number }>()
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id)
  expect(await idsOf('')).toEqual([ids[1], ids[2], foreign, ids[0]])
  expect(await idsOf('?status=pending&sort=-created')).toEqual([foreign, ids[2], ids[1]])
  expect(await idsOf('?q=POE%40flint')).toEqual([foreign])
  expect(await idsOf('?q=100%25')).toEqual([foreign])
  expect(await list('?page=2&pageSize=3')).toMatchObject({ total: 4, items: [{ id: ids[0] }] })
  const file = await server.app.inject({
    url: '/api/admin/photos.csv?status=pending',
    headers: staff.headers,
  })
  expect(file.body.trim().split('\r\n')).toHaveLength(4)
  expect((await server.app.inject({ url: '/api/admin/photos', headers: teacher.headers })).statusCode).toBe(
    403,
  )
})

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('two of the staff at the same moment', () => {
  test('decide once, and the photo carries one decision and one mail', async () => {
    const { server, teacher, staff, mails, audit } = await buildDesk()
    const second = await buildReviewer(server, 'second@tower.test')
    const photo = await teacher.upload('#c0c')
    const answers = await Promise.all([staff.approve(photo.id), second.reject(photo.id, 'Too dark.')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await mails()).toHaveLength(1)
    expect(await audit()).toHaveLength(1)
  })
})
