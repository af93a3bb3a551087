import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { openFilters } from '../open-filters.ts'
import { expect, test } from '../tower-test.ts'

const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@journey.test`
const rows = (page: Page) => page.getByRole('table', { name: /^Sponsor requests/ }).locator('tbody tr')

test('staff invite a sponsor by hand and by email, release the packet, and the sponsor opens it', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({
    as: await keptSessionOf(request, 'admin'),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const email = unique('bakery')
  const org = `Harbor Bakery ${email.slice(7, 15)}`
  await page.goto('/admin/sponsors')
  await page.getByRole('link', { name: 'Invite a sponsor' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Prepare invitation' }).click()
  await expect(panel.getByText('Email is required')).toBeVisible()
  await panel.getByLabel('Email', { exact: true }).fill(email)
  await panel.getByLabel(/^Organization or name/).fill(org)
  await panel.getByLabel('Email it now').uncheck()
  await panel.getByRole('button', { name: 'Prepare invitation' }).click()
  const words = panel.getByLabel('Subject and text')
  await expect(words).toHaveValue(/^You are invited to sponsor a classroom\n\n/)
  await expect(words).toHaveValue(/\/checkout[^]*\/onboarding[^]*\/login\?role=sponsor/)
  await expect(page.getByText(/^The invitation was not sent\./)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByLabel('Organization, contact or email').fill(email)
  await expect(page).toHaveURL(/q=bakery/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Requested')
  await page.getByRole('link', { name: `Invite ${org}` }).click()
  await panel.getByRole('button', { name: 'Prepare invitation' }).click()
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toContainText('Link sent')

  await page.getByRole('button', { name: `Release Packet of ${org}` }).click()
  await expect(rows(page)).toContainText('Onboarding: Released')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await openFilters(page)
  await page.getByLabel('Status', { exact: true }).selectOption('fulfilled')
  await expect(page.getByText('No sponsor requests match your filters yet.')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`${org},${email}`)

  await page.getByRole('link', { name: org, exact: true }).click()
  await expect(panel.getByLabel('Link of the packet')).toHaveValue(link)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: `Welcome, ${org}` })).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(/\/sponsor$/)
})

test(
  'of two staff who invite the same sponsor, the second reads who was first and may do it again',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = unique('twice')
    const asked = await request.post('/api/sponsor/start', { data: { email } })
    expect(asked.status()).toBe(200)
    const [one, two] = [
      await openBrowser({ as: await keptSessionOf(request, 'admin') }),
      await openBrowser({ as: await keptSessionOf(request, 'superadmin') }),
    ]
    for (const page of [one, two]) {
      await page.goto(`/admin/sponsors?q=${encodeURIComponent(email)}`)
      await page.getByRole('link', { name: email, exact: true }).click()
      await expect(page.getByRole('button', { name: 'Prepare invitation' })).toBeVisible()
    }
    await one.getByRole('button', { name: 'Prepare invitation' }).click()
    await expect(one.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()
    await two.getByRole('button', { name: 'Prepare invitation' }).click()
    await expect(two.getByText(/^admin@tower\.test invited this sponsor already\./)).toBeVisible()
    await two.getByRole('button', { name: 'Prepare invitation' }).click()
    await expect(two.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()
  },
)
