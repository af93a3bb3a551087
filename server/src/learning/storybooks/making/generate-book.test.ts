import { expect, test } from 'vitest'
import { buildStorybooks, type Book } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf, errorOf } from '../../../../test/money/credits/build-credits.ts'

type Made = { storybookId: string; narrative: string; pages: object[]; remainingCredits: number; item: Book }
const attest = { faces_blurred: true, consent_on_file: true, no_identifying_info: true }

async function buildAtOnce() {
  const world = await buildStorybooks()
  const photo = await world.addPhoto('The class plants beans')
  const generate = (said: object = {}) =>
    world.call('POST', '/api/storybooks/generate', {
      ...{ classroomId: world.classroomId, photoIds: [photo.id], teacherNotes: 'We planted beans.', attest },
      ...said,
    })
  return { ...world, photo, generate }
}

test('a whole book is made at once from photos and notes: words now, pictures after the answer, for one credit', async () => {
  const { generate, photo, draw, read, weekUsed, findFaults } = await buildAtOnce()
  const answer = await generate({ title: 'Beans', style: 'comic' })
  expect(answer.statusCode, answer.body).toBe(200)
  const made = answer.json<Made>()
  expect(made).toMatchObject({
    remainingCredits: 0,
    item: { photo_ids: [photo.id], pictures: { state: 'waiting', total: 12 }, style: 'comic' },
  })
  expect(made.pages).toHaveLength(12)
  await draw()
  expect((await read(made.storybookId)).pages.every(({ imageUrl }) => imageUrl !== null)).toBe(true)
  expect([await weekUsed(), await findFaults()]).toEqual([1, []])
})

test('without what its teacher must vouch for no book is made; the school’s approval may be left out', async () => {
  const { generate, weekUsed, call } = await buildAtOnce()
  for (const missing of Object.keys(attest)) {
    const answer = await generate({ attest: { ...attest, [missing]: false } })
    expect([answer.statusCode, errorOf(answer)]).toEqual([400, 'Please confirm the privacy attestations.'])
  }
  expect(codeOf(await generate({ attest: undefined }))).toBe('storybooks.attest_missing')
  expect(await weekUsed()).toBe(0)
  expect((await call('GET', '/api/storybooks')).json()).toEqual({ items: [] })
  expect((await generate({ attest: { ...attest, school_approved: true } })).statusCode).toBe(200)
})

test('no photo, sixteen photos, and a photo of somebody else make no book and take nothing', async () => {
  const { generate, weekUsed, services, person, photo, call } = await buildAtOnce()
  const many = Array.from({ length: 16 }, () => crypto.randomUUID())
  expect(codeOf(await generate({ photoIds: [] }))).toBe('storybooks.photo_missing')
  expect(errorOf(await generate({ photoIds: many }))).toBe('A storybook takes up to 15 photos.')
  const { userId } = await person('poe@school.edu', 'teacher')
  await services.database.transaction((tx) =>
    tx.updateTable('story_assets').set({ teacher_id: userId }).where('id', '=', photo.id).execute(),
  )
  expect(codeOf(await generate())).toBe('storybooks.photo_not_found')
  expect(codeOf(await generate({ classroomId: crypto.randomUUID() }))).toBe('storybooks.not_own_classroom')
  expect([await weekUsed(), (await call('GET', '/api/storybooks')).json()]).toEqual([0, { items: [] }])
})

test('the same form makes one book, also twice at the same moment', async () => {
  const { generate, call, weekUsed, created } = await buildAtOnce()
  const form = { idempotency_key: 'one-press-1' }
  // A key that another form chose is no business of this one, however it is called.
  await created({ title: 'Another', idempotency_key: 'at once one-press-1' })
  const answers = await Promise.all([generate(form), generate(form), generate(form)])
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await generate(form)).statusCode).toBe(200)
  expect((await call('GET', '/api/storybooks')).json<{ items: object[] }>().items).toHaveLength(2)
  expect(await weekUsed()).toBe(1)
})

test('a photo is seen by its teacher alone, is captioned, chosen for up to fifteen, and goes from its books when deleted', async () => {
  const { photo, call, person, created, read, update, app } = await buildAtOnce()
  const other = (await person('poe@school.edu', 'teacher')).bearer
  const rows = (bearer?: string) =>
    call('GET', '/rest/v1/story_assets?teacher_id=eq.x', undefined, bearer ? { bearer } : {})
  expect((await rows()).json()).toMatchObject([
    { id: photo.id, type: 'photo', caption: 'The class plants beans' },
  ])
  expect((await rows(other)).json()).toEqual([])
  const address = (await rows()).json<{ image_url: string }[]>()[0]?.image_url ?? ''
  expect((await app.inject(address)).statusCode).toBe(200)
  const path = `/api/storybooks/photos/${photo.id}`
  expect((await call('PATCH', path, { caption: 'x'.repeat(141) })).statusCode).toBe(400)
  expect((await call('PATCH', path, { caption: 'Mine' }, { bearer: other })).statusCode).toBe(404)
  expect((await call('PATCH', path, { caption: 'Beans' })).json()).toMatchObject({
    item: { caption: 'Beans' },
  })
  const { id } = await created({ title: 'A', photo_ids: [photo.id, photo.id] })
  expect((await read(id)).photo_ids).toEqual([photo.id])
  expect(codeOf(await update(id, { photo_ids: [crypto.randomUUID()] }))).toBe('storybooks.photo_not_found')
  expect((await call('DELETE', path, undefined, { bearer: other })).statusCode).toBe(404)
  expect((await call('DELETE', path)).statusCode).toBe(200)
  expect([(await read(id)).photo_ids, (await app.inject(address)).statusCode]).toEqual([[], 404])
})
