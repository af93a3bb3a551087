// On PGlite too: the demo runs on it.
import { dayMs } from '@tower/contract/durations.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import { shareCodePattern } from '@tower/contract/matching/classrooms.ts'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../src/database/database.ts'
import { bookRules } from '../src/domains.ts'
import { selectLedClassrooms } from '../src/learning/storybooks/access/features.queries.ts'
import { selectBooksOfSponsor } from '../src/learning/storybooks/reading/shown-books.queries.ts'
import { readLookedAt } from '../src/matching/draws/desk/barred.queries.ts'
import { findTwins } from '../src/matching/classrooms/twins/find-twins.ts'
import { pledgesOn } from '../src/money/pledges/listed-pledges.queries.ts'
import { listTwoPersonApprovals } from '../src/money/approvals/waiting-approvals.queries.ts'
import { listTwoPersonOfflineGifts } from '../src/money/desk/offline/two-person-offline.queries.ts'
import { listViolations } from '../src/money/ledger/verify-ledger.ts'
import { listRequestRows } from '../src/people/sponsors/requests/requests.queries.ts'
import { testApp } from '../src/test/test-app.ts'
import { testDatabase } from '../src/test/test-database.ts'
import type { TestServices } from '../src/test/test-services.ts'
import { demoPassword } from '../src/process/describe-demo.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoId } from './demo-chance.ts'
import { readDemoHistory } from '../test/demo-history.ts'
import { seedDemo } from './seed-demo.ts'

const monday = new Date('2026-11-16T12:00:00Z')

let app: FastifyInstance
let services: TestServices

// Nothing here changes it, but for a session or two: to fill one takes a busy machine more than a minute.
beforeAll(async () => {
  const demo = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  app = demo.app
  services = demo.services
  await seedDemo(services, { at: monday })
}, 240_000)
afterAll(async () => {
  await app.close()
  await services.database.close()
})

const noFilters = { q: undefined, status: undefined, onboarding: undefined }

test('the demo shows what there is to try: people, classrooms, gifts, two held draws and the next one', async () => {
  const { winners, donors } = await readDemoHistory(services)
  const found = await services.database.read(async (tx) => ({
    people: await tx.selectFrom('users').select(['email', 'role', 'password_hash']).execute(),
    classrooms: await tx.selectFrom('classrooms').select(['id', 'confirmed_at', 'teacher_id']).execute(),
    nominated: await tx.selectFrom('classroom_nominations').select('classroom_id').distinct().execute(),
    draws: await tx
      .selectFrom('assignment_slots')
      .select(['state', 'slot_name'])
      .orderBy('slot_starts')
      .execute(),
    waiting: await tx.selectFrom('slots').select('id').where('classroom_id', 'is', null).execute(),
  }))
  for (const { email, role } of demoAccounts)
    expect(found.people).toContainEqual(expect.objectContaining({ email, role }))
  expect(
    found.people
      .filter(({ password_hash }) => password_hash)
      .map(({ email }) => email)
      .sort(),
  ).toEqual(['admin@tower.test', 'superadmin@tower.test'])
  expect(found.classrooms).toHaveLength(41)
  expect(
    found.classrooms.filter(({ confirmed_at, teacher_id }) => !confirmed_at || !teacher_id),
  ).toHaveLength(2)
  expect(found.nominated).toHaveLength(40)
  expect(found.draws).toEqual([
    { state: 'completed', slot_name: 'Draw of November 2, 2026' },
    { state: 'completed', slot_name: 'Draw of November 9, 2026' },
    { state: 'scheduled', slot_name: 'Draw of November 16, 2026' },
  ])
  expect(winners).toHaveLength(8)
  expect(found.waiting).toHaveLength(4)
  // Six with accounts, and three who gave by check.
  expect(donors.filter(({ kind }) => kind === 'person')).toHaveLength(9)
})

