import { expect, test } from 'vitest'
import { buildStorybooks, type Book } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf } from '../../../../test/money/credits/build-credits.ts'

const consent = { parental: true, facesBlurred: true, noNames: true, schoolApproval: true }
type Places = { places: { field: string; quote: string; id: string | null; word?: string }[] }

/** A class with children called Hope and Mateo, and a book that tells of hope. */
async function buildHope() {
  const world = await buildStorybooks()
  const { post, teacher, created, call } = world
  for (const full_name of ['Hope Miller', 'Mateo Ruiz'])
    await post('/api/teacher/students', { full_name }, teacher.bearer)
  const { id } = await created({ title: 'Our garden', narrative: 'We wrote Hope on the wall.' })
  const places = async (of = id) =>
    (await call('GET', `/api/storybooks/${of}/private-words`)).json<Places>().places
  const publish = () => call('POST', '/api/storybooks/publish', { storybookId: id, consent })
  return { ...world, id, places, publish }
}

test('a word that its teacher keeps is no child in that book, and one in every other; staff read which words were kept', async () => {
  const { id, places, publish, update, created, call, person, findFaults } = await buildHope()
  expect(await places()).toMatchObject([{ field: 'text', quote: 'Hope', word: 'hope' }])
  expect(codeOf(await publish())).toBe('storybooks.private_words')
  expect((await update(id, { kept_words: ['Hope', 'HOPE', 'will'] })).json()).toMatchObject({
    item: { kept_words: ['hope', 'will'] },
  })
  expect(await places()).toEqual([])
  const other = await created({ title: 'Hope', narrative: 'We wrote Hope on the wall.' })
  expect(await places(other.id)).not.toEqual([])
  expect((await publish()).statusCode).toBe(200)
  const staff = await person('root@tower.test', 'admin')
  const seen = await call('GET', `/api/admin/storybooks/${id}`, undefined, staff)
  expect(seen.json()).toMatchObject({ item: { kept_words: ['hope', 'will'], places: [] } })
  expect(await findFaults()).toEqual([])
})

test('with a further name the kept word is the child all the same, and a name that is no word is never kept', async () => {
  const { id, places, update, read, call, publish } = await buildHope()
  await update(id, { kept_words: ['hope'], narrative: 'Hope Miller ran.\n\nHope and Mateo sang.' })
  expect((await places()).map(({ quote }) => quote)).toEqual(['Hope Miller', 'Mateo'])
  expect(codeOf(await publish())).toBe('storybooks.private_words')
  for (const kept_words of [['Mateo'], ['Hope Miller'], ['hope', 'Mateo Ruiz']]) {
    const answer = await update(id, { kept_words })
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'storybooks.not_a_word'])
    const row = await call('PATCH', `/rest/v1/story_books?id=eq.${id}`, { kept_words })
    expect(row.statusCode).toBe(400)
  }
  expect((await read(id)).kept_words).toEqual(['hope'])
  const many = Array.from({ length: 21 }, () => 'hope')
  expect(codeOf(await update(id, { kept_words: many }))).toBe('request.invalid')
})

test('a given name that stands in no class list is asked about before readers see it, and its teacher says once that it is no child', async () => {
  const { created, places, update, call } = await buildHope()
  const { id } = await created({
    title: 'Our fish',
    narrative: 'Santiago swam.\n\nWe went to San Antonio and read Curious George with our fish Santiago.',
  })
  const publish = () => call('POST', '/api/storybooks/publish', { storybookId: id, consent })
  expect(await places(id)).toMatchObject([
    { field: 'text', quote: 'Santiago', word: 'santiago' },
    { field: 'text', quote: 'Santiago', word: 'santiago' },
  ])
  expect(codeOf(await publish())).toBe('storybooks.private_words')
  expect((await update(id, { kept_words: ['Santiago', 'Zyaire'] })).json()).toMatchObject({
    item: { kept_words: ['santiago', 'zyaire'] },
  })
  expect(await places(id)).toEqual([])
  expect((await publish()).statusCode).toBe(200)
})

test('what staff approved is read again once another word is kept', async () => {
  const { id, update, call, person, read } = await buildHope()
  await update(id, { kept_words: ['hope'] })
  await call('POST', `/api/storybooks/${id}/submit`)
  const staff = await person('root@tower.test', 'admin')
  const { version } = await read(id)
  await call('POST', `/api/admin/storybooks/${id}/approve`, { version }, staff)
  expect((await read(id)).status).toBe('approved')
  await update(id, { kept_words: ['grace', 'hope'] })
  expect((await read(id)).status).toBe('draft')
})

test('a book that is made at once keeps the words that its teacher kept, and no name', async () => {
  const { addPhoto, call } = await buildHope()
  const attest = { faces_blurred: true, consent_on_file: true, no_identifying_info: true }
  const photoIds = [(await addPhoto('Cups')).id]
  const make = (kept_words: string[]) => {
    const said = { photoIds, attest, kept_words, title: 'We hope' }
    return call('POST', '/api/storybooks/generate', { ...said, teacherNotes: 'We planted beans.' })
  }
  expect(codeOf(await make(['Mateo']))).toBe('storybooks.not_a_word')
  expect((await make(['Hope'])).json()).toMatchObject({ item: { kept_words: ['hope'] } })
})

test('names under the photos of a book are found for its teacher, keep no book from readers, and are not shown to staff', async () => {
  const { id, addPhoto, update, places, publish, call, person } = await buildHope()
  const photo = await addPhoto('Mateo at 12 Oak Street')
  await update(id, { photo_ids: [photo.id], narrative: 'We planted beans.' })
  expect(await places()).toMatchObject([
    { field: 'photo_caption', id: photo.id, quote: 'Mateo' },
    { field: 'photo_caption', id: photo.id, quote: '12 Oak Street' },
  ])
  expect((await publish()).statusCode).toBe(200)
  const staff = await person('root@tower.test', 'admin')
  const seen = await call('GET', `/api/admin/storybooks/${id}`, undefined, staff)
  expect(seen.json<{ item: Pick<Book, 'title'> & Places }>().item.places).toEqual([])
  expect(seen.body).not.toMatch(/Mateo|Oak/)
})
