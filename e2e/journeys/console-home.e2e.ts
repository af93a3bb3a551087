import { refusalCodeHeader } from '@tower/contract/client.ts'
import { keptSessionOf } from '../every-role.ts'
import { placeOf } from '../place-of.ts'
import { expect, test } from '../tower-test.ts'

const queuePath = '**/api/admin/queue?*'
const waits = (nth: number) => ({
  kind: 'ticket',
  id: `invented-${nth}`,
  what: `Question ${nth}`,
  who: 'Ms. Invented',
  amount_cents: null,
  since: new Date(Date.now() - (10 - nth) * 86_400_000).toISOString(),
  due_at: null,
  is_urgent: nth === 2,
  is_yours: false,
  leads_to: `/admin/tickets?q=invented-${nth}`,
})

test('staff clear the morning queue with the keyboard alone, the oldest first', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  let left = [1, 2, 3].map(waits)
  await page.route(queuePath, (route) =>
    route.fulfill({
      json: {
        items: left,
        kinds: left.length
          ? [
              {
                kind: 'ticket',
                count: left.length,
                has_more: false,
                oldest_at: left[0]?.since,
                due_at: null,
                leads_to: left[0]?.leads_to,
              },
            ]
          : [],
        total: left.length,
        has_more: false,
        read_at: new Date().toISOString(),
      },
    }),
  )
  await page.goto('/admin')
  const lines = page.getByRole('list', { name: 'Work queue' }).getByRole('link')
  await expect(lines).toHaveCount(3)
  // From wherever the page begins.
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Reply Question 2 Ticket' })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name: 'Reply Question 1 Ticket' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=invented-1/)
  const walk = page.getByRole('navigation', { name: 'Through the work queue' })
  await expect(walk).toContainText('1 of 3')
  await page.keyboard.press(']')
  await expect(page).toHaveURL(/q=invented-2/)
  await page.keyboard.press('h')
  await expect(lines).toHaveCount(3)
  for (const nth of [1, 2, 3]) {
    await page.getByRole('link', { name: `Reply Question ${nth} Ticket` }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=invented-${nth}`))
    left = left.slice(1)
    await page.goto('/admin')
    await expect(
      page.getByText(left.length ? `${left.length} waiting` : 'Nothing waits for you.'),
    ).toBeVisible()
  }
  // With words in a field the key leads nowhere, whatever kind of field it is.
  await page.goto('/admin/create-user')
  const name = page.getByLabel('Full name')
  await name.fill('Ro')
  await page.getByRole('link', { name: 'Admin home' }).focus()
  await page.keyboard.press('h')
  await expect(name).toHaveValue('Ro')
  await name.fill('')
  await page.getByRole('link', { name: 'Admin home' }).focus()
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/admin$/)
})

test('the home says what was given, who is here and what is pending, and leads to every tool', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin')
  for (const sum of ['Month to date', 'Year to date', 'Previous month', 'Versus prior month']) {
    await expect(page.getByText(sum, { exact: true })).toBeVisible()
  }
  const people = page.getByRole('region', { name: 'Users by role' })
  for (const role of ['Sponsors', 'Teachers', 'Admins', 'Pending invites']) {
    await expect(people.getByText(role, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Pending programs' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Grant credits' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Provision teacher' })).toBeVisible()
  const anchors = page.getByRole('navigation', { name: 'On this page' })
  for (const anchor of ['overview', 'programs', 'donations', 'users', 'settings']) {
    await expect(anchors.locator(`a[href="#${anchor}"]`)).toBeVisible()
    await expect(page.locator(`#${anchor}`)).toBeVisible()
  }
  const tools = page.getByRole('region', { name: 'Tools' })
  await tools.getByText('Every page of this console').click()
  for (const tool of [
    'orders',
    'tickets',
    'reimbursements',
    'budgets',
    'analytics',
    'packs',
    'marketplace',
  ]) {
    await expect(tools.locator(`a[href="/admin/${tool}"]`)).toBeVisible()
  }
  for (const name of ['Teacher Budgets', 'Provision Teacher and Classroom', 'Admin Notifications']) {
    await expect(tools.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test(
  'what could not be read on the home says why, or so in its own words, and is read again',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const refused = {
      status: 429,
      headers: { [refusalCodeHeader]: 'request.rate_limited' },
      json: { error: 'Too many requests', code: 'request.rate_limited' },
    }
    await page.route('**/admin-programs-pending?*', (route) => route.fulfill({ ...refused, json: {} }))
    await page.route('**/admin-analytics-summary', (route) => route.fulfill(refused))
    await page.goto('/admin')
    await expect(page.getByText('Unable to load programs')).toBeVisible()
    await expect(page.getByText('Too many requests').first()).toBeVisible()
    await page.unroute('**/admin-programs-pending?*')
    const pending = page.getByRole('region', { name: 'Pending programs' })
    await pending.getByRole('button').click()
    await expect(pending.getByText('Unable to load programs')).toBeHidden()
  },
)

test(
  'analytics shows totals, two weeks and a demo that asks no server',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/analytics')
    const totals = page.getByRole('region', { name: 'Totals' })
    for (const tile of ['Users', 'Teachers', 'Sponsors', 'Admins']) {
      await expect(totals.getByText(tile, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('img', { name: /^Actions, day by day/ })).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('table', { name: /by day/ }).getByRole('row')).toHaveCount(15)
    await expect(page.getByRole('heading', { name: 'Fairness of the draws' })).toBeVisible()
    const byNominators = page.getByRole('table', {
      name: 'Expected and actual matches by group: Number of nominators',
    })
    await expect(byNominators.getByRole('columnheader')).toHaveText([
      ...['Group', 'Entries', 'Expected', 'Actual', 'In words'],
    ])
    await expect(byNominators.locator('tbody tr').first()).toContainText(/as expected|than expected/i)
    const asked: string[] = []
    page.on('request', (call) => {
      // The router learns of the links in sight when it finds the time.
      const isOfRouter = new URL(call.url()).pathname === '/__manifest'
      if (call.resourceType() === 'fetch' && !isOfRouter) asked.push(call.url())
    })
    await page.getByRole('button', { name: 'Run Demo' }).click()
    await expect(
      page.getByRole('table', { name: 'Made-up nominees with their weights' }).getByRole('row'),
    ).toHaveCount(6)
    expect(asked).toEqual([])
  },
)

test('the banner of notices leaves the heading free where there is no space beside it, and stays within the screen', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  const notice = {
    id: crypto.randomUUID(),
    title: 'An invented notice with a title that takes more than one line of a phone',
    type: 'invented',
    message: '',
    created_at: new Date().toISOString(),
    read_at: null,
  }
  await page.route('**/admin-notifications-list?*', (route) =>
    route.fulfill({ json: { items: [notice], total: 79 } }),
  )
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin')
    const banner = page.getByRole('main').getByRole('status').filter({ hasText: '79' }).locator('> div')
    const [box, heading] = [await placeOf(banner), await placeOf(page.getByRole('heading', { level: 1 }))]
    expect(box.x, `${width} px`).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width)
    expect(box.y + box.height, `${width} px`).toBeLessThanOrEqual(900)
    const isOver =
      box.y < heading.y + heading.height &&
      heading.y < box.y + box.height &&
      // The words of the heading, not its whole line.
      box.x < heading.x + 120
    expect(isOver, `over the heading at ${width} px`).toBe(false)
  }
})
