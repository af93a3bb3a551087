import type { APIRequestContext } from '@playwright/test'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

const phone = { viewport: { width: 375, height: 812 } }
const desk = { viewport: { width: 1280, height: 900 } }
/** Shorter than the time after which a page without its stream would ask by itself. */
const atOnce = { timeout: 10_000 }

/** What the sandbox's shop lists: cards and purchases, the newest first. */
async function readShop(request: APIRequestContext) {
  const source = await (await request.get('/sandbox/shop')).text()
  const cards = [...source.matchAll(/value="(ic_\w+)">•••• (\d{4})/g)].map(([, id = '', last4 = '']) => ({
    id,
    last4,
  }))
  const purchases = [...source.matchAll(/name="purchase" value="(iauth_\w+)"/g)].map(([, id = '']) => id)
  return { cards, purchases }
}

const shop = (request: APIRequestContext, data: object) => request.post('/sandbox/shop', { data })

const cardNumber = /4000 0099 90\d\d \d{4}/

test('a teacher issues a card, sees its numbers for a moment, and shops with it', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
  await page.goto('/portal/teacher/shopping')
  await expect(page.getByRole('heading', { name: 'Shopping', level: 1 })).toBeVisible()

  await test.step('what is missing is said beside its field', async () => {
    await press(page.getByRole('button', { name: 'Issue card' }))
    await expect(page.getByText('Select a merchant before issuing a card')).toBeVisible()
    await expect(page.getByText('Enter a valid amount')).toBeVisible()
    await expectWellMade(page)
  })

  await test.step('the card comes covered, is shown, and is covered again', async () => {
    await page.clock.install()
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Issue card' }) })
    await form.getByLabel('Store').selectOption('walmart.com')
    await form.getByLabel('Amount').fill('30')
    await press(page.getByRole('button', { name: 'Issue card' }))
    await expect(page.getByText('•••• •••• ••••')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your card for walmart.com' })).toBeFocused()
    await expect(page.getByText(cardNumber)).toHaveCount(0)
    await expectWellMade(page)
    await press(page.getByRole('button', { name: 'Show for 30 s' }))
    await expect(page.getByText(cardNumber)).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain('400000999')
    await page.clock.runFor(31_000)
    await expect(page.getByText(cardNumber)).toHaveCount(0)
    await press(page.getByRole('button', { name: 'Done' }))
    await page.clock.resume()
    await expect(form.getByLabel('Store')).toBeFocused()
  })

  await test.step('a purchase is approved and its money taken; the page follows by itself', async () => {
    const { cards } = await readShop(request)
    const card = cards[0]?.id
    await shop(request, { act: 'buy', card, merchant: 'Corner Store', cents: 100 })
    await shop(request, { act: 'buy', card, merchant: 'WALMART.COM', cents: 3_100 })
    await shop(request, { act: 'buy', card, merchant: 'WALMART.COM', cents: 2_500 })
    const { purchases } = await readShop(request)
    await shop(request, { act: 'capture', purchase: purchases[0] })
    await expect(page.getByText('$25 spent')).toBeVisible(atOnce)
    await expect(page.getByText('Closed').first()).toBeVisible(atOnce)
    await expectWellMade(page)
  })
})

