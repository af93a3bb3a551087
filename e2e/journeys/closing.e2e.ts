import { yearOf } from '@tower/contract/org-days.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { expect, test } from '../tower-test.ts'

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

test(
  'staff look at what a payout is made of, and are told in words that another one is not there',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Pages of Ledger' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Payouts', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible()
    await page.getByRole('link', { name: 'po_demo_2' }).click()
    const payout = page.getByRole('dialog', { name: 'Payout' })
    await expect(payout).toContainText('Every movement of it is booked as it moved.')
    await payout.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Provider id of a payout').fill('po_nobody')
    await expect(page).toHaveURL(/q=po_nobody/)
    await expect(page.getByText('No payout matches.')).toBeVisible()
    await page.goto('/admin/payouts?payout=po_invented')
    await expect(page.getByRole('dialog', { name: 'Payout' })).toContainText('There is no such payout.')
  },
)

/** A statement of the bank of February 2020, looked at, taken, and its one line explained. A line of its own for each round. */
async function settleStatement(page: Page): Promise<void> {
  const rent = `RENT ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Take a statement…' }).click()
  const taking = page.getByRole('dialog', { name: 'Take a statement of the bank' })
  await taking.locator('input[type=file]').setInputFiles({
    name: 'february.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Description,Amount\n2020-02-03,${rent},-700.00\n`),
  })
  // The file says no balance: whoever takes it reads it off the bank's own paper.
  await taking.getByLabel('Balance at the end of the last day').fill('0')
  await taking.getByRole('button', { name: 'Look into the file' }).click()
  await expect(taking.getByRole('table', { name: 'The first lines of the file' })).toContainText(rent)
  await taking.getByRole('button', { name: 'Take 1 line' }).click()
  await expect(page.getByText('1 line was taken.')).toBeVisible()
  await page.getByRole('button', { name: `Settle… ${rent}, −$700.00` }).click()
  const line = page.getByRole('dialog', { name: 'What is this line?' })
  await line.getByText('Something the books do not know').click()
  await line.getByLabel('What it is').selectOption('not_ours')
  await line.getByRole('button', { name: 'Settle the line' }).click()
  await expect(line.getByText('Say in a few words what it is.')).toBeVisible()
  await line.getByLabel('Note').fill('Rent of the office')
  await line.getByRole('button', { name: 'Settle the line' }).click()
  await expect(page.getByText('The line is settled.')).toBeVisible()
  await expect(page.getByText('The bank and the books say the same of this month.')).toBeVisible()
  await expect(page.getByText('The bank holds what the books say')).toBeVisible()
}

