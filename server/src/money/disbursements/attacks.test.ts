import { roles } from '@tower/contract/access.ts'
import type { Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import { athleteReportEndpoints } from '@tower/contract/money/athlete-reports.contract.ts'
import { athleteMoneyRuleEndpoints } from '@tower/contract/money/athlete-money-rule.contract.ts'
import { disbursementEndpoints } from '@tower/contract/money/disbursements.contract.ts'
import { expect, test, vi } from 'vitest'
import {
  buildDisbursements,
  type DisbursementWorld,
  itemOf,
} from '../../../test/money/disbursements/build-disbursements.ts'
import { buildActor } from '../../../test/people/identity/build-actor.ts'
import { buildProspectActor } from '../../../test/people/prospects/build-prospects.ts'
import { personalData } from '../../domains.ts'
import { erasePerson } from '../../people/account/erasure/erase-person.ts'
import { openSession } from '../../people/identity/sessions/open-session.ts'
import { saveGoal } from '../../people/prospects/save-goal.ts'
import { moveUnused } from './unused/move-unused.ts'
import { noticeUnused } from './unused/notice-unused.ts'

// Sixteen at a time, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 })

const limit = { environment: { REFUND_SECOND_PERSON_CENTS: '5000' } }
const many = Array.from({ length: 16 }, (_, place) => place)
const nobody = '00000000-0000-4000-8000-00000000000a'

type Answer = { statusCode: number; body: string; json: () => unknown }
const codeOf = (answer: Answer) => (answer.json() as { code?: string }).code

/** How many answers had each status. */
const countStatuses = (answers: Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ statusCode }) => statusCode)].map(([status, some]) => [status, some.length]),
  )

async function rowsOf({ services: { database } }: DisbursementWorld) {
  return database.read((tx) =>
    tx.selectFrom('disbursements').select(['id', 'state', 'amount_cents']).execute(),
  )
}

test('nobody but staff reaches a call of the desk, and whoever is nobody reaches none', async () => {
  const world = await buildDisbursements()
  const { services, app } = world
  const calls = [
    ...Object.values(disbursementEndpoints),
    athleteMoneyRuleEndpoints.ruleHistory,
    athleteMoneyRuleEndpoints.setRule,
  ]
  for (const role of [undefined, ...roles.filter((name) => name !== 'admin' && name !== 'superadmin')]) {
    const authorization = role && (await sessionOf(world, `${role}@attack.test`, role))
    for (const { method, path } of calls) {
      const answer = await app.inject({
        method,
        url: path.replaceAll(/:\w+/g, nobody),
        ...(authorization && { headers: { authorization } }),
        ...(method !== 'GET' && { payload: {} }),
      })
      expect([role, path, answer.statusCode]).toEqual([role, path, role ? 403 : 401])
    }
  }
  expect(
    await services.database.read((tx) => tx.selectFrom('athlete_money_rules').selectAll().execute()),
  ).toEqual([])
})

async function sessionOf(
  { services }: DisbursementWorld,
  email: string,
  role: (typeof roles)[number],
): Promise<string> {
  const { userId } = await buildProspectActor(services, email, role)
  const at = services.clock.now()
  const session = await services.database.transaction(async (tx) => {
    await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
    return openSession(services, tx, { userId, userAgent: undefined, at })
  })
  return `Bearer ${session.access_token}`
}

test('a form with anything missing, wrong, huge or of somebody else records nothing, and says so without a failure', async () => {
  const world = await buildDisbursements()
  const { dana, kim, prospectId } = world
  await world.support(12_000)
  const theirs = await world.upload(kim)
  const wrong: [object, number][] = [
    ...[0, -1, 1.5, 100_000_000, 1e300, '100', null, undefined, [], {}].map(
      (amount) => [{ amount_cents: amount }, 400] as [object, number],
    ),
    ...[-1, 1e300, '12000', null].map(
      (available) => [{ available_cents: available }, 400] as [object, number],
    ),
    [{ available_cents: 11_999 }, 409],
    [{ amount_cents: 12_001 }, 409],
    ...['', '  ', 'ab', 'x'.repeat(201), 'a\u0000bcd', null, 7].map(
      (words) => [{ payee: words, paid_for: words }, 400] as [object, number],
    ),
    ...['', '2026-02-30', '1999-12-31', '20260101', '2026-11-16T00:00:00Z', null].map(
      (day) => [{ paid_on: day }, 400] as [object, number],
    ),
    [{ paid_on: '2099-01-01' }, 400],
    ...['', 'x', null, `${nobody}'`].map((id) => [{ account_id: id }, 400] as [object, number]),
    ...['', 'x', null].map((id) => [{ document_id: id }, 400] as [object, number]),
    [{ account_id: nobody }, 404],
    [{ account_id: prospectId }, 404],
    [{ document_id: nobody }, 404],
    [{ document_id: theirs }, 404],
    ...['', 'short', 'k'.repeat(101), null].map((key) => [{ request_key: key }, 400] as [object, number]),
  ]
  const document = await world.upload(dana)
  for (const [more, status] of wrong) {
    const answer = await world.record(dana, 1_000, {
      ...{ document_id: document, account_id: world.goalId, available_cents: 12_000 },
      ...more,
    })
    expect([JSON.stringify(more), answer.statusCode]).toEqual([JSON.stringify(more), status])
  }
  expect(await rowsOf(world)).toEqual([])
  expect((await world.record(dana, 1_000, { document_id: document })).statusCode).toBe(200)
  expect(await world.findFaults()).toEqual([])
})

