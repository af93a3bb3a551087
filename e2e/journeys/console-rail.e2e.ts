import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

test('staff open the rail with the keyboard on a tablet, and it closes behind them', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/admin/tickets')
  const rail = page.locator('#portal-rail')
  const opener = rail.getByRole('button', { name: 'Menu' })
  await expect(rail.getByRole('link', { name: 'Support Tickets' })).toHaveAttribute('aria-current', 'page')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(rail.getByText('Spending')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rail).toHaveJSProperty('offsetWidth', 68)
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(rail.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(rail).toHaveJSProperty('offsetWidth', 68)
})

test(
  'the rail shows the page that is open, also where it lies further down than the window is high',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.goto('/admin/analytics')
    const rail = page.locator('#portal-rail')
    await expect(rail.getByRole('link', { name: 'Analytics' })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await rail.getByRole('link', { name: 'Audit Log' }).click()
    await expect(page).toHaveURL(/\/admin\/audit$/)
    await expect(rail.getByRole('link', { name: 'Audit Log' })).toBeInViewport()
  },
)

test('on a phone the bar below opens all pages of the console', async ({ request, openBrowser }) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/portal/admin')
  const rail = page.locator('#portal-rail')
  await rail.waitFor({ state: 'attached' })
  await expect(rail).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(rail.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(rail.getByRole('link', { name: 'Role History' })).toHaveCount(0)
  await rail.getByRole('button', { name: 'Pages of Analytics' }).click()
  await rail.getByRole('link', { name: 'Role History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Role History' })).toBeVisible()
  await expect(rail).toBeHidden()
})

test('the names of the rail come while access is checked, and the counts that come later move none', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  await page.setViewportSize({ width: 1280, height: 900 })
  const rail = page.locator('#portal-rail')
  const railCode = page.waitForRequest(/\/console-navigation-[^/]*\.js$/)
  await page.route('**/functions/auth-session', async (route) => {
    await railCode
    await route.continue()
  })
  const counts = Promise.withResolvers<undefined>()
  await page.route('**/api/admin/queue?*', async (route) => {
    await counts.promise
    await route.continue()
  })
  await page.goto('/admin/allowlist')
  const names = rail.getByRole('link')
  await expect(names.nth(12)).toBeVisible()
  const places = () => names.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  const before = await places()
  counts.resolve(undefined)
  await expect(rail.locator('[title*="wait"]').first()).toBeVisible()
  expect(await places()).toEqual(before)
})

test('the way out takes one line of a phone, whatever the role is called', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/admin/packs')
  const out = page.getByRole('button', { name: 'Sign out (superadmin)' })
  await expect(out).toBeVisible()
  const lines = await out.evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const { bottom } = button.getBoundingClientRect()
    return [...words.getClientRects()].filter(({ top, height }) => top + height / 2 < bottom).length
  })
  expect(lines).toBe(1)
})
