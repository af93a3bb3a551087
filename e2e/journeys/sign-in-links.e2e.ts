import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import type { Page } from '@playwright/test'
import { linkIn, waitForMail } from '../mailbox.ts'
import { adminEmail, demoPassword, signInByLink, signInByPassword, type Session } from '../people.ts'
import { origin } from '../playwright.config.ts'
import { expect, test } from '../tower-test.ts'

const attackerEmail = 'coach@tower.test'
/** Not the admin of the other journeys: should this one break off, they still find the password they know. */
const staffEmail = 'superadmin@tower.test'
const passwordLinkMail = /^Choose a new password/

type FullSession = Session & { refresh_token: string }

function hashLink(session: Session): string {
  const { access_token, refresh_token } = session as FullSession
  return `/auth/callback#${new URLSearchParams({ access_token, refresh_token, expires_in: '3600' }).toString()}`
}

async function signedInAs(page: Page): Promise<string | undefined> {
  const kept = await page.evaluate(() => localStorage.getItem('tower.session'))
  return kept ? (JSON.parse(kept) as Session).user.email : undefined
}

test('a session in the address is taken only after it is said whose it is', async ({ page, request }) => {
  const attacker = await signInByLink(request, attackerEmail)
  await page.goto(hashLink(attacker))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this you?')
  await expect(page).toHaveURL(`${origin}/auth/callback`)
  await expect(page.getByText(`This link signs you in as ${attackerEmail}.`)).toBeVisible()
  expect(await signedInAs(page)).toBeUndefined()

  await page.getByRole('button', { name: 'Do not sign in' }).click()
  await page.waitForURL(`${origin}/`)
  expect(await signedInAs(page)).toBeUndefined()
})

test('a stranger’s session does not take the place of one’s own unasked', async ({
  request,
  openBrowser,
}) => {
  const attacker = await signInByLink(request, attackerEmail)
  const page = await openBrowser({ as: await signInByPassword(request, adminEmail) })
  await page.goto(hashLink(attacker))
  await expect(page.getByText(`You are signed in here as ${adminEmail}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Continue as ${attackerEmail}` })).toBeVisible()
  await page.getByRole('button', { name: `Stay signed in as ${adminEmail}` }).click()
  await page.waitForURL(`${origin}/`)
  expect(await signedInAs(page)).toBe(adminEmail)

  await test.step('nor does a stranger’s link, even after its button', async () => {
    const email = 'guardian@tower.test'
    await request.post(identityEndpoints.requestLink.path, { data: { email } })
    await page.goto(linkIn(await waitForMail(request, email, /^Sign in/)))
    await page.getByRole('button', { name: 'Continue and sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this you?')
    await page.getByRole('button', { name: `Stay signed in as ${adminEmail}` }).click()
    await page.waitForURL(`${origin}/`)
    expect(await signedInAs(page)).toBe(adminEmail)
  })

  await test.step('and whoever wants it goes on as the other', async () => {
    await page.goto(hashLink(attacker))
    await page.getByRole('button', { name: `Continue as ${attackerEmail}` }).click()
    await page.waitForURL('**/portal/prospect')
    expect(await signedInAs(page)).toBe(attackerEmail)
  })
})

const uselessLinks = [
  ['a token that nobody was sent', '?token_hash=invented&type=magiclink', 'Continue and sign in'],
  ['a token cut off', '?token=ab&type=magiclink', 'Continue and sign in'],
  [
    'a recovery token that nobody was sent',
    '?token_hash=invented&type=recovery',
    'Continue to the new password',
  ],
  [
    'an address that nobody asked to change',
    '?token_hash=invented&type=email_change',
    'Confirm this address',
  ],
  ['another server’s refusal', '#error=access_denied&error_code=otp_expired', undefined],
  ['a foreign session', '#access_token=a.b.c&refresh_token=d', undefined],
  ['half a session', '#access_token=a.b.c', undefined],
] as const

for (const [what, address, button] of uselessLinks) {
  test(`${what} is refused in words, with a way on`, { tag: '@soak' }, async ({ page }) => {
    await page.goto(`/auth/callback${address}`)
    if (button) await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(This link cannot be used|There’s no link here)$/,
    )
    await expect(page).toHaveURL(`${origin}/auth/callback`)
    await expect(page.getByLabel('Email address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
  })
}

test('no token leaves the page in a Referer', async ({ page }) => {
  const leaked: string[] = []
  page.on('request', (sent) => {
    const referer = sent.headers().referer ?? ''
    if (sent.method() !== 'GET' && referer.includes('secret')) leaked.push(sent.url())
  })
  await page.goto('/auth/callback?token_hash=secret&type=magiclink')
  await page.getByRole('button', { name: 'Continue and sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be used')
  expect(leaked).toEqual([])
  expect(await page.evaluate(() => document.referrer + location.href)).not.toContain('secret')
})

test('staff choose a new password by the mailed link and sign in with it', async ({
  page,
  request,
  openBrowser,
}) => {
  const elsewhere = await openBrowser({ as: await signInByPassword(request, staffEmail) })
  const fresh = `blue-tower-${Date.now()}`
  await page.goto('/login?role=admin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Please enter your email address.')).toBeVisible()
  await page.getByLabel('Email address').fill(staffEmail)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('a link to choose a new one is on its way')).toBeVisible()

  await page.goto(linkIn(await waitForMail(request, staffEmail, passwordLinkMail)))
  await page.getByRole('button', { name: 'Continue to the new password' }).click()
  await expect(page).toHaveURL(`${origin}/reset-password`)
  const field = page.getByLabel('New password')
  const save = page.getByRole('button', { name: 'Save the new password' })
  await field.fill('short')
  await save.click()
  await expect(page.getByText('Please enter a new password.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('password123')
  await save.click()
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
  await expect(field).toHaveAttribute('autocomplete', 'new-password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await field.fill(fresh)
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')
  expect(await signedInAs(page)).toBeUndefined()

  await test.step('every other device is signed out', async () => {
    await elsewhere.goto('/admin')
    await elsewhere.waitForURL('**/login?**')
  })

  await page.getByRole('link', { name: 'Sign in with the new password' }).click()
  await page.getByLabel('Email address').fill(staffEmail)
  await page.getByLabel('Password').fill(fresh)
  await page.getByRole('button', { name: 'Sign in to Admin' }).click()
  await page.waitForURL('**/admin')

  await test.step('the other journeys find the password they know', async () => {
    const { access_token } = await readSession(page)
    const answer = await request.put(identityEndpoints.user.path, {
      headers: { authorization: `Bearer ${access_token}` },
      data: { password: demoPassword },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  })
})

async function readSession(page: Page): Promise<Session> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('tower.session'))) ?? '{}') as Session
}

test('a new password without a link is asked for first', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await expect(page.getByLabel('New password')).toHaveCount(0)
})

test('who has no portal is welcomed and led on', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/welcome')
  await expect(page.getByRole('main').getByRole('link', { name: 'See the programs' })).toHaveAttribute(
    'href',
    '/programs',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('without JavaScript the sign-in pages say what they need', { tag: '@soak' }, async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  for (const path of ['/login', '/auth/callback?token_hash=a&type=magiclink', '/reset-password']) {
    await page.goto(path)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('Signing in needs JavaScript')
  }
  await page.goto('/login')
  await page.getByLabel('Email address').fill('nobody@sign-in.test')
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue('nobody@sign-in.test')
})
