// @module-tag some-on-pglite: one path of photos.
import { dayOf } from '@tower/contract/org-days.ts'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import {
  buildPhotographer,
  buildPhotos,
  buildReviewer,
  pictureOf,
} from '../../../test/spending/photos/build-photos.ts'
import { hostileNames, hostilePictures } from '../../../test/oversight/files/hostile-files.ts'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import { createShareLink } from '../../matching/classrooms/create-share-link.ts'
import type { TestApp } from '../../test/test-app.ts'

const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code

const shownOn = async (server: TestApp, classroomId: string) => {
  const { database, random, clock } = server.services
  const code = await database.transaction((tx) =>
    createShareLink(tx, { classroomId, random, at: clock.now() }),
  )
  return async () =>
    (await server.app.inject(`/.netlify/functions/public-share-resolve?code=${code}`)).json<{
      item: { photos: { id: string; url: string; thumbnail_url: string; caption: string | null }[] }
    }>().item.photos
}

test(
  'a photo waits for staff, is seen by its teacher alone until then, and by everyone once it is approved',
  { tags: 'on-pglite-too' },
  async () => {
    const server = await buildPhotos()
    const teacher = await buildPhotographer(server)
    const staff = await buildReviewer(server)
    const photosOn = await shownOn(server, teacher.classroomId)
    const sent = await teacher.upload('#c00', { caption: '  New books on the rug ' })
    expect(sent).toMatchObject({
      ...{ teacher_id: teacher.teacherId, classroom_name: 'Room 12', caption: 'New books on the rug' },
      ...{ approved: false, status: 'pending', statement: 'faces_hidden', reason: null },
    })
    for (const address of [sent.file_url, sent.thumbnail_url]) {
      const seen = await server.app.inject(address ?? '')
      expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    }
    expect((await server.app.inject(`/api/photos/${sent.id}`)).statusCode).toBe(404)
    expect(await photosOn()).toEqual([])

    const approved = await staff.approve(sent.id)
    expect(approved.json()).toMatchObject({
      item: { status: 'approved', approved: true, decided_by: 'admin@tower.test' },
    })
    expect(await teacher.list()).toMatchObject({ total: 1, items: [{ status: 'approved', approved: true }] })
    expect(await photosOn()).toEqual([
      {
        id: sent.id,
        url: `/api/photos/${sent.id}`,
        thumbnail_url: `/api/photos/${sent.id}/thumbnail`,
        caption: 'New books on the rug',
        shared_on: dayOf(server.services.clock.now()),
      },
    ])
    for (const address of [`/api/photos/${sent.id}`, `/api/photos/${sent.id}/thumbnail`]) {
      const seen = await server.app.inject(address)
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'public, no-cache'])
      expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp' })
      const again = await server.app.inject({
        url: address,
        headers: { 'if-none-match': String(seen.headers.etag) },
      })
      expect(again.statusCode).toBe(304)
    }
  },
)

test('without the statement of its teacher a photo is shown nowhere, whoever approves it', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const staff = await buildReviewer(server)
  const { item } = (await teacher.send(await pictureOf('#0c0'))).json<{ item: { id: string } }>()
  expect(codeOf(await staff.approve(item.id))).toBe('photos.no_statement')
  await expect(
    server.services.database.transaction((tx) =>
      tx
        .updateTable('teacher_photos')
        .set({ approved: true, decided_at: server.services.clock.now(), decided_by: staff.userId })
        .execute(),
    ),
  ).rejects.toThrow('teacher_photos__shown_with_statement')
  await teacher.change(item.id, { statement: 'consents_on_file' })
  expect(codeOf(await staff.approve(item.id))).toBe('photos.changed')
  expect((await staff.approve(item.id, 2)).statusCode).toBe(200)
})

test('a child whose name joins the class list after staff looked is named under no photo that others see', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const staff = await buildReviewer(server)
  const photosOn = await shownOn(server, teacher.classroomId)
  const address = 'Write to mateo.ruiz@school.edu'
  for (const caption of ['Mateo builds a bridge', 'The bridge', address]) {
    const { id } = await teacher.upload('#c00', { caption })
    await staff.approve(id)
  }
  const captions = async () => (await photosOn()).map(({ caption }) => caption).toSorted()
  expect(await captions()).toEqual(['Mateo builds a bridge', 'The bridge', address])
  await server.services.database.transaction((tx) =>
    tx
      .insertInto('students')
      .values({
        ...{ teacher_id: teacher.teacherId, full_name: 'Mateo Ruiz' },
        created_at: server.services.clock.now(),
      })
      .execute(),
  )
  expect((await photosOn()).map(({ caption }) => caption ?? 'left out').toSorted()).toEqual([
    'The bridge',
    'left out',
    'left out',
  ])
  const own = (await teacher.list()).items
  expect(own.map((photo) => [photo.caption, photo.caption_names_child]).toSorted()).toEqual([
    ['Mateo builds a bridge', true],
    ['The bridge', false],
    [address, true],
  ])
})

