// @module-tag some-on-pglite: one path of reimbursements.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  buildReimbursements,
  itemOf,
  reimb,
} from '../../../../test/spending/reimbursements/build-reimbursements.ts'

test(
  'what a teacher submits is reserved in the budget, and staff are told of it',
  { tags: 'on-pglite-too' },
  async () => {
    const { submit, line, budget, services, dana, list, findFaults } = await buildReimbursements()
    const item = await submit([line(4_996), line(2_498)], { memo: 'Two pairs broke in October.' })
    expect(item).toMatchObject({
      status: 'submitted',
      title: 'Pencils',
      total_cents: 7_494,
      memo: 'Two pairs broke in October.',
      purchase_request_items: [{ amount_cents: 4_996, receipt_url: null }, { amount_cents: 2_498 }],
    })
    expect(await budget()).toMatchObject({ reservedCents: 7_494, remainingCents: 42_506, spentCents: 0 })
    expect((await list(dana)).items).toMatchObject([
      { id: item.id, teacher: { full_name: 'Ms Rivera', school: 'Ruskin Elementary' } },
    ])
    const notices = await services.database.read((tx) =>
      tx.selectFrom('admin_notifications').select(['type', 'title']).execute(),
    )
    expect(notices).toContainEqual({ type: 'reimbursement', title: 'Ms Rivera asks for $74.94' })
    expect(await findFaults()).toEqual([])
  },
)

test('a draft reserves nothing, may be incomplete, and no staff see it', async () => {
  const { submit, budget, dana, list, read, call, teacher } = await buildReimbursements()
  const draft = await submit([{ description: 'Seeds' }, {}], { draft: true })
  expect(draft).toMatchObject({ status: 'draft', submitted_at: null, total_cents: 0 })
  expect(await budget()).toMatchObject({ reservedCents: 0 })
  expect((await list(teacher, 'status=draft')).items).toMatchObject([{ id: draft.id }])
  expect((await list(dana)).total).toBe(0)
  expect((await list(dana, 'status=draft')).total).toBe(0)
  expect((await call(dana, 'GET', `/api/reimbursements/${draft.id}`)).statusCode).toBe(404)
  expect(await read(teacher, draft.id)).toMatchObject({ title: 'Seeds', events: [] })
})

test('each line needs words and an amount above zero before it can be submitted', async () => {
  const { send, line, budget } = await buildReimbursements()
  for (const items of [[], [{}], [line(), { description: ' ', amount_cents: 5 }], [line(0)], [line(-5)]]) {
    const answer = await send(items)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'Add at least one reimbursement line item' })
  }
  expect(await budget()).toMatchObject({ reservedCents: 0 })
})

test('the same form sent twice, or in two tabs at once, is one request', async () => {
  const { send, line, list, teacher, budget } = await buildReimbursements()
  const key = { request_key: randomUUID() }
  const answers = await Promise.all([1, 2, 3, 4].map(() => send([line()], key)))
  expect(new Set(answers.map((answer) => itemOf(answer).id)).size).toBe(1)
  const late = itemOf(await send([line(9_999)], { ...key, draft: true }))
  expect(late).toMatchObject({ status: 'submitted', total_cents: 1_000 })
  expect((await list(teacher)).total).toBe(1)
  expect(await budget()).toMatchObject({ reservedCents: 1_000 })
})

test('after an answer that was lost, the same form with other lines is told that the earlier ones were sent', async () => {
  const { send, submit, line, list, teacher, budget } = await buildReimbursements()
  const key = { request_key: randomUUID() }
  const first = await submit([line()], key)
  const other = await send([line(9_999)], key)
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'reimbursements.changed' }])
  const words = await send([line()], { ...key, memo: 'Other words' })
  expect(words.statusCode).toBe(409)
  expect(itemOf(await send([line()], key)).id).toBe(first.id)
  const change = { request_key: randomUUID(), request_id: first.id, revision: first.revision }
  await submit([line(2_000)], change)
  expect((await send([line(3_000)], change)).json()).toMatchObject({ code: 'reimbursements.changed' })
  expect(itemOf(await send([line(2_000)], change)).total_cents).toBe(2_000)
  expect((await list(teacher)).total).toBe(1)
  expect(await budget()).toMatchObject({ reservedCents: 2_000 })
})

test('a draft that was saved by its key is submitted by it', async () => {
  const { submit, line, list, teacher } = await buildReimbursements()
  const key = { request_key: randomUUID() }
  const draft = await submit([line()], { ...key, draft: true })
  const again = await submit([line(), line(500)], { ...key, draft: true })
  const sent = await submit([line(), line(700)], key)
  expect([again.id, sent.id]).toEqual([draft.id, draft.id])
  expect(sent).toMatchObject({ status: 'submitted', total_cents: 1_700 })
  expect((await list(teacher)).total).toBe(1)
})

