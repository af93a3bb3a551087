import type { APIRequestContext, Page } from '@playwright/test'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { signInByLink } from '../people.ts'
import { expect, test } from '../tower-test.ts'

const editor = '/sponsor/profile'

/** A sponsor whom no other journey knows. */
async function newSponsor(request: APIRequestContext) {
  const email = `profile-${crypto.randomUUID().slice(0, 8)}@journey.test`
  await give(request, { amountCents: 2_500, email })
  return signInByLink(request, email)
}

async function openEditor(page: Page): Promise<void> {
  await page.goto(editor)
  await expect(page.getByLabel('Handle')).toBeVisible()
}

const stateOf = (page: Page) => page.locator('[data-handle-state]')
const chooser = (page: Page) => page.getByRole('group', { name: 'Logo' }).locator('input[type=file]').first()
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const newHandle = () => `tower-${crypto.randomUUID().slice(0, 8)}`

/** A photo as phones take them, made in the browser. */
async function takePhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('no canvas')
      for (let block = 0; block < 60; block++) {
        brush.fillStyle = `hsl(${block * 37} 80% 50%)`
        brush.fillRect((block * 97) % wide, (block * 53) % high, wide / 5, high / 5)
      }
      return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

test('a sponsor chooses a handle, a logo and what is shown, sees it before, and visitors see it after', async ({
  request,
  openBrowser,
  page: visitor,
}) => {
  const page = await openBrowser({ as: await newSponsor(request) })
  await openEditor(page)
  await expect(stateOf(page)).toHaveAttribute('data-handle-state', 'idle')
  await page.getByLabel('Handle').fill('demo-hardware')
  await expect(stateOf(page)).toHaveAttribute('data-handle-state', 'taken')
  await expect(page.getByText('This handle is already in use.')).toBeVisible()
  await page.getByLabel('Handle').fill('no spaces')
  await expect(page.getByText('Handle must be 3-32 characters using a-z, 0-9, or hyphen.')).toBeVisible()
  const handle = newHandle()
  await page.getByLabel('Handle').fill(` ${handle.toUpperCase()} `)
  await expect(stateOf(page)).toHaveAttribute('data-handle-state', 'ok')
  await expect(page.getByText(`${handle} is free.`)).toBeVisible()

  await page.getByLabel('Display name').fill('The Block Family')
  await page.getByLabel('Website').fill('ftp://example.org/')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Links must begin with http:// or https:// and name a site.')).toBeVisible()
  await expect(page.getByLabel('Website')).toBeFocused()
  await page.getByLabel('Website').fill('https://example.org/')

  const photo = await takePhoto(page, 4_000, 3_000)
  const sent = page.waitForRequest((asked) => asked.url().endsWith('/api/sponsor/profile/logo'))
  await chooser(page).setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: photo })
  const bytes = Number((await (await sent).allHeaders())['content-length'])
  expect(bytes).toBeLessThan(photo.length / 2)
  await expect(page.getByText('Uploaded')).toBeVisible()
  await expect(preview(page).getByRole('img', { name: 'Logo of The Block Family' })).toBeVisible()
  await expect(preview(page).getByText('keeps the numbers private')).toBeVisible()
  await page.getByLabel(/^Totals/).check()
  await expect(preview(page).getByRole('heading', { name: 'Built so far' })).toBeVisible()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()

  await visitor.goto(`/s/${handle}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'The Block Family' })).toBeVisible()
  const logo = visitor.getByRole('img', { name: 'Logo of The Block Family' })
  await expect(logo).toBeVisible()
  const shown = await logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(shown).toEqual([320, 240])
  await expect(visitor.getByRole('heading', { name: 'Built so far' })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Milestones' })).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(preview(page).getByRole('img', { name: /^Logo/ })).toHaveCount(0)
})

test(
  'a handle that somebody takes between the check and saving is told as taken, and the words stay',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const [one, other] = [
      await openBrowser({ as: await newSponsor(request) }),
      await openBrowser({ as: await newSponsor(request) }),
    ]
    const handle = newHandle()
    for (const page of [one, other]) {
      await openEditor(page)
      await page.getByLabel('Handle').fill(handle)
      await expect(stateOf(page)).toHaveAttribute('data-handle-state', 'ok')
    }
    await one.getByRole('button', { name: 'Save profile' }).click()
    await expect(one.getByText('Profile saved.')).toBeVisible()
    await other.getByLabel('Tagline').fill('Second, alas.')
    await other.getByRole('button', { name: 'Save profile' }).click()
    await expect(other.getByText('This handle is already in use.')).toBeVisible()
    await expect(other.getByLabel('Handle')).toBeFocused()
    await expect(other.getByLabel('Tagline')).toHaveValue('Second, alas.')
  },
)

test(
  'a file that is none is refused in words, an upload that broke off is tried again, and one on its way is canceled',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await newSponsor(request) })
    await openEditor(page)
    const html = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') }
    await chooser(page).setInputFiles(html)
    await expect(page.getByText('This is not a picture we can take.')).toBeVisible()
    await chooser(page).setInputFiles({
      name: 'logo.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await expect(page.getByText('logo.pdf is not one of: JPEG, PNG, WebP or GIF.')).toBeVisible()

    const photo = { name: 'us.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 600, 400) }
    const refusal = { status: 418, json: { error: 'No.', code: 'unknown' } }
    await page.route('**/api/sponsor/profile/logo', (route) => route.fulfill(refusal), { times: 1 })
    await chooser(page).setInputFiles(photo)
    await expect(page.getByText('Upload failed')).toBeVisible()
    await page.getByRole('button', { name: 'Try again: us.jpg' }).press('Enter')
    await expect(page.getByText('Uploaded')).toBeVisible()

    // Held until it is canceled.
    await page.route('**/api/sponsor/profile/logo', () => undefined, { times: 1 })
    await chooser(page).setInputFiles({ ...photo, name: 'other.jpg' })
    await page.getByRole('button', { name: 'Cancel other.jpg' }).press('Enter')
    await expect(page.getByRole('list', { name: 'Chosen files' })).toHaveCount(0)
  },
)

test(
  'whoever was signed out meanwhile, or whose profile is refused, reads that',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await newSponsor(request) })
    await openEditor(page)
    await page.getByLabel('Tagline').fill('Blocks')
    const save = () => page.getByRole('button', { name: 'Save profile' }).click()
    const answer = (status: number, body: unknown) =>
      page.route(`**${'/api/sponsor/profile'}`, (route) => route.fulfill({ status, json: body }), {
        times: 1,
      })
    await answer(401, { error: 'Missing Authorization', code: 'identity.missing_authorization' })
    await save()
    await expect(page.getByText('Please sign in to update your profile.')).toBeVisible()
    await answer(418, { error: 'No.', code: 'unknown' })
    await save()
    await expect(page.getByText('Unable to save sponsor profile')).toBeVisible()
  },
)

for (const { locale, handle, colorScheme, width } of [
  { locale: 'en-US', handle: 'Handle', colorScheme: 'light', width: 1280 },
  { locale: 'en-US', handle: 'Handle', colorScheme: 'dark', width: 375 },
  { locale: 'es-US', handle: 'Identificador', colorScheme: 'light', width: 375 },
  { locale: 'es-US', handle: 'Identificador', colorScheme: 'dark', width: 1280 },
] as const) {
  test(
    `the editor is accessible and fits, ${locale}, ${width} px, ${colorScheme}`,
    { tag: '@soak' },
    async ({ request, openBrowser }, testInfo) => {
      const page = await openBrowser({
        as: await keptSessionOf(request, 'sponsor'),
        locale,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      })
      await page.goto(editor)
      await page.getByLabel(handle).fill('a_b')
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'a name that is longer than the place where it stands.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('none'),
        })
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectWellMade(page)
      await page.screenshot({ fullPage: true, path: testInfo.outputPath('editor.png') })
    },
  )
}