test('the demo tells two webhooks nothing and has no key that anybody could use, and both have a past to look at', async () => {
  const found = await services.database.read(async (tx) => ({
    webhooks: await tx.selectFrom('webhooks').select(['url', 'is_active', 'failing_since']).execute(),
    messages: await tx
      .selectFrom('webhook_deliveries')
      .select(['attempts', 'delivered_at', 'given_up_at'])
      .execute(),
    keys: await tx.selectFrom('api_keys').select(['expires_at', 'revoked_at', 'handle']).execute(),
  }))
  expect(found.webhooks.map(({ is_active: isOn }) => isOn)).toEqual([false, false])
  for (const { url } of found.webhooks) expect(new URL(url).hostname).toMatch(/\.test$/)
  expect(found.webhooks.filter(({ failing_since: since }) => since)).toHaveLength(1)
  const ends = found.messages.map((row) =>
    row.delivered_at ? 'arrived' : row.given_up_at ? 'given up' : 'waits',
  )
  expect(new Set(ends)).toEqual(new Set(['arrived', 'given up', 'waits']))
  expect(found.messages.some((row) => row.delivered_at && row.attempts > 1)).toBe(true)
  expect(found.keys).toHaveLength(4)
  expect(found.keys.filter(({ expires_at: at }) => at && at < monday)).toHaveLength(1)
  expect(found.keys.filter(({ revoked_at: at }) => at)).toHaveLength(1)
})

test('the console of the demo shows who signed up lately, and who cannot enter the draw', async () => {
  const found = await services.database.read(async (tx) => ({
    signups: await listSignupsSince(tx, new Date(monday.getTime() - 7 * dayMs)),
    lookedAt: await readLookedAt(tx),
  }))
  expect(found.signups).toEqual(['sponsor', 'teacher'])
  expect(found.lookedAt).toEqual(monday)
})

async function listSignupsSince(tx: Tx, since: Date): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('users')
    .select('role')
    .where('created_at', '>=', since)
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

test('a teacher’s photo waits for staff in the demo, so that their page of photos shows one', async () => {
  const waiting = await services.database.read((tx) =>
    tx.selectFrom('teacher_looks').select('teacher_id').where('waiting_file_id', 'is not', null).execute(),
  )
  expect(waiting).toEqual([{ teacher_id: demoId('teacher-new@schools.test') }])
})

test('the demo’s teacher has a class, and what each tool wrote for a tools credit', async () => {
  const teacherId = demoId('teacher@tower.test')
  const { students, results, uses } = await services.database.read(async (tx) => ({
    students: await tx
      .selectFrom('students')
      .select('full_name')
      .where('teacher_id', '=', teacherId)
      .execute(),
    results: await tx
      .selectFrom('tool_results')
      .select('tool')
      .where('teacher_id', '=', teacherId)
      .orderBy('tool')
      .execute(),
    uses: await tx.selectFrom('credit_uses').select('state').where('teacher_id', '=', teacherId).execute(),
  }))
  expect(students).toHaveLength(6)
  expect(results).toEqual(['iep-goal', 'parent-note', 'sub-brief'].map((tool) => ({ tool })))
  expect(uses.map(({ state }) => state)).toEqual(['spent', 'spent', 'spent'])
})

test('the demo’s teacher may make storybooks, has begun one, and shows another with her slot and to its sponsor', async () => {
  const teacherId = demoId('teacher@tower.test')
  const { books, features, shown } = await services.database.read(async (tx) => ({
    books: await tx
      .selectFrom('story_books')
      .select(['status', 'in_story'])
      .where('teacher_id', '=', teacherId)
      .orderBy('status')
      .execute(),
    shown: await selectBooksOfSponsor(
      tx,
      (await selectLedClassrooms(tx, teacherId)).flatMap(({ sponsor_id: id }) => id ?? [])[0] ?? '',
    ),
    features: await tx.selectFrom('classroom_features').select('storybooks_enabled').execute(),
  }))
  expect(books).toEqual([
    { status: 'draft', in_story: false },
    { status: 'published', in_story: true },
  ])
  expect(shown.map(({ title }) => title)).toEqual(['The Bridge That Would Not Break'])
  expect(features.every((feature) => feature.storybooks_enabled)).toBe(true)
})

