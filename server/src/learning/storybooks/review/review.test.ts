import { expect, test } from 'vitest'
import { buildStorybooks, type Book } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { holdNamedBooks } from '../safety/hold-named-books.ts'
import { codeOf, errorOf } from '../../../../test/money/credits/build-credits.ts'

const consent = { parental: true, facesBlurred: true, noNames: true, schoolApproval: true }
type Published = { status: string; publishedAt: string; code: string; item: Book }

/** A book with words and one drawn picture, its teacher, and two of the staff. */
async function buildReview(settings: Parameters<typeof buildStorybooks>[0] = {}) {
  const world = await buildStorybooks(settings)
  const { call, created, app, person, services } = world
  const staff = await person('root@tower.test', 'admin')
  const { id } = await created({ title: 'Our garden', narrative: 'We planted beans.\n\nThey grew.' })
  const submit = () => call('POST', `/api/storybooks/${id}/submit`)
  const publish = (said: object = { consent }) =>
    call('POST', '/api/storybooks/publish', { storybookId: id, ...said })
  const published = async () => (await publish()).json<Published>()
  const decide = async (act: string, said: object = {}) => {
    const { version } = await world.read(id)
    return call('POST', `/api/admin/storybooks/${id}/${act}`, { version, ...said }, staff)
  }
  const look = (code: string) => app.inject({ url: `/api/books/${code}` })
  const takeDown = (code: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/books/${code}/take-down`, payload })
  const mails = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'params'])
        .where('template', '=', 'storybook_news')
        .execute(),
    )
  const log = () =>
    services.database.read(async (tx) => {
      const rows = await tx
        .selectFrom('audit_log')
        .select('action')
        .where('action', 'like', 'storybooks.%')
        .execute()
      return rows.map(({ action }) => action)
    })
  return { ...world, staff, id, submit, publish, published, decide, look, takeDown, mails, log }
}

test('a book is published from a draft with all four consents, and found at an address that nobody guesses', async () => {
  const { publish, look, id, read, services, draw, call, log, findFaults } = await buildReview()
  await call('POST', '/api/storybooks/generate-illustrations', { storybookId: id })
  await draw()
  const answer = (await publish()).json<Published>()
  expect(answer).toMatchObject({
    status: 'published',
    code: expect.stringMatching(/^[a-z0-9]{12}$/) as string,
  })
  expect(Date.parse(answer.publishedAt)).not.toBeNaN()
  const found = await look(answer.code)
  expect(found.headers['cache-control']).toContain('no-store')
  expect(found.json()).toMatchObject({
    title: 'Our garden',
    pages: [{ text: 'We planted beans.' }, { pageNumber: 2 }],
  })
  expect(found.body).not.toMatch(/teacher_notes|rivera@|"seed"|"teacher_id"|grade/i)
  const [page] = found.json<{ pages: { imageUrl: string }[] }>().pages
  const picture = await call('GET', page?.imageUrl ?? '', undefined, { bearer: '' })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect((await look('abcdefghjkmn')).statusCode).toBe(404)
  expect(codeOf(await publish())).toBe('storybooks.published')
  expect(codeOf(await call('PATCH', `/api/storybooks/${id}`, { title: 'New' }))).toBe('storybooks.read_only')
  expect((await read(id)).status).toBe('published')
  const said = await services.database.read((tx) => tx.selectFrom('story_statements').selectAll().execute())
  expect(said).toMatchObject([{ kind: 'publish', said: Object.keys(consent) }])
  expect([await log(), await findFaults()]).toEqual([['storybooks.published'], []])
})

test('a book is not published with a consent missing or refused, without pages, or with a name of the class list', async () => {
  const { publish, update, id, post, teacher, read } = await buildReview()
  for (const missing of Object.keys(consent))
    for (const said of [
      { ...consent, [missing]: false },
      { ...consent, [missing]: undefined },
    ]) {
      const answer = await publish({ consent: said })
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'storybooks.consents_missing'])
    }
  expect(codeOf(await publish({}))).toBe('storybooks.consents_missing')
  expect(codeOf(await publish({ consent: { ...consent, parental: 'yes' } }))).toBe('request.invalid')
  await post('/api/teacher/students', { full_name: 'Mateo Ruiz' }, teacher.bearer)
  await update(id, { narrative: 'Mateo planted.\n\nThey grew.' })
  expect(codeOf(await publish())).toBe('storybooks.private_words')
  await update(id, { narrative: 'Call 520-555-0142.' })
  expect(codeOf(await publish())).toBe('storybooks.private_words')
  await update(id, { pages: [] })
  expect(codeOf(await publish())).toBe('storybooks.no_pages')
  expect(codeOf(await publish({ consent, version: 1 }))).toBe('storybooks.changed')
  expect((await read(id)).status).toBe('draft')
})

test('taken back by its teacher a book is gone for readers at once, and published again it has another address', async () => {
  const { published, look, call, id, switchOn } = await buildReview()
  const { code } = await published()
  await switchOn(false)
  expect((await look(code)).statusCode).toBe(200)
  expect((await call('POST', `/api/storybooks/${id}/unpublish`)).json()).toMatchObject({
    item: { status: 'draft', code: null },
  })
  expect((await look(code)).statusCode).toBe(404)
  expect(codeOf(await call('POST', `/api/storybooks/${id}/unpublish`))).toBe('storybooks.not_published')
  await switchOn(true)
  expect((await published()).code).not.toBe(code)
})

test('a book without illustrations shows readers none, whatever was drawn for it before', async () => {
  const { published, look, update, id, call, draw, app } = await buildReview()
  type Shown = { pages: { imageUrl: string | null; altText: object | null }[] }
  await call('POST', '/api/storybooks/generate-illustrations', { storybookId: id })
  await draw()
  const { code } = await published()
  const drawn = (await look(code)).json<Shown>().pages[0]?.imageUrl
  expect(drawn).toMatch(code)
  await call('POST', `/api/storybooks/${id}/unpublish`)
  await update(id, { include_illustrations: false })
  const again = (await published()).code
  expect((await look(again)).json<Shown>().pages[0]).toMatchObject({ imageUrl: null, altText: null })
  expect((await app.inject({ url: drawn?.replace(code, again) ?? '' })).statusCode).toBe(404)
})

test('a second language that was taken out of a book is told to nobody, and what it named keeps the book from no reader', async () => {
  const { published, update, look, read, id, post, teacher, publish } = await buildReview()
  await post('/api/teacher/students', { full_name: 'Mateo Ruiz' }, teacher.bearer)
  const pages = [{ text: 'We planted beans.', otherText: 'Mateo plantó frijoles.' }]
  await update(id, { other_language: 'es', pages })
  expect(codeOf(await publish())).toBe('storybooks.private_words')
  await update(id, { other_language: null })
  expect((await read(id)).pages).toMatchObject([{ text: 'We planted beans.', otherText: null }])
  const { code } = await published()
  expect((await look(code)).body).not.toMatch(/Mateo|frijoles/)
})

test('staff approve what they saw, and its teacher is told, also once it is published; a book that changed meanwhile is looked at again', async () => {
  const { submit, decide, update, id, read, mails, call, staff, published, teacher, log } =
    await buildReview()
  expect(codeOf(await call('GET', `/api/admin/storybooks/${id}`, undefined, staff))).toBe(
    'storybooks.not_found',
  )
  expect(codeOf(await decide('approve'))).toBe('storybooks.not_submitted')
  await submit()
  const shown = await call('GET', `/api/admin/storybooks/${id}`, undefined, staff)
  expect(shown.json()).toMatchObject({
    item: { teacher_email: teacher.email, places: [], status: 'submitted' },
  })
  expect(codeOf(await decide('approve', { version: 1 }))).toBe('storybooks.changed')
  expect((await decide('approve')).json()).toMatchObject({ item: { status: 'approved' } })
  const { approved_at } = await read(id)
  expect(approved_at).toEqual(expect.any(String))
  expect(await mails()).toMatchObject([{ to_email: teacher.email, params: { outcome: 'approved' } }])
  expect(await published()).toMatchObject({ status: 'published', item: { approved_at } })
  expect(await log()).toEqual(['storybooks.approved', 'storybooks.published'])
  await call('POST', `/api/storybooks/${id}/unpublish`)
  expect((await read(id)).approved_at).toBeNull()
  await submit()
  await decide('approve')
  await update(id, { narrative: 'Something else.' })
  expect(await read(id)).toMatchObject({ status: 'draft', approved_at: null })
  expect((await published()).item.approved_at).toBeNull()
})

test('what staff send back with a reason is not published until they approved it', async () => {
  const { submit, decide, publish, published, read, id, mails } = await buildReview()
  await submit()
  expect(codeOf(await decide('send-back'))).toBe('request.invalid')
  await decide('send-back', { reason: 'Page 2 names a street.' })
  expect(await read(id)).toMatchObject({ status: 'draft', returned_reason: 'Page 2 names a street.' })
  expect(await mails()).toMatchObject([
    { params: { outcome: 'sent_back', reason: 'Page 2 names a street.' } },
  ])
  expect(errorOf(await publish())).toBe(
    'Our staff took this storybook down once. Submit it for review before you publish it again.',
  )
  await submit()
  await decide('approve')
  expect((await published()).status).toBe('published')
})

test('a family takes a book down without an account or a reason: it is hidden at once, and staff and its teacher are told', async () => {
  const world = await buildReview()
  const { published, look, takeDown, mails, call, staff, id, publish, services, decide, log } = world
  const { code } = await published()
  expect((await takeDown(code, { reason: 'My child is in it.', email: 'Pat@example.org' })).statusCode).toBe(
    200,
  )
  expect((await look(code)).statusCode).toBe(404)
  // As a form without a script sends what was left empty.
  expect((await takeDown(code, { reason: '', email: '' })).statusCode).toBe(200)
  expect((await mails()).map(({ params }) => params)).toMatchObject([{ outcome: 'held' }])
  const notices = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('title').where('type', '=', 'storybook').execute(),
  )
  expect(notices).toEqual([{ title: 'A family asked to take a storybook down' }])
  const shown = await call('GET', `/api/admin/storybooks/${id}`, undefined, staff)
  const { asked } = shown.json<{ item: { asked: { reason: string | null; email: string | null }[] } }>().item
  expect(asked).toHaveLength(2)
  expect(asked).toContainEqual(expect.objectContaining({ reason: null, email: null }))
  await call('POST', `/api/storybooks/${id}/unpublish`)
  expect(codeOf(await publish())).toBe('storybooks.held')
  expect((await decide('put-back')).json()).toMatchObject({ ok: true, item: { held_at: null } })
  expect((await call('GET', `/api/admin/storybooks/${id}`, undefined, staff)).statusCode).toBe(404)
  const again = await published()
  expect((await look(again.code)).statusCode).toBe(200)
  await takeDown(again.code)
  await decide('put-back')
  expect((await look(again.code)).statusCode).toBe(200)
  await decide('take-off', { reason: 'A child can be known.' })
  expect((await look(again.code)).statusCode).toBe(404)
  expect(codeOf(await publish())).toBe('storybooks.review_needed')
  expect(await log()).toEqual(
    expect.arrayContaining(['storybooks.held', 'storybooks.put_back', 'storybooks.taken_off']),
  )
})

/** A published book that names Mateo, who is on no class list yet, and the ways by which he joins one. */
async function buildNamed(settings: Parameters<typeof buildReview>[0] = {}) {
  const world = await buildReview(settings)
  const { update, id, call, services } = world
  await update(id, { narrative: 'Mateo planted beans.\n\nThey grew.', kept_words: ['Mateo'] })
  const students = '/api/teacher/students'
  const add = async (full_name: string) =>
    (await call('POST', students, { full_name })).json<{ item: { id: string } }>().item.id
  const remove = (studentId: string) => call('DELETE', `${students}/${studentId}`)
  const hold = () => holdNamedBooks(services, new AbortController().signal)
  const takeBack = () => call('POST', `/api/storybooks/${id}/unpublish`)
  return { ...world, students, add, remove, hold, takeBack }
}

test('a name that joins the class list hides what was published with it, whichever way it joins, and its teacher is told', async () => {
  const world = await buildNamed()
  const { published, look, id, read, call, students, add, remove, hold, takeBack, mails, log, teacher } =
    world
  let { code } = await published()
  const isHidden = async () => {
    await hold()
    return (await look(code)).statusCode === 404
  }
  const again = async (studentId: string) => {
    world.clock.advance(1_000)
    await remove(studentId)
    await takeBack()
    code = (await published()).code
  }
  const ana = await add('Ana Lee')
  const { version } = await read(id)
  expect([await isHidden(), (await read(id)).version]).toEqual([false, version])
  const mateo = await add('Mateo Ruiz')
  expect(await isHidden()).toBe(true)
  expect(await read(id)).toMatchObject({ held_at: expect.any(String) as string, held_by_names: true })
  expect((await call('GET', `/api/storybooks/${id}/private-words`)).json()).toMatchObject({
    places: [{ field: 'text', quote: 'Mateo' }],
  })
  await again(mateo)
  await call('POST', `${students}/${mateo}/restore`)
  expect(await isHidden()).toBe(true)
  await again(mateo)
  await call('POST', `${students}/import`, { students: [{ full_name: 'Mateo Cruz' }] })
  expect(await isHidden()).toBe(true)
  const listed = (await call('GET', '/rest/v1/students')).json<{ id: string; full_name: string }[]>()
  await again(listed.find(({ full_name }) => full_name === 'Mateo Cruz')?.id ?? '')
  expect((await look(code)).statusCode).toBe(200)
  await call('PATCH', `${students}/${ana}`, { full_name: 'Mateo Lee' })
  expect(await isHidden()).toBe(true)
  expect((await mails()).map(({ to_email: to, params }) => [to, params])).toEqual(
    Array.from({ length: 4 }, () => [
      teacher.email,
      expect.objectContaining({ outcome: 'named' }) as unknown,
    ]),
  )
  expect((await log()).filter((action) => action === 'storybooks.held')).toHaveLength(4)
})

test('what staff had approved is told to them as well once it names a child, and is shown again only when it does not', async () => {
  const world = await buildNamed()
  const { update, id, submit, decide, published, look, add, remove, hold, call, staff, services, takeDown } =
    world
  await submit()
  await decide('approve')
  const { code } = await published()
  const mateo = await add('Mateo Ruiz')
  await hold()
  const notices = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('title').where('title', 'like', '%names a child').execute(),
  )
  expect(notices).toHaveLength(1)
  const waiting = await call('GET', '/api/admin/storybooks?state=held', undefined, staff)
  expect(waiting.json()).toMatchObject({ items: [{ id, held_by_names: true }] })
  expect(codeOf(await decide('put-back'))).toBe('storybooks.private_words')
  expect((await takeDown(code, { reason: 'My child.' })).statusCode).toBe(200)
  expect((await world.read(id)).held_by_names).toBe(false)
  await remove(mateo)
  expect((await decide('put-back')).json()).toMatchObject({ item: { held_at: null } })
  expect((await look(code)).statusCode).toBe(200)
  await add('Mateo Ruiz')
  await hold()
  await world.takeBack()
  await update(id, { narrative: 'Our friend planted beans.\n\nThey grew.' })
  expect(await published()).toMatchObject({ item: { held_at: null, held_by_names: false } })
  await hold()
  expect((await look((await world.read(id)).code ?? '')).statusCode).toBe(200)
})

test(
  'a name that joins while a book is published is on no public page either',
  { timeout: 60_000 },
  async () => {
    const { publish, add, remove, hold, takeBack, read, id, look } = await buildNamed({ poolSize: 8 })
    for (let round = 0; round < 6; round += 1) {
      const [, mateo] = await Promise.all([publish(), add('Mateo Ruiz')])
      await hold()
      const { code } = await read(id)
      expect(code === null || (await look(code)).statusCode === 404).toBe(true)
      await takeBack()
      await remove(mateo)
    }
  },
)

test('of a teacher who publishes and staff who send back at the same moment one is first, and the book is never both', async () => {
  const world = await buildReview({ poolSize: 8 })
  const { submit, publish, read, id, call, staff } = world
  for (let round = 0; round < 4; round += 1) {
    await call('POST', `/api/storybooks/${id}/unpublish`)
    await world.services.database.transaction((tx) =>
      tx.updateTable('story_books').set({ must_be_approved: false }).where('id', '=', id).execute(),
    )
    await submit()
    const { version } = await read(id)
    const [made, sent] = await Promise.all([
      publish(),
      call('POST', `/api/admin/storybooks/${id}/send-back`, { version, reason: 'No.' }, staff),
    ])
    const { status } = await read(id)
    expect([made.statusCode === 200, sent.statusCode === 200, status]).toEqual(
      made.statusCode === 200 ? [true, false, 'published'] : [false, true, 'draft'],
    )
  }
})

test('staff switch storybooks for a classroom and see all books; no teacher does either', async () => {
  const { call, staff, classroomId, id, create, log } = await buildReview()
  const path = `/api/admin/classrooms/${classroomId}/storybooks`
  expect((await call('PUT', path, { storybooks_enabled: false })).statusCode).toBe(403)
  expect((await call('PUT', path, { storybooks_enabled: false }, staff)).statusCode).toBe(200)
  expect(codeOf(await create())).toBe('storybooks.disabled')
  expect(await log()).toEqual(['storybooks.switched'])
  const classrooms = await call('GET', '/api/admin/storybook-classrooms?storybooks=off', undefined, staff)
  expect(classrooms.json()).toMatchObject({
    items: [{ id: classroomId, storybooks_enabled: false, storybooks: 1 }],
  })
  const features = (await call('GET', '/rest/v1/classroom_features')).json<object[]>()
  expect(features).toEqual([{ classroom_id: classroomId, storybooks_enabled: false }])
  expect((await call('PATCH', '/rest/v1/classroom_features', { storybooks_enabled: true })).statusCode).toBe(
    404,
  )
  const listed = await call('GET', '/api/admin/storybooks?q=garden&state=draft', undefined, staff)
  expect(listed.json()).toMatchObject({ total: 1, items: [{ id, page_count: 2 }] })
  expect((await call('GET', '/api/admin/storybooks')).statusCode).toBe(403)
  const unknown = `/api/admin/classrooms/${crypto.randomUUID()}/storybooks`
  expect((await call('PUT', unknown, { storybooks_enabled: true }, staff)).statusCode).toBe(404)
})

test('credits that staff grant for storybooks write more of them this week', async () => {
  const { writeText, id, staff, post, teacher, created, findFaults } = await buildReview()
  const other = await created({ title: 'Another' })
  await post('/api/admin/grant-credits', { user_id: teacher.userId, storybook_credits: 1 }, staff.bearer)
  expect((await writeText({ storybookId: id })).json()).toMatchObject({ remainingCredits: 1 })
  expect((await writeText({ storybookId: other.id })).json()).toMatchObject({ remainingCredits: 0 })
  expect(codeOf(await writeText({ storybookId: id }))).toBe('storybooks.out_of_credits')
  expect(await findFaults()).toEqual([])
})
