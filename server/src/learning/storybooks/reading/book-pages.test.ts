import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { expect, test } from 'vitest'
import { buildClassrooms, buildSlots } from '../../../../test/matching/draws/build-draw.ts'
import { buildPages } from '../../../../test/site/build-pages.ts'

const code = 'abcdefghjkmn'

/** A classroom that a draw gave a slot, and its published book in both languages, shown beside the story of the slot. */
async function buildShown() {
  const world = await buildPages()
  const { services, post } = world
  await world.staffAccount('admin@tower.test')
  const { access_token: bearer } = await world.signIn('admin@tower.test')
  await buildClassrooms(services, [1])
  await buildSlots(services, 1)
  const form = { slot_name: 'A draw', slot_starts: '2034-01-09T17:00:00Z', capacity: 1 }
  const { item } = await post<{ item: { id: string } }>(drawEndpoints.createAssignmentSlot.path, form, bearer)
  await post(drawEndpoints.run.path, { slot_id: item.id }, bearer)
  const at = services.clock.now()
  const page = (text: string, otherText: string) => ({
    ...{ id: crypto.randomUUID(), text, otherText, caption: '', prompt: '', altText: null },
  })
  const pages = [
    page('We planted six beans.', 'Sembramos seis frijoles.'),
    page('They grew up high.', 'Crecieron muy alto.'),
  ]
  const id = await services.database.transaction(async (tx) => {
    const slot = await tx.selectFrom('slots').select(['teacher_id', 'classroom_id']).executeTakeFirstOrThrow()
    if (slot.teacher_id === null || slot.classroom_id === null) throw new Error('the draw gave nothing')
    const book = await tx
      .insertInto('story_books')
      .values({
        ...{
          teacher_id: slot.teacher_id,
          classroom_id: slot.classroom_id,
          title: 'Our beans',
          language: 'en',
        },
        ...{ other_language: 'es', pages: JSON.stringify(pages), status: 'published', code },
        ...{ in_story: true, approved_at: at },
        ...{ seed: 1, request_key: 'book', published_at: at, created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const drawn = { book_id: book.id, style: 'storybook', scene: 'garden', svg: '<svg/>', drawn_at: at }
    await tx
      .insertInto('story_pictures')
      .values(
        pages.map(({ id: page_id }, nth) => ({
          ...{
            ...drawn,
            page_id,
            alt_en: `Children in a garden ${nth}`,
            alt_es: `Niños en un huerto ${nth}`,
          },
        })),
      )
      .execute()
    return book.id
  })
  const hide = () =>
    services.database.transaction((tx) =>
      tx.updateTable('story_books').set({ held_at: at }).where('id', '=', id).execute(),
    )
  return { ...world, hide }
}

test('without a script a book is read whole, in both languages, with what its pictures show and a way to take it down', async () => {
  const { visitor } = await buildShown()
  const looks = [
    ['en', 'Children in a garden', /take.*down/i],
    ['es', 'Niños en un huerto', /retira/i],
  ] as const
  for (const [language, shows, takeDown] of looks) {
    const page = await visitor({ language }).open(`/books/${code}`)
    for (const words of [
      'Our beans',
      'We planted six beans.',
      'They grew up high.',
      'Sembramos seis frijoles.',
    ])
      expect(page.words()).toContain(words)
    const alts = page.findAll({ tag: 'img' }).map((image) => image.attributes.alt ?? '')
    expect(alts.filter((alt) => alt.includes(shows))).toHaveLength(2)
    expect(page.words()).toMatch(takeDown)
    expect(page.findAll({ tag: 'form' }).some(({ attributes }) => attributes.method === 'post')).toBe(true)
  }
})

test('the page of a slot leads to the book, in both languages, and no more with the next request once a family took it down', async () => {
  const { visitor, hide } = await buildShown()
  for (const [language, title] of [
    ['en', 'Storybooks from the classroom'],
    ['es', 'Cuentos del aula'],
  ] as const) {
    const page = await visitor({ language }).open('/draws/slots/1')
    expect(page.words()).toContain(title)
    expect(page.find({ tag: 'a', words: 'Our beans' }).attributes.href).toBe(`/books/${code}`)
    expect(page.words()).not.toContain('planted')
  }
  await hide()
  expect((await visitor().open('/draws/slots/1')).words()).not.toContain('Our beans')
})
