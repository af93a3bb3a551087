import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildStorybooks, type Book } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf, errorOf } from '../../../../test/money/credits/build-credits.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { eraseEverywhere } from '../../../people/account/erasure/erase-person.ts'
import { personalData } from '../../../domains.ts'
import { clearExpired } from '../../../jobs/clear-expired.ts'
import { writeDuePapers } from './write-due-papers.ts'

type Rendered = { signedUrl: string | null; pdfUrl: string | null; item: Book }

const pages = [
  { text: 'We planted beans in the garden.', otherText: 'Plantamos frijoles en el jardín.' },
  { text: 'It rained.', otherText: 'Llovió.', caption: 'Our rain jar' },
  { text: 'We sang outside.', otherText: 'Cantamos afuera.' },
]
const bilingual = { title: 'Our garden', language: 'en', other_language: 'es', pages }

async function buildPapers(settings: Parameters<typeof buildStorybooks>[0] = {}) {
  const world = await buildStorybooks(settings)
  const { id } = await world.created(bilingual)
  await world.call('POST', '/api/storybooks/generate-illustrations', { storybookId: id })
  await world.draw()
  const writePapers = () => writeDuePapers(world.services, new AbortController().signal)
  /** Asks for a file of a book, has it made, and asks where it is. */
  const render = async (storybookId: string, said: object = {}) => {
    const asked = { storybookId, wait: false, ...said }
    await world.call('POST', '/api/storybooks/render-pdf', asked)
    await writePapers()
    return world.call('POST', '/api/storybooks/render-pdf', asked)
  }
  const kept = () =>
    world.services.database.read((tx) => tx.selectFrom('story_papers').select(['form', 'state']).execute())
  const open = (url: string | null | undefined) => world.app.inject(url ?? '/none')
  return { ...world, id, kept, open, render, writePapers }
}

test('a book becomes a tagged PDF: title, each picture in words, both languages, page numbers as decoration, the end', async () => {
  const { id, render, open, read } = await buildPapers()
  const { signedUrl, pdfUrl, item } = (await render(id)).json<Rendered>()
  expect(signedUrl).toBe(pdfUrl)
  expect(item.papers).toMatchObject([{ form: 'pdf', state: 'done', done: 5, total: 5 }])
  const answer = await open(pdfUrl)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="our-garden.pdf"',
    'cache-control': 'private, no-store',
  })
  const pdf = await readPdf(answer.rawPayload)
  expect(pdf).toMatchObject({ title: 'Our garden', language: 'en', isMarked: true, pages: 5 })
  const told = pdf.elements.filter(({ role }) => ['H1', 'P', 'Figure'].includes(role))
  const alts = (await read(id)).pages.map(({ altText }) => altText?.en)
  expect(told.map(({ role, text, alt }) => [role, alt ?? text])).toEqual([
    ['H1', 'Our garden'],
    ['P', 'A story from Room 12'],
    ['P', 'Un cuento de Room 12'],
    ...pages.flatMap(({ text, otherText, caption }, at) => [
      ['Figure', alts[at]],
      ['P', text],
      ['P', otherText],
      ...(caption ? [['P', caption]] : []),
    ]),
    ['P', 'The End'],
    ['P', 'Fin'],
    ['P', expect.stringMatching(/^Made by Room 12 in [A-Z][a-z]+ 20\d\d\.$/)],
    ['P', expect.stringMatching(/^Lo hizo Room 12 en [a-z]+ de 20\d\d\.$/)],
    ['P', 'The pictures were drawn by a program. The children in them are nobody’s likeness.'],
    ['P', 'Las ilustraciones las dibujó un programa. Los niños que aparecen no son el retrato de nadie.'],
    ['P', expect.stringMatching(/^A book of /)],
    ['P', expect.stringMatching(/^Un libro de /)],
  ])
})

test('a booklet has four pages on each sheet and is heard in the order of the book', async () => {
  const { id, render, open } = await buildPapers()
  const { item } = (await render(id, { form: 'booklet' })).json<Rendered>()
  expect(item.pdf_url).toBeNull()
  const pdf = await readPdf((await open(item.papers[0]?.url)).rawPayload)
  expect(pdf.pages).toBe(4)
  const { text } = pdf
  const at = [...pages.map((page) => page.text), 'The End'].map((said) => text.indexOf(said))
  expect(at.every((place) => place >= 0)).toBe(true)
})