test('the money desk of the demo has a payment to review, a part given back, a dispute and gifts by check', async () => {
  const found = await services.database.read(async (tx) => ({
    review: await tx.selectFrom('payments').select('state').where('state', '=', 'unmatched').execute(),
    refunds: await tx.selectFrom('refunds').select(['state', 'amount_cents']).execute(),
    disputes: await tx.selectFrom('disputes').select('state').execute(),
    offline: await tx.selectFrom('offline_gifts').select('state').orderBy('state').execute(),
  }))
  expect(found).toEqual({
    review: [{ state: 'unmatched' }],
    refunds: [{ state: 'succeeded', amount_cents: 5_000 }],
    disputes: [{ state: 'open' }],
    offline: [{ state: 'pending' }, { state: 'received' }, { state: 'received' }],
  })
})

test('of the pledges of the demo one is on its way, one overdue and one fulfilled, by gifts that are in it anyhow', async () => {
  const pledges = await services.database.read(async (tx) => {
    const find = (number: number) => pledgesOn(dayOf(monday)).find(tx, sql`pledge.number = ${number}`)
    return [await find(1), await find(2), await find(3)]
  })
  expect(pledges.map((pledge) => [pledge?.state, pledge?.paid_cents])).toEqual([
    ['open', 30_000],
    ['overdue', 0],
    ['done', 240_000],
  ])
})

test('of the emails to givers of the demo one is a draft and one was given back, nothing of them leaves, and one classroom has a twin', async () => {
  const { mailings, mails, twins } = await services.database.read(async (tx) => ({
    mailings: await tx.selectFrom('mailings').select(['state', 'readers']).orderBy('state').execute(),
    mails: await tx.selectFrom('mails').select('id').where('template', '=', 'mailing').execute(),
    twins: (await findTwins(tx, demoId('Portable 2'))).twins,
  }))
  expect(mailings.map(({ state }) => state)).toEqual(['draft', 'refused'])
  expect(mailings[1]?.readers).toBeGreaterThan(0)
  expect(mails).toEqual([])
  expect(twins.map(({ id }) => id)).toEqual([demoId('Portable 2 (demo twin)')])
})

test('what was paid for the demo’s athletes: one payout stands, one was declined, and one waits for a second person', async () => {
  const found = await services.database.read((tx) =>
    tx
      .selectFrom('disbursements')
      .innerJoin('files', 'files.id', 'disbursements.file_id')
      .select(['disbursements.state', 'amount_cents', 'needs_second', 'files.state as document'])
      .orderBy('recorded_at')
      .execute(),
  )
  expect(found).toEqual([
    { state: 'paid', amount_cents: 30_000, needs_second: false, document: 'approved' },
    { state: 'declined', amount_cents: 125_000, needs_second: true, document: 'approved' },
    { state: 'waiting', amount_cents: 110_000, needs_second: true, document: 'approved' },
  ])
})

test('of the demo’s athletes one is 18 in twelve days, and one reads why a picture was sent back', async () => {
  const found = await services.database.read(async (tx) => ({
    birthdays: await tx
      .selectFrom('prospects')
      .select(['first_name', 'status', sql<string>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('born_on')])
      .where('date_of_birth', 'is not', null)
      .execute(),
    sentBack: await tx
      .selectFrom('prospect_updates')
      .select(['caption', 'review_reason'])
      .where('review_outcome', '=', 'sent_back')
      .execute(),
  }))
  expect(found).toEqual({
    birthdays: [{ first_name: 'Theo', status: 'approved', born_on: '2008-11-28' }],
    sentBack: [
      {
        caption: 'The whole relay team after practice. A drawing of the demo.',
        review_reason: 'Three other children can be seen (demo). Please send a picture of Maya alone.',
      },
    ],
  })
})

