import { expect, test } from 'vitest'
import { buildStorybooks } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf } from '../../../../test/money/credits/build-credits.ts'

const attest = { faces_blurred: true, consent_on_file: true, no_identifying_info: true }
const covers = [
  { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
  { x: 0.5, y: 0.5, width: 0.2, height: 0.2 },
]
type Reviewed = {
  item: { statements: object[]; photos: { id: string; faces_covered: number | null }[]; teacher_name: string }
}

test('staff read how many faces were covered in the photos of a book, by whom it was vouched, and see no photo', async () => {
  const { addPhoto, created, update, call, person, read, findFaults } = await buildStorybooks()
  const staff = await person('root@tower.test', 'admin')
  const covered = await addPhoto('Cups', '#c00', covers)
  const alone = await addPhoto('Leaves', '#0c0', [])
  const unasked = await addPhoto('Soil', '#00c')
  expect([covered, alone, unasked].map((photo) => photo.faces_covered)).toEqual([2, 0, null])
  const photo_ids = [covered.id, alone.id, unasked.id]
  const { id } = await created({ title: 'Our garden', narrative: 'We planted beans.', photo_ids })
  expect((await update(id, { attest })).json()).toMatchObject({
    item: { photos_attested: Object.keys(attest) },
  })
  await call('POST', `/api/storybooks/${id}/submit`)
  const seen = await call('GET', `/api/admin/storybooks/${id}`, undefined, staff)
  const { photos, statements } = seen.json<Reviewed>().item
  expect(photos).toEqual([
    { id: covered.id, faces_covered: 2 },
    { id: alone.id, faces_covered: 0 },
    { id: unasked.id, faces_covered: null },
  ])
  expect(statements).toMatchObject([{ kind: 'photos', said: Object.keys(attest), faces_covered: 2 }])
  expect(seen.body).not.toMatch(/Cups|image_url":"/)
  // Said of these photos: it stays as it was said once one of them is gone.
  await call('DELETE', `/api/storybooks/photos/${covered.id}`)
  const later = await call('GET', `/api/admin/storybooks/${id}`, undefined, staff)
  expect(later.json<Reviewed>().item.statements).toMatchObject([{ faces_covered: 2 }])
  expect((await read(id)).photos_attested).toEqual(Object.keys(attest))
  expect(await findFaults()).toEqual([])
})

test('what is vouched for holds for the photos it was said of: another one asks anew, and the same said twice is one statement', async () => {
  const { addPhoto, created, update, read, services } = await buildStorybooks()
  const [first, second] = [await addPhoto('Cups'), await addPhoto('Leaves', '#0c0')]
  const { id } = await created({ title: 'Our garden', photo_ids: [first.id] })
  expect((await read(id)).photos_attested).toEqual([])
  const lacking = await update(id, { title: 'Not kept', attest: { ...attest, faces_blurred: false } })
  expect([lacking.statusCode, codeOf(lacking), (await read(id)).title]).toEqual([
    ...[400, 'storybooks.attest_missing', 'Our garden'],
  ])
  for (const _ of [1, 2]) await update(id, { attest })
  await update(id, { photo_ids: [first.id, second.id] })
  expect((await read(id)).photos_attested).toEqual([])
  await update(id, { attest: { ...attest, school_approved: true } })
  await update(id, { photo_ids: [second.id] })
  expect((await read(id)).photos_attested).toEqual([...Object.keys(attest), 'school_approved'])
  await update(id, { photo_ids: [] })
  await update(id, { attest })
  const kept = await services.database.read((tx) => tx.selectFrom('story_statements').selectAll().execute())
  expect(kept.map(({ faces_covered: covered, photo_ids: ids }) => [covered, ids.length])).toEqual([
    [null, 1],
    [null, 2],
  ])
})
