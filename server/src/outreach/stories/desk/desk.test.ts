import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { expect, test } from 'vitest'
import { headersOf } from '../../../../test/spending/photos/build-photos.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { testApp } from '../../../test/test-app.ts'

type Body = Record<string, unknown>
const path = '/api/admin/stories'
const words = {
  ...{ title: 'The rug', summary: 'Where everyone reads.', title_es: 'La alfombra' },
  ...{ summary_es: 'Donde todos leen.', link_url: '/draws', place: 3 },
}

async function buildDesk() {
  const server = await testApp()
  const { app, services } = server
  const signIn = async (email: string, role: 'admin' | 'superadmin' | 'teacher') => {
    const headers = await headersOf(server, await buildUser(services, email, role))
    return (method: 'GET' | 'POST', url: string, payload?: Body) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
  }
  const [dana, sam] = [await signIn('dana@tower.test', 'admin'), await signIn('sam@tower.test', 'superadmin')]
  const write = async (fields: Body = {}) => {
    services.clock.advance(60_000)
    const answer = await dana('POST', path, { ...words, ...fields })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ item: ManagedStory }>().item
  }
  const act = (who: typeof dana, what: string, { id, updated_at }: ManagedStory, more: Body = {}) =>
    who('POST', `${path}/${id}/${what}`, { seen_updated_at: updated_at, ...more })
  const submitted = async (fields: Body = {}) =>
    (await act(dana, 'submit', await write(fields))).json<{ item: ManagedStory }>().item
  const shown = async (lang = 'en') =>
    (await app.inject(`/api/stories?lang=${lang}`)).json<{ title: string }[]>().map(({ title }) => title)
  const list = async (query = '') =>
    (await dana('GET', `${path}${query}`)).json<{ items: ManagedStory[]; total: number }>()
  const queue = async () => (await dana('GET', '/api/admin/queue')).json<{ items: Body[] }>().items
  const audit = () =>
    services.database.read((tx) =>
      tx.selectFrom('audit_entries').select(['action', 'target_id', 'details']).orderBy('seq').execute(),
    )
  return { ...server, signIn, dana, sam, write, act, submitted, shown, list, queue, audit }
}

test('a story by one person is published by another, at once and in both languages', async () => {
  const { dana, sam, act, submitted, shown, queue, audit } = await buildDesk()
  const story = await submitted()
  expect(story).toMatchObject({ status: 'waiting', author: 'dana@tower.test', is_own: true })
  expect(await shown()).toEqual([])
  expect(await queue()).toMatchObject([
    {
      kind: 'story',
      id: story.id,
      what: 'The rug',
      who: 'dana@tower.test',
      leads_to: `/admin/review?tab=stories&story=${story.id}`,
      is_yours: true,
    },
  ])
  for (const decision of ['publish', 'refuse'])
    expect((await act(dana, decision, story, { reason: 'Mine.' })).json()).toMatchObject({
      code: 'stories.own',
    })
  expect(await shown()).toEqual([])

  const published = await act(sam, 'publish', story, { reason: 'A good one.' })
  expect(published.json()).toMatchObject({
    item: { status: 'published', decided_by: 'sam@tower.test', decision_reason: 'A good one.' },
  })
  expect(await shown()).toEqual(['The rug'])
  expect(await shown('es')).toEqual(['La alfombra'])
  expect(await queue()).toEqual([])
  expect(await audit()).toMatchObject([
    { action: 'stories.written', target_id: story.id },
    { action: 'stories.submitted' },
    { action: 'stories.published', details: { title: 'The rug', reason: 'A good one.' } },
  ])
})

