import { expect, onTestFinished, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildStorybooks, type Book } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf, errorOf } from '../../../../test/money/credits/build-credits.ts'
import { startChatSandbox } from '../../../vendors/openai/sandbox/chat-sandbox.ts'
import type { ChatFault } from '../../../vendors/openai/sandbox/fail-chat.ts'
import { agreeToProvider } from '../../writer/consents/agree-to-provider.ts'
import { writeStory } from '../story/write-story.ts'
import { failStuckRuns } from './end-run.ts'

type Made = { narrative: string; remainingCredits: number; item: Book; writer: string; notices: object[] }

const notes = 'On Monday we planted beans in cups. Mateo watered them. On Friday the beans came up.'

/** Storybooks with a provider that their teacher agreed to. One connection: whoever held it while asking would wait for ever. */
async function buildWithProvider() {
  const provider = await startChatSandbox()
  onTestFinished(() => provider.close())
  const world = await buildStorybooks({
    environment: { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'sandbox', AI_WRITING_TIMEOUT_MS: '2000' },
    poolSize: 1,
  })
  const { host } = new URL(provider.baseUrl)
  await agreeToProvider(world.services, { teacherId: world.teacher.userId, provider: host })
  return { ...world, provider }
}

test('words are written from title, notes and captions, split into pages, and take the one credit of the week', async () => {
  const { created, writeText, classroomId, weekUsed, findFaults } = await buildStorybooks()
  const { id } = await created({ title: 'Our Bean Cups', grade_level: '2', teacher_notes: notes })
  const answer = await writeText({
    ...{ storybookId: id, classroomId, teacherNotes: notes },
    photos: [{ image_url: 'https://elsewhere.example/x.jpg', caption: 'Cups on the sill', created_at: '' }],
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const made = answer.json<Made>()
  expect(made).toMatchObject({ remainingCredits: 0, writer: 'built-in', item: { status: 'draft' } })
  expect(made.item.pages).toHaveLength(12)
  expect(made.item.pages.map(({ text }) => text).join('\n\n')).toBe(made.narrative)
  const words = made.narrative.split(/\s+/).length
  expect([words >= 500, words <= 800]).toEqual([true, true])
  const again = await writeText({ storybookId: id, classroomId })
  expect([again.statusCode, errorOf(again)]).toEqual([
    402,
    'You are out of Storybook credits for this week. Check back after the weekly reset.',
  ])
  expect(await weekUsed()).toBe(1)
  expect(await findFaults()).toEqual([])
})

test('what another window kept while words were being written is not written over, and costs nothing', async () => {
  const { created, writeText, provider, update, read, weekUsed } = await buildWithProvider()
  const { id } = await created({ title: 'Beans', grade_level: '2', teacher_notes: notes })
  const { pages } = writeStory({
    ...{ title: 'Beans', gradeLevel: '2', reading: 'read-to-me', language: 'en', notes, photos: [], seed: 1 },
  })
  provider.behave({
    answer: async () => {
      await update(id, { narrative: 'Typed meanwhile.' })
      return JSON.stringify({ pages: pages.map(({ text, prompt }) => ({ text, prompt })) })
    },
  })
  expect(codeOf(await writeText({ storybookId: id }))).toBe('storybooks.changed')
  expect([(await read(id)).narrative, await weekUsed()]).toEqual(['Typed meanwhile.', 0])
})

test('words that were begun on what another window changed since are not written, and what was taken for them comes back', async () => {
  const world = await buildStorybooks()
  const { created, writeText, update, read, weekUsed, setSponsor, fill, sponsor, consume, sponsorLeft } =
    world
  await setSponsor()
  await fill(sponsor.userId, 100)
  const { id, version } = await created({ title: 'Beans', teacher_notes: notes })
  await update(id, { title: 'Our beans', teacher_notes: 'They came up.' })
  await consume('storybook:text')
  const stale = { storybookId: id, title: 'Beans', teacherNotes: notes, version }
  expect(codeOf(await writeText(stale))).toBe('storybooks.changed')
  expect(await read(id)).toMatchObject({ title: 'Our beans', teacher_notes: 'They came up.', narrative: '' })
  expect([await weekUsed(), await sponsorLeft()]).toEqual([0, 1])
  await consume('storybook:text')
  const seen = { ...stale, version: version + 1, idempotency_key: 'one-press' }
  const [first, again] = [await writeText(seen), await writeText(seen)]
  expect([first.statusCode, again.json<Made>().narrative]).toEqual([200, first.json<Made>().narrative])
})

test('words of a book that staff approved are written anew as those of a draft', async () => {
  const { created, call, read, person, writeText } = await buildStorybooks()
  const staff = await person('root@tower.test', 'admin')
  const { id } = await created({ title: 'Beans', narrative: 'We planted beans.' })
  await call('POST', `/api/storybooks/${id}/submit`)
  const { version } = await read(id)
  await call('POST', `/api/admin/storybooks/${id}/approve`, { version }, staff)
  expect((await writeText({ storybookId: id })).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'draft', approved_at: null })
})

test('clients of the simple kind write by their own names of things and get the same answer', async () => {
  const { call, created, read } = await buildStorybooks()
  const { id } = await created({ title: '' })
  const simple = (said: object) =>
    call('POST', '/.netlify/functions/storybooks/generate-story-text', { storybookId: id, ...said })
  expect(errorOf(await simple({ notes, photoCount: 2 }))).toBe('Add a title first.')
  expect(codeOf(await simple({ title: 'Beans', photoCount: 16 }))).toBe('storybooks.too_many_photos')
  const answer = await simple({ title: 'Beans', gradeLevel: 'Grade 1', notes, photoCount: 2 })
  expect(answer.json<Made>()).toMatchObject({ remainingCredits: 0 })
  expect(await read(id)).toMatchObject({ title: 'Beans', grade_level: 'Grade 1', teacher_notes: notes })
})

test('no name of the class list is told, whoever noted it, and none leaves to a provider', async () => {
  const { created, post, teacher, writeText, services, provider } = await buildWithProvider()
  for (const full_name of ['Mateo Ruiz', 'Ana Lee'])
    await post('/api/teacher/students', { full_name }, teacher.bearer)
  const { id } = await created({ title: 'Beans', teacher_notes: `${notes} Ana lives at 12 Oak St.` })
  provider.behave({ fail: 'garbage' })
  await writeText({ storybookId: id })
  const sent = provider.orders.map(({ text }) => text).join()
  expect(sent).toContain('planted beans')
  expect(sent).not.toMatch(/mateo|ruiz|\bana\b|oak st|rivera/i)
  const built = (await writeText({ storybookId: id, built_in: true })).json<Made>()
  expect(built.notices).toEqual(expect.arrayContaining([{ kind: 'name_replaced', quote: 'Mateo' }]))
  const kept = await services.database.read((tx) =>
    tx.selectFrom('story_books').select(['narrative', 'pages']).execute(),
  )
  expect(JSON.stringify(kept)).not.toMatch(/mateo|ruiz|\bana\b|oak st/i)
})

test('a book in two languages has each page in both', async () => {
  const { created, writeText } = await buildStorybooks()
  const { id } = await created({ title: 'Beans', other_language: 'es', teacher_notes: notes })
  const { item } = (await writeText({ storybookId: id })).json<Made>()
  expect(item.pages.every(({ text, otherText }) => text && otherText && text !== otherText)).toBe(true)
})

test('where the classroom has a sponsor its credit is used, once, and words without one are not written', async () => {
  const world = await buildStorybooks()
  const { created, writeText, setSponsor, fill, sponsor, consume, sponsorLeft, uses, weekUsed } = world
  await setSponsor()
  await fill(sponsor.userId, 300)
  const { id } = await created({ title: 'Beans', teacher_notes: notes })
  const without = await writeText({ storybookId: id })
  expect([without.statusCode, errorOf(without)]).toEqual([402, 'Not enough sponsor credits'])
  expect(await weekUsed()).toBe(0)
  await consume('storybook:text')
  expect((await writeText({ storybookId: id })).statusCode).toBe(200)
  expect([await sponsorLeft(), (await uses()).map(({ state }) => state)]).toEqual([2, ['spent']])
  for (const [said, refused] of [
    [{}, 'storybooks.out_of_credits'],
    [{ photoCount: 16 }, 'storybooks.too_many_photos'],
  ] as const) {
    await consume('storybook:text')
    expect(codeOf(await writeText({ storybookId: id, ...said }))).toBe(refused)
    expect([await sponsorLeft(), (await uses()).at(-1)?.state]).toEqual([2, 'refunded'])
  }
  expect(await world.findFaults()).toEqual([])
})

test('a credit of the sponsor of another classroom pays for no book of this one', async () => {
  const {
    created,
    writeText,
    setSponsor,
    fill,
    sponsor,
    consume,
    sponsorLeft,
    services,
    teacher,
    switchOn,
    person,
  } = await buildStorybooks()
  await setSponsor()
  await fill(sponsor.userId, 200)
  const { id: otherId } = await buildClassroom(services.database, { teacherEmail: teacher.email })
  const poe = await person('poe@example.org', 'sponsor')
  await switchOn(true, otherId)
  await services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ sponsor_id: poe.userId }).where('id', '=', otherId).execute(),
  )
  const { id } = await created({ title: 'Beans', classroom_id: otherId })
  const { use_id } = (await consume('storybook:text')).json<{ use_id: string }>()
  expect(codeOf(await writeText({ storybookId: id, use_id }))).toBe('credits.sponsor_not_enough')
  expect(await sponsorLeft()).toBe(2)
})

