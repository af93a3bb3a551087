import { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { everyRole, keptSessionOf, signInAs, type DemoRole } from '../every-role.ts'
import { give } from '../gifts.ts'
import { openFilters } from '../open-filters.ts'
import { stopClock, windUntil } from '../page-clock.ts'
import { adminEmail, signInByPassword } from '../people.ts'
import { expect, test } from '../tower-test.ts'

const visitorLinks = ['Home', 'Programs', 'Prospects', 'Gallery', 'Events', 'Partners', 'Contact', 'Sponsor']
const sponsorLinks = [...visitorLinks.slice(0, -1), 'Sponsor Portal', 'Credits']
const homeOf: Record<DemoRole, string> = {
  sponsor: '/portal/sponsor',
  teacher: '/portal/teacher',
  admin: '/admin',
  superadmin: '/admin',
  athlete: '/portal/prospect',
  guardian: '/portal/prospect',
  coach: '/portal/prospect',
}

/** Shorter than the time after which a page without its stream would ask by itself. */
const atOnce = { timeout: 8_000 }

test('a visitor’s header leads everywhere in order, to Login, and home by the logo', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  expect(await linkNames(page)).toEqual(visitorLinks)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Sponsor', exact: true })).toHaveAttribute('href', '/sponsor')
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(banner.getByRole('link', { name: 'Project Tower' })).toHaveAttribute('href', '/')
  await expect(banner.getByRole('link', { name: /^Notifications/ })).toHaveCount(0)
  await page.goto('/sponsor')
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?role=sponsor')
})

test(
  'with letters twice as large the header of a phone stays on the page, and with usual ones in one row',
  { tag: '@soak' },
  async ({ openBrowser }) => {
    const page = await openBrowser({ locale: 'es-US', viewport: { width: 375, height: 800 } })
    await page.goto('/sponsor')
    const measure = () =>
      page.evaluate(() => ({
        tall: document.querySelector('header')?.clientHeight ?? 0,
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
    const usual = await measure()
    expect(usual).toMatchObject({ over: 0 })
    expect(usual.tall).toBeLessThanOrEqual(66)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await measure()).toMatchObject({ over: 0 })
  },
)

test(
  'the words under the doors of the login page stay whole at 320 px, also in Spanish',
  { tag: '@soak' },
  async ({ openBrowser }) => {
    const page = await openBrowser({ locale: 'es-US', viewport: { width: 320, height: 800 } })
    await page.goto('/login')
    const word = page.getByText('Patrocinador', { exact: true }).first()
    // The text alone: above it stands the dot of the choice, in a line of its own.
    const { pieces, over } = await word.evaluate((element) => {
      const text = document.createRange()
      text.selectNode(element.lastChild ?? element)
      const { left, right } = text.getBoundingClientRect()
      const door = element.getBoundingClientRect()
      return { pieces: text.getClientRects().length, over: Math.max(door.left - left, right - door.right) }
    })
    expect(pieces).toBe(1)
    expect(over).toBeLessThanOrEqual(0)
  },
)

test('the menu of a phone closes on Escape, and when the focus goes on to the page it would cover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/welcome')
  const menu = page.locator('header details')
  const summary = menu.locator('summary')
  // Closed by a script: before that is there, the keys would do nothing.
  await page.waitForLoadState('networkidle')
  await summary.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()

  await summary.press('Enter')
  await expect(menu).toHaveAttribute('open')
  await page.getByRole('main').getByRole('link').first().focus()
  await expect(menu).not.toHaveAttribute('open')
})

for (const role of everyRole) {
  test(
    `the header knows ${role}: the links, the way to the portal and the account, and the way out`,
    { tag: role === 'sponsor' || role === 'admin' ? [] : '@soak' },
    async ({ request, openBrowser }) => {
      const page = await openBrowser({ as: await signInAs(request, role) })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/')
      const banner = page.getByRole('banner')
      const signOut = banner.getByRole('button', { name: `Sign out (${role})` })
      await expect(signOut).toBeVisible()
      expect(await linkNames(page)).toEqual(role === 'sponsor' ? sponsorLinks : visitorLinks)
      await expect(banner.getByRole('link', { name: 'Project Tower' })).toHaveAttribute('href', homeOf[role])
      await expect(banner.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
      const isStaff = role === 'admin' || role === 'superadmin'
      const bell = banner.getByRole('link', { name: /^Notifications/ })
      await expect(bell).toHaveCount(isStaff ? 1 : 0)
      if (isStaff) await expect(bell).toHaveAttribute('href', '/admin/notifications')
      if (role === 'sponsor') {
        const targets = { 'Sponsor Portal': '/sponsor/dashboard', Credits: '/portal/sponsor/credits' }
        for (const [name, target] of Object.entries(targets))
          await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', target)
      }

      await page.setViewportSize({ width: 375, height: 800 })
      await page.locator('summary[aria-label=Menu]').click()
      await expect(banner.getByRole('link', { name: 'Your account' })).toBeVisible()
      await banner.getByRole('button', { name: `Sign out (${role})` }).click()
      await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
    },
  )
}

test('nobody but staff loads live events with a public page', async ({ request, openBrowser }) => {
  const listenAs = async (role: DemoRole) => {
    const page = await openBrowser({ as: await keptSessionOf(request, role) })
    const asked: string[] = []
    page.on('request', (one) => asked.push(new URL(one.url()).pathname))
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: /^Sign out/ })).toBeVisible()
    // Whatever waits until the page has nothing else to do is asked for now, and this after it.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })))
    await page.waitForLoadState('networkidle')
    await page.evaluate((path) => fetch(path), processEndpoints.health.path)
    return asked.filter((path) => /events|staff-bell|notifications/.test(path))
  }
  expect(await Promise.all([listenAs('sponsor'), listenAs('teacher')])).toEqual([[], []])
})

