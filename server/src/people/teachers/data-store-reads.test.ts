import { expect, test } from 'vitest'
import { buildPhotographer, buildPhotos } from '../../../test/spending/photos/build-photos.ts'

const reads = ['reimbursements', 'teacher_photos', 'classrooms', 'profiles'] as const

/** Two teachers, each with a classroom, a photo and a receipt. */
async function buildTwo() {
  const server = await buildPhotos()
  const own = await buildPhotographer(server)
  const other = await buildPhotographer(server, 'poe@flint.edu')
  for (const [teacher, color] of [
    [own, '#c00'],
    [other, '#0c0'],
  ] as const) {
    await teacher.upload(color, { caption: `of ${color}` })
    const form = new FormData()
    form.set('caption', `receipt of ${color}`)
    form.set('file', new Blob(['%PDF-1.4\n', color, '\n%%EOF'], { type: 'application/pdf' }), 'a.pdf')
    const request = new Response(form)
    const kept = await server.app.inject({
      method: 'POST',
      url: '/api/receipts-upload',
      headers: { ...teacher.headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(kept.statusCode).toBe(200)
  }
  const read = async (table: string, headers: Record<string, string> = own.headers) =>
    (await server.app.inject({ url: `/rest/v1/${table}`, headers })).json<Record<string, unknown>[]>()
  return { ...server, own, other, read }
}

test('a teacher reads the rows of the data store that are their own, whatever the query asks for', async () => {
  const { own, other, read, services } = await buildTwo()
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ full_name: 'Ms. Ana Rivera' }).where('id', '=', own.teacherId).execute(),
  )
  expect(await read('reimbursements')).toMatchObject([
    { teacher_id: own.teacherId, status: 'submitted', caption: 'receipt of #c00' },
  ])
  expect(await read('teacher_photos')).toMatchObject([
    { teacher_id: own.teacherId, caption: 'of #c00', approved: false, status: 'pending' },
  ])
  expect(await read('classrooms')).toEqual([
    expect.objectContaining({ id: own.classroomId, teacher_id: own.teacherId, sponsor_id: null }),
  ])
  expect(await read('profiles')).toEqual([
    {
      ...{ id: own.teacherId, role: 'teacher', balance_cents: 0 },
      ...{ first_name: 'Ana', full_name: 'Ms. Ana Rivera' },
      storybooks_preferences: { notify_pirate: false, 'notify_field-trip': false, notify_gratitude: false },
    },
  ])
  for (const table of reads) {
    const asked = JSON.stringify(
      await read(`${table}?teacher_id=eq.${other.teacherId}&id=eq.${other.teacherId}`),
    )
    expect(asked).not.toContain(other.teacherId)
  }
})

test('the data store answers teachers alone, and the photo it names can be fetched', async () => {
  const { app, own, other, read } = await buildTwo()
  for (const table of reads) expect((await app.inject({ url: `/rest/v1/${table}` })).statusCode).toBe(401)
  const [photo] = await read('teacher_photos', other.headers)
  expect((await app.inject(String(photo?.file_url))).statusCode).toBe(200)
  expect(photo?.teacher_id).not.toBe(own.teacherId)
})

test('a teacher says of which storybooks they want to hear, one by one, in their own profile alone', async () => {
  const { app, own, other, read } = await buildTwo()
  const change = (storybooks_preferences: object, query = '') =>
    app.inject({
      method: 'PATCH',
      url: `/rest/v1/profiles${query}`,
      headers: own.headers,
      payload: { storybooks_preferences },
    })
  await change({ notify_pirate: true, 'notify_field-trip': true })
  const changed = await change({ notify_pirate: false }, `?id=eq.${other.teacherId}`)
  const wishes = { notify_pirate: false, 'notify_field-trip': true, notify_gratitude: false }
  expect(changed.json()).toMatchObject([{ id: own.teacherId, storybooks_preferences: wishes }])
  expect(await read('profiles')).toMatchObject([{ storybooks_preferences: wishes }])
  expect(await read('profiles', other.headers)).toMatchObject([
    { storybooks_preferences: { notify_pirate: false, 'notify_field-trip': false, notify_gratitude: false } },
  ])
  expect((await change({ notify_pirate: 'yes' })).statusCode).toBe(400)
})
