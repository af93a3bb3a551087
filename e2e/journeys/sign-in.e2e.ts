import { refusalCodeHeader } from '@tower/contract/client.ts'
import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { enterAsAdmin } from '../enter-portal.ts'
import { give } from '../gifts.ts'
import { type CapturedMail, linkIn, waitForMail } from '../mailbox.ts'
import { adminEmail, demoPassword, signInByLink, signInByPassword, signInMail } from '../people.ts'
import { stopClock, windUntil } from '../page-clock.ts'
import { origin } from '../playwright.config.ts'
import { expect, test } from '../tower-test.ts'

/** Somebody whom nobody else in the journeys is: each address is sent few mails. A gift makes them a sponsor. */
async function freshSponsor(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name}-${Date.now()}@sign-in.test`
  await give(request, { amountCents: 500, email })
  return email
}

/** The six digits of a mail. */
function codeIn(mail: CapturedMail): string {
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
}

async function askForLink(page: Page, email: string, address = '/login?role=sponsor'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await expect(page.getByText(email)).toBeVisible()
}

async function enterPassword(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in to Admin' }).click()
}

test('a link that scanners opened ten times still signs in, by its button', async ({ page, request }) => {
  const email = await freshSponsor(request, 'scanned')
  await askForLink(page, email)
  const link = linkIn(await waitForMail(request, email, signInMail))
  for (let visits = 0; visits < 10; visits++) expect((await request.get(link)).status()).toBe(200)

  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Continue and sign in' })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/auth/callback`)
  await page.getByRole('button', { name: 'Continue and sign in' }).click()
  await page.waitForURL('**/sponsor/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('tower:last-role'))).toBe('sponsor')

  await test.step('and once only', async () => {
    await page.evaluate(() => localStorage.removeItem('tower.session'))
    await page.goto(link)
    await page.getByRole('button', { name: 'Continue and sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be used')
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
  })
})

test('the code of the mail opens the door on another device', async ({ page, request, openBrowser }) => {
  const email = await freshSponsor(request, 'code')
  await askForLink(page, email)
  const code = codeIn(await waitForMail(request, email, signInMail))

  const elsewhere = await openBrowser()
  await elsewhere.goto('/auth/callback')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('There’s no link here')
  await elsewhere.getByRole('button', { name: 'Use the code instead' }).click()
  await expect(elsewhere.getByText('Please enter your email address.')).toBeVisible()
  await expect(elsewhere.getByLabel('Email address')).toBeFocused()
  await elsewhere.getByLabel('Email address').fill(email)
  await elsewhere.getByRole('button', { name: 'Use the code instead' }).click()

  await elsewhere.getByLabel('Six-digit code').fill(code === '123456' ? '654321' : '123456')
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(elsewhere.getByText('That code is not right, or it has expired.')).toBeVisible()
  await elsewhere.getByLabel('Six-digit code').fill(code)
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await elsewhere.waitForURL('**/sponsor/dashboard')
})

test(
  'whoever takes the wrong door reads the same page, and their mail leads through the right one',
  { tag: '@soak' },
  async ({ page, request }) => {
    const email = await freshSponsor(request, 'wrong-door')
    await signInByLink(request, email)
    await askForLink(page, email, '/login?role=teacher&next=/teacher')
    const mail = await waitForMail(request, email, signInMail, 1)
    expect(mail.text).toContain('Your account belongs to the Sponsor Portal')
    await page.goto(linkIn(mail))
    await page.getByRole('button', { name: 'Continue and sign in' }).click()
    await page.waitForURL('**/sponsor/dashboard')
  },
)

test('a tab that waits for the mail goes on when its link is opened in another tab', async ({
  page,
  request,
}) => {
  const email = await freshSponsor(request, 'waiting')
  await askForLink(page, email, '/login?role=sponsor&next=/sponsor/dashboard?from=waiting')
  const other = await page.context().newPage()
  await other.goto(linkIn(await waitForMail(request, email, signInMail)))
  await other.getByRole('button', { name: 'Continue and sign in' }).click()
  await other.waitForURL('**/sponsor/dashboard**')
  await page.waitForURL('**/sponsor/dashboard?from=waiting')

  await test.step('and signing out in one tab signs out the other', async () => {
    await page
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click()
    await expect(other.getByText('Sign in as a sponsor to view your dashboard.')).toBeVisible()
  })
})

test('two tabs that renew one session at once stay signed in', async ({ request, openBrowser }) => {
  const session = await signInByPassword(request, adminEmail)
  const ranOut = { ...session, expires_at: Math.floor(Date.now() / 1000) - 5 }
  const page = await openBrowser({ as: ranOut })
  const other = await page.context().newPage()
  await Promise.all([page.goto('/admin'), other.goto('/admin')])
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab).toHaveURL(`${origin}/admin`)
  }
  await other.reload()
  await expect(other).toHaveURL(`${origin}/admin`)
  const kept = await page.evaluate(() => localStorage.getItem('tower.session'))
  expect((JSON.parse(kept ?? '{}') as { access_token: string }).access_token).not.toBe(session.access_token)
})

test(
  'a session that the server ended is forgotten, with a calm word',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const session = await signInByPassword(request, adminEmail)
    await request.post(`${identityEndpoints.logout.path}?scope=local`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    const page = await openBrowser({ as: session })
    await page.goto('/admin')
    await page.waitForURL('**/login?**')
    await expect(page.getByLabel('Email address')).toBeVisible()
    await expect(page.getByText(/Your session has ended|You must be signed in/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('tower.session'))).toBeNull()
  },
)

