import { expect, test } from 'vitest'
import { buildStorybooks, type Book } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf, errorOf } from '../../../../test/money/credits/build-credits.ts'
import { refundOpenUses } from '../../../money/credits/uses/refund-use.ts'
import { failStuckRuns } from '../making/end-run.ts'
import { deleteLoosePictures } from './drawings.queries.ts'

type Illustrated = {
  pages: { page: number; image_path: string | null }[]
  remainingCredits: number
  item: Book
}
const narrative = 'We planted beans in the garden.\n\nIt rained.\n\nWe sang outside.'

async function buildDrawn(settings: Parameters<typeof buildStorybooks>[0] = {}) {
  const world = await buildStorybooks(settings)
  const { id } = await world.created({ title: 'Our garden', narrative })
  const illustrate = (said: object = {}) =>
    world.call('POST', '/api/storybooks/generate-illustrations', { storybookId: id, ...said })
  return { ...world, id, illustrate }
}

test('pages wait to be drawn, the book says how far they are, and each picture has an address and words in both languages', async () => {
  const { id, illustrate, read, draw, app, weekUsed } = await buildDrawn()
  const asked = (await illustrate({ style: 'watercolor' })).json<Illustrated>()
  expect(asked).toMatchObject({
    remainingCredits: 1,
    item: { style: 'watercolor', pictures: { state: 'waiting', done: 0, total: 3 } },
    pages: [{ page: 1, image_path: null }, { page: 2 }, { page: 3 }],
  })
  expect(codeOf(await illustrate())).toBe('storybooks.drawing')
  await draw()
  const { pages, pictures } = await read(id)
  expect(pictures).toEqual({ state: 'done', done: 3, total: 3 })
  expect(pages.every(({ altText }) => altText?.en && altText.es)).toBe(true)
  const picture = await app.inject(pages[0]?.imageUrl ?? '')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(picture.body).toMatch(/^<svg[^]*<\/svg>\s*$/)
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'")
  expect(await weekUsed()).toBe(0)
})

test('a page that names no place plays where the pages before it did', async () => {
  const { id, illustrate, draw, services } = await buildDrawn()
  await illustrate()
  await draw()
  const scenes = await services.database.transaction((tx) =>
    tx.selectFrom('story_pictures').select('scene').where('book_id', '=', id).orderBy('drawn_at').execute(),
  )
  expect(scenes.map(({ scene }) => scene)).toEqual(['garden', 'garden', 'garden'])
})

test('the address of a picture works for ten minutes, and no other one is guessed from it', async () => {
  const { id, illustrate, read, draw, app, clock } = await buildDrawn()
  await illustrate()
  await draw()
  const [first, second] = (await read(id)).pages.map(({ imageUrl }) => imageUrl ?? '')
  expect((await app.inject((first ?? '').split('?')[0] ?? '')).statusCode).toBe(404)
  const forged = `${second?.split('?')[0]}?${first?.split('?')[1]}`
  expect((await app.inject(forged)).statusCode).toBe(404)
  clock.advance(601_000)
  expect((await app.inject(first ?? '')).statusCode).not.toBe(200)
})

test('a process that ends in the middle has lost one page at most: another goes on, and the credit is taken once', async () => {
  const world = await buildDrawn()
  const { id, illustrate, read, draw, setSponsor, fill, sponsor, consume, sponsorLeft, uses } = world
  await setSponsor()
  await fill(sponsor.userId, 200)
  expect(errorOf(await illustrate())).toBe('Not enough sponsor credits')
  await consume('storybook:illustrations')
  await illustrate()
  const stop = new AbortController()
  const drawing = draw(stop.signal)
  stop.abort()
  await drawing
  expect((await read(id)).pictures).toEqual({ state: 'drawing', done: 1, total: 3 })
  const [kept] = (await read(id)).pages.map(({ imageUrl }) => imageUrl?.split('?')[0])
  await draw()
  expect((await read(id)).pages[0]?.imageUrl?.split('?')[0]).toBe(kept)
  expect([await sponsorLeft(), (await uses()).map(({ state }) => state)]).toEqual([1, ['spent']])
  expect(await world.findFaults()).toEqual([])
})