test('the same form writes once and is answered the same again; its key means nothing else', async () => {
  const { created, writeText, weekUsed } = await buildStorybooks()
  const [one, other] = [await created({ title: 'A' }), await created({ title: 'B' })]
  const form = { storybookId: one.id, idempotency_key: 'one-press-1' }
  const first = (await writeText(form)).json<Made>()
  expect((await writeText(form)).json<Made>().narrative).toBe(first.narrative)
  expect(codeOf(await writeText({ ...form, storybookId: other.id }))).toBe('storybooks.key_conflict')
  expect(await weekUsed()).toBe(1)
})

test.each([
  'status',
  'silence',
  'hang up',
  'garbage',
  'other shape',
  'nothing',
  'refusal',
  'cut off',
] satisfies ChatFault[])(
  'a provider that fails (%s) costs nothing: what was taken comes back, and what is built in writes then',
  async (fault) => {
    const world = await buildWithProvider()
    const { created, writeText, provider, setSponsor, fill, sponsor, consume, sponsorLeft, weekUsed } = world
    await setSponsor()
    await fill(sponsor.userId, 100)
    await consume('storybook:text')
    const { id } = await created({ title: 'Beans', teacher_notes: notes })
    provider.behave({ fail: fault })
    const failed = await writeText({ storybookId: id })
    expect(failed.json()).toMatchObject({
      ...{ error: 'Story generation failed', code: 'storybooks.text_failed' },
      ...{ credit: 'returned', writer: 'provider' },
    })
    expect([await sponsorLeft(), await weekUsed()]).toEqual([1, 0])
    await consume('storybook:text')
    expect((await writeText({ storybookId: id, built_in: true })).json<Made>().writer).toBe('built-in')
    expect([await sponsorLeft(), await weekUsed()]).toEqual([0, 1])
    expect(await world.findFaults()).toEqual([])
  },
)

