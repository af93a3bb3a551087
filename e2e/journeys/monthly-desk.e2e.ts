import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import type { APIRequestContext } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { checkoutIdOf, waitForGift } from '../gifts.ts'
import { listMails } from '../mailbox.ts'
import { placeOf } from '../place-of.ts'
import { expect, test } from '../tower-test.ts'

const phone = { width: 375, height: 812 }

async function giveMonthly(request: APIRequestContext, email: string): Promise<void> {
  const { items } = (await (await request.get(prospectEndpoints.list.path)).json()) as {
    items: { id: string }[]
  }
  const started = await request.post(sponsorshipEndpoints.donate.path, {
    data: { prospect_id: items[0]?.id, type: 'recurring', amount_cents: 3_000, email },
  })
  const { checkout_url: url } = (await started.json()) as { checkout_url: string }
  await request.post(url, { form: { outcome: 'paid' }, maxRedirects: 0 })
  await waitForGift(request, checkoutIdOf(url))
}

test('staff find a monthly gift, change its amount, pause it and end it for its giver, who hears of each', async ({
  request,
  openBrowser,
}) => {
  const email = `monthly-${crypto.randomUUID().slice(0, 8)}.with-a-long-name@sub-domain.of.journey.test`
  await giveMonthly(request, email)
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/monthly-gifts')
  await page.getByLabel('Address or name').fill(email.slice(0, 16))
  await expect(page).toHaveURL(/q=monthly/)
  await page.getByRole('link', { name: email }).click()
  const drawer = page.getByRole('dialog', { name: 'Monthly gift' })
  await expect(drawer.getByRole('heading', { name: '$30.00' })).toBeVisible()

  await drawer.getByRole('button', { name: 'Change the amount…' }).click()
  await drawer.getByRole('button', { name: 'Change the amount', exact: true }).click()
  await expect(drawer.getByText('That is what it is already.')).toBeVisible()
  await drawer.getByLabel('New amount each month').fill('45')
  await drawer.getByLabel('Reason').fill('Asked by phone')
  await drawer.getByRole('button', { name: 'Change it to $45.00' }).click()
  await expect(drawer.getByRole('heading', { name: '$45.00' })).toBeVisible()

  await drawer.getByRole('button', { name: 'Pause' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Pause $45.00 each month?' })
  // What must be said is typed at once.
  await expect(asking.getByLabel('Reason')).toBeFocused()
  await asking.getByRole('button', { name: 'Pause' }).click()
  await expect(asking.getByText('Say why.')).toBeVisible()
  await asking.getByLabel('Reason').fill('Asked by phone')
  await asking.getByRole('button', { name: 'Pause' }).click()
  await expect(drawer.getByText('Paused', { exact: true })).toBeVisible()

  await drawer.getByRole('button', { name: 'End it…' }).click()
  const ending = page.getByRole('alertdialog', { name: 'End $45.00 each month?' })
  await ending.getByLabel('Reason').fill('Asked by phone')
  await ending.getByRole('button', { name: 'End this gift' }).click()
  await expect(drawer.getByText('Ended', { exact: true })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'End it…' })).toHaveCount(0)
  await expect
    .poll(async () => (await listMails(request, email)).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([
        'Your monthly gift is now $45.00',
        'Your monthly gift is paused',
        'Your monthly gift has ended',
      ]),
    )
})

test('on a phone no address of a giver is cut off, however long it is', async ({ request, openBrowser }) => {
  const email = `a-giver-${crypto.randomUUID()}.without-spaces@sub-domain.of.journey.test`
  await giveMonthly(request, email)
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: phone })
  for (const [path, name] of [
    ['payments', 'Payment'],
    ['donors', undefined],
    ['monthly-gifts', 'Monthly gift'],
  ] as const) {
    await page.goto(`/admin/${path}?q=${email.slice(0, 16)}`)
    await page.getByRole('link', { name: email }).click()
    if (!name) await expect(page).toHaveURL(/\/admin\/donors\/[0-9a-f-]{36}/)
    const opened = name ? page.getByRole('dialog', { name }) : page.getByRole('main')
    const address = opened.getByText(email).first()
    await expect(address).toBeVisible()
    const { x, width } = await placeOf(address)
    expect(x + width, path).toBeLessThanOrEqual(phone.width)
  }
})
