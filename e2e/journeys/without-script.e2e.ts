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

test('a possible partner is heard, and a refused inquiry keeps what was typed', async ({ page }) => {
  await page.goto('/partners/apply')
  await page.getByLabel('Organization').fill('Corner Bookshop')
  await press(page, 'Send inquiry')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('Organization')).toHaveValue('Corner Bookshop')

  await page.getByLabel('Your name').fill('Ada Reader')
  await page.getByLabel('Email').fill(freshAddress('partner'))
  await page.getByLabel('What do you have in mind?').fill('A shelf in every window.')
  await press(page, 'Send inquiry')
  await expect(page.getByRole('status')).toContainText(
    "Thanks! We'll review your note and reach out with next steps shortly.",
  )
})

test('a teacher is nominated, and a refused nomination keeps what was typed', async ({ page }) => {
  await page.goto('/nominate-teacher')
  await page.locator('[name=teacher_name]').fill('Mr. Lantern')
  await press(page, 'Submit nomination')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('[name=teacher_name]')).toHaveValue('Mr. Lantern')

  await page.locator('[name=nominator_name]').fill('Ada Reader')
  await page.locator('[name=nominator_email]').fill(freshAddress('nominator'))
  await page.locator('[name=school]').fill('Journey School')
  await page.locator('[name=reason]').fill('He reads aloud every day.')
  await press(page, 'Submit nomination')
  await expect(page.getByRole('status')).toContainText('Thanks! We’ll review your nomination.')
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

test('whoever wants to hear when a program opens is kept in mind', async ({ page }) => {
  await page.goto('/programs/tower-smbs/about')
  await press(page, 'Notify me')
  await expect(page.getByText(/^Error|Please/).first()).toBeVisible()
  await page.getByRole('main').locator('[name=email]').fill(freshAddress('follow'))
  await press(page, 'Notify me')
  await expect(page.getByRole('status')).toHaveText('Thank you. We’ll email you once, when it opens.')
})
