import { expect, test } from 'vitest'
import { badgeRow } from '../../../test/learning/badges/build-badges.ts'
import { buildLooks } from '../../../test/learning/badges/build-looks.ts'
import { personalData } from '../../domains.ts'
import { eraseEverywhere } from '../../people/account/erasure/erase-person.ts'
import { exportPerson } from '../../people/account/export/export-person.ts'

/** A teacher who unlocked a badge and an avatar, wears the avatar, shows the badge, and sent a photo. */
async function buildUnlocked() {
  const world = await buildLooks()
  const { offer, buy, unlock, wear, show, upload, teacher, portraits } = world
  const badge = await offer()
  const avatar = await offer({ ...badgeRow, name: 'Lion', motif: 'lion', cost_cents: 200 }, 'avatars')
  await buy(badge.id)
  await unlock(avatar.id)
  await wear(avatar.id)
  await show(true)
  await upload('#c00')
  const [photo] = await portraits()
  return { ...world, userId: teacher.userId, photoUrl: photo?.url ?? '' }
}

test('a teacher’s own file says what they unlocked, for what, and how they appear', async () => {
  const { services, userId } = await buildUnlocked()
  const file = await exportPerson(services, { userId, actorId: userId, personalData })
  expect(file).toMatchObject({
    owned_items: [
      { kind: 'badge', name: 'First bell', price_cents: 300 },
      { kind: 'avatar', name: 'Lion', price_cents: 200 },
    ],
    teacher_looks: [{ avatar: 'Lion', shows_badges: true }],
  })
})

test('of a teacher who is erased the purchases stay in the books without a name, and their look and photo go', async () => {
  const { services, userId, photoUrl, get, portraits, shared, findFaults } = await buildUnlocked()
  expect((await get(photoUrl)).statusCode).toBe(200)
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
  )
  const [owned, looks, profiles] = await services.database.read(async (tx) => [
    await tx.selectFrom('owned_items').select('price_cents').orderBy('price_cents').execute(),
    await tx.selectFrom('teacher_looks').select('teacher_id').execute(),
    await tx.selectFrom('teacher_profiles').select('avatar_url').execute(),
  ])
  expect([owned.length, looks]).toEqual([2, []])
  expect(profiles.filter(({ avatar_url: url }) => url !== null)).toEqual([])
  expect((await get(photoUrl)).statusCode).toBe(404)
  expect(await portraits()).toEqual([])
  expect((await shared())?.badges ?? []).toEqual([])
  expect(await findFaults()).toEqual([])
})
