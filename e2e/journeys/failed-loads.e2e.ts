import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

/** Turns away what the browser asks of a page that it goes to; documents still come. */
async function refuseLoads(page: Page): Promise<() => Promise<void>> {
  const loads = /\.data(\?|$)/
  await page.route(loads, (route) => route.fulfill({ status: 429, body: '' }))
  return () => page.unroute(loads)
}

const ways = [
  { from: '/prospect', link: 'Maya D.', words: 'Failed to load prospect', then: 'Maya D.' },
  { from: '/mission', link: 'Prospects', words: 'Failed to load prospects', then: 'Prospects' },
  {
    from: '/programs',
    link: 'Goal and gifts so far',
    words: 'We couldn’t load that program.',
    then: 'Sponsor a Classroom',
  },
]

for (const { from, link, words, then } of ways)
  test(
    `a page that does not come on the way from ${from} says so in its frame and comes on the next try`,
    { tag: from === '/prospect' ? [] : '@soak' },
    async ({ page }) => {
      await page.goto(from, { waitUntil: 'networkidle' })
      const letThrough = await refuseLoads(page)
      await page.getByRole('link', { name: link }).first().click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(words)
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Tell us what happened' })).toBeVisible()
      await letThrough()
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(heading).toHaveText(then)
    },
  )

test('a page of a portal that does not come leaves the frame with its ways, and comes on the next try', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({
    as: await keptSessionOf(request, 'teacher'),
    viewport: { width: 1280, height: 900 },
  })
  await page.goto('/portal/teacher')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Hello')
  const letThrough = await refuseLoads(page)
  const rail = page.getByRole('navigation', { name: 'Teacher' }).first()
  await rail.getByRole('link', { name: 'Marketplace' }).click()
  await expect(heading).toHaveText('Something went wrong')
  await expect(rail.getByRole('link', { name: 'Orders' })).toBeVisible()
  await letThrough()
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect(heading).toHaveText('Marketplace')
})

test(
  'a sport whose answer does not come leaves the page and its chips, and comes on the next try',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/prospect', { waitUntil: 'networkidle' })
    const letThrough = await refuseLoads(page)
    const track = page
      .getByRole('navigation', { name: 'Sports' })
      .getByRole('link', { name: /^Track & Field/ })
    await track.click()
    await expect(page.getByText('Failed to load prospects')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prospects')
    await expect(track).toHaveAttribute('aria-current', 'page')
    await letThrough()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page).toHaveURL(/\?sport=Track/)
  },
)

test('the one fault of the sponsor form on the home page has the focus', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Email me the $800 link' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('nobody')
})

test(
  'whoever opens the second step signed out is asked to sign in, and nothing is asked of the server',
  { tag: '@soak' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/login/verify')
    await expect(page.getByRole('main').getByRole('link', { name: /Sign in/ })).toBeVisible()
    expect(asked).not.toContain(secondFactorEndpoints.overview.path)
  },
)
