import { expect, test } from 'vitest'
import { badgeRow } from '../../../test/learning/badges/build-badges.ts'
import { buildLooks } from '../../../test/learning/badges/build-looks.ts'
import { codeOf } from '../../../test/money/credits/build-credits.ts'
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

test('staff read how a teacher appears, and of whoever is no teacher that there is none', async () => {
  const { get, admin, teacher, person, offer, buy, show } = await buildLooks()
  const { id, name } = await offer()
  await buy(id)
  await show(true)
  const look = (userId: string) => get(`/api/admin/teachers/${userId}/look`, admin.bearer)
  expect((await look(teacher.userId)).json()).toMatchObject({ badges: [{ name }] })
  const sponsor = await person('dana@example.org', 'sponsor')
  for (const userId of [sponsor.userId, admin.userId, crypto.randomUUID()]) {
    const answer = await look(userId)
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'badges.teacher_not_found'])
  }
})

test('whoever wears an avatar wears it still when staff change its picture', async () => {
  const { offer, wear, shared } = await buildLooks()
  const row = { ...badgeRow, name: 'Owl', motif: 'owl', cost_cents: 0 }
  const { id } = await offer(row, 'avatars')
  await wear(id)
  const changed = await offer({ ...row, id, theme: 'serve', active: false }, 'avatars')
  expect((await shared()).avatar_url).toBe(changed.image_url)
})
