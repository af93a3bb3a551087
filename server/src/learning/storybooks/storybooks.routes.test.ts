// @module-tag some-on-pglite: one path of storybooks.
import { maxNarrativeLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildStorybooks, type Book } from '../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf, errorOf } from '../../../test/money/credits/build-credits.ts'

const rowPath = '/rest/v1/story_books'

test(
  'a storybook begins as a draft of the own classroom, is changed, listed and deleted',
  { tags: 'on-pglite-too' },
  async () => {
    const { create, update, read, call, classroomId, teacher } = await buildStorybooks()
    const book = (await create({ title: ' Our garden ', grade_level: '2' })).json<{ item: Book }>().item
    expect(book).toMatchObject({
      ...{ title: 'Our garden', grade_level: '2', status: 'draft', classroom_id: classroomId, version: 1 },
      ...{ teacher_id: teacher.userId, pages: [], published_at: null, pdf_url: null, code: null },
      pictures: { state: 'none', done: 0, total: 0 },
    })
    const narrative = 'We planted beans.\n\n\nThey grew.'
    const changed = (await update(book.id, { narrative, version: 1 })).json<{ item: Book }>().item
    expect(changed.pages.map(({ pageNumber, text }) => [pageNumber, text])).toEqual([
      [1, 'We planted beans.'],
      [2, 'They grew.'],
    ])
    expect(await read(book.id)).toEqual(changed)
    const { items } = (await call('GET', '/api/storybooks')).json<{ items: Book[] }>()
    expect(items).toMatchObject([{ id: book.id, title: 'Our garden', page_count: 2, status: 'draft' }])
    expect((await call('DELETE', `/api/storybooks/${book.id}`)).statusCode).toBe(200)
    expect(errorOf(await call('GET', `/api/storybooks/${book.id}`))).toBe('Storybook not found')
  },
)

test('nobody reads, changes, submits or deletes the storybook of somebody else, by whichever call', async () => {
  const { created, call, person, read } = await buildStorybooks()
  const book = await created()
  const other = (await person('poe@school.edu', 'teacher')).bearer
  const staff = (await person('root@tower.test', 'superadmin')).bearer
  for (const bearer of [other, staff])
    for (const [method, end, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { title: 'Mine' }],
      ['DELETE', '', undefined],
      ['GET', '/private-words', undefined],
      ['POST', '/submit', {}],
      ['POST', '/unpublish', {}],
    ] as const) {
      const answer = await call(method, `/api/storybooks/${book.id}${end}`, body, { bearer })
      expect([403, 404]).toContain(answer.statusCode)
    }
  expect((await call('GET', `${rowPath}?id=eq.${book.id}`, undefined, { bearer: other })).json()).toEqual([])
  const patched = await call('PATCH', `${rowPath}?id=eq.${book.id}`, { title: 'Mine' }, { bearer: other })
  expect(patched.json()).toEqual([])
  expect(await read(book.id)).toEqual(book)
})

test('storybooks are made only where the classroom is switched on, and what was made is still there when it is switched off', async () => {
  const { switchOn, create, created, update, call } = await buildStorybooks()
  const book = await created()
  await switchOn(false)
  expect(errorOf(await create())).toBe(
    'Storybooks are disabled for this classroom. Contact support to turn them on.',
  )
  expect(codeOf(await update(book.id, { title: 'New' }))).toBe('storybooks.disabled')
  expect((await call('GET', `/api/storybooks/${book.id}`)).statusCode).toBe(200)
  const context = (await call('GET', '/api/storybooks/context')).json<{ classroom: object }>()
  expect(context.classroom).toMatchObject({ storybooks_enabled: false })
})

test('of several classrooms the one where storybooks are on is meant, where none is named', async () => {
  const { switchOn, created, call, addPhoto, services, teacher } = await buildStorybooks()
  const { id } = await buildClassroom(services.database, { teacherEmail: teacher.email })
  await switchOn(false)
  await switchOn(true, id)
  expect((await call('GET', '/api/storybooks/context')).json()).toMatchObject({ classroom: { id } })
  expect([(await created()).classroom_id, (await addPhoto('Cups')).caption]).toEqual([id, 'Cups'])
})

