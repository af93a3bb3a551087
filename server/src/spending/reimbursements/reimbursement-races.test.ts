import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { buildReimbursements } from '../../../test/spending/reimbursements/build-reimbursements.ts'

// Many requests at once, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

test('of fifty requests at once on a budget that affords ten, exactly ten are submitted', async () => {
  const { send, line, budget, list, teacher, findFaults } = await buildReimbursements()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => send([line(5_000)], { request_key: randomUUID() })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  const codes = answers
    .filter(({ statusCode }) => statusCode !== 200)
    .map((answer) => answer.json<{ code: string }>().code)
  expect(new Set(codes)).toEqual(new Set(['budgets.not_enough']))
  expect((await list(teacher, 'page_size=100')).total).toBe(10)
  expect(await budget()).toMatchObject({ reservedCents: 50_000, remainingCents: 0 })
  expect(await findFaults()).toEqual([])
})

test('a refund that cuts the budget meanwhile never takes what is reserved, and no cent is counted twice', async () => {
  const { send, line, budget, services, paymentId, deliverAll, decide, list, teacher, findFaults } =
    await buildReimbursements()
  const sending = Array.from({ length: 12 }, () => send([line(5_000)], { request_key: randomUUID() }))
  const cut = async () => {
    await services.payments.refund({ paymentId, amountCents: 30_000, idempotencyKey: 'cut' })
    await deliverAll()
  }
  await Promise.all([...sending, cut()])
  const { allocatedCents, reservedCents, remainingCents, spentCents } = await budget()
  expect(reservedCents + remainingCents + spentCents).toBe(allocatedCents)
  expect(remainingCents).toBeGreaterThanOrEqual(0)
  for (const { id } of (await list(teacher, 'status=submitted&page_size=100')).items)
    expect((await decide(id, 'paid')).statusCode).toBe(200)
  expect((await budget()).spentCents).toBe(reservedCents)
  expect(await findFaults()).toEqual([])
})

test('changes, withdrawals, returns and decisions in any order leave the books whole', async () => {
  const { send, line, call, teacher, decide, giveBack, submit, budget, findFaults } =
    await buildReimbursements()
  const requests = await Promise.all([1_000, 2_000, 3_000].map((cents) => submit([line(cents)])))
  const acts = requests.flatMap(({ id }, turn) => [
    () => send([line(1_500 + turn)], { request_id: id }),
    () => decide(id, 'approved'),
    () => call(teacher, 'POST', `/api/reimbursements/${id}/withdraw`),
    () => giveBack(id, 'Show the total'),
    () => send([line(2_500 + turn)], { request_id: id }),
    () => decide(id, turn === 0 ? 'paid' : 'rejected'),
    () => send([line(900)], { request_id: id, draft: true }),
  ])
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(acts.map((act) => act()))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
    expect(await findFaults()).toEqual([])
  }
  const { allocatedCents, reservedCents, remainingCents, spentCents } = await budget()
  expect(reservedCents + remainingCents + spentCents).toBe(allocatedCents)
})