test('a provider’s book is kept where it keeps the rules, and refused where a word, a number or a page is not right', async () => {
  const { created, writeText, provider, weekUsed } = await buildWithProvider()
  const { id } = await created({ title: 'Beans', grade_level: '2', teacher_notes: notes })
  const draft = writeStory({
    ...{ title: 'Beans', gradeLevel: '2', reading: 'read-to-me', language: 'en', notes, photos: [], seed: 1 },
  })
  const pages = draft.pages.map(({ text, prompt }) => ({ text: text.replaceAll('\n', ' '), prompt }))
  const [first = { text: '', prompt: '' }, ...rest] = pages
  const answer = (changed: { text: string; prompt: string }[]) =>
    provider.behave({ answer: JSON.stringify({ pages: changed }) })
  for (const wrong of [
    rest,
    [{ ...first, text: `${first.text} A gun was there.` }, ...rest],
    [{ ...first, text: `${first.text} We counted 47 beans.` }, ...rest],
    [{ ...first, text: `${first.text} Call 555-867-5309.` }, ...rest],
    [{ ...first, text: `${first.text} <script>` }, ...rest],
    [{ ...first, prompt: 'a naked man' }, ...rest],
    [{ ...first, text: 'word '.repeat(150).trim() }, ...rest],
  ]) {
    answer(wrong)
    expect(codeOf(await writeText({ storybookId: id }))).toBe('storybooks.text_failed')
  }
  expect(await weekUsed()).toBe(0)
  answer(pages)
  const made = (await writeText({ storybookId: id })).json<Made>()
  expect([made.writer, made.item.pages[0]?.text]).toEqual(['provider', first.text])
})

