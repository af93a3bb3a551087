import type { APIRequestContext } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { contentPages, signInPages, givingPages } from '../page-list.ts'
import { addressesLoadedBy, classesDressedBy, classesIn, readBuiltStylesheets } from '../page-source.ts'
import { origin } from '../playwright.config.ts'
import { arriveAtPayment } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

async function listPaths(request: APIRequestContext): Promise<string[]> {
  const looks = [contentPages, signInPages, await givingPages(request)].flatMap((list) =>
    Object.values(list).flat(),
  )
  return [...new Set(looks.map((look) => (typeof look === 'string' ? look : look.path)))]
}

test('every page comes with the stylesheets of all that the server rendered on it', async ({ request }) => {
  const sheets = readBuiltStylesheets()
  const styled = new Set([...sheets.values()].flatMap((classes) => [...classes]))
  const naked: string[] = []
  for (const path of await listPaths(request)) {
    const html = await (await request.get(path)).text()
    const dressed = classesDressedBy(html, sheets)
    expect(dressed.size, `${path} has stylesheets`).toBeGreaterThan(0)
    const missing = classesIn(html).filter((name) => styled.has(name) && !dressed.has(name))
    if (missing.length > 0) naked.push(`${path}: ${missing.join(' ')}`)
  }
  expect(naked).toEqual([])
})

test('a page is painted before it fetches a script, and hydrates all the same', async ({ page, request }) => {
  // A page that is not painted within a second starts its scripts anyway. A busy machine paints later: here it waits.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window)
    const patiently = (work: TimerHandler, ms = 0) => setTimer(work, ms === 1_000 ? 60_000 : ms)
    window.setTimeout = Object.assign(patiently, window.setTimeout)
  })
  const lately = await request.get('/api/draws/recent-matches')
  const { draw } = (await lately.json()) as { draw: { id: string } }
  for (const path of ['/', '/sponsor-classroom/donate', `/draws/${draw.id}`]) {
    await page.goto(path)
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    const { paintedAt, firstScriptAt } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      firstScriptAt: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }))
    expect(paintedAt, path).toBeLessThanOrEqual(firstScriptAt)
  }
})

test('a page fetches no stylesheet that it carries', async ({ page }) => {
  for (const path of ['/', '/sponsor-classroom/donate', '/login']) {
    const fetched: string[] = []
    page.on(
      'request',
      (sent) => void (sent.url().endsWith('.css') && fetched.push(new URL(sent.url()).pathname)),
    )
    await page.goto(path)
    const carried = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(carried.length, path).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(
      fetched.filter((sheet) => carried.includes(sheet)),
      path,
    ).toEqual([])
  }
})

test('no page names another site for anything it loads, and its policy would forbid it', async ({
  request,
}) => {
  const foreign: string[] = []
  for (const path of await listPaths(request)) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'self'")
    // The one other site that a page may send anybody to is the payment page.
    expect(policy.match(/https?:\/\/[^\s;]+/g), path).toEqual(['https://checkout.stripe.com'])
    for (const address of addressesLoadedBy(await answer.text())) {
      const url = new URL(address, origin)
      if (url.origin !== origin && url.protocol !== 'data:') foreign.push(`${path}: ${address}`)
    }
  }
  expect(foreign).toEqual([])
})

test(
  'whoever looks around and gives is nowhere known but on this site, until the payment page',
  { tag: '@soak' },
  async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (sent) => asked.add(new URL(sent.url()).origin))
    for (const path of ['/', '/gallery', '/prospect']) await page.goto(path)
    await page.goto('/sponsor-classroom/donate?amount=25')
    await page.getByRole('button', { name: 'Donate $25 once' }).click()
    await arriveAtPayment(page)
    // The sandbox's payment page stands on this server; a real one is the first address elsewhere.
    expect([...asked].filter((from) => from !== 'null')).toEqual([origin])
  },
)

test('a portal asks who is signed in and for what it shows first before its scripts run, and only once', async ({
  request,
  openBrowser,
}) => {
  const first = {
    sponsor: ['/sponsor/dashboard', '/.netlify/functions/auth-session', '/api/sponsor/dashboard/summary'],
    admin: ['/admin', '/.netlify/functions/auth-session', '/api/admin/queue?limit=7'],
    teacher: ['/portal/teacher', '/.netlify/functions/auth-session', '/api/teacher/overview'],
  } as const
  for (const [role, [path, ...reads]] of Object.entries(first)) {
    const page = await openBrowser({ as: await keptSessionOf(request, role as keyof typeof first) })
    const asked: string[] = []
    page.on('request', (sent) => void asked.push(sent.url().slice(origin.length)))
    // Scripts come late: what is asked before them is asked by the page alone.
    await page.route('**/assets/*.js', async (route) => {
      await expect.poll(() => reads.every((read) => asked.includes(read)), path).toBe(true)
      await route.continue()
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: 'Checking access' }),
    ).toHaveCount(0)
    for (const read of reads)
      expect(
        asked.filter((one) => one === read),
        read,
      ).toHaveLength(1)
  }
})
