import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import type { Page, Route } from '@playwright/test'
import { listDoors } from '../../web/src/list-doors.ts'
import { everyRole, keptSessionOf, type DemoRole } from '../every-role.ts'
import { stopClock, windUntil } from '../page-clock.ts'
import { adminEmail, signInByPassword } from '../people.ts'
import { isSoak } from '../playwright.config.ts'
import { expect, test } from '../tower-test.ts'

type JourneyDoor = { path: string; roles: readonly DemoRole[]; landsOn?: string }

/** Every address behind a door, whom its door lists, and what stands there; what its parameters name is nobody's. */
const doors: readonly JourneyDoor[] = [
  ...listDoors().flatMap(({ address, allow }) => {
    const path = address.replace(/:\w+/g, 'invented')
    return allow
      ? [{ path, roles: everyRole.filter((role) => allow === 'anyone' || lists(allow, role)) }]
      : []
  }),
  // What leads to a page behind a door stands behind none itself.
  { path: '/portal/sponsor', roles: ['sponsor'], landsOn: '/sponsor/dashboard' },
  { path: '/portal/sponsor/anything', roles: ['sponsor'], landsOn: '/sponsor/dashboard' },
  { path: '/sponsor/portal', roles: ['sponsor'], landsOn: '/sponsor/dashboard' },
  { path: '/teacher/dashboard/budget', roles: ['teacher'], landsOn: '/portal/teacher/budget' },
]

function lists(allow: readonly string[], role: DemoRole): boolean {
  return allow.includes(role)
}

/** What a signed-out visitor is told on the spot. */
const inlineWords: Record<string, string> = {
  '/sponsor/dashboard': 'Sign in as a sponsor to view your dashboard.',
  '/sponsor/dashboard/shares': 'Sign in as a sponsor to view your dashboard.',
  '/sponsor/dashboard/marketplace': 'Sign in as a sponsor to view your dashboard.',
  '/sponsor/wallet': 'Sponsor access required. Please sign in with your sponsor account.',
}

/** The one page that tells people of another role on the spot, too. */
const wordsForOthers: Record<string, string> = {
  '/sponsor/wallet': 'Sponsor access required. Please sign in with your sponsor account.',
}

/**
 * The rule is held for every door and role by `doors.test.ts`. That pages ask it is shown here by one door of each kind; the
 * long form opens all of them.
 */
const shownTo: Record<DemoRole | 'visitor', readonly string[]> = {
  sponsor: ['/sponsor/dashboard', '/admin'],
  teacher: ['/portal/teacher', '/teacher/dashboard/budget', '/sponsor/wallet'],
  admin: ['/admin', '/portal/prospect', '/teacher/dashboard'],
  superadmin: ['/sponsor/wallet', '/portal/teacher/support'],
  athlete: ['/portal/prospect', '/portal/sponsor', '/prospect/onboard'],
  guardian: ['/portal/prospect', '/sponsor/giving'],
  coach: ['/portal/prospect', '/admin/create-user', '/portal/prospect/consent'],
  visitor: [
    '/portal/admin',
    '/portal/teacher',
    '/sponsor/portal',
    '/sponsor/dashboard/shares',
    '/sponsor/wallet',
    '/account',
  ],
}
const doorsFor = (who: DemoRole | 'visitor') =>
  isSoak ? doors : doors.filter(({ path }) => shownTo[who].includes(path))

/** The long form opens some eighty doors for each role. */
const allDoorsMs = 300_000

const sessionCall = '**/.netlify/functions/auth-session'

for (const role of everyRole) {
  test(`a door lets ${role} through exactly where it lists that role, superadmin always`, async ({
    request,
    openBrowser,
  }) => {
    if (isSoak) test.setTimeout(allDoorsMs)
    const page = await openBrowser({ as: await keptSessionOf(request, role) })
    for (const { path, roles, landsOn = path } of doorsFor(role)) {
      await page.goto(path)
      if (role === 'superadmin' || roles.includes(role)) {
        await expect(page.getByRole('button', { name: `Sign out (${role})` })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(new URL(page.url()).pathname, path).toBe(landsOn)
      } else if (wordsForOthers[path]) {
        await expect(page.getByRole('heading', { level: 1, name: wordsForOthers[path] })).toBeVisible()
        expect(addressOf(page)).toBe(path)
      } else {
        await page.waitForURL('**/login?**')
        expect(addressOf(page), path).toBe(loginAddress('role-mismatch', landsOn))
      }
    }
  })
}

test('a visitor is led to sign in from a door, or told so on the spot', async ({ page }) => {
  if (isSoak) test.setTimeout(allDoorsMs)
  for (const { path, landsOn = path } of doorsFor('visitor')) {
    await page.goto(path)
    const words = inlineWords[landsOn]
    if (words) {
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
      expect(addressOf(page)).toBe(landsOn)
    } else {
      await page.waitForURL('**/login?**')
      expect(addressOf(page), path).toBe(loginAddress('signin-required', landsOn))
    }
  }
})

test('the way back keeps the query and the part of the page', async ({ page }) => {
  await page.goto('/admin/randomizer?page=2#past')
  await page.waitForURL('**/login?**')
  expect(addressOf(page)).toBe(loginAddress('signin-required', '/admin/randomizer?page=2#past'))
  await page.goto('/portal/sponsor?status=success')
  await expect(page).toHaveURL(/\/sponsor\/dashboard\?status=success$/)
  await page.goto('/checkout?code=PT-ABC234&status=cancel')
  await expect(page).toHaveURL(/\/sponsor\?code=PT-ABC234&status=cancel$/)
})

test('while access is checked the page says so, after four seconds that it takes long, and then opens', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await signInByPassword(request, adminEmail) })
  let answer: () => void = () => undefined
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  let isAsked = false
  await page.route(sessionCall, async (route: Route) => {
    isAsked = true
    await mayAnswer
    await route.continue()
  })
  await stopClock(page)
  await page.goto('/admin')
  await windUntil(page, () => isAsked)
  await expect(page.getByRole('status')).toHaveText('Checking access…')
  const slow = page.getByText('Taking longer than expected…')
  await page.clock.fastForward(3_000)
  await expect(slow).toBeHidden()
  await page.clock.fastForward(1_000)
  await expect(slow).toBeVisible()
  answer()
  await windUntil(page, () => page.getByRole('heading', { level: 1, name: 'Home' }).isVisible())
})