test('pictures that wait for longer than a use lasts are paid once they are drawn, and given back where they are not', async () => {
  const world = await buildDrawn()
  const { illustrate, draw, clock, services, setSponsor, fill, sponsor, consume, sponsorLeft, uses } = world
  await setSponsor()
  await fill(sponsor.userId, 300)
  const press = { use_id: (await consume('storybook:illustrations')).json<{ use_id: string }>().use_id }
  await illustrate(press)
  clock.advance(11 * 60_000)
  expect([await refundOpenUses(services), await failStuckRuns(services)]).toEqual([0, 0])
  expect(codeOf(await illustrate(press))).toBe('storybooks.drawing')
  await draw()
  expect([await sponsorLeft(), (await uses()).map(({ state }) => state)]).toEqual([2, ['spent']])
  await consume('storybook:illustrations')
  await illustrate()
  clock.advance(11 * 60_000)
  const torn = JSON.stringify([{}])
  await services.database.transaction((tx) => tx.updateTable('story_books').set({ pages: torn }).execute())
  await draw()
  expect([await sponsorLeft(), (await uses()).map(({ state }) => state)]).toEqual([2, ['spent', 'refunded']])
  expect(await world.findFaults()).toEqual([])
})

test('what a process of the version before begins or ends during an upgrade keeps its credit, pays once, and holds none for ever', async () => {
  const world = await buildDrawn()
  const { id, illustrate, created, read, draw, clock, services, sponsor, consume, sponsorLeft } = world
  const { database } = services
  await world.setSponsor()
  await world.fill(sponsor.userId, 500)
  const states = async () => (await world.uses()).map(({ state }) => state)
  const takeUse = async () => {
    clock.advance(1_000)
    return (await consume('storybook:illustrations')).json<{ use_id: string }>().use_id
  }
  // It begins one without a word about the use, and pictures wait for longer than a use lasts.
  const begun = await takeUse()
  const pages = (await read(id)).pages.map((page) => page.id)
  await database.script(`
    insert into story_runs (teacher_id, book_id, kind, page_ids, use_id, request_key, created_at, moved_at)
      values ('${world.teacher.userId}', '${id}', 'pictures', '{${pages.join()}}', '${begun}', 'begun before', now(), now())`)
  const other = await created({ title: 'Another', narrative })
  expect(codeOf(await illustrate({ storybookId: other.id }))).toBe('credits.sponsor_not_enough')
  clock.advance(11 * 60_000)
  expect(await refundOpenUses(services)).toBe(0)
  const giveBackAsBefore = `update credit_uses set state = 'refunded', refund_transaction_id = transaction_id, ended_at = now() where id = '${begun}'`
  await expect(database.script(giveBackAsBefore)).rejects.toMatchObject({
    constraint: 'credit_uses__kept_for_making',
  })
  await draw()
  expect([(await read(id)).pictures.state, await states(), await sponsorLeft()]).toEqual([
    'done',
    ['spent'],
    4,
  ])
  // It ends one that this version began.
  const done = await takeUse()
  await illustrate({ storybookId: other.id })
  await database.script(`
    update credit_uses set state = 'spent', ended_at = now() where id = '${done}' and state = 'open';
    update story_runs set state = 'done', ended_at = now() where use_id = '${done}'`)
  // It ends another one, and ends itself before it gives the use back.
  const failed = await takeUse()
  await illustrate({ storybookId: other.id })
  await database.script(`update story_runs set state = 'failed', ended_at = now() where use_id = '${failed}'`)
  await draw()
  clock.advance(11 * 60_000)
  for (let time = 0; time < 2; time += 1) {
    await refundOpenUses(services)
    await failStuckRuns(services)
  }
  expect([await states(), await sponsorLeft()]).toEqual([['spent', 'spent', 'refunded'], 3])
  expect(await world.findFaults()).toEqual([])
})

