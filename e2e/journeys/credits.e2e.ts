import type { APIRequestContext, Page } from '@playwright/test'
import { creditEndpoints } from '@tower/contract/money/credits.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { getClassroom } from '../classrooms.ts'
import { give } from '../gifts.ts'
import { waitForMail } from '../mailbox.ts'
import { type Session, signInByLink } from '../people.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

const teacher = 'teacher@tower.test'

/** Somebody with an account who gave, and brought no slot into the next draw. */
async function newSponsor(request: APIRequestContext): Promise<Session> {
  const email = `credits-${crypto.randomUUID().slice(0, 8)}@journey.test`
  await give(request, { amountCents: 1_000, email, destination: 'prospects' })
  return signInByLink(request, email)
}

// A pack of as many credits is on sale beside it.
const balance = (page: Page, credits: string) =>
  page.locator('b').filter({ hasText: new RegExp(`^${credits}$`) })

test('a sponsor buys credits, and gives them to a teacher by address and by share code', async ({
  request,
  openBrowser,
}) => {
  const sponsor = await newSponsor(request)
  const page = await openBrowser({ as: sponsor })

  await test.step('an empty wallet says what to do, and a pack fills it once it is paid', async () => {
    await page.goto(paths.sponsorWallet)
    await expect(
      page.getByText('No movements yet. Purchase a pack or gift credits to get started.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Buy for $25.00' }).click()
    await arriveAtPayment(page)
    await payAs(page, sponsor.user.email)
    await expect(page.getByText('Checkout complete! Credits will appear shortly.')).toBeVisible()
    await expect(balance(page, '25')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('the wallet gives by address, and shows at once what is left', async () => {
    const submit = page.getByRole('button', { name: 'Gift credits' })
    await submit.click()
    await expect(page.getByText('Provide a teacher email and credit amount.')).toBeVisible()
    await page.getByLabel('Teacher email').fill(teacher)
    await page.getByLabel('Credits', { exact: true }).fill('26')
    await submit.click()
    await expect(page.getByText(/not enough|enough credits/i)).toBeVisible()
    await expect(page.getByLabel('Teacher email')).toHaveValue(teacher)
    await page.getByLabel('Credits', { exact: true }).fill('4')
    await submit.click()
    await expect(page.getByText(`Gifted 4 credits to ${teacher}.`)).toBeVisible()
    await expect(balance(page, '21')).toBeVisible()
    await waitForMail(request, sponsor.user.email, /credits/i)
  })

  await test.step('the page of credits gives by address, and says what is left', async () => {
    await page.goto(paths.sponsorCredits)
    await expect(page.getByLabel('Credits', { exact: true })).toHaveValue('50')
    await page.getByRole('button', { name: 'Gift credits' }).click()
    await expect(page.getByText('Enter a teacher user ID or email.')).toBeVisible()
    await page.getByLabel('Teacher email').fill(teacher)
    await page.getByLabel('Credits', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Gift credits' }).click()
    await expect(page.getByText('Gifted 1 credits. Sponsor balance: 20 credits.')).toBeVisible()
  })

  await test.step('the dashboard gives by share code', async () => {
    const { share_code: code } = await getClassroom(request, 'Reading Nook')
    await page.goto(paths.sponsorShares)
    await page.getByRole('button', { name: 'Gift credits' }).click()
    await expect(page.getByText('Enter a share code and a positive credit amount.')).toBeVisible()
    await page
      .getByLabel('Share code')
      .last()
      .fill(` ${code ?? ''} `)
    await page.getByLabel('Credits', { exact: true }).fill('2x')
    await expect(page.getByLabel('Credits', { exact: true })).toHaveValue('2')
    await page.getByRole('button', { name: 'Gift credits' }).click()
    await expect(
      page.getByText(
        'Credits sent! Platform credits for keepsakes and emblems. Credits do not mint classroom slots.',
      ),
    ).toBeVisible()
  })
})

test(
  'a wallet that cannot be read, packs that cannot, and a gift that fails are said in words',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await newSponsor(request) })
    const refusal = { status: 404, contentType: 'application/json', body: '{}' }
    await page.route(`**${creditEndpoints.wallet.path}*`, (route) => route.fulfill(refusal))
    const packs = [creditEndpoints.packs.path, creditEndpoints.catalog.path].map((path) => `**${path}*`)
    for (const path of packs) await page.route(path, (route) => route.fulfill(refusal))
    await page.route(`**${creditEndpoints.give.path}`, (route) => route.fulfill(refusal))
    await page.goto(paths.sponsorWallet)
    await expect(page.getByText('Unable to load wallet')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Unable to load credit packs')).toBeVisible({ timeout: 20_000 })
    await page.getByLabel('Teacher email').fill(teacher)
    await page.getByRole('button', { name: 'Gift credits' }).click()
    await expect(page.getByText('Unable to gift credits')).toBeVisible()

    for (const path of packs) {
      await page.unroute(path)
      await page.route(path, (route) => route.fulfill({ json: { items: [], packs: [] } }))
    }
    await page.goto(paths.sponsorCredits)
    await page.getByLabel('Teacher email').fill(teacher)
    await page.getByRole('button', { name: 'Gift credits' }).click()
    await expect(page.getByText('Gift failed')).toBeVisible()
    await page.goto(paths.sponsorWallet)
    await expect(page.getByText('No packs available right now.')).toBeVisible()
  },
)