test('a teacher without a classroom is told to add one, and one who names the classroom of somebody else is refused', async () => {
  const { create, call, person, classroomId } = await buildStorybooks()
  const { bearer } = await person('poe@school.edu', 'teacher')
  expect(errorOf(await create({ title: 'A' }, bearer))).toBe('Add your classroom first to start Storybooks.')
  expect((await call('GET', '/api/storybooks/context', undefined, { bearer })).json()).toMatchObject({
    ...{ classroom: null, week: null, remainingCredits: 0, turned_on: true },
  })
  const named = await create({ title: 'A', classroom_id: crypto.randomUUID() })
  expect([named.statusCode, codeOf(named)]).toEqual([404, 'storybooks.not_own_classroom'])
  const asked = await call('GET', `/api/storybooks/context?classroom_id=${classroomId}`, undefined, {
    bearer,
  })
  expect(codeOf(asked)).toBe('storybooks.not_own_classroom')
})

test('the week has one credit from Monday to Monday of UTC', async () => {
  const { call, clock, person, teacher } = await buildStorybooks()
  const contextAt = async (at: string) => {
    clock.set(new Date(at))
    const { bearer } = await person(teacher.email, 'teacher')
    return (await call('GET', '/api/storybooks/context', undefined, { bearer })).json<object>()
  }
  expect(await contextAt('2026-11-29T23:59:59Z')).toMatchObject({
    ...{ remainingCredits: 1, week: { period_start: '2026-11-23', period_end: '2026-11-30' } },
  })
  expect(await contextAt('2026-11-30T00:00:00Z')).toMatchObject({
    week: { period_start: '2026-11-30', credits_granted: 1 },
  })
})

test('a change that did not see the one before it is refused, and names the version that is there', async () => {
  const { created, update, read } = await buildStorybooks()
  const { id } = await created()
  await update(id, { title: 'One window', version: 1 })
  const late = await update(id, { title: 'Another window', version: 1 })
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'storybooks.changed', version: '2' }])
  expect(await read(id)).toMatchObject({ title: 'One window', version: 2 })
  await update(id, { title: 'One window' })
  expect((await read(id)).version).toBe(2)
})

test('a page keeps its id wherever it is moved, and what a client says of its picture is not read', async () => {
  const { created, update } = await buildStorybooks()
  const { id } = await created({ title: 'A', narrative: 'one\n\ntwo\n\nthree' })
  const change = async (pages: object[]) => (await update(id, { pages })).json<{ item: Book }>().item.pages
  const [one, two, three] = await change([{ text: 'one' }, { text: 'two' }, { text: 'three' }])
  const moved = await change([
    { ...three, imageUrl: 'https://elsewhere.example/child.jpg' },
    { ...one, text: 'one\n\nand more' },
    { text: 'new' },
  ])
  expect(moved.map((page) => page.id).slice(0, 2)).toEqual([three?.id, one?.id])
  expect(moved.map(({ text, imageUrl }) => [text, imageUrl])).toEqual([
    ['three', null],
    ['one\nand more', null],
    ['new', null],
  ])
  expect(moved[2]?.id).not.toBe(two?.id)
  const twice = await change([{ ...three }, { ...three }])
  expect(new Set(twice.map((page) => page.id)).size).toBe(2)
})

test('more than a book holds is refused in words, and changes nothing', async () => {
  const { created, update, read } = await buildStorybooks()
  const book = await created({ title: 'A', narrative: 'one' })
  for (const wish of [
    { narrative: 'x'.repeat(5_001) },
    { narrative: Array.from({ length: 41 }, () => 'page').join('\n\n') },
    { pages: Array.from({ length: 5 }, () => ({ text: 'x'.repeat(4_900) })) },
  ]) {
    const answer = await update(book.id, wish)
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'storybooks.pages_too_long'])
  }
  for (const wish of [
    { narrative: 'x'.repeat(maxNarrativeLength + 1) },
    { teacher_notes: 'word '.repeat(10_000) },
    { title: 'x'.repeat(121) },
    { style: 'oil' },
    { language: 'fr' },
  ])
    expect((await update(book.id, wish)).statusCode).toBe(400)
  expect(await read(book.id)).toEqual(book)
})

test('notes with emoji, right-to-left text and lines of every kind are kept as they were typed', async () => {
  const { created, read } = await buildStorybooks()
  const notes = '🌱🧑‍🏫 beans\r\nשלום كتاب\u202e\n\n<b>bold</b> — “quoted” \\ ; drop table story_books;'
  const { id } = await created({ title: '🌱 \u202eA', teacher_notes: notes })
  expect((await read(id)).teacher_notes).toBe(notes)
})