test('the bell counts in two tabs at once, a notice shows for six seconds, and marking read empties both', async ({
  request,
  openBrowser,
}) => {
  const session = await signInByPassword(request, adminEmail)
  await markAllRead(request, session.access_token)
  const here = await openBrowser({ as: session })
  const there = await here.context().newPage()
  await stopClock(here)
  await openListening(here, '/admin/notifications')
  await openListening(there, '/')
  const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  for (const page of [here, there]) await expect(bellOf(page)).toHaveAccessibleName('Notifications')

  await test.step('a gift is heard of in both tabs', async () => {
    await there.getByRole('banner').getByRole('link', { name: 'Donate' }).focus()
    const focused = await focusOf(there)
    await give(request, { amountCents: 1_200, email: 'bell@journey.test' })
    // One clock for both tabs.
    await windUntil(here, async () => (await toastOf(here).isVisible()) && (await toastOf(there).isVisible()))
    for (const page of [here, there]) {
      await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unseen', atOnce)
      await expect(toastOf(page).getByText('Gift received: $12 for classrooms.')).toBeVisible()
    }
    expect(await focusOf(there)).toBe(focused)
  })

  await test.step('the toast goes by itself after six seconds, and waits while it is pointed at', async () => {
    const toast = toastOf(there)
    const held = toastOf(here)
    await held.hover()
    await here.clock.fastForward(6_000)
    await expect(toast).toHaveCount(0)
    await here.clock.fastForward(6_000)
    await expect(held).toBeVisible()
    await here.clock.resume()
    await held.getByRole('button', { name: 'Close' }).click()
    await expect(held).toHaveCount(0)
  })

  await test.step('marked read in one tab, it is read in both', async () => {
    await here.getByRole('button', { name: 'Mark read: Gift received' }).click()
    for (const page of [here, there]) await expect(bellOf(page)).toHaveAccessibleName('Notifications', atOnce)
    await expect(here.getByRole('button', { name: 'Mark all read' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test(
  'a new notice is announced about six seconds long and can be closed before',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await signInByPassword(request, adminEmail) })
    await stopClock(page)
    await openListening(page, '/admin')
    await give(request, { amountCents: 1_300, email: 'six@journey.test' })
    await windUntil(page, () => toastOf(page).isVisible())
    await page.clock.fastForward(5_000)
    await expect(toastOf(page)).toBeVisible()
    await page.clock.fastForward(1_000)
    await expect(toastOf(page)).toHaveCount(0)

    await give(request, { amountCents: 1_400, email: 'six@journey.test' })
    await windUntil(page, () => toastOf(page).isVisible())
    await toastOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(toastOf(page)).toHaveCount(0)
  },
)

test(
  'the inbox fails in words, loads again on request, and keeps its page in the address',
  { tag: '@soak' },
  async ({ request, openBrowser, faults }) => {
    const page = await openBrowser({ as: await signInByPassword(request, adminEmail) })
    const list = '**/admin-notifications-list?*'
    await page.route(list, (route) =>
      route.fulfill({ status: 400, json: { error: 'Not now, please.', code: 'request.invalid' } }),
    )
    await page.goto('/admin/notifications')
    await expect(page.getByText('Not now, please.')).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('table', { name: 'Notifications, newest first' })).toBeVisible()

    await page.route(list, (route) => route.fulfill({ json: { items: [], total: 45 } }))
    await page.goto('/admin/notifications?page=2')
    await expect(page.getByText('The list is shorter than this page’s address says.')).toBeVisible()
    await openFilters(page)
    await page.getByLabel('Show', { exact: true }).selectOption('Unread')
    await expect(page).toHaveURL(/\/admin\/notifications\?unread=1$/)
    expect(faults).toEqual([])
  },
)

/** Opens a page whose clock stands still, and winds it until the page hears of what happens. */
async function openListening(page: Page, path: string): Promise<void> {
  let isListening = false
  void page
    .waitForResponse((answer) => answer.url().endsWith(processEndpoints.events.path))
    .then(() => (isListening = true))
  await page.goto(path)
  await windUntil(page, () => isListening)
}

async function linkNames(page: Page): Promise<string[]> {
  return page.getByRole('navigation', { name: 'Main' }).first().locator('a').allTextContents()
}

function toastOf(page: Page) {
  return page
    .getByRole('status')
    .locator('div')
    .filter({ hasText: /^Gift received/ })
}

function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? '')
}

async function markAllRead(request: APIRequestContext, token: string): Promise<void> {
  const answer = await request.post(inboxEndpoints.markRead.path, {
    data: { all: true },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
}
