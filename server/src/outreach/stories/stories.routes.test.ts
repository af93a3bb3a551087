// @module-tag some-on-pglite: one path of stories.
import { storyEndpoints } from '@tower/contract/outreach/stories.contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inProcessCall } from '../../app.ts'
import { testApp } from '../../test/test-app.ts'

const noon = new Date('2026-11-16T12:00:00Z')

async function openStories(environment: Record<string, string> = {}) {
  const { app, services } = await testApp({ environment })
  const story = (title: string, position: number, published_at: Date | null) => ({
    ...{
      title,
      position,
      published_at,
      summary: 'Why',
      link_url: '/draws',
      image_url: '/story/classroom.webp',
    },
    image_alt: 'A classroom',
  })
  await services.database.transaction((tx) =>
    tx
      .insertInto('stories')
      .values([
        story('second', 2, noon),
        story('first', 1, noon),
        story('unpublished', 0, null),
        story('tomorrow', 0, new Date(noon.getTime() + 1)),
      ])
      .execute(),
  )
  return { call: inProcessCall(app), database: services.database }
}

test('published stories are featured in their order, the others not', { tags: 'on-pglite-too' }, async () => {
  const { call } = await openStories()
  const stories = await call(storyEndpoints.list, { query: {} })
  expect(stories.map(({ title }) => title)).toEqual(['first', 'second'])
  expect(stories[0]).toEqual({
    ...{ id: expect.any(String) as string, title: 'first', summary: 'Why', link_url: '/draws' },
    ...{ image_url: '/story/classroom.webp', image_alt: 'A classroom' },
  })
})

test.each([
  ['off', 0],
  ['on', 2],
])('HERO_STORIES=%s features %i stories', async (value, count) => {
  const { call } = await openStories({ HERO_STORIES: value })
  expect(await call(storyEndpoints.list, { query: {} })).toHaveLength(count)
})

test('a story told in Spanish, too, is told so on Spanish pages, and the others stay as they were written', async () => {
  const { call, database } = await openStories()
  await database.transaction((tx) =>
    sql`update stories set title_es = 'primera', summary_es = 'Por qué', image_alt_es = 'Un aula' where title = 'first'`.execute(
      tx,
    ),
  )
  const worded = async (lang?: 'en' | 'es') =>
    (await call(storyEndpoints.list, { query: { lang } })).map((story) => [
      ...[story.title, story.summary, story.image_alt],
    ])
  const second = ['second', 'Why', 'A classroom']
  expect(await worded('es')).toEqual([['primera', 'Por qué', 'Un aula'], second])
  expect(await worded('en')).toEqual([['first', 'Why', 'A classroom'], second])
  expect(await worded()).toEqual(await worded('en'))
})

test('a story half in Spanish is refused by the table', async () => {
  const { database } = await openStories()
  const halfTold = database.transaction((tx) => sql`update stories set title_es = 'primera'`.execute(tx))
  await expect(halfTold).rejects.toThrow('stories__spanish_is_whole')
})
