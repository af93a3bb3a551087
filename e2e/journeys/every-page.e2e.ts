import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { give } from '../gifts.ts'
import { journeyRooms } from '../journey-rooms.ts'
import { adminEmail, signInByLink, signInByPassword, type Session } from '../people.ts'
import { freshSchoolAddress, getRoom, requestConfirmationToken } from '../rooms.ts'
import { expect, test } from '../tower-test.ts'

// A trace would photograph every step of the inspection; its findings say enough.
test.use({ trace: 'off' })

const height = 900
/** A dozen pages and more, each looked at six times. */
const inspectionMs = 300_000
const narrowest = 320
const widths = [375, 1280]
const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const languages = [
  { name: 'English', locale: 'en-US', code: 'en', loading: 'Loading…' },
  { name: 'Spanish', locale: 'es-US', code: 'es', loading: 'Cargando…' },
] as const
type Language = (typeof languages)[number]

type Pages = { what: string; paths: (request: APIRequestContext) => Promise<string[]> }

/** Pages that anyone may open, in every state that an address can bring them to. */
const publicPages: Pages[] = [
  {
    what: 'page of the charity',
    paths: async () => [
      '/',
      '/no-such-page',
      '/mission',
      '/about',
      '/events',
      '/gallery',
      '/contact',
      '/contact/thanks',
      '/partners',
      '/partners/apply',
      '/programs',
      '/programs/sponsor-classroom',
      '/programs/sponsor-classroom/about',
      '/programs/tower-smbs/about',
      '/nominate-teacher',
    ],
  },
  { what: 'page of giving and draws', paths: givingPages },
  {
    what: 'page of signing in',
    paths: async () => [
      '/login',
      '/login?role=admin',
      '/login?role=admin&notice=signin-required&next=%2Fadmin',
      '/login?notice=role-mismatch&next=/admin',
      '/login?notice=retry&next=%2Fportal%2Fteacher',
      '/auth/callback?token_hash=invented&type=magiclink',
      '/auth/callback',
      '/login/verify',
      '/auth/callback#error=access_denied&error_code=otp_expired',
      '/reset-password',
      '/welcome',
      '/sponsor/dashboard',
      '/sponsor/wallet',
    ],
  },
]

async function givingPages(request: APIRequestContext): Promise<string[]> {
  const { checkoutId } = await give(request, { amountCents: 40_000, email: 'every-page@journey.test' })
  const room = await getRoom(request, journeyRooms.everyPage)
  const email = freshSchoolAddress('teacher')
  const token = await requestConfirmationToken(request, { roomId: room.id, email })
  const answer = (await (await request.get('/api/draws')).json()) as {
    items: { id: string; state: string }[]
  }
  const drawIn = (state: string) => answer.items.find((draw) => draw.state === state)?.id ?? ''
  return [
    '/sponsor',
    '/sponsor?code=PT-ZZZZZ9',
    '/sponsor?status=success',
    '/sponsor/recent',
    '/sponsor/signup',
    '/sponsor-classroom/donate',
    '/sponsor-athlete/donate?dest=project&amount=250',
    '/no-such-program/donate',
    '/donate/success',
    `/donate/success?session_id=${checkoutId}`,
    '/donate/cancel',
    '/confirm-classroom?token=invented',
    `/confirm-classroom?token=${token}`,
    '/draws',
    `/draws/${drawIn('completed')}`,
    `/draws/${drawIn('scheduled')}`,
  ]
}

const portals: {
  owner: string
  paths: string[]
  signIn: (request: APIRequestContext) => Promise<Session>
}[] = [
  {
    owner: 'a sponsor',
    paths: [
      '/sponsor/dashboard',
      '/sponsor/giving',
      '/sponsor/wallet',
      '/portal/sponsor/credits',
      '/account',
      '/login?notice=role-mismatch&next=/admin',
    ],
    signIn: (request) => signInByLink(request, 'sponsor@tower.test'),
  },
  {
    owner: 'a teacher',
    paths: ['/portal/teacher', '/login'],
    signIn: (request) => signInByLink(request, 'teacher@tower.test'),
  },
  {
    owner: 'an athlete',
    paths: ['/portal/prospect', '/account'],
    signIn: (request) => signInByLink(request, 'athlete@tower.test'),
  },
  {
    owner: 'staff',
    paths: ['/admin', '/admin/randomizer', '/admin/notifications', '/account'],
    signIn: (request) => signInByPassword(request, adminEmail),
  },
]

/** One sign-in for every language: an address is sent only a few links an hour. */
const sessions = new Map<string, Session>()

async function sessionOf(owner: string, signIn: () => Promise<Session>): Promise<Session> {
  const session = sessions.get(owner) ?? (await signIn())
  sessions.set(owner, session)
  return session
}

for (const language of languages) {
  for (const { what, paths } of publicPages) {
    test(`every ${what} is well made in ${language.name}, by day and by night, narrow and wide`, async ({
      request,
      openBrowser,
    }) => {
      test.setTimeout(inspectionMs)
      const page = await openBrowser({ locale: language.locale })
      const found: string[] = []
      for (const path of await paths(request)) found.push(...(await inspect(page, path, language)))
      expect(found).toEqual([])
    })
  }

  test(`every page behind a door is well made in ${language.name}, by day and by night, narrow and wide`, async ({
    request,
    openBrowser,
  }) => {
    test.setTimeout(inspectionMs)
    const found: string[] = []
    for (const { owner, paths, signIn } of portals) {
      const session = await sessionOf(owner, () => signIn(request))
      const page = await openBrowser({ locale: language.locale, as: session })
      for (const path of paths) found.push(...(await inspect(page, path, language)))
    }
    expect(found).toEqual([])
  })
}

/** Everything that is wrong with a page, in words. */
async function inspect(page: Page, path: string, { code, loading }: Language): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: narrowest, height })
  await page.goto(path)
  await settle(page, loading)
  const faults = [...(await inspectFrame(page, code)), ...(await inspectWidth(page, narrowest))]
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    faults.push(...(await inspectWidth(page, width)))
    // Another language has the same elements in the same colours; its words are seen at the width that presses them most.
    if (code !== 'en' && width !== widths[0]) continue
    faults.push(...(await inspectAccess(page, `${width} px by day`)))
    if (code !== 'en') continue
    // The same elements in other colours: only contrast can differ by night.
    await page.emulateMedia({ colorScheme: 'dark' })
    faults.push(...(await inspectAccess(page, `${width} px by night`, ['color-contrast'])))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return faults.map((fault) => `${path} (${code}): ${fault}`)
}

/** A page is there when its heading is, and nothing says that something is still being loaded. */
async function settle(page: Page, loading: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function inspectFrame(page: Page, language: string): Promise<string[]> {
  const faults: string[] = []
  const headings = await page.getByRole('heading', { level: 1 }).count()
  if (headings !== 1) faults.push(`${headings} headings of the first level`)
  if ((await page.title()).trim() === '') faults.push('no title')
  const lang = await page.locator('html').getAttribute('lang')
  if (lang !== language) faults.push(`its language is ${lang ?? 'not said'}`)
  if ((await page.getByRole('main').count()) !== 1) faults.push('not one main part')
  return faults
}

async function inspectWidth(page: Page, width: number): Promise<string[]> {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  return widest > width ? [`scrolls sideways at ${width} px: ${widest} px wide`] : []
}

async function inspectAccess(page: Page, where: string, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (
    rules ? builder.withRules(rules) : builder.withTags(accessibilityRules)
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}
