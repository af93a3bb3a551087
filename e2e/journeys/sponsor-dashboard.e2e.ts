import { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { keptSessionOf } from '../every-role.ts'
import { getClassroom } from '../classrooms.ts'
import { give, waitForGift } from '../gifts.ts'
import { signInByLink } from '../people.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

const fresh = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@journey.test`
const received =
  'Donation received! Program donations mint a classroom slot automatically every $800 donated.'

test('a sponsor gives, keeps the card, gives again in two clicks, and the slot appears', async ({
  openBrowser,
  request,
}) => {
  test.slow()
  const email = fresh('two-clicks')
  await give(request, { amountCents: 40_000, email })
  const sponsor = await signInByLink(request, email)
  const page = await openBrowser({ as: sponsor })

  await test.step('without a card the form leads to the payment page and back', async () => {
    await page.goto(paths.sponsorDashboard)
    await expect(page.getByRole('heading', { name: 'Progress to next slot' })).toBeVisible()
    await expect(page.getByText('to mint the next classroom slot')).toBeVisible()
    await page.getByLabel('Amount', { exact: true }).fill('1x00')
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100')
    await page.getByLabel(/^Keep the card/).check()
    await page.getByRole('button', { name: 'Donate $100 once' }).click()
    const checkoutId = await arriveAtPayment(page)
    await payAs(page, email)
    await waitForGift(request, checkoutId)
    await expect(page.getByText(received)).toBeVisible()
    await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  })

  await test.step('with one the gift is charged at once, and its slot tells its story', async () => {
    await page.getByRole('button', { name: '$300, the rest' }).click()
    await page.getByRole('button', { name: 'Donate $300 once' }).click()
    await expect(page.getByText(received).first()).toBeVisible()
    await expect(page.getByText('Waiting for a draw')).toBeVisible()
    await expect(page.getByText('1 slot minted since')).toBeVisible()
  })

  await test.step('an amount that is none is refused in words', async () => {
    await page.getByLabel('Amount', { exact: true }).fill('0')
    await page.getByRole('button', { name: 'Donate once' }).click()
    await expect(page.getByText('Enter a positive donation amount.')).toBeVisible()
  })

  await test.step('the card is forgotten', async () => {
    await page.getByRole('button', { name: 'Remove this card' }).click()
    await expect(page.getByText('Visa ending in 4242')).toBeHidden()
  })
})

test(
  'a sponsor gives straight to the classroom behind a share code',
  { tag: '@soak' },
  async ({ openBrowser, request }) => {
    const page = await openBrowser({ as: await signInByLink(request, await giver(request)) })
    await page.goto(paths.sponsorShares)
    await expect(page.getByRole('heading', { name: 'Direct classroom donation' })).toBeVisible()
    await page.getByLabel('Amount', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Donate $20 once' }).click()
    await expect(page.getByText('Missing teacher destination.')).toBeVisible()
    const { share_code: code } = await getClassroom(request, 'Reading Nook')
    await page.getByPlaceholder('PT-ABC123').fill(code ?? '')
    await page.getByRole('button', { name: 'Resolve' }).click()
    await expect(page.getByText(/Your gift goes to Reading Nook/)).toBeVisible()
    await page.getByRole('button', { name: 'Donate $20 once' }).click()
    const checkoutId = await arriveAtPayment(page)
    await payAs(page, fresh('payer'))
    await waitForGift(request, checkoutId)
    await expect(page.getByText('Donation received! It goes straight')).toBeVisible()
  },
)

async function giver(request: Parameters<typeof give>[0]): Promise<string> {
  const email = fresh('direct')
  await give(request, { amountCents: 1_000, email })
  return email
}

test(
  'a sponsor takes the statement of the year along from the dashboard',
  { tag: '@soak' },
  async ({ openBrowser, request }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'sponsor') })
    await page.goto(paths.sponsorDashboard)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: /^20\d\d statement$/ }).click()
    expect((await coming).suggestedFilename()).toMatch(/^giving-(\d{4})-01-01-\1-12-31\.pdf$/)
  },
)

test('a dashboard that cannot be read says so, and a declined card is said in words', async ({
  openBrowser,
  request,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'sponsor') })
  const refuse = (status: number, body: object) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  })
  await page.route(`**${sponsorEndpoints.summary.path}`, (route) =>
    route.fulfill(refuse(429, { error: 'Too many requests.', code: 'request.rate_limited' })),
  )
  await page.goto(paths.sponsorDashboard)
  await expect(page.getByText('Unable to load sponsor dashboard')).toBeVisible({ timeout: 20_000 })
  await page.unroute(`**${sponsorEndpoints.summary.path}`)
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByRole('heading', { name: 'Fund a classroom slot' })).toBeVisible()
  await page.route(`**${sponsorGiftEndpoints.donate.path}`, (route) =>
    route.fulfill(refuse(402, { error: 'The payment method was declined.', code: 'giving.card_declined' })),
  )
  await page.getByRole('button', { name: /^Donate \$/ }).click()
  await expect(page.getByText('The payment method was declined.')).toBeVisible()
})
