import type { Page } from '@playwright/test'
import { checkoutIdOf } from './gifts.ts'

/** The sandbox's payment page, after a form has led there. Gives the id of the checkout. */
export async function arriveAtPayment(page: Page): Promise<string> {
  await page.waitForURL('**/sandbox/checkout/**')
  return checkoutIdOf(page.url())
}

/** Pays there as this person, and comes back to the site. */
export async function payAs(page: Page, email: string): Promise<void> {
  const address = page.getByLabel('E-mail (optional)')
  if (await address.isVisible()) await address.fill(email)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}
