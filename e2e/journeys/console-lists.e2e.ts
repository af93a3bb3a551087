import { readFileSync } from 'node:fs'
import { keptSessionOf } from '../every-role.ts'
import { placeOf } from '../place-of.ts'
import { expect, test } from '../tower-test.ts'

const files: [path: string, head: string][] = [
  ['/admin/notifications?unread=1', 'When (UTC),Kind,Title'],
  ['/admin/monthly-gifts', 'Since (UTC),Name,Email'],
  ['/admin/ledger', 'Account,Whose,School year'],
  ['/admin/defense', 'First (UTC),Last (UTC),Call'],
  ['/admin/review', 'Asked (UTC),Classroom,School'],
  ['/admin/broadcasts', 'Title,Kind,Status'],
  ['/admin/randomizer', 'draw_id,slot_name,slot_starts_utc'],
  ['/admin/draws?tab=barred', 'Classroom,School,Place,Reason'],
  ['/admin/draws?tab=slots', 'Slot,Minted (UTC),Paid by'],
]

test(
  'staff take every list along as a file that names its zone',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    for (const [path, head] of files) {
      await page.goto(path)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export CSV' }).click()
      const file = readFileSync(await (await download).path(), 'utf8')
      expect(file.startsWith(`\ufeff${head}`), `${path}: ${file.slice(0, 80)}`).toBe(true)
    }
  },
)

test(
  'a file that cannot be made says why, and can be asked for again',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/monthly-gifts')
    await page.route('**/api/admin/monthly-gifts.csv*', (route) => route.fulfill({ status: 404 }), {
      times: 1,
    })
    const button = page.getByRole('button', { name: 'Export CSV' })
    await button.click()
    await expect(page.getByText('The file could not be made. HTTP 404')).toBeVisible()
    const download = page.waitForEvent('download')
    await button.click()
    await download
    await expect(page.getByText('The file could not be made.')).toHaveCount(0)
  },
)

test('staff mark several notices read at once, and take it back', async ({ request, openBrowser }) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/notifications?unread=1')
  const rows = page.getByRole('table', { name: /^Notifications/ }).locator('tbody tr')
  await expect(rows.nth(2)).toBeVisible()
  const shown = page.getByText(/^Showing 1–\d+ of \d+$/)
  const before = await shown.textContent()
  const { y } = await placeOf(rows.first())
  await rows.first().getByRole('checkbox').check()
  await expect(page.getByRole('group', { name: 'Selected rows' })).toBeVisible()
  expect((await placeOf(rows.first())).y, 'what can be done takes the place of the tools').toBe(y)
  await rows.nth(1).getByRole('checkbox').check()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Mark read' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark 2 read' }).click()
  await expect(shown).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toHaveText(before ?? '')
})

test('on tablets, down to 640 px, a list is a table in sight at once, and hides no column behind its frame', async ({
  request,
  openBrowser,
}) => {
  const viewport = { width: 768, height: 900 }
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport })
  const lists = ['budgets', 'programs', 'audit', 'payments', 'review?tab=photos', 'safety?tab=sessions']
  for (const list of lists) {
    await page.setViewportSize(viewport)
    await page.goto(`/admin/${list}`)
    const first = page.locator('tbody tr').first()
    await expect(first).toBeVisible()
    expect((await placeOf(first)).y, `${list}: above the fold`).toBeLessThan(viewport.height)
    const cut = await page
      .locator('tbody :is(th, td)')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
          .map((cell) => cell.textContent),
      )
    expect(cut, list).toEqual([])
    if (list.startsWith('safety')) continue
    await page.setViewportSize({ width: 640, height: 900 })
    await expect(page.locator('thead').first(), `${list}: a table at 640 px`).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBe(640)
    await page.setViewportSize({ width: 639, height: 900 })
    await expect(page.locator('thead').first(), `${list}: cards below`).toBeHidden()
  }
})

test('on a phone every tab is in sight, and they take little of its height', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({
    as: await keptSessionOf(request, 'superadmin'),
    viewport: { width: 375, height: 800 },
  })
  for (const [path, name, mostHeight] of [
    ['/admin/review', 'Classroom confirmations', 140],
    ['/admin/approvals', 'Before this rule', 125],
    ['/admin/safety', 'Sign-in trouble', 130],
  ] as const) {
    await page.goto(path)
    const tabs = page.getByRole('main').getByRole('navigation').filter({ hasText: name })
    const { height } = await placeOf(tabs)
    expect(height, path).toBeLessThanOrEqual(mostHeight)
    const hidden = await tabs
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().right > innerWidth).length)
    expect(hidden, path).toBe(0)
  }
})

for (const width of [375, 1280]) {
  test(`pages of the console keep still while they load at ${width} px`, async ({ request, openBrowser }) => {
    const page = await openBrowser({
      as: await keptSessionOf(request, 'superadmin'),
      viewport: { width, height: 900 },
    })
    await page.addInitScript(() => {
      const kept = Object.assign(window, { shifts: [] as [number, string][] })
      type Shift = PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
          if (!hadRecentInput)
            kept.shifts.push([value, sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')])
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['users', 'budgets', 'ledger', 'analytics', 'site', 'api-keys', 'create-user']) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts)
      const sum = shifts.reduce((all, [value]) => all + value, 0)
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
    }
  })
}
