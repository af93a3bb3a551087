import { paths } from '@tower/contract/pages.ts'
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { readMails, type ReadMail } from '../../../../test/mail/read-mails.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { buildDraft } from '../../../../test/people/prospects/build-prospects.ts'
import type { SealedMailName } from '../../../declared.ts'
import { personalData } from '../../../domains.ts'
import { sealLeaving } from '../../../mail/series/leave-link.ts'
import { ensureShareCode } from '../../../matching/classrooms/ensure-share-code.ts'
import { poolTowers } from '../../../money/giving/tower/pool-towers.ts'
import { requestAddressChange } from '../../identity/accounts/request-address-change.ts'
import { ensureAccount } from '../../identity/accounts/ensure-account.ts'
import { requestLink } from '../../identity/links/request-link.ts'
import { endAndErase } from './erase-person.ts'

// Many calls over one database, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const email = 'gisela.brandt@guests.edu'
const day = 86_400_000

type Ask = { method?: 'POST'; url: string; query?: Record<string, string>; payload?: object }

/** What each page of a mailed link asks the server with the link's key. */
const asksOf: Readonly<Record<string, (key: string) => Ask>> = {
  [paths.linkedGiving]: (link) => ({ url: '/api/giving/gifts', query: { link } }),
  [paths.monthlyGift]: (link) => ({ url: '/api/monthly-gift', query: { link } }),
  [paths.ownTower]: (link) => ({ url: '/api/own-tower', query: { link } }),
  [paths.gift({ followKey: '' })]: (key) => ({ url: `/api/gifts/${key}` }),
  [paths.confirmClassroom]: (token) => ({ url: '/api/nominee/confirmation', query: { token } }),
  [paths.confirmNomination]: (token) => ({ url: '/api/nominate/confirmation', query: { token } }),
  [paths.sponsorStart]: (token) => ({ url: `/api/sponsor/links/${token}` }),
  [paths.prospectConsent]: (token) => ({ url: '/api/prospect/consent', query: { token } }),
  [paths.authCallback]: (token_hash) => ({
    method: 'POST',
    url: '/auth/v1/verify',
    payload: { token_hash, type: 'magiclink' },
  }),
}

const gift = paths.gift({ followKey: '' })

function askOf(page: string, key: string): Ask {
  const ask = asksOf[page]
  if (!ask) throw new Error(`nothing is asked on ${page}`)
  return ask(key)
}

const giving = [paths.linkedGiving]

/** Where the links of each mail lead that opens something. A new such mail has its line here. */
const leadsTo = {
  receipt: [...giving, paths.monthlyGift, gift],
  monthly_receipt: [...giving, paths.monthlyGift, gift],
  giver_link: giving,
  year_statement: giving,
  monthly_charge_failed: [paths.monthlyGift],
  monthly_amount_changed: [paths.monthlyGift],
  monthly_card_changed: [paths.monthlyGift],
  monthly_gift_by_staff: [paths.monthlyGift],
  pledge_reminder: giving,
  tower_joins: [paths.ownTower],
  tower_joined: [gift],
  slot_full: [gift],
  gift_matched: [gift],
  classroom_confirmation: [paths.confirmClassroom],
  teacher_nominated: [paths.confirmClassroom],
  nomination_receipt: [paths.confirmNomination],
  nomination_confirmation: [paths.confirmNomination],
  sponsor_link: [paths.sponsorStart],
  prospect_consent: [paths.prospectConsent],
  sign_in: [paths.authCallback],
  recovery: [paths.authCallback],
  address_change: [paths.authCallback],
  // An address to write to: `findMayWrite` finds nobody who was erased.
  ticket_answer: [],
} as const satisfies Record<SealedMailName, readonly string[]>

/** Every way to ask that the mails to the person hold, by the page it is asked on. */
function asksIn(mails: readonly ReadMail[]): { page: string; ask: Ask }[] {
  const texts = (part: unknown): string[] =>
    typeof part === 'string'
      ? [part]
      : part !== null && typeof part === 'object'
        ? Object.values(part).flatMap(texts)
        : []
  return mails.flatMap(({ params }) => {
    const { followKey } = params
    const opened = typeof followKey === 'string' ? [{ page: gift, ask: askOf(gift, followKey) }] : []
    const linked = texts(params).flatMap((text) => {
      if (!/^(?:\/|http:\/\/tower\.test\/)\S*\?/.test(text)) return []
      const { pathname, searchParams } = new URL(text, 'http://tower.test')
      const key = searchParams.get('link') ?? searchParams.get('token') ?? searchParams.get('token_hash')
      return key !== null && pathname in asksOf ? [{ page: pathname, ask: askOf(pathname, key) }] : []
    })
    return [...opened, ...linked]
  })
}

