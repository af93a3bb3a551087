import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { sponsorStartEndpoints } from '@tower/contract/people/sponsors.contract.ts'
import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { listPages, type PageAddress, paths } from '@tower/contract/pages.ts'
import { give, waitForGift, checkoutIdOf } from './gifts.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { classroomOf, freshSchoolAddress, getClassroom, requestConfirmationToken } from './classrooms.ts'
import { freshAddress, requestNominationLink } from './nominators.ts'
import { listProspectIds } from './prospects.ts'

/** A page in one state: what an address shows, or what it shows after somebody did something there. */
export type Look = {
  path: string
  after?: string
  act?: (page: Page) => Promise<void>
  /** It shows what a part looks like while it loads, and never ends loading. */
  keepsLoading?: true
}

/**
 * Looks at pages, under the addresses of the product that they show. The state of an address that is listed first is looked
 * at on each merge, the others by the long form.
 */
export type LooksByAddress = { [Address in PageAddress | '/*']?: readonly (string | Look)[] }

/** Addresses that only lead on, or show what another address shows; the journey of the doors opens them. */
export const addressesOfOthers = listPages()
  .filter(({ sameAs }) => sameAs !== undefined)
  .map(({ address }) => address)

/** The addresses of the product, as it lists them itself. */
export async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const source = await (await request.get('/dev')).text()
  return [...source.matchAll(/<code>(\/[^<]*)<\/code>/g)].map(([, address = '']) => address)
}

/** What the charity says about itself and its programs, and how to write to it. */
export const contentPages: LooksByAddress = {
  '/': ['/'],
  '/*': ['/no-such-page'],
  '/mission': ['/mission', { path: '/mission', after: 'with NUMA open', act: openNuma }],
  '/about': ['/about'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
  '/refunds': ['/refunds'],
  '/how-money-moves': ['/how-money-moves'],
  '/events': ['/events'],
  '/broadcasts': ['/broadcasts'],
  '/gallery': ['/gallery'],
  '/contact': [
    '/contact',
    { path: '/contact', after: 'sent empty', act: (page) => sendForm(page, 'name', '', 'alert') },
  ],
  '/contact/thanks': ['/contact/thanks'],
  '/partners': ['/partners'],
  '/partners/apply': ['/partners/apply'],
  '/programs': ['/programs'],
  '/programs/:programId': ['/programs/sponsor-classroom', '/programs/no-such-program'],
  '/programs/sponsor-classroom/about': ['/programs/sponsor-classroom/about'],
  '/programs/:programId/about': [
    '/programs/tower-smbs/about',
    {
      path: '/programs/rent-assistance/about',
      after: 'asked to be told',
      act: (page) => sendForm(page, 'email', 'pages@journey.test', 'status'),
    },
  ],
  '/nominate-teacher': ['/nominate-teacher'],
  '/dev': ['/dev'],
  '/dev/kit': [{ path: '/dev/kit', keepsLoading: true }],
}

/** Signing in, and what a stranger sees where only a sponsor may go on. */
export const signInPages: LooksByAddress = {
  '/prospect/consent': ['/prospect/consent', '/prospect/consent?token=invented'],
  '/login': [
    '/login',
    '/login?role=admin',
    '/login?role=admin&notice=signin-required&next=%2Fadmin',
    '/login?notice=role-mismatch&next=/admin',
    '/login?notice=retry&next=%2Fportal%2Fteacher',
  ],
  '/auth/callback': [
    '/auth/callback',
    '/auth/callback?token_hash=invented&type=magiclink',
    '/auth/callback#error=access_denied&error_code=otp_expired',
  ],
  '/login/verify': ['/login/verify'],
  '/reset-password': ['/reset-password'],
  '/welcome': ['/welcome'],
  '/sponsor/dashboard': ['/sponsor/dashboard'],
  '/sponsor/wallet': ['/sponsor/wallet'],
}

let made: Promise<LooksByAddress> | undefined

/** Giving, draws, and the pages of people; made once, for they need gifts, mails and links of their own. */
export function givingPages(request: APIRequestContext): Promise<LooksByAddress> {
  made ??= makeGivingPages(request)
  return made
}

async function makeGivingPages(request: APIRequestContext): Promise<LooksByAddress> {
  const prospectIds = await listProspectIds(request)
  const [gift, confirmation, openNomination, countedNomination, sponsorLink, monthlyGift] = await Promise.all(
    [
      give(request, { amountCents: 40_000, email: 'every-page@journey.test' }),
      askForConfirmation(request),
      nominateByMail(request),
      nominateByMail(request, 'confirm'),
      askForSponsorLink(request),
      giveMonthly(request, prospectIds[0] ?? ''),
    ],
  )
  const { items: draws } = await read<{ items: { id: string; state: string }[] }>(
    request,
    drawEndpoints.list.path,
  )
  const drawIn = (state: string) => draws.find((draw) => draw.state === state)?.id ?? ''
  const { share_code: shareCode } = await getClassroom(request, 'Reading Nook')
  return {
    '/sponsor': ['/sponsor', '/sponsor?code=PT-ZZZZZ9', '/sponsor?status=success'],
    '/sponsor/recent': ['/sponsor/recent'],
    '/sponsor/signup': ['/sponsor/signup'],
    '/sponsor/start': [sponsorLink, '/sponsor/start'],
    '/onboarding': ['/onboarding', '/onboarding?packet=an-invented-packet-of-nobody'],
    '/:programId/donate': [
      '/sponsor-classroom/donate',
      '/sponsor-athlete/donate?dest=project&amount=250',
      '/no-such-program/donate',
    ],
    '/donate/success': [`${paths.donateSuccess}?session_id=${gift.checkoutId}`, '/donate/success'],
    '/gifts/:followKey': [gift.follow ?? '', '/gifts/no-such-gift'],
    '/donate/cancel': ['/donate/cancel'],
    '/confirm-nomination': [openNomination, countedNomination, '/confirm-nomination?token=invented'],
    '/confirm-classroom': [confirmation, '/confirm-classroom?token=invented'],
    '/draws': ['/draws'],
    '/draws/:drawId': ['completed', 'scheduled'].map((state) => paths.draw({ drawId: drawIn(state) })),
    '/draws/slots/:number': [1, 999_999].map((number) => paths.slotStory({ number })),
    '/t/:code': [shareCode ?? '', 'PT-ZZZZZ9'].map((code) => paths.teacherShare({ code })),
    '/s/:handle': ['demo-sponsor', 'nobody-here'].map((handle) => paths.sponsorProfile({ handle })),
    '/books/:code': ['/books/nosuchbook22'],
    '/prospect': ['/prospect', '/prospect?sport=Curling'],
    '/prospect/:prospectId': [prospectIds[0] ?? '', prospectIds.at(-1) ?? '', 'no-such-athlete'].map(
      (prospectId) => paths.prospect({ prospectId }),
    ),
    '/gift-news': ['/gift-news'],
    '/own-tower': ['/own-tower'],
    '/giving': [await findGiverLink(request), '/giving', '/giving?link=invented'],
    '/monthly-gift': [monthlyGift, '/monthly-gift', `${monthlyGift}&ask=cancel`],
  }
}

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  return (await (await request.get(path)).json()) as Answer
}

