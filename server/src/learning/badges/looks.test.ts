import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { badgeRow, buildBadges } from '../../../test/learning/badges/build-badges.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { codeOf } from '../../../test/money/credits/build-credits.ts'
import { createShareLink } from '../../matching/classrooms/create-share-link.ts'

async function buildLooks() {
  const world = await buildBadges()
  const { services, teacher, get, post, app } = world
  const { id: classroomId } = await buildClassroom(services.database, { teacherEmail: teacher.email })
  const code = await services.database.transaction((tx) =>
    createShareLink(tx, { classroomId, random: services.random, at: services.clock.now() }),
  )
  const shared = async () =>
    (await get(`/.netlify/functions/public-share-resolve?code=${code}`)).json<{ item: TeacherShareItem }>()
      .item
  const wear = (avatarId: string | null) =>
    post('/api/teacher/look/avatar', { avatar_id: avatarId }, teacher.bearer)
  const show = (isShown: boolean) => post('/api/teacher/look/badges', { shown: isShown }, teacher.bearer)
  const unlock = (avatarId: string) => post(`/api/teacher/avatars/${avatarId}/unlock`, {}, teacher.bearer)

  /** A photo, sent as a form does. */
  async function upload(color: string) {
    const size = { width: 40, height: 40, channels: 3 } as const
    const picture = await sharp({ create: { ...size, background: color } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
    const request = new Request('http://form.test', { method: 'POST', body: form })
    return app.inject({
      method: 'POST',
      url: '/api/teacher/look/photo',
      headers: {
        authorization: `Bearer ${teacher.bearer}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  return { ...world, shared, wear, show, unlock, upload }
}

test('badges are seen on the share page only once their teacher wants that, and until they hide them', async () => {
  const { offer, buy, show, shared } = await buildLooks()
  const low = await offer()
  const high = await offer({ ...badgeRow, name: 'Keystone', name_es: 'Piedra clave', tier: 3 })
  await buy(low.id)
  await buy(high.id)
  expect((await shared()).badges).toEqual([])
  await show(true)
  expect((await shared()).badges).toEqual([
    { name: 'Keystone', name_es: 'Piedra clave', tier: 3, image_url: high.image_url },
    { name: 'First bell', name_es: null, tier: 1, image_url: low.image_url },
  ])
  await show(false)
  expect((await shared()).badges).toEqual([])
})

test('a free avatar is worn at once, a priced one only once it is unlocked, and a badge never', async () => {
  const { offer, wear, unlock, shared, left } = await buildLooks()
  const free = await offer({ ...badgeRow, name: 'Owl', motif: 'owl', cost_cents: 0 }, 'avatars')
  const priced = await offer({ ...badgeRow, name: 'Lion', motif: 'lion' }, 'avatars')
  const badge = await offer()
  expect((await wear(free.id)).json()).toMatchObject({
    look: { avatar_id: free.id, picture_url: free.image_url },
  })
  expect((await shared()).avatar_url).toBe(free.image_url)
  expect(codeOf(await wear(priced.id))).toBe('badges.not_unlocked')
  expect(codeOf(await wear(badge.id))).toBe('badges.not_found')
  expect(codeOf(await unlock(free.id))).toBe('badges.owned')
  expect((await unlock(priced.id)).statusCode).toBe(200)
  expect(await left()).toBe(700)
  await wear(priced.id)
  expect((await shared()).avatar_url).toBe(priced.image_url)
  await wear(null)
  expect((await shared()).avatar_url).toBeNull()
})

test('a photo takes the place of an avatar, and goes with its address when another picture does', async () => {
  const { upload, shared, wear, offer, get } = await buildLooks()
  const free = await offer({ ...badgeRow, name: 'Owl', motif: 'owl', cost_cents: 0 }, 'avatars')
  await wear(free.id)
  expect((await upload('#c00')).json()).toMatchObject({ look: { has_photo: true, avatar_id: null } })
  const first = (await shared()).avatar_url ?? ''
  expect((await get(first)).headers['content-type']).toBe('image/webp')
  await upload('#0c0')
  const second = (await shared()).avatar_url ?? ''
  expect(second).not.toBe(first)
  expect((await get(first)).statusCode).toBe(404)
  await wear(free.id)
  expect((await get(second)).statusCode).toBe(404)
  expect((await shared()).avatar_url).toBe(free.image_url)
})

test('whoever wears an avatar wears it still when staff change its picture', async () => {
  const { offer, wear, shared } = await buildLooks()
  const row = { ...badgeRow, name: 'Owl', motif: 'owl', cost_cents: 0 }
  const { id } = await offer(row, 'avatars')
  await wear(id)
  const changed = await offer({ ...row, id, theme: 'serve', active: false }, 'avatars')
  expect((await shared()).avatar_url).toBe(changed.image_url)
})
