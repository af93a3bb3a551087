import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '@tower/contract/pages.ts'
import { give } from '../gifts.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

/** Presses something that makes a file, and gives the file's first words. */
async function readDownload(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; start: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 5).toString('latin1') }
}

test('a sponsor narrows their gifts, and keeps a receipt, a statement and a file for spreadsheets', async ({
  request,
  openBrowser,
}) => {
  const session = await keptSessionOf(request, 'sponsor')
  const page = await openBrowser({ as: session })
  await page.goto(paths.sponsorGiving)
  const table = page.getByRole('table', { name: 'Your gifts' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Giving')
  await expect(table.getByRole('row').nth(1)).toBeVisible()

  await test.step('the receipt is a PDF', async () => {
    const receipt = table.getByRole('button', { name: /^Receipt \d+, PDF/ }).first()
    const { name, start } = await readDownload(page, () => receipt.click())
    expect(name).toMatch(/^receipt-\d+\.pdf$/)
    expect(start).toBe('%PDF-')
  })

  await test.step('so is the statement, in Spanish where that is chosen', async () => {
    await page.getByLabel('Language').selectOption('es')
    const make = page.getByRole('button', { name: 'Download the statement' })
    expect((await readDownload(page, () => make.click())).start).toBe('%PDF-')
  })

  await test.step('what narrows the list stands in the address, and Back takes it away', async () => {
    await page.getByLabel('For', { exact: true }).selectOption('prospects')
    await expect(page).toHaveURL(/destination=prospects/)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page).not.toHaveURL(/destination/)
  })

  await test.step('the receipt comes again by mail', async () => {
    await table.getByRole('button', { name: 'Send again' }).first().click()
    await expect(page.getByText('The receipt is on its way to your inbox.')).toBeVisible()
  })
})

test('a giver without an account opens their gifts by a receipt’s link, ends all links, and has a fresh one mailed', async ({
  page,
  request,
}) => {
  const email = `own-giving-${crypto.randomUUID().slice(0, 8)}@journey.test`
  await give(request, { amountCents: 4_200, email })
  const mail = await waitForMail(request, email, /receipt/i)
  const link = /https?:\/\/\S+\/giving\?link=\S+/.exec(mail.text)?.[0] ?? ''

  await test.step('the link shows the gift, and search engines stay outside', async () => {
    await page.goto(link)
    await expect(page.getByRole('table', { name: 'Your gifts' }).getByText('$42.00')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const { start } = await readDownload(page, () => page.getByRole('link', { name: /^Receipt \d+/ }).click())
    expect(start).toBe('%PDF-')
  })

  await test.step('the receipt is mailed again', async () => {
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('The receipt is on its way to your inbox.')).toBeVisible()
  })

  await test.step('once all links are ended, this one opens nothing', async () => {
    await page.getByRole('button', { name: 'End all links' }).click()
    await expect(page.getByText('No link sent before opens your gifts anymore.')).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing')
  })

  await test.step('the address alone brings a fresh one, and an unknown address the same answer', async () => {
    const answer = page.getByText('If anything was given under this address, the link is on its way.')
    for (const address of [`nobody-${email}`, email]) {
      await page.goto(paths.linkedGiving)
      await page.getByLabel('Email').fill(address)
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(answer).toBeVisible()
    }
    await page.goto(linkIn(await waitForMail(request, email, /^Your gifts and receipts/)))
    await expect(page.getByRole('table', { name: 'Your gifts' }).getByText('$42.00')).toBeVisible()
  })
})
