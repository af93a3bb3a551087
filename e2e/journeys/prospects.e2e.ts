import { paths } from '@tower/contract/pages.ts'
import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { factOf } from '../facts.ts'
import { untilHydrated } from '../hydrated.ts'
import { placeOf } from '../place-of.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

test('someone finds a young athlete by sport, gives each month, and pauses and ends it by the link of the receipt', async ({
  page,
  request,
}) => {
  const email = `monthly-${crypto.randomUUID().slice(0, 8)}@journey.test`

  await test.step('the chips show how many there are, and keep the choice in the address', async () => {
    await page.goto('/prospect')
    const sports = page.getByRole('navigation', { name: 'Sports' })
    await expect(sports.getByRole('link').first()).toHaveText(/^All sports \d+$/)
    await sports.getByRole('link', { name: /^Track & Field/ }).click()
    await expect(page).toHaveURL(/\?sport=Track/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('article')).not.toHaveCount(1)
    await page.goForward()
  })

  await test.step('once is chosen until the giver says otherwise; the button says how much and how often', async () => {
    await page.getByRole('link', { name: 'Maya D.' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya D.')
    await expect(page.getByRole('heading', { name: 'School & Club' })).toBeVisible()
    const amount = page.getByLabel('Amount', { exact: true })
    await expect(amount).toHaveValue('25')
    await expect(page.getByRole('button', { name: /^Donate \$25 once to / })).toBeVisible()
    await page.getByRole('radio', { name: 'Monthly' }).check()
    await amount.fill('30')
    await page.getByLabel('Email for your receipt').fill(email)
    await page.getByRole('button', { name: 'Donate $30 each month' }).click()
  })

  await test.step('the first month is paid in the sandbox', async () => {
    await arriveAtPayment(page)
    await payAs(page, email)
    await page.waitForURL('**/donate/success**')
    await expect(page.getByRole('main')).toContainText('Your $30 each month for Maya\u00a0D. has begun.')
  })

  await test.step('the receipt opens the page of the gift', async () => {
    const mail = await waitForMail(request, email, /receipt/i)
    expect(linkIn(mail), 'the gift is followed first').toContain('/gifts/')
    await page.goto(linkIn(mail, paths.monthlyGift))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your monthly gift')
    await expect(factOf(page, 'State')).toHaveText('Active')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  await test.step('it pauses and goes on', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your monthly gift is paused.' })).toBeVisible()
    await expect(factOf(page, 'State')).toHaveText('Paused')
    await page.getByRole('button', { name: 'Resume $30 each month' }).click()
    await expect(factOf(page, 'State')).toHaveText('Active')
  })

  await test.step('another card is given at the provider, where nothing is charged', async () => {
    await page.getByRole('button', { name: 'Change the card' }).click()
    await page.waitForURL('**/sandbox/checkout/**')
    await expect(page.getByText('Nothing is charged now.')).toBeVisible()
    await page.getByRole('button', { name: 'Save the card' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'The next charge goes to your new card.' }),
    ).toBeVisible()
    await waitForMail(request, email, /new card/i)
    await page.reload()
    await expect(factOf(page, 'Card')).toHaveText('Ending in 1881')
  })

  await test.step('it ends only after a second yes', async () => {
    const end = page.getByRole('link', { name: 'End the gift' })
    await untilHydrated(end)
    await end.click()
    await expect(page.getByRole('heading', { name: 'End this monthly gift?' })).toBeFocused()
    await page.getByRole('link', { name: 'Keep the gift' }).click()
    await expect(factOf(page, 'State')).toHaveText('Active')
    await page.getByRole('link', { name: 'End the gift' }).click()
    await page.getByRole('button', { name: 'Yes, end it' }).click()
    await expect(factOf(page, 'State')).toHaveText('Ended')
  })
})

test(
  'goals narrow the list beside the sport, in the address, and a chosen sport stays',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/prospect?sport=Soccer')
    const goals = page.getByRole('navigation', { name: 'Goals' })
    await goals.getByRole('link', { name: 'Goal reached' }).click()
    await expect(page).toHaveURL(/\?sport=Soccer&goal=reached$/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await goals.getByRole('link', { name: 'Saving for a goal' }).click()
    await expect(page).toHaveURL(/\?sport=Soccer&goal=open$/)
    await expect(page.getByText('Nobody here right now. Check back soon!')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Sports' })
      .getByRole('link', { name: /^Swimming/ })
      .click()
    await expect(page).toHaveURL(/\?sport=Swimming&goal=open$/)
    await page.getByRole('link', { name: 'Lena D.' }).click()
    await expect(page.getByRole('heading', { name: 'What support did' })).toBeVisible()
  },
)

test('a checkout that does not start says so in an alert dialog, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/prospect?sport=Swimming')
  await page.getByRole('link', { name: 'Lena D.' }).click()
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('40')
  await expect(page.getByRole('button', { name: 'Donate $40 once' })).toBeVisible()
  // The prospect of this address is not there any more when the form arrives.
  await page.route('**/prospect/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const gone = route
      .request()
      .url()
      .replace(/prospect\/[\w-]+\./, `prospect/${crypto.randomUUID()}.`)
    await route.continue({ url: gone })
  })
  await page.getByRole('button', { name: 'Donate $40 once' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Unable to start checkout' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Donate $40 once' })).toBeFocused()
  await expect(amount).toHaveValue('40')
})