test('only the pages that are named are drawn, with the prompts that came along', async () => {
  const { id, illustrate, read, draw } = await buildDrawn()
  await illustrate({
    promptsByPage: [{ pageNumber: 2, prompt: 'rain on the window', text: '', caption: 'Rain' }],
  })
  await draw()
  expect(
    (await read(id)).pages.map(({ prompt, caption, imageUrl }) => [prompt, caption, imageUrl !== null]),
  ).toEqual([
    ['', '', false],
    ['rain on the window', 'Rain', true],
    ['', '', false],
  ])
  const unknown = await illustrate({ pages: [{ page: 9, prompt: 'x', caption: '', image_path: '' }] })
  expect(codeOf(unknown)).toBe('storybooks.no_pages')
  const stale = await illustrate({ version: 1, promptsByPage: [{ pageNumber: 1, text: 'Of another page.' }] })
  expect([codeOf(stale), (await read(id)).narrative]).toEqual(['storybooks.changed', narrative])
})

test('pictures stay with their pages while these are moved, and words of the teacher stand in place of the drawn ones', async () => {
  const { id, illustrate, read, draw, update, services, clock } = await buildDrawn()
  await illustrate()
  await draw()
  const [one, two, three] = (await read(id)).pages
  await update(id, { pages: [three, { ...one, altText: { en: 'Our own bed of beans', es: '' } }] })
  const moved = (await read(id)).pages
  expect(moved.map(({ imageUrl }) => imageUrl?.split('?')[0])).toEqual(
    [three, one].map((page) => page?.imageUrl?.split('?')[0]),
  )
  expect(moved[1]?.altText).toEqual({ en: 'Our own bed of beans', es: one?.altText?.es })
  await update(id, { pages: [...moved, two] })
  expect((await read(id)).pages[2]?.imageUrl).not.toBeNull()
  await update(id, { pages: moved })
  const sweep = () => services.database.transaction((tx) => deleteLoosePictures(tx, clock.now()))
  clock.advance(1_000)
  expect([await sweep(), await sweep()]).toEqual([1, 0])
  expect((await read(id)).pages.every(({ imageUrl }) => imageUrl !== null)).toBe(true)
})

test('books take turns, and several processes draw each page once', { timeout: 120_000 }, async () => {
  const { id, illustrate, created, call, draw, read, services } = await buildDrawn({ poolSize: 8 })
  const other = await created({ title: 'Another', narrative })
  await illustrate()
  await call('POST', '/api/storybooks/generate-illustrations', { storybookId: other.id })
  await Promise.all([draw(), draw(), draw()])
  await draw()
  for (const book of [id, other.id])
    expect((await read(book)).pictures).toEqual({ state: 'done', done: 3, total: 3 })
  const drawn = await services.database.read((tx) => tx.selectFrom('story_pictures').select('id').execute())
  expect(drawn).toHaveLength(6)
})

test('a book that is deleted while its pages wait is drawn no further, and its use goes back', async () => {
  const world = await buildDrawn()
  const { id, illustrate, call, draw, services, clock, setSponsor, fill, sponsor, consume, sponsorLeft } =
    world
  await setSponsor()
  await fill(sponsor.userId, 100)
  await consume('storybook:illustrations')
  await illustrate()
  await call('DELETE', `/api/storybooks/${id}`)
  await draw()
  clock.advance(10 * 60_000)
  expect([await failStuckRuns(services), await sponsorLeft()]).toEqual([1, 1])
  const kept = await services.database.read((tx) => tx.selectFrom('story_pictures').select('id').execute())
  expect(kept).toEqual([])
})