test('lists and files take any question without a failure', async () => {
  const world = await buildDisbursements()
  const questions = ['%', '_', "'", '\\', '\u0000', 'é'.repeat(200), 'x'.repeat(300), nobody, '%00', '🏊']
  const paths = ['athlete-accounts', 'athlete-accounts.csv', 'disbursements', 'disbursements.csv']
  for (const path of paths)
    for (const query of [
      ...questions.map((q) => `q=${encodeURIComponent(q)}`),
      ...[
        'page=0',
        'page=-1',
        'page=999999999',
        'pageSize=1e9',
        'sort=x',
        'state=x',
        'from=x',
        'to=9999-99-99',
      ],
    ]) {
      const answer = await world.call(world.dana, 'GET', `/api/admin/${path}?${query}`)
      expect([path, query, answer.statusCode < 500]).toEqual([path, query, true])
    }
  for (const id of ['x', '%00', nobody]) {
    const answer = await world.call(world.dana, 'GET', `/api/admin/athlete-accounts/${id}`)
    expect([id, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([id, true])
  }
})

test('one press sixteen times at once is one disbursement, and the same key for something else is refused', async () => {
  const world = await buildDisbursements({ poolSize: 24 })
  await world.support(12_000)
  const form = {
    ...{ request_key: 'one-press-only', available_cents: 12_000 },
    document_id: await world.upload(world.dana),
  }
  const answers = await Promise.all(many.map(() => world.record(world.dana, 2_000, form)))
  expect(countStatuses(answers)).toEqual({ 200: 16 })
  expect(new Set(answers.map((answer) => itemOf(answer).id)).size).toBe(1)
  const other = await world.record(world.dana, 2_001, { ...form, available_cents: 10_000 })
  expect([other.statusCode, codeOf(other)]).toEqual([409, 'disbursements.changed'])
  expect(await rowsOf(world)).toMatchObject([{ state: 'paid', amount_cents: 2_000 }])
  expect(await world.findFaults()).toEqual([])
})

test('one document for sixteen disbursements at once stands for one', async () => {
  const world = await buildDisbursements({ poolSize: 24 })
  await world.support(12_000)
  const document_id = await world.upload(world.dana)
  const answers = await Promise.all(
    many.map((place) => world.record(world.dana, 100 + place, { document_id })),
  )
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: 15 })
  expect(await rowsOf(world)).toHaveLength(1)
})

test('of sixteen decisions at once one holds, and every other reads who took it', async () => {
  const world = await buildDisbursements({ ...limit, poolSize: 24 })
  const { dana, kim } = world
  await world.support(12_000)
  const { id } = await world.recordWaiting(dana, 8_000)
  const decided = await Promise.all(
    many.map((place) => world.decide(kim, id, place % 2 === 0 ? 'approve' : 'decline')),
  )
  expect(countStatuses(decided)).toEqual({ 200: 1, 409: 15 })
  for (const answer of decided.filter(({ statusCode }) => statusCode === 409))
    expect(answer.json<{ error: string }>().error).toContain('Kim Osei')
  const [row] = await rowsOf(world)
  const voided = await Promise.all(many.map(() => world.decide(dana, id, 'void')))
  expect(countStatuses(voided)).toEqual({ 409: 16 })
  const agreed = await Promise.all(many.map(() => world.decide(kim, id, 'approve')))
  expect(countStatuses(agreed)).toEqual(row?.state === 'paid' ? { 200: 1, 409: 15 } : { 409: 16 })
  expect(await world.account(dana)).toMatchObject({ disbursed_cents: 0, available_cents: 12_000 })
  expect(await world.findFaults()).toEqual([])
})

test('sixteen payouts that wait are approved at once as far as the money goes', async () => {
  const world = await buildDisbursements({ environment: { REFUND_SECOND_PERSON_CENTS: '0' }, poolSize: 24 })
  // General support: a goal that a refund leaves unreached would pay out nothing.
  const gift = await world.support(16_000, null)
  const account_id = world.prospectId
  const waiting: Disbursement[] = []
  for (const place of many.slice(0, 12))
    waiting.push(await world.recordWaiting(world.dana, 950 + place, { account_id }))
  await world.giveBack(gift, 8_000)
  const answers = await Promise.all(waiting.map(({ id }) => world.decide(world.kim, id, 'approve')))
  const { disbursed_cents: paid, balance_cents: left } = await world.account(world.dana, account_id)
  expect(countStatuses(answers)).toEqual({ 200: 8, 409: 4 })
  expect(new Set(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf))).toEqual(
    new Set(['disbursements.not_enough']),
  )
  expect(paid + left).toBe(8_000)
  expect(await world.findFaults()).toEqual([])
})

