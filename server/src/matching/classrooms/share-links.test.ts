import { dayOf } from '@tower/contract/org-days.ts'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { findSlotDonors } from '../../money/giving/minting/find-slot-donors.ts'
import { matchSlot } from '../slots/match-slots.ts'
import { createShareLink } from './create-share-link.ts'
import { saveTeacherProfile } from './save-teacher-profile.ts'

const planted = 'planted-secret'

/** A confirmed classroom with a share code, and a secret in every text of it that isn't one of the eight fields. */
async function plantedClassroom({ services }: TestApp) {
  const { database, random, clock } = services
  const classroom = await buildClassroom(database, { teacherEmail: `${planted}@dayton.edu` })
  const teacherId = classroom.teacherId ?? ''
  const code = await database.transaction(async (tx) => {
    await saveTeacherProfile(tx, {
      teacherId,
      bio: ' Eleven years. ',
      avatarUrl: '/files/a.png',
      at: clock.now(),
    })
    await tx
      .updateTable('users')
      .set({ full_name: `${planted} name`, password_hash: planted })
      .where('id', '=', teacherId)
      .execute()
    await tx
      .updateTable('classrooms')
      .set({ name: `${planted} classroom`, grade_level: planted, import_key: planted })
      .where('id', '=', classroom.id)
      .execute()
    const made = await createShareLink(tx, { classroomId: classroom.id, random, at: clock.now() })
    await tx
      .updateTable('share_links')
      .set({ note: planted, created_by: teacherId })
      .where('code', '=', made)
      .execute()
    return made
  })
  return { classroom, teacherId, code }
}

const resolve = ({ app }: TestApp, code: string) =>
  app.inject(`/.netlify/functions/public-share-resolve?code=${encodeURIComponent(code)}`)

test('a share link shows what visitors may know of its teacher, however the code is typed, and nothing planted elsewhere', async () => {
  const server = await testApp()
  const { classroom, teacherId, code } = await plantedClassroom(server)
  for (const typed of [code, code.toLowerCase(), ` ${code} `]) {
    const answer = await resolve(server, typed)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      item: {
        display_name: 'Ms Rivera',
        school: 'Ruskin Elementary',
        city: 'Dayton',
        state: 'OH',
        bio: 'Eleven years.',
        avatar_url: '/files/a.png',
        nominators: 0,
        confirmed: 0,
        is_confirmed: true,
        matched: null,
        photos: [],
        badges: [],
      },
    })
    for (const secret of [planted, classroom.id, teacherId, '@']) expect(answer.body).not.toContain(secret)
  }
})

test('a share link says how many nominations are confirmed of how many, of its classroom alone', async () => {
  const server = await testApp()
  const { classroom, code } = await plantedClassroom(server)
  const other = await buildClassroom(server.services.database)
  await server.services.database.transaction((tx) =>
    tx
      .insertInto('classroom_nominations')
      .values([
        { classroom_id: classroom.id, nominator_hash: 'a' },
        { classroom_id: classroom.id, nominator_hash: 'b' },
        {
          ...{ classroom_id: classroom.id, nominator_hash: 'c' },
          ...{ confirmed_at: server.services.clock.now(), confirmed_how: 'link' },
        },
        { classroom_id: other.id, nominator_hash: 'd' },
      ])
      .execute(),
  )
  expect((await resolve(server, code)).json()).toMatchObject({ item: { nominators: 3, confirmed: 1 } })
})

test('a share link says whether its teacher confirmed, and which slot came to the classroom this school year', async () => {
  const server = await testApp()
  const { database, clock } = server.services
  const { classroom, code } = await plantedClassroom(server)
  const confirmedAt = (confirmed_at: Date | null) =>
    database.transaction((tx) =>
      tx.updateTable('classrooms').set({ confirmed_at }).where('id', '=', classroom.id).execute(),
    )
  await confirmedAt(null)
  expect((await resolve(server, code)).json()).toMatchObject({ item: { is_confirmed: false, matched: null } })

  await confirmedAt(clock.now())
  await buildSlots(server.services, 1)
  const give = { ...server.services, findSlotDonors }
  const slot = await database.read((tx) =>
    tx.selectFrom('slots').select(['id', 'number']).executeTakeFirstOrThrow(),
  )
  await database.transaction((tx) =>
    matchSlot(give, tx, {
      slotId: slot.id,
      classroomId: classroom.id,
      how: 'designation',
      at: clock.now(),
      actorId: null,
    }),
  )
  const matched = { slot_number: slot.number, matched_on: dayOf(clock.now()) }
  expect((await resolve(server, code)).json()).toMatchObject({ item: { is_confirmed: true, matched } })

  server.services.clock.advance(365 * 86_400_000)
  expect((await resolve(server, code)).json()).toMatchObject({ item: { matched: null } })
})

test('a link nobody made is not found', async () => {
  const server = await testApp()
  for (const code of ['PT-ABC234', 'PT', "' or 1=1 --", '🙂', '../admin']) {
    const answer = await resolve(server, code)
    expect([answer.statusCode, answer.json()], code).toEqual([
      404,
      { error: 'Share link not found', code: 'share_links.not_found' },
    ])
  }
})

const closed = { error: 'Link not found or no longer active.', code: 'share_links.closed' }

test('a revoked or expired link is gone, with its picture and its QR code', async () => {
  const server = await testApp()
  const { database, clock } = server.services
  const { code } = await plantedClassroom(server)
  for (const path of [`/og/t/${code}`, `/qr/t/${code}`])
    expect((await server.app.inject(path)).statusCode).toBe(200)
  const close = (link: { revoked_at: Date | null; expires_at: Date | null }) =>
    database.transaction((tx) => tx.updateTable('share_links').set(link).where('code', '=', code).execute())
  for (const link of [
    { revoked_at: clock.now(), expires_at: null },
    { revoked_at: null, expires_at: clock.now() },
  ]) {
    await close(link)
    const answer = await resolve(server, code)
    expect([answer.statusCode, answer.json()]).toEqual([410, closed])
    for (const path of [`/og/t/${code}`, `/og/t/${code}?lang=es`, `/qr/t/${code}`]) {
      expect((await server.app.inject(path)).statusCode, path).toBe(410)
    }
  }
})

test('a teacher who was switched off, and a classroom that nobody is known to lead, have no public page', async () => {
  const server = await testApp()
  const { database, random, clock } = server.services
  const { code, teacherId } = await plantedClassroom(server)
  await database.transaction((tx) =>
    tx.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', teacherId).execute(),
  )
  expect((await resolve(server, code)).json()).toEqual(closed)

  const { id: classroomId } = await buildClassroom(database, { name: 'Somebody else’s idea' })
  const unled = await database.transaction((tx) =>
    createShareLink(tx, { classroomId, random, at: clock.now() }),
  )
  expect((await resolve(server, unled)).json()).toEqual(closed)
  expect((await server.app.inject('/sitemap.xml')).body).not.toContain('/t/')
})

test('share links are not for guessing through', async () => {
  const server = await testApp({ environment: { RATE_LIMIT_FACTOR: '1' } })
  let refused = 0
  for (let ask = 0; ask < 125; ask++)
    refused += (await resolve(server, `PT-AAAA${ask}`)).statusCode === 429 ? 1 : 0
  expect(refused).toBe(5)
})
