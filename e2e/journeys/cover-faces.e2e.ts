import { photoEndpoints } from '@tower/contract/spending/photos.contract.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { placeOf } from '../place-of.ts'
import { expect, test } from '../tower-test.ts'

const photosPage = '/portal/teacher/photos'

/** Two faces drawn by a child's means, and an empty half: no child anywhere. */
const drawFaces = (page: Page, count: number): Promise<string> =>
  page.evaluate((most) => {
    const canvas = document.createElement('canvas')
    canvas.width = 512
    canvas.height = 320
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    brush.fillStyle = 'rgb(200 200 200)'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.scale(0.5, 0.5)
    for (let face = 0; face < most; face++) {
      const oval = (x: number, y: number, wide: number, high: number, color: string) => {
        brush.fillStyle = color
        brush.beginPath()
        brush.ellipse(240 + face * 540 + x * 220, 290 + y * 220, wide * 220, high * 220, 0, 0, 7)
        brush.fill()
      }
      oval(0, 0.75, 0.75, 0.3, 'rgb(60 90 150)')
      oval(0, 0.45, 0.2, 0.3, 'rgb(188 138 112)')
      oval(0, -0.12, 0.5, 0.6, 'rgb(52 36 28)')
      oval(0, 0.02, 0.42, 0.54, 'rgb(214 168 140)')
      for (const side of [-0.2, 0.2]) {
        oval(side, -0.2, 0.13, 0.022, 'rgb(52 36 28)')
        oval(side, -0.1, 0.11, 0.055, 'rgb(236 232 228)')
        oval(side, -0.1, 0.05, 0.05, 'rgb(40 28 24)')
      }
      oval(0, 0.1, 0.07, 0.09, 'rgb(188 138 112)')
      oval(-0.03, 0.15, 0.025, 0.018, 'rgb(40 28 24)')
      oval(0.03, 0.15, 0.025, 0.018, 'rgb(40 28 24)')
      oval(0, 0.3, 0.17, 0.05, 'rgb(160 74 72)')
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, count)

async function choosePhoto(page: Page, faces: number): Promise<void> {
  const buffer = Buffer.from(await drawFaces(page, faces), 'base64')
  const chooser = page.getByRole('group', { name: 'Photos' }).locator('input[type=file]').first()
  await chooser.setInputFiles({ name: 'class.png', mimeType: 'image/png', buffer })
}

test('faces are found on the device, a mark is added, moved, sized and removed by keys on a phone, and the server covers them', async ({
  request,
  openBrowser,
}) => {
  const viewport = { width: 375, height: 812 }
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), viewport })
  await page.goto(photosPage)
  const caption = `Covered ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Caption').fill(caption)
  await page.getByRole('radio', { name: /No child’s face/ }).check()
  const foreign: string[] = []
  const uploads: string[] = []
  page.on('request', (sent) => {
    if (new URL(sent.url()).origin !== new URL(page.url()).origin && !/^(data|blob):/.test(sent.url()))
      foreign.push(sent.url())
    // Longer than any question: a photo.
    if ((sent.postDataBuffer()?.length ?? 0) > 1_000) uploads.push(sent.url())
  })
  await choosePhoto(page, 2)
  const step = page.getByRole('dialog', { name: 'Cover faces in class.png' })
  await expect(step.getByText('2 faces were found and marked.')).toBeVisible({ timeout: 30_000 })
  await expect(step.getByRole('button', { name: /^Mark \d of 2$/ })).toHaveCount(2)
  expect([foreign, uploads]).toEqual([[], []])
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)

  await test.step('by keys alone', async () => {
    await step.getByRole('button', { name: 'Add a mark' }).press('Enter')
    const added = step.getByRole('button', { name: 'Mark 3 of 3' })
    await expect(added).toBeFocused()
    await expect(step.getByText('3 places will be covered.')).toBeVisible()
    const before = await added.evaluate(({ style }: HTMLElement) => ({
      left: style.left,
      width: style.width,
    }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    const after = await added.evaluate(({ style }: HTMLElement) => ({ left: style.left, width: style.width }))
    expect([
      parseFloat(after.left) - parseFloat(before.left),
      parseFloat(after.width) - parseFloat(before.width),
    ]).toEqual([expect.closeTo(1, 1), expect.closeTo(1, 1)])
    await page.keyboard.press('Delete')
    await expect(step.getByRole('button', { name: 'Mark 2 of 2' })).toBeFocused()
    await expect(step.getByText('2 places will be covered.')).toBeVisible()
  })

  const answered = page.waitForResponse(`**${photoEndpoints.upload.path}`)
  await step.getByRole('button', { name: 'Send photo' }).press('Enter')
  const { item } = (await (await answered).json()) as { item: { faces_covered: number; file_url: string } }
  expect(item.faces_covered).toBe(2)
  await expect(page.getByText('Uploaded successfully!')).toBeVisible()
  // Of a mouth and two eyes nothing is left: the dark of the drawn eye lay at this point.
  const eye = await page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const brush = canvas.getContext('2d')
    brush?.drawImage(picture, 0, 0)
    return [...(brush?.getImageData(120 - 22, 145 - 11, 1, 1).data ?? [])]
  }, item.file_url)
  expect(eye[0]).toBeGreaterThan(80)
  await page.context().close()
})

test('a mark is drawn and moved with a pointer where no face is found, and a photo that is declined is not sent', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
  await page.goto(photosPage)
  await page.getByLabel('Caption').fill('Blocks')
  // Without the weights nothing is found, and nothing is blocked.
  await page.route('**/*.bin', (route) => route.fulfill({ status: 404, body: '' }))
  let sent = 0
  page.on('request', (one) => (sent += Number(one.url().endsWith(photoEndpoints.upload.path))))
  await choosePhoto(page, 0)
  const step = page.getByRole('dialog', { name: 'Cover faces in class.png' })
  await expect(step.getByText('Faces cannot be looked for on this device.')).toBeVisible()
  const frame = step.getByRole('group', { name: 'The photo with its marks' })
  const box = await placeOf(frame)
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(0.2, 0.2))
  await page.mouse.down()
  await page.mouse.move(...at(0.4, 0.5), { steps: 4 })
  await page.mouse.up()
  const mark = step.getByRole('button', { name: 'Mark 1 of 1' })
  const share = () =>
    mark.evaluate(({ style }: HTMLElement) =>
      [style.left, style.top, style.width, style.height].map((part) => Math.round(parseFloat(part))),
    )
  expect(await share()).toEqual([20, 20, 20, 30])
  await page.mouse.move(...at(0.3, 0.3))
  await page.mouse.down()
  await page.mouse.move(...at(0.5, 0.4), { steps: 4 })
  await page.mouse.up()
  expect(await share()).toEqual([40, 30, 20, 30])
  await step.getByRole('button', { name: 'Remove this mark' }).click()
  await expect(mark).toHaveCount(0)
  await step.getByRole('button', { name: 'Do not send' }).click()
  await expect(page.getByText('Not sent.')).toBeVisible()
  expect(sent).toBe(0)
  await page.context().close()
})