test('whoever sends a story of a colleague to review does not decide on it, and whoever changes it becomes its author', async () => {
  const { dana, sam, write, act } = await buildDesk()
  const story = await write()
  const waiting = (await act(sam, 'submit', story)).json<{ item: ManagedStory }>().item
  expect((await act(sam, 'publish', waiting)).statusCode).toBe(403)
  expect((await act(dana, 'publish', waiting)).statusCode).toBe(403)
  const changed = (
    await sam('POST', `${path}/${story.id}`, {
      ...words,
      title: 'A rug',
      seen_updated_at: waiting.updated_at,
    })
  ).json<{ item: ManagedStory }>().item
  expect(changed).toMatchObject({ status: 'draft', author: 'sam@tower.test', submitted_by: null })
  const again = (await act(sam, 'submit', changed)).json<{ item: ManagedStory }>().item
  expect((await act(sam, 'publish', again)).statusCode).toBe(403)
  expect((await act(dana, 'publish', again)).statusCode).toBe(200)
})

test('of two who decide at once one counts, and the second learns who was first', async () => {
  const { sam, signIn, act, submitted, shown } = await buildDesk()
  const kim = await signIn('kim@tower.test', 'admin')
  const story = await submitted()
  const answers = await Promise.all([
    act(sam, 'publish', story),
    act(kim, 'refuse', story, { reason: 'Too long.' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const first = answers.find(({ statusCode }) => statusCode === 200)?.json<{ item: ManagedStory }>().item
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    ...{ code: 'stories.not_waiting', by: first?.decided_by, at: first?.decided_at },
  })
  expect(await shown()).toEqual(first?.status === 'published' ? ['The rug'] : [])
})

test('a refusal needs a reason, which stays with the story until it is sent to review again', async () => {
  const { dana, sam, act, submitted, shown } = await buildDesk()
  const story = await submitted()
  expect((await act(sam, 'refuse', story, { reason: ' ' })).statusCode).toBe(400)
  const refused = (await act(sam, 'refuse', story, { reason: 'Too long.' })).json<{ item: ManagedStory }>()
    .item
  expect(refused).toMatchObject({ status: 'refused', decision_reason: 'Too long.' })
  expect((await act(sam, 'publish', refused)).statusCode).toBe(409)
  const mended = await dana('POST', `${path}/${story.id}`, { ...words, seen_updated_at: refused.updated_at })
  expect(mended.json()).toMatchObject({ item: { status: 'refused', decision_reason: 'Too long.' } })
  const { item } = mended.json<{ item: ManagedStory }>()
  expect((await act(dana, 'submit', item)).json()).toMatchObject({
    item: { status: 'waiting', decision_reason: null },
  })
  expect(await shown()).toEqual([])
})

test('a scheduled story shows from its time on, and is taken back at once', async () => {
  const { services, sam, dana, act, submitted, shown } = await buildDesk()
  const start = new Date(services.clock.now().getTime() + 600_000).toISOString()
  const story = await submitted({ starts_at: start })
  const scheduled = (await act(sam, 'publish', story)).json<{ item: ManagedStory }>().item
  expect(scheduled).toMatchObject({ status: 'scheduled', published_at: start })
  expect(await shown()).toEqual([])
  services.clock.advance(600_000)
  expect(await shown()).toEqual(['The rug'])
  const change = { ...words, title: 'Another', seen_updated_at: scheduled.updated_at }
  expect((await dana('POST', `${path}/${story.id}`, change)).json()).toMatchObject({ code: 'stories.shown' })
  expect((await act(dana, 'delete', story)).json()).toMatchObject({ code: 'stories.shown' })
  expect((await act(dana, 'take-back', story)).json()).toMatchObject({ item: { status: 'draft' } })
  expect(await shown()).toEqual([])
  expect((await act(dana, 'take-back', story)).json()).toMatchObject({ code: 'stories.not_shown' })
  expect((await act(dana, 'delete', story)).json()).toEqual({ ok: true })
  expect((await dana('GET', `${path}/${story.id}`)).statusCode).toBe(404)
})

test('of two who edit at once the second learns of it and loses nothing of the first; a decision counts for what was seen', async () => {
  const { dana, sam, write, act, submitted } = await buildDesk()
  const story = await write()
  const edit = (who: typeof dana, title: string) =>
    who('POST', `${path}/${story.id}`, { ...words, title, seen_updated_at: story.updated_at })
  const answers = await Promise.all([edit(dana, 'By Dana'), edit(sam, 'By Sam')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'stories.changed_meanwhile',
  })
  const seen = await submitted()
  await act(dana, 'take-back', seen)
  const now = (await dana('GET', `${path}/${seen.id}`)).json<ManagedStory>()
  const waiting = (await act(dana, 'submit', now)).json<{ item: ManagedStory }>().item
  expect(waiting.updated_at >= seen.updated_at).toBe(true)
  const old = { ...waiting, updated_at: new Date(0).toISOString() }
  expect((await act(sam, 'publish', old)).json()).toMatchObject({ code: 'stories.changed_meanwhile' })
})

test('a story goes to review only whole: told in both languages, its picture described in both', async () => {
  const { app, dana, write, act, list } = await buildDesk()
  const half = await write({ title_es: '', summary_es: '' })
  expect((await act(dana, 'submit', half)).json()).toMatchObject({ code: 'stories.incomplete' })
  const drawn = await write({ image_url: '/story/rug.webp', image_alt: 'A rug' })
  expect((await act(dana, 'submit', drawn)).json()).toMatchObject({ code: 'stories.incomplete' })
  const refusals: [Body, string][] = [
    [{ title_es: '' }, 'stories.spanish_title_missing'],
    [{ link_url: 'javascript:alert(1)' }, 'stories.link_not_safe'],
    [{ image_url: 'https://elsewhere.example/x.png' }, 'stories.picture_unknown'],
    [{ image_url: `/files/${crypto.randomUUID()}` }, 'stories.picture_unknown'],
    [{ title: ' ' }, 'request.invalid'],
    [{ place: 1.5 }, 'request.invalid'],
    [{ starts_at: '9999-99-99' }, 'request.invalid'],
  ]
  for (const [fields, code] of refusals)
    expect((await dana('POST', path, { ...words, ...fields })).json(), code).toMatchObject({ code })
  const key = crypto.randomUUID()
  const form = { ...words, request_key: key }
  const twice = await Promise.all([dana('POST', path, form), dana('POST', path, form)])
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const written = twice.map((answer) => answer.json<{ item: ManagedStory }>().item.id)
  expect(written[0]).toBe(written[1])
  expect((await list()).total).toBe(3)
  expect((await app.inject(path)).statusCode).toBe(401)
})

test('search, states, order, pages and the file show the same stories, to staff alone', async () => {
  const { dana, sam, signIn, write, act, submitted, list } = await buildDesk()
  await write({ title: '=cmd', place: 9 })
  await write({ title: 'Garden', title_es: 'Huerto', place: 1 })
  await act(sam, 'publish', await submitted())
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title)
  expect(await titles('')).toEqual(['The rug', 'Garden', '=cmd'])
  expect(await titles('?sort=place')).toEqual(['Garden', 'The rug', '=cmd'])
  expect(await titles('?sort=title')).toEqual(['=cmd', 'Garden', 'The rug'])
  expect(await titles('?status=published')).toEqual(['The rug'])
  expect(await titles('?q=HUERTO')).toEqual(['Garden'])
  expect(await titles('?pageSize=2&page=2')).toEqual(['=cmd'])
  expect((await list('?pageSize=2')).total).toBe(3)
  const file = (await dana('GET', `${path}.csv?status=draft`)).body
  expect(file).toContain("'=cmd")
  expect(file).not.toContain('The rug')
  const teacher = await signIn('teacher@tower.test', 'teacher')
  expect((await teacher('GET', path)).statusCode).toBe(403)
  expect((await teacher('POST', path, words)).statusCode).toBe(403)
  for (const what of ['submit', 'publish', 'refuse', 'take-back', 'delete']) {
    const unknown = { seen_updated_at: new Date().toISOString(), reason: 'Why' }
    expect((await sam('POST', `${path}/${crypto.randomUUID()}/${what}`, unknown)).statusCode, what).toBe(404)
  }
})
