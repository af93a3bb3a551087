import { expect, test } from '@playwright/test'
import { startOwnServer, type OwnServer } from '../own-server.ts'
import { watchFaults } from '../page-faults.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'

/** The limits of production: the demo's own are a hundred times as wide. */
let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = await startOwnServer({ RATE_LIMIT_FACTOR: '1' })
})
test.afterAll(() => server.stop())

test(
  'under the limits of production an undecided giver changes their mind eight times, pays, and is thanked',
  { tag: '@soak' },
  async ({ page, context }) => {
    test.setTimeout(120_000)
    const faults = await watchFaults(context, server.origin)
    for (const dollars of [20, 25, 30, 35, 40, 45, 50, 55]) {
      await page.goto(`${server.origin}/sponsor-classroom/donate?dest=classrooms&amount=${dollars}`)
      // The check that comes from the sixth on is the work of the page's script.
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: new RegExp(`^Donate \\$${dollars}`) }).click()
      // From the sixth on the browser solves a short puzzle by itself and sends the form again.
      await arriveAtPayment(page)
    }
    await payAs(page, 'undecided@journey.test')
    await page.waitForURL('**/donate/success**')
    await expect(page.getByRole('main')).toContainText('Your $55 for the shared tower has arrived.')
    expect(faults).toEqual([])
  },
)

test(
  'under the limits of production a visitor reads every page of the menu, nominates, and asks for a link',
  { tag: '@soak' },
  async ({ page }) => {
    for (const path of ['/', '/programs', '/draws', '/sponsor', '/nominate-teacher', '/about', '/contact'])
      expect((await page.goto(server.origin + path))?.status(), path).toBe(200)
    await page.goto(`${server.origin}/login?role=sponsor`)
    await page.getByLabel('Email address').fill('sponsor@tower.test')
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  },
)
