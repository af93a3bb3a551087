// @module-tag some-on-pglite: one path of classrooms.
import { shareCodePattern } from '@tower/contract/matching/classrooms.ts'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { createShareLink } from './create-share-link.ts'

async function classroomWithCode({ services }: TestApp) {
  const classroom = await buildClassroom(services.database, { teacherEmail: 'rivera@dayton.edu' })
  const code = await services.database.transaction((tx) =>
    createShareLink(tx, { classroomId: classroom.id, random: services.random, at: services.clock.now() }),
  )
  return { classroom, code }
}

const resolve = ({ app }: TestApp, code: string) =>
  app.inject(`/api/sharecode/resolve?code=${encodeURIComponent(code)}`)

test(
  'a share code resolves to its classroom however it is typed, and shows nothing of the teacher',
  { tags: 'on-pglite-too' },
  async () => {
    const server = await testApp()
    const { classroom, code } = await classroomWithCode(server)
    expect(code).toMatch(shareCodePattern)
    for (const typed of [code, code.toLowerCase(), `  ${code} `]) {
      const answer = await resolve(server, typed)
      expect(answer.statusCode).toBe(200)
      const shown = { id: classroom.id, public_name: 'Room 12', is_confirmed: true }
      expect(answer.json()).toEqual({
        ...shown,
        school: 'Ruskin Elementary',
        city: 'Dayton',
        state: 'OH',
        classroom: shown,
      })
    }
  },
)

test('a classroom that waits for its teacher resolves as not confirmed', async () => {
  const server = await testApp()
  const { database, random, clock } = server.services
  const { id: classroomId } = await buildClassroom(database)
  const code = await database.transaction((tx) =>
    createShareLink(tx, { classroomId, random, at: clock.now() }),
  )
  expect((await resolve(server, code)).json()).toMatchObject({
    is_confirmed: false,
    classroom: { is_confirmed: false },
  })
})

test('codes nobody made are not found, whatever their form', async () => {
  const server = await testApp()
  for (const code of ['PT-ABC123', 'PT-AAAAAA', 'PT', "' or 1=1 --", '%00x', 'ПТ-АБВГДЕ', '🙂']) {
    const answer = await resolve(server, code)
    expect([answer.statusCode, answer.json()], code).toEqual([
      404,
      { error: 'Not found', code: 'classrooms.code_not_found' },
    ])
  }
  for (const query of ['', '?code=', `?code=${'A'.repeat(41)}`, '?code=%00', '?code=a&code=b']) {
    expect((await server.app.inject(`/api/sharecode/resolve${query}`)).statusCode, query).toBe(400)
  }
})

test('a revoked or expired code is gone, not unknown', async () => {
  const server = await testApp()
  const { database, clock } = server.services
  const { code } = await classroomWithCode(server)
  const close = (link: { revoked_at?: Date | null; expires_at?: Date | null }) =>
    database.transaction((tx) => tx.updateTable('share_links').set(link).where('code', '=', code).execute())

  await close({ expires_at: new Date(clock.now().getTime() + 1_000) })
  expect((await resolve(server, code)).statusCode).toBe(200)
  clock.advance(1_000)
  expect((await resolve(server, code)).json()).toMatchObject({ error: 'Link not found or no longer active.' })
  await close({ expires_at: null, revoked_at: clock.now() })
  expect((await resolve(server, code)).statusCode).toBe(410)
})
