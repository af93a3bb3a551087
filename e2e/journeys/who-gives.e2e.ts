import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { checkoutIdOf, give, waitForGift } from '../gifts.ts'
import { signInByLink, type Session } from '../people.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

const fresh = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@journey.test`

/** Somebody who gave $10 as a guest, and signed in by the mailed link afterwards. */
async function newSponsor(request: APIRequestContext): Promise<Session> {
  const email = fresh('giver')
  await give(request, { amountCents: 1_000, email })
  return signInByLink(request, email)
}

type Summary = {
  program_cents_total: number
  slots_minted: number
  recent_donations: { kind: string; amount_cents: number }[]
}

async function summaryOf(request: APIRequestContext, { access_token }: Session): Promise<Summary> {
  const headers = { authorization: `Bearer ${access_token}` }
  return (await (await request.get(sponsorEndpoints.summary.path, { headers })).json()) as Summary
}

/** Presses, pays with somebody else's address, and waits until the money is booked. */
async function payFrom(page: Page, request: APIRequestContext, button: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  const checkoutId = await arriveAtPayment(page)
  expect(page.url()).not.toContain('giver_session')
  await payAs(page, fresh('card-holder'))
  await waitForGift(request, checkoutId)
}

test('what somebody signed in gives is their account’s on every form, whatever address pays', async ({
  openBrowser,
  request,
}) => {
  test.slow()
  const sponsor = await newSponsor(request)
  const page = await openBrowser({ as: sponsor })

  await test.step('the donate page says whose gift it is', async () => {
    await page.goto('/sponsor-classroom/donate?dest=classrooms&amount=37')
    await expect(page.getByText(`You are signed in as ${sponsor.user.email}. This gift`)).toBeVisible()
    await payFrom(page, request, /^Donate \$37/)
    await expect(page.getByText('$37 is on your own tower, which has $47 of $800.')).toBeVisible()
    expect(await summaryOf(request, sponsor)).toMatchObject({ program_cents_total: 4_700 })
  })

  await test.step('the box of a program', async () => {
    await page.goto('/programs/sponsor-classroom?amount=50')
    await expect(page.getByText(`You are signed in as ${sponsor.user.email}. This gift`)).toBeVisible()
    await payFrom(page, request, /\$50/)
    expect(await summaryOf(request, sponsor)).toMatchObject({ program_cents_total: 9_700 })
  })

  await test.step('a Sponsor Slot, with nothing typed', async () => {
    await page.goto('/sponsor')
    await expect(page.locator('#support-email')).toHaveValue(sponsor.user.email)
    await payFrom(page, request, /pay \$800/)
    expect(await summaryOf(request, sponsor)).toMatchObject({ program_cents_total: 89_700, slots_minted: 1 })
  })

  await test.step('gifts to an athlete, once and each month', async () => {
    for (const frequency of ['once', 'monthly']) {
      await page.goto('/prospect')
      await page.getByRole('main').locator('a[href^="/prospect/"]').first().click()
      await page.waitForURL(/\/prospect\/[^/?]+/)
      await page.goto(`${page.url().split('?')[0] ?? ''}?frequency=${frequency}&amount=23`)
      await expect(page.locator('#support-email')).toHaveValue(sponsor.user.email)
      await payFrom(page, request, /\$23/)
    }
    const { recent_donations: gifts } = await summaryOf(request, sponsor)
    expect(
      gifts.filter(({ kind, amount_cents: cents }) => kind === 'prospects' && cents === 2_300),
    ).toHaveLength(2)
  })
})

test('who presses before the page has hydrated gives for their account as well', async ({
  openBrowser,
  request,
}) => {
  const sponsor = await newSponsor(request)
  const page = await openBrowser({ as: sponsor })
  const sent = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await sent.promise
    await route.continue().catch(() => undefined)
  })
  await page.goto('/sponsor-classroom/donate?dest=classrooms&amount=41', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Donate \$41/ }).click()
  const checkoutId = await arriveAtPayment(page)
  sent.resolve(undefined)
  await payAs(page, fresh('card-holder'))
  await waitForGift(request, checkoutId)
  expect(await summaryOf(request, sponsor)).toMatchObject({ program_cents_total: 5_100 })
})

test('a session that is over is said with everything still there, and only then the gift is a guest’s', async ({
  openBrowser,
  request,
}) => {
  const sponsor = await newSponsor(request)
  const page = await openBrowser({ as: sponsor })
  await page.goto('/sponsor-classroom/donate?dest=classrooms&amount=43')
  await expect(page.getByText(`You are signed in as ${sponsor.user.email}. This gift`)).toBeVisible()
  const ownTower = page.getByRole('radio', { name: /^Build your own tower/ })
  await expect(ownTower).toBeChecked()
  const headers = { authorization: `Bearer ${sponsor.access_token}` }
  await request.post(`${identityEndpoints.logout.path}?scope=local`, { headers })

  const button = page.getByRole('button', { name: 'Donate $43 once' })
  await button.click()
  await expect(page.getByText(/^Your session has ended, so no payment was started\./)).toBeVisible()
  await expect(page.getByLabel('Other amount')).toHaveValue('43')
  await expect(page.getByText(`You are signed in as ${sponsor.user.email}. This gift`)).toBeHidden()
  await expect(ownTower).toBeChecked()

  await button.click()
  await arriveAtPayment(page)
  const guest = fresh('guest')
  const checkoutId = checkoutIdOf(page.url())
  await payAs(page, guest)
  await waitForGift(request, checkoutId)
  await expect(page.getByText('It counts for the email address you gave')).toBeVisible()
})

test(
  'a guest who types the address of an account hears that it counts for that account',
  { tag: '@soak' },
  async ({ page, request }) => {
    const sponsor = await newSponsor(request)
    await page.goto('/sponsor-classroom/donate?dest=classrooms&amount=31')
    await page.getByRole('radio', { name: /^Build your own tower/ }).check()
    await page.getByRole('button', { name: 'Donate $31 once' }).click()
    const checkoutId = await arriveAtPayment(page)
    await payAs(page, sponsor.user.email)
    await waitForGift(request, checkoutId)
    await expect(
      page.getByText('It counts for the account that has the email address you gave.'),
    ).toBeVisible()
    await expect(page.getByText('your tower')).toBeHidden()
    expect(await summaryOf(request, sponsor)).toMatchObject({ program_cents_total: 4_100 })
  },
)
