import type { Page } from '@playwright/test'
import { factOf } from '../facts.ts'
import { waitForMail } from '../mailbox.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

const donatePage = '/sponsor-classroom/donate'
const donateButton = /^Donate \$/

function freshDonor(): string {
  return `donor-${crypto.randomUUID().slice(0, 8)}@journey.test`
}

async function giveFourHundred(page: Page, email: string): Promise<void> {
  await page.goto(donatePage)
  await page.getByLabel('Other amount').fill('400')
  await page.getByRole('radio', { name: /^Build your own tower/ }).check()
  await page.getByRole('button', { name: 'Donate $400 once' }).click()
  await arriveAtPayment(page)
  await payAs(page, email)
  await page.waitForURL('**/donate/success**')
}

test('two gifts of $400 by the same e-mail become one Sponsor Slot', async ({ page, request }) => {
  const email = freshDonor()

  await test.step('the first gift stands at half a tower and mints no slot', async () => {
    await giveFourHundred(page, email)
    await expect(page.getByRole('main')).toContainText('Your $400 for your own tower has arrived.')
    await expect(page.getByRole('main')).toContainText('$400 is on your own tower.')
  })

  await test.step('the second completes it', async () => {
    await giveFourHundred(page, email)
    await expect(page.getByRole('main')).toContainText(/Sponsor Slot \d+ is waiting for the next draw\./)
    await expect(page.getByRole('main')).not.toContainText('is on your own tower')
  })

  await test.step('each gift has a receipt of its own', async () => {
    await waitForMail(request, email, /receipt/i, 1)
  })
})

test(
  'covering the card fee is the giver’s choice, stands on its own line of the payment and never counts towards the slot',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto(`${donatePage}?amount=100`)
    await page.getByRole('radio', { name: /^Build your own tower/ }).check()
    const cover = page.getByRole('checkbox', { name: /^Cover the card fee for us: add \$/ })
    await expect(cover).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Donate $100 once' })).toBeVisible()

    await cover.check()
    const button = page.getByRole('button', { name: donateButton })
    await expect(button).not.toHaveText(/^Donate \$100 once/)
    const total = (await button.textContent())?.match(/\$[\d.]+/)?.[0] ?? ''
    await button.click()
    await arriveAtPayment(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay ${total}`)
    await expect(page.getByRole('row')).toHaveCount(3)

    await payAs(page, freshDonor())
    await expect(page.getByRole('main')).toContainText('$100 is on your own tower.')
  },
)

test('whoever leaves the payment page finds dedication, anonymity and fee as they were, until a gift has arrived', async ({
  page,
}) => {
  const dedication = page.getByLabel('Name', { exact: true })
  const anonymous = page.getByLabel('Keep my gift anonymous')
  await page.goto(`${donatePage}?amount=100`)
  await page.getByText('Dedicate it, or stay anonymous').click()
  await anonymous.check()
  await page.getByLabel('Dedication').selectOption('memory')
  await dedication.fill('Rosa Alvarez')
  await page.getByLabel(/^Cover the card fee for us: add \$3\.30/).check()
  await page.getByRole('button', { name: 'Donate $103.30 once' }).click()
  await arriveAtPayment(page)

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Donate $103.30 once' })).toBeEnabled()
  await expect(dedication).toHaveValue('Rosa Alvarez')
  expect(page.url()).not.toContain('Rosa')
  await page.getByRole('button', { name: 'Donate $103.30 once' }).click()
  await arriveAtPayment(page)
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await page.getByRole('link', { name: 'Back to the donate page' }).click()
  await expect(dedication).toHaveValue('Rosa Alvarez')
  await expect(anonymous).toBeChecked()

  await page.getByRole('button', { name: 'Donate $103.30 once' }).click()
  await arriveAtPayment(page)
  await payAs(page, freshDonor())
  await expect(page.getByRole('main')).toContainText('Your $100 for the shared tower has arrived.')
  await expect(factOf(page, 'In memory of')).toHaveText('Rosa Alvarez')
  await expect(factOf(page, 'In public')).toHaveText('Anonymous')
  await expect(factOf(page, 'Total charged')).toHaveText('$103.30')
  await page.goto(donatePage)
  await expect(anonymous).not.toBeChecked()
})

test('an amount below $1 cannot start a checkout', { tag: '@soak' }, async ({ page }) => {
  await page.goto(donatePage)
  const amount = page.getByLabel('Other amount')
  const button = page.getByRole('button', { name: 'Donate once' })

  await amount.fill('0.99')
  await expect(button).toBeDisabled()
  await expect(page.getByText('The smallest gift is $1.')).toBeVisible()
  await amount.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${donatePage}$`))
  await expect(amount).toHaveValue('0.99')

  await amount.fill('1')
  await expect(page.getByRole('button', { name: 'Donate $1 once' })).toBeEnabled()
})

test(
  'the amount field takes digits and a dot and nothing else, reads commas and parts of a cent, and asks where a comma may be a slip',
  { tag: '@soak' },
  async ({ page, openBrowser }) => {
    await page.goto(donatePage)
    const amount = page.getByLabel('Other amount')
    await amount.pressSequentially('-1a2.5e')
    await expect(amount).toHaveValue('12.5')
    await amount.fill('12.345')
    await expect(page.getByRole('button', { name: 'Donate $12.35 once' })).toBeEnabled()
    await amount.fill('1,000')
    await expect(page.getByRole('button', { name: 'Donate $1,000 once' })).toBeEnabled()
    await amount.blur()
    await expect(amount).toHaveValue('1000')
    await amount.fill('25,50')
    await amount.blur()
    await expect(page.getByText('Did you mean $25.50? Write the cents after a dot.')).toBeVisible()
    await page.getByRole('radio', { name: /^\$50/ }).check()
    await expect(page.getByRole('button', { name: 'Donate $50 once' })).toBeEnabled()

    const spanish = await openBrowser({ locale: 'es-US' })
    await spanish.goto(donatePage)
    const monto = spanish.getByLabel('Otro monto')
    await monto.fill('25,50')
    await expect(spanish.getByRole('button', { name: /^Donar \$25\.50 / })).toBeEnabled()
    await monto.blur()
    await expect(monto).toHaveValue('25.50')
  },
)
