import { refusalCodeHeader } from '@tower/contract/client.ts'
import type { Locator, Page } from '@playwright/test'
import { authenticatorApp, type AuthenticatorApp } from '../authenticator-app.ts'
import { demoPassword } from '../people.ts'
import { expect, test } from '../tower-test.ts'

/** Other journeys sign in as the demo's admin, by password alone. */
const email = 'superadmin@tower.test'

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/login?role=admin')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in to Admin' }).click()
}

function factorCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Second factor' })
}

/** Sets an app up on the account page; gives the app and the recovery codes. */
async function enroll(page: Page): Promise<{ app: AuthenticatorApp; codes: string[] }> {
  const card = factorCard(page)
  await card.getByRole('button', { name: 'Set up an app' }).click()
  await expect(card.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const app = authenticatorApp((await card.locator('code').textContent()) ?? '')

  await card.getByLabel('Six-digit code').fill('000000')
  await expect(card.getByText(/^Error: This code is not right/)).toBeVisible()
  await expect(card.getByLabel('Six-digit code')).toHaveValue('000000')
  // With a space, as apps show it: the sixth digit sends it.
  const code = await app.nextCode()
  await card.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)

  const list = card.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')

  const done = card.getByRole('button', { name: 'Done' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await card.getByLabel('I kept them in a safe place').check()
  await done.click()
  await expect(card.getByText('10 of 10 left')).toBeVisible()
  return { app, codes }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sign out \(/ }).click()
  await page.waitForURL(/\/login(\?|$)/)
}

test('staff set up a second factor, come in by code and by recovery code, and remove it after a proof', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await enterPassword(page)
  await page.waitForURL('**/admin')
  await page.getByRole('link', { name: /^Your account/ }).click()
  const { app, codes } = await enroll(page)

  await test.step('the password alone opens no page any more, and the code leads on to where one wanted', async () => {
    await signOut(page)
    await enterPassword(page)
    await page.waitForURL('**/login/verify?**')
    await page.goto('/admin/randomizer')
    await page.waitForURL('**/login/verify?**')
    const field = page.getByLabel('Six-digit code')
    await field.fill('111111')
    await expect(page.getByText(/This code is not right/)).toBeVisible()
    await field.fill(await app.nextCode())
    await page.waitForURL('**/admin/randomizer')
  })

  await test.step('a recovery code does it too, once', async () => {
    await signOut(page)
    await enterPassword(page)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/admin')
    await page.goto('/account')
    await expect(factorCard(page).getByText('9 of 10 left')).toBeVisible()
  })

  await test.step('removing it asks anew who is there, and cancelling changes nothing', async () => {
    // What the server answers ten minutes after the last proof.
    await page.route('**/auth/v1/factors/*', refuseOnce())
    await factorCard(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    const confirmation = page.getByRole('alertdialog')
    await confirmation.getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm that it is you' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(confirmation.getByText('Please confirm that it is you, then try again.')).toBeVisible()

    await page.route('**/auth/v1/factors/*', refuseOnce())
    await confirmation.getByRole('button', { name: 'Remove' }).click()
    await question.getByLabel('Six-digit code').fill(await app.nextCode())
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The second factor is removed.')).toBeVisible()
    await expect(factorCard(page).getByRole('button', { name: 'Set up an app' })).toBeVisible()
  })
})

/** Answers the next removal as the server does when the last proof is too old; later ones go through. */
function refuseOnce(): Parameters<Page['route']>[1] {
  let isSpent = false
  return async (route) => {
    if (isSpent || route.request().method() !== 'DELETE') return route.fallback()
    isSpent = true
    const sentence = 'Please confirm that it is you, then try again.'
    await route.fulfill({
      status: 403,
      headers: { [refusalCodeHeader]: 'identity.proof_needed' },
      json: { code: 'reauthentication_needed', error_code: 'reauthentication_needed', msg: sentence },
    })
  }
}

test('whoever is signed out is led from the second step to the first', async ({ page }) => {
  await page.goto('/login/verify?next=/admin')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.waitForURL('**/login?notice=signin-required&next=%2Fadmin')
})
