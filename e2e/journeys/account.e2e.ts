import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { give } from '../gifts.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { signInByLink } from '../people.ts'
import { expect, test } from '../tower-test.ts'

/** Somebody of this journey alone: who has given may sign in as a sponsor. */
async function newSponsor(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name}-${Date.now()}@journey.test`
  await give(request, { amountCents: 2_500, email })
  return email
}

function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

test('a sponsor changes name and language, and the pages follow', async ({ request, openBrowser }) => {
  const email = await newSponsor(request, 'renamed')
  const page = await openBrowser({ as: await signInByLink(request, email) })
  await page.goto('/sponsor/dashboard')
  await page
    .getByRole('link', { name: /^Your account/ })
    .first()
    .click()
  await page.waitForURL('**/account')

  const profile = card(page, 'Name and language')
  await profile.getByLabel('Name', { exact: true }).fill('Rosa Quintanilla')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await page.reload()
  await expect(profile.getByLabel('Name', { exact: true })).toHaveValue('Rosa Quintanilla')

  await profile.getByText('Español').click()
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta')
  await expect(page.getByRole('status').filter({ hasText: 'Guardado.' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('what was typed stays when saving fails, and a part that cannot be read can be tried again', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await signInByLink(request, await newSponsor(request, 'unlucky')) })
  let isDown = true
  await page.route('**/api/account/sessions', (route) =>
    isDown
      ? route.fulfill({ status: 403, json: { error: 'no', code: 'request.invalid' } })
      : route.continue(),
  )
  await page.goto('/account')
  const devices = card(page, 'Devices signed in')
  await expect(devices.getByText('Unable to load your devices.')).toBeVisible()
  isDown = false
  await devices.getByRole('button', { name: 'Retry' }).click()
  await expect(devices.getByText('This device', { exact: true })).toBeVisible()

  await page.route('**/api/account', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 429, json: { error: 'Too many requests.', code: 'request.rate_limited' } })
      : route.continue(),
  )
  const profile = card(page, 'Name and language')
  await profile.getByLabel('Name', { exact: true }).fill('Still here')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('alert')).toHaveText(/could not be saved/)
  await expect(profile.getByLabel('Name', { exact: true })).toHaveValue('Still here')
})

test('a device that is revoked is signed out, and the one that asked stays', async ({
  request,
  openBrowser,
}) => {
  const email = await newSponsor(request, 'two-devices')
  const other = await openBrowser({ as: await signInByLink(request, email) })
  const page = await openBrowser({ as: await signInByLink(request, email) })
  await other.goto('/account')
  await expect(card(other, 'Devices signed in')).toBeVisible()
  await page.goto('/account')

  const devices = card(page, 'Devices signed in')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await devices
    .getByRole('button', { name: /^Sign out .+/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(devices.getByText('You are signed in on this device only.')).toBeVisible()

  // Nobody touches the other device; its stream of events ends with the session.
  await expect(other.getByRole('alert')).toContainText('You must be signed in.', { timeout: 30_000 })
  await other.goto('/sponsor/dashboard')
  await expect(other.getByText(email)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
})

test(
  'everything kept about oneself comes as one file',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = await newSponsor(request, 'export')
    const page = await openBrowser({ as: await signInByLink(request, email) })
    await page.goto('/account')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    const exported = JSON.parse(text) as Record<string, unknown>
    expect(text).toContain(email)
    expect(text).toContain('2500')
    expect(Number.isNaN(Date.parse(String(exported.exported_at)))).toBe(false)
    await expect(page.getByText(/^Downloaded: my-data-/)).toBeVisible()
  },
)

test(
  'a request to be erased needs a typed word, shows the rule, and can be taken back',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await signInByLink(request, await newSponsor(request, 'erase')) })
    await page.goto('/account')
    const erase = card(page, 'Erase my account')
    await expect(erase.getByText(/The law asks us to keep the books/)).toBeVisible()
    await erase.getByRole('button', { name: /^Ask to be erased/ }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(/Anything we should know/).fill('Moving abroad.')
    await dialog.getByRole('button', { name: 'Ask to be erased' }).click()
    await expect(dialog.getByText(/Please type ERASE to confirm/)).toBeVisible()
    await expect(dialog.getByLabel(/Anything we should know/)).toHaveValue('Moving abroad.')
    await dialog.getByLabel('Type ERASE to confirm').fill('ERASE')
    await dialog.getByRole('button', { name: 'Ask to be erased' }).click()
    await expect(erase.getByText(/^You asked to be erased on/)).toBeVisible()

    await page.reload()
    await erase.getByRole('button', { name: 'Withdraw the request' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the request' }).click()
    await expect(erase.getByRole('button', { name: /^Ask to be erased/ })).toBeVisible()
  },
)

test(
  'a new address counts once both mailboxes confirmed it',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = await newSponsor(request, 'moving')
    const newEmail = email.replace('moving', 'moved')
    const page = await openBrowser({ as: await signInByLink(request, email) })
    await page.goto('/account')
    const address = card(page, 'Email address')
    await address.getByLabel('New email address').fill('not an address')
    await address.getByRole('button', { name: 'Change address' }).click()
    await expect(address.getByText('Please enter a complete email address.')).toBeVisible()
    await address.getByLabel('New email address').fill(newEmail)
    await address.getByRole('button', { name: 'Change address' }).click()
    await expect(address.getByText(`Waiting for ${newEmail}.`)).toBeVisible()

    for (const mailbox of [email, newEmail]) {
      await page.goto(linkIn(await waitForMail(request, mailbox, /address/i)))
      await page.getByRole('button', { name: /confirm|continue/i }).click()
      await expect(page.getByRole('button', { name: /confirm|continue/i })).toHaveCount(0)
    }
    await page.goto('/account')
    await expect(address.getByText(`You sign in as ${newEmail}.`)).toBeVisible()
  },
)