for (const [what, fail] of [
  ['fails', (route: Route) => route.fulfill({ status: 500, json: { error: 'Down', code: 'server.failed' } })],
  ['cannot be reached', (route: Route) => route.abort()],
] as const) {
  test(`when the check ${what} the page says so, offers another try, and keeps the session`, async ({
    request,
    openBrowser,
    faults,
  }) => {
    const page = await openBrowser({ as: await signInByPassword(request, adminEmail) })
    await page.route(sessionCall, fail)
    await page.goto('/admin/randomizer?page=2')
    await expect(page.getByRole('alert')).toHaveText('Couldn’t verify access. Try again')
    const again = page.getByRole('link', { name: 'Try again' })
    await expect(again).toHaveAttribute('href', loginAddress('retry', '/admin/randomizer?page=2'))
    expect(await hasSession(page)).toBe(true)
    await page.unroute(sessionCall)
    await again.click()
    await page.waitForURL('**/login?**')
    await page.context().close()
    // The browser itself notes the refused call.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('Failed to load resource')))
  })
}

test('a session the server no longer knows is forgotten, once, and leads to sign in', async ({
  request,
  openBrowser,
}) => {
  const session = await signInByPassword(request, adminEmail)
  await request.post(`${identityEndpoints.logout.path}?scope=local`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  const page = await openBrowser({ as: session })
  await page.goto('/admin/notifications')
  await page.waitForURL('**/login?**')
  expect(addressOf(page)).toBe(loginAddress('signin-required', '/admin/notifications'))
  expect(await hasSession(page)).toBe(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('a page that stays open after its session ended says that one must be signed in', async ({
  request,
  openBrowser,
}) => {
  const session = await signInByPassword(request, adminEmail)
  const page = await openBrowser({ as: session })
  await page.goto('/admin/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Notifications' })).toBeVisible()
  await request.post(`${identityEndpoints.logout.path}?scope=local`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  await page.getByRole('link', { name: 'Randomizer' }).click()
  // The page that is left may say so, too.
  await page.waitForURL('**/admin/randomizer')
  await expect(page.getByRole('heading', { level: 1, name: 'You must be signed in.' })).toBeVisible()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/login?**')
  expect(addressOf(page)).toBe(loginAddress('signin-required', '/admin/randomizer'))
})

test('a page whose reads are refused by role says that it may not be viewed', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await signInByPassword(request, adminEmail) })
  await page.route('**/admin-notifications-list?*', (route) =>
    route.fulfill({
      status: 403,
      json: {
        error: 'You do not have permission to view this page.',
        code: 'identity.role_not_allowed',
      },
    }),
  )
  await page.goto('/admin/notifications')
  await expect(
    page.getByRole('heading', { level: 1, name: 'You do not have permission to view this page.' }),
  ).toBeVisible()
})

test('whoever owes a second factor is led to give it, and back afterwards', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await signInByPassword(request, adminEmail) })
  await page.route(sessionCall, async (route) => {
    const answer = await route.fetch()
    const { profile } = (await answer.json()) as { profile: object }
    await route.fulfill({ json: { profile: { ...profile, second_factor: 'verify' } } })
  })
  await page.goto('/admin/randomizer?page=2')
  await page.waitForURL('**/login/verify?**')
  expect(addressOf(page)).toBe(`/login/verify?next=${encodeURIComponent('/admin/randomizer?page=2')}`)
})

function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

function loginAddress(notice: 'signin-required' | 'role-mismatch' | 'retry', next: string): string {
  return `/login?notice=${notice}&next=${encodeURIComponent(next)}`
}

function hasSession(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('tower.session') !== null)
}