test('a photo that its teacher removes is gone from every address and page with the next request', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const staff = await buildReviewer(server)
  const photosOn = await shownOn(server, teacher.classroomId)
  const photo = await teacher.upload('#00c')
  await staff.approve(photo.id)
  expect(await photosOn()).toHaveLength(1)
  expect((await teacher.remove(photo.id)).json()).toEqual({ ok: true })
  expect(await photosOn()).toEqual([])
  for (const address of [`/api/photos/${photo.id}`, photo.file_url ?? '', photo.thumbnail_url ?? ''])
    expect((await server.app.inject(address)).statusCode, address).toBe(404)
  expect(await teacher.list()).toMatchObject({ total: 0 })
  expect(codeOf(await teacher.remove(photo.id))).toBe('photos.not_found')
  const audit = await server.services.database.read((tx) =>
    tx.selectFrom('audit_log').select(['action', 'actor_id']).orderBy('seq').execute(),
  )
  expect(audit).toEqual([
    { action: 'photos.approved', actor_id: staff.userId },
    { action: 'photos.removed', actor_id: teacher.teacherId },
  ])
})

test('a teacher who was disabled shows no photos any more', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const staff = await buildReviewer(server)
  const photo = await teacher.upload('#0cc')
  await staff.approve(photo.id)
  await server.services.database.transaction((tx) =>
    tx
      .updateTable('users')
      .set({ disabled_at: server.services.clock.now() })
      .where('id', '=', teacher.teacherId)
      .execute(),
  )
  expect((await server.app.inject(`/api/photos/${photo.id}`)).statusCode).toBe(404)
})

test('the session says whose photo it is, the header may name nobody else, and others’ photos are not there', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const other = await buildPhotographer(server, 'poe@dayton.edu')
  const bytes = await pictureOf('#ccc')
  const send = (named: string) =>
    teacher.send(bytes, { statement: 'faces_hidden' }, { 'x-pt-teacher-id': named })
  const refused = await send(other.teacherId)
  expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'identity.another_named'])
  const sent = await send(teacher.teacherId)
  const { item } = sent.json<{ item: { id: string; teacher_id: string } }>()
  expect(item.teacher_id).toBe(teacher.teacherId)
  expect(await other.list()).toMatchObject({ total: 0 })
  for (const answer of [await other.remove(item.id), await other.change(item.id, { caption: 'Mine' })])
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'photos.not_found'])
  const foreign = await teacher.send(bytes, { classroom_id: other.classroomId })
  expect(codeOf(foreign)).toBe('photos.no_classroom')
  expect((await server.app.inject('/api/teacher/photos')).statusCode).toBe(401)
})

test('a form sent twice is one photo', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const fields = { request_key: crypto.randomUUID(), statement: 'faces_hidden' }
  const bytes = await pictureOf('#cc0')
  const [one, two] = await Promise.all([teacher.send(bytes, fields), teacher.send(bytes, fields)])
  const third = await teacher.send(bytes, fields)
  const ids = [one, two, third].map((answer) => answer.json<{ item: { id: string } }>().item.id)
  expect(new Set(ids).size).toBe(1)
  expect(await teacher.list()).toMatchObject({ total: 1 })
})

test('a caption has 140 characters at most, and only while the photo waits it can be written anew', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const staff = await buildReviewer(server)
  const bytes = await pictureOf('#abc')
  expect((await teacher.send(bytes, { caption: 'é'.repeat(141) })).statusCode).toBe(400)
  const photo = await teacher.upload('#abc', { caption: 'é'.repeat(140) })
  expect((await teacher.change(photo.id, { caption: 'x'.repeat(141) })).statusCode).toBe(400)
  expect((await teacher.change(photo.id, { caption: 'The reading rug' })).json()).toMatchObject({
    item: { caption: 'The reading rug', statement: 'faces_hidden' },
  })
  await staff.approve(photo.id, 2)
  expect(codeOf(await teacher.change(photo.id, { caption: 'Something staff never saw' }))).toBe(
    'photos.decided',
  )
})

test('photos are pictures: whatever lies about what it is, is damaged or would grow beyond measure is refused', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const goodJpeg = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer()
  for (const { what, name, type, bytes, status, code } of hostilePictures(goodJpeg)) {
    const answer = await teacher.send(bytes, {}, {}, { name, type })
    expect([answer.statusCode, codeOf(answer)], what).toEqual([status, code])
  }
  expect(await teacher.list()).toMatchObject({ total: 0 })
  for (const name of hostileNames) {
    const answer = await teacher.send(goodJpeg, {}, {}, { name, type: 'text/html' })
    expect([200, 400], name).toContain(answer.statusCode)
    if (answer.statusCode === 200) await teacher.remove(answer.json<{ item: { id: string } }>().item.id)
  }
})

test('a teacher without a classroom is told so, and sponsors send no photos', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  await server.services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ teacher_id: null }).execute(),
  )
  expect(codeOf(await teacher.send(await pictureOf('#123')))).toBe('photos.no_classroom')
  await buildUser(server.services, 'dana@sponsors.test')
  await server.services.database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'sponsor' }).where('id', '=', teacher.teacherId).execute(),
  )
  expect((await teacher.send(await pictureOf('#123'))).statusCode).toBe(403)
})

test('no more photos of a teacher wait than staff can look at', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const { database, clock } = server.services
  await database.transaction((tx) =>
    tx
      .insertInto('teacher_photos')
      .values(
        Array.from({ length: 60 }, () => ({
          teacher_id: teacher.teacherId,
          classroom_id: teacher.classroomId,
          created_at: clock.now(),
        })),
      )
      .execute(),
  )
  expect(codeOf(await teacher.send(await pictureOf('#321')))).toBe('photos.too_many_waiting')
})
