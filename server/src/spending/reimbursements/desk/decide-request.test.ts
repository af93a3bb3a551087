import { describe, expect, test } from 'vitest'
import { endSchoolYears } from '../../../money/budgets/year-end/end-school-years.ts'
import { ensureAccount } from '../../../people/identity/accounts/ensure-account.ts'
import {
  buildReimbursements,
  itemOf,
  type ReimbursementWorld,
  reimb,
} from '../../../../test/spending/reimbursements/build-reimbursements.ts'

const mailsOf = ({ services }: ReimbursementWorld) =>
  services.database.read(async (tx) =>
    (
      await tx
        .selectFrom('mails')
        .select('params')
        .where('template', '=', 'reimbursement_decided')
        .orderBy('created_at')
        .execute()
    ).map(({ params }) => params as { outcome: string; reason: string | null }),
  )
const auditOf = ({ services }: ReimbursementWorld) =>
  services.database.read(async (tx) =>
    (await tx.selectFrom('audit_log').select(['action', 'actor_id']).orderBy('seq').execute()).filter(
      ({ action }) => action.startsWith('reimbursements.'),
    ),
  )

test('approved, then paid: the money is spent once, and the teacher is told of both', async () => {
  const world = await buildReimbursements()
  const { submit, line, decide, budget, dana, teacher, read, findFaults } = world
  const { id } = await submit([line(7_494)])
  expect(itemOf(await decide(id, 'approved')).status).toBe('approved')
  expect(await budget()).toMatchObject({ reservedCents: 7_494, spentCents: 0 })
  expect(itemOf(await decide(id, 'paid', { reference: 'ACH 4711' })).status).toBe('paid')
  expect(await budget()).toMatchObject({ reservedCents: 0, spentCents: 7_494, remainingCents: 42_506 })
  expect((await mailsOf(world)).map(({ outcome }) => outcome)).toEqual(['approved', 'paid'])
  expect(await auditOf(world)).toEqual([
    { action: 'reimbursements.approved', actor_id: dana.userId },
    { action: 'reimbursements.paid', actor_id: dana.userId },
  ])
  expect((await read(dana, id)).payout).toMatchObject({ reference: 'ACH 4711', by: 'Dana Reyes' })
  const own = await read(teacher, id)
  expect([own.decided_by, own.payout?.by, own.events[0]?.by]).toEqual([null, null, null])
  expect(await findFaults()).toEqual([])
})

test('rejected with a reason: the money is free again, and it stays rejected', async () => {
  const world = await buildReimbursements()
  const { submit, decide, budget, teacher, read, findFaults } = world
  const { id } = await submit()
  await decide(id, 'rejected', { reason: 'Parties are not covered.' })
  expect(await budget()).toMatchObject({ reservedCents: 0, remainingCents: 50_000 })
  expect(await mailsOf(world)).toMatchObject([{ outcome: 'rejected', reason: 'Parties are not covered.' }])
  expect(await read(teacher, id)).toMatchObject({ status: 'rejected', reason: 'Parties are not covered.' })
  const late = await decide(id, 'approved')
  expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([
    409,
    'Dana Reyes rejected this request already.',
  ])
  expect(await findFaults()).toEqual([])
})

test('every move that the states know is made, to the same state nothing happens, and all others are refused', async () => {
  const world = await buildReimbursements()
  const { submit, line, decide, send } = world
  const reached = async (...states: string[]) => {
    const { id } = await submit([line(100)])
    for (const state of states) expect((await decide(id, state)).statusCode).toBe(200)
    return async (state: string) => (await decide(id, state)).statusCode
  }
  for (const [path, allowed] of [
    [[], ['approved', 'rejected', 'paid']],
    [['approved'], ['approved', 'rejected', 'paid']],
    [['approved', 'paid'], ['paid']],
    [['rejected'], ['rejected']],
  ] as const)
    for (const state of ['approved', 'rejected', 'paid']) {
      const move = await reached(...path)
      expect([path, state, await move(state)]).toEqual([
        path,
        state,
        (allowed as readonly string[]).includes(state) ? 200 : 409,
      ])
    }
  expect((await decide((await submit([line(1)])).id, 'draft')).statusCode).toBe(400)
  const paid = await submit([line(1)])
  await decide(paid.id, 'paid')
  expect((await send([line(2)], { request_id: paid.id })).json()).toMatchObject({
    code: 'reimbursements.decided',
  })
  expect((await auditOf(world)).length).toBe((await mailsOf(world)).length)
})