test('the demo’s sponsor requests stand in every state, and one person decided on what another asked for', async () => {
  const { rows: requests } = await services.database.read((tx) =>
    listRequestRows(tx, noFilters, { sort: 'requested', limit: 10, offset: 0 }),
  )
  expect(requests.map(({ status, onboarding_status: onboarding }) => `${status}, ${onboarding}`)).toEqual([
    'fulfilled, released',
    'link_sent, pending',
    'link_sent, released',
    'requested, pending',
    'requested, pending',
  ])
  const acts = await services.database.read(async (tx) => {
    const approvals = await listTwoPersonApprovals(tx, 100)
    const ofCents = (cents: number) => approvals.filter(({ amountCents }) => amountCents === cents)
    return [...ofCents(160_000), ...(await listTwoPersonOfflineGifts(tx, 10)), ...ofCents(120_000)]
  })
  const decided = { askedBy: 'admin@tower.test', decidedBy: 'superadmin@tower.test' }
  expect(acts).toEqual([
    expect.objectContaining({ ...decided, state: 'declined', amountCents: 160_000 }),
    expect.objectContaining({ ...decided, state: 'approved', amountCents: 120_000 }),
    expect.objectContaining({ askedBy: 'superadmin@tower.test', state: 'waiting', amountCents: 120_000 }),
  ])
})

test('every invariant of the ledger holds on the demo', async () => {
  expect(await services.database.read((tx) => listViolations(tx, bookRules))).toEqual([])
})

test('the demo’s provider paid out what came, the books agree with each payout, and a whole month without a difference', async () => {
  const signedIn = await app.inject({
    method: 'POST',
    url: `${identityEndpoints.token.path}?grant_type=password`,
    payload: { email: 'admin@tower.test', password: demoPassword },
  })
  const headers = {
    authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}`,
  }
  const read = async <Answer>(url: string) => (await app.inject({ url, headers })).json<Answer>()
  const { items } = await read<{ items: { status: string; agreement: string; amount_cents: number }[] }>(
    '/api/admin/payouts',
  )
  expect(items.length).toBeGreaterThan(5)
  expect(items.map(({ agreement }) => agreement)).toEqual(items.map(() => 'agrees'))
  expect(items.map(({ status }) => status)).toEqual(
    items.map((_, index) => (index === 0 ? 'in_transit' : 'paid')),
  )
  const { provider } = await read<{ provider: { moved_cents: number; differences: object[] } }>(
    '/api/admin/months/2026-10',
  )
  expect(provider.differences).toEqual([])
  expect(provider.moved_cents).not.toBe(0)
})

test('the demo teacher has a code to share, won the second draw and has $800 to spend', async () => {
  const teacherId = demoId('teacher@tower.test')
  const { winners, codes } = await readDemoHistory(services)
  expect(winners).toContainEqual(
    expect.objectContaining({ draw_id: demoId('The second draw'), name: 'Room 12' }),
  )
  expect(codes.find(({ classroom_id }) => classroom_id === demoId('Room 12'))?.code).toMatch(shareCodePattern)
  const budgets = await services.database.read((tx) =>
    tx.selectFrom('teacher_budgets').select('allocated_cents').where('teacher_id', '=', teacherId).execute(),
  )
  expect(budgets).toEqual([{ allocated_cents: 80_000 }])
})

test('the demo shows four athletes, hides one that waits and one whose guardian said no since, and some were given to', async () => {
  const { items, sports } = (await app.inject({ url: '/api/prospect/public' })).json<{
    items: { first_name: string; last_name: string; raised_cents: number }[]
    sports: string[]
  }>()
  expect(items.map(({ first_name, raised_cents }) => [first_name, raised_cents]).sort()).toEqual([
    ['Jordan', 170_000],
    ['Lena', 0],
    ['Maya', 37_000],
    ['Theo', 4_500],
  ])
  expect(items.every(({ last_name }) => last_name === 'D.')).toBe(true)
  expect(sports).toEqual(['Basketball', 'Soccer', 'Swimming', 'Track & Field'])
  const all = await services.database.read((tx) =>
    tx.selectFrom('prospects').select(['first_name', 'status', 'consent_id']).execute(),
  )
  expect(all).toContainEqual({
    first_name: 'Ari',
    status: 'pending',
    consent_id: expect.any(Number) as number,
  })
  expect(all).toContainEqual({ first_name: 'Noor', status: 'pending', consent_id: null })
})

test('staff of the demo sign in by password, and nobody else has one', async () => {
  const signIn = (email: string) =>
    app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email, password: demoPassword },
    })
  expect((await signIn('superadmin@tower.test')).statusCode).toBe(200)
  expect((await signIn('admin@tower.test')).statusCode).toBe(200)
  expect((await signIn('teacher@tower.test')).statusCode).toBe(400)
})