test('payouts, refunds, archiving, what moves on and an erasure at once leave the books whole, and nothing fails', async () => {
  const world = await buildDisbursements({ ...limit, poolSize: 32 })
  const { services, dana, circle, prospectId, goalId, clock } = world
  await services.database.transaction((tx) =>
    tx
      .updateTable('prospects')
      .set({ athlete_id: circle.athlete.userId })
      .where('id', '=', prospectId)
      .execute(),
  )
  const gifts: string[] = []
  for (const cents of [5_000, 6_000, 4_000]) gifts.push(await world.support(cents))
  const waiting = await world.recordWaiting(dana, 6_000)
  const documents = await Promise.all(many.slice(0, 6).map(() => world.upload(dana)))
  const archived = { title: 'Spikes', targetCents: 12_000, isActive: false }
  await saveGoal(services, { actor: circle.guardian, prospectId, goalId, ...archived })
  await noticeUnused(services)
  clock.advance(91 * 86_400_000)
  // Three months later they have signed in anew.
  const one = await world.staff('dana@tower.test', 'Dana Reyes')
  const two = await world.staff('kim@tower.test', 'Kim Osei')
  const superadmin = await buildActor(services, 'superadmin')
  const { available_cents } = await world.account(one)
  const answers = await Promise.all([
    ...documents.map((document_id) => world.record(one, 900, { document_id, available_cents })),
    ...many.slice(0, 4).map(() => world.decide(two, waiting.id, 'approve')),
    world.decide(one, waiting.id, 'decline'),
  ])
  const more = await Promise.allSettled([
    ...gifts.map((payment) => world.giveBack(payment, 1_500)),
    moveUnused(services),
    moveUnused(services),
    erasePerson(services, { actor: superadmin, userId: circle.athlete.userId, personalData }),
    world.decide(two, waiting.id, 'void'),
  ])
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  expect(more.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await world.findFaults()).toEqual([])
})

test('sixteen changes of the rule at once are each kept or were said already', async () => {
  const world = await buildDisbursements({ poolSize: 24 })
  const answers = await Promise.all(
    many.map((place) =>
      world.call(place % 2 ? world.dana : world.kim, 'POST', '/api/admin/athlete-money-rule', {
        unused_days: 100 + (place % 4),
      }),
    ),
  )
  expect(countStatuses(answers)).toEqual({ 200: 16 })
  for (const days of [29, 366, 30.5, -1, '90', null, 1e300]) {
    const answer = await world.call(world.dana, 'POST', '/api/admin/athlete-money-rule', {
      unused_days: days,
    })
    expect([days, answer.statusCode]).toEqual([days, 400])
  }
  const { changes } = (await world.call(world.dana, 'GET', '/api/admin/athlete-money-rule')).json<{
    changes: { unused_days: number }[]
  }>()
  const said = changes.map(({ unused_days: days }) => days)
  expect(said.every((days, place) => days !== said[place + 1])).toBe(true)
})

test('what everyone and families read of an athlete’s money takes any number without a failure', async () => {
  const world = await buildDisbursements()
  const guardian = await sessionOf(world, 'guardian@prospects.test', 'guardian')
  const ids = [
    '',
    'x',
    nobody,
    '%00',
    `${world.prospectId}'`,
    'é'.repeat(100),
    world.prospectId.toUpperCase(),
  ]
  for (const { path } of Object.values(athleteReportEndpoints))
    for (const id of ids) {
      const answer = await world.app.inject({
        url: `${path}?prospect_id=${encodeURIComponent(id)}`,
        headers: { authorization: guardian },
      })
      expect([path, id, answer.statusCode < 500]).toEqual([path, id, true])
    }
})

test('a gift to an athlete takes no wrong amount, and one form sent sixteen times is one payment page', async () => {
  const world = await buildDisbursements({ poolSize: 24 })
  for (const amount of [0, -1, 1.5, 1e300, '2500', null, undefined, [], {}, Number.MAX_SAFE_INTEGER]) {
    const answer = await world.requestGift({ amount_cents: amount })
    expect([amount, answer.statusCode]).toEqual([amount, 400])
  }
  for (const ask of [
    { goal_id: nobody },
    { goal_id: world.prospectId },
    { prospect_id: nobody },
    { prospect_id: 'x' },
  ])
    expect((await world.requestGift(ask)).statusCode).toBeGreaterThanOrEqual(400)
  const key = 'sent-sixteen-times'
  const answers = await Promise.all(many.map(() => world.requestGift({ idempotency_key: key })))
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  const pages = answers.filter(({ statusCode }) => statusCode === 200)
  expect(new Set(pages.map((answer) => answer.json<{ checkout_url: string }>().checkout_url)).size).toBe(1)
})