test('returned with a reason the teacher changes it and submits it again, and it is paid', async () => {
  const world = await buildReimbursements()
  const { submit, line, giveBack, budget, teacher, read, decide, dana, findFaults } = world
  const sent = await submit([line(4_000)])
  const reason = 'The receipt is cut off: show its total.'
  expect((await giveBack(sent.id, reason)).statusCode).toBe(200)
  expect(await budget()).toMatchObject({ reservedCents: 0 })
  const back = await read(teacher, sent.id)
  expect(back).toMatchObject({
    status: 'draft',
    submitted_at: null,
    reason,
    events: [{ kind: 'returned' }, {}],
  })
  expect(await mailsOf(world)).toMatchObject([{ outcome: 'returned', reason }])
  const again = await submit([line(3_800)], { request_id: sent.id, revision: back.revision })
  expect(again).toMatchObject({ status: 'submitted', reason: null, total_cents: 3_800 })
  expect(itemOf(await decide(sent.id, 'paid', { revision: again.revision })).status).toBe('paid')
  expect((await read(dana, sent.id)).events.map(({ kind }) => kind)).toEqual([
    'paid',
    'submitted',
    'returned',
    'submitted',
  ])
  expect((await giveBack(sent.id, 'Too late')).statusCode).toBe(409)
  expect(await findFaults()).toEqual([])
})

describe('two of the staff at once', () => {
  test('of two who decide on what they both saw, the second reads who was first', async () => {
    const { submit, decide, dana, omar, budget, findFaults } = await buildReimbursements()
    for (const wishes of [
      ['approved', 'rejected'],
      ['approved', 'approved'],
      ['paid', 'paid'],
      ['rejected', 'paid'],
    ] as const) {
      const { id, revision } = await submit()
      const answers = await Promise.all([
        decide(id, wishes[0], { revision }, dana),
        decide(id, wishes[1], { revision }, omar),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const refused = answers.find(({ statusCode }) => statusCode === 409)
      expect(refused?.json<{ error: string }>().error).toMatch(
        /^(Dana Reyes|Omar Haddad) (approved|rejected|marked) /,
      )
    }
    expect((await budget()).reservedCents % 1_000).toBe(0)
    expect(await findFaults()).toEqual([])
  })

  test('one who returns it and one who pays it never both do', async () => {
    const { submit, decide, giveBack, dana, omar, findFaults } = await buildReimbursements()
    const { id, revision } = await submit()
    const answers = await Promise.all([
      giveBack(id, 'Show the total', { revision }, dana),
      decide(id, 'paid', { revision }, omar),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await findFaults()).toEqual([])
  })
})

test('nobody decides on a request of their own, whatever role they hold by now', async () => {
  const { submit, services, teacher, call, giveBack, decide } = await buildReimbursements()
  const { id } = await submit()
  const at = services.clock.now()
  await services.database.transaction((tx) =>
    ensureAccount(tx, { email: 'rivera@school.edu', role: 'admin', at, actorId: null }),
  )
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ role: 'admin' }).where('id', '=', teacher.userId).execute(),
  )
  for (const status of ['approved', 'rejected', 'paid'])
    expect((await decide(id, status, {}, teacher)).json()).toMatchObject({ code: 'reimbursements.own' })
  expect((await giveBack(id, 'Mine', {}, teacher)).statusCode).toBe(403)
  const file = await call(teacher, 'POST', reimb.payments, {
    request_ids: [id],
    request_key: services.random.uuid(),
  })
  expect(file.json()).toMatchObject({ file: null, paid: [], refused: [{ request_id: id }] })
})