/** The address of ours in the mail that comes to somebody. */
async function addressInMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  page?: string,
): Promise<string> {
  const { pathname, search } = new URL(linkIn(await waitForMail(request, to, subject), page))
  return pathname + search
}

async function askForConfirmation(request: APIRequestContext): Promise<string> {
  const { id: classroomId } = await getClassroom(request, classroomOf('everyPage'))
  const token = await requestConfirmationToken(request, { classroomId, email: freshSchoolAddress('teacher') })
  return `${paths.confirmClassroom}?token=${token}`
}

/** Nominates with an address, and gives the page that its mail opens; after `confirm` the nomination counts already. */
async function nominateByMail(request: APIRequestContext, after?: 'confirm'): Promise<string> {
  const { id: classroomId } = await getClassroom(request, classroomOf('everyPage'))
  const { path, token } = await requestNominationLink(request, {
    classroomId,
    email: freshAddress('neighbor'),
  })
  if (after === 'confirm') await request.post(nominationEndpoints.confirmNomination.path, { data: { token } })
  return path
}

async function askForSponsorLink(request: APIRequestContext): Promise<string> {
  const email = `start-${crypto.randomUUID().slice(0, 8)}@journey.test`
  const asked = await request.post(sponsorStartEndpoints.start.path, { data: { email } })
  expect(asked.status(), await asked.text()).toBe(200)
  return addressInMail(request, email, /./)
}

/** Gives each month to an athlete, and gives the page that the receipt opens. */
async function giveMonthly(request: APIRequestContext, prospectId: string): Promise<string> {
  const email = `each-month-${crypto.randomUUID().slice(0, 8)}@journey.test`
  const wish = { prospect_id: prospectId, type: 'recurring', amount_cents: 2_000, email }
  const started = await request.post(sponsorshipEndpoints.donate.path, { data: wish })
  expect(started.status(), await started.text()).toBe(200)
  const { checkout_url: url } = (await started.json()) as { checkout_url: string }
  await request.post(url, { form: { outcome: 'paid' }, maxRedirects: 0 })
  await waitForGift(request, checkoutIdOf(url))
  return addressInMail(request, email, /receipt/i, paths.monthlyGift)
}

/** The page that the receipt of the gift above opens. */
async function findGiverLink(request: APIRequestContext): Promise<string> {
  const mail = await waitForMail(request, 'every-page@journey.test', /receipt/i)
  const { pathname, search } = new URL(/https?:\/\/\S+\/giving\?link=\S+/.exec(mail.text)?.[0] ?? '')
  return pathname + search
}

async function openNuma(page: Page): Promise<void> {
  // The button works once the page is hydrated; until then a press changes nothing.
  await expect(async () => {
    // By keyboard: to the mouse it is away while it would lie over content.
    await page.locator('button[aria-label*=NUMA]').last().press('Enter', { timeout: 1_000 })
    await expect(page.getByRole('region', { name: 'NUMA' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** Fills one field of the page's form, sends it, and waits for what is said then. */
async function sendForm(page: Page, field: string, value: string, answer: 'status' | 'alert'): Promise<void> {
  const input = page.getByRole('main').locator(`form [name=${field}]`)
  await input.fill(value)
  await input.press('Enter')
  await page.getByRole('main').getByRole(answer).first().waitFor()
}