test('clients of both kinds are answered once the file is there, and the same file is not made twice', async () => {
  const { id, call, writePapers, services } = await buildPapers()
  services.pause = () => writePapers()
  for (const path of ['/.netlify/functions/storybooks/render-pdf', '/api/storybooks/render-pdf']) {
    const answer = await call('POST', path, { storybookId: id })
    expect(answer.json<Rendered>().signedUrl).toMatch(/^\/api\/storybooks\/.*\?expires=\d+&signature=/)
  }
  const made = await services.database.read((tx) =>
    tx.selectFrom('story_papers').select(['tries', 'form']).execute(),
  )
  expect(made).toEqual([{ tries: 1, form: 'pdf' }])
})

test('whoever waits in vain for a busy worker is told to try again', async () => {
  const { id, call } = await buildPapers()
  expect(codeOf(await call('POST', '/api/storybooks/render-pdf', { storybookId: id }))).toBe(
    'storybooks.pdf_waiting',
  )
})

test('the address works for ten minutes, and no other is guessed from it', async () => {
  const { id, render, open, clock } = await buildPapers()
  const { pdfUrl } = (await render(id)).json<Rendered>()
  expect((await open(pdfUrl?.split('?')[0])).statusCode).toBe(404)
  expect((await open(pdfUrl?.replace(/signature=./, 'signature=-'))).statusCode).toBe(404)
  clock.advance(599_000)
  expect((await open(pdfUrl)).statusCode).toBe(200)
  clock.advance(2_000)
  expect((await open(pdfUrl)).statusCode).toBe(403)
})

test('a file goes with any change of what stands on its pages, and only with one', async () => {
  const { id, render, open, kept, update, read, call, draw } = await buildPapers()
  const rendered = async () => (await render(id)).json<Rendered>().pdfUrl
  let url = await rendered()
  await update(id, { teacher_notes: 'For myself' })
  expect((await read(id)).pdf_url).not.toBeNull()
  expect((await open(url)).statusCode).toBe(200)
  const changes: (() => Promise<unknown>)[] = [
    () => update(id, { title: 'Our own garden' }),
    () => update(id, { include_illustrations: false }),
    () => update(id, { pages: [{ text: 'Another first page.' }] }),
    () => update(id, { other_language: null }),
    async () => {
      await call('POST', '/api/storybooks/generate-illustrations', { storybookId: id })
      await draw()
    },
  ]
  for (const change of changes) {
    await change()
    expect([(await open(url)).statusCode, await kept(), (await read(id)).pdf_url]).toEqual([404, [], null])
    url = await rendered()
    expect((await open(url)).statusCode).toBe(200)
  }
})

test('a book that a family took down has no file until staff decided, and none is made', async () => {
  const { id, render, open, kept, call, app } = await buildPapers()
  const consent = { parental: true, facesBlurred: true, noNames: true, schoolApproval: true }
  await call('POST', '/api/storybooks/publish', { storybookId: id, consent })
  const { pdfUrl, item } = (await render(id)).json<Rendered>()
  await app.inject({ method: 'POST', url: `/api/books/${item.code}/take-down`, payload: {} })
  expect([(await open(pdfUrl)).statusCode, await kept()]).toEqual([404, []])
  expect(codeOf(await render(id))).toBe('storybooks.held')
})

test('files go with their book, with their teacher, and ninety days after they were made, and the list no longer says that one is ready', async () => {
  const { id, render, kept, call, teacher, services, created } = await buildPapers()
  const listed = async () => {
    const { items } = (await call('GET', '/api/storybooks')).json<{ items: Book[] }>()
    return items.map(({ pdf_url: url }) => url !== null)
  }
  await render(id)
  expect([await kept(), await listed()]).toMatchObject([[{ form: 'pdf' }], [true]])
  await services.database.transaction((tx) =>
    tx
      .updateTable('story_papers')
      .set({ made_at: sql`now() - interval '91 days'` })
      .execute(),
  )
  await clearExpired(services)
  expect([await kept(), await listed()]).toEqual([[], [false]])
  await render(id)
  await call('DELETE', `/api/storybooks/${id}`)
  expect(await kept()).toEqual([])
  await render((await created(bilingual)).id)
  expect(await kept()).toHaveLength(1)
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, {
      ...{ userId: teacher.userId, actorId: null, at: services.clock.now(), personalData },
    }),
  )
  expect(await kept()).toEqual([])
})

