import type { APIRequestContext, Page } from '@playwright/test'
import { linkIn, waitForMail } from './mailbox.ts'
import { adminEmail, demoPassword, signInMail } from './people.ts'

/** Signs in at the page, as staff do. */
export async function enterAsAdmin(page: Page): Promise<void> {
  await page.goto('/login?role=admin')
  await page.getByLabel('Email address').fill(adminEmail)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in to Admin' }).click()
  await page.waitForURL('**/admin')
}

/** Signs in at the page by the mailed link, as sponsors and teachers do. */
export async function enterByMail(
  page: Page,
  request: APIRequestContext,
  { email, role }: { email: string; role: 'sponsor' | 'teacher' },
): Promise<void> {
  await page.goto(`/login?role=${role}`)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
  await page.goto(linkIn(await waitForMail(request, email, signInMail)))
  await page.getByRole('button', { name: 'Continue and sign in' }).click()
}
