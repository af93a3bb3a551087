import { retention } from '@tower/contract/retention.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { expect, test } from 'vitest'
import { buildStorybooks } from '../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf } from '../../../test/money/credits/build-credits.ts'
import { personalData } from '../../domains.ts'
import { clearExpired } from '../../jobs/clear-expired.ts'
import { eraseEverywhere } from '../../people/account/erasure/erase-person.ts'
import { exportPerson } from '../../people/account/export/export-person.ts'
import { sweepStorybooks } from './photos/sweep-storybooks.ts'
import { findAskedUnder } from './reading/asked-under.queries.ts'

const consent = { parental: true, facesBlurred: true, noNames: true, schoolApproval: true }

async function buildPublished() {
  const world = await buildStorybooks()
  const photo = await world.addPhoto('Cups on the sill')
  const { id } = await world.created({
    ...{ title: 'Our garden', narrative: 'We planted beans.', teacher_notes: 'Quiet notes' },
    photo_ids: [photo.id],
  })
  const publish = await world.call('POST', '/api/storybooks/publish', { storybookId: id, consent })
  return { ...world, id, photo, code: publish.json<{ code: string }>().code }
}

test('a teacher’s own file has her books, and of one who is erased no word, picture or photo stays and no reader finds a book', async () => {
  const world = await buildPublished()
  const { services, teacher, app, code, call } = world
  const { userId } = teacher
  const file = await exportPerson(services, { userId, actorId: userId, personalData })
  expect(file).toMatchObject({
    storybooks: {
      books: [{ title: 'Our garden', teacher_notes: 'Quiet notes', status: 'published' }],
      statements: [{ kind: 'publish' }],
      photos: [{ caption: 'Cups on the sill' }],
    },
  })
  const address = (await call('GET', '/rest/v1/story_assets')).json<{ image_url: string }[]>()[0]?.image_url
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
  )
  expect((await app.inject({ url: `/api/books/${code}` })).statusCode).toBe(404)
  expect((await app.inject(address ?? '')).statusCode).toBe(404)
  const kept = await services.database.read(async (tx) => [
    await tx.selectFrom('story_books').selectAll().execute(),
    await tx.selectFrom('story_assets').selectAll().execute(),
    await tx.selectFrom('story_statements').selectAll().execute(),
  ])
  expect(kept).toEqual([[], [], []])
  expect(await world.findFaults()).toEqual([])
})

test('what a family of an address wrote is in their own file, and goes with them', async () => {
  const { app, code, person, services } = await buildPublished()
  const pat = await person('pat@example.org', 'sponsor')
  const payload = { reason: 'My child', email: 'Pat@example.org' }
  await app.inject({ method: 'POST', url: `/api/books/${code}/take-down`, payload })
  const { userId } = pat
  const found = await services.database.read((tx) => findAskedUnder(tx, 'pat@example.org'))
  expect(found).toEqual([{ kind: 'takedowns', count: 1, names: [] }])
  expect(await exportPerson(services, { userId, actorId: userId, personalData })).toMatchObject({
    storybook_requests: [{ reason: 'My child' }],
  })
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
  )
  const kept = await services.database.read((tx) =>
    tx.selectFrom('story_takedowns').select(['email', 'reason']).execute(),
  )
  expect(kept).toEqual([{ email: null, reason: null }])
})

test('of a teacher who is disabled no reader finds a book', async () => {
  const { services, teacher, app, code } = await buildPublished()
  await services.database.transaction((tx) =>
    tx
      .updateTable('users')
      .set({ disabled_at: services.clock.now() })
      .where('id', '=', teacher.userId)
      .execute(),
  )
  expect((await app.inject({ url: `/api/books/${code}` })).statusCode).toBe(404)
})

test('drafts that nobody touched for two years go, and photos that no book was told from for half a year; what is published stays', async () => {
  const { services, created, clock } = await buildPublished()
  await created({ title: 'Forgotten' })
  await services.database.transaction((tx) =>
    tx
      .updateTable('story_books')
      .set({ updated_at: new Date(Date.now() - (retention.storybookDrafts.days + 1) * dayMs) })
      .execute(),
  )
  await clearExpired(services)
  const books = await services.database.read((tx) => tx.selectFrom('story_books').select('title').execute())
  expect(books).toEqual([{ title: 'Our garden' }])
  clock.advance((retention.storybookPhotos.days - 1) * dayMs)
  expect(await sweepStorybooks(services)).toBe(0)
  clock.advance(2 * dayMs)
  expect([await sweepStorybooks(services), await sweepStorybooks(services)]).toEqual([1, 0])
})

test('where storybooks are turned off for the whole site every call says so, and what can be taken back still can', async () => {
  const world = await buildStorybooks({ environment: { STORYBOOKS: 'off' } })
  const { call, create, services, teacher, classroomId } = world
  expect((await call('GET', '/api/storybooks/context')).json()).toMatchObject({ turned_on: false })
  for (const answer of [
    await create(),
    await call('GET', '/api/storybooks'),
    await call('GET', '/rest/v1/story_books'),
    await call('GET', '/rest/v1/story_assets'),
    await call('POST', '/api/storybooks/publish', { storybookId: crypto.randomUUID(), consent }),
  ])
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'storybooks.turned_off'])
  const { id } = await services.database.transaction((tx) =>
    tx
      .insertInto('story_books')
      .values({
        ...{ teacher_id: teacher.userId, classroom_id: classroomId, seed: 1, request_key: 'earlier' },
        ...{ created_at: services.clock.now(), updated_at: services.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  expect((await call('DELETE', `/api/storybooks/${id}`)).statusCode).toBe(200)
})