test('publishing and taking back change no page: the PDF that is there stays ready', async () => {
  const { id, render, read, call, open } = await buildPapers()
  const consent = { parental: true, facesBlurred: true, noNames: true, schoolApproval: true }
  await render(id)
  await call('POST', '/api/storybooks/publish', { storybookId: id, consent })
  await call('POST', `/api/storybooks/${id}/unpublish`)
  const { pdf_url: url } = await read(id)
  expect((await open(url)).statusCode).toBe(200)
})

test('the last page names who agreed to be named beside the classroom’s slot, and nothing is sent that names them later', async () => {
  const { id, render, open, give, services, deliverAll, classroomId } = await buildPapers()
  const metadata = { program: 'classrooms', sponsor_display_name: 'Rosa Ortiz' }
  const { paymentId } = await give({
    ...{ email: 'rosa@example.org', amountCents: 80_000 },
    body: { classroom_id: classroomId, metadata },
  })
  const { pdfUrl } = (await render(id)).json<Rendered>()
  const { text } = await readPdf((await open(pdfUrl)).rawPayload)
  expect(text).toContain('Este salón de clases recibió fondos de Rosa Ortiz.')
  await services.payments.refund({ paymentId, amountCents: 80_000, idempotencyKey: 'back' })
  await deliverAll()
  expect((await open(pdfUrl)).statusCode).toBe(404)
  const again = (await render(id)).json<Rendered>().pdfUrl
  expect((await readPdf((await open(again)).rawPayload)).text).not.toContain('Rosa Ortiz')
})

test('no name of the class list gets onto paper, nor is a paper sent once one joined it', async () => {
  const { id, render, update, kept, call, open } = await buildPapers()
  await call('POST', '/api/teacher/students', { full_name: 'Mateo Ruiz' })
  await update(id, { pages: [{ text: 'Mateo planted beans.' }] })
  const refused = await render(id)
  expect([codeOf(refused), await kept()]).toEqual(['storybooks.private_words', []])
  await update(id, { pages: [{ text: 'Zyaire planted beans.' }] })
  const { pdfUrl } = (await render(id)).json<Rendered>()
  expect((await open(pdfUrl)).statusCode).toBe(200)
  await call('POST', '/api/teacher/students', { full_name: 'Zyaire Stone' })
  expect((await open(pdfUrl)).statusCode).toBe(404)
})

test('nobody makes or reads files of somebody else’s book, and an empty book is refused in words', async () => {
  const { id, call, person, created } = await buildPapers()
  const { bearer } = await person('other@school.edu', 'teacher', 'Ms. Other')
  const foreign = await call('POST', '/api/storybooks/render-pdf', { storybookId: id }, { bearer })
  expect(codeOf(foreign)).toBe('storybooks.not_found')
  const empty = await created({ title: 'Nothing yet' })
  expect(codeOf(await call('POST', '/api/storybooks/render-pdf', { storybookId: empty.id }))).toBe(
    'storybooks.no_pages',
  )
  const untitled = await created({ title: '', pages: [{ text: 'Words.' }] })
  expect(codeOf(await call('POST', '/api/storybooks/render-pdf', { storybookId: untitled.id }))).toBe(
    'storybooks.title_missing',
  )
})

test('what cannot be made is tried three times, then said, and can be asked for again', async () => {
  const { id, call, writePapers, services, kept, render } = await buildPapers()
  await services.database.transaction((tx) =>
    tx.updateTable('story_pictures').set({ svg: 'no drawing' }).execute(),
  )
  services.pause = () => writePapers()
  const answer = await call('POST', '/api/storybooks/render-pdf', { storybookId: id })
  expect([answer.statusCode, errorOf(answer)]).toEqual([503, 'PDF render failed'])
  expect(await kept()).toEqual([{ form: 'pdf', state: 'failed' }])
  await services.database.transaction((tx) =>
    tx
      .updateTable('story_pictures')
      .set({ svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"/>' })
      .execute(),
  )
  expect((await render(id)).json<Rendered>().pdfUrl).not.toBeNull()
})

test('a process that went away in the middle is followed by another after two minutes', async () => {
  const { id, call, writePapers, services, kept, clock } = await buildPapers()
  await call('POST', '/api/storybooks/render-pdf', { storybookId: id, wait: false })
  await services.database.transaction((tx) =>
    tx.updateTable('story_papers').set({ tries: 1, taken_at: clock.now() }).execute(),
  )
  await writePapers()
  expect(await kept()).toEqual([{ form: 'pdf', state: 'open' }])
  clock.advance(121_000)
  await writePapers()
  expect(await kept()).toEqual([{ form: 'pdf', state: 'done' }])
})