test('staff close a month once its books stand beside the provider and the bank', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/closing?month=2020-02')
  await expect(page.getByRole('heading', { level: 2, name: 'February 2020' })).toBeVisible()
  await expect(
    page.getByText('The provider and the books say the same of this month, to the cent.'),
  ).toBeVisible()
  await expect(page.getByText('These sums have to be on the bank’s statement')).toBeVisible()
  await settleStatement(page)
  const months = page.getByRole('navigation', { name: 'Month to look at' })
  await months.getByRole('link', { name: 'The month before' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'January 2020' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the month…' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Close January 2020?' })
  await expect(asked).toContainText('Nothing is locked')
  // There is no way back, so the focus stands on the one out: a key that is pressed by habit closes no month.
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked).toHaveCount(0)
  await expect(page.getByText(/^Closed by .* on /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close the month…' }).click()
  await asked.getByRole('button', { name: 'Close January 2020' }).click()
  await expect(page.getByText(/^Closed by .* on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close the month…' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Closed by .* on /)).toBeVisible()
})

test(
  'staff name an account in their own chart, and take the journal along',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/closing?tab=journal')
    await page.getByLabel('First day').fill('2026-01-01')
    await page.getByLabel('Last day').fill('2037-01-01')
    await page.getByRole('button', { name: 'Download the journal' }).click()
    await expect(page.getByRole('alert')).toContainText('at most ten years apart')
    // What was chosen is still there.
    await expect(page.getByLabel('First day')).toHaveValue('2026-01-01')
    await page.getByLabel('Last day').fill('2035-12-31')
    await page.getByRole('button', { name: 'Download the journal' }).click()
    await expect(page.getByRole('alert')).toContainText('has no code yet')
    const edit = page.getByRole('button', { name: 'Edit the code of Bank', exact: true })
    await edit.click()
    const dialog = page.getByRole('dialog', { name: 'Code of Bank' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Type the code.')).toBeVisible()
    await dialog.getByLabel('Code').fill('1010')
    await dialog.getByLabel('Name').fill('Assets:Checking')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row').filter({ has: edit })).toContainText('Assets:Checking')
    // The next code is one press of Tab away.
    await expect(edit).toBeFocused()
    await page.getByLabel('For', { exact: true }).selectOption('plain')
    const { name, text } = await download(page, 'Download the journal')
    expect(name).toBe('journal-plain-2026-01-01-2035-12-31.csv')
    expect(text.split('\r\n')[0]).toContain('Journal,Date,Account code')
    expect(text.split('\r\n').length).toBeGreaterThan(3)
  },
)

test(
  'staff see who gave in a year and take the list along',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = `year-${crypto.randomUUID().slice(0, 8)}@journey.test`
    // No slots: they would stand before those of other journeys in the next draw.
    await give(request, { amountCents: 9_900_000, email, destination: 'prospects' })
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/closing?tab=givers')
    const rows = page.getByRole('table', { name: /^Who gave/ }).locator('tbody tr')
    await expect(rows.filter({ hasText: email })).toContainText('$99,000.00')
    const { name, text } = await download(page, 'Export CSV')
    expect(name).toMatch(/^givers-20\d\d\.csv$/)
    expect(text).toContain(email)
  },
)

/** A check of last year that is at the bank, by staff's own screens. Brings no slot. */
async function enterCheck(page: Page, { email, day }: { email: string; day: string }): Promise<void> {
  await page.goto('/admin/offline-gifts')
  await page.getByRole('link', { name: 'Enter a gift' }).click()
  const entering = page.getByRole('dialog', { name: 'Enter a gift' })
  await entering.getByLabel('Amount').fill('60')
  await entering.getByLabel('Check number').fill(crypto.randomUUID().slice(0, 8))
  await entering.getByLabel('Donor’s name').fill('Luz Journey')
  await entering.getByLabel('Donor’s email').fill(email)
  await entering.getByLabel('Day of the gift').fill(day)
  await entering.getByRole('button', { name: 'Enter this gift' }).click()
  await expect(page.getByText('The gift is entered.')).toBeVisible()
  await page.goto(`/admin/offline-gifts?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Luz Journey' }).click()
  await page
    .getByRole('dialog', { name: 'Offline gift' })
    .getByRole('button', { name: 'The money arrived' })
    .click()
  const asked = page.getByRole('alertdialog', { name: 'Is $60.00 at the bank?' })
  await asked.getByRole('button', { name: 'The money arrived' }).click()
  await expect(page.getByText('$60.00 is a gift now.')).toBeVisible()
}

test('staff email a giver the statement of a year that is over, and its link opens what it says', async ({
  request,
  openBrowser,
}) => {
  const email = `statement-${crypto.randomUUID().slice(0, 8)}@journey.test`
  const year = yearOf(new Date()) - 1
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await enterCheck(page, { email, day: `${year}-12-20` })
  await page.goto(`/admin/closing?tab=givers&year=${year}`)
  const row = page
    .getByRole('table', { name: /^Who gave/ })
    .locator('tbody tr')
    .filter({ hasText: 'Luz Journey' })
  await expect(row.first()).toContainText('$60.00')
  await row.first().getByRole('button', { name: 'Email it: Luz Journey' }).click()
  await expect(page.getByText('The statement is on its way to Luz Journey.')).toBeVisible()
  await expect(row.first().getByRole('button', { name: 'Email again: Luz Journey' })).toBeVisible()

  const mail = await waitForMail(request, email, new RegExp(String(year)))
  expect(mail.text).toContain('$60.00')
  const giver = await openBrowser()
  await giver.goto(linkIn(mail))
  await expect(giver.getByRole('table', { name: 'Your gifts' }).getByText('$60.00')).toBeVisible()
  const coming = giver.waitForEvent('download')
  await giver.getByRole('button', { name: 'Download the statement' }).click()
  expect((await coming).suggestedFilename()).toContain(`${year}-12-31.pdf`)
})
