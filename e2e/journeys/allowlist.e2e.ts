import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const rows = (page: Page) =>
  page.getByRole('table', { name: /^Entries of the allowlist/ }).locator('tbody tr')
const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@journey.test`

async function drop(page: Page, text: string, name = 'teachers.csv') {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('staff add addresses, disable one, think better of it, and take the list along', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const emails = [unique('rosa'), unique('tom')]
  await page.goto('/admin')
  await page.getByText('Every page of this console').click()
  await page.getByRole('main').getByRole('link', { name: 'Allowlist', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Add addresses' }).click()
  await page.getByRole('button', { name: 'Add to allowlist' }).click()
  await expect(page.getByText('No valid emails')).toBeVisible()
  await page.getByRole('textbox', { name: 'Addresses' }).fill('rosa at school')
  await page.getByRole('button', { name: 'Add to allowlist' }).click()
  await expect(page.getByText('This is no address: rosa at school')).toBeVisible()
  await page.getByRole('textbox', { name: 'Addresses' }).fill(`${emails.join('\n\n').toUpperCase()}\n`)
  await page.getByRole('button', { name: 'Add to allowlist' }).click()
  await expect(page.getByText('2 addresses are on the allowlist.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByLabel('Email or name').fill(emails[0] ?? '')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Active')
  await rows(page)
    .getByRole('button', { name: /^Disable/ })
    .click()
  await expect(rows(page).getByText('Disabled')).toBeVisible()
  await page
    .getByRole('status')
    .or(page.getByRole('region'))
    .getByRole('button', { name: 'Activate' })
    .first()
    .click()
  await expect(rows(page).getByText('Active')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`${emails[0]},teacher,,true`)
  await page.getByLabel('Email or name').fill('nobody-has-this')
  await expect(page.getByText('No entries found.')).toBeVisible()
})

test('staff import a list, read what is wrong with it, and import it once it is right', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/allowlist/import')
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Upload a CSV file first.')).toBeVisible()
  await drop(page, 'name\nRosa')
  await expect(page.getByText('missing email column')).toBeVisible()
  await drop(page, `email,role\n${'nobody,teacher\n'.repeat(12)}`)
  await expect(page.getByText('Row 2: invalid email')).toBeVisible()
  await expect(page.getByText('…and 2 more')).toBeVisible()
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Resolve validation errors before importing.')).toBeVisible()
  const emails = Array.from({ length: 60 }, (_, number) => unique(`t${number}`))
  await drop(page, `email,name\n${emails.map((email) => `${email},Demo`).join('\n')}`)
  await expect(page.getByText('teachers.csv: 60 rows')).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'The first rows of the file' }).locator('tbody tr'),
  ).toHaveCount(50)
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('60 entries were imported.')).toBeVisible()
  await page.goto(`/admin/allowlist?q=${emails[59]}`)
  await expect(rows(page)).toHaveCount(1)
})

test(
  'the allowlist has no faults for screen readers and fits a phone',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.setViewportSize({ width: 375, height: 812 })
    for (const path of ['/admin/allowlist', '/admin/allowlist/import']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path.endsWith('import')) await drop(page, 'email,role\nrosa@school.edu,teacher\nnobody,x')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    }
  },
)

test(
  'entries disabled together are active again by one press, and one that was off before stays so',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const mark = crypto.randomUUID().slice(0, 8)
    const emails = ['a', 'b', 'c'].map((name) => `${name}-${mark}@journey.test`)
    await page.goto('/admin/allowlist?panel=add')
    await page.getByRole('textbox', { name: 'Addresses' }).fill(emails.join('\n'))
    await page.getByRole('button', { name: 'Add to allowlist' }).click()
    await expect(page.getByText('3 addresses are on the allowlist.')).toBeVisible()
    await page.getByLabel('Email or name').fill(mark)
    await expect(rows(page)).toHaveCount(3)
    await rows(page)
      .filter({ hasText: 'c-' })
      .getByRole('button', { name: /^Disable/ })
      .click()
    await expect(rows(page).filter({ hasText: 'Disabled' })).toHaveCount(1)

    for (const box of await rows(page).getByRole('checkbox').all()) await box.check()
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Disable' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel('Type 3 to confirm').fill('3')
    await question.getByRole('button', { name: 'Disable 3' }).click()
    await expect(rows(page).filter({ hasText: 'Disabled' })).toHaveCount(3)
    await expect(page.getByText('2 entries are disabled.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 entries are active.')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Disabled' })).toHaveCount(1)
  },
)