test('a password opens the admins’ door to staff only, and every refusal has its words', async ({
  page,
  request,
}) => {
  await page.goto('/login?role=admin')
  await page.getByRole('button', { name: 'Sign in to Admin' }).click()
  await expect(page.getByText('Please enter your email address.')).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toBeFocused()

  await test.step('too many guesses are told how long to wait', async () => {
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '65', [refusalCodeHeader]: 'request.rate_limited' },
        json: { code: 'over_request_rate_limit', msg: 'Too many requests. Please try again later.' },
      }),
    )
    await enterPassword(page, adminEmail)
    await expect(page.getByText(/You can try again in 1:0\d\./)).toBeVisible()
    await page.unroute('**/auth/v1/token**')
  })

  await test.step('someone without a staff role is signed out again', async () => {
    const sponsor = await signInByLink(request, await freshSponsor(request, 'no-staff'))
    await page.route('**/auth/v1/token**', (route) => route.fulfill({ json: sponsor }))
    await enterPassword(page, sponsor.user.email)
    await expect(page.getByText('This account is not authorized for Admin access.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('tower.session'))).toBeNull()
    const asked = await request.get(identityEndpoints.user.path, {
      headers: { authorization: `Bearer ${sponsor.access_token}` },
    })
    expect(asked.status()).toBe(401)
    await page.unroute('**/auth/v1/token**')
  })

  await test.step('access that could not be looked up opens nothing', async () => {
    await page.route('**/auth-session', (route) => route.fulfill({ status: 404, json: { error: '' } }))
    await enterPassword(page, adminEmail)
    await expect(page.getByText('Unable to verify access.')).toBeVisible()
    await page.unroute('**/auth-session')
  })
})

test(
  'the wrong portal says whose it is, leads to one’s own, or out',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const sponsor = await signInByLink(request, await freshSponsor(request, 'mismatch'))
    const page = await openBrowser({ as: sponsor })
    await stopClock(page)
    await page.goto('/admin/randomizer')
    await windUntil(page, async () => new URL(page.url()).searchParams.get('notice') === 'role-mismatch')
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible()
    await windUntil(page, () => page.getByText('This portal is reserved for admin accounts.').isVisible())
    await expect(page.getByRole('link', { name: 'Go to the right portal' })).toHaveAttribute(
      'href',
      '/portal/sponsor',
    )

    await test.step('the toast goes after six seconds', async () => {
      const toast = page.getByText('This area is for admin accounts.')
      await windUntil(page, () => toast.isVisible())
      await page.clock.fastForward(5_000)
      await expect(toast).toBeVisible()
      await page.clock.fastForward(1_000)
      await expect(toast).toBeHidden()
      await page.clock.resume()
    })

    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('radio', { name: 'Admin' })).toBeChecked()
    await enterPassword(page, adminEmail)
    await page.waitForURL('**/admin/randomizer')
  },
)

test('who is signed in enters the portal from the login page', { tag: '@soak' }, async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/login?toastRole=teacher')
  await expect(page.getByText('This area is for teacher accounts.')).toBeVisible()
  await page.getByRole('link', { name: 'Enter Portal' }).click()
  await page.waitForURL('**/admin')

  await test.step('also after a check that failed', async () => {
    await page.route('**/auth-session', (route) => route.fulfill({ status: 404, json: { error: '' } }))
    await page.goto('/login?notice=retry&next=/admin/randomizer')
    await expect(page.getByText('Unable to verify access.')).toBeVisible()
    await expect(page.getByText('Failed to load session')).toBeVisible()
    await expect(
      page.getByText('We had trouble loading your profile details. Please try again later.'),
    ).toBeVisible()
    await page.unroute('**/auth-session')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('We had trouble loading your profile details.')).toBeHidden()
    await page.getByRole('link', { name: 'Enter Portal' }).click()
    await page.waitForURL('**/admin/randomizer')
  })
})

test(
  'the door of last time stands open, and an address may name another',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('radio', { name: 'Sponsor' })).toBeChecked()
    await page.evaluate(() => localStorage.setItem('tower:last-role', 'teacher'))
    await page.goto('/login')
    await expect(page.getByRole('radio', { name: 'Teacher' })).toBeChecked()
    await page.goto('/login?role=admin&next=/draws')
    await expect(page.getByRole('radio', { name: 'Admin' })).toBeChecked()
    await page.goto('/login?role=owner&notice=anything&current=x&required=y')
    await expect(page.getByRole('radio', { name: 'Teacher' })).toBeChecked()
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  },
)

/** One that names another site and one that runs: the others are refused by safePath, whose test has them all. */
const hostileTargets = ['/\\evil.test', 'javascript:alert(1)']

test('no address sends anybody to another site or in a circle', async ({ request, openBrowser }) => {
  const page = await openBrowser({ as: await signInByPassword(request, adminEmail) })
  for (const target of hostileTargets) {
    await page.goto(`/login?${new URLSearchParams({ next: target, redirect: target }).toString()}`)
    const enter = page.getByRole('link', { name: 'Enter Portal' })
    await expect(enter, target).toHaveAttribute('href', '/admin')
  }
  await page.goto('/login?redirect=//evil.test')
  await expect(page.getByRole('link', { name: 'Enter Portal' })).toHaveAttribute('href', '/admin')
  await page.goto('/login?next=/admin/randomizer&redirect=/draws')
  await expect(page.getByRole('link', { name: 'Enter Portal' })).toHaveAttribute('href', '/admin/randomizer')
})