test('a link to another site is no proof: without an uploaded receipt it is neither approved nor paid', async () => {
  const world = await buildReimbursements()
  const { submit, line, uploaded, decide, giveBack, read, dana, services, call } = world
  const links = ['https://evil.example/x.png', '//evil.example/a'].map((link) => line(1_000, link))
  const { id } = await submit(links)
  expect((await read(dana, id)).purchase_request_items.map(({ receipt_url: url }) => url)).toEqual([
    'https://evil.example/x.png',
    'http://evil.example/a',
  ])
  for (const status of ['approved', 'paid'])
    expect((await decide(id, status)).json()).toMatchObject({ code: 'reimbursements.only_links' })
  expect((await giveBack(id, 'Upload the receipt')).statusCode).toBe(200)
  const again = await submit([...links, line(500, (await uploaded(1)).receipt_url)], { request_id: id })
  expect((await decide(id, 'approved', { revision: again.revision })).statusCode).toBe(200)
  // What was approved before this rule goes into no file for the bank.
  await services.database.transaction((tx) =>
    tx.updateTable('purchase_request_items').set({ receipt_id: null }).execute(),
  )
  const file = await call(dana, 'POST', reimb.payments, {
    request_ids: [id],
    request_key: services.random.uuid(),
  })
  expect(file.json()).toMatchObject({
    file: null,
    refused: [{ reason: expect.stringContaining('link') as unknown }],
  })
  expect((await decide(id, 'rejected', { reason: 'No receipt' })).statusCode).toBe(200)
})

test('a line a cent above the limit is approved and paid only with its receipt, and its teacher reads that before', async () => {
  const environment = { RECEIPT_ABOVE_CENTS: '7500' }
  const { submit, line, uploaded, decide, read, teacher, call } = await buildReimbursements({ environment })
  const edge = await submit([line(7_500)])
  expect((await decide(edge.id, 'approved')).statusCode).toBe(200)
  const { id } = await submit([line(7_501), line(100)])
  expect((await read(teacher, id)).purchase_request_items).toMatchObject([
    { needs_receipt: true },
    { needs_receipt: false },
  ])
  const counts = await call(teacher, 'GET', '/api/reimbursements/counts')
  expect(counts.json()).toMatchObject({ receipt_above_cents: 7_500 })
  for (const status of ['approved', 'paid']) {
    const refused = (await decide(id, status)).json<{ code: string; error: string }>()
    expect(refused.code).toBe('reimbursements.receipt_missing')
    expect(refused.error).toContain('A line above $75.00 needs its receipt')
  }
  const again = await submit([line(7_501, (await uploaded(1)).receipt_url), line(100)], { request_id: id })
  expect(again.purchase_request_items[0]).toMatchObject({ needs_receipt: false })
  expect((await decide(id, 'approved', { revision: again.revision })).statusCode).toBe(200)
})

test('another account at the mailbox of the teacher is no second person', async () => {
  const { submit, decide, giveBack, person } = await buildReimbursements()
  const { id } = await submit()
  const twin = await person('rivera+office@school.edu', 'admin', 'Rosa Rivera')
  for (const status of ['approved', 'rejected', 'paid'])
    expect((await decide(id, status, {}, twin)).json()).toMatchObject({ code: 'reimbursements.own' })
  expect((await giveBack(id, 'Mine', {}, twin)).json()).toMatchObject({ code: 'reimbursements.own' })
})

