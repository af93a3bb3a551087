import { expect, test } from 'vitest'
import { buildCharityDesk } from '../../../../test/outreach/charity/build-charity.ts'
import { buildSite, html, type Render } from '../../../../test/site/build-site.ts'
import { testApp } from '../../../test/test-app.ts'
import { readDraftTexts } from './preview-page.ts'

const said = (en: string, key = 'content.mission.heading') => [{ key, en, es: null }]

async function buildDrafts() {
  const world = await buildCharityDesk(await testApp())
  const { services, dana } = world
  const draft = async (texts: object[], page = 'mission') =>
    (await dana('POST', `page-texts/${page}/drafts`, { texts })).json<{ address: string; code?: string }>()
  const tokenOf = ({ address }: { address: string }) =>
    new URL(address, 'http://tower.test').searchParams.get('draft') ?? ''
  const read = (token: string) => readDraftTexts(services, token)
  return { ...world, draft, tokenOf, read }
}

test('a draft is in the place of its page alone, beside what is published of the others, and nothing of it is published', async () => {
  const { services, dana, draft, tokenOf, read } = await buildDrafts()
  await dana('POST', 'page-texts/about', { texts: said('Published', 'content.about.title'), seen_number: 0 })
  await dana('POST', 'page-texts/mission', {
    texts: said('Old lead', 'content.mission.lead'),
    seen_number: 0,
  })
  const made = await draft(said('Only a draft'))
  expect(made.address).toMatch(/^\/mission\?draft=[\w-]{43}$/)
  expect((await read(tokenOf(made)))?.en).toEqual({
    'content.about.title': 'Published',
    'content.mission.heading': 'Only a draft',
  })
  expect((await services.charity.read()).texts.en).not.toHaveProperty(['content.mission.heading'])
  expect(await read('x'.repeat(43))).toBeUndefined()
})

test('a draft ends after half an hour, and with the rights of whoever made it', async () => {
  const { services, draft, tokenOf, read } = await buildDrafts()
  const token = tokenOf(await draft(said('Soon over')))
  expect(await read(token)).toBeDefined()
  services.clock.advance(29 * 60_000)
  expect(await read(token)).toBeDefined()
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'sponsor' }).where('email', '=', 'dana@tower.test').execute(),
  )
  expect(await read(token)).toBeUndefined()
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'admin' }).where('email', '=', 'dana@tower.test').execute(),
  )
  services.clock.advance(2 * 60_000)
  expect(await read(token)).toBeUndefined()
})

test('only staff make drafts, only of pages, and only of texts that could be saved', async () => {
  const { app, signIn, dana, draft } = await buildDrafts()
  const teacher = await signIn('teacher@tower.test', 'teacher')
  expect((await teacher('POST', 'page-texts/mission/drafts', { texts: [] })).statusCode).toBe(403)
  const payload = { texts: [] }
  const stranger = await app.inject({ method: 'POST', url: '/api/admin/page-texts/mission/drafts', payload })
  expect(stranger.statusCode).toBe(401)
  expect(await draft(said('x', 'home.hero.title'))).toMatchObject({ code: 'page_texts.not_a_text' })
  expect((await dana('POST', 'page-texts/mail-receipt/drafts', { texts: [] })).statusCode).toBe(400)
})

test('the page of a draft is rendered for its reader alone, kept by nobody, and found by no search engine', async () => {
  const { services, draft, read } = await buildDrafts()
  const worded: unknown[] = []
  const render: Render = async (_request, given) => {
    worded.push(given.worded?.en)
    return html('<p>page</p>')
  }
  const site = await buildSite(services, render, undefined, { readDraft: read })
  const { address } = await draft(said('Only a draft'))
  await site.get('/mission')
  for (const path of [address, `${address}&lang=es`]) {
    const { status, headers } = await site.get(path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
  await site.get('/mission')
  const draftTexts = { 'content.mission.heading': 'Only a draft' }
  expect(worded).toEqual([undefined, draftTexts, draftTexts])
})

test('whoever opens an address whose draft has ended reads so in both languages, and a program gets the code', async () => {
  const { services, read } = await buildDrafts()
  const site = await buildSite(services, async () => html('<p>page</p>'), undefined, { readDraft: read })
  const { status, headers, body } = await site.get('/mission?draft=nothing', { accept: 'text/html' })
  expect(status).toBe(410)
  expect(headers.get('content-type')).toMatch(/^text\/html/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toContain('This preview has ended')
  expect(body).toContain('Esta vista previa terminó')
  const program = await site.get('/mission?draft=nothing')
  expect(program.status).toBe(410)
  expect(JSON.parse(program.body)).toMatchObject({ code: 'page_texts.draft_ended' })
})