/** An account with a link of every kind, and a classroom with a share code. */
async function buildLinked() {
  const world = await buildGiving({ environment: { RATE_LIMIT_FACTOR: '100' } })
  const { services, clock } = world
  await world.give({ email, amountCents: 83_700 })
  clock.advance(77 * day)
  await poolTowers(services)
  const at = clock.now()
  const { userId } = await services.database.transaction(async (tx) => {
    const account = await ensureAccount(tx, { email, role: 'teacher', at, actorId: null })
    await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', account.userId).execute()
    const person = { user: { id: account.userId, email, locale: 'en' }, newEmail: 'elsewhere@guests.edu' }
    await requestAddressChange(services, tx, person)
    return account
  })
  const sponsorship = await buildSponsorship(world)
  await sponsorship.beginMonthly({ email })
  const guardian = { userId, role: 'guardian' as const, duties: [], email }
  await buildDraft(services, { keeper: sponsorship.circle.keeper, guardian })
  await requestLink(services, { email })
  const code = await askOfClassroom(world)
  return { ...world, userId, code }
}

/** Leads a classroom, was to confirm another, and nominated it. */
async function askOfClassroom(world: GivingWorld): Promise<string> {
  const { services } = world
  const own = await buildClassroom(services.database, { name: 'Room 4', teacherEmail: email })
  const other = await buildClassroom(services.database, { name: 'Room 5' })
  const hash = createHash('sha256').update(email).digest('hex')
  const posts = [
    [
      '/api/nominee/request-confirm',
      { classroom_id: other.id, teacher_display_name: 'G. Brandt', teacher_edu_email: email },
    ],
    ['/api/nominate', { classroom_id: other.id, nominator_hash: hash, confirm_email: email }],
    ['/api/sponsor/start', { email }],
  ] as const
  for (const [url, body] of posts) expect((await world.post(url, body)).statusCode, url).toBe(200)
  const { random, clock } = services
  return services.database.transaction((tx) =>
    ensureShareCode(tx, { classroomId: own.id, at: clock.now(), random }),
  )
}

/** The answer to a key that nobody ever made: of its form, and signed by nobody. */
function invented(page: string): string {
  const signed: string[] = [paths.linkedGiving, paths.monthlyGift, paths.ownTower]
  if (signed.includes(page)) return `${crypto.randomUUID()}.9999999999.${'A'.repeat(43)}`
  return page === gift ? crypto.randomUUID() : 'A'.repeat(43)
}

test('after an erasure every link that was ever mailed to the person, and the share link of their classroom, answers as one that nobody made', async () => {
  const world = await buildLinked()
  const { services, app, userId, code } = world
  const left = sealLeaving(services, { series: 'gift_news', email })
  const asks = [
    ...asksIn(await readMails(services, { to: email })),
    ...[left, 'A'.repeat(left.length)].map((link) => askOther('leave', '/api/gift-news', { link })),
    ...[code, 'NOBODY99'].flatMap((one) => [
      askOther('share', '/.netlify/functions/public-share-resolve', { code: one }),
      askOther('code', '/api/sharecode/resolve', { code: one }),
    ]),
  ]
  const pages = Object.keys(asksOf)
  expect(new Set(Object.values(leadsTo).flat())).toEqual(new Set(pages))
  expect(new Set(asks.map(({ page }) => page))).toEqual(new Set([...pages, 'leave', 'share', 'code']))
  const answerTo = async (ask: Ask) => {
    const { statusCode, body } = await app.inject(ask)
    const { code: said, error_code: named } = JSON.parse(body) as Record<string, unknown>
    return statusCode === 200 ? 'opens' : JSON.stringify([statusCode, said, named])
  }
  for (const { page, ask } of asks.filter(opensBySight)) expect(await answerTo(ask), page).toBe('opens')

  await endAndErase(services, { userId, actor: null, personalData })
  for (const { page, ask } of asks) {
    const nobodys = asksOf[page]?.(invented(page)) ?? asks.findLast((one) => one.page === page)?.ask ?? ask
    expect(await answerTo(ask), `${page} ${JSON.stringify(ask)}`).toBe(await answerTo(nobodys))
  }
})

const askOther = (page: string, url: string, query: Record<string, string>) => ({ page, ask: { url, query } })

/** Reading changes nothing; what signs somebody in is used up by being asked, and what nobody made opens nothing. */
const opensBySight = ({ page, ask }: { page: string; ask: Ask }) =>
  page !== paths.authCallback && !/A{43}|NOBODY99/.test(JSON.stringify(ask.query ?? {}))
