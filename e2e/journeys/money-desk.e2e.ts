import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { waitForMail } from '../mailbox.ts'
import { signInOwnStaff } from '../own-staff.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

const rows = (page: Page) => page.getByRole('table', { name: /^Payments/ }).locator('tbody tr')
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Payment' })

const approvalOf = (page: Page) => page.getByRole('dialog', { name: 'Money that leaves' })

/** A gift of somebody whom no other journey knows. */
async function giveAs(request: APIRequestContext, name: string, amountCents: number): Promise<string> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@journey.test`
  await give(request, { amountCents, email })
  return email
}

async function openPayment(page: Page, email: string): Promise<Locator> {
  await page.goto(`/admin/payments?q=${encodeURIComponent(email)}`)
  await press(rows(page).getByRole('link', { name: email }))
  await expect(drawerOf(page).getByRole('heading', { name: 'What happened' })).toBeVisible()
  return drawerOf(page)
}

test('staff find a payment by address and amount, read its whole story, and take the list along as a file', async ({
  request,
  openBrowser,
}) => {
  const email = await giveAs(request, 'found', 80_000)
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await page.getByLabel('Name, amount, receipt or provider id').fill(email)
  await expect(page).toHaveURL(/q=found-/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('$800.00')
  await page.getByRole('link', { name: 'Settled' }).click()
  await expect(page).toHaveURL(/status=settled/)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Refunded' }).click()
  await expect(page.getByText('No payment matches.')).toBeVisible()
  await page.goBack()

  const drawer = await openPayment(page, email)
  await expect(drawer.getByRole('list', { name: 'What happened' })).toContainText('Receipt')
  await expect(drawer.getByRole('list', { name: 'What happened' })).toContainText('Told by the provider')
  await expect(drawer.getByRole('table', { name: /^Every posting/ })).toContainText('Slots minted')
  await expect(drawer.getByText('waits for a draw')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  const download = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Export CSV' }))
  const file = await download
  expect(file.suggestedFilename()).toBe('payments.csv')
  expect(readFileSync(await file.path(), 'utf8')).toContain(email)
})

test('a refund says in words what will happen before the button that does it', async ({
  request,
  openBrowser,
}) => {
  const email = await giveAs(request, 'refund', 80_000)
  const own = await signInOwnStaff(request)
  const page = await openBrowser({ as: own })
  const drawer = await openPayment(page, email)
  await press(drawer.getByRole('button', { name: 'Refund…' }))
  // The focus follows what takes the pressed button's place; on the drawer's Close, Enter would lose it all.
  await expect(drawer.getByLabel('How much goes back')).toBeFocused()
  // What stands there is replaced by what is typed.
  await page.keyboard.type('900')
  await expect(drawer.getByLabel('How much goes back')).toHaveValue('900')
  await drawer.getByLabel('How much goes back').fill('')
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('Enter an amount.')).toBeVisible()
  await expect(drawer.getByLabel('How much goes back')).toBeFocused()
  await drawer.getByLabel('How much goes back').fill('900')
  await drawer.getByLabel('Reason').focus()
  await expect(drawer.getByText('Enter at most $800.')).toBeVisible()
  await drawer.getByLabel('How much goes back').fill('100')
  await press(drawer.getByRole('button', { name: 'Show what will happen' }))
  await expect(drawer.getByText('Say why.')).toBeVisible()
  await drawer.getByLabel('Reason').fill('Typed the wrong amount')
  await press(drawer.getByRole('button', { name: 'Show what will happen' }))
  await expect(drawer.getByText('$100.00 goes back to the card or account it came from.')).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'What will happen' })).toBeFocused()
  await expect(drawer.getByText('1 Sponsor Slot that waits for a draw is taken back.')).toBeVisible()
  await expect(drawer.getByText(/one of \$700.00 is emailed in its place/)).toBeVisible()
  await press(drawer.getByRole('button', { name: 'Refund $100.00' }))
  await expect(page.getByText('$100.00 is on its way back.')).toBeVisible()
  await expect(drawer.getByText('Partly refunded')).toBeVisible()
  await expect(drawer.getByText(`By ${own.user.email}: Typed the wrong amount`)).toBeVisible()
})

test('a large refund waits for a second person: its asker cannot approve it, somebody else can', async ({
  request,
  openBrowser,
}) => {
  const email = await giveAs(request, 'second', 160_000)
  const [asker, other] = await Promise.all([
    openBrowser({ as: await keptSessionOf(request, 'admin') }),
    openBrowser({ as: await keptSessionOf(request, 'superadmin') }),
  ])
  const drawer = await openPayment(asker, email)
  await press(drawer.getByRole('button', { name: 'Refund…' }))
  await drawer.getByLabel('Reason').fill('The giver asked by mail')
  await press(drawer.getByRole('button', { name: 'Show what will happen' }))
  await expect(drawer.getByText(/This is above \$1,000.00/)).toBeVisible()
  await press(drawer.getByRole('button', { name: 'Ask for a refund of $1,600.00' }))
  await expect(drawer.getByText('$1,600.00 waits for a second person of the staff.')).toBeVisible()
  await press(drawer.getByRole('link', { name: 'Open the approval' }))
  await expect(
    approvalOf(asker).getByText('You asked for this, so somebody else has to decide.'),
  ).toBeVisible()
  await expect(approvalOf(asker).getByRole('button', { name: 'Approve' })).toHaveCount(0)

  await press((await openPayment(other, email)).getByRole('link', { name: 'Open the approval' }))
  const theirs = approvalOf(other)
  await expect(theirs.getByText('The giver asked by mail')).toBeVisible()
  await expect(theirs.getByText(email).first()).toBeVisible()
  await press(theirs.getByRole('button', { name: 'Approve' }))
  const question = other.getByRole('alertdialog', { name: 'Approve $1,600.00?' })
  await press(question.getByRole('button', { name: 'Approve' }))
  await expect(question).toHaveCount(0)
  await press(theirs.getByRole('link', { name: 'Open it' }))
  await expect(drawerOf(other).getByText('Refunded', { exact: true })).toBeVisible()
})

test('of two at one payment the second reads that it changed, and nothing goes back twice', async ({
  request,
  openBrowser,
}) => {
  const email = await giveAs(request, 'both', 80_000)
  const [one, other] = await Promise.all([
    openBrowser({ as: await signInOwnStaff(request) }),
    openBrowser({ as: await signInOwnStaff(request) }),
  ])
  const drawers = [await openPayment(one, email), await openPayment(other, email)]
  for (const drawer of drawers) {
    await press(drawer.getByRole('button', { name: 'Refund…' }))
    await drawer.getByLabel('How much goes back').fill('50')
    await drawer.getByLabel('Reason').fill('Twice by mistake')
    await press(drawer.getByRole('button', { name: 'Show what will happen' }))
    await expect(drawer.getByRole('button', { name: 'Refund $50.00' })).toBeVisible()
  }
  await press(drawers[0]!.getByRole('button', { name: 'Refund $50.00' }))
  await expect(one.getByText('$50.00 is on its way back.')).toBeVisible()
  await press(drawers[1]!.getByRole('button', { name: 'Refund $50.00' }))
  await expect(other.getByText(/This payment has changed, so nothing went back/)).toBeVisible()
})

test(
  'the desk has no faults for screen readers, and fits a phone',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = await giveAs(request, 'axe', 80_000)
    const page = await openBrowser({
      as: await keptSessionOf(request, 'admin'),
      viewport: { width: 375, height: 812 },
    })
    const drawer = await openPayment(page, email)
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await widest()).toBe(375)
    await expectAccessible(page)
    await press(drawer.getByRole('button', { name: 'Refund…' }))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expectAccessible(page)
    expect(await widest()).toBe(375)
  },
)

test(
  'staff find the checkout that a stray payment was for, and it becomes that giver’s gift',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = `began-${crypto.randomUUID().slice(0, 8)}@journey.test`
    const begun = await request.post(givingEndpoints.createCheckoutSession.path, {
      data: { amount_cents: 4_000, destination: 'classrooms', email },
    })
    expect(begun.status(), await begun.text()).toBe(200)
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const paid = await request.post('/sandbox/payments', { data: { cents: 4_000 } })
    expect(paid.status(), await paid.text()).toBe(201)
    const { paymentId } = (await paid.json()) as { paymentId: string }
    const stray = rows(page).filter({ hasText: paymentId }).getByRole('link', { name: 'No address' })
    await expect(async () => {
      await page.goto(`/admin/payments?status=review&q=${paymentId}`)
      await expect(stray).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await press(stray)
    const drawer = drawerOf(page)
    await expect(drawer.getByText('Nobody started a checkout for it.')).toBeVisible()
    await expect(drawer.getByText('Nothing was booked: this money counts nowhere yet.')).toBeVisible()

    await test.step('a refusal stands where the button was pressed, and nothing typed is lost', async () => {
      await page.route('**/api/admin/payments/*/accept', (route) =>
        route.fulfill({ status: 409, json: { error: 'No.', code: 'giving.review_decided' } }),
      )
      await press(drawer.getByRole('button', { name: 'It is a gift…' }))
      await drawer.getByLabel('Reason').fill('A neighbor')
      await press(drawer.getByRole('button', { name: 'Book $40.00 as a gift' }))
      await expect(drawer.getByRole('alert')).toBeInViewport()
      await expect(drawer.getByLabel('Reason')).toHaveValue('A neighbor')
      await press(drawer.getByRole('button', { name: 'Cancel' }))
    })

    await press(drawer.getByRole('button', { name: 'It was for a checkout…' }))
    await drawer.getByLabel('Search by email or name').fill('nobody-began-this')
    await expect(drawer.getByText('No unpaid checkout has this amount.')).toBeVisible()
    await expect(drawer.getByRole('group', { name: /^Checkouts of the same amount/ })).toHaveCount(0)
    await drawer.getByLabel('Search by email or name').fill(email)
    await expect(drawer.getByRole('radio')).toHaveCount(1)
    await press(drawer.getByRole('button', { name: 'It was for this checkout' }))
    await expect(drawer.getByText('Choose a checkout.')).toBeVisible()
    await drawer.getByRole('radio', { name: new RegExp(`^${email}, \\$40.00`) }).check()
    await drawer.getByLabel('Reason').fill('They wrote that they paid by the link of a neighbor')
    await press(drawer.getByRole('button', { name: 'It was for this checkout' }))
    await expect(page.getByText('The payment belongs to the checkout now.')).toBeVisible()

    await expect(drawer.getByText('Settled', { exact: true })).toBeVisible()
    await expect(drawer.getByText('Decided: it belongs to what was asked for')).toBeVisible()
    const postings = drawer.getByRole('table', { name: /^Every posting/ })
    // Both sides read above zero: the money that arrived, and whose it is.
    await expect(postings.getByRole('row', { name: /Payment provider/ })).toContainText('+$40.00')
    await expect(postings.getByRole('row', { name: /Donor’s tower/ })).toContainText('+$40.00')
    await waitForMail(request, email, /receipt/i)
  },
)

test(
  'of two who reissue a receipt at once the second reads so, and then decides about the one that took its place',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = await giveAs(request, 'reissue', 2_500)
    const session = await keptSessionOf(request, 'admin')
    const form = async (page: Page) => {
      const drawer = await openPayment(page, email)
      await press(drawer.getByRole('button', { name: 'Reissue the receipt…' }))
      return drawer
    }
    const [first, second] = [await openBrowser({ as: session }), await openBrowser({ as: session })]
    const [one, other] = [await form(first), await form(second)]
    const named = async (drawer: Locator) =>
      Number(/Receipt (\d+) becomes void/.exec(await drawer.getByText(/becomes void/).innerText())?.[1])
    const before = await named(other)
    await one.getByLabel('Where it goes').fill(`corrected-${email}`)
    await one.getByLabel('Reason').fill('A mistyped address')
    await press(one.getByRole('button', { name: 'Void it and issue a new one' }))
    await expect(one.getByText(`Receipt ${before} made void`)).toBeVisible()

    await other.getByLabel('Reason').fill('They asked for it once more')
    await press(other.getByRole('button', { name: 'Void it and issue a new one' }))
    await expect(other.getByText(/^Another receipt took the place of this one/)).toBeVisible()
    await expect(other.getByText(`Receipt ${before} becomes void`, { exact: false })).toHaveCount(0)
    expect(await named(other)).toBeGreaterThan(before)
    await expect(other.getByLabel('Where it goes')).toHaveValue(`corrected-${email}`)
    await expect(other.getByLabel('Reason')).toHaveValue('They asked for it once more')
    await press(other.getByRole('button', { name: 'Void it and issue a new one' }))
    await expect(other.getByText(/^Receipt \d+ made void$/)).toHaveCount(2)
  },
)