test('words whose process went away give back what they took after ten minutes, once', async () => {
  const world = await buildStorybooks()
  const { created, writeText, services, clock, weekUsed, teacher, classroomId } = world
  const { id } = await created({ title: 'Beans' })
  await services.database.transaction(async (tx) => {
    await tx
      .insertInto('storybook_credits')
      .values({
        ...{ teacher_id: teacher.userId, classroom_id: classroomId, created_at: clock.now() },
        ...{
          period_start: '2020-01-06',
          period_end: '2020-01-13',
          free_credits: 1,
          credits_granted: 1,
          credits_used: 1,
        },
      })
      .execute()
    const week = await tx.selectFrom('storybook_credits').select('id').executeTakeFirstOrThrow()
    await tx
      .insertInto('story_runs')
      .values({
        ...{
          teacher_id: teacher.userId,
          book_id: id,
          kind: 'text',
          week_id: week.id,
          request_key: 'gone-away',
        },
        ...{ created_at: clock.now(), moved_at: clock.now() },
      })
      .execute()
  })
  expect(codeOf(await writeText({ storybookId: id }))).toBe('storybooks.writing')
  clock.advance(9 * 60_000)
  expect(await failStuckRuns(services)).toBe(0)
  clock.advance(60_000)
  expect([await failStuckRuns(services), await failStuckRuns(services)]).toEqual([1, 0])
  expect(await weekUsed()).toBe(0)
  expect((await writeText({ storybookId: id })).statusCode).toBe(200)
  expect(await world.findFaults()).toEqual([])
})

test(
  'of many presses at the same moment one writes, and one credit is taken',
  { timeout: 120_000 },
  async () => {
    const { created, writeText, weekUsed, findFaults } = await buildStorybooks({ poolSize: 16 })
    const books = [await created({ title: 'A' }), await created({ title: 'B' })]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => writeText({ storybookId: books[at % 2]?.id })),
    )
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'written' : codeOf(answer)))
    expect(codes.filter((code) => code === 'written')).toHaveLength(1)
    expect(new Set(codes)).toEqual(
      new Set(['written', ...codes.filter((code) => /writing|out_of_credits/.test(code ?? ''))]),
    )
    expect(await weekUsed()).toBe(1)
    expect(await findFaults()).toEqual([])
  },
)