test(
  'a session goes from started to captured by the events of the issuer',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...desk })
    await page.goto('/portal/teacher/shopping')
    await press(page.getByRole('button', { name: 'Start session' }))
    await expect(page.getByText('Enter an amount')).toBeVisible()
    await page.getByLabel('Amount in US dollars').fill('31.75')
    await expect(page.getByText('$36.52 is set aside', { exact: false })).toBeVisible()
    await press(page.getByRole('button', { name: 'Start session' }))
    await expect(page.getByText('Session started.')).toBeVisible()
    await page
      .getByRole('link', { name: /^Amazon, \$31\.75: open the session of/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Session at Amazon' })).toBeVisible()
    await expect(page.getByText('Started').first()).toBeVisible()
    const { cards } = await readShop(request)
    // The oldest card of the sandbox is the one that the vendor has on file.
    await shop(request, { act: 'buy', card: cards.at(-1)?.id, merchant: 'AMZN Mktp US', cents: 3_400 })
    await expect(page.getByText('Authorized')).toBeVisible(atOnce)
    const { purchases } = await readShop(request)
    await shop(request, { act: 'capture', purchase: purchases[0] })
    await expect(page.getByText('Captured')).toBeVisible(atOnce)
    await expect(page.getByText('Total $34')).toBeVisible(atOnce)
    await expectWellMade(page)

    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), ...desk })
    await test.step('staff write down what was bought, and the teacher’s page shows it by itself', async () => {
      await staff.goto(page.url().replace(/.*\/order\//, '/admin/shopping-sessions/'))
      await expect(staff.getByText('Paid by card $34.00')).toBeVisible()
      await staff.getByLabel('Order number').fill('114-2')
      await press(staff.getByRole('button', { name: 'Add an item' }))
      await staff.getByLabel('Title').fill('Reading lamps')
      await staff.getByLabel('How many').fill('2')
      await press(staff.getByRole('button', { name: 'Save order' }))
      await expect(staff.getByText('Enter an amount such as 12.50.')).toBeVisible()
      await staff.getByLabel('Price each').fill('15.50')
      await expect(staff.getByText('Items together $31.00')).toBeVisible()
      await press(staff.getByRole('button', { name: 'Add a parcel' }))
      await staff.getByLabel('Tracking number').fill('1Z999')
      await expectWellMade(staff)
      await press(staff.getByRole('button', { name: 'Save order' }))
      await expect(staff.getByText('Order saved. The teacher sees it now.')).toBeVisible()
      await expect(page.getByText('2 × Reading lamps')).toBeVisible(atOnce)
      await expect(page.getByText('Parcel 1Z999')).toBeVisible(atOnce)
      await expect(page.getByText('Subtotal $31.00 · Total $34.00')).toBeVisible(atOnce)
    })

    await test.step('of two who write at once, the second is told and loses nothing typed', async () => {
      const other = await openBrowser({ as: await keptSessionOf(request, 'superadmin'), ...phone })
      await other.goto(staff.url())
      await other.getByLabel('Order number').fill('114-3')
      await staff.getByLabel('How many').fill('3')
      await press(staff.getByRole('button', { name: 'Save order' }))
      await expect(staff.getByText('Items together $46.50')).toBeVisible()
      await expect(page.getByText('3 × Reading lamps')).toBeVisible(atOnce)
      await press(other.getByRole('button', { name: 'Save order' }))
      await expect(other.getByText('Your entries are still here.', { exact: false })).toBeVisible()
      await expect(other.getByLabel('Order number')).toHaveValue('114-3')
      await expectWellMade(other)
      await press(other.getByRole('button', { name: 'Show what is there now' }))
      await expect(other.getByLabel('Order number')).toHaveValue('114-2')
      await expect(other.getByLabel('How many')).toHaveValue('3')
    })
  },
)

test(
  'a teacher verifies a vendor card, and staff keep it in the user panel',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
    await page.goto('/portal/teacher/shopping')
    const walmart = page.getByRole('form', { name: 'Walmart' })
    await walmart.getByLabel('Last 4 digits').fill('12')
    await expect(walmart.getByText('Mark verified needs all 4 digits.')).toBeVisible()
    await walmart.getByLabel('Last 4 digits').fill('4111 1111 1111 9876')
    await expect(walmart.getByLabel('Last 4 digits')).toHaveValue('9876')
    await press(walmart.getByRole('button', { name: 'Mark verified' }))
    await expect(page.getByText('Card verified.')).toBeVisible()
    await expect(walmart.getByText(/^Verified /)).toBeVisible()
    await expect(walmart.getByText(/^These digits are verified/)).toBeVisible()

    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), ...desk })
    await staff.goto('/admin/users?q=teacher%40tower.test')
    await press(staff.getByRole('link', { name: /Demo-Núñez/ }).first())
    const part = staff.getByRole('region', { name: 'Teacher cards' })
    await part.getByText('Walmart').click()
    await expect(part.getByLabel('Last 4 digits')).toHaveValue('9876')
    await part.getByLabel('Expiry month').fill('8')
    await part.getByLabel('Expiry year').fill('2030')
    await part.getByLabel('Limit in US dollars').fill('250')
    await press(part.getByRole('button', { name: 'Save card' }))
    await expect(staff.getByText('Card saved')).toBeVisible()
    await expect(part.getByLabel('Expiry month')).toHaveValue('08')
    await press(part.getByRole('button', { name: 'Mark on file' }))
    await expect(staff.getByText('Marked on file')).toBeVisible()
    await press(part.getByRole('button', { name: 'Remove on-file mark' }))
    await expect(staff.getByText('Removed on-file mark')).toBeVisible()
    await press(part.getByRole('button', { name: 'Mark replacing' }))
    await expect(staff.getByText('Card marked for rotation')).toBeVisible()
    await press(part.getByRole('button', { name: 'Deactivate' }))
    await press(staff.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }))
    await expect(staff.getByText('Card set to inactive')).toBeVisible()
    await expectWellMade(staff)
  },
)
