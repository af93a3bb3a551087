import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const picture = async (color: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 200, channels: 3, background: color } })
    .png()
    .toBuffer(),
})

const saved = (page: Page) => page.getByText('Saved. Visitors see it now.').first()

test('a logo that staff upload stands in the head of the pages, and is gone when they take it away', async ({
  request,
  openBrowser,
  page: visitor,
}) => {
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await staff.goto('/admin/site')
  const logo = staff.getByRole('group', { name: 'Logo' })
  let letThrough = () => undefined as void
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await staff.route('**/api/admin/charity-pictures', async (route) => {
    await held
    await route.continue()
  })
  await logo
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('#0d6e63'))
  const save = staff.getByRole('button', { name: 'Save', exact: true }).first()
  // What is still on its way is waited for: saved now, the page would stay without it.
  await expect(staff.getByText('Waiting for the upload to finish.')).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  letThrough()
  await expect(staff.getByText('Shown once you save.')).toBeVisible()
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  await save.click()
  await expect(saved(staff)).toBeVisible()
  await expect(async () => {
    await visitor.goto('/mission')
    await expect(visitor.getByRole('banner').locator('img[src^="/files/"]')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect((await request.get('/brand/logo.png')).headers()['content-type']).toBe('image/png')
  await staff.getByRole('button', { name: 'Remove the logo' }).click()
  await staff.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect.poll(async () => (await request.get('/brand/logo.png')).status()).toBe(404)
})

test(
  'staff order the team by buttons and by dragging; the second of two who edit it reads the newer list',
  { tag: '@soak' },
  async ({ request, openBrowser, page: visitor }) => {
    const first = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const second = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
    const rows = (page: Page) => page.getByRole('list', { name: 'Members of the team' }).getByLabel('Name')
    await second.goto('/admin/site/team')
    await expect(rows(second).first()).toHaveValue('Demo member 1')
    await first.goto('/admin/site/team')
    await expectAccessible(first)
    await first.getByRole('button', { name: 'Move Demo member 2 up' }).click()
    await expect(rows(first).first()).toHaveValue('Demo member 2')
    // All rows fit on the screen, so that nothing scrolls while one is dragged.
    await first.setViewportSize({ width: 1280, height: 4_000 })
    const grips = first.getByTitle('Drag to another place')
    await grips.nth(2).dragTo(grips.nth(0))
    await expect(rows(first).first()).toHaveValue('Demo member 3')
    await first.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(saved(first)).toBeVisible()
    await expect(async () => {
      await visitor.goto('/about')
      const shown = visitor.getByRole('heading', { level: 3, name: /^Demo member/ })
      await expect(shown).toHaveText(['Demo member 3', 'Demo member 2', 'Demo member 1'], { timeout: 500 })
    }).toPass()

    await rows(second).first().fill('')
    await second.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(second.getByText('Enter a name.')).toBeVisible()
    await rows(second).first().fill('Demo member one')
    await second.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(second.getByText(/^Somebody else saved this/)).toContainText('Demo member 3')
    await expect(rows(second).first()).toHaveValue('Demo member one')
    await second.getByRole('button', { name: 'Bring back version 1' }).first().click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click()
    await expect(rows(second).first()).toHaveValue('Demo member 1')
  },
)

test(
  'staff word an email, read it as it would be sent, and are told in words what a text needs',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await staff.goto('/admin/site')
    await staff.getByRole('link', { name: 'A program is open' }).click()
    const subject = staff.getByRole('textbox', { name: 'Subject (English)' })
    await expect(subject).toHaveValue('{program} is open')
    await subject.fill('We begin')
    await staff.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(staff.getByText('This text needs {program}.').first()).toBeVisible()
    await subject.fill('{program} begins, {giver}')
    await expect(staff.getByText('Not known here: {giver}.', { exact: false })).toBeVisible()
    await subject.fill('{program} begins')
    await expect(staff.getByText('Youth Athletes begins')).toBeVisible()
    const mail = staff.frameLocator('iframe[title^="Email as it would be sent (English)"]')
    await expect(mail.getByText('You asked us to tell you when Youth Athletes opens.').last()).toBeVisible()
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(staff.getByText('Saved. Emails say it from now on.').first()).toBeVisible()
    await staff.getByRole('button', { name: 'Bring back what came with the product' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click()
    await expect(subject).toHaveValue('{program} is open')
  },
)

test(
  'staff read a draft on the real page before anybody else does',
  { tag: '@soak' },
  async ({ request, openBrowser, page: visitor }) => {
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await staff.goto('/admin/site/mission')
    await staff.getByRole('textbox', { name: 'Heading (English)' }).first().fill('Only a draft')
    await staff.getByRole('button', { name: 'Preview on the real page' }).click()
    const link = staff.getByRole('link', { name: 'Open the page (English, new tab)' })
    const address = (await link.getAttribute('href')) ?? ''
    await staff.goto(address)
    await expect(staff.getByRole('heading', { level: 1, name: 'Only a draft' })).toBeVisible()
    await expect(
      staff.getByText('Only whoever has this address sees these texts.', { exact: false }),
    ).toBeVisible()
    await expect(staff.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await visitor.goto('/mission')
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Only a draft')
    expect((await request.get('/mission?draft=nothing')).status()).toBe(410)
  },
)
