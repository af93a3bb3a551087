import type { Look } from '@tower/contract/learning/badges.contract.ts'
import { expect, test } from 'vitest'
import { badgeRow } from '../../../../test/learning/badges/build-badges.ts'
import { buildLooks } from '../../../../test/learning/badges/build-looks.ts'
import { codeOf } from '../../../../test/money/credits/build-credits.ts'

const owl = { ...badgeRow, name: 'Owl', motif: 'owl', cost_cents: 0 }

async function buildPortraits() {
  const world = await buildLooks()
  const { upload, portraits, marketplace } = world
  /** The id of the photo that was sent just now. */
  async function send(color = '#c00') {
    await upload(color)
    const [first] = await portraits()
    if (first?.state !== 'waiting') throw new Error('no photo waits')
    return first.file_id
  }
  const look = async (): Promise<Look> => (await marketplace()).look
  return { ...world, send, look }
}

test('a photo waits for staff: until they show it, only its teacher and they see it, and the avatar stays', async () => {
  const { offer, wear, send, shared, look, get, decide, portraits, teacher } = await buildPortraits()
  const { id, image_url } = await offer(owl, 'avatars')
  await wear(id)
  const photo = await send()
  expect((await shared()).avatar_url).toBe(image_url)
  expect((await get(`/files/${photo}`)).statusCode).toBe(404)
  const waiting = await look()
  expect(waiting).toMatchObject({ avatar_id: id, has_photo: false, picture_url: image_url })
  expect((await get(waiting.waiting_url ?? '')).headers['content-type']).toBe('image/webp')
  const [seen] = await portraits()
  expect(seen).toMatchObject({ teacher_id: teacher.userId, teacher_name: 'Ms. Rivera', state: 'waiting' })
  expect((await get(seen?.url ?? '')).statusCode).toBe(200)

  expect((await decide(photo, 'shown')).statusCode).toBe(200)
  expect((await shared()).avatar_url).toBe(`/files/${photo}`)
  expect((await get(`/files/${photo}`)).headers['content-type']).toBe('image/webp')
  expect(await look()).toMatchObject({ avatar_id: null, has_photo: true, waiting_url: null })
  expect(await portraits()).toMatchObject([{ file_id: photo, state: 'shown' }])
})

test('a photo that staff do not show is gone for everyone, and its teacher reads why until they choose again', async () => {
  const { send, shared, look, get, decide, upload } = await buildPortraits()
  const photo = await send()
  const { waiting_url: address } = await look()
  expect((await decide(photo, 'refused')).statusCode).toBe(200)
  expect((await shared()).avatar_url).toBeNull()
  expect((await get(address ?? '')).statusCode).toBe(404)
  expect(await look()).toMatchObject({ refused_because: 'A student is on it.', waiting_url: null })
  await upload('#0c0')
  expect((await look()).refused_because).toBeNull()
})

test('a photo that is shown stays while the next one waits, and staff take it off as they kept it off', async () => {
  const { send, shared, get, decide, wear } = await buildPortraits()
  const first = await send()
  await decide(first, 'shown')
  const second = await send('#0c0')
  expect((await shared()).avatar_url).toBe(`/files/${first}`)
  await decide(second, 'shown')
  expect((await get(`/files/${first}`)).statusCode).toBe(404)
  expect((await shared()).avatar_url).toBe(`/files/${second}`)
  await decide(second, 'refused')
  expect((await shared()).avatar_url).toBeNull()
  expect((await get(`/files/${second}`)).statusCode).toBe(404)
  const third = await send('#00c')
  await wear(null)
  expect(codeOf(await decide(third, 'shown'))).toBe('badges.portrait_changed')
})

test('whatever staff decide on a photo is mailed to its teacher in their language, once, with the reason where there is one', async () => {
  const { services, send, decide, post, admin, teacher } = await buildPortraits()
  await decide(await send(), 'refused')
  const second = await send('#0c0')
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ locale: 'es' }).where('id', '=', teacher.userId).execute(),
  )
  await Promise.all([decide(second, 'shown'), decide(second, 'shown')])
  const reason = 'A family asked us to.'
  await post(
    `/api/admin/portraits/${teacher.userId}/decide`,
    { file_id: second, outcome: 'refused', reason },
    admin.bearer,
  )
  const mails = await services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['to_email', 'locale', 'params'])
      .where('template', '=', 'portrait_decided')
      .orderBy('created_at')
      .execute(),
  )
  const to = teacher.email
  expect(mails).toHaveLength(3)
  expect(mails).toEqual(
    expect.arrayContaining([
      { to_email: to, locale: 'en', params: { outcome: 'refused', reason: 'A student is on it.' } },
      { to_email: to, locale: 'es', params: { outcome: 'shown' } },
      { to_email: to, locale: 'es', params: { outcome: 'taken_off', reason } },
    ]),
  )
})

test('nobody decides on their own photo, under another account at their mailbox neither', async () => {
  const { send, decide, services, admin, teacher } = await buildPortraits()
  const photo = await send()
  await services.database.transaction((tx) =>
    tx
      .updateTable('users')
      .set({ email: teacher.email.replace('@', '+staff@') })
      .where('id', '=', admin.userId)
      .execute(),
  )
  expect(codeOf(await decide(photo, 'shown'))).toBe('badges.own_portrait')
})

test('staff decide on the photo they saw: one that was replaced, decided on or is nobody’s is refused', async () => {
  const { send, decide, services, admin } = await buildPortraits()
  const first = await send()
  const second = await send('#0c0')
  expect(codeOf(await decide(first, 'shown'))).toBe('badges.portrait_changed')
  const answers = await Promise.all([decide(second, 'shown'), decide(second, 'shown')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(codeOf(await decide(crypto.randomUUID(), 'refused'))).toBe('badges.portrait_changed')
  const rows = await services.database.read((tx) =>
    tx.selectFrom('audit_log').select(['action', 'actor_id']).where('target_kind', '=', 'user').execute(),
  )
  expect(rows.filter(({ action }) => action.startsWith('badges.'))).toEqual([
    { action: 'badges.portrait_shown', actor_id: admin.userId },
  ])
})

test('photos of teachers are for staff to decide on, and wait in the queue of the console', async () => {
  const { send, decide, get, admin, teacher, person } = await buildPortraits()
  const photo = await send()
  const sponsor = await person('dana@example.org', 'sponsor')
  for (const { bearer } of [teacher, sponsor]) {
    expect((await get('/api/admin/portraits', bearer)).statusCode).toBe(403)
    expect((await decide(photo, 'shown', bearer)).statusCode).toBe(403)
  }
  const queue = (await get('/api/admin/queue', admin.bearer)).json<{
    items: { kind: string; who: string }[]
  }>()
  expect(queue.items).toContainEqual(expect.objectContaining({ kind: 'portrait', who: 'Ms. Rivera' }))
})
