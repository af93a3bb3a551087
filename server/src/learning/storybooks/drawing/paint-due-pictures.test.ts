import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { buildStorybooks } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { agreeToProvider } from '../../writer/consents/agree-to-provider.ts'
import { takeBackConsent } from '../../writer/consents/take-back-consent.ts'
import {
  imageFaults,
  startImageSandbox,
  type ImageBehavior,
} from '../../../vendors/openai/sandbox/image-sandbox.ts'
import { paintDuePictures } from './paint-due-pictures.ts'

const narrative = 'We planted beans in the garden.\n\nIt rained.'
const painting = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c03020' } })
  .png()
  .toBuffer()

async function buildPainted({
  environment = {},
  agreed = true,
}: { environment?: Record<string, string>; agreed?: boolean } = {}) {
  const provider = await startImageSandbox()
  onTestFinished(() => provider.close())
  const settings = { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'words', AI_IMAGE_MODEL: 'pictures' }
  const world = await buildStorybooks({ environment: { ...settings, ...environment } })
  const { services, teacher, created, call, draw, read, app } = world
  const host = new URL(provider.baseUrl).host
  if (agreed) await agreeToProvider(services, { teacherId: teacher.userId, provider: host })
  const { id } = await created({ title: 'Our garden', narrative })
  await call('POST', '/api/storybooks/generate-illustrations', { storybookId: id })
  await draw()
  const paint = () => paintDuePictures(services, new AbortController().signal)
  const rowsOf = () =>
    services.database.read((tx) =>
      tx.selectFrom('story_pictures').select(['made_by', 'raster', 'claimed_at', 'svg']).execute(),
    )
  const shown = async () => app.inject((await read(id)).pages[0]?.imageUrl ?? '')
  const asks = () =>
    services.database.read((tx) => tx.selectFrom('writer_asks').selectAll().orderBy('asked_at').execute())
  return { ...world, provider, id, paint, rowsOf, shown, asks }
}

test('each drawing is kept as WebP, too, in the measure of a page, and is shown as it was drawn', async () => {
  const { paint, rowsOf, shown, provider } = await buildPainted({ environment: { AI_IMAGE_MODEL: '' } })
  await paint()
  for (const { raster, made_by: madeBy, claimed_at: claimed } of await rowsOf()) {
    expect([madeBy, claimed]).toEqual(['built-in', null])
    expect(await sharp(raster ?? Buffer.alloc(0)).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 800,
    })
  }
  expect((await shown()).headers['content-type']).toBe('image/svg+xml')
  expect(provider.asked).toEqual([])
})

test('where the operator has a model and the classroom agreed the provider paints, without a name in what is sent', async () => {
  const { paint, rowsOf, shown, provider, asks, call, id, draw, read, findFaults } = await buildPainted()
  const [page] = (await read(id)).pages
  await call('POST', '/api/storybooks/generate-illustrations', {
    storybookId: id,
    promptsByPage: [
      { pageNumber: 1, prompt: 'Marisol waters the beans, call 602-555-0147', text: '', caption: '' },
    ],
  })
  await draw()
  provider.behave({ picture: painting })
  await paint()
  expect((await rowsOf()).map(({ made_by: madeBy }) => madeBy)).toEqual(['provider', 'provider'])
  const picture = await shown()
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 800 })
  const sent = provider.asked.map(({ text }) => text).join('\n')
  expect(sent).toContain('beans')
  expect(sent).not.toMatch(/Marisol|555|garden\.\\n/)
  expect(page?.id).toBeDefined()
  expect((await asks()).map(({ purpose, tokens }) => [purpose, tokens])).toEqual([
    ['picture', 1_560],
    ['picture', 1_560],
  ])
  expect(await findFaults()).toEqual([])
})

test('whatever a provider does instead, the drawing stands, and no address that it names is called', async () => {
  const { paint, rowsOf, provider, call, id, draw } = await buildPainted()
  for (const fail of imageFaults) {
    provider.behave({ fail } satisfies ImageBehavior)
    await call('POST', '/api/storybooks/generate-illustrations', { storybookId: id })
    await draw()
    await paint()
    const made = (await rowsOf()).map(({ made_by: madeBy, raster }) => [madeBy, raster !== null])
    expect(made, fail).toEqual([
      ['built-in', true],
      ['built-in', true],
    ])
  }
  expect(provider.strays).toEqual([])
})

test('nothing is sent where the classroom did not agree, took it back, or the day is spent', async () => {
  const unasked = await buildPainted({ agreed: false })
  await unasked.paint()
  expect(unasked.provider.asked).toEqual([])
  const spent = await buildPainted({ environment: { AI_TEACHER_DAILY_TOKENS: '100' } })
  await spent.paint()
  expect(spent.provider.asked).toEqual([])
  const back = await buildPainted()
  await takeBackConsent(back.services, { teacherId: back.teacher.userId })
  await back.paint()
  expect(back.provider.asked).toEqual([])
  for (const { rowsOf } of [unasked, spent, back])
    expect((await rowsOf()).every(({ raster }) => raster !== null)).toBe(true)
})

test('once a book left its teacher nothing is painted into it: readers see what she saw', async () => {
  const { paint, rowsOf, provider, call, id } = await buildPainted()
  provider.behave({ picture: painting })
  const consent = { parental: true, facesBlurred: true, noNames: true, schoolApproval: true }
  await call('POST', '/api/storybooks/publish', { storybookId: id, consent })
  await paint()
  expect(provider.asked).toEqual([])
  expect((await rowsOf()).every(({ made_by: madeBy, raster }) => madeBy === 'built-in' && raster)).toBe(true)
})

test('several processes make the pixels of each picture once', async () => {
  const { paint, rowsOf, provider } = await buildPainted()
  provider.behave({ picture: painting })
  await Promise.all([paint(), paint(), paint()])
  await paint()
  expect(provider.asked).toHaveLength(2)
  expect((await rowsOf()).every(({ made_by: madeBy }) => madeBy === 'provider')).toBe(true)
})
