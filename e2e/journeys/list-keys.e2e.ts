import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { placeOf } from '../place-of.ts'
import { expect, test } from '../tower-test.ts'

test('staff search, move, select and open in a list with the keyboard alone, and see its keys', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/users')
  const rows = page.locator('tbody tr')
  await expect(rows.nth(1)).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByRole('search').getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('teacher/?')
  await expect(search).toHaveValue('teacher/?')
  // Until the list has answered, its rows may go away under the focus.
  await expect(page).toHaveURL(/q=teacher/)
  await expect(rows).toHaveCount(0)
  await search.fill('')
  await expect(page).not.toHaveURL(/q=/)
  await expect(rows.nth(1)).toBeVisible()

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('j')
  await expect(rows.nth(0).locator('th a, th button').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1).locator('th a, th button').first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/person=/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // With a pointer a row opens wherever it is pressed.
  await rows.nth(0).getByRole('cell').nth(1).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys of a list' })
  await expect(help).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await help.getByRole('checkbox', { name: 'Use these keys' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
})

test('what is on stands as chips: keys take one away and then all, the heading says how many are left, and nothing moves', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const main = page.getByRole('main')
  await page.goto('/admin/payments?status=settled')
  const title = page.getByRole('heading', { level: 1 })
  const total = title.locator('xpath=following-sibling::span')
  await expect(total).toHaveText(/^(\d+)\1 in all$/)
  const all = await total.textContent()
  const head = page.getByRole('columnheader', { name: 'Charged' })
  const { y: before } = await placeOf(head)
  await head.getByRole('link').press('Enter')
  await expect(main.getByRole('button', { name: 'Save this view' })).toBeVisible()
  expect((await placeOf(head)).y, 'nothing moves under the hand').toBe(before)

  await page.goto('/admin/payments?status=settled&from=2020-01-02&to=2020-01-03&sort=date')
  await expect(main.getByText('No payment matches.')).toBeVisible()
  await expect(total).toHaveText('00 in all')
  const chips = main.getByRole('list', { name: 'Filters that are on' })
  await chips.getByRole('button', { name: 'Remove From: Jan 2, 2020' }).press('Enter')
  await expect(page).toHaveURL(/payments\?status=settled&to=2020-01-03&sort=date$/)
  const last = chips.getByRole('button', { name: 'Remove To: Jan 3, 2020' })
  await expect(last, 'the next chip has the focus').toBeFocused()
  await expect(chips.getByRole('button', { name: 'Clear all' })).toHaveCount(0)
  await last.press('Enter')
  await expect(main.getByRole('button', { name: 'Filters', exact: true }), 'keys go on here').toBeFocused()
  await expect(total).toHaveText(all ?? '')
  await expect(main.locator('[role=status]', { hasText: 'in all' })).toHaveText(/ in all\./)

  await page.goto('/admin/payments?status=settled&from=2020-01-02&to=2020-01-03&sort=date')
  await chips.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL(/payments\?sort=date$/)
  await expect(main.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
})

test('on a phone a list says its usual order where no column has it', async ({ request, openBrowser }) => {
  const page = await openBrowser({
    as: await keptSessionOf(request, 'admin'),
    viewport: { width: 375, height: 812 },
  })
  await page.goto('/admin/messages')
  const order = page.getByLabel('Order', { exact: true })
  await expect(order).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(order.locator('option:checked')).toHaveText('Usual order')
  await order.selectOption({ label: 'Written ↓ (descending)' })
  await expect(page).toHaveURL(/sort=-created/)
  await order.selectOption({ label: 'Usual order' })
  await expect(page).not.toHaveURL(/sort=/)
})

test('no letter is lost that is typed while the list still answers for those before it', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const isHeld = (url: URL) => url.searchParams.get('q') === 't'
  await page.route(isHeld, async (route) => {
    await isReleased
    await route.continue()
  })
  const search = page.getByRole('search').getByRole('searchbox')
  const asked = page.waitForRequest((sent) => isHeld(new URL(sent.url())))
  await search.press('t')
  await asked
  await search.press('e')
  release()
  await expect(page).toHaveURL(/q=te?$/)
  await search.press('a')
  await expect(search).toHaveValue('tea')
  await expect(page).toHaveURL(/q=tea$/)
})

test(
  'a link that is followed right after typing leads where it says',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/users')
    await expect(page.locator('tbody tr').first()).toBeVisible()
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/admin\/orders\.data/, async (route) => {
      await isReleased
      await route.continue()
    })
    const search = page.getByRole('search').getByRole('searchbox')
    await search.press('t')
    await page.locator('nav a[href="/admin/orders"]').first().click()
    // Set after the pause of the search began, and longer than it: by then that is over.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)))
    release()
    await expect(page).toHaveURL(/\/admin\/orders$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  },
)

test(
  'a filter asks for rows alone, and for no texts of the page or its frame',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    for (const [role, at] of [
      ['admin', '/admin/orders'],
      ['teacher', '/portal/teacher/orders'],
    ] as const) {
      const page = await openBrowser({ as: await keptSessionOf(request, role) })
      await page.goto(at)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      const texts: string[] = []
      page.on('request', (sent) => void (/\.data\b/.test(sent.url()) && texts.push(sent.url())))
      await page.locator('main a[href*="status="]').last().click()
      await expect(page).toHaveURL(/status=/)
      await expect(page.getByRole('status').first()).toBeVisible()
      expect(texts).toEqual([])
    }
  },
)

test('a chip of a choice that is not there any more says so, and never an id', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  const gone = crypto.randomUUID()
  for (const [path, words] of [
    [`/admin/donors?tab=thanks&classroom=${gone}`, 'a classroom that is not here anymore'],
    [`/admin/tickets?assignee=${gone}`, 'one that is not here anymore'],
  ] as const) {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(path)
    const chips = page.getByRole('list', { name: 'Filters that are on' })
    await expect(chips.getByText(words)).toBeVisible()
    await expect(chips.getByText(gone)).toHaveCount(0)
  }
  // What an act was done to is asked for by its id: the chip doesn't say of it that it is gone.
  await page.goto(`/admin/audit?target=${gone}`)
  await expect(page.getByRole('list', { name: 'Filters that are on' }).getByText(gone)).toBeVisible()
})