test(
  'an amount below $1 or with cents blocks the button and says why',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/prospect?sport=Swimming')
    await page.getByRole('link', { name: 'Lena D.' }).click()
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('0')
    await expect(page.getByRole('button', { name: 'Donate once' })).toBeDisabled()
    await expect(page.getByText('The smallest gift is $1.')).toBeVisible()
    await amount.fill('1.5')
    await expect(page.getByText('Please enter whole dollars.')).toBeVisible()
  },
)

test(
  'on a phone the way to the widget stays in sight, and makes space once one is there',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/prospect?sport=Swimming')
    await page.getByRole('link', { name: 'Lena D.' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lena/)
    const bar = page.getByRole('main').getByRole('link', { name: 'Donate', exact: true }).last()
    await expect(async () => {
      await expect(bar).toBeInViewport()
      // By its place, as a thumb does: Playwright would first scroll the page towards the end, where the bar belongs.
      const { x, y } = await placeOf(bar)
      await page.mouse.click(x + 20, y + 20)
      await expect(page).toHaveURL(/#gift$/, { timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('heading', { name: 'Sponsor Lena' })).toBeInViewport()
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { name: 'School & Club' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport()
  },
)

test(
  'hidden and unknown prospects are not found, and old links of receipts say what to do',
  { tag: '@soak' },
  async ({ page }) => {
    const answer = await page.goto('/prospect/no-such-athlete')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prospect not found')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

    const gift = await page.goto('/monthly-gift?link=invented')
    expect(gift?.status()).toBe(404)
    await expect(page.getByText('This link is not valid.')).toBeVisible()

    await page.goto('/prospect?sport=Curling')
    await expect(page.getByText('No prospects available for this sport yet. Check back soon!')).toBeVisible()
  },
)

test(
  'the pages of athletes hold no address and nobody’s id, and fit the narrowest screen',
  { tag: '@soak' },
  async ({ page, request }) => {
    const { items } = (await (await request.get(prospectEndpoints.list.path)).json()) as {
      items: { id: string }[]
    }
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of ['/prospect', ...items.map(({ id }) => `/prospect/${id}`), '/monthly-gift']) {
      const source = await (await request.get(path)).text()
      expect(source, path).not.toMatch(/[\w.+-]+@[\w-]+\.\w{2,}|owner_id|guardian_id/)
      expect(source, path).not.toContain('application/ld+json')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(tooWide, path).toBeLessThanOrEqual(0)
    }
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the whole way to the payment page works, and a mistake keeps what was typed',
    { tag: '@soak' },
    async ({ page }) => {
      await page.goto('/prospect')
      await page.getByRole('link', { name: /^Soccer/ }).click()
      await page.getByRole('link', { name: 'Jordan D.' }).click()
      await page.getByLabel('Amount', { exact: true }).fill('0')
      await page.getByRole('radio', { name: 'Monthly' }).check()
      await page.getByRole('button', { name: 'Donate each month' }).click()
      await expect(page.getByRole('alert').getByText('The smallest gift is $1.')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
      await page.getByLabel('Amount', { exact: true }).fill('12')
      await page.getByRole('button', { name: 'Donate each month' }).click()
      await arriveAtPayment(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('$12')
    },
  )
})
