import { expect, test } from 'vitest'
import { buildCharityDesk } from '../../../../test/outreach/charity/build-charity.ts'
import { testApp } from '../../../test/test-app.ts'

const desk = async () => buildCharityDesk(await testApp())
const title = 'home.hero.title'
const said = (en: string | null, es: string | null, key = title) => [{ key, en, es }]

test('what staff word is given to pages at once in each language, and what they leave out is as the dictionaries say', async () => {
  const { services, dana, readPage, audit } = await desk()
  expect(await readPage('home')).toEqual({
    number: 0,
    texts: [],
    saved_at: null,
    saved_by: null,
    restores: null,
  })
  const texts = [...said('Nine blocks', 'Nueve bloques'), ...said('Only English', null, 'home.hero.lead')]
  const saved = await dana('POST', 'page-texts/home', { texts, seen_number: 0 })
  expect(saved.json()).toMatchObject({ item: { number: 1, texts, saved_by: 'dana@tower.test' } })
  expect((await services.charity.read()).texts).toEqual({
    en: { [title]: 'Nine blocks', 'home.hero.lead': 'Only English' },
    es: { [title]: 'Nueve bloques' },
  })
  await dana('POST', 'page-texts/home', { texts: said('', ' '), seen_number: 1 })
  expect((await services.charity.read()).texts).toEqual({ en: {}, es: {} })
  expect(await audit()).toMatchObject([
    {
      action: 'charity.texts_changed',
      target_id: 'home',
      details: { version: 1, texts: 'home.hero.lead, home.hero.title' },
    },
    { action: 'charity.texts_changed', details: { version: 2 } },
  ])
})

test('of two who word a page at once the second learns that it changed, and reads the newer words', async () => {
  const { dana, sam, readPage } = await desk()
  const answers = await Promise.all(
    [dana, sam].map((who, at) =>
      who('POST', 'page-texts/home', { texts: said(`${at}`, null), seen_number: 0 }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const won = answers.findIndex(({ statusCode }) => statusCode === 200)
  expect(answers[1 - won]?.json()).toMatchObject({ code: 'page_texts.changed_meanwhile' })
  expect((await readPage('home')).texts).toEqual(said(String(won), null))
  const other = await dana('POST', 'page-texts/about', {
    texts: said('Us', null, 'content.about.title'),
    seen_number: 0,
  })
  expect(other.statusCode).toBe(200)
})

test('earlier texts come back as a new saving, and 0 brings the dictionaries back', async () => {
  const { services, dana, readPage, audit } = await desk()
  await dana('POST', 'page-texts/home', { texts: said('One', 'Uno'), seen_number: 0 })
  await dana('POST', 'page-texts/home', { texts: said('Two', 'Dos'), seen_number: 1 })
  const restore = (number: number, seen_number: number) =>
    dana('POST', 'page-texts/home/restore', { number, seen_number })
  expect((await restore(1, 1)).statusCode).toBe(409)
  expect((await restore(7, 2)).statusCode).toBe(404)
  expect((await restore(1, 2)).json()).toMatchObject({
    item: { number: 3, restores: 1, texts: said('One', 'Uno') },
  })
  await restore(0, 3)
  expect((await services.charity.read()).texts).toEqual({ en: {}, es: {} })
  const { items, total } = (await dana('GET', 'page-texts/home/revisions?pageSize=3')).json<{
    items: Record<string, unknown>[]
    total: number
  }>()
  expect(total).toBe(4)
  expect(items).toMatchObject([{ number: 4, restores: 0, texts: [] }, { number: 3 }, { number: 2 }])
  expect((await readPage('about')).number).toBe(0)
  expect((await audit()).at(-1)).toMatchObject({ action: 'charity.texts_restored', details: { restores: 0 } })
})

test('only texts that a page has are kept, as long and in as many lines as there is space for', async () => {
  const { dana } = await desk()
  const save = async (page: string, texts: ReturnType<typeof said>) =>
    (await dana('POST', `page-texts/${page}`, { texts, seen_number: 0 })).statusCode
  expect(await save('home', said('x', null, 'shell.header.home'))).toBe(400)
  expect(await save('home', said('x', null, 'content.about.title'))).toBe(400)
  expect(await save('home', said(null, 'x'.repeat(201)))).toBe(400)
  expect(await save('home', said('two\nlines', null))).toBe(400)
  expect(await save('home', said(Array(13).fill('x').join('\n'), null, 'home.hero.ticks'))).toBe(400)
  expect(await save('nowhere', said('x', null))).toBe(400)
  expect(await save('home', said('<b>& co.</b>', null))).toBe(200)
})

test('the list and the file say what was changed, and what was changed in English alone', async () => {
  const { dana } = await desk()
  const texts = [...said('Nine blocks', 'Nueve bloques'), ...said('=Only English', null, 'home.hero.lead')]
  await dana('POST', 'page-texts/home', { texts, seen_number: 0 })
  const { items } = (await dana('GET', 'page-texts')).json<{
    items: Record<string, unknown>[]
    total: number
  }>()
  expect(items).toHaveLength(18)
  expect(items[0]).toMatchObject({ page: 'home', changed: 2, untranslated: 1, saved_by: 'dana@tower.test' })
  expect(items[1]).toMatchObject({ page: 'about', number: 0, changed: 0, saved_at: null })
  const file = (await dana('GET', 'page-texts.csv')).body
  expect(file).toContain('Nueve bloques')
  expect(file).not.toContain('\n=Only')
})