test('a budget is never reserved beyond what is left, and a locked one not at all', async () => {
  const { send, submit, line, services, budgetId, budget, dana, decide } = await buildReimbursements()
  expect((await send([line(50_001)])).json()).toMatchObject({ code: 'budgets.not_enough' })
  const held = await submit([line(30_000)])
  expect((await send([line(20_001)])).statusCode).toBe(409)
  await services.database.transaction((tx) =>
    tx
      .updateTable('teacher_budgets')
      .set({ locked_at: services.clock.now() })
      .where('id', '=', budgetId)
      .execute(),
  )
  const refused = await send([line(1)])
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([409, 'Budget is locked'])
  expect(itemOf(await decide(held.id, 'paid', {}, dana)).status).toBe('paid')
  expect(await budget()).toMatchObject({ spentCents: 30_000, reservedCents: 0 })
})

test('another teacher’s budget, request and receipt are not found', async () => {
  const world = await buildReimbursements()
  const { person, send, submit, line, call, uploaded, teacher } = world
  const lee = await person('lee@school.edu', 'teacher', 'Lee Park')
  expect((await send([line()], {}, lee)).json()).toMatchObject({ code: 'budgets.not_found' })
  const { id } = await submit()
  expect((await call(lee, 'GET', `/api/reimbursements/${id}`)).statusCode).toBe(404)
  expect((await send([line()], { request_id: id }, lee)).statusCode).toBe(404)
  for (const [method, path] of [
    ['POST', `/api/reimbursements/${id}/withdraw`],
    ['DELETE', `/api/reimbursements/${id}`],
  ] as const)
    expect((await call(lee, method, path)).statusCode).toBe(404)
  const theirs = await uploaded(1, lee)
  expect((await send([line(5, theirs.url)])).json()).toMatchObject({
    code: 'reimbursements.receipt_not_found',
  })
  expect((await call(teacher, 'DELETE', `/api/receipts/${theirs.item.id}`)).statusCode).toBe(404)
  expect((await call(lee, 'GET', reimb.list)).json()).toMatchObject({ total: 0 })
})

test('a change keeps the place among those that wait, moves the reservation and drops an approval', async () => {
  const { submit, line, budget, decide, dana, read, clock, findFaults } = await buildReimbursements()
  const sent = await submit([line(4_000)])
  clock.advance(60_000)
  const approved = itemOf(await decide(sent.id, 'approved'))
  expect(approved).toMatchObject({ status: 'approved', decided_by: 'Dana Reyes' })
  clock.advance(60_000)
  const changed = await submit([line(2_500)], { request_id: sent.id, revision: approved.revision })
  expect(changed).toMatchObject({
    status: 'submitted',
    total_cents: 2_500,
    submitted_at: sent.submitted_at,
    decided_at: null,
  })
  expect(await budget()).toMatchObject({ reservedCents: 2_500 })
  const story = await read(dana, sent.id)
  expect(story.events.map(({ kind, by }) => [kind, by])).toEqual([
    ['edited', 'Ms Rivera'],
    ['approved', 'Dana Reyes'],
    ['submitted', 'Ms Rivera'],
  ])
  const stale = await decide(sent.id, 'approved', { revision: approved.revision })
  expect(stale.json()).toMatchObject({ code: 'reimbursements.changed' })
  expect(await findFaults()).toEqual([])
})

test('a change made on an older state is refused, and saving never takes back what was submitted', async () => {
  const { submit, send, line } = await buildReimbursements()
  const draft = await submit([line()], { draft: true })
  const sent = await submit([line(2_000)], { request_id: draft.id, revision: draft.revision })
  const behind = await send([line(3_000)], { request_id: draft.id, revision: draft.revision })
  expect(behind.json()).toMatchObject({ code: 'reimbursements.changed' })
  const saving = await send([line(1)], { request_id: draft.id, draft: true })
  expect(saving.json()).toMatchObject({ code: 'reimbursements.changed' })
  expect(sent.status).toBe('submitted')
})

test('a teacher takes a request back, its money is free at once, and a draft can be deleted with its receipts', async () => {
  const { submit, line, call, teacher, budget, uploaded, services, decide, findFaults } =
    await buildReimbursements()
  const receipt = await uploaded(3)
  const { id } = await submit([line(4_000, receipt.url)])
  const back = itemOf(await call(teacher, 'POST', `/api/reimbursements/${id}/withdraw`))
  expect(back).toMatchObject({ status: 'draft', submitted_at: null })
  expect(await budget()).toMatchObject({ reservedCents: 0 })
  expect((await decide(id, 'approved')).json()).toMatchObject({
    code: 'reimbursements.changed',
    error: 'Its teacher took this request back.',
  })
  expect((await call(teacher, 'DELETE', `/api/reimbursements/${id}`)).statusCode).toBe(200)
  const left = await services.database.read(async (tx) => ({
    requests: await tx.selectFrom('purchase_requests').selectAll().execute(),
    receipts: await tx.selectFrom('reimbursements').selectAll().execute(),
    files: await tx.selectFrom('files').select('state').execute(),
  }))
  expect(left).toEqual({ requests: [], receipts: [], files: [{ state: 'removed' }] })
  expect((await call(teacher, 'DELETE', `/api/reimbursements/${id}`)).statusCode).toBe(404)
  expect(await findFaults()).toEqual([])
})
