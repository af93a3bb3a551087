import type { Page } from '@playwright/test'
import { linkIn, waitForMail } from '../mailbox.ts'
import { arriveAtPayment } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

test.use({ javaScriptEnabled: false })

function freshAddress(who: string): string {
  return `${who}-${crypto.randomUUID().slice(0, 8)}@journey.test`
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

test('a message to the charity arrives, and a refused one keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Your message').fill('Do you take picture books?')
  await press(page, 'Send message')
  await expect(page.getByRole('alert').first()).toContainText(
    'Please enter an email address where we can reply.',
  )
  await expect(page.getByLabel('Your message')).toHaveValue('Do you take picture books?')

  await page.getByLabel('Your name').fill('Ada Reader')
  await page.getByLabel('Your email').fill(freshAddress('contact'))
  await page.getByLabel('Program interest').selectOption({ index: 1 })
  await press(page, 'Send message')
  await expect(page).toHaveURL(/\/contact\/thanks$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your message arrived')
})

test('a sponsor asks for the link by mail and arrives by it at the payment page', async ({
  page,
  request,
}) => {
  const email = freshAddress('sponsor')
  await page.goto('/sponsor/signup')
  await press(page, 'Email me the $800 link')
  await expect(page.getByText('Please add an email so we can send your secure checkout link.')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'Email me the $800 link')
  await expect(page.getByRole('status')).toContainText('Check your email for the $800 link.')

  await page.goto(linkIn(await waitForMail(request, email, /./)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One slot, one classroom, $800')
  await press(page, 'Continue to pay $800')
  await arriveAtPayment(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay $800.00')
})