test('deciding is for staff alone, and paying for staff who showed lately who they are', async () => {
  const { submit, decide, teacher, call, person, clock, dana } = await buildReimbursements()
  const { id } = await submit()
  expect(
    (await call(undefined, 'POST', reimb.decide, { request_id: id, status: 'approved' })).statusCode,
  ).toBe(401)
  expect((await decide(id, 'approved', {}, teacher)).statusCode).toBe(403)
  const sponsor = await person('rosa@example.org', 'sponsor', 'Rosa')
  expect((await decide(id, 'approved', {}, sponsor)).statusCode).toBe(403)
  expect((await call(sponsor, 'GET', reimb.list)).statusCode).toBe(403)
  clock.advance(50 * 60_000)
  expect((await decide(id, 'paid', {}, dana)).json()).toMatchObject({ code: 'identity.proof_needed' })
  expect((await decide(id, 'approved', {}, dana)).statusCode).toBe(200)
})

test('whoever raised a budget above the limit neither approves nor pays from it, and somebody else does', async () => {
  const world = await buildReimbursements({ environment: { SECOND_PERSON_CENTS: '10000' } })
  const { submit, line, decide, call, dana, omar, teacherId, services, findFaults } = world
  await world.give({ email: 'founder@example.org', destination: 'project', amountCents: 500_000 })
  const raise = (amountCents: number) =>
    call(dana, 'POST', '/.netlify/functions/admin-budgets-upsert', {
      teacher_id: teacherId,
      fiscal_year: 2027,
      amount_cents: amountCents,
    })
  // In two steps: many small raises are one large one.
  expect((await raise(55_000)).statusCode).toBe(200)
  const { id } = await submit([line(4_000)])
  expect((await decide(id, 'approved')).statusCode).toBe(200)
  expect((await raise(62_000)).statusCode).toBe(200)
  expect((await decide(id, 'paid')).json()).toMatchObject({ code: 'approvals.waits' })
  const file = await call(dana, 'POST', reimb.payments, {
    request_ids: [id],
    request_key: services.random.uuid(),
  })
  expect(file.json()).toMatchObject({ file: null, paid: [], refused: [{ request_id: id }] })
  const other = await submit([line(500)])
  expect((await decide(other.id, 'approved')).json()).toMatchObject({ code: 'approvals.waits' })
  await world.letGo(id)
  const atOnce = await Promise.all([decide(id, 'paid'), decide(id, 'paid', {}, omar)])
  expect(atOnce.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await decide(other.id, 'rejected', { reason: 'No receipt' })).statusCode).toBe(200)
  const acts = await call(omar, 'GET', '/api/admin/second-person-acts?kind=approval')
  expect(acts.json<{ items: object[] }>().items).toEqual([
    expect.objectContaining({
      what: 'Pencils',
      state: 'approved',
      asked_by: 'dana@tower.test',
      decided_by: 'omar@tower.test',
      amount_cents: 4_000,
    }),
  ])
  expect(await findFaults()).toEqual([])
})

test('what somebody put into an earlier year’s budget, and its end carried into this one, they do not let out alone either', async () => {
  const world = await buildReimbursements({ environment: { SECOND_PERSON_CENTS: '10000' } })
  const { submit, line, decide, call, dana, omar, teacherId, services, budget, findFaults } = world
  await world.give({ email: 'founder@example.org', destination: 'project', amountCents: 500_000 })
  const raised = await call(dana, 'POST', '/.netlify/functions/admin-budgets-upsert', {
    teacher_id: teacherId,
    fiscal_year: 2026,
    amount_cents: 15_000,
  })
  expect(raised.statusCode).toBe(200)
  await endSchoolYears(services)
  expect(await budget()).toMatchObject({ remainingCents: 65_000 })
  const { id } = await submit([line(15_000)])
  for (const status of ['approved', 'paid'])
    expect((await decide(id, status)).json()).toMatchObject({ code: 'approvals.waits' })
  const pay = async () => {
    const wish = { request_ids: [id], request_key: services.random.uuid() }
    return (await call(dana, 'POST', reimb.payments, wish)).json<object>()
  }
  expect(await pay()).toMatchObject({ file: null, paid: [], refused: [{ request_id: id }] })
  await world.letGo(id)
  expect((await decide(id, 'approved', {}, omar)).statusCode).toBe(200)
  expect(await pay()).toMatchObject({ paid: [id], refused: [] })
  expect(await findFaults()).toEqual([])
})