test('clients of the data store read, insert and change their own rows, and set no status but submitted', async () => {
  const { call, teacher, person, read } = await buildStorybooks()
  const other = await person('poe@school.edu', 'teacher')
  const inserted = await call('POST', rowPath, { title: 'Row', teacher_id: teacher.userId, status: 'draft' })
  const [row] = inserted.json<Book[]>()
  const id = row?.id ?? ''
  expect(row).toMatchObject({ title: 'Row', status: 'draft', include_illustrations: true })
  expect((await call('POST', rowPath, { title: 'Row', teacher_id: other.userId })).statusCode).toBe(403)
  expect(codeOf(await call('POST', rowPath, { title: 'Row', status: 'published' }))).toBe(
    'storybooks.status_not_yours',
  )
  const patch = (said: object) => call('PATCH', `${rowPath}?id=eq.${id}`, said)
  const forged = { pdf_url: 'https://elsewhere.example/a.pdf', published_at: '2026-01-01T00:00:00Z' }
  expect((await patch({ narrative: 'one\n\ntwo', ...forged })).json()).toMatchObject([
    { narrative: 'one\n\ntwo', pdf_url: null, published_at: null },
  ])
  for (const status of ['approved', 'published'])
    expect(codeOf(await patch({ title: 'Sly', status }))).toBe('storybooks.status_not_yours')
  expect((await read(id)).title).toBe('Row')
  expect((await patch({ status: 'submitted' })).json()).toMatchObject([{ status: 'submitted' }])
  expect(codeOf(await patch({ status: 'approved' }))).toBe('storybooks.status_not_yours')
  expect((await patch({ title: 'Changed' })).json()).toMatchObject([{ status: 'draft' }])
  await patch({ status: 'submitted' })
  expect((await patch({ title: 'Again', status: 'submitted' })).json()).toMatchObject([
    { title: 'Again', status: 'submitted' },
  ])
})

test('a single row that is not there is PGRST116, and one that is there is answered by itself', async () => {
  const { call, created } = await buildStorybooks()
  const { id } = await created()
  const single = (wanted: string) =>
    call('GET', `${rowPath}?id=eq.${wanted}`, undefined, {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    })
  expect((await single(id)).json()).toMatchObject({ id })
  const missing = await single(crypto.randomUUID())
  expect([missing.statusCode, missing.json()]).toMatchObject([
    406,
    { code: 'PGRST116', error: 'Storybook not found' },
  ])
})

test('the same form sent again begins one storybook, also twice at the same moment', async () => {
  const { create, call } = await buildStorybooks()
  const form = { title: 'Once', idempotency_key: 'one-press-1' }
  const answers = await Promise.all(Array.from({ length: 4 }, () => create(form)))
  expect(new Set(answers.map((answer) => answer.json<{ item: Book }>().item.id)).size).toBe(1)
  expect((await call('GET', '/api/storybooks')).json<{ items: unknown[] }>().items).toHaveLength(1)
})

test('a draft without pages or a title is not submitted, and a submitted one not again', async () => {
  const { created, update, call } = await buildStorybooks()
  const untitled = await created({ title: '', narrative: 'one' })
  expect(codeOf(await call('POST', `/api/storybooks/${untitled.id}/submit`))).toBe('storybooks.title_missing')
  const { id } = await created()
  const submit = () => call('POST', `/api/storybooks/${id}/submit`)
  expect(codeOf(await submit())).toBe('storybooks.no_pages')
  await update(id, { narrative: 'one' })
  expect((await submit()).json()).toMatchObject({ item: { status: 'submitted' } })
  expect(codeOf(await submit())).toBe('storybooks.status_not_yours')
})

test('a name of the class list keeps a storybook from review, and the place is shown', async () => {
  const { created, call, post, teacher, update } = await buildStorybooks()
  await post('/api/teacher/students', { full_name: 'Mateo Ruiz' }, teacher.bearer)
  const { id, pages } = await created({ title: 'Our garden', narrative: 'We planted.\n\nMATEO watered.' })
  expect(codeOf(await call('POST', `/api/storybooks/${id}/submit`))).toBe('storybooks.private_words')
  const found = await call('GET', `/api/storybooks/${id}/private-words`)
  expect(found.json()).toMatchObject({
    places: [{ field: 'text', id: pages[1]?.id, kind: 'name', quote: 'MATEO', start: 0 }],
  })
  await update(id, { narrative: 'We planted.\n\nA friend watered.', teacher_notes: 'Mateo watered.' })
  expect((await call('POST', `/api/storybooks/${id}/submit`)).statusCode).toBe(200)
})
